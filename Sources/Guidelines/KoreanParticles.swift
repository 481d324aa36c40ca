/// Korean particles whose form depends on the sound that ends the word before them.
///
/// Messages contain both forms, as is usual where the word is not known: `'\(name)'이(가)`. If the
/// word ends in a syllable or a digit, whose sound is known, only the right form is kept; otherwise
/// both are.
enum KoreanParticles {
  /// `text` with each pair of forms reduced to the one that fits the word before it.
  static func settled(_ text: String) -> String {
    guard mayBe(in: text) else { return text }
    var settled = ""
    var rest = text[...]
    while let (range, pair) = next(in: rest) {
      let before = rest[..<range.lowerBound]
      settled += before
      settled += ending(of: settled).map { pair.form(after: $0) } ?? String(rest[range])
      rest = rest[range.upperBound...]
    }
    return settled + rest
  }

  /// How a word ends: in a vowel, in ㄹ, or in another consonant.
  private enum Ending {
    case vowel
    case rieul
    case consonant
  }

  /// A pair of alternating particles, and how both are written together.
  private enum Pair: CaseIterable {
    case subject
    case topic
    case object
    case means
    case company

    var written: String {
      switch self {
      case .subject: "이(가)"
      case .topic: "은(는)"
      case .object: "을(를)"
      case .means: "(으)로"
      case .company: "와(과)"
      }
    }

    func form(after ending: Ending) -> String {
      let isOpen = ending == .vowel
      return switch self {
      case .subject: isOpen ? "가" : "이"
      case .topic: isOpen ? "는" : "은"
      case .object: isOpen ? "를" : "을"
      case .means: ending == .consonant ? "으로" : "로"
      case .company: isOpen ? "와" : "과"
      }
    }
  }

  /// A prefilter: whether `text` has a syllable, which takes three bytes, in parentheses.
  ///
  /// Few texts do, and every command creates hundreds of phrases at start-up.
  private static func mayBe(in text: String) -> Bool {
    var open = Int.min / 2
    for (place, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "(") { open = place }
      if byte == UInt8(ascii: ")"), place - open == 4 { return true }
    }
    return false
  }

  private static func next(in text: Substring) -> (Range<String.Index>, Pair)? {
    Pair.allCases.compactMap { pair in
      text.firstRange(of: pair.written).map { ($0, pair) }
    }.min { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// The sound that ends the last word of `text`, ignoring closing marks; `nil` if unknown.
  private static func ending(of text: String) -> Ending? {
    let last = text.unicodeScalars.last { $0.properties.isAlphabetic || $0.isDigit }
    guard let value = last?.value else { return nil }
    switch value {
    // The final consonant, none or one of 27, varies fastest in the order of syllables (The Unicode
    // Standard, section 3.12).
    case 0xAC00...0xD7A3:
      let final = (value - 0xAC00) % 28
      return final == 0 ? .vowel : final == 8 ? .rieul : .consonant
    // 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; 10, 100 and so on also end in a consonant: 십, 백, 천, 만.
    case 0x31, 0x37, 0x38: return .rieul
    case 0x30, 0x33, 0x36: return .consonant
    case 0x32, 0x34, 0x35, 0x39: return .vowel
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }
}

extension String {
  /// The string with each pair of Korean particles reduced to the form that fits.
  package var withParticles: String { KoreanParticles.settled(self) }
}
