public import Guidelines

/// What of `hig export json` a knowledge base is made from again.
///
/// These are the texts of its documents and its tables: all else in it follows from them.
public struct ExportedBase: Codable, Sendable {
  /// The documents.
  public var documents: [ExportedDocument]
  /// Their passages, by which is seen whether they are read as they were.
  public var passages: [ExportedPassage]
  /// The concepts of the glossary.
  public var terms: [Concept]
  /// The tables of questions.
  public var questions: [ExportedTable<ExportedQuestion>]
  /// The tables of other linters' rules.
  public var linterRules: [ExportedTable<LinterRule>]

  private enum CodingKeys: String, CodingKey {
    case documents
    case passages
    case terms
    case questions
    case linterRules = "linter_rules"
  }
}

/// A document with the text from which it was read.
public struct ExportedDocument: Codable, Sendable {
  /// Its name.
  public var name: String
  /// Its edition.
  public var edition: String?
  /// Whose guidelines it states; `nil` in exports of versions that knew only Apple's.
  public var authority: Authority?
  /// The digest of its contents.
  public var digest: String
  /// The decoded text.
  public var source: String
}

/// A passage, of which only the name counts.
public struct ExportedPassage: Codable, Sendable {
  /// Its id.
  public var id: String
  /// The name of its document.
  public var document: String
}

/// The rows of a table by the name of the table.
public struct ExportedTable<Row: Codable & Sendable>: Codable, Sendable {
  /// The name of the table.
  public var table: String
  /// Its rows.
  public var rows: [Row]

  /// Creates a table.
  public init(table: String, rows: [Row]) {
    self.table = table
    self.rows = rows
  }

  /// The `tables` by name.
  public static func tables(_ tables: [String: [Row]]) -> [ExportedTable] {
    tables.sorted { $0.key < $1.key }.map { ExportedTable(table: $0.key, rows: $0.value) }
  }
}

/// A question about a rule or a component; one of the two.
public struct ExportedQuestion: Codable, Sendable {
  /// The rule that it is about.
  public var rule: RuleID?
  /// The component that it is about.
  public var component: ComponentName?
  /// The language that it is in.
  public var language: Language
  /// The question.
  public var text: String
  /// Whether it is no question but contradicts the rule; `nil` for no.
  public var contrary: Bool?

  /// Creates the form of `question` in an export.
  public init(_ question: Question) {
    rule = question.rule
    component = question.component
    language = question.language
    text = question.text
    contrary = question.isContrary ? true : nil
  }

  /// The question; `nil` where it is about nothing.
  var question: Question? {
    (component.map(Question.Topic.component) ?? rule.map(Question.Topic.rule)).map {
      Question(about: $0, language: language, text: text, isContrary: contrary ?? false)
    }
  }
}
