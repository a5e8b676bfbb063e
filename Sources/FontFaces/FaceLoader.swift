// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Opens a face once, however many threads ask. Apart from FontEntry, so that an instance can hold its family's loader
// without holding the entry that holds the instance.

internal import Synchronization

/// Opens one face when it is first asked for; reading an open face takes no lock.
final class FaceLoader: Sendable {
  private let load: @Sendable () throws(FontError) -> FontFace
  // Written once, under the lock and before the flag is set: AtomicLazyReference costs 600 instructions a look.
  private nonisolated(unsafe) var opened: FontFace?
  private let isOpen = Atomic<Bool>(false)
  private let failure = Mutex<FontError?>(nil)

  init(load: @escaping @Sendable () throws(FontError) -> FontFace) {
    self.load = load
  }

  /// - Throws: the error of the first try, each time.
  func face() throws(FontError) -> FontFace {
    if isOpen.load(ordering: .acquiring), let opened { return opened }
    return try failure.withLock { (known: inout FontError?) throws(FontError) in
      if let opened { return opened }
      if let known { throw known }
      do throws(FontError) {
        let face = try load()
        opened = face
        isOpen.store(true, ordering: .releasing)
        return face
      } catch {
        known = error
        throw error
      }
    }
  }
}
