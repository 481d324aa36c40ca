internal import Synchronization

/// A text and its tokens, which reading, joining and the index all want.
///
/// A class only because an ingest hands all of them around.
package final class AnalyzedText: Sendable {
  package let text: String
  package let tokens: TokenList

  /// What is longer than any statement is not worth its memory.
  static let longest = 1 << 16

  init(_ text: String, _ tokens: TokenList) {
    self.text = text
    self.tokens = tokens
  }

  /// How many of the first tokens are those of UTF-8 `part`, where it is the text or its first
  /// sentence.
  package func tokenCount(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard begins(with: part) else { return nil }
    return part.count == text.utf8.count ? tokens.count : tokens.count(upTo: part.count)
  }

  /// Whether `part` is the text or its first sentence: nothing goes on over a full stop with a
  /// space after it.
  package func begins(with part: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard part.count <= text.count, text.begins(with: part) else { return false }
      return part.count == text.count
        || !part.isEmpty && SentencePieces.isEnd(part.count, of: text)
    }
  }
}

/// The texts that an ingest has analysed already, whichever thread did it.
final class TextMemory: Sendable {
  private struct Known {
    var texts: [UInt64: AnalyzedText] = [:]
    /// So many bytes more are remembered.
    var room: Int
  }

  private let known: Mutex<Known>

  /// Creates a memory that remembers texts of `room` bytes together.
  init(room: Int) { known = Mutex(Known(room: room)) }

  /// Whether another text would be remembered.
  var hasRoom: Bool { known.withLock { $0.room > 0 } }

  /// The text with these bytes, where it is remembered.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> AnalyzedText? {
    let hash = Digest.quick(UnsafeRawBufferPointer(bytes))
    guard let found = known.withLock({ $0.texts[hash] }) else { return nil }
    var text = found.text
    return text.withUTF8 { $0.count == bytes.count && $0.begins(with: bytes) } ? found : nil
  }

  /// Remembers `text`, where there is room.
  func remember(_ text: AnalyzedText) {
    var utf8 = text.text
    let hash = utf8.withUTF8 { Digest.quick(UnsafeRawBufferPointer($0)) }
    known.withLock { known in
      guard known.texts.updateValue(text, forKey: hash) == nil else { return }
      known.room -= text.text.utf8.count
    }
  }

  /// Forgets all texts; these are they, by their digests.
  func forget() -> [UInt64: AnalyzedText] {
    known.withLock { known in
      var texts: [UInt64: AnalyzedText] = [:]
      swap(&texts, &known.texts)
      return texts
    }
  }
}
