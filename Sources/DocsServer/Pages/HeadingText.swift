internal import Guidelines

/// A heading that may be in both languages at once.
struct HeadingText {
  let texts: Bilingual<String>

  /// Splits a heading such as `Best practices · 모범 사례`.
  init(_ text: String) {
    let parts = text.split(separator: "·").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    if parts.count == 2, Self.isKorean(parts[1]), !Self.isKorean(parts[0]) {
      texts = Bilingual(en: parts[0], ko: parts[1])
    } else {
      texts = Self.isKorean(text) ? Bilingual(ko: text) : Bilingual(en: text)
    }
  }

  /// Whether `text` has a Hangul syllable.
  static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
