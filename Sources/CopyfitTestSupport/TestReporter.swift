// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// A failure is told to the framework that runs the test. Measured with Swift 6.3: each framework drops without a word
// what the other's functions record, so that a failure outside a known test goes to both, and is heard once.

#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// Where an expectation stands in the test's source.
struct TestLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Fails the running test here; nil passes.
  func report(_ failure: String?) {
    guard let failure else { return }
    #if canImport(Testing)
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: failure), sourceLocation: location)
      if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
      XCTFail(failure, file: filePath, line: line)
    #endif
  }
}
