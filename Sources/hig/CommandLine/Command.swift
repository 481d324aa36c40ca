import CommandLineKit
import Guidelines

/// One command of `hig`: what it takes, as data, and what it does.
struct Command: Sendable {
  /// What it takes.
  let syntax: CommandSyntax
  /// Does it.
  let run: @Sendable (Session) throws(Failure) -> ExitStatus

  init(
    _ syntax: CommandSyntax, run: @escaping @Sendable (Session) throws(Failure) -> ExitStatus
  ) {
    self.syntax = syntax
    self.run = run
  }

  init(
    name: String, summary: Phrase, operands: CommandSyntax.Operands, options: [Option],
    examples: [(line: String, shows: Phrase)], takesHyphens: Bool = false,
    run: @escaping @Sendable (Session) throws(Failure) -> ExitStatus
  ) {
    self.init(
      CommandSyntax(
        name: name, summary: summary, operands: operands, options: options, examples: examples,
        takesHyphens: takesHyphens), run: run)
  }

  /// Every command, in the order in which the help lists them.
  static let all: [Command] = [
    search, rule, rules, metrics, components, documents, terms, checks, check, explain, audit,
    ingest, trace, export, serve, completions, help,
  ]

  /// The program that they make.
  static let program = Program(
    name: "hig",
    purpose: Phrase(
      "an offline knowledge base of interface guidelines in English and Korean",
      "인터페이스 가이드라인을 영어와 한국어로 담은 오프라인 지식 베이스"),
    commands: all.map(\.syntax))
}
