// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The bundled font files but the CJK one. `FontData` has the bytes, BundledFamilies.swift what each file is.

package import Copyfit
internal import FontData

/// The fonts that come with Copyfit, in fallback order.
package enum BundledFonts {
  /// Every file; the bytes are static and are read only when a face is opened.
  ///
  /// - Complexity: O(files) at the first use; no file is read.
  package static let files: [BundledFontFile] = {
    let bytes = embedded
    return BundledFamily.all.flatMap { family in
      family.styles.map { style in
        guard let bytes = bytes[style.file] else { preconditionFailure("\(style.file) is not in FontData.c") }
        return BundledFontFile(
          name: style.file, family: family.name, weight: style.weight, isItalic: style.isItalic, role: family.role,
          bytes: bytes)
      }
    }
  }()

  /// What stands in for the families of Apple and Microsoft that cannot be shipped.
  package static let standIns: [FontStandIn] = FontStandIn.all

  private static var embedded: [String: UnsafeRawBufferPointer] {
    let table = UnsafeBufferPointer(start: copyfit_font_data_files(), count: copyfit_font_data_count())
    let pairs = table.map { (String(cString: $0.name), UnsafeRawBufferPointer(start: $0.bytes, count: $0.length)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
