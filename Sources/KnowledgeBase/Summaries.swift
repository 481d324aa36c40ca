public import Guidelines
internal import TextAnalysis

/// What there is about a component.
public struct ComponentSummary: Hashable, Codable, Sendable {
  /// Its name.
  public var name: ComponentName
  /// What the vocabulary calls it.
  public var title: Bilingual<String>
  /// How many documents are about it.
  public var documents: Int
  /// How many rules it has.
  public var rules: Int
  /// How many numbers those rules set, each statement counted.
  public var metrics: Int
}

/// A stored document and how much was read from it.
public struct DocumentSummary: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// How it is written.
  public var format: DocumentFormat
  /// What it is called.
  public var title: Bilingual<String>
  /// The component it is about.
  public var component: ComponentName?
  /// Its edition.
  public var edition: Edition?
  /// The newest edition of its source that a person compared it with.
  public var verified: Edition?
  /// The page of the guidelines it is about.
  public var url: String?
  /// What its content was recognised by.
  public var digest: String
  /// How many passages it has.
  public var passages: Int
  /// How many of them are in both languages.
  public var pairs: Int
  /// How many rules it states.
  public var rules: Int
  /// How many numbers it states.
  public var metrics: Int
  /// How many of its lines went into no passage.
  public var skippedLines: Int
  /// The folder it was found in, absolute; not part of the JSON, which is the same everywhere.
  public var origin: String
}

extension DocumentSummary: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case format
    case title
    case component
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

  /// Writes every field; what is unknown is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(format, forKey: .format)
    try container.encode(title, forKey: .title)
    try container.encode(component, forKey: .component)
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

/// A passage with the document that holds it and the rule it belongs to.
public struct StoredPassage: Hashable, Sendable {
  /// The document's name.
  public var document: String
  /// The document's edition.
  public var edition: Edition?
  /// The document's component.
  public var component: ComponentName?
  /// The passage itself.
  public var passage: Passage
  /// The rule it states.
  public var rule: RuleID?
}

extension StoredPassage: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case document
    case section
    case kind
    case platforms
    case rule
    case en
    case ko
  }

  /// Writes the passage of `export json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(passage.id, forKey: .id)
    try container.encode(document, forKey: .document)
    try container.encode(passage.section, forKey: .section)
    try container.encode(passage.kind, forKey: .kind)
    try container.encode(passage.platforms, forKey: .platforms)
    try container.encode(rule, forKey: .rule)
    try container.encode(passage.en, forKey: .en)
    try container.encode(passage.ko, forKey: .ko)
  }
}

/// Which names someone may have meant.
enum NameSuggestions {
  /// The ids whose spelling is nearest to `name`; where none is near, those that share words.
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
