internal import Guidelines

/// A prefilter that tells texts that may contain a number from those that cannot.
///
/// Most sentences contain none and need not be tokenised.
package enum NumberSearch {
  /// Whether `text` contains a digit or a number word.
  ///
  /// One pass over its bytes.
  package static func mayHoldNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayHoldNumber)
  }

  /// The quantities of a whole text, sentence by sentence.
  package static func quantities(in text: String) -> [Quantity] {
    guard mayHoldNumber(text) else { return [] }
    var tokenizer = SentenceTokenizer()
    tokenizer.start([TextLine(text: text, line: 0)])
    var (sentence, found): ([SentenceToken], [Quantity]) = ([], [])
    while tokenizer.read(&sentence) { found += QuantityParser(tokens: sentence).quantities() }
    return found
  }

  /// Whether `text` contains a number with a unit.
  package static func measures(_ text: String) -> Bool {
    guard mayHoldNumber(text) else { return false }
    let tokens = SentenceTokenizer.tokens(of: TextLine(text: text, line: 0))
    return QuantityParser(tokens: tokens).quantities().contains { quantity in
      quantity.unit.map { [.points, .pixels, .characters].contains($0.unit) } ?? false
    }
  }

  private static func mayHoldNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    let vocabulary = QuantityVocabulary.shared
    let initials = NumeralSyllables.initials
    while index < bytes.count {
      let byte = bytes[index]
      if isDigit(byte) { return true }
      if isLetter(byte) {
        let start = index
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if vocabulary.isEnglishNumeral(word) { return true }
      } else if byte >= 0xE0 {
        // Full-width digits and Hangul words.
        let start = index
        while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
        let run = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if mayBeginNumeral(run, initials) { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  /// The UTF-8 offset of the last possible number in `text`: there is certainly none after it.
  ///
  /// Full-width signs count as numbers, because the tokenizer's offsets differ from those of the
  /// text after them, but are never larger.
  package static func lastPlace(in text: String) -> Int? {
    var text = text
    return text.withUTF8(lastPlace)
  }

  private static func lastPlace(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let vocabulary = QuantityVocabulary.shared
    let initials = NumeralSyllables.initials
    var start = bytes.count
    while start > 0 {
      let end = start
      start -= 1
      switch bytes[start] {
      case 0x30...0x39: return start
      case 0x41...0x5A, 0x61...0x7A:
        while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if vocabulary.isEnglishNumeral(word) { return start }
      case 0x80...0xBF:
        start = end
        while let hangul = hangul(before: start, in: bytes) { start = hangul }
        guard start < end else {
          start -= 1
          continue
        }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if initials.contains(HangulWords.syllable(at: 0, of: word)),
          word.count == 3
            || NumeralSyllables.seconds.contains(HangulWords.syllable(at: 3, of: word))
        {
          return start
        }
      case 0xEF: return start
      default: break
      }
    }
    return nil
  }

  /// The offset of the Hangul letter or syllable that ends at `end`; `nil` if there is none.
  private static func hangul(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard end >= 3, (0xE3...0xED).contains(bytes[end - 3]),
      Unicode.Scalar(HangulWords.syllable(at: end - 3, of: bytes)).map(HangulWords.isHangul) == true
    else { return nil }
    return end - 3
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func mayBeginNumeral(
    _ run: UnsafeBufferPointer<UInt8>, _ initials: SyllableSet
  ) -> Bool {
    var start = 0
    while start + 3 <= run.count {
      if run[start] == 0xEF, run[start + 1] == 0xBC { return true }
      let scalar = HangulWords.syllable(at: start, of: run)
      if initials.contains(scalar),
        // Alone, or before a counter or the second syllable of a numeral.
        start + 3 == run.count
          || start + 6 <= run.count
            && NumeralSyllables.seconds.contains(HangulWords.syllable(at: start + 3, of: run))
      {
        return true
      }
      // A word begins only where a run of Hangul begins, as long as the script does not change.
      guard scalar < 0xAC00 || scalar > 0xD7A3 else { return false }
      start += 3
    }
    return false
  }
}
