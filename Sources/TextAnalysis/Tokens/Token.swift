/// A search token.
///
/// Alternatives for one word have the same position. A token that covers the words of several
/// positions (a concept of two words, `68 pt`) has the first of them.
public struct Token: Hashable, Sendable {
  /// How a token is derived from its text.
  public enum Kind: Sendable, BitwiseCopyable {
    /// The folded word.
    case word
    /// The word without its particle, ending or inflection.
    case stem
    /// A part of a compound, a camel-case name or a word without spaces.
    case part
    /// A number or quantity in its index spelling: `68pt`, `3~5`, `25x25`.
    case number
    /// A concept of the glossary. Its text is U+0001, which nobody can type, and the concept's id.
    case concept
  }

  /// The normalised text: NFKC with letter case folded.
  public var text: String
  /// Its range in the analysed text, in UTF-8 offsets, on character boundaries.
  public var utf8Range: Range<Int>
  /// The position of its word, from 0.
  public var position: Int
  /// How it is derived.
  public var kind: Kind

  /// Creates a token.
  public init(text: String, utf8Range: Range<Int>, position: Int, kind: Kind) {
    self.text = text
    self.utf8Range = utf8Range
    self.position = position
    self.kind = kind
  }

  /// The token as other search engines store it: its text, or `#` and the id of a concept.
  public var term: String { Self.term(text.utf8) }

  /// The term of the token with these bytes.
  package static func term(_ text: some Collection<UInt8>) -> String {
    guard text.first == 1 else { return String(decoding: text, as: UTF8.self) }
    return "#" + String(decoding: text.dropFirst(), as: UTF8.self)
  }
}
