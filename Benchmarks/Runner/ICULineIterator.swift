// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// ICU's line iterator, loaded when it is asked for: a peer, never needed to build.

import Glibc

/// A line iterator of the installed ICU.
final class ICULineIterator {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias SetText =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Void
  private typealias Step = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  /// ICU's major version.
  let version: Int
  private let handle: OpaquePointer
  private let setText: SetText
  private let next: Step
  private let close: Close

  /// UBRK_LINE.
  private static let lineKind: Int32 = 2

  /// Nil without ICU, or without the locale's rules.
  init?(locale: String) {
    guard let (library, version) = Self.library else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, "\(name)_\(version)").map { unsafeBitCast($0, to: type) }
    }
    guard let open = function("ubrk_open", Open.self), let setText = function("ubrk_setText", SetText.self),
      let next = function("ubrk_next", Step.self), let close = function("ubrk_close", Close.self)
    else { return nil }
    var status: Int32 = 0
    guard let handle = open(Self.lineKind, locale, nil, 0, &status), status <= 0 else { return nil }
    (self.version, self.handle, self.setText, self.next, self.close) = (version, handle, setText, next, close)
  }

  deinit { close(handle) }

  /// The number of boundaries of a text.
  func countBoundaries(_ text: [UInt16]) -> Int {
    var status: Int32 = 0
    var count = 0
    text.withUnsafeBufferPointer { text in
      setText(handle, text.baseAddress, Int32(text.count), &status)
      while next(handle) >= 0 { count += 1 }  // UBRK_DONE is -1.
    }
    return count
  }

  /// The newest ICU that is installed: its symbols end in its version.
  private static var library: (UnsafeMutableRawPointer, Int)? {
    for version in (60...90).reversed() {
      if let library = dlopen("libicuuc.so.\(version)", RTLD_NOW) { return (library, version) }
    }
    return nil
  }
}
