internal import Lexicon

/// One end of what is allowed.
package struct Bound: Hashable, Sendable {
  /// Which end.
  package enum Side: Sendable {
    case minimum
    case maximum
  }

  /// Which end it is.
  package var side: Side
  /// Whether the number itself is still allowed.
  package var isInclusive: Bool

  /// The bound that holds where this one must not: "avoid more than three" allows three.
  package var negated: Bound {
    Bound(side: side == .minimum ? .maximum : .minimum, isInclusive: !isInclusive)
  }

  package static let atLeast = Bound(side: .minimum, isInclusive: true)
  package static let moreThan = Bound(side: .minimum, isInclusive: false)
  package static let atMost = Bound(side: .maximum, isInclusive: true)
  package static let lessThan = Bound(side: .maximum, isInclusive: false)
}

extension Bound {
  /// The bound of each row of a list of `bounds.tsv`.
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

/// The words of `bounds.tsv` that are compared as phrases or by how they begin and end; single words
/// are in `QuantityVocabulary`.
package enum BoundWords {
  /// English phrases directly before a number.
  package static let englishBefore = phrases("before").merging(phrases("before-measure")) { $1 }

  /// Those among them that bound what is measured only: "as long as five tabs fit" bounds nothing.
  static let ofMeasures = Lexicon.bounds.set("before-measure")

  /// English phrases behind a number, its unit or its noun.
  static let englishAfter = phrases("after")

  /// Korean words behind a number, its unit or its counter.
  package static let koreanAfter = phrases("korean-after")

  /// Words that begin like these are no unit of the number before them.
  static let koreanAfterBeginnings = words("korean-after")

  /// Beginnings of Korean verbs that make 로 before them a bound: "네 개로 제한하세요".
  static let koreanLimiting = words("korean-limiting")

  /// Beginnings of Korean verbs that make 까지 before them the least: "11pt까지 줄일 수 있습니다".
  static let koreanLessening = words("korean-lessening")

  /// Korean beginnings of what follows 보다.
  package static let koreanComparisons: [(beginning: ShortWord, bound: Bound)] =
    Bound.rows("comparison").map { (ShortWord($0.row), $0.bound) }

  /// Words behind a number that make it approximate.
  static let approximateAfter = Lexicon.bounds.set("approximate-after")

  /// Beginnings of Korean words that turn the bound before them around.
  package static let koreanNegations = words("korean-negation")

  /// Beginnings of what follows 면 where it forbids: "작으면 안 됩니다".
  package static let koreanBans = words("korean-ban")

  /// Beginnings of Korean words behind which a negation speaks of something else.
  package static let koreanConditions = words("korean-condition")

  /// The words of a list.
  static func words(_ list: String) -> [ShortWord] { Lexicon.bounds.words(list) }

  private static func phrases(_ list: String) -> [String: Bound] {
    Dictionary(uniqueKeysWithValues: Bound.rows(list).map { ($0.row.entry, $0.bound) })
  }
}
