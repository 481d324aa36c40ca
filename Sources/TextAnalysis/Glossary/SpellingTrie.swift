internal import Guidelines

/// A trie of the squashed surface forms of concepts, walked scalar by scalar.
///
/// One open-addressing hash table maps a node and a scalar to the next node: it is quick to fill at
/// start-up and takes one probe per scalar to walk.
struct SpellingTrie: Sendable {
  /// The concepts of one surface form.
  struct Entry: Sendable {
    /// The concepts that it names unambiguously.
    var concepts: [ConceptID] = []
    /// The concepts that it may name.
    var ambiguous: [ConceptID] = []
    /// Whether it is written as several words.
    var isSpaced = false

    /// The concepts it is resolved to: the unambiguous ones, or else the possible ones.
    var named: [ConceptID] { concepts.isEmpty ? ambiguous : concepts }
  }

  static let root: Int32 = 0

  private(set) var entries: [Entry] = []
  private var entryOfNode: [Int32] = [-1]
  /// For each node a Bloom filter of the scalars on its outgoing edges.
  private var continuations: [UInt64] = [0]
  private var slots: [Slot]
  private var mask: Int

  /// An edge of the trie: a node and a scalar lead to the next node.
  private struct Slot {
    /// The packed node and scalar; 0 in an empty slot.
    var key: UInt64 = 0
    var node: Int32 = 0
  }

  init(spellingCount: Int) {
    var capacity = 64
    while capacity < spellingCount * 16 { capacity *= 2 }
    slots = [Slot](repeating: Slot(), count: capacity)
    mask = capacity - 1
  }

  /// The node that `scalar` leads to, or `nil` if there is no such edge.
  func next(_ node: Int32, _ scalar: UInt32) -> Int32? {
    let key = Self.key(node, scalar)
    var slot = Self.slot(key) & mask
    while slots[slot].key != 0 {
      if slots[slot].key == key { return slots[slot].node }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The scalars on the edges out of `node`, as a Bloom filter of 64 bits: see ``mayHold(_:_:)``.
  func continuations(of node: Int32) -> UInt64 { continuations[Int(node)] }

  /// Whether `continuations` may contain `scalar`: false positives are possible, false negatives
  /// are not.
  static func mayHold(_ continuations: UInt64, _ scalar: UInt32) -> Bool {
    continuations & bit(of: scalar) != 0
  }

  private static func bit(of scalar: UInt32) -> UInt64 { 1 << UInt64(scalar & 63) }

  /// The concepts of the surface form that ends at `node`, or `nil` if none does.
  func entry(at node: Int32) -> Entry? {
    let index = entryOfNode[Int(node)]
    return index < 0 ? nil : entries[Int(index)]
  }

  /// Whether a surface form that names something unambiguously ends at `node`.
  func isSure(at node: Int32) -> Bool {
    let index = entryOfNode[Int(node)]
    return index >= 0 && !entries[Int(index)].concepts.isEmpty
  }

  /// The number of the surface form that ends at `node`, or `nil` if none does.
  func entryNumber(at node: Int32) -> Int? {
    let index = entryOfNode[Int(node)]
    return index < 0 ? nil : Int(index)
  }

  /// The concepts of `spelling`.
  func entry(_ spelling: some Sequence<UInt32>) -> Entry? {
    var node = Self.root
    for scalar in spelling {
      guard let next = next(node, scalar) else { return nil }
      node = next
    }
    return entry(at: node)
  }

  /// Adds a concept under `spelling`, which must not be empty.
  mutating func insert(
    _ spelling: [UInt32], _ concept: ConceptID, isAmbiguous: Bool, isSpaced: Bool
  ) {
    var node = Self.root
    for scalar in spelling { node = nextOrNew(node, scalar) }
    if entryOfNode[Int(node)] < 0 {
      entryOfNode[Int(node)] = Int32(entries.count)
      entries.append(Entry())
    }
    let index = Int(entryOfNode[Int(node)])
    entries[index].isSpaced = entries[index].isSpaced || isSpaced
    guard !entries[index].concepts.contains(concept) else { return }
    if !isAmbiguous {
      entries[index].ambiguous.removeAll { $0 == concept }
      entries[index].concepts.append(concept)
    } else if !entries[index].ambiguous.contains(concept) {
      entries[index].ambiguous.append(concept)
    }
  }

  private mutating func nextOrNew(_ node: Int32, _ scalar: UInt32) -> Int32 {
    if let next = next(node, scalar) { return next }
    let new = Int32(entryOfNode.count)
    entryOfNode.append(-1)
    continuations.append(0)
    continuations[Int(node)] |= Self.bit(of: scalar)
    if entryOfNode.count * 2 > slots.count { grow() }
    put(Self.key(node, scalar), new)
    return new
  }

  private mutating func put(_ key: UInt64, _ node: Int32) {
    var slot = Self.slot(key) & mask
    while slots[slot].key != 0 { slot = (slot + 1) & mask }
    slots[slot] = Slot(key: key, node: node)
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    mask = slots.count - 1
    for slot in old where slot.key != 0 { put(slot.key, slot.node) }
  }

  /// Never 0, which marks an empty slot: no surface form contains U+0000.
  private static func key(_ node: Int32, _ scalar: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(scalar)
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
