internal import Synchronization

/// The tokens of words that were analysed before: a text has few words that no other has.
///
/// Only tokens are kept that depend on nothing around their word, or on no more than whether a
/// spelling goes on in the next one, so that analysis gives the same with and without a memory.
///
/// A class, for one thread at a time: what asks it of every word would else be handed a copy.
final class WordMemory {
  /// A word that is known.
  struct Word {
    /// Where its bytes are.
    fileprivate var firstByte: Int32
    fileprivate var byteCount: Int32
    fileprivate var firstToken: Int32 = 0
    fileprivate var tokenCount: Int32 = 0
    fileprivate var leadCount: Int32 = 0
    fileprivate var firstBeginning: Int32 = 0
    fileprivate var beginningCount: Int32 = 0
    /// The letters by which the spellings go on that it ends in: a set of ``SpellingTrie``.
    fileprivate(set) var continuations: UInt64 = 0
    /// Its number of positions.
    fileprivate(set) var positions: Int32 = 0
    /// Whether some of its tokens are concepts.
    fileprivate(set) var namesConcepts = false
    /// Whether a quantity may begin in it: its tokens are those only where none goes on behind it.
    fileprivate(set) var mayCount = false
    fileprivate(set) var state: State

    /// The numbers of its tokens.
    var tokens: Range<Int> { Int(firstToken)..<Int(firstToken + tokenCount) }

    /// The numbers of the first of them, which it has whatever it names: those of an atom.
    var lead: Range<Int> { Int(firstToken)..<Int(firstToken + leadCount) }

    /// What is known of a word.
    enum State {
      /// Its tokens, as long as no spelling that begins in it goes on in the next word.
      case known
      /// It was seen only where a spelling goes on in the next word or from the one before.
      case unresolved
    }

    fileprivate init(firstByte: Int, byteCount: Int, state: State) {
      self.firstByte = Int32(firstByte)
      self.byteCount = Int32(byteCount)
      self.state = state
    }
  }

  /// Longer words are analysed each time.
  static let longestWord = 32
  /// So many words are known at most; then all are forgotten.
  private static let mostWords = 1 << 15

  /// The number of each word and a part of its hash, which tells nearly all others from it.
  private var slots = WordMemory.freeSlots()
  private(set) var words = GrowingList<Word>()
  /// The bytes of all words, one word after the other.
  private var bytes = GrowingList<UInt8>()
  /// The tokens of all words, their places and positions counted from their own word.
  private(set) var tokens = TokenDraft()
  /// The beginnings of spellings that words end in.
  private var beginnings: [SpellingWalk.Place] = []
  /// An empty draft with room for the tokens of most texts, which are made in it one by one.
  var spare = TokenDraft()
  /// What was fetched last: it means nothing, and what nobody keeps the compiler would not fetch.
  private var fetched: Int32 = 0

  private struct Slot {
    var mark: UInt32 = 0
    var number: Int32 = -1
  }

  private static func freeSlots() -> GrowingList<Slot> {
    var slots = GrowingList<Slot>()
    slots.append(upTo: mostWords * 2) { room in
      room[..<(mostWords * 2)].initialize(repeating: Slot())
      return mostWords * 2
    }
    return slots
  }

  /// The number among the words of the one with these bytes; `nil` where it is new.
  ///
  /// Folding depends on the bytes alone, so that they stand for the letters, their case and their
  /// places.
  @inline(__always)
  func known(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int? {
    let number = slots[slot(of: bytes, hash)].number
    return number < 0 ? nil : Int(number)
  }

  /// Looks where words with these `hashes` are, so that all of them are on their way into the
  /// processor's cache when the first is wanted; one by one each would be waited for.
  func fetch(_ hashes: some Sequence<UInt64>) {
    guard words.count > 0 else { return }
    let (slots, words) = (slots.values, words.values)
    fetched = hashes.reduce(0) { sum, hash in
      let number = slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)].number
      return sum &+ words[Int(max(0, number))].firstToken
    }
  }

  /// The beginnings of spellings that `word` ends in: its tokens are those only where none of them
  /// goes on.
  func beginnings(of word: Word) -> ArraySlice<SpellingWalk.Place> {
    beginnings[Int(word.firstBeginning)...].prefix(Int(word.beginningCount))
  }

  /// Keeps that a word's tokens are `numbers` of `list`, moved by `offset`, where none of `ends`,
  /// the beginnings of spellings that it ends in, goes on; or only its `lead` where those are not
  /// known.
  func keep(
    _ numbers: Range<Int>?, lead: Range<Int>, of list: borrowing TokenDraft, by offset: Int,
    positions: Range<Int>, mayCount: Bool, ends: [SpellingWalk.Place], continuations: UInt64,
    for word: UnsafeRawBufferPointer
  ) {
    let number = number(of: word)
    let kept = numbers ?? lead
    words[number].firstToken = Int32(tokens.count)
    words[number].tokenCount = Int32(kept.count)
    words[number].leadCount = Int32(lead.count)
    words[number].mayCount = mayCount
    tokens.append(kept, of: list, by: offset, positions: -positions.lowerBound)
    guard numbers != nil else { return }
    words[number].firstBeginning = Int32(beginnings.count)
    words[number].beginningCount = Int32(ends.count)
    beginnings += ends
    words[number].continuations = continuations
    words[number].positions = Int32(positions.count)
    words[number].namesConcepts = list.holdConcepts(kept)
    words[number].state = .known
  }

  /// The number of a word, which gets one where it is new.
  private func number(of word: UnsafeRawBufferPointer) -> Int {
    let hash = Digest.quick(word)
    let slot = slot(of: word, hash)
    if slots[slot].number >= 0 { return Int(slots[slot].number) }
    slots[slot] = Slot(mark: Self.mark(hash), number: Int32(words.count))
    words.append(Word(firstByte: bytes.count, byteCount: word.count, state: .unresolved))
    bytes.append(contentsOf: word.assumingMemoryBound(to: UInt8.self))
    return words.count - 1
  }

  /// How many words it has.
  var count: Int { words.count }

  /// Takes the words from `first` on that `other` knows and this memory does not, as long as there
  /// is room.
  func take(from first: Int, of other: WordMemory) {
    var next = first
    while next < other.words.count, words.count < Self.mostWords {
      take(other.words[next], of: other)
      next += 1
    }
  }

  private func take(_ known: Word, of other: WordMemory) {
    let count = words.count
    let number = number(of: other.bytes(of: known))
    guard number == count else { return }
    let (firstByte, firstToken) = (words[number].firstByte, Int32(tokens.count))
    words[number] = known
    words[number].firstByte = firstByte
    words[number].firstToken = firstToken
    words[number].firstBeginning = Int32(beginnings.count)
    tokens.append(known.tokens, of: other.tokens, by: 0, positions: 0)
    beginnings += other.beginnings(of: known)
  }

  /// Forgets all words where no other would find room.
  func makeRoom() {
    guard words.count == Self.mostWords else { return }
    slots = Self.freeSlots()
    words = GrowingList()
    bytes = GrowingList()
    tokens = TokenDraft()
    beginnings = []
  }

  /// Where the word is, or the free slot that is to be its own.
  @inline(__always)
  private func slot(of bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    let mark = Self.mark(hash)
    while slots[slot].number >= 0 {
      if slots[slot].mark == mark, has(words[Int(slots[slot].number)], bytes) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  private func bytes(of word: Word) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      UnsafeBufferPointer(
        rebasing: bytes.values[Int(word.firstByte)..<Int(word.firstByte + word.byteCount)]))
  }

  @inline(__always)
  private func has(_ word: Word, _ other: UnsafeRawBufferPointer) -> Bool {
    let (bytes, count) = (bytes(of: word), other.count)
    guard bytes.count == count else { return false }
    // A few bytes at a time, the last ones perhaps twice: a call takes longer than most words do.
    func differs<Part: FixedWidthInteger & BitwiseCopyable>(at offset: Int, _: Part.Type) -> Bool {
      bytes.loadUnaligned(fromByteOffset: offset, as: Part.self)
        != other.loadUnaligned(fromByteOffset: offset, as: Part.self)
    }
    if count >= 8 {
      var offset = 0
      while offset < count &- 8 {
        if differs(at: offset, UInt64.self) { return false }
        offset &+= 8
      }
      return !differs(at: count &- 8, UInt64.self)
    }
    if count >= 4 {
      return !differs(at: 0, UInt32.self) && !differs(at: count &- 4, UInt32.self)
    }
    return (0..<count).allSatisfy { bytes[$0] == other[$0] }
  }
}

/// The memories of the threads that analyse texts by one glossary.
///
/// What one of several has learnt the others need not learn again.
final class WordMemories: Sendable {
  /// A memory that is used by one thread at a time: it is idle or lent.
  private final class Lent: @unchecked Sendable {
    let memory = WordMemory()
    /// How many of its words the common memory has seen.
    var given = 0
    /// How many words of the common memory it has seen.
    var taken = 0
  }

  private let idle = Mutex<(memories: [Lent], made: Int)>(([], 0))
  /// The words that all of them know, where there are several.
  private let common = Mutex<Lent?>(nil)

  /// Lends a memory to `body`: one that knows words already, where one is free.
  func lend<Result>(to body: (WordMemory) -> Result) -> Result {
    let (lent, isAlone) = idle.withLock { idle in
      if let lent = idle.memories.popLast() { return (lent, idle.made == 1) }
      idle.made += 1
      return (Lent(), idle.made == 1)
    }
    if !isAlone { share(lent) }
    defer { idle.withLock { $0.memories.append(lent) } }
    return body(lent.memory)
  }

  private func share(_ lent: Lent) {
    common.withLock { place in
      let common = place ?? Lent()
      place = common
      common.memory.take(from: lent.given, of: lent.memory)
      lent.memory.take(from: lent.taken, of: common.memory)
      (lent.given, lent.taken) = (lent.memory.count, common.memory.count)
    }
  }
}
