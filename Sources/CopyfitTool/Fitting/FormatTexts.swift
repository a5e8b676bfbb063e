// Copyright the Copyfit authors. Licensed under the Apache License, Version 2.0.
//
// Texts that are formats: a translation fits only if it does so with its numbers in place, in every plural form.

/// Puts the values of `--argument` into texts.
enum FormatTexts {
  /// Each text with each value; the texts as they are where no value is given.
  static func expanded(_ texts: [String], _ arguments: ParsedArguments) throws(UsageError) -> [AskedText] {
    let command = arguments.command.name
    let values = arguments.texts(.argument)
    guard !values.isEmpty else {
      guard arguments.has(.plural) else { return texts.map { AskedText(text: $0) } }
      throw .invalid("--plural needs --argument: the number that chooses among the forms", command: command)
    }
    let rules = PluralRules(locale: arguments.text(.language) ?? "")
    let forms = try forms(arguments.texts(.plural), command)
    var expanded: [AskedText] = []
    for text in texts {
      let variable = PluralFormat.Variable(valueType: "d", variants: forms.merging([.other: text]) { form, _ in form })
      for value in values {
        let argument = FormatArgument(value)
        let format = PluralFormat(format: PluralFormat(format: text).variant(of: variable, for: argument, rules: rules))
        do throws(LocalisationError) {
          expanded.append(AskedText(text: try format.text(for: Self.list(argument, of: format), rules: rules)))
        } catch {
          throw .invalid("\(error)", command: command)
        }
      }
    }
    return expanded
  }

  /// The value for every place of a format.
  private static func list(_ argument: FormatArgument, of format: PluralFormat) -> [FormatArgument] {
    let places = FormatString(format.format).parts.reduce(1) { count, part in
      guard case .specifier(let specifier) = part else { return count }
      return max(count + 1, specifier.position ?? 0)
    }
    return [FormatArgument](repeating: argument, count: places)
  }

  private static func forms(
    _ assignments: [String], _ command: CommandName
  ) throws(UsageError) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for assignment in assignments {
      let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let names = PluralCategory.allCases.map(\.rawValue)
      guard let form = PluralCategory(rawValue: parts[0]), parts.count == 2 else {
        throw .badValue(
          option: .plural, value: assignment, expected: "FORM=TEXT with \(UsageError.list(names)) as FORM",
          nearest: EditDistance.nearest(to: parts[0], among: names))
      }
      forms[form] = parts[1]
    }
    return forms
  }
}
