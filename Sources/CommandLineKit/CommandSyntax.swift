package import Guidelines

/// The syntax of a command, as data for the parser, the help and the completions.
package struct CommandSyntax: Sendable {
  /// The name of the command on the command line: `search`.
  package let name: String
  /// What it does, in one line.
  package let summary: Phrase
  /// Its operands.
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

  /// The operands of a command.
  package struct Operands: Hashable, Sendable {
    /// Their name in the help: `QUERY`, `PATH`.
    package let label: String
    /// How many the command takes.
    package let count: ClosedRange<Int>
    /// How a shell completes them.
    package let completion: Completion
    /// Whether together they may name a component or a platform, in several words.
    package let isName: Bool

    /// Describes operands.
    package init(
      label: String, count: ClosedRange<Int>, _ completion: Completion = .files,
      isName: Bool = false
    ) {
      self.label = label
      self.count = count
      self.completion = completion
      self.isName = isName
    }

    package static let none = Operands(label: "", count: 0...0)
    /// The name of a component or a platform, in one or more words.
    package static let name = Operands(
      label: "NAME", count: 0...Int.max,
      .records(of: "components", and: Platform.allCases.map(\.rawValue)), isName: true)
    /// One of `words`.
    package static func one(of words: [String]) -> Operands {
      Operands(label: words.joined(separator: "|"), count: 1...1, .words(words))
    }
    package static func one(_ label: String) -> Operands { Operands(label: label, count: 1...1) }
    package static func upToOne(_ label: String, _ completion: Completion = .files) -> Operands {
      Operands(label: label, count: 0...1, completion)
    }
    package static func many(_ label: String, _ completion: Completion = .files) -> Operands {
      Operands(label: label, count: 1...Int.max, completion)
    }
  }
}
