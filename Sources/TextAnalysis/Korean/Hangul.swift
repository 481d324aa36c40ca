/// Arithmetic on Hangul syllables, from the Unicode Standard, chapter 3.12.
public enum Hangul {
  static let initialLetters = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  static let medialLetters = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  static let finalLetters = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Whether `scalar` is a complete syllable (가…힣).
  public static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Whether `scalar` is a letter on its own, as an input method shows it (ㄱ…ㆎ).
  public static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x3131...0x318E).contains(scalar.value)
  }

  static func isSyllable(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

  static func isLetter(_ scalar: UInt32) -> Bool { (0x3131...0x318E).contains(scalar) }

  /// Whether `scalar` is a conjoining jamo, which forms a syllable with its neighbours.
  static func isConjoining(_ scalar: UInt32) -> Bool {
    (0x1100...0x11FF).contains(scalar) || (0xA960...0xA97F).contains(scalar)
      || (0xD7B0...0xD7FF).contains(scalar)
  }

  /// The index of the final consonant of the syllable `scalar` in Unicode order; 0 for none.
  static func final(_ scalar: UInt32) -> UInt32 { (scalar - 0xAC00) % 28 }

  /// The index of the vowel of the syllable `scalar` in Unicode order, from 0 (ㅏ).
  static func medial(_ scalar: UInt32) -> UInt32 { (scalar - 0xAC00) % 588 / 28 }

  /// The syllable `scalar` with its vowel and final consonant replaced.
  static func syllable(_ scalar: UInt32, medial: UInt32, final: UInt32) -> UInt32 {
    (scalar - 0xAC00) / 588 * 588 + medial * 28 + final + 0xAC00
  }

  /// `scalar` with ㅐ, ㅒ, ㅙ and ㅞ replaced by ㅔ, ㅖ and ㅚ, which sound the same today.
  static func withE(_ scalar: UInt32) -> UInt32 {
    guard isSyllable(scalar) else { return scalar }
    switch medial(scalar) {
    case 1: return syllable(scalar, medial: 5, final: final(scalar))
    case 3: return syllable(scalar, medial: 7, final: final(scalar))
    case 10, 15: return syllable(scalar, medial: 11, final: final(scalar))
    default: return scalar
    }
  }

  /// `scalar` with ㅔ replaced by ㅐ.
  static func withAe(_ scalar: UInt32) -> UInt32 {
    isSyllable(scalar) && medial(scalar) == 5
      ? syllable(scalar, medial: 1, final: final(scalar)) : scalar
  }

  /// Whether the last syllable of `word` has a final consonant; `false` if the word does not end in
  /// a syllable.
  public static func hasBatchim(_ word: some StringProtocol) -> Bool {
    guard let last = word.unicodeScalars.last, isSyllable(last) else { return false }
    return (last.value - 0xAC00) % 28 != 0
  }

  /// `text` with every syllable decomposed into compatibility jamo: 탭 → ㅌㅐㅂ.
  ///
  /// Other characters stay.
  public static func jamo(_ text: String) -> String {
    spelled(text, perSyllable: 3, keepsOthers: true) { index, add in
      add(initialLetters[index / 588])
      add(medialLetters[index % 588 / 28])
      if index % 28 > 0 { add(finalLetters[index % 28 - 1]) }
    }
  }

  /// Calls `body` with each letter of `jamo(_:)` of UTF-8 `text` without building a string.
  ///
  /// Returns `false`, perhaps after some letters, if `text` contains anything but ASCII and
  /// syllables.
  package static func forEachJamo(
    in text: UnsafeBufferPointer<UInt8>, _ body: (Unicode.Scalar) -> Void
  ) -> Bool {
    let (initials, medials, finals) = (initialLetters, medialLetters, finalLetters)
    var index = 0
    while index < text.count {
      if text[index] < 0x80 {
        body(Unicode.Scalar(text[index]))
        index += 1
      } else if let syllable = UTF8Scalar.syllable(text, at: index) {
        let number = Int(syllable - 0xAC00)
        body(initials[number / 588])
        body(medials[number % 588 / 28])
        if number % 28 > 0 { body(finals[number % 28 - 1]) }
        index += 3
      } else {
        return false
      }
    }
    return true
  }

  /// `text` with every syllable replaced by the letters that `spell` writes, at most `most`, given
  /// the index of the syllable in Unicode order.
  @inline(__always)
  private static func spelled(
    _ text: String, perSyllable most: Int, keepsOthers: Bool,
    spell: (Int, (Unicode.Scalar) -> Void) -> Void
  ) -> String {
    var text = Folding.nfc(text)
    return text.withUTF8 { bytes in
      // A letter takes as many bytes as a syllable.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most * bytes.count) { buffer in
        var (index, count) = (0, 0)
        while index < bytes.count {
          if let syllable = UTF8Scalar.syllable(bytes, at: index) {
            spell(Int(syllable - 0xAC00)) { letter in
              count += UTF8Scalar.encode(letter.value, into: buffer, at: count)
            }
            index += 3
          } else {
            if keepsOthers {
              buffer[count] = bytes[index]
              count += 1
            }
            index += 1
          }
        }
        return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
      }
    }
  }

  /// Whether two syllables have the same consonants.
  package static func differInVowelAtMost(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    guard isSyllable(left), isSyllable(right) else { return left == right }
    let (own, other) = (left.value - 0xAC00, right.value - 0xAC00)
    return own / 588 == other / 588 && own % 28 == other % 28
  }

  /// `text` with the final consonant of its last syllable split off: 뱆 → 배ㅈ.
  package static func withLooseFinal(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, isSyllable(last), final(last.value) > 0,
      let open = Unicode.Scalar(last.value - final(last.value))
    else { return text }
    return String(text.unicodeScalars.dropLast()) + String(open)
      + String(finalLetters[Int(final(last.value)) - 1])
  }

  /// The initial consonants of the syllables of `text`: 탭 바 → ㅌㅂ.
  ///
  /// All other characters are left out.
  public static func initials(_ text: String) -> String {
    spelled(text, perSyllable: 1, keepsOthers: false) { index, add in
      add(initialLetters[index / 588])
    }
  }

  /// `text` in lower-case ASCII, transliterated syllable by syllable by the Revised Romanization: 탭
  /// 막대 → "taeb magdae".
  ///
  /// Sound changes between syllables are ignored, so that a syllable is always romanised the same
  /// way. Characters other than Hangul and ASCII become spaces, and runs of spaces one space.
  public static func romanize(_ text: String) -> String {
    var words = ""
    for scalar in Folding.fold(text).unicodeScalars {
      if isSyllable(scalar) {
        let index = Int(scalar.value - 0xAC00)
        words += initialRomanization[index / 588]
        words += medialRomanization[index % 588 / 28]
        words += finalRomanization[index % 28]
      } else if scalar.isASCII, scalar != " " {
        words.unicodeScalars.append(scalar)
      } else if words.last != " ", !words.isEmpty {
        words += " "
      }
    }
    if words.last == " " { words.removeLast() }
    return words
  }

  private static let initialRomanization = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let medialRomanization = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  private static let finalRomanization = [
    "", "g", "kk", "gs", "n", "nj", "nh", "d", "l", "lg", "lm", "lb", "ls", "lt", "lp", "lh", "m",
    "b", "bs", "s", "ss", "ng", "j", "ch", "k", "t", "p", "h",
  ]
}
