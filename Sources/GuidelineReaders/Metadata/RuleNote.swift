internal import DocumentModel
internal import Guidelines

/// A comment with facts about the preceding rule: `<!-- rule: modality=never; related=tab-vs-toolbar -->`.
///
/// Keys are `modality`, `platforms`, `since`, `until`, `replaced-by`, `ended=why | 이유`, `verified`,
/// `related`, `check`, `pattern`, `alias`, `apart` and `checkable=no: why | 이유`.
struct RuleNote {
  var modality: Modality?
  var platforms: [Platform]?
  var validity = Validity()
  var related: [RuleID] = []
  var checks: [CheckID] = []
  var patterns: [String] = []
  var aliases: [RuleID] = []
  var apart: [RuleID] = []
  var uncheckable = Bilingual<String>()

  /// Reads the comment; `nil` if it is not about a rule.
  init?(_ comment: String) {
    guard Self.isNote(comment) else { return nil }
    for entry in comment.dropFirst("rule:".count).split(separator: ";") {
      guard let equals = entry.firstIndex(of: "=") else { continue }
      let key = entry[..<equals].trimmingBoth().lowercased()
      take(key, entry[entry.index(after: equals)...].trimmingBoth())
    }
  }

  /// Whether a comment is about a rule.
  static func isNote(_ comment: String) -> Bool { comment.hasPrefix("rule:") }

  private mutating func take(_ key: String, _ value: Substring) {
    // Lazy, because a reason may be long and is not split into names.
    var names: [String] {
      value.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
    switch key {
    case "modality": modality = Modality(rawValue: value.lowercased())
    case "platforms", "platform":
      platforms = value.split(separator: ",").compactMap { Platform(named: $0.trimmingBoth()) }
        .sorted()
    case "since": validity.since = Edition(value)
    case "until": validity.until = Edition(value)
    case "replaced-by": validity.replacedBy += names.compactMap(RuleID.init(rawValue:))
    case "ended": validity.endReason = bilingual(value)
    case "verified": validity.verified = Edition(value)
    case "related": related += names.compactMap(RuleID.init(rawValue:))
    case "check", "checks": checks += names.compactMap(CheckID.init(rawValue:))
    case "pattern": patterns.append(collapsed(String(value)))
    case "alias", "aliases": aliases += names.compactMap(RuleID.init(rawValue:))
    case "apart": apart += names.compactMap(RuleID.init(rawValue:))
    case "checkable": readCheckable(value)
    default: break
    }
  }

  private mutating func readCheckable(_ value: Substring) {
    guard value.hasPrefix("no") else { return }
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
