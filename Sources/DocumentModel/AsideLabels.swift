internal import Lexicon

/// The labels of asides: Tip, Note, Important, Warning, 참고, 중요.
package enum AsideLabels {
  private static let labels = Lexicon.headings.set("aside")

  /// Whether `text` is only a label.
  package static func contains(_ text: String) -> Bool {
    mayBegin(with: text[...].utf8) && mayBeLabel(text.utf8) && labels.contains(normalised(text))
  }

  /// A prefilter without false negatives: whether a label may begin with the letters that `text`
  /// begins with.
  package static func mayBegin(with text: Substring.UTF8View) -> Bool {
    guard let index = text.firstIndex(where: { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) })
    else { return true }
    switch text[index] {
    case ..<0x80, 0xEA...0xED: return initials[place(of: text[index...])]
    default: return true
    }
  }

  /// For each hash of three letters or a syllable, whether a label begins with it.
  private static let initials: [Bool] = {
    var initials = [Bool](repeating: false, count: 1024)
    for label in labels { initials[place(of: Array(label.utf8)[...])] = true }
    return initials
  }()

  /// A case-insensitive hash of the first three bytes.
  private static func place(of text: some Collection<UInt8>) -> Int {
    let three = text.prefix(3).reduce(0) { $0 << 8 | Int($1 < 0x80 ? $1 | 0x20 : $1) }
    return (three >> 4 ^ three >> 2 & 0xFC0 ^ three) & 1023
  }

  /// A prefilter without false negatives: whether the text has no more letters than the longest
  /// label.
  private static func mayBeLabel(_ text: String.UTF8View) -> Bool {
    guard text.count <= longest else { return false }
    var letters = 0
    for byte in text where (0x61...0x7A).contains(byte | 0x20) || (0xEA...0xED).contains(byte) {
      letters += 1
      if letters > mostLetters { return false }
    }
    return true
  }

  /// The number of Latin letters and Hangul syllables in the longest label.
  private static let mostLetters = labels.reduce(0) { max($0, $1.count) }

  /// The most UTF-8 bytes of a label, including signs and emoji around it.
  package static let longest = 160

  private static func normalised(_ text: String) -> String {
    // "ℹ" counts as a letter.
    let trimmed = text.drop {
      !$0.isLetter && !$0.isNumber || "ℹ\u{2139}\u{FE0F}".contains($0) || $0 == "ℹ️"
    }
    var word = trimmed
    while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
    return word.lowercased()
  }
}
