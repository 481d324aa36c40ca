/// Splits a long text into pieces that can be analysed one after the other with the memory of one
/// piece.
///
/// Pieces end at a full stop followed by a space. No word, concept or quantity extends over it, so
/// that the tokens of the pieces are those of the text.
package struct SentencePieces: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var start = 0

  /// The least length of a piece in bytes; nearly every text is a single piece.
  private static let least = 1 << 16

  /// The pieces of UTF-8 `text`, which must outlive them.
  package init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The byte range of the next piece.
  package mutating func next() -> Range<Int>? {
    guard start < text.count else { return nil }
    var end = start + Self.least
    while end < text.count, !Self.isEnd(end, of: text) { end += 1 }
    let piece = start..<Swift.min(end, text.count)
    start = piece.upperBound
    return piece
  }

  /// Whether a sentence certainly ends directly before `index`, which is not 0, of UTF-8 `text`.
  package static func isEnd(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[index] == UInt8(ascii: " ") && isStop(text[index - 1])
  }

  /// Whether `byte` is an ASCII full stop, exclamation mark or question mark.
  static func isStop(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }
}
