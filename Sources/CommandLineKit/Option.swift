package import Guidelines

/// One option, as data: the parser, the help and the completions read it.
package struct Option: Hashable, Sendable {
  /// The name of the option, without its two hyphens.
  package let name: String
  /// How its value is called in the help, or `nil` for a switch.
  package let label: String?
  /// The values it takes, where they can be listed.
  package let values: [String]
  private let en: String
  private let ko: String

  /// Describes `--name`, with what it does in one line of each language.
  package init(
    _ name: String, takes label: String? = nil, values: [String] = [], _ en: String, _ ko: String
  ) {
    self.name = name
    self.label = label
    self.values = values
    self.en = en
    self.ko = ko
  }

  /// What it does.
  package var summary: Phrase { Phrase(en, ko) }
  /// As it is typed: `--limit`.
  package var typed: String { "--\(name)" }
}

extension Option {
  package static let database = Option(
    "database", takes: "FILE", "the knowledge base to use", "사용할 지식 베이스 파일")
  package static let json = Option("json", "print one JSON document", "JSON 문서 하나로 출력")
  package static let lang = Option(
    "lang", takes: "LANG", values: Presentation.allCases.map(\.rawValue),
    "language of the text: en, ko or both", "출력 언어: en, ko, both")
  package static let helpSwitch = Option("help", "show the help", "도움말 보기")
  package static let version = Option("version", "show the version", "버전 보기")

  package static let platform = Option(
    "platform", takes: "NAME", values: Platform.allCases.map(\.rawValue), "only this platform",
    "이 플랫폼만")

  /// Options that every command takes, before it or after it.
  package static let global: [Option] = [database, json, lang, helpSwitch, version]
}
