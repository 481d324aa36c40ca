internal import Guidelines
internal import Synchronization

/// A text with its tokens, computed once for the readers, record linkage and the index.
///
/// A class, so that all stages of an ingest share one instance.
package final class AnalyzedText: Sendable {
  package let text: String
  package let tokens: TokenList

  /// The length in bytes up to which texts are cached; no statement is longer.
  static let longest = 1 << 16

  init(_ text: String, _ tokens: TokenList) {
    self.text = text
    self.tokens = tokens
  }

  /// The number of leading tokens that belong to UTF-8 `part`, if that is the whole text or its
  /// first sentence; otherwise `nil`.
  package func tokenCount(of part: UnsafeBufferPointer<UInt8>) -> Int? {
    guard begins(with: part) else { return nil }
    return part.count == text.utf8.count ? tokens.count : tokens.count(upTo: part.count)
  }

  /// Whether `part` is the text or its first sentence.
  ///
  /// No token extends over a full stop followed by a space.
  package func begins(with part: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard part.count <= text.count, text.begins(with: part) else { return false }
      return part.count == text.count
        || !part.isEmpty && SentencePieces.isEnd(part.count, of: text)
    }
  }
}

/// A cache of the texts analysed during an ingest, shared by all threads.
final class TextCache: Sendable {
  private struct Contents {
    var texts: [UInt64: AnalyzedText] = [:]
    /// The remaining capacity in bytes.
    var room: Int
  }

  private let contents: Mutex<Contents>

  /// Creates a cache for texts of `room` bytes altogether.
  init(room: Int) { contents = Mutex(Contents(room: room)) }

  /// Whether there is room for another text.
  var hasRoom: Bool { contents.withLock { $0.room > 0 } }

  /// The cached text with these bytes.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) -> AnalyzedText? {
    let hash = Digest.quick(UnsafeRawBufferPointer(bytes))
    guard let found = contents.withLock({ $0.texts[hash] }) else { return nil }
    var text = found.text
    return text.withUTF8 { $0.count == bytes.count && $0.begins(with: bytes) } ? found : nil
  }

  /// Caches `text` if there is room.
  func insert(_ text: AnalyzedText) {
    var utf8 = text.text
    let hash = utf8.withUTF8 { Digest.quick(UnsafeRawBufferPointer($0)) }
    contents.withLock { contents in
      guard contents.texts.updateValue(text, forKey: hash) == nil else { return }
      contents.room -= text.text.utf8.count
    }
  }

  /// Empties the cache and returns its contents by the digests of the texts.
  func removeAll() -> [UInt64: AnalyzedText] {
    contents.withLock { contents in
      var texts: [UInt64: AnalyzedText] = [:]
      swap(&texts, &contents.texts)
      return texts
    }
  }
}
