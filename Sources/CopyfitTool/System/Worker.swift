// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Threads of the C library: they start in some 50 microseconds and add nothing to the start of the process, which the
// runtime of Swift's tasks would.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that runs one closure and can be waited for.
struct Worker: Sendable {
  #if canImport(Darwin)
    nonisolated(unsafe) private let thread: pthread_t  // A handle that is only joined, once.
  #else
    private let thread: pthread_t
  #endif

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts the thread; signals to stop go to the thread that reads, never to this one.
  init(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    let body = Unmanaged.passRetained(
      Body {
        StopSignal.blockInThisThread()
        run()
      })
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, nil, { Worker.main($0) }, body.toOpaque())
    #else
      var started = pthread_t()
      let code = pthread_create(&started, nil, { Worker.main($0!) }, body.toOpaque())  // What was passed above.
    #endif
    guard code == 0 else {
      body.release()
      throw SystemError("start", "a thread", code: code)
    }
    #if canImport(Darwin)
      thread = started!  // Set, since the call succeeded.
    #else
      thread = started
    #endif
  }

  /// Waits until the closure has returned.
  func join() {
    pthread_join(thread, nil)
  }

  private static func main(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}

/// A counting semaphore.
final class CountingSemaphore: Sendable {
  // C objects that must not move; every use is under the lock they are.
  nonisolated(unsafe) private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  nonisolated(unsafe) private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  nonisolated(unsafe) private var count: Int

  init(_ count: Int) {
    self.count = count
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  /// Waits until the count is above 0, and takes one.
  func wait() {
    pthread_mutex_lock(lock)
    while count == 0 { pthread_cond_wait(condition, lock) }
    count -= 1
    pthread_mutex_unlock(lock)
  }

  func signal() {
    pthread_mutex_lock(lock)
    count += 1
    pthread_cond_signal(condition)
    pthread_mutex_unlock(lock)
  }
}
