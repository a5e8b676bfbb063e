// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Buffered writing of whole lines. Into a pipe, lines are written in groups that the pipe takes whole or not at all, so that
// a process that is killed leaves no half line behind (a line longer than that is the exception).

/// Collects output and writes it in large pieces.
struct OutputBuffer: ~Copyable {
  private static let flushSize = 1 << 16
  private let file: FileDescriptor
  private let isPipe: Bool
  private var bytes: [UInt8] = []

  init(_ file: FileDescriptor) {
    self.file = file
    isPipe = file.isPipe
  }

  mutating func write(_ text: String) throws(SystemError) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.flushSize { try flush() }
  }

  /// Writes lines at once, after what waits in the buffer.
  mutating func writeLines(_ lines: [UInt8]) throws(SystemError) {
    try flush()
    try Self.writeLines(lines, to: file, isPipe: isPipe)
  }

  mutating func flush() throws(SystemError) {
    guard !bytes.isEmpty else { return }
    try Self.writeLines(bytes, to: file, isPipe: isPipe)
    bytes.removeAll(keepingCapacity: true)
  }

  static func writeLines(_ lines: [UInt8], to file: FileDescriptor, isPipe: Bool) throws(SystemError) {
    let result = lines.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in
        var start = 0
        while start < bytes.count {
          let end = isPipe ? endOfGroup(bytes, from: start) : bytes.count
          try file.writeAll(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
          start = end
        }
      }
    }
    try result.get()
  }

  /// As many whole lines as a pipe takes whole; one line where that one is longer.
  private static func endOfGroup(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let limit = start + FileDescriptor.atomicPipeWrite
    guard limit < bytes.count else { return bytes.count }
    let lineFeed = UInt8(ascii: "\n")
    if let last = bytes[start..<limit].lastIndex(of: lineFeed) { return last + 1 }
    return bytes[limit...].firstIndex(of: lineFeed).map { $0 + 1 } ?? bytes.count
  }
}
