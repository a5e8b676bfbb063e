// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The only file that calls ICU. The header's names are macros, so Swift sees the prefixed functions.

#if canImport(_FoundationICU)
  import _FoundationICU

  /// The version of the headers, which is that of the library that ships beside them.
  let icuVersion: String? = U_ICU_VERSION

  /// Owns one ICU line iterator and the UText through which it reads UTF-8.
  ///
  /// The line iterator, not the word iterator: the latter also cuts at marks and signs that a line may not start with.
  struct LineIterator: Sendable {
    private let handles: Handles

    /// Opens an iterator, or returns nil if ICU cannot (its data are damaged, or memory is short).
    init?() {
      guard let handles = Handles() else { return nil }
      self.handles = handles
    }

    /// Calls `found` with each inner boundary, a byte offset; false if ICU cannot read the text.
    func forEachBoundary(in bytes: Span<UInt8>, _ found: (Int) -> Void) -> Bool {
      bytes.withUnsafeBytes { raw in
        guard raw.count > 0, let start = raw.baseAddress else { return true }
        var status = U_ZERO_ERROR
        let text = start.assumingMemoryBound(to: CChar.self)
        swift_utext_openUTF8(handles.text, text, Int64(raw.count), &status)
        swift_ubrk_setUText(handles.iterator, handles.text, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return false }
        var boundary = Int(swift_ubrk_first(handles.iterator))
        while true {
          boundary = Int(swift_ubrk_next(handles.iterator))
          guard boundary > 0, boundary < raw.count else { return true }  // UBRK_DONE is -1.
          found(boundary)
        }
      }
    }
  }

  /// The two C handles; only the thread that was lent the iterator touches them.
  private final class Handles: Sendable {
    // Never shared: the word breaker lends an iterator to one thread at a time.
    nonisolated(unsafe) let iterator: OpaquePointer
    nonisolated(unsafe) let text: UnsafeMutablePointer<UText>

    init?() {
      var status = U_ZERO_ERROR
      let noText: UnsafePointer<UChar>? = nil
      guard
        let iterator = swift_ubrk_open(UBRK_LINE, "th", noText, 0, &status),
        let text = swift_utext_openUTF8(nil, "", 0, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      self.iterator = iterator
      self.text = text
    }

    deinit {
      swift_ubrk_close(iterator)
      swift_utext_close(text)
    }
  }
#else
  /// No ICU ships with this toolchain.
  let icuVersion: String? = nil
#endif
