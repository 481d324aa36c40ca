public import Guidelines
package import KnowledgeBase
internal import TextAnalysis

/// The part of `hig export json` from which a knowledge base can be rebuilt.
///
/// It holds the texts of the documents and the tables; everything else follows from them.
public struct ExportedBase: Codable, Sendable {
  /// The documents.
  public var documents: [ExportedDocument]
  /// Their passages, which show whether the documents are still read in the same way.
  public var passages: [ExportedPassage]
  /// The concepts of the glossary.
  public var terms: [Concept]
  /// Those of their spellings that only teams use, by concept; `nil` where there are none.
  public var ownTerms: [String: [String]]?
  /// The tables of questions.
  public var questions: [ExportedTable<ExportedQuestion>]
  /// The tables of other linters' rules.
  public var linterRules: [ExportedTable<LinterRule>]

  private enum CodingKeys: String, CodingKey {
    case documents
    case passages
    case terms
    case ownTerms = "own_terms"
    case questions
    case linterRules = "linter_rules"
  }
}

extension ExportedBase {
  /// The spellings in `base` that are a team's own, by concept.
  package static func ownTerms(
    of base: KnowledgeBase
  ) throws(KnowledgeBaseError) -> [String: [String]] {
    let shared = Dictionary(
      try base.sharedGlossary().concepts.map { ($0.id, Set($0.spellings)) },
      uniquingKeysWith: { $0.union($1) })
    return Dictionary(
      try base.concepts().compactMap { concept in
        let own = concept.spellings.filter { shared[concept.id]?.contains($0) != true }
        return own.isEmpty ? nil : (concept.id.rawValue, own)
      }, uniquingKeysWith: { $1 })
  }

  /// The terms that are not a team's own.
  var sharedTerms: [Concept] {
    terms.compactMap { $0.without(Set(ownTerms?[$0.id.rawValue] ?? [])) }
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

/// A passage, reduced to its id and its document.
public struct ExportedPassage: Codable, Sendable {
  /// Its id.
  public var id: String
  /// The name of its document.
  public var document: String
}

/// A table: its name and its rows.
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

/// A question about either a rule or a component.
public struct ExportedQuestion: Codable, Sendable {
  /// The rule that it is about.
  public var rule: RuleID?
  /// The component that it is about.
  public var component: ComponentName?
  /// Its language.
  public var language: Language
  /// The question.
  public var text: String
  /// Whether it is not a question but contradicts the rule; `nil` means no.
  public var contrary: Bool?

  /// Creates the exported form of `question`.
  public init(_ question: Question) {
    rule = question.rule
    component = question.component
    language = question.language
    text = question.text
    contrary = question.isContrary ? true : nil
  }

  /// The question; `nil` if it is about neither a rule nor a component.
  var question: Question? {
    (component.map(Question.Topic.component) ?? rule.map(Question.Topic.rule)).map {
      Question(about: $0, language: language, text: text, isContrary: contrary ?? false)
    }
  }
}
