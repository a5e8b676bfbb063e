// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// From a line of bytes to a line of bytes. A pure function of the line, so that order and threads cannot change an answer.

/// Answers a request; one value serves every thread.
protocol RequestAnswering: Sendable {
  func answer(_ request: BatchRequest) throws(BatchError) -> BatchAnswer
}

/// Answers the lines of a block.
struct BatchLine {
  let answerer: any RequestAnswering

  /// Appends one line for each line that is not blank.
  func process(_ block: LineBlock, into writer: inout JSONWriter) {
    block.bytes.withUnsafeBufferPointer { bytes in
      var number = block.firstLine
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        process(UnsafeBufferPointer(rebasing: bytes[start..<end]), number: number, into: &writer)
        start = end + 1
        number += 1
      }
    }
  }

  /// Answers one line without its line feed.
  func process(_ line: UnsafeBufferPointer<UInt8>, number: Int, into writer: inout JSONWriter) {
    guard !Self.isBlank(line) else { return }
    switch RequestDecoder.decode(line) {
    case .request(let request):
      do {
        writer.answer(try answerer.answer(request), id: request.id)
      } catch {
        writer.error(error, id: request.id)
      }
    case .refused(let id, let error): writer.error(error, id: id)
    case .unparsable(let error): writer.error(error, id: "null", line: number)
    }
  }

  /// White space only, or that behind a byte order mark.
  private static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = JSONReader(line)
    return reader.peek() == nil
  }
}
