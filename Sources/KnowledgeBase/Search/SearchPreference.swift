/// What a query prefers besides entries with its words: numbers, and rules for the platform it names.
struct SearchPreference {
  /// The factor of a rule only for platforms that the query names.
  static let platformWeight = 1.4

  private let asksForNumber: Bool
  private let platforms: Int

  init(_ pattern: SearchPattern) {
    asksForNumber = pattern.asksForNumber
    platforms = pattern.platforms
  }

  /// The largest factor of any entry.
  var most: Double { factor(hasNumbers: true, platforms: platforms) }

  /// The factor of an entry with or without numbers, with a bit for each of its `platforms`.
  func factor(hasNumbers: Bool, platforms entry: Int) -> Double {
    let isForPlatform = entry != 0 && entry & ~platforms == 0
    return (asksForNumber && hasNumbers ? FullTextRanking.numberWeight : 1)
      * (isForPlatform ? Self.platformWeight : 1)
  }
}
