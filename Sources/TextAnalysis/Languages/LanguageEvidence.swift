internal import Guidelines

/// Evidence for the language of a text, collected word by word.
struct LanguageEvidence {
  /// The weight of the English evidence, in tenths of a Latin letter.
  private var english = 0
  private var korean = 0
  /// Latin words that are not names (function words included), function words, and words with
  /// Hangul.
  private var latinWords = 0
  private var functionWords = 0
  private var hangulWords = 0
  private var namesWithParticles = 0
  /// The language of the first word that is not a name.
  private var lead: Language?
  /// Whether the last word ends as Korean sentences do.
  private var endsInKorean = false

  init() {}

  init(_ words: [ProseWords.Word]) {
    for word in words { append(word) }
  }

  /// Adds the next word of the text.
  mutating func append(_ word: ProseWords.Word) {
    let first = lead
    prepend(word)
    lead = first ?? lead
    endsInKorean = word.hasHangul && word.endsSentence
  }

  /// Adds a word that precedes those already added.
  mutating func prepend(_ word: ProseWords.Word) {
    english += word.latinLetters * Self.letter
    korean += word.syllables * Self.syllable
    if word.isFunctionWord {
      english += Self.functionWord
      functionWords += 1
    }
    if word.isInflected { korean += Self.inflection }
    if word.hasHangul { hangulWords += 1 } else if !word.isName { latinWords += 1 }
    if word.hasHangul, word.latinLetters > 0 { namesWithParticles += 1 }
    lead = word.language ?? lead
  }

  /// The language with more evidence, or `nil` if there is none for either.
  var language: Language? {
    guard english > 0 || korean > 0 else { return nil }
    // "List of Names와 Rules for Names를 참고하세요": however long the names are.
    if endsInKorean, namesWithParticles > 0 { return .ko }
    var advantage = korean - english
    // Of a name given in both languages, the second is the gloss.
    if english > 0, korean > 0, let lead {
      advantage += lead == .ko ? Self.leading : -Self.leading
    }
    return advantage >= 0 ? .ko : .en
  }

  /// Whether the text has at most two English words and no function word, so that it may be just a
  /// name.
  var isNameOnly: Bool { latinWords < 3 && hangulWords == 0 && functionWords == 0 }

  /// Whether all words other than names are in one script, as on each side of `Tab bars · 탭 막대`.
  var isPure: Bool { hangulWords == 0 || latinWords == 0 }

  private static let letter = 10
  /// The weight of a Hangul syllable in tenths of a Latin letter.
  private static let syllable = 22
  private static let inflection = 80
  private static let functionWord = 60
  private static let leading = 40
}

extension ProseWords.Word {
  /// The language that the word belongs to, or `nil` for a name.
  fileprivate var language: Language? { hasHangul ? .ko : isName ? nil : .en }
}
