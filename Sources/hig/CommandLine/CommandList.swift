import CommandLineKit
import Guidelines

extension Command {
  /// Every command, in the order in which the help lists them; only ``Hig`` asks for it.
  static let all: [Command] = [
    search, rule, rules, metrics, components, documents, authorities, terms, analyze, checks, check,
    explain, audit, changes, cite, initialize, ingest, publish, trace, export, `import`, backup,
    restore, doctor, serve, mcp, skill,
    completions,
    help,
  ]

  /// The program that they make.
  static let program = Program(
    name: "hig",
    purpose: Phrase(
      "an offline knowledge base of interface guidelines in English and Korean",
      "인터페이스 가이드라인을 영어와 한국어로 담은 오프라인 지식 베이스"),
    commands: all.map(\.syntax), question: search.syntax)
}
