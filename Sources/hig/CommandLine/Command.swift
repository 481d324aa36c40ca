import Guidelines

/// One command of `hig`, as data: help, completions and the parser all read this.
struct Command: Sendable {
  /// What is typed: `search`.
  let name: String
  /// What it does, in one line.
  let summary: Phrase
  /// What it takes besides options.
  let operands: Operands
  /// The options it takes besides the global ones.
  let options: [Option]
  /// Command lines worth trying, each with what it shows.
  let examples: [(line: String, shows: Phrase)]
  /// Does it.
  let run: @Sendable (Session) throws(Failure) -> ExitStatus

  /// What a command takes besides options.
  struct Operands: Sendable {
    /// How they are called in the help: `QUERY`, `PATH`.
    let label: String
    /// The fewest and the most it takes.
    let count: ClosedRange<Int>

    /// No operand at all.
    static let none = Operands(label: "", count: 0...0)
    static func one(_ label: String) -> Operands { Operands(label: label, count: 1...1) }
    static func upToOne(_ label: String) -> Operands { Operands(label: label, count: 0...1) }
    static func many(_ label: String) -> Operands { Operands(label: label, count: 1...Int.max) }
  }

  /// Every command, in the order in which the help lists them.
  static let all: [Command] = [
    search, rule, rules, metrics, components, documents, terms, checks, check, explain, audit,
    ingest, export, serve, completions, help,
  ]

  /// The command called `name`.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

/// One option, as data.
struct Option: Hashable, Sendable {
  /// What is typed after `--`.
  let name: String
  /// How its value is called in the help, or `nil` for a switch.
  let label: String?
  /// The values it takes, where they can be listed.
  let values: [String]
  /// What it does, in one line of each language.
  let en: String
  let ko: String

  init(
    _ name: String, takes label: String? = nil, values: [String] = [], _ en: String, _ ko: String
  ) {
    self.name = name
    self.label = label
    self.values = values
    self.en = en
    self.ko = ko
  }

  /// What it does.
  var summary: Phrase { Phrase(en, ko) }
  /// As it is typed.
  var typed: String { "--\(name)" }
}
