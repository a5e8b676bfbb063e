// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Script values are a project-wide number; the generated list maps it to the ISO 15924 tag that HarfBuzz takes.

/// A script (UAX #24), as an index into the generated list of names and ISO 15924 tags.
package struct Script: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
