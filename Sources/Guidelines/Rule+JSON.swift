extension Rule: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case id
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

  /// A check as Docs/FORMATS.md has it beside its rule.
  private struct CheckReference: Encodable {
    let id: CheckID
  }

  /// Writes the JSON form of Docs/FORMATS.md: a search result's fields and all that is known beside.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("rule", forKey: .kind)
    try container.encode(id, forKey: .id)
    // A rule that was asked for by its id has no rank; the keys stay, so that one decoder
    // reads a search result and a rule.
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
    try container.encode(checks.map(CheckReference.init), forKey: .checks)
    try container.encode(checkable, forKey: .checkable)
    try container.encode(sources, forKey: .sources)
    try container.encode(editions, forKey: .editions)
    try container.encode(related, forKey: .related)
    try container.encode(links, forKey: .links)
  }

  /// `yes`, or `no: ` and the reason, or `nil` where the document does not say.
  private var checkable: String? {
    guard checks.isEmpty else { return "yes" }
    return uncheckable.preferring(.en).map { "no: \($0)" }
  }
}
