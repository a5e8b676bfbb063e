// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The tool itself, started as a user starts it: outputs, exit statuses, streams.

import Foundation
import Testing

@testable import CopyfitTool

@Suite(.enabled(if: Shell.tool != nil)) struct `The tool behaves at a shell` {
  private func copyfit(_ arguments: String..., input: String = "") throws -> ShellResult {
    guard let tool = Shell.tool else { throw CocoaError(.executableNotLoadable) }
    return try Shell.run(tool, arguments, input: Data(input.utf8))
  }

  @Test func `Results go to standard output, complaints to standard error, and the status tells which`() throws {
    let good = try copyfit("measure", "Hello", "--font", "DejaVu Sans Mono", "--size", "2048")
    #expect(good.status == 0 && good.errors.isEmpty)
    #expect(good.output.hasPrefix("size       6165 x 2384\n"))  // 5 x 1233, 1901 + 483
    let usage = try copyfit("measure", "--widht", "3")
    #expect(usage.status == 2 && usage.output.isEmpty)
    #expect(usage.errors == "copyfit: error: copyfit measure has no option '--widht'; did you mean '--width'?\n")
    let environment = try copyfit("measure", "--file", "/no/such/file")
    #expect(environment.status == 3 && environment.errors.contains("'/no/such/file': No such file or directory"))
    #expect(try copyfit("measure", "a", "--font", "No Such Font").status == 3)
  }

  @Test func `A text comes from standard input, without the newline that ends a file`() throws {
    let result = try copyfit("lines", "--font", "DejaVu Sans Mono", "--size", "10", input: "one\r\ntwo\r\n")
    #expect(result.output == "one\ntwo\n")
    let invalid = try Shell.run(try #require(Shell.tool), ["lines"], input: Data([0x61, 0xFF, 0x62, 0x0A]))
    #expect(invalid.output == "a\u{FFFD}b\n")
    #expect(invalid.errors.contains("invalid UTF-8 at byte 2"))
    #expect(try Shell.run(try #require(Shell.tool), ["lines", "-q"], input: Data([0x61, 0xFF])).errors.isEmpty)
  }

  @Test func `Versions, help and completions need nothing`() throws {
    let version = try copyfit("--version").output
    #expect(version.hasPrefix("copyfit 0.1.0\nFreeType "))
    #expect(version.hasSuffix("Unicode 17.0.0\n"))
    #expect(try copyfit("--help").output.hasPrefix("copyfit: how much room a text takes"))
    #expect(try copyfit("generate", "man").output == ManualPage.render())
    #expect(try copyfit("generate", "completions").status == 2)
  }

  @Test func `Colour is for terminals, and for those who ask`() throws {
    #expect(!(try copyfit("measure", "a").output.contains("\u{1B}[")))
    #expect(try copyfit("measure", "a", "--color", "always").output.contains("\u{1B}["))
    #expect(!(try copyfit("measure", "a\u{1B}[31m").output.contains("\u{1B}[")))
  }

  @Test func `batch answers each line, in order, whatever the number of jobs`() throws {
    let requests = (0..<300).map { "{\"id\":\($0),\"text\":\"word \($0)\",\"width\":30}\n" }.joined() + "oops\n"
    let one = try copyfit("batch", "--jobs", "1", input: requests)
    let four = try copyfit("batch", "--jobs", "4", input: requests)
    #expect(one.status == 0 && one.output == four.output)
    let lines = one.output.split(separator: "\n")
    #expect(lines.count == 301)
    #expect(lines[299].hasPrefix("{\"id\":299,"))
    #expect(lines[300].hasPrefix("{\"id\":null,\"line\":301,\"error\":"))
  }

  @Test func `scale prints the tables in the columns of the exchange format`() throws {
    let lines = try copyfit("scale", "--format", "csv").output.split(separator: "\n")
    #expect(lines.first == "platform,category,style,point_size,leading,weight")
    #expect(lines.count == 378)
    #expect(lines.contains("iOS/iPadOS,AX5,body,53,62,Regular"))
    #expect(lines.contains("iOS/iPadOS,Large,headline,17,22,Semibold"))
    #expect(lines.contains("watchOS,Large (default 40/41/42mm),body,16,18.5,Regular"))
    // 8 x 34 / 22 = 12.36, to the nearest point.
    #expect(try copyfit("scale", "8", "--category", "AX1", "--format", "csv").output.hasSuffix("AX1,body,8,12,12\n"))
  }

  @Test func `fonts tells stand-ins and metrics`() throws {
    // DESIGN: San Francisco's line height at 17 points is 20.287109375.
    let row = try copyfit("fonts", "system", "--format", "csv").output.split(separator: "\n").last
    #expect(row?.hasPrefix("system,Inter,yes,17,16.1865234375,-4.1005859375,0,20.287109375,") == true)
  }

  @Test func `doctor finds nothing wrong here`() throws {
    let result = try copyfit("doctor")
    #expect(result.status == 0 && !result.output.contains("fails"))
  }
}
