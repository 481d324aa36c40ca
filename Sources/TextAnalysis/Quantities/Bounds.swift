internal import Lexicon

/// One limit of a range of allowed values.
package struct Bound: Hashable, Sendable {
  /// Whether a limit is the lower or the upper one.
  package enum Side: Sendable {
    case minimum
    case maximum
  }

  /// Whether it is the lower or the upper limit.
  package var side: Side
  /// Whether the limit itself is allowed.
  package var isInclusive: Bool

  /// The bound that results from negating this one: "avoid more than three" allows three.
  package var negated: Bound {
    Bound(side: side == .minimum ? .maximum : .minimum, isInclusive: !isInclusive)
  }

  package static let atLeast = Bound(side: .minimum, isInclusive: true)
  package static let moreThan = Bound(side: .minimum, isInclusive: false)
  package static let atMost = Bound(side: .maximum, isInclusive: true)
  package static let lessThan = Bound(side: .maximum, isInclusive: false)
}

extension Bound {
  /// The rows of a list of `bounds.tsv` with the bound that each states.
  static func rows(_ list: String) -> [(row: LexiconTable.Row, bound: Bound)] {
    let column = Lexicon.bounds.column("bound")
    return Lexicon.bounds.rows(list).map { ($0, Bound(named: $0, column)) }
  }

  private init(named row: LexiconTable.Row, _ column: LexiconTable.Column) {
    switch row[column] {
    case "at-least": self = .atLeast
    case "more-than": self = .moreThan
    case "at-most": self = .atMost
    case "less-than": self = .lessThan
    default: preconditionFailure("\(row.place): is no bound")
    }
  }
}

/// The entries of `bounds.tsv` that are matched as phrases, prefixes or suffixes.
///
/// Single words are in `QuantityVocabulary`.
package enum BoundWords {
  /// English phrases directly before a number.
  package static let englishBefore = phrases("before").merging(phrases("before-measure")) { $1 }

  /// English phrases that bound measurements only: "as long as five tabs fit" bounds nothing.
  static let ofMeasures = Lexicon.bounds.set("before-measure")

  /// English phrases after a number, its unit or its noun.
  static let englishAfter = phrases("after")

  /// Korean words after a number, its unit or its counter.
  package static let koreanAfter = phrases("korean-after")

  /// Prefixes of Korean bound words, which cannot be the unit of the number before them.
  static let koreanAfterBeginnings = words("korean-after")

  /// Prefixes of Korean verbs that turn a preceding 로 into an upper limit: "네 개로 제한하세요".
  static let koreanLimiting = words("korean-limiting")

  /// Prefixes of Korean verbs that turn a preceding 까지 into a lower limit: "11pt까지 줄일 수 있습니다".
  static let koreanLessening = words("korean-lessening")

  /// Prefixes of what makes a preceding number one that must be: "탭은 네 개여야 합니다".
  package static let koreanMustBe = words("korean-must-be")

  /// Prefixes of Korean words after 보다, with the bound that they express together.
  package static let koreanComparisons: [(beginning: ShortWord, bound: Bound)] =
    Bound.rows("comparison").map { (ShortWord($0.row), $0.bound) }

  /// Words after a number that make it approximate.
  static let approximateAfter = Lexicon.bounds.set("approximate-after")

  /// Prefixes of Korean words that negate the bound before them.
  package static let koreanNegations = words("korean-negation")

  /// Prefixes of Korean words that say a value falls short of what is asked for.
  package static let koreanFailures = words("korean-failure")

  /// Prefixes of words that follow 면 in a prohibition: "작으면 안 됩니다".
  package static let koreanBans = words("korean-ban")

  /// Prefixes of Korean words after which a negation no longer concerns the number.
  package static let koreanConditions = words("korean-condition")

  /// The entries of a list.
  static func words(_ list: String) -> [ShortWord] { Lexicon.bounds.words(list) }

  private static func phrases(_ list: String) -> [String: Bound] {
    Dictionary(uniqueKeysWithValues: Bound.rows(list).map { ($0.row.entry, $0.bound) })
  }
}
