package import Guidelines
internal import Lexicon

/// Units by their spellings.
package enum Units {
  /// Points: the unit of a size without a unit that is repeated in pixels.
  static let points = spelled("pt")
  /// Pixels: the unit that a scale implies.
  package static let pixels = spelled("px")
  /// How many times as large something is.
  package static let multiple = spelled("배")

  /// The unit that `text` is a spelling of, in lower case: "px", "포인트".
  package static func spelled(_ text: String) -> MeasuredUnit? {
    let word = ShortWord(text.utf8)
    let vocabulary = QuantityVocabulary.shared
    let number = word.isWhole ? vocabulary.sense(of: word).unit : 0
    return number == 0 ? nil : vocabulary.units[Int(number)]
  }

  /// Units of layout, which measure sizes on a screen even without a bound: pt, px, rem.
  package static let ofLayout: Set<Unit> = {
    let rows = UnitRows()
    let units = Lexicon.units.rows("latin").map(rows.measured)
    return Set(
      units.filter { $0.dimension == .size && ![.bound, .limit].contains($0.demand) }.map(\.unit))
  }()

  /// The spellings that are no unit after a number in words.
  package static let spellingsAfterDigits: [String] = {
    let rows = UnitRows()
    return ["latin", "hangul"].flatMap { list in
      Lexicon.units.rows(list)
        .filter { rows.measured($0).needsDigits(inHangul: list == "hangul") }.map(\.entry)
    }
  }()

  /// Units whose spelling has several words, joined by single spaces.
  static let phrases: [String: MeasuredUnit] = {
    let rows = UnitRows()
    let phrases = Lexicon.units.filter(rows.isPhrase).map { ($0.entry, rows.measured($0)) }
    return Dictionary(phrases) { first, _ in first }
  }()

  /// The first words of `phrases`.
  static let phraseBeginnings = Set(
    phrases.keys.map { ShortWord($0.utf8.prefix { $0 != UInt8(ascii: " ") }) })
}
