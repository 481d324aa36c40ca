package import Guidelines

/// One option, as data: the parser, the help and the completions read it.
package struct Option: Hashable, Sendable {
  /// The name of the option, without its two hyphens.
  package let name: String
  /// How its value is called in the help, or `nil` for a switch.
  package let label: String?
  /// The values it takes, where they can be listed.
  package let values: [String]
  /// The command whose records it names; `nil` where it names none.
  package let list: String?
  private let en: String
  private let ko: String

  /// Describes `--name`, with what it does in one line of each language.
  package init(
    _ name: String, takes label: String? = nil, values: [String] = [], of list: String? = nil,
    _ en: String, _ ko: String
  ) {
    self.name = name
    self.label = label
    self.values = values
    self.list = list
    self.en = en
    self.ko = ko
  }

  /// What it does.
  package var summary: Phrase { Phrase(en, ko) }
  /// What a shell offers for its value.
  package var completion: Completion {
    if let list { return .records(of: list) }
    return values.isEmpty ? .files : .words(values)
  }
  /// As it is typed: `--limit`.
  package var typed: String { "--\(name)" }
}
