internal import Guidelines

/// Squashed spellings of concepts, walked scalar by scalar.
///
/// One open-addressing table maps a node and a scalar to the next node: quick to fill at start-up
/// and one probe a scalar to walk.
struct SpellingTrie: Sendable {
  /// What a spelling names.
  struct Entry: Sendable {
    /// The concepts that it names beyond doubt.
    var concepts: [ConceptID] = []
    /// The concepts that it may name.
    var ambiguous: [ConceptID] = []
    /// Whether a person writes it in several words.
    var isSpaced = false

    /// What the spelling is read as: what it names beyond doubt, or else what it may name.
    var named: [ConceptID] { concepts.isEmpty ? ambiguous : concepts }
  }

  static let root: Int32 = 0

  private(set) var entries: [Entry] = []
  private var entryOfNode: [Int32] = [-1]
  /// For each node a bit for the scalars by which spellings go on; several share one.
  private var continuations: [UInt64] = [0]
  private var slots: [Slot]
  private var mask: Int

  /// A step from a node by a scalar.
  private struct Slot {
    /// 0 where the slot is empty.
    var key: UInt64 = 0
    var node: Int32 = 0
  }

  init(spellingCount: Int) {
    var capacity = 64
    while capacity < spellingCount * 16 { capacity *= 2 }
    slots = [Slot](repeating: Slot(), count: capacity)
    mask = capacity - 1
  }

  /// The node after `scalar`, or `nil` where no spelling goes on like this.
  func next(_ node: Int32, _ scalar: UInt32) -> Int32? {
    let key = Self.key(node, scalar)
    var slot = Self.slot(key) & mask
    while slots[slot].key != 0 {
      if slots[slot].key == key { return slots[slot].node }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// A set of the scalars by which spellings go on from `node`, which may hold others as well: see
  /// ``mayHold(_:_:)``.
  func continuations(of node: Int32) -> UInt64 { continuations[Int(node)] }

  /// Whether `scalar` may be one of the `continuations` of a node; `false` is sure.
  static func mayHold(_ continuations: UInt64, _ scalar: UInt32) -> Bool {
    continuations & bit(of: scalar) != 0
  }

  private static func bit(of scalar: UInt32) -> UInt64 { 1 << UInt64(scalar & 63) }

  /// What the spelling that ends at `node` names, or `nil` where none ends there.
  func entry(at node: Int32) -> Entry? {
    let index = entryOfNode[Int(node)]
    return index < 0 ? nil : entries[Int(index)]
  }

  /// Whether a spelling ends at `node` that names something beyond doubt.
  func isSure(at node: Int32) -> Bool {
    let index = entryOfNode[Int(node)]
    return index >= 0 && !entries[Int(index)].concepts.isEmpty
  }

  /// The number of the spelling that ends at `node`, or `nil` where none does.
  func entryNumber(at node: Int32) -> Int? {
    let index = entryOfNode[Int(node)]
    return index < 0 ? nil : Int(index)
  }

  /// What `spelling` names.
  func entry(_ spelling: some Sequence<UInt32>) -> Entry? {
    var node = Self.root
    for scalar in spelling {
      guard let next = next(node, scalar) else { return nil }
      node = next
    }
    return entry(at: node)
  }

  /// Adds a concept at `spelling`, which is not empty.
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

  /// Never 0, which marks an empty slot: no spelling holds U+0000.
  private static func key(_ node: Int32, _ scalar: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(scalar)
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
