// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Writes Copyfit/DynamicType/Generated/DynamicTypeTable.swift from Data/dynamic-type.csv and Data/tracking.csv.
// Three dimensions flattened: platform, style, category; 0 is a cell that Apple has not published.

/// Writes the Dynamic Type tables.
struct DynamicTypeTableGenerator: TableGenerator {
  func generate(in package: String) throws -> [GeneratedFile] {
    let folder = "\(package)/Sources/generate-tables/Data"
    let cells = try InputFile(folder: folder, name: "dynamic-type.csv")
    let tracking = try InputFile(folder: folder, name: "tracking.csv")
    var text = generatedHeader(
      "Dynamic Type: Apple HIG Typography (March 2025); runtime leadings inferred from measured scalings.",
      inputs: [cells, tracking], size: "5 platforms, \(DynamicTypeTables.styles.count) styles, 12 categories.")
    text += try DynamicTypeTables.source(cells: cells.text, tracking: tracking.text)
    return [GeneratedFile(path: "Sources/Copyfit/DynamicType/Generated/DynamicTypeTable.swift", text: text)]
  }
}

/// Makes the Dynamic Type table's source text from the two committed files.
enum DynamicTypeTables {
  static let styles = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline", "subheadline",
    "body", "callout", "footnote", "caption1", "caption2", "subtitle1", "footnote1", "footnote2",
  ]
  static let platforms = ["iOS/iPadOS", "macOS", "tvOS", "watchOS", "visionOS"]
  static let categories = [
    "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
  static let weights = ["Regular": 4, "Medium": 5, "Semibold": 6, "Bold": 7, "Heavy": 8]

  /// Why the input cannot become a table: the line, as it was read.
  struct Malformed: Error {
    let line: String
  }

  static func source(cells: String, tracking: String) throws(Malformed) -> String {
    var table = Cells()
    for line in lines(of: cells) { try table.add(line) }
    var track = Tracking()
    for line in lines(of: tracking) { try track.add(line) }
    return """

      /// Sizes, leadings and weights; index (platform * styleCount + style) * 12 + category; 0 is not published.
      enum DynamicTypeTable {
        static let styleCount = \(styles.count)

      """ + table.source + track.source + "}\n"
  }

  /// The lines after the header.
  private static func lines(of file: String) -> [String] {
    file.split(whereSeparator: \.isNewline).dropFirst().map(String.init)
  }

  /// Rows of numbers as the body of an array literal.
  static func literal<Number: BinaryInteger>(_ name: String, _ type: String, _ values: [Number], perLine: Int) -> String
  {
    var text = "\n  static let \(name): [\(type)] = [\n"
    for start in stride(from: 0, to: values.count, by: perLine) {
      let row = values[start..<min(start + perLine, values.count)]
      text += "    " + row.map { "\($0)," }.joined(separator: " ") + "\n"
    }
    return text + "  ]\n"
  }
}

extension DynamicTypeTables {
  /// The cells read so far.
  struct Cells {
    private var sizes = [Int](repeating: 0, count: platforms.count * styles.count * 12)
    private var leadings = [Int](repeating: 0, count: platforms.count * styles.count * 12)
    private var runtimeLeadings = [Int](repeating: 0, count: styles.count * 12)
    private var weightsOfStyles = [Int](repeating: 0, count: platforms.count * styles.count)

    mutating func add(_ line: String) throws(Malformed) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let isRuntime = fields.first == "iOS/iPadOS-runtime"
      guard fields.count >= 7,
        let platform = platforms.firstIndex(of: isRuntime ? "iOS/iPadOS" : fields[0]),
        let style = styles.firstIndex(of: fields[2]), let size = Int(fields[3]), let weight = weights[fields[6]]
      else { throw Malformed(line: line) }
      let halves = Int((Double(fields[4]) ?? 0) * 2)
      for category in try columns(fields[1], line) {
        let cell = (platform * styles.count + style) * 12 + category
        if isRuntime {
          runtimeLeadings[cell] = halves
        } else {
          sizes[cell] = size
          leadings[cell] = halves
          weightsOfStyles[platform * styles.count + style] = weight
        }
      }
    }

    /// A fixed size stands in every column, so that a look-up needs no exception.
    private func columns(_ label: String, _ line: String) throws(Malformed) -> Range<Int> {
      if label == "n/a" { return 0..<12 }
      let name = label.split(separator: " ").first.map(String.init) ?? ""
      guard let column = categories.firstIndex(of: name) else { throw Malformed(line: line) }
      return column..<column + 1
    }

    var source: String {
      literal("pointSizes", "UInt8", sizes, perLine: 12)
        + literal("halfPointLeadings", "UInt8", leadings, perLine: 12)
        + literal("runtimeHalfPointLeadings", "UInt8", runtimeLeadings, perLine: 12)
        + literal("weights", "UInt8", weightsOfStyles, perLine: styles.count)
    }
  }

  /// The tracking rows read so far, in hundredths of a point.
  struct Tracking {
    private var phone: [(size: Int, value: Int)] = []
    private var desktop: [(size: Int, value: Int)] = []
    private var watch: [(size: Int, value: Int)] = []

    mutating func add(_ line: String) throws(Malformed) {
      let fields = line.split(separator: ",").map(String.init)
      guard fields.count == 5, let size = Int(fields[1]), let points = Double(fields[3]) else {
        throw Malformed(line: line)
      }
      let row = (size: size, value: Int(points * 100 + (points < 0 ? -0.5 : 0.5)))
      let platforms = fields[4].split(separator: " ")
      if platforms.contains("iOS") { phone.append(row) }
      if platforms.contains("macOS") { desktop.append(row) }
      if platforms.contains("watchOS") { watch.append(row) }
    }

    var source: String {
      literal("trackingSizes", "UInt8", phone.map(\.size), perLine: 20)
        + literal("tracking", "Int16", phone.map(\.value), perLine: 20)
        + literal("desktopTracking", "Int16", desktop.map(\.value), perLine: 20)
        + literal("compactTrackingSizes", "UInt8", watch.map(\.size), perLine: 20)
        + literal("compactTracking", "Int16", watch.map(\.value), perLine: 20)
    }
  }
}
