// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// The stream of `copyfit batch`: blocks of lines in, blocks of answers out, in order. The first blocks are answered by the
// reading thread alone; only an input that comes faster than that is worth threads.

import Synchronization

/// Answers one input after the other.
struct BatchStream {
  let jobs: Int
  let line: BatchLine
  let output: OrderedOutput
  /// Counts the lines that were answered.
  let progress: Progress?

  init(jobs: Int, answerer: any RequestAnswering, output: OrderedOutput, progress: Progress? = nil) {
    self.jobs = jobs
    self.progress = progress
    line = BatchLine(answerer: answerer)
    self.output = output
  }

  /// Answers all lines of an input.
  func run(_ input: FileDescriptor) throws(SystemError) {
    try run(LineBlockReader(input))
  }

  func run(_ reader: LineBlockReader) throws(SystemError) {
    var reader = reader
    var writer = JSONWriter()
    while let block = try reader.next() {
      if jobs > 1, block.bytes.count >= LineBlockReader.blockSize / 2 {
        return try runOnThreads(block, &reader)
      }
      line.process(block, into: &writer)
      try output.write(writer.bytes)
      progress?.advance(by: block.lineCount)
      writer.removeAll()
      try Self.stopIfRequested()
    }
  }

  private func runOnThreads(_ first: LineBlock, _ reader: inout LineBlockReader) throws(SystemError) {
    let queue = BlockQueue(limit: jobs * 4)
    output.begin(at: first.index)
    var workers: [Worker] = []
    for _ in 0..<jobs {
      workers.append(try Worker { [line, output, progress] in Self.work(queue, line, output, progress) })
    }
    let end = Result { () throws(SystemError) in try feed(queue, first, &reader) }
    if case .failure(let error) = end, error.isInterruption { throw error }
    for _ in workers { queue.put(nil) }
    for worker in workers { worker.join() }
    if let failure = output.failure { throw failure }
    try end.get()
  }

  private func feed(
    _ queue: BlockQueue, _ first: LineBlock, _ reader: inout LineBlockReader
  ) throws(SystemError) {
    var block: LineBlock? = first
    while let current = block, output.failure == nil {
      queue.put(current)
      try Self.stopIfRequested()
      block = try reader.next()
    }
  }

  private static func work(_ queue: BlockQueue, _ line: BatchLine, _ output: OrderedOutput, _ progress: Progress?) {
    var writer = JSONWriter()
    while let block = queue.take() {
      writer.removeAll()
      if output.failure == nil { line.process(block, into: &writer) }
      for _ in 0..<output.commit(writer.bytes, index: block.index) { queue.free() }
      progress?.advance(by: block.lineCount)
    }
  }

  private static func stopIfRequested() throws(SystemError) {
    if StopSignal.pending != nil { throw .interrupted }
  }
}

/// Blocks on their way to the workers; at most so many are under way, from reading to writing.
final class BlockQueue: Sendable {
  private let blocks = Mutex<[LineBlock?]>([])
  private let room: CountingSemaphore
  private let ready = CountingSemaphore(0)

  init(limit: Int) {
    room = CountingSemaphore(limit)
  }

  /// Waits for room; nil tells one worker to end, and needs none.
  func put(_ block: LineBlock?) {
    if block != nil { room.wait() }
    blocks.withLock { $0.append(block) }
    ready.signal()
  }

  /// Waits for a block; nil is the end.
  func take() -> LineBlock? {
    ready.wait()
    return blocks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Makes room for one more.
  func free() {
    room.signal()
  }
}
