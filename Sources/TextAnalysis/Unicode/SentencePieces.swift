/// A long text in pieces that can be analysed one after the other: memory is that of a piece.
///
/// A piece ends where a sentence does, with a full stop and a space after it: no word, concept or
/// quantity goes on there, so that the tokens of the pieces are those of the text.
package struct SentencePieces: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var start = 0

  /// A piece has so many bytes at least; nearly every text is a single one.
  private static let least = 1 << 16

  /// The pieces of UTF-8 `text`, which must outlive them.
  package init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The bytes of the next piece.
  package mutating func next() -> Range<Int>? {
    guard start < text.count else { return nil }
    var end = start + Self.least
    while end < text.count, !Self.isEnd(end, of: text) { end += 1 }
    let piece = start..<Swift.min(end, text.count)
    start = piece.upperBound
    return piece
  }

  /// Whether a sentence surely ends right before `index`, which is not 0, of UTF-8 `text`.
  package static func isEnd(_ index: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[index] == UInt8(ascii: " ") && isStop(text[index - 1])
  }

  /// Whether it is a full stop, an exclamation or a question mark of ASCII.
  static func isStop(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }
}
