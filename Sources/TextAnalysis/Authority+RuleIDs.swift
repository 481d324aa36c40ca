package import Guidelines

extension Authority {
  /// The prefix of the ids of its rules; `nil` for Apple, whose ids have none.
  private var prefix: String? {
    guard self != .apple else { return nil }
    return RuleID(words: Hangul.romanize(rawValue), limit: 40)?.rawValue ?? "own"
  }

  /// The id, unique in the base, of the rule that its documents call `id`: `acme-tab-count`.
  package func qualified(_ id: RuleID) -> RuleID {
    guard let prefix, id.rawValue != prefix, !id.rawValue.hasPrefix(prefix + "-") else { return id }
    return RuleID(words: "\(prefix)-\(id)", limit: 97) ?? id
  }

  /// `id` without the authority's prefix, as its documents write it.
  package func plain(_ id: RuleID) -> RuleID {
    guard let prefix, id.rawValue.hasPrefix(prefix + "-") else { return id }
    return RuleID(rawValue: String(id.rawValue.dropFirst(prefix.count + 1))) ?? id
  }
}
