internal import Guidelines

/// Compares the numbers in a passage with those in its source.
struct NumberComparison {
  /// A number for which the source gives another value.
  struct Difference {
    let mine: StatedNumber
    let theirs: StatedNumber
    let there: ComparedPassage
  }

  /// A passage of the source with its similarity to the compared one.
  typealias Rated = (similarity: Float, passage: ComparedPassage)

  /// The least similarity of passages about the same thing.
  private static let leastSimilarity: Float = 0.12
  /// The least similarity of passages that say the same.
  private static let sameSimilarity: Float = 0.3
  /// The number of passages compared.
  private static let mostPassages = 8
  /// The fraction of the nearest passage's similarity from which another may state the number instead.
  private static let rivalShare: Float = 0.75

  /// The same if the nearest passage may be about something else.
  private static let distantRivalShare: Float = 0.5

  /// The prose of the page, the most similar first.
  private let prose: [Rated]
  private let tables: [Rated]
  /// The numbers in the tables of the page.
  private let tabled: Set<Double>

  /// Compares with the passages of a page and their similarities.
  init(_ rated: [Rated]) {
    prose = rated.filter { !$0.passage.isTable }.sorted { $0.similarity > $1.similarity }
    tables = rated.filter(\.passage.isTable)
    tabled = Set(tables.flatMap { $0.passage.rows.flatMap(\.numbers) })
  }

  /// The numbers of `passage` for which the source gives other values.
  ///
  /// A number differs if no similar passage of the source states it, but one states a number with the
  /// same unit or noun that `passage` does not contain.
  func differences(of passage: ComparedPassage) -> [Difference] {
    var found: [Difference] = []
    for language in Language.allCases {
      let all = passage.numbers[language] ?? []
      var seen: Set<Double> = []
      // One is implied by every "a" and "the".
      for number in all
      where number.isMetric && (number.isMeasured || number.value > 1)
        && seen.insert(number.value).inserted
      {
        if let difference = difference(of: number, among: all) { found.append(difference) }
      }
    }
    return found
  }

  private func difference(of number: StatedNumber, among own: [StatedNumber]) -> Difference? {
    for (similarity, passage) in prose.prefix(Self.mostPassages) {
      guard similarity >= Self.leastSimilarity else { return nil }
      let numbers = passage.numbers.languages.flatMap { passage.numbers[$0] ?? [] }
      let rest = numbers.filter { other in !own.contains { $0.agrees(with: other) } }
      let isSame = similarity >= Self.sameSimilarity
      // In a passage about something else, a bare "two" may be a pronoun: "mixing the two".
      var other = rest.first {
        ($0.unit != nil || isSame || $0.value > 2) && number.isComparable(to: $0)
      }
      let isNamed = other != nil
      if other == nil, isSame, !number.isMeasured {
        let bare = rest.filter { $0.unit == nil && $0.value > 1 }
        if Set(bare.map(\.value)).count == 1 { other = bare.first }
      }
      guard let other else { continue }
      return isStated(number, nearly: similarity, isNamed: isNamed)
        ? nil : Difference(mine: number, theirs: other, there: passage)
    }
    return nil
  }

  /// Whether the page states `number` in another place where it may mean the same, given that a passage
  /// of `similarity` states a different one.
  private func isStated(_ number: StatedNumber, nearly similarity: Float, isNamed: Bool) -> Bool {
    let isSame = similarity >= Self.sameSimilarity
    let limit =
      isNamed ? similarity * (isSame ? Self.rivalShare : Self.distantRivalShare) : 0
    let isInProse = prose.contains { rated in
      rated.similarity >= limit
        && rated.passage.numbers.languages.contains { language in
          (rated.passage.numbers[language] ?? []).contains { other in
            number.agrees(with: other)
              && mayMean(number, other, isNear: rated.similarity >= similarity)
          }
        }
    }
    if isInProse { return true }
    guard number.isMeasured else { return false }
    guard isSame else { return tabled.contains(number.value) }
    return tables.contains { rated in
      rated.similarity >= similarity * Self.rivalShare
        && rated.passage.rows.contains { $0.numbers.contains(number.value) }
    }
  }

  /// Whether `other`, which has the same value, may measure the same thing; without a unit, only the
  /// passage tells.
  private func mayMean(_ number: StatedNumber, _ other: StatedNumber, isNear: Bool) -> Bool {
    number.isComparable(to: other) || other.unit == nil && (number.isMeasured || isNear)
  }
}
