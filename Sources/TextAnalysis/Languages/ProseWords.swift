internal import Guidelines
internal import Lexicon

/// The words of a text as evidence of its language, without addresses, numbers and units.
struct ProseWords {
  /// A run of letters without white space.
  struct Word {
    /// The UTF-8 offset of its first letter.
    var utf8Offset: Int
    /// The number of its Latin letters.
    var latinLetters = 0
    /// The number of its Hangul syllables and letters.
    var syllables = 0
    /// Whether it is a product name, an abbreviation or an identifier, which belongs to no
    /// language.
    var isName = false
    /// Whether it is an English function word.
    var isFunctionWord = false
    /// Whether it carries a Korean particle or ending.
    var isInflected = false
    /// Whether it consists only of particles.
    var isParticle = false
    /// Whether it ends as Korean sentences do.
    var endsSentence = false

    /// Whether it is Korean, even if only because of its particle.
    var hasHangul: Bool { syllables > 0 }
  }

  private(set) var all: [Word] = []

  init(_ text: String) {
    // By scalar: comparing characters takes time quadratic in the number of marks on a letter.
    for piece in text.unicodeScalars.split(whereSeparator: \.isWhiteSpace) {
      addWords(
        of: Substring(piece), at: text.utf8.distance(from: text.startIndex, to: piece.startIndex))
    }
  }

  /// Adds the words of a piece without white space, split at digits and signs.
  private mutating func addWords(of piece: Substring, at offset: Int) {
    guard !Self.isAddress(piece) else { return }
    var letters = Letters()
    var position = offset
    var (isGlued, isBehindDigit) = (false, false)
    for scalar in piece.unicodeScalars {
      if letters.isLatin(scalar) {
        if !letters.hangul.isEmpty { add(&letters, &isGlued) }
        letters.append(latin: scalar, at: position, isBehindDigit: isBehindDigit)
      } else if Hangul.isSyllable(scalar) || Hangul.isLetter(scalar) {
        letters.append(hangul: scalar, at: position)
      } else {
        add(&letters, &isGlued)
      }
      isBehindDigit = (0x30...0x39).contains(scalar.value)
      position += UTF8.width(scalar)
    }
    add(&letters, &isGlued)
  }

  /// Adds the word of `letters` and empties them.
  ///
  /// `isGlued` says whether another word of the piece precedes it.
  private mutating func add(_ letters: inout Letters, _ isGlued: inout Bool) {
    guard !letters.latin.isEmpty || !letters.hangul.isEmpty else { return }
    all.append(
      Self.word(
        latin: letters.latin, hangul: letters.hangul, at: letters.start, isGlued: isGlued,
        isUnit: letters.beginsBehindDigit && !letters.latin.isEmpty))
    isGlued = true
    letters.latin = ""
    letters.hangul = []
  }

  /// The letters of the word being read: Latin ones, then Hangul.
  private struct Letters {
    var latin = ""
    var hangul: [UInt32] = []
    /// The UTF-8 offset of the first letter.
    var start = 0
    var beginsBehindDigit = false

    /// Whether a scalar is a Latin letter or continues a Latin word: an apostrophe, an underscore
    /// or a digit.
    func isLatin(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.isASCII, (0x61...0x7A).contains(scalar.value | 0x20) { return true }
      if (0xC0...0x24F).contains(scalar.value) { return true }
      guard !latin.isEmpty else { return false }
      return scalar == "'" || scalar == "’" || scalar == "_"
        || hangul.isEmpty && (0x30...0x39).contains(scalar.value)
    }

    mutating func append(latin scalar: Unicode.Scalar, at position: Int, isBehindDigit: Bool) {
      if latin.isEmpty {
        start = position
        beginsBehindDigit = isBehindDigit
      }
      latin.unicodeScalars.append(scalar == "’" ? "'" : scalar)
    }

    mutating func append(hangul scalar: Unicode.Scalar, at position: Int) {
      if latin.isEmpty, hangul.isEmpty { start = position }
      hangul.append(scalar.value)
    }
  }

  /// The word of these letters.
  ///
  /// `isUnit` says whether Latin letters directly follow a digit: `512px`, `3rd`.
  private static func word(
    latin: String, hangul: [UInt32], at offset: Int, isGlued: Bool, isUnit: Bool
  ) -> Word {
    var word = Word(utf8Offset: offset)
    word.syllables = hangul.count
    if !latin.isEmpty {
      var letters = latin
      while letters.last == "'" { letters.removeLast() }
      word.isName = isUnit || isName(letters)
      word.latinLetters = word.isName ? 0 : letters.unicodeScalars.count
      word.isFunctionWord =
        hangul.isEmpty && !isUnit && functionWords.contains(letters.lowercased())
    }
    guard let last = hangul.last else { return word }
    let before = latin.unicodeScalars.last?.value ?? 0x61
    if !latin.isEmpty || isGlued || hangul.count < 4,
      hangul.withUnsafeBufferPointer({
        Particles.areParticles($0, 0..<$0.count, after: before)
      })
    {
      word.isParticle = latin.isEmpty
      word.isInflected = !latin.isEmpty || isGlued
    }
    if !word.isInflected {
      word.isInflected = Particles.stems(of: hangul).contains(where: \.isSure)
    }
    word.endsSentence = sentenceEndings.contains(last)
    return word
  }

  /// Whether a piece of text is a URL, a path or a mail address.
  private static func isAddress(_ piece: Substring) -> Bool {
    let bytes = piece.utf8
    if bytes.starts(with: "www.".utf8) || bytes.starts(with: "../".utf8) { return true }
    guard let mark = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") })
    else { return false }
    return bytes[mark...].starts(with: "://".utf8)
      || bytes[mark] == UInt8(ascii: "@") && bytes[mark...].contains(UInt8(ascii: "."))
  }

  /// Whether a Latin word is not an English word: `iOS`, `UITabBar`, `px`, `2x`, `PNG`.
  private static func isName(_ word: String) -> Bool {
    let lowered = word.lowercased()
    if functionWords.contains(lowered) { return false }
    if neutralWords.contains(lowered) { return true }
    let scalars = word.unicodeScalars
    guard scalars.allSatisfy({ isLetter($0) || $0 == "'" }) else { return true }
    let capitals = scalars.count(where: isCapital)
    if capitals == scalars.count { return capitals < 4 }
    let isCapitalized = capitals == 1 && scalars.first.map(isCapital) == true
    return scalars.count < 2 || capitals > 0 && !isCapitalized
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x61...0x7A).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }

  private static let sentenceEndings = Set("다요오라음함됨것죠까".unicodeScalars.map(\.value))

  private static let neutralWords = Lexicon.stopWords.set("neutral")
  private static let functionWords = Lexicon.stopWords.set("english")
}
