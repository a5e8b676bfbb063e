// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Ctrl-C and `kill` while a stream is written: the handler only notes the signal, the stream stops between two lines, and the
// process then dies of the same signal, as its parent expects. A second signal ends it at once.

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The request to stop, if one came.
enum StopSignal {
  private static let noted = Atomic<Int32>(0)

  /// The signal that asked the process to stop, or nil.
  static var pending: Int32? {
    let number = noted.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Notes SIGINT, SIGTERM and SIGHUP from now on. Blocked calls return early (no SA_RESTART), so nothing sleeps on.
  static func catchRequests() {
    _ = pending  // Makes the static before a handler can run.
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = { number in StopSignal.noted.store(number, ordering: .relaxed) }
      #else
        action.__sigaction_handler.sa_handler = { number in StopSignal.noted.store(number, ordering: .relaxed) }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Keeps the signals away from the calling thread, so that they reach the one that reads.
  static func blockInThisThread() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Ends the process by the signal that was noted; returns where none was.
  static func dieIfRequested() {
    guard let number = pending else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}
