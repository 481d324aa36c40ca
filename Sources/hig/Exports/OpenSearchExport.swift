import Guidelines
import KnowledgeBase

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Session {
  /// Writes files for an OpenSearch server to `folder`: `index.json` creates an index, `bulk.ndjson`
  /// fills it.
  func exportOpenSearch(to folder: String) throws(Failure) {
    let base = try openForReading()
    var index = OpenSearchIndex()
    try knowledgeBase { () throws(KnowledgeBaseError) in
      let titles = Dictionary(
        try base.rules().map { ($0.id.rawValue, $0.title) }, uniquingKeysWith: { first, _ in first }
      )
      try base.forEachTokenizedEntry { index.add($0, title: titles[$0.id]) }
    }
    try File.write(index.settings, to: "\(folder)/index.json")
    try File.write(index.documents, to: "\(folder)/bulk.ndjson")
  }
}

/// The search index in the form of OpenSearch's bulk requests
/// (https://docs.opensearch.org/latest/api-reference/document-apis/bulk/).
///
/// Fields hold tokens of our own analysis, separated by spaces: the server only has to split them.
private struct OpenSearchIndex {
  /// Two lines per document: the action with its id, and its source.
  private(set) var documents: [UInt8] = []
  private var fields: [TokenizedEntry.Field] = []
  private let encoder = JSONEncoder()

  init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  mutating func add(_ entry: TokenizedEntry, title: Bilingual<String>?) {
    fields = entry.fields
    add(line: Action(index: Action.Target(id: entry.id)))
    add(line: Source(entry, title: title))
  }

  private mutating func add(line: some Encodable) {
    documents += encoded(line) + [UInt8(ascii: "\n")]
  }

  /// The settings and the mapping of the fields, for `PUT /INDEX`.
  var settings: [UInt8] { encoded(Settings(fields)) + [UInt8(ascii: "\n")] }

  private func encoded(_ value: some Encodable) -> [UInt8] {
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("strings and numbers encode")
    }
    return Array(data)
  }
}

/// The first line of a document.
private struct Action: Encodable {
  struct Target: Encodable {
    let id: String

    private enum CodingKeys: String, CodingKey {
      case id = "_id"
    }
  }

  let index: Target
}

/// The second line of a document.
private struct Source: Encodable {
  let entry: TokenizedEntry
  let title: Bilingual<String>?

  init(_ entry: TokenizedEntry, title: Bilingual<String>?) {
    self.entry = entry
    self.title = title
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(entry.isRule ? "rule" : "passage", forKey: "kind")
    try container.encode(entry.authority, forKey: "authority")
    try container.encodeIfPresent(entry.component, forKey: "component")
    try container.encode(entry.platforms, forKey: "platforms")
    try container.encode(entry.months.lowerBound, forKey: "since")
    try container.encode(entry.months.upperBound, forKey: "until")
    try container.encodeIfPresent(title, forKey: "titles")
    for field in entry.fields where !field.tokens.isEmpty {
      try container.encode(field.tokens.joined(separator: " "), forKey: Key(field.name))
    }
  }
}

/// The request that creates the index.
private struct Settings: Encodable {
  let fields: [TokenizedEntry.Field]

  init(_ fields: [TokenizedEntry.Field]) { self.fields = fields }

  func encode(to encoder: any Encoder) throws {
    var root = encoder.container(keyedBy: Key.self)
    var settings = root.nestedContainer(keyedBy: Key.self, forKey: "settings")
    var similarities = settings.nestedContainer(keyedBy: Key.self, forKey: "similarity")
    for field in fields {
      var similarity = similarities.nestedContainer(keyedBy: Key.self, forKey: Key(field.name))
      try similarity.encode("BM25", forKey: "type")
      try similarity.encode(field.lengthWeight, forKey: "b")
      try similarity.encode(TokenizedEntry.saturation, forKey: "k1")
    }
    var mappings = root.nestedContainer(keyedBy: Key.self, forKey: "mappings")
    try mappings.encode("strict", forKey: "dynamic")
    var properties = mappings.nestedContainer(keyedBy: Key.self, forKey: "properties")
    for field in fields {
      let property = ["type": "text", "analyzer": "whitespace", "similarity": field.name]
      try properties.encode(property, forKey: Key(field.name))
    }
    for name in ["kind", "authority", "component", "platforms"] {
      try properties.encode(["type": "keyword"], forKey: Key(name))
    }
    for name in ["since", "until"] {
      try properties.encode(["type": "integer"], forKey: Key(name))
    }
    var titles = properties.nestedContainer(keyedBy: Key.self, forKey: "titles")
    try titles.encode("object", forKey: "type")
    try titles.encode(false, forKey: "enabled")
  }
}

/// A key made from a string at run time.
private struct Key: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  let intValue: Int? = nil

  init(_ name: String) { stringValue = name }
  init(stringLiteral name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
