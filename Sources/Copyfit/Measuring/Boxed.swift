// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// An ellipsis is some hundred bytes in line, and most texts are never cut: what is not made costs a pointer.

/// A value on the heap.
final class Boxed<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
