public import Guidelines

/// A user-visible text: a literal, or the result of a lookup by key.
public struct InterfaceText: Hashable, Sendable {
  /// The text in each language; a literal that is not a key is listed under the language it is written in.
  public var values: Bilingual<String>
  /// The key, unless strings files translate it into every language.
  public var key: String?

  /// Creates a text.
  public init(values: Bilingual<String> = .init(), key: String? = nil) {
    self.values = values
    self.key = key
  }

  /// A literal text: Korean if it contains a Hangul letter, else English.
  public init(literal: String) {
    let isKorean = literal.unicodeScalars.contains(where: Self.isHangul)
    self.init(values: isKorean ? Bilingual(ko: literal) : Bilingual(en: literal))
  }

  /// Whether it is shown as the source writes it, and no strings file has it.
  var isUntranslated: Bool { key == nil && values.languages.count == 1 }

  /// Whether it is known to be blank in every language.
  public var isEmpty: Bool {
    key == nil
      && Language.allCases.compactMap { values[$0] }.allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
