internal import DocumentModel
internal import Guidelines

/// A comment with facts about the preceding rule: `<!-- rule: modality=never; related=tab-vs-toolbar -->`.
///
/// Keys are `modality`, `platforms`, `since`, `until`, `replaced-by`, `ended=why | 이유`, `verified`,
/// `related`, `check`, `pattern`, `alias`, `apart` and `checkable=no: why | 이유`.
package struct RuleNote {
  var modality: Modality?
  var platforms: [Platform]?
  var validity = Validity()
  var related: [RuleID] = []
  var checks: [CheckID] = []
  var patterns: [String] = []
  var aliases: [RuleID] = []
  var apart: [RuleID] = []
  var uncheckable = Bilingual<String>()
  /// The entries that cannot be read, as written.
  package private(set) var faults: [(entry: String, fault: NoteFault)] = []

  /// The keys of entries.
  package enum Key: String, CaseIterable {
    case modality
    case platforms
    case platform
    case since
    case until
    case replacedBy = "replaced-by"
    case ended
    case verified
    case related
    case check
    case checks
    case pattern
    case alias
    case aliases
    case apart
    case checkable
  }

  /// Reads the comment; `nil` if it is not about a rule.
  package init?(_ comment: String) {
    guard Self.isNote(comment) else { return nil }
    for entry in comment.dropFirst("rule:".count).split(separator: ";") {
      let entry = entry.trimmingBoth()
      guard !entry.isEmpty else { continue }
      do throws(NoteFault) { try take(entry) } catch { faults.append((String(entry), error)) }
    }
  }

  /// Whether a comment is about a rule.
  static func isNote(_ comment: String) -> Bool { comment.hasPrefix("rule:") }

  private mutating func take(_ entry: Substring) throws(NoteFault) {
    guard let equals = entry.firstIndex(of: "=") else { throw .noValue }
    let name = entry[..<equals].trimmingBoth().lowercased()
    guard let key = Key(rawValue: name) else { throw .key(name) }
    try take(key, entry[entry.index(after: equals)...].trimmingBoth())
  }

  private mutating func take(_ key: Key, _ value: Substring) throws(NoteFault) {
    switch key {
    case .modality:
      modality = Modality(rawValue: value.lowercased())
      if modality == nil { throw .modality(String(value)) }
    case .platforms, .platform:
      let names = value.split(separator: ",").map { $0.trimmingBoth() }
      platforms = names.compactMap { Platform(named: $0) }.sorted()
      if let name = names.first(where: { Platform(named: $0) == nil }) {
        throw .platform(String(name))
      }
    case .since: validity.since = try edition(value)
    case .until: validity.until = try edition(value)
    case .verified: validity.verified = try edition(value)
    case .replacedBy: try Self.add(value, to: &validity.replacedBy, RuleID.init(rawValue:))
    case .ended: validity.endReason = bilingual(value)
    case .related: try Self.add(value, to: &related, RuleID.init(rawValue:))
    case .check, .checks: try Self.add(value, to: &checks, CheckID.init(rawValue:))
    case .pattern:
      if value.isEmpty { throw .noValue }
      patterns.append(collapsed(String(value)))
    case .alias, .aliases: try Self.add(value, to: &aliases, RuleID.init(rawValue:))
    case .apart: try Self.add(value, to: &apart, RuleID.init(rawValue:))
    case .checkable:
      guard value.hasPrefix("no") else { throw .checkable(String(value)) }
      readCheckable(value)
    }
  }

  private func edition(_ value: Substring) throws(NoteFault) -> Edition {
    guard let edition = Edition(value) else { throw .edition(String(value)) }
    return edition
  }

  /// Adds the ids that `value` names; a name that is none is told after the others are added.
  private static func add<ID>(
    _ value: Substring, to ids: inout [ID], _ make: (String) -> ID?
  ) throws(NoteFault) {
    let names = value.split { $0 == "," || $0.isWhitespace }.map(String.init)
    ids += names.compactMap(make)
    if let name = names.first(where: { make($0) == nil }) { throw .id(name) }
  }

  private mutating func readCheckable(_ value: Substring) {
    uncheckable = bilingual(value.dropFirst(2).drop { $0 == ":" || $0.isWhitespace })
  }

  /// Splits `English | 한국어`; either side may be missing.
  private func bilingual(_ text: Substring) -> Bilingual<String> {
    let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      .map { collapsed(String($0)) }
    return Bilingual(
      en: parts.first.flatMap { $0.isEmpty ? nil : $0 },
      ko: parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
  }
}

/// Why an entry of a rule's comment, or of front matter, cannot be read.
package enum NoteFault: Error {
  /// It has no `=`.
  case noValue
  case key(String)
  case modality(String)
  case platform(String)
  case edition(String)
  case id(String)
  case checkable(String)
}
