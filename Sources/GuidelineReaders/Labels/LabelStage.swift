internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The blocks of a document with what the labels above them make of them.
struct LabelledBlocks {
  /// The blocks but the labels: `isAside` and `standing` are settled.
  private(set) var blocks: [Block]
  /// The place of each among the blocks of the document.
  let places: [Int]
  /// The lines of labels and of fences.
  let skipped: [SkippedLines]

  fileprivate init(blocks: consuming [Block], places: [Int], skipped: [SkippedLines]) {
    self.blocks = blocks
    self.places = places
    self.skipped = skipped
  }

  static var none: LabelledBlocks { LabelledBlocks(blocks: [], places: [], skipped: []) }

  /// The blocks, for the next stage.
  mutating func handOn() -> [Block] { blocks.handedOn() }
}

/// Reads the labels that stand on lines of their own or in fences: "Tip", ":::note", "Don't".
///
/// Takes the blocks that say something and gives them without such labels, each marked as an aside or
/// as something to do or not to do where a label, a fence or its quote says so.
enum LabelStage: PipelineStage {
  static let name = Stage.labels

  static func run(on draft: inout DocumentDraft) {
    let blocks = draft.boilerplate.handOn()
    var reading = LabelReading()
    reading.read(blocks, draft.boilerplate.surroundings)
    draft.labels = LabelledBlocks(
      blocks: reading.blocks, places: reading.places, skipped: reading.skipped)
  }

  static func passOver(_ draft: inout DocumentDraft) {
    draft.labels = LabelledBlocks(
      blocks: draft.boilerplate.handOn(), places: draft.boilerplate.surroundings.map(\.place),
      skipped: [])
  }
}

/// The blocks read so far, and which labels are open.
private struct LabelReading {
  var blocks: [Block] = []
  var places: [Int] = []
  var skipped: [SkippedLines] = []

  /// Whether the last line read was the label of an aside.
  private var asideFollows = false
  /// The quote of the aside read last: what stands in the same quote belongs to it.
  private var asideQuote: Int?
  /// What the last label makes of what it stands above.
  private var standing: Modality?
  /// Whether that is a list, which has begun.
  private var isInList = false

  mutating func read(_ all: consuming [Block], _ surroundings: [BlockSurroundings]) {
    blocks.reserveCapacity(all.count)
    places.reserveCapacity(all.count)
    for index in all.indices {
      // Taken out of the list, not copied.
      var block = Block(kind: .decoration, lines: all[index].lines)
      swap(&block, &all[index])
      if surroundings[index].isBehindSkipped { asideFollows = false }
      if takeLabel(&block, surroundings[index]) { continue }
      guard let text = openFences(block) else { continue }
      block = text
      markAside(&block)
      blocks.append(block)
      places.append(surroundings[index].place)
    }
  }

  /// Takes a block that is nothing but a label, and gives others the standing that one gave them.
  private mutating func takeLabel(
    _ block: inout Block, _ surroundings: BlockSurroundings
  ) -> Bool {
    let mayLabel = Self.mayLabel(block, surroundings)
    if mayLabel, let label = Self.standing(block) {
      skipped.append(SkippedLines(lines: block.lines, reason: .decoration))
      (standing, isInList) = (label, false)
      return true
    }
    giveStanding(to: &block)
    guard mayLabel, Asides.isLabel(block.text) else { return false }
    skipped.append(SkippedLines(lines: block.lines, reason: .decoration))
    asideFollows = true
    return true
  }

  /// A label stands for the text or the list below it.
  private mutating func giveStanding(to block: inout Block) {
    if standing != nil, block.listDepth == 0, isInList { standing = nil }
    if block.kind == .paragraph { block.standing = block.standing ?? standing }
    isInList = block.listDepth > 0
    if !isInList { standing = nil }
  }
  /// The block without the fences around it; `nil` where it is nothing but a fence.
  private mutating func openFences(_ block: Block) -> Block? {
    guard let (inside, fences) = Containers.opened(block) else { return block }
    skipped += fences.map { SkippedLines(lines: $0, reason: .decoration) }
    asideFollows = inside == nil && Containers.opensAside(block.text)
    return inside
  }

  private mutating func markAside(_ block: inout Block) {
    block.isAside =
      block.isAside || asideFollows || Asides.labelLength(of: block) > 0
      || block.quote != nil && block.quote == asideQuote
    asideQuote = block.isAside ? block.quote : nil
    asideFollows = false
  }

  /// A label on a line of its own belongs to what follows; a heading of that name does not.
  private static func mayLabel(_ block: Block, _ surroundings: BlockSurroundings) -> Bool {
    if case .heading(let level) = block.kind, level < 4 { return false }
    return surroundings.isAboveParagraph
  }

  /// What a line makes of the text below it that is nothing but "Do" or "Don't".
  private static func standing(_ block: Block) -> Modality? {
    guard block.kind == .paragraph, block.listDepth == 0, block.quoteDepth == 0,
      block.images.isEmpty, let modality = ExampleLists.modality(of: block.text),
      block.boldLead == nil || block.isBold
    else { return nil }
    return modality
  }
}
