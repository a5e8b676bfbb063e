// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The fonts of a call: the bundled ones, those of --fonts, and the system's if --system-fonts asks for them.

import Copyfit
import CopyfitFonts
import CopyfitFontsCJK

enum FontSources {
  /// - Throws: `EnvironmentError` if a path has no font that can be used.
  static func measurer(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> TextMeasurer {
    TextMeasurer(fonts: try collection(arguments, console))
  }

  static func measurer(
    _ paths: [String], usesSystemFonts: Bool, _ console: borrowing Console
  ) throws -> TextMeasurer {
    TextMeasurer(fonts: try collection(paths, usesSystemFonts: usesSystemFonts, console))
  }

  static func collection(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> FontCollection {
    try collection(arguments.texts(.fonts), usesSystemFonts: arguments.has(.systemFonts), console)
  }

  private static func collection(
    _ paths: [String], usesSystemFonts: Bool, _ console: borrowing Console
  ) throws -> FontCollection {
    var fonts = FontCollection.bundled.addingCJK()
    do throws(MeasureError) {
      for path in paths {
        for problem in try fonts.register(path: path) { console.warn("\(problem)") }
      }
      if usesSystemFonts { try fonts.registerSystemFonts() }
    } catch {
      throw EnvironmentError(message: error.description)
    }
    return fonts
  }
}

/// Something outside the command line is missing or broken: exit status 3.
struct EnvironmentError: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
