internal import CICU
internal import Synchronization

/// A pool of ICU's break iterators: opening one takes longer than analysing a page of text.
enum BreakIterators {
  /// An iterator that is in the pool or lent to one thread.
  private struct Iterator: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let words = Mutex<[Iterator]>([])
  private static let sentences = Mutex<[Iterator]>([])

  /// The offset after each word of `text`, including scripts that need a dictionary.
  static func wordEnds(in text: [UInt16]) -> [Int] {
    ends(in: text, kind: UBRK_WORD, pool: words)
  }

  /// The offset after each sentence of `text`.
  static func sentenceEnds(in text: [UInt16]) -> [Int] {
    ends(in: text, kind: UBRK_SENTENCE, pool: sentences)
  }

  private static func ends(
    in text: [UInt16], kind: UBreakIteratorType, pool: borrowing Mutex<[Iterator]>
  ) -> [Int] {
    var error = U_ZERO_ERROR
    guard
      let iterator = pool.withLock({ $0.popLast() })?.pointer
        ?? icu_openBreaks(kind, "en", &error)
    else { return [text.count] }
    let ends = text.withUnsafeBufferPointer { buffer in
      icu_setText(iterator, buffer.baseAddress, Int32(buffer.count), &error)
      var ends: [Int] = []
      var end = icu_nextBreak(iterator)
      while end >= 0 {
        ends.append(Int(end))
        end = icu_nextBreak(iterator)
      }
      // The pool must not keep a pointer into this text.
      icu_setText(iterator, nil, 0, &error)
      return ends
    }
    let returned = Iterator(pointer: iterator)
    pool.withLock { $0.append(returned) }
    return ends
  }
}
