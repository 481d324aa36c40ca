import CommandLineKit
import Guidelines

extension Command {
  /// Every command by its name, in the order of the help.
  ///
  /// The closures create commands on demand, since a process runs only one.
  private static let makers: [(name: String, make: @Sendable () -> Command)] = [
    ("search", { search }),
    ("rule", { rule }),
    ("rules", { rules }),
    ("metrics", { metrics }),
    ("components", { components }),
    ("documents", { documents }),
    ("authorities", { authorities }),
    ("terms", { terms }),
    ("analyze", { analyze }),
    ("checks", { checks }),
    ("check", { check }),
    ("explain", { explain }),
    ("audit", { audit }),
    ("changes", { changes }),
    ("cite", { cite }),
    ("init", { initialize }),
    ("ingest", { ingest }),
    ("publish", { publish }),
    ("trace", { trace }),
    ("export", { export }),
    ("import", { `import` }),
    ("backup", { backup }),
    ("restore", { restore }),
    ("doctor", { doctor }),
    ("serve", { serve }),
    ("mcp", { mcp }),
    ("skill", { skill }),
    ("completions", { completions }),
    ("help", { help }),
  ]

  /// The command called `name`.
  static func named(_ name: String) -> Command? { makers.first { $0.name == name }?.make() }

  /// The program `hig` with all commands.
  static let program = Program(
    name: "hig",
    purpose: Phrase(
      "an offline knowledge base of interface guidelines in English and Korean",
      "인터페이스 가이드라인을 영어와 한국어로 담은 오프라인 지식 베이스"),
    commands: { makers.map { $0.make().syntax } }, named: { named($0)?.syntax },
    question: { search.syntax })
}
