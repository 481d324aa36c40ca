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

/// The words that bound a number, and those that only come near it.
///
/// A new bound word belongs into these tables and nowhere else.
package enum BoundWords {
  /// English phrases directly before a number.
  package static let englishBefore: [String: Bound] = [
    "no more than": .atMost, "not more than": .atMost, "no greater than": .atMost,
    "no larger than": .atMost, "no bigger than": .atMost, "no wider than": .atMost,
    "no taller than": .atMost, "no higher than": .atMost, "no longer than": .atMost,
    "no farther than": .atMost, "no further than": .atMost, "as long as": .atMost,
    "as large as": .atMost,
    "at most": .atMost, "up to": .atMost, "at the most": .atMost, "maximum of": .atMost,
    "maximum": .atMost, "max": .atMost, "as many as": .atMost, "within": .atMost,
    "under": .lessThan, "below": .lessThan, "less than": .lessThan, "fewer than": .lessThan,
    "smaller than": .lessThan, "shorter than": .lessThan, "narrower than": .lessThan,
    "closer than": .lessThan, "closer together than": .lessThan, "nearer than": .lessThan,
    "farther than": .moreThan, "further than": .moreThan,
    "shallower than": .lessThan, "deeper than": .moreThan,
    "lower than": .lessThan,
    "at least": .atLeast, "no fewer than": .atLeast, "no less than": .atLeast,
    "not less than": .atLeast, "not fewer than": .atLeast, "no smaller than": .atLeast,
    "no shorter than": .atLeast, "no narrower than": .atLeast, "no lower than": .atLeast,
    "no closer than": .atLeast, "no nearer than": .atLeast,
    "at the least": .atLeast, "a minimum of": .atLeast, "minimum of": .atLeast,
    "minimum": .atLeast, "min": .atLeast, "as few as": .atLeast, "as small as": .atLeast,
    "as little as": .atLeast, "down to": .atLeast,
    "more than": .moreThan, "over": .moreThan, "greater than": .moreThan,
    "larger than": .moreThan, "bigger than": .moreThan, "wider than": .moreThan,
    "taller than": .moreThan, "higher than": .moreThan, "longer than": .moreThan,
    "≥": .atLeast, "> =": .atLeast, "≤": .atMost, "< =": .atMost, "<": .lessThan, ">": .moreThan,
    "≧": .atLeast, "≦": .atMost, "max .": .atMost, "min .": .atLeast,
    "above": .moreThan, "exceed": .moreThan, "exceeds": .moreThan, "exceeding": .moreThan,
  ]

  /// Those among them that bound what is measured only: "as long as five tabs fit" bounds nothing.
  package static let ofMeasures: Set<String> = ["as long as", "as large as"]

  /// English phrases after a number, its unit or its noun.
  package static let englishAfter: [String: Bound] = [
    "or fewer": .atMost, "or less": .atMost, "or smaller": .atMost, "or shorter": .atMost,
    "or under": .atMost, "or below": .atMost, "or lower": .atMost, "and below": .atMost,
    "and smaller": .atMost, "and under": .atMost, "at most": .atMost, "at the most": .atMost,
    "maximum": .atMost, "max": .atMost,
    "or more": .atLeast, "or larger": .atLeast, "or greater": .atLeast, "or higher": .atLeast,
    "or above": .atLeast, "or over": .atLeast, "or longer": .atLeast, "or wider": .atLeast,
    "or better": .atLeast, "or bigger": .atLeast, "or taller": .atLeast,
    "and larger": .atLeast, "and above": .atLeast, "and up": .atLeast, "and over": .atLeast,
    "and greater": .atLeast, "at least": .atLeast, "minimum": .atLeast, "min": .atLeast,
  ]

  /// Adjectives that bound a number some words later: "minimum tappable area of 44x44 points".
  package static let englishApart: [String: Bound] = [
    "minimum": .atLeast, "min": .atLeast, "smallest": .atLeast,
    "maximum": .atMost, "max": .atMost, "largest": .atMost,
  ]

  /// Verbs that make "to" before a number a bound: "limit the number of tabs to five".
  package static let limiting: Set<String> = [
    "limit", "limits", "limiting", "limited", "restrict", "restricts", "restricting", "cap",
    "confine",
  ]

  /// Beginnings of Korean verbs that make 로 before them a bound: "네 개로 제한하세요".
  package static let koreanLimiting: [ShortWord] = ["제한", "한정"]

  /// Korean words before a number, some words may stand between.
  package static let koreanBefore: [String: Bound] = [
    "최대": .atMost, "많아야": .atMost, "기껏해야": .atMost, "최대로": .atMost, "최댓값": .atMost,
    "최소": .atLeast, "최소한": .atLeast, "적어도": .atLeast, "최솟값": .atLeast,
    "못해도": .atLeast,
  ]

  /// Korean words after a number, its unit or its counter.
  package static let koreanAfter: [String: Bound] = [
    "이상": .atLeast, "이하": .atMost, "미만": .lessThan, "초과": .moreThan, "이내": .atMost,
    "까지": .atMost, "안쪽": .atMost, "안에": .atMost, "안에서": .atMost, "내에": .atMost,
    "내에서": .atMost,
  ]

  /// Beginnings of Korean verbs that make 까지 before them the least: "11pt까지 줄일 수 있습니다".
  package static let koreanLessening: [ShortWord] = ["줄", "낮", "좁", "축소", "내릴", "내려", "작아"]

  /// Words that begin like these are no unit of the number before them.
  package static let koreanAfterBeginnings = koreanAfter.keys.map { ShortWord($0.utf8) }

  /// Korean beginnings of what follows 보다.
  package static let koreanComparisons: [(beginning: ShortWord, bound: Bound)] = [
    ("많", .moreThan), ("큰", .moreThan), ("크", .moreThan), ("커", .moreThan), ("길", .moreThan),
    ("긴", .moreThan), ("깊", .moreThan), ("높", .moreThan), ("넓", .moreThan), ("초과", .moreThan),
    ("오래", .moreThan), ("두꺼", .moreThan), ("두껍", .moreThan), ("빠르", .lessThan),
    ("빨리", .lessThan), ("적", .lessThan), ("작", .lessThan), ("짧", .lessThan), ("낮", .lessThan),
    ("좁", .lessThan), ("가깝", .lessThan), ("가까", .lessThan), ("멀", .moreThan),
    ("클", .moreThan), ("굵", .moreThan), ("얇", .lessThan), ("느리", .moreThan),
  ]

  /// Words before a number that make it approximate.
  package static let approximateBefore: Set<String> = [
    "about", "approximately", "around", "roughly", "nearly", "approx", "some", "~", "circa",
    "약", "대략", "대략적으로", "거의", "한약",
  ]

  /// Words after a number that make it approximate.
  package static let approximateAfter: Set<String> = ["정도", "쯤", "내외", "가량", "안팎", "수준"]

  /// Words before a number that change nothing.
  package static let fillers: Set<String> = [
    "a", "an", "only", "just", "exactly", "precisely", "total", "the", "단", "총", "오직", "각각",
  ]

  /// Words that turn the bound after them around.
  package static let englishNegations: Set<String> = [
    "avoid", "avoiding", "don't", "don’t", "never", "not", "shouldn't", "shouldn’t", "mustn't",
    "mustn’t", "cannot", "can't", "can’t", "won't", "won’t", "doesn't", "doesn’t", "isn't",
    "isn’t", "aren't", "aren’t", "without", "nothing",
  ]

  /// Beginnings of Korean words that turn the bound before them around.
  package static let koreanNegations: [ShortWord] = [
    "마십", "마세", "마라", "말", "않", "피하", "피해", "피한", "피합", "삼가", "금지", "안됩", "지양", "자제",
  ]

  /// Beginnings of what follows 면 where it forbids: "작으면 안 됩니다".
  package static let koreanBans: [ShortWord] = ["안되", "안됩", "안돼", "안된", "곤란"]

  /// Beginnings and ends of Korean words after which a negation speaks of something else.
  package static let koreanConditions: [ShortWord] = ["경우", "때", "상황"]
}
