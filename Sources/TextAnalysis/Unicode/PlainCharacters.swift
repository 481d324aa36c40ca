/// Fast paths for texts in which every scalar is a character of its own, as in nearly all: ASCII,
/// Hangul syllables and common punctuation.
///
/// Their characters can be counted from their bytes. Finding character boundaries in any text takes
/// many times as long.
extension UnsafeBufferPointer<UInt8> {
  /// The length in bytes of the scalar at `index`; 0 if it may be part of a longer character.
  private func plainLength(at index: Int) -> Int {
    let byte = self[index]
    if byte < 0x80 { return byte == 0x0D ? 0 : 1 }
    guard index + 2 < count else { return 0 }
    let isPunctuation =
      byte == 0xE2 && self[index + 1] == 0x80 && (0x90...0xA7).contains(self[index + 2])
    return isPunctuation || isSyllable(at: index) ? 3 : 0
  }

  /// Whether the three bytes at `index` are a Hangul syllable.
  package func isSyllable(at index: Int) -> Bool {
    switch (self[index], self[index + 1], self[index + 2]) {
    case (0xEA, 0xB0..., _), (0xEB...0xEC, _, _), (0xED, ..<0x9E, _), (0xED, 0x9E, ...0xA3): true
    default: false
    }
  }

  /// Whether the syllable before the last `count` bytes ends in -아 or -어 or what they merge into: 려, 해, 와.
  package func endsInA(before count: Int) -> Bool {
    guard finalConsonant(before: count) == 0 else { return false }
    let vowel = (HangulWords.syllable(at: self.count - count - 3, of: self) - 0xAC00) / 28 % 21
    // ㅏ, ㅐ, ㅓ, ㅕ, ㅘ, ㅙ and ㅝ.
    return [0, 1, 4, 6, 9, 10, 14].contains(vowel)
  }

  /// The index of the final consonant of the syllable before the last `count` bytes.
  package func finalConsonant(before count: Int) -> UInt32? {
    let start = self.count - count - 3
    guard start >= 0, isSyllable(at: start) else { return nil }
    return (HangulWords.syllable(at: start, of: self) - 0xAC00) % 28
  }

  /// The length in bytes of the first `most` characters, or of those before the first `end`; `nil`
  /// if one of them may have several scalars.
  package func plainPrefix(_ most: Int, before end: UInt8? = nil) -> Int? {
    var index = 0
    var left = most
    while index < count {
      let length = plainLength(at: index)
      if length == 0 { return nil }
      if left == 0 { return index }
      if self[index] == end {
        // The next scalar may be a mark on this one.
        return index + 1 == count || plainLength(at: index + 1) > 0 ? index : nil
      }
      index += length
      left -= 1
    }
    return index
  }

  /// The start of the last `most` characters; `nil` if one of them may have several scalars.
  package func plainSuffix(_ most: Int) -> Int? {
    var index = count
    var left = most
    while index > 0 {
      var start = index - 1
      while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
      if plainLength(at: start) != index - start { return nil }
      if left == 0 { return index }
      index = start
      left -= 1
    }
    return 0
  }
}

/// Whether `text` begins with a Latin letter or a Hangul syllable.
///
/// `false` does not rule out that it begins with another letter.
package func beginsWithLetter(_ text: some StringProtocol) -> Bool {
  text.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) || (0xEB...0xEC).contains($0) } ?? false
}

/// The number of scalars in `text`.
package func scalarCount(_ text: String) -> Int {
  var text = text
  return text.withUTF8 { $0.count { !UTF8.isContinuation($0) } }
}

/// `text` in lower case.
///
/// If every scalar is a character of its own, only Latin letters have case.
package func lowered(_ text: String) -> String {
  var text = text
  let plain = text.withUTF8 { bytes -> String? in
    guard bytes.plainPrefix(.max) != nil else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { lowered in
      for (index, byte) in bytes.enumerated() {
        lowered.initializeElement(
          at: index, to: (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
      return bytes.count
    }
  }
  return plain ?? text.lowercased()
}
