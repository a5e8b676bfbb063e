// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bundled Chinese, Japanese and Korean face: a product of its own, since it adds 6 MB to every binary.

package import Copyfit
internal import FontDataCJK

/// The CJK part of the bundled fonts.
package enum BundledFontsCJK {
  /// One file, in the regular weight; its `locl` feature holds the forms of ja, ko, zh-Hans and zh-Hant.
  package static let files: [BundledFontFile] = embedded.map { name, bytes in
    BundledFontFile(
      name: name, family: "Noto Sans CJK JP", weight: 400, isItalic: false, role: .ideographs, bytes: bytes)
  }

  private static var embedded: [(String, UnsafeRawBufferPointer)] {
    UnsafeBufferPointer(start: copyfit_font_data_cjk_files(), count: copyfit_font_data_cjk_count())
      .map { (String(cString: $0.name), UnsafeRawBufferPointer(start: $0.bytes, count: $0.length)) }
  }
}
