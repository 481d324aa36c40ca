internal import Guidelines

/// What the words of a text say about its language.
struct LanguageEvidence {
  /// In tenths of what a Latin letter says.
  private var english = 0
  private var korean = 0
  /// Words of Latin letters that are no names, function words among them, and words with Hangul.
  private var latinWords = 0
  private var functionWords = 0
  private var hangulWords = 0
  /// The language of the first word that has one.
  private var lead: Language?

  init() {}

  init(_ words: [ProseWords.Word]) {
    for word in words { append(word) }
  }

  /// Takes the next word of the text.
  mutating func append(_ word: ProseWords.Word) {
    let first = lead
    prepend(word)
    lead = first ?? lead
  }

  /// Takes a word that stands before the others.
  mutating func prepend(_ word: ProseWords.Word) {
    english += word.latinLetters * Self.letter
    korean += word.syllables * Self.syllable
    if word.isFunctionWord {
      english += Self.functionWord
      functionWords += 1
    }
    if word.isInflected { korean += Self.inflection }
    if word.hasHangul { hangulWords += 1 } else if !word.isName { latinWords += 1 }
    lead = word.language ?? lead
  }

  /// The language that is better supported, or `nil` where neither is.
  var language: Language? {
    guard english > 0 || korean > 0 else { return nil }
    var advantage = korean - english
    // Of a name in both languages the second one is the gloss.
    if english > 0, korean > 0, let lead {
      advantage += lead == .ko ? Self.leading : -Self.leading
    }
    return advantage >= 0 ? .ko : .en
  }

  /// Whether there are but one or two English words and none that makes a sentence.
  var isNameOnly: Bool { latinWords < 3 && hangulWords == 0 && functionWords == 0 }

  /// Whether only one script is in the text, names aside: each side of `Tab bars · 탭 막대`.
  var isPure: Bool { hangulWords == 0 || latinWords == 0 }

  private static let letter = 10
  /// A Hangul syllable says about as much as this many Latin letters.
  private static let syllable = 22
  private static let inflection = 80
  private static let functionWord = 60
  private static let leading = 40
}

extension ProseWords.Word {
  /// The language it is a word of, or `nil` for a name.
  fileprivate var language: Language? { hasHangul ? .ko : isName ? nil : .en }
}
