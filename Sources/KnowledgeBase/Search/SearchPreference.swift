internal import Guidelines

/// What a query prefers besides entries with its words: numbers, rules for the platform it names, and the
/// pages to which a team's glossary leads from them.
struct SearchPreference {
  /// The factor of a rule only for platforms that the query names.
  static let platformWeight = 1.4
  /// The factor of an entry about the component that a team says a word is about.
  static let pageWeight = 3.0
  /// The factor of a team's own entry about it.
  static let ownWeight = 2.0

  private let asksForNumber: Bool
  private let platforms: Int
  private let pages: Set<ComponentName>

  init(_ pattern: SearchPattern) {
    asksForNumber = pattern.asksForNumber
    platforms = pattern.platforms
    pages = pattern.pages
  }

  /// The largest factor of any entry.
  var most: Double {
    factor(hasNumbers: true, platforms: platforms)
      * (hasPages ? Self.pageWeight * Self.ownWeight : 1)
  }

  /// Whether the component and the authority of an entry matter.
  var hasPages: Bool { !pages.isEmpty }

  /// The factor of an entry with or without numbers, with a bit for each of its `platforms`.
  func factor(hasNumbers: Bool, platforms entry: Int) -> Double {
    let isForPlatform = entry != 0 && entry & ~platforms == 0
    return (asksForNumber && hasNumbers ? FullTextRanking.numberWeight : 1)
      * (isForPlatform ? Self.platformWeight : 1)
  }

  /// The factor of an entry about `component` that `authority` states.
  func factor(component: ComponentName?, authority: Authority?) -> Double {
    guard let component, pages.contains(component) else { return 1 }
    return Self.pageWeight * (authority == .apple ? 1 : Self.ownWeight)
  }
}
