// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Cuts an input into blocks of whole lines as they arrive: what one read returns is handed on at once, so that somebody who
// sends a line and waits gets the answer, and much input comes in large pieces.

/// Whole lines of the input, the last perhaps without its line feed at the end of the input.
struct LineBlock: Sendable {
  var index: Int
  /// Counted from 1.
  var firstLine: Int
  /// Line feeds in it.
  var lineCount: Int
  var bytes: [UInt8]
}

/// Reads blocks; holds no more than one block and the line that is not complete yet.
struct LineBlockReader {
  /// Small enough to spread over threads, large enough that handing it on costs nothing.
  static let blockSize = 1 << 16
  /// A longer line is dropped and answered as malformed.
  static let lineLimit = 1 << 26

  private let readMore: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  private var rest: [UInt8] = []
  private var index = 0
  private var line = 1
  private var isAtEnd = false

  /// `readMore` fills a part of the buffer, at least one byte; 0 is the end.
  init(_ readMore: @escaping (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int) {
    self.readMore = readMore
  }

  init(_ file: FileDescriptor) {
    self.init { (buffer) throws(SystemError) in try file.read(into: buffer) }
  }

  /// The next block, or nil at the end.
  mutating func next() throws(SystemError) -> LineBlock? {
    while !isAtEnd {
      let searched = rest.count
      guard try fill() > 0 else {
        isAtEnd = true
        return rest.isEmpty ? nil : take(rest.count)
      }
      if let last = rest[searched...].lastIndex(of: UInt8(ascii: "\n")) { return take(last + 1) }
      if rest.count > Self.lineLimit { return try dropLine() }
    }
    return nil
  }

  /// Appends what is there to `rest`; asks for more at a time where a line is long, so that the copying stays linear.
  private mutating func fill() throws(SystemError) -> Int {
    let old = rest
    let room = max(Self.blockSize, old.count)
    var outcome = Result<Int, SystemError>.success(0)
    rest = [UInt8](unsafeUninitializedCapacity: old.count + room) { buffer, count in
      _ = buffer.initialize(from: old)
      count = old.count
      outcome = Result { () throws(SystemError) in
        try readMore(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[old.count...]))
      }
      if case .success(let read) = outcome { count += read }
    }
    return try outcome.get()
  }

  private mutating func take(_ count: Int) -> LineBlock {
    let tail = Array(rest[count...])
    rest.removeSubrange(count...)
    let lineCount = rest.count { $0 == UInt8(ascii: "\n") }
    let block = LineBlock(index: index, firstLine: line, lineCount: lineCount, bytes: rest)
    rest = tail
    index += 1
    line += lineCount
    return block
  }

  /// Skips a line that is too long; what is handed on in its place is no JSON and so becomes an error of that line.
  private mutating func dropLine() throws(SystemError) -> LineBlock {
    let notice = "line longer than \(Self.lineLimit) bytes\n"
    rest.removeAll()
    while true {
      guard try fill() > 0 else { break }
      if let first = rest.firstIndex(of: UInt8(ascii: "\n")) {
        rest.removeSubrange(...first)
        break
      }
      rest.removeAll()
    }
    rest = Array(notice.utf8) + rest
    return take(notice.utf8.count)
  }
}
