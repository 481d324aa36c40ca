public import Guidelines

/// A text that people read in an interface: written in place, or looked up by a key.
public struct InterfaceText: Hashable, Sendable {
  /// What it reads in each language; a literal that is no key stands under the language it is
  /// written in.
  public var values: Bilingual<String>
  /// The key it is looked up by, where it is one that no strings file resolved in every language.
  public var key: String?

  /// Creates a text.
  public init(values: Bilingual<String> = .init(), key: String? = nil) {
    self.values = values
    self.key = key
  }

  /// A text that is written in place: Korean where it holds a Korean letter, else English.
  public init(literal: String) {
    let isKorean = literal.unicodeScalars.contains(where: Self.isHangul)
    self.init(values: isKorean ? Bilingual(ko: literal) : Bilingual(en: literal))
  }

  /// Whether it is known to show nothing in any language.
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
