// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Why one request has no answer (DESIGN section 6, "Errors"). It costs its line, never the stream.

/// The codes of DESIGN section 6.
enum BatchErrorCode: String, Sendable {
  case malformedRequest, unknownField, wrongType, invalidNumber, invalidRange, unknownFont, badFont, unsupported
}

/// A code for programs and a sentence for people.
struct BatchError: Error, Hashable, CustomStringConvertible {
  let code: BatchErrorCode
  let message: String

  init(_ code: BatchErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: JSONError) {
    self.init(.malformedRequest, "not a request: \(error)")
  }

  var description: String { message }
}
