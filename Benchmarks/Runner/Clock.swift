// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Time as this thread spent it: other work on the machine lengthens it little, and lengthens both sides of a ratio.

import AllocationCounter
import Glibc

/// Clocks and counters of the calling thread.
enum Clock {
  /// Nanoseconds of processor time of the calling thread.
  static var threadNanoseconds: Double { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }
  /// Nanoseconds of the wall clock.
  static var wallNanoseconds: Double { nanoseconds(CLOCK_MONOTONIC) }

  private static func nanoseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// What a piece of work cost.
struct Cost {
  var nanoseconds: Double
  var calls: UInt64

  /// Runs `work` and tells its processor time and allocations.
  static func of(_ work: () -> Void) -> Cost {
    let before = copyfit_allocations_of_thread().calls
    let start = Clock.threadNanoseconds
    work()
    let end = Clock.threadNanoseconds
    return Cost(nanoseconds: end - start, calls: copyfit_allocations_of_thread().calls - before)
  }
}

/// Keeps a value from being optimised away.
@inline(never) func consume<Value>(_ value: borrowing Value) {}
