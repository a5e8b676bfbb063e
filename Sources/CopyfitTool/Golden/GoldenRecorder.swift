// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Answers requests and takes down what they were answered with. Verifying is recording once more and comparing.

import Copyfit
import Synchronization

/// Makes golden files; the bytes are the same for any number of jobs.
struct GoldenRecorder: Sendable {
  let answerer: RequestAnswerer
  let jobs: Int
  let grid: NumberGrid?
  private let fingerprints = FingerprintMemo()

  init(measurer: TextMeasurer, jobs: Int, grid: Double? = nil) {
    answerer = RequestAnswerer(measurer: measurer)
    self.jobs = jobs
    self.grid = grid.map(NumberGrid.init)
  }

  /// Answers the requests; those that fail keep their error.
  func record(_ requests: [GoldenRequest], progress: Progress? = nil) throws(SystemError) -> AnswerGolden {
    let sorted = requests.sorted { $0.id < $1.id }
    let answered = try ParallelMap.map(sorted, jobs: jobs, progress: progress) { answer($0) }
    var front = GoldenFront()
    front.grid = grid?.step
    front.fonts = Set(answered.flatMap(\.fonts)).sorted()
    front.recordCount = answered.count
    let labels = Dictionary(front.fontsByLabel.map { ($0.value, $0.key) }) { first, _ in first }
    let records = answered.map { answered in
      var record = answered.record
      record.fonts = answered.fonts.compactMap { labels[$0] }.sorted()
      return record
    }
    return AnswerGolden(front: front, records: records)
  }

  private struct Answered: Sendable {
    let record: GoldenRecord
    let fonts: Set<FontFingerprint>
  }

  private func answer(_ request: GoldenRequest) -> Answered {
    do throws(BatchError) {
      let (answer, text) = try answerer.answerWithText(try request.decoded())
      let fonts = Set(text.usedFaces.map(fingerprints.fingerprint))
      let json = answer.json(on: grid)
      return Answered(record: GoldenRecord(request: request, outcome: .success(json), fonts: []), fonts: fonts)
    } catch {
      return Answered(record: GoldenRecord(request: request, outcome: .failure(error), fonts: []), fonts: [])
    }
  }
}

/// Digests of faces, each made once.
private final class FingerprintMemo: Sendable {
  private let known = Mutex<[UInt32: FontFingerprint]>([:])

  func fingerprint(of face: UsedFace) -> FontFingerprint {
    known.withLock { known in
      if let fingerprint = known[face.id] { return fingerprint }
      let sha256 = face.withBytes { SHA256.hexDigest(of: $0) }
      let fingerprint = FontFingerprint(name: face.name, file: face.file, sha256: sha256)
      known[face.id] = fingerprint
      return fingerprint
    }
  }
}

/// Multiples of a step that numbers are rounded to.
struct NumberGrid: Sendable {
  let step: Double

  /// The nearest multiple. Steps such as 0.1 are one part of a whole number of parts, so that the decimal stays short.
  func nearest(to value: Double) -> Double {
    guard value.isFinite else { return value }
    let parts = (1 / step).rounded()
    let isPart = step < 1 && 1 / parts == step
    let count = (isPart ? value * parts : value / step).rounded()
    let snapped = isPart ? count / parts : count * step
    return snapped.isFinite ? snapped + 0 : value
  }
}

extension BatchAnswer {
  /// The answer as `batch` writes it, without its id.
  fileprivate func json(on grid: NumberGrid?) -> JSONValue {
    var writer = JSONWriter()
    writer.answer(grid.map(snapped) ?? self, id: "null")
    // What the tool has written itself is JSON.
    guard case .object(let members) = try? JSONValue(parsing: writer.bytes) else { return .null }
    return .object(members.filter { $0.key != BatchField.id.rawValue })
  }

  private func snapped(to grid: NumberGrid) -> BatchAnswer {
    var answer = self
    (answer.width, answer.height) = (grid.nearest(to: width), grid.nearest(to: height))
    (answer.x, answer.y) = (grid.nearest(to: x), grid.nearest(to: y))
    answer.firstBaseline = firstBaseline.map(grid.nearest)
    answer.lastBaseline = lastBaseline.map(grid.nearest)
    answer.minContentWidth = grid.nearest(to: minContentWidth)
    answer.maxContentWidth = grid.nearest(to: maxContentWidth)
    answer.lines = lines.map { $0.snapped(to: grid) }
    answer.scaleFactor = scaleFactor.map(grid.nearest)
    answer.ink = ink.map {
      RectangleField(
        x: grid.nearest(to: $0.x), y: grid.nearest(to: $0.y), width: grid.nearest(to: $0.width),
        height: grid.nearest(to: $0.height))
    }
    return answer
  }
}

extension AnswerLine {
  fileprivate func snapped(to grid: NumberGrid) -> AnswerLine {
    var line = self
    (line.width, line.trailingSpace) = (grid.nearest(to: width), grid.nearest(to: trailingSpace))
    (line.x, line.y) = (grid.nearest(to: x), grid.nearest(to: y))
    (line.ascent, line.descent) = (grid.nearest(to: ascent), grid.nearest(to: descent))
    (line.height, line.baseline) = (grid.nearest(to: height), grid.nearest(to: baseline))
    return line
  }
}
