// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The same work for each element of a list, on some threads, with the results in the list's order.

import Synchronization

enum ParallelMap {
  /// Elements that a thread takes at a time.
  private static let share = 16

  /// Returns the transformed elements; the threads take them in order, whoever is free.
  ///
  /// - Throws: `SystemError` if a thread cannot be started.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, progress: Progress? = nil, _ transform: @escaping @Sendable (Input) -> Output
  ) throws(SystemError) -> [Output] {
    progress?.begin(total: inputs.count)
    defer { progress?.end() }
    guard jobs > 1, inputs.count > share else {
      return inputs.map { input in
        defer { progress?.advance() }
        return transform(input)
      }
    }
    let next = Atomic<Int>(0)
    let outputs = Mutex([Output?](repeating: nil, count: inputs.count))
    let shared = Shared(next: next, outputs: outputs)
    var workers: [Worker] = []
    for _ in 0..<min(jobs, (inputs.count + share - 1) / share) {
      workers.append(
        try Worker {
          while case let start = shared.next.add(share, ordering: .relaxed).oldValue, start < inputs.count {
            let range = start..<min(start + share, inputs.count)
            let done = inputs[range].map(transform)
            shared.outputs.withLock { outputs in
              for (index, output) in zip(range, done) { outputs[index] = output }
            }
            progress?.advance(by: range.count)
          }
        })
    }
    for worker in workers { worker.join() }
    return shared.outputs.withLock { $0.compactMap { $0 } }
  }

  /// What the threads share.
  private final class Shared<Output: Sendable>: Sendable {
    let next: Atomic<Int>
    let outputs: Mutex<[Output?]>

    init(next: consuming Atomic<Int>, outputs: consuming Mutex<[Output?]>) {
      self.next = next
      self.outputs = outputs
    }
  }
}
