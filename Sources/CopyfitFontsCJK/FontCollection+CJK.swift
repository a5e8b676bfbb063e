// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The CJK part of the bundle, for collections that want it: 6 MB that no other program carries.

public import Copyfit

extension FontCollection {
  /// Returns the collection with the bundled Chinese, Japanese and Korean face behind its symbols.
  ///
  /// `FontCollection.bundled.addingCJK()` is what the tool uses. The face is opened when a text needs it.
  public func addingCJK() -> FontCollection {
    var collection = self
    collection.add(files: BundledFontsCJK.files, standIns: [])
    return collection
  }
}
