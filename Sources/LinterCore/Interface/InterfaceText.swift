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
}
