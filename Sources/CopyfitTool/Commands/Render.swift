// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// `copyfit render`: the same questions as `measure`, drawn. One question is one picture; more are rows and columns of one.

import Copyfit
import Pictures

enum RenderCommand {
  /// Pixels a point of a PNG, where `--scale` does not say.
  private static let standardScale = 2.0

  static func run(_ arguments: ParsedArguments, _ console: inout Console) throws -> ExitStatus {
    let path = arguments.text(.output)
    let format = try path.map(PictureFormat.init) ?? .svg
    let picture = try picture(arguments, console)
    let bytes = try encoded(picture, as: format, scale: arguments.number(.scale) ?? standardScale)
    if let path { try System.writeFile(path, bytes) } else { try console.write(bytes) }
    return .success
  }

  /// The picture of a command line.
  static func picture(_ arguments: ParsedArguments, _ console: borrowing Console) throws -> Picture {
    let texts = try TextSources.asked(arguments, console)
    let questions = try QuestionBuilder(arguments, texts: texts).questions()
    let answerer = RequestAnswerer(measurer: try FontSources.measurer(arguments, console))
    let sets = try Question.map(questions, arguments, console) { (question) throws(BatchError) in
      try answerer.set(question.request)
    }
    for missing in Set(sets.flatMap(\.missing)).sorted() {
      console.warn("no font has \(missing.codePointName); its box was drawn (--font adds a font)")
    }
    var options = PictureOptions()
    options.theme = arguments.choice(.theme, as: PictureTheme.self) ?? .light
    return sets.count == 1
      ? Picture(of: sets[0], options: options) : grid(questions, sets, options)
  }

  /// Widths vary fastest, so a row is as long as there are widths.
  private static func grid(_ questions: [Question], _ sets: [SetText], _ options: PictureOptions) -> Picture {
    let widths = questions[0].labels.contains { $0.column == OptionName.width.rawValue }
    let first = questions[0].rowTitle
    let count = widths ? questions.prefix { $0.rowTitle == first }.count : 1
    let starts = Array(stride(from: 0, to: sets.count, by: max(count, 1)))
    let columns = questions.prefix(count).map { Picture.heading($0.request.width ?? .infinity) }
    return Picture(
      grid: starts.map { Array(sets[$0..<min($0 + count, sets.count)]) }, rows: starts.map { questions[$0].rowTitle },
      columns: Array(columns), options: options)
  }

  private static func encoded(_ picture: Picture, as format: PictureFormat, scale: Double) throws -> [UInt8] {
    guard format == .png else { return Array(picture.svg().utf8) }
    do throws(PictureError) { return try picture.png(scale: scale) } catch {
      throw EnvironmentError(message: error.description)
    }
  }
}

/// What `--output` names.
enum PictureFormat {
  case svg
  case png

  /// - Throws: ``UsageError`` for a name that ends in neither.
  init(path: String) throws(UsageError) {
    let name = path.lowercased()
    if name.hasSuffix(".png") {
      self = .png
    } else if name.hasSuffix(".svg") {
      self = .svg
    } else {
      throw .badValue(option: .output, value: path, expected: "a name that ends in .svg or .png", nearest: nil)
    }
  }
}

extension Question {
  /// The values that a row of a picture stands for.
  fileprivate var rowTitle: String {
    labels.filter { $0.column != OptionName.width.rawValue }.map(\.value).joined(separator: ", ")
  }
}

extension RequestAnswerer {
  /// Sets what `answer` measures.
  func set(_ request: BatchRequest) throws(BatchError) -> SetText {
    let mapped = try MappedRequest(request)
    do throws(MeasureError) {
      if request.role == .label {
        let width = request.bounds?.width ?? request.width ?? .infinity
        return try measurer.prepare(mapped.label).set(in: Size(width: width, height: request.height ?? .infinity))
      }
      var token: PreparedText?
      if let text = mapped.token { token = try prepare(text, mapped) }
      return try prepare(mapped.text, mapped).set(in: mapped.box, options: mapped.drawingOptions, token: token)
    } catch {
      throw BatchError(error)
    }
  }
}
