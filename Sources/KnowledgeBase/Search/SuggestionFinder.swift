internal import Guidelines
internal import TextAnalysis

/// Suggests other queries if nothing was found.
struct SuggestionFinder {
  let database: Database
  /// The searched part of the index.
  let scope: SearchScope
  /// The authority of these entries; `nil` for all.
  let authority: Authority?

  /// At most five terms of the vocabulary that occur in texts: those with the most letters in
  /// common with `text`; if there are none, the names of the components with the most rules.
  func suggestions(for text: String) throws(KnowledgeBaseError) -> [String] {
    let language = LanguageGuess.language(of: text) ?? .en
    let asked = LetterPairs(of: text)
    var alike: [(likeness: Double, term: String)] = []
    try database.forEach(
      """
      SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
      JOIN \(scope.part.words) AS named ON named.text = char(1) || concept.name AND entries > 0
      WHERE ambiguous = 0 AND own <= ?1 ORDER BY entries DESC, concept.id, kind, ordinal
      """, scope.hasOwnTerms
    ) { row in
      let term = row.text(0)
      let likeness = asked.likeness(to: LetterPairs(of: term))
      if likeness >= Self.leastLikeness { alike.append((likeness, term)) }
    }
    guard alike.isEmpty else {
      return alike.enumerated().sorted { left, right in
        (right.element.likeness, left.offset) < (left.element.likeness, right.offset)
      }.prefix(5).map(\.element.term)
    }
    return try database.rows(
      """
      SELECT (SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
        WHERE concept.component = rule.component AND kind = ?1
        ORDER BY concept.id, ordinal LIMIT 1) AS name
      FROM rule WHERE name IS NOT NULL AND (?2 IS NULL OR lower(authority) = lower(?2))
      GROUP BY component ORDER BY count(*) DESC, component IS NOT NULL, component
      LIMIT 5
      """, language.rawValue, authority
    ) { $0.text(0) }
  }

  /// The least fraction of pairs of letters in common.
  private static let leastLikeness = 0.5
}

/// The pairs of adjacent letters of a text, with Korean syllables as their jamo.
private struct LetterPairs {
  private var pairs: Set<UInt64> = []

  init(of text: String) {
    let letters = Hangul.jamo(Folding.fold(text)).unicodeScalars.prefix(64).map(\.value)
    for (first, second) in zip(letters, letters.dropFirst()) where first != 32 && second != 32 {
      pairs.insert(UInt64(first) << 32 | UInt64(second))
    }
  }

  /// Dice's coefficient, from 0 for nothing in common to 1 for the same pairs.
  func likeness(to other: LetterPairs) -> Double {
    let count = pairs.count + other.pairs.count
    guard count > 0 else { return 0 }
    return 2 * Double(pairs.intersection(other.pairs).count) / Double(count)
  }
}
