package import Guidelines

/// What a command takes, as data: the parser, the help and the completions read it.
package struct CommandSyntax: Sendable {
  /// The name of the command on the command line: `search`.
  package let name: String
  /// What it does, in one line.
  package let summary: Phrase
  /// What it takes besides options.
  package let operands: Operands
  /// The options it takes besides the global ones.
  package let options: [Option]
  /// Command lines worth trying, each with what it shows.
  package let examples: [(line: String, shows: Phrase)]
  /// Whether a word that begins with one hyphen is an operand (`search -배지`).
  package let takesHyphens: Bool

  /// Describes a command.
  package init(
    name: String, summary: Phrase, operands: Operands, options: [Option],
    examples: [(line: String, shows: Phrase)], takesHyphens: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.examples = examples
    self.takesHyphens = takesHyphens
  }

  /// What a command takes besides options.
  package struct Operands: Hashable, Sendable {
    /// How they are called in the help: `QUERY`, `PATH`.
    package let label: String
    /// The fewest and the most it takes.
    package let count: ClosedRange<Int>

    /// Describes operands.
    package init(label: String, count: ClosedRange<Int>) {
      self.label = label
      self.count = count
    }

    package static let none = Operands(label: "", count: 0...0)
    /// The name of a component or a platform, in as many words as it has.
    package static let name = Operands(label: "NAME", count: 0...Int.max)
    package static func one(_ label: String) -> Operands { Operands(label: label, count: 1...1) }
    package static func upToOne(_ label: String) -> Operands {
      Operands(label: label, count: 0...1)
    }
    package static func many(_ label: String) -> Operands {
      Operands(label: label, count: 1...Int.max)
    }
  }
}
