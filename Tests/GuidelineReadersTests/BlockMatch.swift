import Guidelines
import TestSupport

/// The passages of a document beside its labelled blocks.
struct BlockMatch {
  /// What the readers make of a block.
  enum FoundRole: String {
    /// It is in no passage.
    case out
    case heading, rule, table, text
  }

  let blocks: [LabelledBlock]
  let passages: [Passage]
  /// The passage of each block; `nil` where none has its lines.
  private let ofBlocks: [Int?]

  init(_ labelled: LabelledDocument, _ document: Document) {
    let (blocks, passages) = (labelled.blocks, document.passages)
    self.blocks = blocks
    self.passages = passages
    ofBlocks = blocks.map { block in
      let overlaps = passages.map { $0.shared(with: block.lines) }
      guard let most = overlaps.max(), most > 0 else { return nil }
      let candidates = overlaps.indices.filter { overlaps[$0] == most }
      // Of blocks that share a line the first is the first passage there, and so on.
      return block.ordinal.map { candidates[min($0, candidates.count) - 1] }
        ?? candidates.min { passages[$0].lineCount < passages[$1].lineCount }
    }
  }

  // MARK: Roles

  /// The role that the readers give to the block at `place`.
  func role(at place: Int) -> FoundRole {
    guard let passage = ofBlocks[place].map({ passages[$0] }) else { return .out }
    if passage.statesRule { return .rule }
    switch passage.kind {
    case .heading: return .heading
    case .table: return .table
    default: return .text
    }
  }

  /// Whether `found` is right for the block at `place`.
  func accepts(_ found: FoundRole, at place: Int) -> Bool {
    let role = blocks[place].role
    // What is in neither language may be left out, and is no rule that must be found.
    if !blocks[place].holdsWords, found == .out || found == .text && role == .rule { return true }
    // What belongs to a rule may be in its passage.
    if found == .rule, Self.partsOfRules.contains(role), let passage = ofBlocks[place] {
      return blocks.indices.contains { blocks[$0].role == .rule && ofBlocks[$0] == passage }
    }
    return Self.accepted[role]?.contains(found) ?? false
  }

  private static let partsOfRules: Set<LabelledBlock.Role> = [
    .rationale, .condition, .item, .example, .text, .caption, .heading,
  ]

  private static let accepted: [LabelledBlock.Role: Set<FoundRole>] = [
    .metadata: [.out], .boilerplate: [.out], .image: [.out, .text], .title: [.heading, .out],
    .heading: [.heading], .rule: [.rule], .rationale: [.text], .item: [.text],
    .condition: [.text], .example: [.text, .table], .caption: [.text, .out], .aside: [.text],
    .table: [.table], .text: [.text],
  ]

  // MARK: Rules

  /// A rule as it is labelled, in one language or both.
  struct RuleLabel {
    /// The place of its first block.
    let place: Int
    let lines: [LineRange]
  }

  /// The labelled rules; a translation is no rule of its own, nor is the paragraph below a lead.
  var ruleLabels: [RuleLabel] {
    blocks.indices.compactMap { place in
      let block = blocks[place]
      guard block.role == .rule, block.holdsWords, !goesOn(at: place) else { return nil }
      if let other = block.translation {
        let isSecond = blocks[..<place].contains { $0.role == .rule && $0.lines == other }
        return isSecond ? nil : RuleLabel(place: place, lines: [block.lines, other])
      }
      let rest = goesOn(at: place + 1) ? [blocks[place + 1].lines] : []
      return RuleLabel(place: place, lines: [block.lines] + rest)
    }
  }

  /// Whether the block at `place` is a paragraph below a lead in a block of its own: one rule with
  /// it, as in the gold of the seeds.
  private func goesOn(at place: Int) -> Bool {
    guard place > 0, place < blocks.count else { return false }
    let (block, lead) = (blocks[place], blocks[place - 1])
    return lead.role == .rule && lead.isSetApart && !lead.isItem
      && block.role == .rule && !block.isSetApart && !block.isItem
  }

  /// The passage of each labelled rule that is found, by its place, and the passages that state a
  /// rule where none is labelled; a passage is one rule at most.
  var rules: (assigned: [Int: Passage], surplus: [Passage]) {
    var assigned: [Int: Passage] = [:]
    var surplus: [Passage] = []
    let labels = ruleLabels
    for passage in passages where passage.statesRule {
      let label = labels.first { label in
        assigned[label.place] == nil && label.lines.contains { passage.shared(with: $0) > 0 }
      }
      if let label { assigned[label.place] = passage } else { surplus.append(passage) }
    }
    return (assigned, surplus)
  }
}

extension Passage {
  /// The number of its lines that are in `lines`.
  fileprivate func shared(with lines: LineRange) -> Int {
    [en, ko].reduce(0) { $0 + ($1?.lines.shared(with: lines) ?? 0) }
  }

  /// The number of its lines.
  fileprivate var lineCount: Int {
    [en, ko].reduce(0) { $0 + ($1.map { $0.lines.last - $0.lines.first + 1 } ?? 0) }
  }
}
