// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The scanner that the house rules stand on, on the texts that could fool it.

import Testing

@Suite struct `The scanner sees code and nothing else` {
  @Test(arguments: [
    ("let a = 1 // public", "let a = 1          "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("x = \"public\" + y", "x =          + y"),
    ("x = \"a\\\"b\" + y", "x =        + y"),
    ("\"a\\(f(\"b\", c))d\"!", "    f(   , c)   !"),
    ("##\"a\"#b\"## c", "           c"),
    ("\"\"\"\nimport X\n\"\"\"\nimport Y", "   \n        \n   \nimport Y"),
  ])
  func `Comments and strings are blanks`(text: String, code: String) {
    #expect(SwiftCode.of(text) == code)
  }

  @Test(arguments: [
    ("func f() { 1 }", ["f 1"]),
    ("func f(\n  a: Int\n) -> Int {\n  a\n  + 1\n}\n", ["f 2"]),
    ("protocol P {\n  func f()\n  init()\n}\nfunc g() {\n}\n", ["g 1"]),
    ("init?(a: [Int] = []) {\n  a\n  b\n  c\n}\n", ["init 3"]),
    ("func f() {\n  self.init()\n  func g() {\n    1\n  }\n}\n", ["f 4", "g 1"]),
    ("let x = T.init(a)\nfunc f()\n  -> Int\n{\n  1\n  2\n}", ["f 2"]),
    ("deinit {\n  a {\n  }\n}", ["deinit 2"]),
  ])
  func `Functions are measured between their braces`(text: String, expected: [String]) {
    #expect(FunctionLength.all(in: text).map { "\($0.name) \($0.lines)" } == expected)
  }
}
