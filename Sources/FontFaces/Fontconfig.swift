// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The few functions of fontconfig that listing needs, found by name at run time. Signatures and constants are those of
// fontconfig.h, stable since 2.3; no header of it is needed to build.

/// fontconfig, loaded; the library stays loaded, as it keeps state of its own.
struct Fontconfig {
  private typealias Pattern = OpaquePointer
  /// FcFontSet.
  private struct FontSet {
    var count: Int32
    var capacity: Int32
    var fonts: UnsafeMutablePointer<OpaquePointer?>?
  }

  private let library: DynamicLibrary

  init() throws(FontError) {
    let names = ["libfontconfig.so.1", "libfontconfig.1.dylib", "/opt/homebrew/lib/libfontconfig.1.dylib"]
    guard let library = names.lazy.compactMap(DynamicLibrary.init).first else {
      throw .systemFontsUnavailable(reason: "libfontconfig is not installed")
    }
    self.library = library
    let start: (@convention(c) () -> Int32)? = library["FcInit"]
    guard let start, start() != 0 else { throw .systemFontsUnavailable(reason: "fontconfig does not start") }
  }

  /// All faces that are not plain bitmaps; named instances of variable fonts are left out, as the variable face stands for them.
  func list() throws(FontError) -> [InstalledFont] {
    let create: @convention(c) () -> Pattern? = try function("FcPatternCreate")
    let destroy: @convention(c) (Pattern?) -> Void = try function("FcPatternDestroy")
    let createNames: @convention(c) () -> OpaquePointer? = try function("FcObjectSetCreate")
    let addName: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> Int32 = try function("FcObjectSetAdd")
    let destroyNames: @convention(c) (OpaquePointer?) -> Void = try function("FcObjectSetDestroy")
    let listFonts: @convention(c) (OpaquePointer?, Pattern?, OpaquePointer?) -> UnsafeMutableRawPointer? =
      try function("FcFontList")
    let destroySet: @convention(c) (UnsafeMutableRawPointer?) -> Void = try function("FcFontSetDestroy")
    let reader = try patternReader()
    let (everything, names) = (create(), createNames())
    defer {
      destroy(everything)
      destroyNames(names)
    }
    for name in FontconfigPatternReader.names { _ = addName(names, name) }
    guard let list = listFonts(nil, everything, names) else { return [] }
    defer { destroySet(list) }
    let set = list.assumingMemoryBound(to: FontSet.self)
    let fonts = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.count))
    return fonts.compactMap { reader.font($0) }
  }

  /// The first family of the best match.
  func match(_ family: String) throws(FontError) -> String? {
    let create: @convention(c) () -> Pattern? = try function("FcPatternCreate")
    let destroy: @convention(c) (Pattern?) -> Void = try function("FcPatternDestroy")
    let addString: @convention(c) (Pattern?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 =
      try function("FcPatternAddString")
    let substitute: @convention(c) (OpaquePointer?, Pattern?, Int32) -> Int32 = try function("FcConfigSubstitute")
    let setDefaults: @convention(c) (Pattern?) -> Void = try function("FcDefaultSubstitute")
    let matchFont: @convention(c) (OpaquePointer?, Pattern?, UnsafeMutablePointer<Int32>) -> Pattern? =
      try function("FcFontMatch")
    let reader = try patternReader()
    let pattern = create()
    defer { destroy(pattern) }
    _ = addString(pattern, "family", family)
    let matchPattern: Int32 = 0  // FcMatchPattern.
    _ = substitute(nil, pattern, matchPattern)
    setDefaults(pattern)
    var result: Int32 = 0
    let best = matchFont(nil, pattern, &result)
    defer { if best != nil { destroy(best) } }
    return best.flatMap { reader.string($0, "family") }
  }

  private func patternReader() throws(FontError) -> FontconfigPatternReader {
    FontconfigPatternReader(
      getString: try function("FcPatternGetString"), getInteger: try function("FcPatternGetInteger"),
      getBool: try function("FcPatternGetBool"), getRange: try function("FcPatternGetRange"),
      bounds: try function("FcRangeGetDouble"), openTypeWeight: try function("FcWeightToOpenType"))
  }

  private func function<Function>(_ name: String) throws(FontError) -> Function {
    guard let function: Function = library[name] else {
      throw .systemFontsUnavailable(reason: "libfontconfig has no \(name)")
    }
    return function
  }
}

/// Reads one font pattern.
struct FontconfigPatternReader {
  typealias GetString =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) -> Int32
  typealias GetInteger =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  typealias GetRange =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>
    ) -> Int32
  typealias Bounds =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32

  /// What `font` reads.
  static let names = [
    "file", "index", "family", "style", "postscriptname", "weight", "width", "slant", "scalable", "variable", "color",
  ]

  let getString: GetString
  let getInteger: GetInteger
  let getBool: GetInteger  // FcBool is an int.
  let getRange: GetRange
  let bounds: Bounds
  let openTypeWeight: @convention(c) (Int32) -> Int32

  /// nil for a bitmap font, a named instance, or a pattern without a file.
  func font(_ pattern: OpaquePointer?) -> InstalledFont? {
    guard let path = string(pattern, "file"), let family = string(pattern, "family"),
      flag(pattern, "scalable") == true  // Colour bitmaps count, as they have a design size.
    else { return nil }
    let isVariable = flag(pattern, "variable") == true
    let index = integer(pattern, "index") ?? 0
    guard index >> 16 == 0 || isVariable else { return nil }  // The upper half numbers a named instance.
    let description = FontDescription(
      family: family, styleName: string(pattern, "style") ?? "Regular",
      postScriptName: string(pattern, "postscriptname") ?? "", weight: weight(pattern),
      weightRange: isVariable ? weightRange(pattern) : nil, width: width(pattern),
      isItalic: (integer(pattern, "slant") ?? 0) > 0, isColor: flag(pattern, "color") == true)
    return InstalledFont(path: path, index: index & 0xFFFF, description: description)
  }

  func string(_ pattern: OpaquePointer?, _ name: String) -> String? {
    var value: UnsafePointer<CChar>?
    guard getString(pattern, name, 0, &value) == 0, let value else { return nil }
    return String(cString: value)
  }

  private func integer(_ pattern: OpaquePointer?, _ name: String) -> Int? {
    var value: Int32 = 0
    return getInteger(pattern, name, 0, &value) == 0 ? Int(value) : nil
  }

  private func flag(_ pattern: OpaquePointer?, _ name: String) -> Bool? {
    var value: Int32 = 0
    return getBool(pattern, name, 0, &value) == 0 ? value != 0 : nil
  }

  private func weight(_ pattern: OpaquePointer?) -> Int {
    integer(pattern, "weight").map { Int(openTypeWeight(Int32(clamping: $0))) } ?? 400
  }

  /// The range of a variable face's weight axis; nil if its weight is one number.
  private func weightRange(_ pattern: OpaquePointer?) -> ClosedRange<Int>? {
    var (range, lowest, highest): (OpaquePointer?, Double, Double) = (nil, 0, 0)
    guard integer(pattern, "weight") == nil, getRange(pattern, "weight", 0, &range) == 0,
      bounds(range, &lowest, &highest) != 0, lowest < highest, (0...1_000).contains(lowest), highest <= 1_000
    else { return nil }
    let (light, heavy) = (openTypeWeight(Int32(lowest)), openTypeWeight(Int32(highest)))
    return light < heavy ? Int(light)...Int(heavy) : nil
  }

  /// fontconfig's widths are percentages, OS/2's are classes 1 to 9.
  private func width(_ pattern: OpaquePointer?) -> Int {
    let percent = integer(pattern, "width") ?? 100
    let upperBounds = [56, 68, 81, 93, 106, 118, 137, 175]  // Between 50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200.
    return 1 + upperBounds.count { percent > $0 }
  }
}
