import Guidelines
import TextAnalysis

/// The help of the command and of each of its commands, made from their data.
struct Help {
  /// The languages of the text.
  let presentation: Presentation

  private static let purpose = Phrase(
    "an offline knowledge base of interface guidelines in English and Korean",
    "인터페이스 가이드라인을 영어와 한국어로 담은 오프라인 지식 베이스")

  /// The help of `command`, or the overview.
  func text(for command: Command?) -> String {
    guard let command else { return overview }
    var text = "hig \(usage(of: command))\n\n"
    text += paragraph(command.summary) + "\n"
    let options = command.options + Option.global
    text += heading(Phrase("Options", "옵션")) + list(options.map { (usage(of: $0), $0.summary) })
    if !command.examples.isEmpty {
      text += "\n" + heading(Phrase("Examples", "예"))
      text += list(command.examples.map { ($0.line, $0.shows) })
    }
    return text
  }

  private var overview: String {
    var text = paragraph(Phrase("hig: \(Self.purpose.en)", "hig: \(Self.purpose.ko)"))
    text += "\nhig [--database FILE] COMMAND …\n\n"
    text += heading(Phrase("Commands", "명령"))
    text += list(Command.all.map { (usage(of: $0), $0.summary) })
    text += "\n" + heading(Phrase("Options", "옵션"))
    text += list(Option.global.map { (usage(of: $0), $0.summary) })
    text += "\n" + heading(Phrase("Exit status", "종료 상태"))
    text += list([
      ("0", Phrase("done", "완료")), ("1", Phrase("nothing found", "찾은 것 없음")),
      ("2", Phrase("could not be done", "할 수 없음")), ("64", Phrase("wrong usage", "잘못된 사용")),
    ])
    return text
  }

  private func usage(of command: Command) -> String {
    let operands = command.operands
    guard operands.count.upperBound > 0 else { return command.name }
    let label = operands.label + (operands.count.upperBound > 1 ? "…" : "")
    return command.name + " " + (operands.count.lowerBound == 0 ? "[\(label)]" : label)
  }

  private func usage(of option: Option) -> String {
    option.typed + (option.label.map { " \($0)" } ?? "")
  }

  private func heading(_ phrase: Phrase) -> String { phrase[presentation] + "\n" }

  private func paragraph(_ phrase: Phrase) -> String {
    presentation.languages.map { phrase[$0] + "\n" }.joined()
  }

  /// Two columns; with both languages the Korean line stands below the English one.
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
