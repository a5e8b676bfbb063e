// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The file behind a face, for fingerprints: an answer can say which very font it was made with.

extension FontFace {
  /// Lends the file's bytes, unpacked where the file is packed (WOFF).
  package func withFileBytes<Value>(_ read: (UnsafeRawBufferPointer) -> Value) -> Value {
    read(FontFile.view(of: tables.file.blob))
  }
}
