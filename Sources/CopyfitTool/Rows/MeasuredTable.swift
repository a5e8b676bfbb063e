// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A described table measured at one width and category: elements from top to bottom with their places.

import Copyfit

/// A measured table.
struct MeasuredTable {
  /// A header, row or footer.
  struct Element {
    let name: String
    let section: Int
    let y: Double
    /// What the table gives it, the padding above a plain header included.
    let height: Double
    let neededHeight: Double?
    /// Nil for headers and footers.
    var contentWidth: Double?
    var items: [ChainFrame] = []
    let diagnoses: [SelfSizingDiagnosis]
  }

  let width: Double
  let category: ContentSizeCategory
  private(set) var elements: [Element] = []
  private(set) var contentHeight = 0.0

  init(
    _ table: TableDescription, width: Double, category: ContentSizeCategory
  ) throws(SelfSizingError) {
    (self.width, self.category) = (width, category)
    let environment = table.environment(width: width)
    for (index, section) in table.sections.enumerated() {
      try append(section.header, "header", index, environment)
      for (name, row) in section.rows {
        let fitted = try row.at(category).fitted(in: environment)
        add(
          Element(
            name: name, section: index, y: contentHeight, height: fitted.height, neededHeight: fitted.neededHeight,
            contentWidth: fitted.contentWidth, items: fitted.chain.frames, diagnoses: fitted.diagnoses))
      }
      try append(section.footer, "footer", index, environment)
    }
  }

  /// Whether anything is not as its author meant.
  var hasFindings: Bool { elements.contains { !$0.diagnoses.isEmpty } }

  private mutating func append(
    _ header: SectionHeader?, _ name: String, _ section: Int, _ environment: TableEnvironment
  ) throws(SelfSizingError) {
    guard let header else { return }
    let fitted = try header.at(category).fitted(in: environment)
    add(
      Element(
        name: name, section: section, y: contentHeight, height: fitted.totalHeight, neededHeight: fitted.neededHeight,
        diagnoses: fitted.diagnoses))
  }

  private mutating func add(_ element: Element) {
    elements.append(element)
    contentHeight += element.height
  }
}
