package import Guidelines

/// The number of letters of each script in a text: a prefilter that settles the language of most blocks.
///
/// Counting stops early in long English text, so the counts are lower bounds.
package struct ScriptCounts {
  private var hangul = 0
  private var latinWords = 0
  /// The longest sequence of Latin words.
  private var longestLatin = 0

  package init(_ text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var inRow = 0
    var isInWord = false
    let isASCII = text.isASCII
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte < 0x80 {
        // More words would not change the answer.
        if isASCII, latinWords > Self.fewWords { return }
        if (0x61...0x7A).contains(byte | 0x20) {
          if !isInWord {
            latinWords += 1
            inRow += 1
            longestLatin = max(longestLatin, inRow)
            isInWord = true
          }
        } else if isInWord {
          isInWord = Self.joins(byte)
        }
      } else if (0xEA...0xED).contains(byte) || byte == 0xE1 || byte == 0xE3 {
        // The first byte of a Hangul syllable or jamo.
        hangul += 1
        inRow = 0
        isInWord = false
        index += 2
      }
    }
  }

  /// The largest number of Latin words that may all be names.
  private static let fewWords = 7

  /// Whether a byte joins two words into one: an apostrophe, a hyphen, a dot or a slash.
  private static func joins(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "'", "-", ".", "/", "_", "@", ":": true
    default: false
    }
  }

  /// The language, if the counts leave no doubt.
  package var certainLanguage: Language? {
    if hangul == 0 { return latinWords > Self.fewWords ? .en : nil }
    return latinWords == 0 || hangul > 7 && longestLatin < 3 ? .ko : nil
  }

  /// Whether the text may contain Korean.
  package var holdHangul: Bool { hangul > 0 }

  /// Whether the text contains letters of both scripts.
  package var areMixed: Bool { hangul > 0 && latinWords > 0 }
}
