internal import TextAnalysis

/// Finds the subject of a number in the words of the text, for nouns that are in no table.
///
/// Tried last within a sentence, but before a heading or the title of the page: "모든 터치 요소 최소 44dp"
/// measures 터치 요소 whatever the page is about.
struct OwnWords {
  let tokens: [SentenceToken]
  let finder: ThingFinder

  /// The noun phrase before the number that begins at `end`, in the clause that begins at `start`.
  func name(from start: Int, before end: Int) -> String? {
    let last = endOfPhrase(from: start, before: end)
    guard last > start else { return nil }
    let phrase =
      tokens[last - 1].isHangul
      ? koreanPhrase(from: start, to: last, before: end)
      : englishPhrase(from: start, to: last, before: end)
    return phrase.flatMap(text)
  }

  /// The last word for a dimension before the number at `end`, used as the subject if no noun names one: "간격 8px".
  func dimension(from start: Int, before end: Int) -> String? {
    tokens[start..<end].lastIndex { $0.dimensions != nil }.flatMap { text(of: $0..<$0 + 1) }
  }

  /// The noun at `index`, if it is the object of its clause or a place in it: "대상에".
  func object(at index: Int) -> String? {
    guard tokens[index].isHangul, tokens[index].dimensions == nil,
      let name = text(of: index..<index + 1)
    else { return nil }
    if tokens[index].ends(with: "에") { return String(name.dropLast()) }
    return tokens[index].ends(with: "을") || tokens[index].ends(with: "를") ? name : nil
  }

  /// The phrase for the things whose distance or contrast the number at `end` is: "조작 범위 사이에 최소 1px".
  func nameBetween(from start: Int, before end: Int) -> String? {
    let last = endOfPhrase(from: start, before: end)
    guard last > start, last < end, PhraseWords.between.contains(where: tokens[last].spells),
      var phrase = koreanPhrase(from: start, to: last, before: end)
    else { return nil }
    let joint = phrase.lowerBound - 1
    let isJoined = joint >= start && tokens[joint].ends(withAny: MetricHeadings.joints)
    if isJoined { phrase = nouns(from: start, through: joint).lowerBound..<phrase.upperBound }
    let things = finder.things(in: tokens, phrase)
    guard let first = things.first, let last = things.last,
      last.tokens.upperBound == phrase.upperBound,
      !isJoined || first.tokens.lowerBound == phrase.lowerBound
    else { return text(of: phrase) }
    return isJoined ? first.name : last.name
  }

  /// The end of the phrase, before words that only lead to the number: "의 너비는 최소", "must be".
  private func endOfPhrase(from start: Int, before end: Int) -> Int {
    var last = end
    while last > start, end - last < Self.farthest, leads(last - 1) { last -= 1 }
    return last
  }

  /// The number of tokens that may stand between a phrase and its number.
  private static let farthest = 8

  private func leads(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .mark { return token.isMark(":") || token.isMark("(") }
    return token.dimensions != nil || token.has(.copula) || token.has(.modal)
      || token.has(.koreanBoundBefore) || token.has(.approximatesBefore) || token.has(.numbers)
      || token.sense.boundBefore != nil || token.sense.boundApart != nil
      || DimensionWords.beginsCompound(tokens, before: index + 1)
      || PhraseWords.leading.contains(where: token.spells)
  }

  // MARK: Korean

  private func koreanPhrase(from start: Int, to end: Int, before number: Int) -> Range<Int>? {
    // "경로 간 8dp": what precedes such a word is a bare noun, however it ends.
    let isBare =
      end < number && tokens[end].isHangul
      && PhraseWords.leading.contains(where: tokens[end].spells)
    guard isBare || endsInNoun(tokens[end - 1]) else { return nil }
    return nouns(from: start, through: end - 1)
  }

  /// The word at `last` with the bare nouns before it.
  private func nouns(from start: Int, through last: Int) -> Range<Int> {
    var first = last
    while first > start, last + 1 - first < Self.longest, tokens[first - 1].kind == .word,
      !PhraseWords.determiners.contains(where: tokens[first - 1].spells), !closes(tokens[first - 1])
    {
      first -= 1
    }
    return first..<last + 1
  }

  /// The largest number of words of a phrase.
  private static let longest = 3

  /// Whether a Hangul word may be a noun, with a particle or without, and no adverb, place or verb.
  private func endsInNoun(_ token: SentenceToken) -> Bool {
    token.ends(withAny: HangulWords.caseParticles) || !token.ends(withAny: PhraseWords.adverbial)
  }

  /// Whether a word ends the text before the phrase: a word with a particle, an adverb.
  private func closes(_ token: SentenceToken) -> Bool {
    token.isHangul && token.isLong && !token.ends(with: "의")
      && (token.ends(withAny: HangulWords.caseParticles)
        || token.ends(withAny: PhraseWords.adverbial))
  }

  // MARK: English

  /// The subject or the label at the beginning of a sentence.
  private func englishPhrase(from start: Int, to end: Int, before number: Int) -> Range<Int>? {
    // "Keep wishes at 20 pt"
    let isOrder = start < end && tokens[start].has(.verb)
    let links = tokens[end..<number]
    let isLinked = links.contains { $0.isMark(":") || $0.has(.copula) || $0.has(.modal) }
    // "Large titles (34 pt)"
    guard isOrder || isLinked || start == 0 && links.last?.isMark("(") == true else { return nil }
    var (first, end) = (isOrder ? start + 1 : start, end)
    while isOrder, end > first, tokens[end - 1].has(.endsNoun) { end -= 1 }
    // "Keep durations short (150 ms)"
    if isOrder, let noun = (first..<end).first(where: { tokens[$0].isPlural }) { end = noun + 1 }
    while first < end,
      tokens[first].has(.article) || tokens[first].has(.opening) || tokens[first].kind == .mark
        || PhraseWords.determiners.contains(where: tokens[first].spells)
    {
      first += 1
    }
    let words = tokens[first..<end]
    guard (1...Self.longest).contains(words.count { $0.kind == .word }),
      words.allSatisfy({ $0.isMark("-") && $0.isGlued || mayBeInSubject($0) }),
      !isOrder || !words.allSatisfy({ Subject.vague.contains(EnglishNouns.singular($0.text)) })
    else { return nil }
    return first..<end
  }

  private func mayBeInSubject(_ token: SentenceToken) -> Bool {
    token.kind == .word && !token.has(.verb) && !token.has(.pronoun) && !token.has(.condition)
      && !token.has(.endsNoun) && !token.has(.determiner)
  }

  // MARK: Text

  /// The text of `phrase` without its final particle; `nil` if it cannot have a size or a number.
  private func text(of phrase: Range<Int>) -> String? {
    var text = ""
    for index in phrase {
      if !text.isEmpty, !tokens[index].isGlued { text += " " }
      text += tokens[index].text
    }
    let last = tokens[phrase.upperBound - 1]
    if last.isHangul, last.isLong, last.ends(withAny: Self.particles) { text.removeLast() }
    // "18pt 이상" is a bound, and "협회에서는" who says so, "위해서는" a purpose.
    guard text.count(where: \.isLetter) > 1, !isUnmeasured(last), mayBeThing(phrase),
      !tokens[phrase].contains(where: { $0.sense.boundAfter != nil }), !last.ends(with: "에서는"),
      !last.ends(with: "해서는")
    else { return nil }
    return text
  }

  /// Whether `word` names something without a size or a number: a person, an adverb, a pronoun.
  private func isUnmeasured(_ word: SentenceToken) -> Bool {
    MetricThings.uncounted.contains(EnglishNouns.singular(word.text))
      || PhraseWords.unmeasured.contains { entry in
        // A short entry is a prefix of too many other words.
        word.spells(entry) || entry.count > 3 && word.beginning.begins(with: entry)
      }
  }

  /// Whether a phrase is more than the device or the size to which something applies.
  private func mayBeThing(_ phrase: Range<Int>) -> Bool {
    !tokens[phrase].contains { $0.has(.beginsPlatform) }
      && !tokens[phrase].allSatisfy { $0.qualifier != nil || $0.has(.qualifier) }
      && !(phrase.count == 1 && isVague(tokens[phrase.lowerBound].text))
  }

  /// Whether a word alone is so common that it says little: "화면", "screen".
  private func isVague(_ word: String) -> Bool {
    let stems = [word] + HangulWords.stems(word)
    return stems.contains { stem in
      finder.name(squashed: stem).map(Subject.vague.contains) ?? false
    }
  }

  private static let particles: [ShortWord] = HangulWords.caseParticles + ["의"]
}
