internal import Guidelines
internal import TextAnalysis

/// What the full-text index holds of a rule or a passage.
struct SearchEntry: Hashable {
  var name: String
  var isRule: Bool
  /// Whether it is a rule for other platforms than the usual ones, for which its page has rules.
  var isElsewhere = false
  var component: ComponentName?
  var platforms: Int
  var hasNumbers: Bool
  var knownFrom: Int
  var knownUntil: Int
  var title: String
  var body: String
  /// What the page is about: the names of its component.
  var subject: String
  /// Its surroundings: headings, titles, platforms, ids.
  var context: String
}

/// Entries of the index, each composed when it is asked for, beside what of its texts is analysed
/// already.
struct IndexEntries: Sendable {
  let count: Int
  let compose: @Sendable (Int) -> (entry: SearchEntry, analyzed: [AnalyzedText])
}

/// The facts of the index that writing and searching share.
enum SearchIndex {
  /// Grows when entries are composed in another way; an index of another version is made anew.
  static let version = 12
  /// Entries of rules have smaller ids, entries of passages this one or greater ones.
  static let firstPassage = 1 << 40
  /// Entries of rules for other devices than the rest of their page have this id or a greater one.
  static let firstElsewhere = 1 << 39
  /// The platforms of a query that names none.
  static let usualPlatforms = Platform.iOS.bit | Platform.iPadOS.bit

  /// The ids that `entry` may have.
  static func ids(for entry: SearchEntry) -> Range<Int> {
    if !entry.isRule { return firstPassage..<Int.max }
    return entry.isElsewhere ? firstElsewhere..<firstPassage : 1..<firstElsewhere
  }

  /// Whether the entry with this id is of a rule for other platforms than the usual ones.
  static func isElsewhere(_ id: Int) -> Bool { (firstElsewhere..<firstPassage).contains(id) }

  /// Whether it holds for one of the usual platforms.
  static func isUsual(_ platforms: [Platform]) -> Bool {
    platforms.isEmpty || platforms.contains { usualPlatforms & $0.bit != 0 }
  }
}
