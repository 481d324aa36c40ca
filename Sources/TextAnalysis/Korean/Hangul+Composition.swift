extension Hangul {
  /// Composes `letters` into syllables as an input method does: ㅌㅐㅂㅂㅏ → 탭바.
  ///
  /// Letters that do not form a syllable, and characters that are not letters, stay as they are.
  public static func compose(_ letters: String) -> String {
    var composed = ""
    var syllable = OpenSyllable()
    for letter in letters.unicodeScalars {
      if syllable.take(letter) { continue }
      let next = syllable.stolenBy(letter)
      composed += syllable.text
      syllable = next
      if !syllable.take(letter) {
        composed += syllable.text
        composed.unicodeScalars.append(letter)
        syllable = OpenSyllable()
      }
    }
    return composed + syllable.text
  }

  /// The two letters that are typed to enter a compound vowel or final consonant.
  static let lettersOfCompound: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ㅘ": ["ㅗ", "ㅏ"], "ㅙ": ["ㅗ", "ㅐ"], "ㅚ": ["ㅗ", "ㅣ"], "ㅝ": ["ㅜ", "ㅓ"], "ㅞ": ["ㅜ", "ㅔ"],
    "ㅟ": ["ㅜ", "ㅣ"], "ㅢ": ["ㅡ", "ㅣ"], "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"],
    "ㄺ": ["ㄹ", "ㄱ"], "ㄻ": ["ㄹ", "ㅁ"], "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"],
    "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"], "ㅄ": ["ㅂ", "ㅅ"],
  ]

  private static let compoundOfLetters: [[Unicode.Scalar]: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: lettersOfCompound.map { ($1, $0) })

  /// A syllable that may still accept more letters.
  private struct OpenSyllable {
    private var initial: Unicode.Scalar?
    private var medial: Unicode.Scalar?
    private var final: Unicode.Scalar?

    /// Adds `letter` to the syllable.
    ///
    /// Returns `false` if it does not fit.
    mutating func take(_ letter: Unicode.Scalar) -> Bool {
      if Hangul.medialLetters.contains(letter) {
        guard final == nil else { return false }
        guard let vowel = medial else {
          medial = letter
          return true
        }
        guard let compound = Hangul.compoundOfLetters[[vowel, letter]] else { return false }
        medial = compound
        return true
      }
      guard Hangul.initialLetters.contains(letter) || Hangul.finalLetters.contains(letter) else {
        return false
      }
      guard medial != nil else {
        guard initial == nil, Hangul.initialLetters.contains(letter) else { return false }
        initial = letter
        return true
      }
      guard initial != nil else { return false }
      guard let consonant = final else {
        guard Hangul.finalLetters.contains(letter) else { return false }
        final = letter
        return true
      }
      guard let compound = Hangul.compoundOfLetters[[consonant, letter]] else { return false }
      final = compound
      return true
    }

    /// The next syllable if `letter` is a vowel: it takes over the last consonant of this one.
    mutating func stolenBy(_ letter: Unicode.Scalar) -> OpenSyllable {
      var next = OpenSyllable()
      guard Hangul.medialLetters.contains(letter), let consonant = final else { return next }
      let pair = Hangul.lettersOfCompound[consonant]
      let moved = pair?.last ?? consonant
      guard Hangul.initialLetters.contains(moved) else { return next }
      next.initial = moved
      final = pair?.first
      return next
    }

    var text: String {
      guard let initial, let medial,
        let first = Hangul.initialLetters.firstIndex(of: initial),
        let second = Hangul.medialLetters.firstIndex(of: medial)
      else { return [initial, medial, final].compactMap { $0.map(String.init) }.joined() }
      let third = final.flatMap(Hangul.finalLetters.firstIndex(of:)).map { $0 + 1 } ?? 0
      let code = UInt32(0xAC00 + first * 588 + second * 28 + third)
      return Unicode.Scalar(code).map(String.init) ?? ""
    }
  }
}
