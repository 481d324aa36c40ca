public import Guidelines
internal import TextAnalysis

/// A summary of a component.
public struct ComponentSummary: Hashable, Codable, Sendable {
  /// Its name.
  public var name: ComponentName
  /// Its name in the vocabulary.
  public var title: Bilingual<String>
  /// The number of documents about it.
  public var documents: Int
  /// The number of its rules.
  public var rules: Int
  /// The number of metrics of those rules, counting each statement.
  public var metrics: Int
}

/// A summary of a stored document.
public struct DocumentSummary: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its format.
  public var format: DocumentFormat
  /// Its title.
  public var title: Bilingual<String>
  /// The component it is about.
  public var component: ComponentName?
  /// The authority whose guidelines it states.
  public var authority: Authority
  /// Its edition.
  public var edition: Edition?
  /// The newest edition of its source with which a person compared it.
  public var verified: Edition?
  /// The URL of the page of the guidelines that it is about.
  public var url: String?
  /// The digest of its contents.
  public var digest: String
  /// The number of its passages.
  public var passages: Int
  /// The number of passages in both languages.
  public var pairs: Int
  /// The number of rules that it states.
  public var rules: Int
  /// The number of its metrics.
  public var metrics: Int
  /// The number of lines that are in no passage.
  public var skippedLines: Int
  /// The folder in which it was found, absolute.
  ///
  /// Not part of the JSON, which is the same everywhere.
  public var origin: String
}

extension DocumentSummary: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case format
    case title
    case component
    case authority
    case edition
    case verified
    case url
    case digest
    case passages
    case pairs
    case rules
    case metrics
    case skippedLines = "skipped_lines"
  }

  /// Writes every field; unknown ones are `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(format, forKey: .format)
    try container.encode(title, forKey: .title)
    try container.encode(component, forKey: .component)
    try container.encode(authority, forKey: .authority)
    try container.encode(edition, forKey: .edition)
    try container.encode(verified, forKey: .verified)
    try container.encode(url, forKey: .url)
    try container.encode(digest, forKey: .digest)
    try container.encode(passages, forKey: .passages)
    try container.encode(pairs, forKey: .pairs)
    try container.encode(rules, forKey: .rules)
    try container.encode(metrics, forKey: .metrics)
    try container.encode(skippedLines, forKey: .skippedLines)
  }
}

/// A passage with its document and its rule.
public struct StoredPassage: Hashable, Sendable {
  /// The document's name.
  public var document: String
  /// The authority of the document.
  public var authority: Authority
  /// The document's edition.
  public var edition: Edition?
  /// The document's component.
  public var component: ComponentName?
  /// The passage itself.
  public var passage: Passage
  /// The rule to which it belongs.
  public var rule: RuleID?
}

extension StoredPassage: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case document
    case authority
    case section
    case kind
    case platforms
    case rule
    case en
    case ko
  }

  /// Writes the passage in the form of `export json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(passage.id, forKey: .id)
    try container.encode(document, forKey: .document)
    try container.encode(authority, forKey: .authority)
    try container.encode(passage.section, forKey: .section)
    try container.encode(passage.kind, forKey: .kind)
    try container.encode(passage.platforms, forKey: .platforms)
    try container.encode(rule, forKey: .rule)
    try container.encode(passage.en, forKey: .en)
    try container.encode(passage.ko, forKey: .ko)
  }
}

/// Suggests the names that a person may have meant.
enum NameSuggestions {
  /// The ids with the spelling nearest to `name`; if none is near, those that share words.
  static func nearest(
    to name: String, among names: [(spelling: String, id: String)], limit: Int
  ) -> [String] {
    guard limit > 0 else { return [] }
    let ids = Dictionary(names, uniquingKeysWith: { first, _ in first })
    var near = EditDistance.nearest(to: name, in: names.map(\.spelling), limit: limit)
    if near.count < limit {
      let words = Set(name.lowercased().split { !$0.isLetter && !$0.isNumber })
      let sharing = names.compactMap { candidate -> (shared: Int, spelling: String)? in
        let shared = words.intersection(candidate.spelling.split(separator: "-")).count
        return shared > 0 ? (shared, candidate.spelling) : nil
      }
      near += sharing.sorted { ($1.shared, $0.spelling) < ($0.shared, $1.spelling) }
        .map(\.spelling)
    }
    var suggestions: [String] = []
    for id in near.compactMap({ ids[$0] }) where !suggestions.contains(id) {
      suggestions.append(id)
    }
    return Array(suggestions.prefix(limit))
  }
}
