internal import Synchronization

/// The tokens of words that were analysed before: a text has few words that no other has.
///
/// Only tokens are kept that depend on nothing around their word, so that analysis gives the same
/// with and without a memory.
struct WordMemory {
  /// What is known of a word.
  enum Knowledge {
    /// Its tokens depend on what stands around it.
    case dependent
    /// Its tokens, their ranges and positions counted from its own, and its number of positions.
    case tokens(ArraySlice<Token>, positions: Int)
  }

  private struct Word {
    var hash: UInt64
    var letters: Range<Int>
    var tokens: Range<Int>
    /// -1 where the tokens depend on what stands around the word.
    var positions: Int
  }

  /// Longer words are analysed each time.
  static let longestWord = 32
  /// So many words are known at most; then all are forgotten.
  private static let mostWords = 1 << 15

  private var slots = [Int32](repeating: -1, count: mostWords * 2)
  private var words: [Word] = []
  /// The letters of all words, one word after the other.
  private var letters: [UInt32] = []
  private var tokens: [Token] = []

  /// What is known of the word in `range` of `text`; `nil` where it is new.
  func knowledge(of range: Range<Int>, in text: FoldedText) -> Knowledge? {
    let number = slots[slot(of: range, in: text, Self.hash(range, text))]
    guard number >= 0 else { return nil }
    let word = words[Int(number)]
    return word.positions < 0
      ? .dependent : .tokens(tokens[word.tokens], positions: word.positions)
  }

  /// Keeps what a new word's tokens are, or that they depend on what stands around it.
  mutating func keep(_ knowledge: Knowledge, of range: Range<Int>, in text: FoldedText) {
    if words.count == Self.mostWords { self = WordMemory() }
    let hash = Self.hash(range, text)
    let (firstLetter, firstToken) = (letters.count, tokens.count)
    for index in range { letters.append(Self.letter(index, text)) }
    var count = -1
    if case .tokens(let new, let positions) = knowledge {
      tokens += new
      count = positions
    }
    slots[slot(of: range, in: text, hash)] = Int32(words.count)
    words.append(
      Word(
        hash: hash, letters: firstLetter..<letters.count, tokens: firstToken..<tokens.count,
        positions: count))
  }

  /// Where the word is, or the free slot that is to be its own.
  private func slot(of range: Range<Int>, in text: FoldedText, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let word = words[Int(slots[slot])]
      if word.hash == hash, word.letters.count == range.count,
        zip(word.letters, range).allSatisfy({ letters[$0] == Self.letter($1, text) })
      {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// A letter with all that tokens are made from: its scalar, its case, the bytes it comes from
  /// and whether it shares them with the letter before.
  private static func letter(_ index: Int, _ text: FoldedText) -> UInt32 {
    let start = text.starts[index]
    let isShared = index > 0 && text.starts[index - 1] == start
    return text.scalars[index] | UInt32(min(text.ends[index] - start, 511)) << 21
      | (isShared ? 1 << 30 : 0) | (text.capitals[index] ? 1 << 31 : 0)
  }

  private static func hash(_ range: Range<Int>, _ text: FoldedText) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(letter(index, text))) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }
}

/// The memories of the threads that analyse texts by one glossary.
final class WordMemories: Sendable {
  /// A memory that is used by one thread at a time: it is idle or lent.
  private final class Lent: @unchecked Sendable {
    var memory = WordMemory()
  }

  private let idle = Mutex<[Lent]>([])

  /// Lends a memory to `body`: one that knows words already, where one is free.
  func lend<Result>(to body: (inout WordMemory) -> Result) -> Result {
    let lent = idle.withLock { $0.popLast() } ?? Lent()
    defer { idle.withLock { $0.append(lent) } }
    return body(&lent.memory)
  }
}
