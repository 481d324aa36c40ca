package import Guidelines
internal import Lexicon

/// Words for what is measured beyond the single ones, which are in `QuantityVocabulary`.
package enum DimensionWords {
  /// The dimensions that are distances from an edge and can be joined: "from the top and bottom".
  package static let edges: Set<Dimension> = [.top, .bottom, .leading, .trailing]

  /// What two words measure together: "letter spacing", "line height", "줄 높이".
  package static func compound(_ tokens: [SentenceToken], at index: Int) -> [Dimension]? {
    guard index > 0, let own = tokens[index].dimensions else { return nil }
    let isHyphenated = index > 1 && tokens[index - 1].isMark("-") && tokens[index - 1].isGlued
    let first = tokens[index - (isHyphenated ? 2 : 1)]
    switch own {
    case [.spacing] where first.spells("letter") || first.spells("글자"): return [.tracking]
    case [.spacing] where isLine(first), [.height] where isLine(first): return [.lineHeight]
    default: return nil
    }
  }

  /// Whether the word before `end` only begins what two words measure together: the line of "line
  /// height" and of "line-height".
  package static func beginsCompound(_ tokens: [SentenceToken], before end: Int) -> Bool {
    guard end < tokens.count else { return false }
    let second = tokens[end].isMark("-") && end + 1 < tokens.count ? end + 1 : end
    return compound(tokens, at: second) != nil
  }

  private static func isLine(_ token: SentenceToken) -> Bool {
    token.spells("line") || token.spells("줄")
  }

  /// Words that say what is measured only right before a number: 라운드 버튼 is a round button.
  package static let last: ShortWord = "라운드"

  /// What a word in lower case measures.
  package static func named(_ text: String) -> [Dimension]? {
    let word = ShortWord(text.utf8)
    let vocabulary = QuantityVocabulary.shared
    let number = word.isWhole ? vocabulary.sense(of: word).dimensions : 0
    return number == 0 ? nil : vocabulary.dimensions[Int(number)]
  }

  /// Words that only say what is measured.
  package static let all = Lexicon.dimensions.set("word")

  /// Korean words for the way a distance goes.
  package static let axes = Lexicon.dimensions.dictionary("axis", "value")

  /// Beginnings of what follows 가로 and 세로 where they say how a device is held.
  package static let orientations = Lexicon.dimensions.words("orientation")

  /// Beginnings of Korean verbs whose number is a distance between things.
  package static let koreanSeparating = Lexicon.dimensions.words("separating")

  /// Ends of Korean words for the place between things.
  package static let koreanBetween = Lexicon.dimensions.words("between")

  /// Comparatives that say what they compare.
  package static let comparatives = Lexicon.dimensions.dictionary("comparative", "value")
    .mapValues { Dimension(rawValue: $0) }
}
