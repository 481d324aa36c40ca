internal import Guidelines
internal import Lexicon

/// Words that say the contrary of each other.
enum Antonyms {
  /// Whether one of two texts has a word where the other one has its contrary: "at the front", "at the end".
  static func part(_ mine: String, from theirs: String, in language: Language) -> Bool {
    let (mine, theirs) = (words(of: mine), words(of: theirs))
    return pairs[language]?.contains { word, opposite in
      let (hasWord, hasOpposite) = (has(word, mine, language), has(opposite, mine, language))
      return hasWord != hasOpposite
        && has(hasWord ? opposite : word, theirs, language)
        && !has(hasWord ? word : opposite, theirs, language)
    } ?? false
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func has(_ entry: String, _ words: [Substring], _ language: Language) -> Bool {
    words.contains { language == .en ? $0 == entry : $0.hasPrefix(entry) }
  }

  private static let pairs: [Language: [(word: String, opposite: String)]] = [
    .en: pairs(of: "english"), .ko: pairs(of: "korean"),
  ]

  private static func pairs(of list: String) -> [(word: String, opposite: String)] {
    Lexicon.antonyms.rows(list).map { ($0.entry, $0["opposite"]) }
  }
}
