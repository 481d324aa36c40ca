/// The tokens of words that were analysed before.
///
/// Most words of a text are frequent ones.
///
/// Only tokens that do not depend on the context of their word are cached, or that depend on
/// nothing but whether a surface form continues into the next word, so that the analysis is the
/// same with and without a cache.
///
/// A class, because a struct would be copied by the code that queries it for every word. To be used
/// by one thread at a time.
final class TokenCache {
  /// A cached word.
  struct Word {
    /// Its bytes, tokens and unfinished walks, as ranges of the cache's arrays.
    fileprivate var firstByte: Int32
    fileprivate var byteCount: Int32
    fileprivate var firstToken: Int32 = 0
    fileprivate var tokenCount: Int32 = 0
    fileprivate var leadCount: Int32 = 0
    fileprivate var firstBeginning: Int32 = 0
    fileprivate var beginningCount: Int32 = 0
    /// The scalars with which a surface form that is unfinished at its end may continue: a Bloom
    /// filter of ``SpellingTrie``.
    fileprivate(set) var continuations: UInt64 = 0
    /// The number of positions it takes.
    fileprivate(set) var positions: Int32 = 0
    /// Whether any of its tokens is a concept.
    fileprivate(set) var namesConcepts = false
    /// Whether a quantity may begin in it.
    ///
    /// Then its tokens are valid only if none extends beyond it.
    fileprivate(set) var mayCount = false
    fileprivate(set) var state = State.unresolved

    /// The indexes of its tokens.
    var tokens: Range<Int> { Int(firstToken)..<Int(firstToken + tokenCount) }

    /// The indexes of its context-free tokens, which do not depend on the concept that it is part of.
    ///
    /// Only a word of one atom has any.
    var lead: Range<Int> { Int(firstToken)..<Int(firstToken + leadCount) }

    /// How much is known about a word.
    enum State {
      /// All its tokens, valid as long as no surface form that begins in it continues into the next
      /// word.
      case known
      /// Only its context-free tokens: so far a concept has extended over one of its ends each time.
      case unresolved
    }

    fileprivate init(bytes: Range<Int>) {
      firstByte = Int32(bytes.lowerBound)
      byteCount = Int32(bytes.count)
    }
  }

  /// The longest word that is cached, in scalars.
  static let longestWord = 32
  /// The number of words after which the cache is emptied.
  private static let mostWords = 1 << 15

  /// A hash table of word numbers.
  private var slots = TokenCache.freeSlots()
  private(set) var words = GrowingList<Word>()
  /// The bytes of all words, concatenated.
  private var bytes = GrowingList<UInt8>()
  /// The tokens of all words, with places and positions relative to their word.
  private(set) var tokens = TokenDraft()
  /// The unfinished walks at the ends of words.
  private var beginnings: [SpellingWalk.Place] = []
  /// An empty list in which the tokens of a text are built; kept to reuse its memory.
  var spare = TokenDraft()
  /// Stores the result of ``fetch(_:)``, which is meaningless but keeps the compiler from removing
  /// the loads.
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

  /// The number of the word with these bytes, or `nil` if it is not cached.
  ///
  /// Folding depends on the bytes alone, so they identify the folded letters as well.
  @inline(__always)
  func known(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int? {
    let number = slots[slot(of: bytes, hash)].number
    return number < 0 ? nil : Int(number)
  }

  /// Prefetches the words with these `hashes` into the processor's cache, so that their loads
  /// overlap.
  func fetch(_ hashes: some Sequence<UInt64>) {
    guard words.count > 0 else { return }
    let (slots, words) = (slots.values, words.values)
    fetched = hashes.reduce(0) { sum, hash in
      let number = slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)].number
      return sum &+ words[Int(max(0, number))].firstToken
    }
  }

  /// The unfinished walks at the end of `word`: its tokens are valid only if none of them
  /// continues.
  func beginnings(of word: Word) -> ArraySlice<SpellingWalk.Place> {
    beginnings[Int(word.firstBeginning)...].prefix(Int(word.beginningCount))
  }

  /// The result of analysing a word, to be cached.
  struct Entry {
    /// The indexes of its tokens in the list of the text; `nil` if a concept extends over an end of
    /// the word, so that they depend on its context.
    var tokens: Range<Int>?
    /// The indexes of its context-free tokens.
    var lead: Range<Int>
    var positions: Range<Int>
    /// The offset of its first byte in the text.
    var offset: Int
    var mayCount: Bool
    /// The unfinished walks at its end.
    var beginnings: [SpellingWalk.Place]
    var continuations: UInt64
  }

  /// Caches `entry`, whose tokens are in `list`, for a word.
  func insert(
    _ entry: Entry, of list: borrowing TokenDraft, for word: UnsafeRawBufferPointer
  ) {
    let number = number(of: word)
    let kept = entry.tokens ?? entry.lead
    words[number].firstToken = Int32(tokens.count)
    words[number].tokenCount = Int32(kept.count)
    words[number].leadCount = Int32(entry.lead.count)
    words[number].mayCount = entry.mayCount
    tokens.append(kept, of: list, by: -entry.offset, positions: -entry.positions.lowerBound)
    guard entry.tokens != nil else { return }
    words[number].firstBeginning = Int32(beginnings.count)
    words[number].beginningCount = Int32(entry.beginnings.count)
    beginnings += entry.beginnings
    words[number].continuations = entry.continuations
    words[number].positions = Int32(entry.positions.count)
    words[number].namesConcepts = list.holdConcepts(kept)
    words[number].state = .known
  }

  /// The number of a word, which is added if it is new.
  private func number(of word: UnsafeRawBufferPointer) -> Int {
    let hash = Digest.quick(word)
    let slot = slot(of: word, hash)
    if slots[slot].number >= 0 { return Int(slots[slot].number) }
    slots[slot] = Slot(mark: Self.mark(hash), number: Int32(words.count))
    words.append(Word(bytes: bytes.count..<bytes.count + word.count))
    bytes.append(contentsOf: word.assumingMemoryBound(to: UInt8.self))
    return words.count - 1
  }

  /// The number of words.
  var count: Int { words.count }

  /// Copies the words of `other` from number `first` on that are missing here, as long as there is
  /// room.
  func copyWords(from first: Int, of other: TokenCache) {
    var next = first
    while next < other.words.count, words.count < Self.mostWords {
      copy(other.words[next], of: other)
      next += 1
    }
  }

  private func copy(_ known: Word, of other: TokenCache) {
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

  /// Empties the cache if it is full.
  func makeRoom() {
    guard words.count == Self.mostWords else { return }
    slots = Self.freeSlots()
    words = GrowingList()
    bytes = GrowingList()
    tokens = TokenDraft()
    beginnings = []
  }

  /// The slot that holds the word, or the free one in which to insert it.
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
    // Several bytes at a time, with overlap at the end: a call of `memcmp` takes longer than
    // comparing most words.
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
