// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Who may use whom. The build does not check it: a module that is reachable through another can be imported unasked.

import TestSupport
import Testing

@Suite struct `Arrows go down only` {
  @Test func `Every folder of Sources is a room of the house`() throws {
    let folders = Set(Repository.files(under: "Sources").map { String($0.split(separator: "/")[1]) })
    #expect(folders == Set(House.arrows.keys).union(["CFreeType", "CHarfBuzz", "CFriBidi"]))
  }

  @Test(arguments: try SourceFile.all(under: "Sources"))
  func `A file imports only what its room may use`(file: SourceFile) {
    var allowed = House.arrows[file.target, default: []].subtracting(House.doors.keys).union(House.swiftModules)
    if House.foundationTargets.contains(file.target) { allowed.insert("Foundation") }
    allowed.formUnion(House.testFrameworks[file.target, default: []])
    #expect(file.imports.subtracting(cModules).isSubset(of: allowed), "\(file.path)")
  }

  @Test func `C comes in by the doors alone`() throws {
    let files = try SourceFile.all(under: "Sources")
    for (module, doors) in House.doors {
      let users = Set(
        files.filter { !$0.imports.isDisjoint(with: names(of: module)) }.map { "\($0.target)/\($0.name)" })
      #expect(users.subtracting(doors).isEmpty, "\(module) has doors that House.swift does not name")
      #expect(doors.subtracting(users).isEmpty, "House.swift names doors to \(module) that are not used")
    }
  }

  @Test func `A door belongs to a room that may use what is behind it`() {
    for (module, doors) in House.doors where House.arrows.values.contains(where: { $0.contains(module) }) {
      for door in doors {
        let room = String(door.prefix { $0 != "/" })
        #expect(House.arrows[room, default: []].contains(module), "\(door) opens \(module)")
      }
    }
  }

  private var cModules: Set<String> { House.cLibrary.union(House.doors.keys) }

  private func names(of module: String) -> Set<String> {
    module == "the C library" ? House.cLibrary : [module]
  }

  @Test func `The manifest has the same arrows`() throws {
    let manifest = try Repository.text("Package.swift")
    let target = /\.(?:target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
    let found = manifest.matches(of: target).map { match in
      (String(match.1), Set((match.2 ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }))
    }
    let arrows = Dictionary(uniqueKeysWithValues: found)
    for (name, expected) in House.arrows {
      #expect(arrows[name] == expected, "Package.swift: \(name)")
    }
  }

  @Test func `What replaces malloc is in no product`() throws {
    let manifest = try Repository.text("Package.swift")
    let target = /\.(?:target|executableTarget|testTarget)\(\s*name: "([^"]+)",\s*dependencies: \[([^\]]*)\]/
    let users = manifest.matches(of: target).filter { $0.2.contains("\"AllocationCounter\"") }.map { String($0.1) }
    #expect(users.contains("copyfit-benchmarks"))
    #expect(users.allSatisfy { $0 == "copyfit-benchmarks" || $0.hasSuffix("Tests") })
    let products = manifest.matches(of: /\.(?:library|executable)\(name: "[^"]+", targets: \[([^\]]*)\]/).map { $0.1 }
    #expect(!products.isEmpty && products.allSatisfy { !$0.contains("copyfit-benchmarks") })
  }

  @Test(arguments: try SourceFile.all(under: "Sources"))
  func `Only the rooms that users see have public names`(file: SourceFile) {
    guard !House.publicTargets.contains(file.target) else { return }
    #expect(!file.hasPublicNames, "\(file.path): between rooms it is `package`")
  }
}
