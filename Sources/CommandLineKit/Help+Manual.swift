internal import Guidelines

extension Help {
  /// The manual page of the program (man(7)), with the help of all commands.
  package var manual: String {
    var page = ".TH \(program.name.uppercased()) 1\n"
    page += section("Name", "이름")
    page += text(
      Phrase("\(program.name) - \(program.purpose.en)", "\(program.name) - \(program.purpose.ko)"))
    page += section("Synopsis", "사용법")
    page += Self.roff("\(program.name) [--database FILE] COMMAND …") + "\n"
    page += section("Commands", "명령")
    for command in program.commands {
      page += ".SS \(Self.roff(usage(of: command)))\n" + text(command.summary)
      page += entries(command.options.map { (usage(of: $0), $0.summary) })
      page += entries(command.examples.map { ($0.line, $0.shows) })
    }
    page += section("Options", "옵션") + entries(Option.global.map { (usage(of: $0), $0.summary) })
    return page + section("Exit status", "종료 상태") + entries(Self.statuses)
  }

  private func section(_ en: String, _ ko: String) -> String {
    ".SH \(Phrase(en, ko)[presentation])\n"
  }

  /// One paragraph per language.
  private func text(_ phrase: Phrase) -> String {
    presentation.languages.map { Self.roff(phrase[$0]) + "\n" }.joined(separator: ".br\n")
  }

  private func entries(_ rows: [(String, Phrase)]) -> String {
    rows.map { ".TP\n.B \(Self.roff($0))\n" + text($1) }.joined()
  }

  /// `text` escaped for roff, where a line that begins with a period or an apostrophe is a request.
  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
