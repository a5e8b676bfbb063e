// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes finished blocks in the order of their input, whichever thread finishes them.

import Synchronization

/// Takes blocks of lines in any order and writes them in theirs.
final class OrderedOutput: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: [UInt8]] = [:]
    var failure: SystemError?
  }

  private let state = Mutex(State())
  private let sink: @Sendable ([UInt8]) throws(SystemError) -> Void

  init(_ sink: @escaping @Sendable ([UInt8]) throws(SystemError) -> Void) {
    self.sink = sink
  }

  convenience init(_ file: FileDescriptor) {
    let isPipe = file.isPipe
    self.init { (lines) throws(SystemError) in try OutputBuffer.writeLines(lines, to: file, isPipe: isPipe) }
  }

  /// Why writing ended, if it did.
  var failure: SystemError? { state.withLock { $0.failure } }

  /// Writes at once; for the time before threads.
  func write(_ lines: [UInt8]) throws(SystemError) {
    try sink(lines)
  }

  /// The index of the block that is to be written first.
  func begin(at index: Int) {
    state.withLock { $0.next = index }
  }

  /// Hands in a block; returns how many were written, this one or others that had to wait for it.
  func commit(_ lines: [UInt8], index: Int) -> Int {
    state.withLock { state in
      state.waiting[index] = lines
      var written = 0
      while let lines = state.waiting.removeValue(forKey: state.next) {
        if state.failure == nil {
          do throws(SystemError) { try sink(lines) } catch { state.failure = error }
        }
        state.next += 1
        written += 1
      }
      return written
    }
  }

  /// Runs `body` between two writes; where a write is stuck, at once.
  func betweenWrites(_ body: () -> Void) {
    if state.withLockIfAvailable({ _ in body() }) == nil { body() }
  }
}
