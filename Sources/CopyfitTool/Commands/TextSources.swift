// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Where the texts of a call come from: its arguments, the files of --file, or standard input.

enum TextSources {
  /// One text an argument and a file. The newline that ends a file is the file's, not the text's.
  static func texts(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> [String] {
    let given = arguments.arguments
    let files = arguments.texts(.file)
    guard given.isEmpty, files.isEmpty else { return given + (try files.map { try text(of: $0, console) }) }
    if FileDescriptor.standardInput.isTerminal {
      console.warn("reading the text from the terminal; end it with Ctrl-D")
    }
    return [try text(of: "-", console)]
  }

  private static func text(of path: String, _ console: borrowing Console) throws -> String {
    var bytes = try System.readFile(path)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if let offset = bytes.withUnsafeBufferPointer({ UTF8Validation.firstInvalidByte(in: $0) }) {
      let name = path == "-" ? "standard input" : "'\(path)'"
      console.warn("\(name) has invalid UTF-8 at byte \(offset + 1); such bytes are measured as U+FFFD")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
