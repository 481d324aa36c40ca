package import Guidelines
internal import TextAnalysis

/// The help of a program and of each of its commands, generated from their data.
package struct Help {
  let program: Program
  let presentation: Presentation

  /// The help of `program` in the languages of `presentation`.
  package init(of program: Program, in presentation: Presentation) {
    self.program = program
    self.presentation = presentation
  }

  /// The help of `command`, or the overview.
  package func text(for command: CommandSyntax?) -> String {
    guard let command else { return overview }
    var text = "\(program.name) \(usage(of: command))\n\n"
    text += paragraph(command.summary) + "\n"
    let options = command.options + Option.global
    text += heading(Phrase("Options", "옵션")) + list(options.map { (usage(of: $0), $0.summary) })
    if !command.examples.isEmpty {
      text += "\n" + heading(Phrase("Examples", "예"))
      text += list(command.examples.map { ($0.line, $0.shows) })
    }
    return text
  }

  /// The overview and the help of every command.
  package var all: String {
    ([overview] + program.commands.map { text(for: $0) }).joined(separator: "\n")
  }

  /// What the program prints without arguments.
  package var welcome: String {
    let (name, purpose) = (program.name, program.purpose)
    return paragraph(Phrase("\(name): \(purpose.en)", "\(name): \(purpose.ko)")) + "\n"
      + list(Self.firstTries)
  }

  private static let firstTries = [
    ("hig tab bar badge", Phrase("ask in any words", "무엇이든 물어보기")),
    ("hig rule tab-badge", Phrase("one rule, with its lines", "규칙 하나와 나온 행")),
    ("hig metrics tab bars", Phrase("the numbers of a component", "구성 요소의 수치")),
    ("hig check MyApp", Phrase("an app by the rules", "앱을 규칙으로 검사")),
    ("hig help", Phrase("all commands", "모든 명령")),
  ]

  private var overview: String {
    let (name, purpose) = (program.name, program.purpose)
    var text = paragraph(Phrase("\(name): \(purpose.en)", "\(name): \(purpose.ko)"))
    text += "\n\(name) [--database FILE] COMMAND …\n\n"
    text += heading(Phrase("Commands", "명령"))
    text += list(program.commands.map { (usage(of: $0), $0.summary) })
    text += "\n" + heading(Phrase("Options", "옵션"))
    text += list(Option.global.map { (usage(of: $0), $0.summary) })
    text += "\n" + heading(Phrase("Exit status", "종료 상태"))
    text += list(Self.statuses)
    return text
  }

  static let statuses = [
    ("0", Phrase("done", "완료")), ("1", Phrase("nothing found", "찾은 것 없음")),
    ("2", Phrase("could not be done", "할 수 없음")), ("64", Phrase("wrong usage", "잘못된 사용")),
  ]

  func usage(of command: CommandSyntax) -> String {
    let operands = command.operands
    guard operands.count.upperBound > 0 else { return command.name }
    let label = operands.label + (operands.count.upperBound > 1 ? "…" : "")
    return command.name + " " + (operands.count.lowerBound == 0 ? "[\(label)]" : label)
  }

  func usage(of option: Option) -> String {
    option.typed + (option.label.map { " \($0)" } ?? "")
  }

  private func heading(_ phrase: Phrase) -> String { phrase[presentation] + "\n" }

  private func paragraph(_ phrase: Phrase) -> String {
    presentation.languages.map { phrase[$0] + "\n" }.joined()
  }

  /// Two columns; with both languages, Korean is below English.
  private func list(_ rows: [(String, Phrase)]) -> String {
    let width = rows.map { DisplayWidth.columns($0.0) }.max() ?? 0
    return rows.map { left, right in
      presentation.languages.enumerated().map { index, language in
        let label = DisplayWidth.pad(index == 0 ? left : "", to: width)
        return "  \(label)  \(right[language])\n"
      }.joined()
    }.joined()
  }
}
