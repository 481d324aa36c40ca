extension Rule: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case id
    case authority
    case score
    case aliases
    case component
    case platforms
    case title
    case snippet
    case highlights
    case statement
    case rationale
    case modality
    case metrics
    case checks
    case checkable
    case sources
    case editions
    case related
    case links
  }

  /// A check as listed with its rule in Docs/FORMATS.md.
  private struct CheckReference: Encodable {
    let id: CheckID
  }

  /// Writes the JSON form of Docs/FORMATS.md: the fields of a search result, and further ones.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("rule", forKey: .kind)
    try container.encode(id, forKey: .id)
    try container.encode(authority, forKey: .authority)
    // A rule looked up by its id has no score; the key is kept so that one decoder reads both
    // search results and rules.
    try container.encode(0, forKey: .score)
    try container.encode(title, forKey: .snippet)
    try container.encode(title.map { _ in [[Int]]() }, forKey: .highlights)
    try container.encode(aliases, forKey: .aliases)
    try container.encode(component, forKey: .component)
    try container.encode(platforms, forKey: .platforms)
    try container.encode(title, forKey: .title)
    try container.encode(statement, forKey: .statement)
    try container.encode(rationale, forKey: .rationale)
    try container.encode(modality, forKey: .modality)
    try time.encode(to: encoder)
    try container.encode(metrics, forKey: .metrics)
    try container.encode(allChecks.map(CheckReference.init), forKey: .checks)
    try container.encode(checkable, forKey: .checkable)
    try container.encode(sources, forKey: .sources)
    try container.encode(editions, forKey: .editions)
    try container.encode(related, forKey: .related)
    try container.encode(links, forKey: .links)
  }

  /// `yes`, or `no: ` and the reason, or `nil` if the document does not say.
  private var checkable: String? {
    guard allChecks.isEmpty else { return "yes" }
    return uncheckable.preferring(.en).map { "no: \($0)" }
  }
}
