internal import Guidelines
internal import TextAnalysis

/// The contents of the full-text index for a rule or a passage.
struct SearchEntry {
  var name: String
  var isRule: Bool
  /// Whether it is a rule for none of the usual platforms on a page that has rules for these.
  var isElsewhere = false
  var authority = Authority.apple
  var component: ComponentName?
  var platforms: Int
  var hasNumbers: Bool
  var knownFrom: Int
  var knownUntil: Int
  var title: String
  var body: String
  /// The names of the page's component.
  var subject: String
  /// The context: headings, titles, platforms, ids.
  var context: String
  /// Questions about it and everyday names of its component, marked; empty for a passage.
  var asked = ""
}

extension SearchEntry {
  /// The entry with its texts marked as ``OwnTexts``, unless it is Apple's.
  var withMarks: SearchEntry {
    guard authority != .apple else { return self }
    var entry = self
    entry.title = OwnTexts.marked(title)
    entry.body = OwnTexts.marked(body)
    entry.subject = OwnTexts.marked(subject)
    entry.context = OwnTexts.marked(context)
    entry.asked = OwnTexts.marked(asked)
    return entry
  }

  /// A digest of all that the index holds of it, unique in practice.
  var digest: Int {
    let texts = [
      "\(isRule) \(isElsewhere) \(platforms) \(hasNumbers) \(knownFrom) \(knownUntil)", name,
      authority.rawValue, component?.rawValue ?? "", title, body, subject, context, asked,
    ]
    return Int(
      truncatingIfNeeded: texts.reduce(Digest.start) {
        Digest.value(of: "\0", after: Digest.value(of: $1, after: $0))
      })
  }
}

/// Entries of the index, each composed on demand, with the analysed texts available.
struct IndexEntries: Sendable {
  let count: Int
  let compose: @Sendable (Int) -> (entry: SearchEntry, analyzed: [AnalyzedText])
}

/// Constants of the index that writing and searching share.
enum SearchIndex {
  /// The version of the entries.
  ///
  /// Raise it when they are composed differently, so that the index is rebuilt.
  static let version = 17
  /// The names of the columns.
  static let columns = ["title", "body", "subject", "context", "asked"]
  /// The first id of passages; rules have smaller ids.
  static let firstPassage = 1 << 40
  /// The first id of rules for other devices than the rest of their page.
  static let firstElsewhere = 1 << 39
  /// The platforms assumed for a query that names none.
  static let usualPlatforms = Platform.iOS.bit | Platform.iPadOS.bit

  /// The range of ids for `entry`.
  static func ids(for entry: SearchEntry) -> Range<Int> {
    if !entry.isRule { return firstPassage..<Int.max }
    return entry.isElsewhere ? firstElsewhere..<firstPassage : 1..<firstElsewhere
  }

  /// Whether the entry with this id is a rule for other devices than the rest of its page.
  static func isElsewhere(_ id: Int) -> Bool { (firstElsewhere..<firstPassage).contains(id) }

  /// Whether something for `platforms` applies to one of the usual platforms.
  static func isUsual(_ platforms: [Platform]) -> Bool {
    platforms.isEmpty || platforms.contains { usualPlatforms & $0.bit != 0 }
  }
}
