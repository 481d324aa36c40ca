package import Guidelines

/// An option, as data for the parser, the help and the completions.
package struct Option: Hashable, Sendable {
  /// The name of the option, without its two hyphens.
  package let name: String
  /// The name of its value in the help; `nil` for a switch.
  package let label: String?
  /// The values it takes, if they can be listed.
  package let values: [String]
  /// The command that lists its values; `nil` if none does.
  package let list: String?
  private let en: String
  private let ko: String

  /// Describes `--name`, with a one-line summary in each language.
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

  /// A summary.
  package var summary: Phrase { Phrase(en, ko) }
  /// How a shell completes its value.
  package var completion: Completion {
    if let list { return .records(of: list) }
    return values.isEmpty ? .files : .words(values)
  }
  /// As it is typed: `--limit`.
  package var typed: String { "--\(name)" }
}
