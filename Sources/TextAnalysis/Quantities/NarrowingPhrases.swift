/// The phrases of a sentence that narrow what it is about: in "text on receipts" the receipts.
package struct NarrowingPhrases {
  private let tokens: [SentenceToken]

  /// Reads the sentence with these tokens.
  package init(tokens: [SentenceToken]) { self.tokens = tokens }

  /// The nouns on, in or of which the thing at `thing` is, by their tokens, unless they stand for the whole
  /// interface: "text in the app".
  package func nouns(around thing: Range<Int>) -> [Range<Int>] {
    let found = tokens.indices.compactMap { index in
      tokens[index].isHangul
        ? koreanPlace(at: index) : englishNoun(behind: index, isOfThing: index == thing.upperBound)
    }
    return (found + [koreanModifier(before: thing.lowerBound)].compactMap(\.self)).filter {
      !tokens[$0].contains(where: Self.isWhole)
    }
  }

  /// Whether the sentence names a medium besides an app, such as print, and not the app with it.
  package var namesOtherMedium: Bool {
    tokens.contains { token in
      token.isHangul
        ? token.begins(withAny: PhraseWords.otherMedia)
        : PhraseWords.otherMedia.contains(where: token.isWord)
    } && !tokens.contains(where: Self.isWhole)
  }

  /// The text of the phrase at `range` without its particle.
  package func text(_ range: Range<Int>) -> String {
    let words = tokens[range].map(\.text)
    let end = (PhraseWords.narrowPlaces + [Self.of]).first {
      tokens[range.upperBound - 1].ends(with: $0)
    }
    let last = words[words.count - 1]
    return (words.dropLast() + [String(last.dropLast(end?.text.count ?? 0))])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a word names the whole interface, a platform or how something is shown: "app", "iPhone", "dark mode".
  private static func isWhole(_ token: SentenceToken) -> Bool {
    token.isHangul
      ? token.begins(withAny: PhraseWords.wholes) || token.has(.beginsPlatform)
      : PhraseWords.wholes.contains(where: token.spells) || token.has(.beginsPlatform)
        || token.qualifier != nil || token.dimensions != nil
  }

  // MARK: English

  /// The noun behind the preposition at `index`, if it has an article or is plural: "on receipts".
  private func englishNoun(behind index: Int, isOfThing: Bool) -> Range<Int>? {
    guard PhraseWords.narrowingBefore.contains(where: tokens[index].isWord),
      isOfThing || !tokens[index].isWord(Self.englishOf)
    else { return nil }
    let words = tokens[(index + 1)...].prefix { token in
      token.isMark("-") && token.isGlued
        || token.kind == .word && !token.isHangul && !token.has(.copula) && !token.has(.modal)
          && !token.has(.verb) && (!token.has(.endsNoun) || Self.determines(token))
    }
    let start = words.firstIndex { !Self.determines($0) } ?? words.endIndex
    let end = words[start...].firstIndex(where: \.isPlural).map { $0 + 1 } ?? words.endIndex
    let isNoun = end > start && end - start <= 4
    return isNoun && (start > index + 1 || tokens[end - 1].isPlural) ? start..<end : nil
  }

  private static func determines(_ token: SentenceToken) -> Bool {
    token.has(.article) || PhraseWords.determiners.contains(where: token.spells)
      || PhraseWords.owners.contains(where: token.spells)
  }

  private static let englishOf: ShortWord = "of"

  // MARK: Korean

  private static let of: ShortWord = "의"

  /// The noun that is a place at `index`: "처방전에는".
  private func koreanPlace(at index: Int) -> Range<Int>? {
    guard tokens[index].ends(withAny: PhraseWords.narrowPlaces) else { return nil }
    return koreanNoun(endingAt: index)
  }

  /// The noun that modifies the one at `start`: "영수증의 글자", "링크 텍스트".
  private func koreanModifier(before start: Int) -> Range<Int>? {
    guard start > 0, start < tokens.count, tokens[start].isHangul, !tokens[start].isGlued
    else { return nil }
    let last = tokens[start - 1]
    return last.ends(with: Self.of) || isBareNoun(last) ? koreanNoun(endingAt: start - 1) : nil
  }

  /// The word at `last` with at most two bare nouns before it.
  private func koreanNoun(endingAt last: Int) -> Range<Int> {
    var first = last
    while first > 0, last - first < 2,
      tokens[first].isGlued && tokens[first - 1].kind == .word || isBareNoun(tokens[first - 1])
    {
      first -= 1
    }
    return first..<last + 1
  }

  /// Whether a word may be a noun without a particle, and neither an adverb, a verb nor a bound.
  private func isBareNoun(_ token: SentenceToken) -> Bool {
    token.isHangul && token.isLong && token.dimensions == nil
      && token.sense.boundApart == nil && token.sense.boundBefore == nil
      && !token.has(.koreanBoundBefore) && !token.has(.approximatesBefore)
      && !token.ends(withAny: HangulWords.caseParticles) && !token.ends(with: Self.of)
      && !token.ends(withAny: PhraseWords.adverbial) && !token.ends(withAny: PhraseWords.adnominal)
      && !PhraseWords.determiners.contains(where: token.spells)
  }
}
