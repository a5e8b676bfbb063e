// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Pixels by cairo where it is installed, and what is said where it is not.

import Copyfit
import CopyfitFonts
import Pictures
import Testing

@Suite struct `A PNG picture` {
  private func picture(width: Double) throws -> Picture {
    let text = try TextMeasurer(fonts: .bundled).prepare(AttributedText("Pixels \u{1F389}"))
    return try Picture(of: text, in: TextBox(width: width))
  }

  @Test(arguments: [1, 2, 2.5])
  func `Has the picture's size in pixels, or names the package that is missing`(scale: Double) throws {
    let picture = try picture(width: 80)
    switch Result(catching: { () throws(PictureError) in try picture.png(scale: scale) }) {
    case .success(let png):
      // PNG (ISO/IEC 15948) 5.2 and 11.2.2: eight bytes of signature, then IHDR with width and height.
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let sides = [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(sides == [picture.size.width, picture.size.height].map { Int(($0 * scale).rounded(.up)) })
    case .failure(let error):
      #expect(error == .cairoMissing && error.description.contains("libcairo2"))
    }
  }

  @Test func `Too large is an error, not a crash`() throws {
    let picture = try picture(width: 40_000)
    #expect(throws: PictureError.self) { try picture.png() }
    #expect(throws: PictureError.invalidScale(0)) { try picture.png(scale: 0) }
    #expect(throws: PictureError.self) { try picture.png(scale: .nan) }
  }
}
