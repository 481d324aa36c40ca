package import Guidelines
internal import Lexicon

/// Words and combinations of words that name dimensions.
///
/// Single words are in `QuantityVocabulary`.
package enum DimensionWords {
  /// The dimensions that are distances from an edge, which a text can combine: "from the top and
  /// bottom".
  package static let edges: Set<Dimension> = [.top, .bottom, .leading, .trailing]

  /// The dimensions that two words name together: "letter spacing", "line height", "줄 높이".
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

  /// Both extents that share one number, whose last word ends `range`: "the width and the height", "가로와 세로
  /// 크기".
  package static func pair(_ tokens: [SentenceToken], _ range: Range<Int>) -> [Dimension]? {
    let near = range.suffix(8)
    let extents = near.filter {
      tokens[$0].dimensions == [.width] || tokens[$0].dimensions == [.height]
    }
    guard extents.count == 2, let first = extents.first, let last = extents.last,
      tokens[first].dimensions != tokens[last].dimensions, range.upperBound - last <= 2,
      (first..<last).contains(where: {
        tokens[$0].isWord("and") || tokens[$0].ends(withAny: joints)
      })
    else { return nil }
    return [.width, .height]
  }

  private static let joints: [ShortWord] = ["와", "과", "및"]

  /// Whether the word before `end` is only the first of two that name a dimension: the line of
  /// "line height" and of "line-height".
  package static func beginsCompound(_ tokens: [SentenceToken], before end: Int) -> Bool {
    guard end < tokens.count else { return false }
    let second = tokens[end].isMark("-") && end + 1 < tokens.count ? end + 1 : end
    return compound(tokens, at: second) != nil
  }

  private static func isLine(_ token: SentenceToken) -> Bool {
    token.spells("line") || token.spells("줄")
  }

  /// A word that names a dimension only directly before a number: 라운드 버튼 is a round button.
  package static let last: ShortWord = "라운드"

  /// The dimensions that a word in lower case names.
  package static func named(_ text: String) -> [Dimension]? {
    let word = ShortWord(text.utf8)
    let vocabulary = QuantityVocabulary.shared
    let number = word.isWhole ? vocabulary.sense(of: word).dimensions : 0
    return number == 0 ? nil : vocabulary.dimensions[Int(number)]
  }

  /// Words that do nothing but name a dimension.
  package static let all = Lexicon.dimensions.set("word")

  /// Korean words for the axis of a distance.
  package static let axes = Lexicon.dimensions.dictionary("axis", "value")

  /// Prefixes of words that follow 가로 and 세로 if these mean the orientation of a device.
  package static let orientations = Lexicon.dimensions.words("orientation")

  /// Prefixes of Korean verbs whose number is a distance between two elements.
  package static let koreanSeparating = Lexicon.dimensions.words("separating")

  /// Suffixes of Korean words for the space between two elements.
  package static let koreanBetween = Lexicon.dimensions.words("between")

  /// Comparatives that name the dimension they compare.
  package static let comparatives = Lexicon.dimensions.dictionary("comparative", "value")
    .mapValues { Dimension(rawValue: $0) }
}
