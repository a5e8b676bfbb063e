// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Requests met before, and files opened before: a text of a known font looks its faces up once.

internal import FontFaces
internal import Synchronization

/// What requests resolved to; copies of a collection share it until one changes.
final class ResolutionCache: Sendable {
  private let fonts = Mutex<[Font: ResolvedFont]>([:])
  private let files = Mutex<[FontPath: FontEntry]>([:])
  /// Sizes are left out of keys, so a real program has few; a sweep over axes must not grow for ever.
  private static let mostFonts = 1024

  func find(_ font: Font) -> ResolvedFont? { fonts.withLock { $0[font.sizeless] } }

  func insert(_ resolved: ResolvedFont, for font: Font) {
    fonts.withLock {
      if $0.count >= Self.mostFonts { $0.removeAll() }
      $0[font.sizeless] = resolved
    }
  }

  /// The face of a file, opened once.
  func fileEntry(_ path: FontPath) throws(FontError) -> FontEntry {
    if let known = files.withLock({ $0[path] }) { return known }
    let entry = FontEntry(try FontFace(path: path.path, index: path.index))
    return files.withLock {
      if let known = $0[path] { return known }
      $0[path] = entry
      return entry
    }
  }
}

extension Font {
  /// The request without what does not choose faces.
  fileprivate var sizeless: Font {
    var key = self
    key.size = 0
    key.scaling = .fixed
    key.features = []
    return key
  }
}

extension ResolvedFont {
  /// A request whose first face is `face`.
  init(face: FontFace, cascade: FontCascade, reports: [FontReport]) {
    let em = Double(face.unitsPerEm)
    self.init(
      cascade: cascade, ascent: face.metrics.ascent / em, descent: face.metrics.descent / em,
      lineGap: face.metrics.lineGap / em, capHeight: face.metrics.capHeight / em, xHeight: face.metrics.xHeight / em,
      reports: reports)
  }
}

extension FontReport {
  init(_ match: FontMatch) {
    let description = match.entry.description
    let style = description.styleName == "Regular" ? "" : " " + description.styleName
    self.init(requested: match.requested, used: description.family + style, standIn: match.isStandIn)
  }
}

extension MeasureError {
  /// A font's error in the facade's words.
  init(_ error: FontError, name: String) {
    switch error {
    case .unknownFamily(let name, let registered):
      self = .unknownFont(name: name, suggestion: registered.nearest(to: name))
    default: self = .badFont(name: name, reason: error.description)
    }
  }
}
