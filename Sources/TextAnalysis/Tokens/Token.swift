/// A word of a text as search sees it.
///
/// Alternatives of one word share its position. A token whose range covers the words of several
/// positions (a concept of two words, `68 pt`) stands at the first of them and stands for all of
/// them.
public struct Token: Hashable, Sendable {
  /// What a token is to its text.
  public enum Kind: Sendable, BitwiseCopyable {
    /// The folded word itself.
    case word
    /// The word without its particle, ending or inflection.
    case stem
    /// A piece of a compound, of a camel-case name or of a glued word.
    case part
    /// A number or quantity in one spelling: `68pt`, `3~5`, `25x25`.
    case number
    /// A concept of the glossary; the text is U+0001 and the concept's id, which nobody can type.
    case concept
  }

  /// The normalised text: NFKC case folded.
  public var text: String
  /// Where it stands in the analysed text, in UTF-8 offsets; never inside a character.
  public var utf8Range: Range<Int>
  /// The position of its word, from 0.
  public var position: Int
  /// What it is.
  public var kind: Kind

  /// Creates a token.
  public init(text: String, utf8Range: Range<Int>, position: Int, kind: Kind) {
    self.text = text
    self.utf8Range = utf8Range
    self.position = position
    self.kind = kind
  }
}
