// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Mutable state that threads share without ever waiting: who finds it taken goes on without it, since a cache that is
// not asked changes no answer. The flag is an atomic in the open, so ThreadSanitizer sees it; the slow path of
// Synchronization's Mutex is not instrumented, and it reports races that are none.

internal import Synchronization

/// A value that one thread at a time may use.
final class TryLocked<Value: Sendable>: Sendable {
  private let isTaken = Atomic<Bool>(false)
  // Touched only by the thread that set the flag, which releases what it wrote by clearing it. Behind a pointer, since a
  // stored property is checked for overlapping access at every use.
  nonisolated(unsafe) private let value: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Calls `body` with the value; nil, without a call, if another thread has it now.
  @inline(__always)
  func withValue<Result>(_ body: (inout Value) -> Result) -> Result? {
    let (hasTaken, _) = isTaken.compareExchange(
      expected: false, desired: true, successOrdering: .acquiring, failureOrdering: .relaxed)
    guard hasTaken else { return nil }
    defer { isTaken.store(false, ordering: .releasing) }
    return body(&value.pointee)
  }
}
