internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The blocks of a document, with the meaning of the labels above them applied.
struct LabelledBlocks {
  /// The blocks without labels, with `isAside` and `standing` set.
  let blocks: HandedOn<Block>
  /// The position of each among the blocks of the document.
  let places: [Int]
  /// The lines of labels and fences.
  let skipped: [SkippedLines]

  fileprivate init(blocks: consuming [Block], places: [Int], skipped: [SkippedLines]) {
    self.blocks = HandedOn(blocks)
    self.places = places
    self.skipped = skipped
  }
}

/// Applies the labels on lines of their own or in fences: "Tip", ":::note", "Don't".
///
/// Takes the blocks with content and gives them without such labels. A block is marked as an aside,
/// or as one of the dos or don'ts, if a label, a fence or a quote makes it one.
enum LabelStage: PipelineStage {
  static let name = Stage.labels

  static func run(on draft: DocumentDraft) -> LabelledBlocks {
    let found = draft[BoilerplateStage.self]
    var reading = LabelReading(trace: draft.trace)
    reading.read(found.blocks.take(), found.surroundings)
    return LabelledBlocks(
      blocks: reading.blocks, places: reading.places, skipped: reading.skipped)
  }

  static func passOver(_ draft: DocumentDraft) -> LabelledBlocks {
    let found = draft[BoilerplateStage.self]
    return LabelledBlocks(
      blocks: found.blocks.take(), places: found.surroundings.map(\.place), skipped: [])
  }
}

/// The blocks read so far, and the open labels.
private struct LabelReading {
  var blocks: [Block] = []
  var places: [Int] = []
  var skipped: [SkippedLines] = []

  /// Whether the last line read was the label of an aside.
  private var asideFollows = false
  /// The quote of the last aside: other text in the same quote belongs to it.
  private var asideQuote: Int?
  /// The modality that the last label gives to the text below it.
  private var standing: Modality?
  /// Whether that text is a list that has begun.
  private var isInList = false
  private let trace: TraceRecorder?

  init(trace: TraceRecorder?) { self.trace = trace }

  mutating func read(_ all: consuming [Block], _ surroundings: [BlockSurroundings]) {
    blocks.reserveCapacity(all.count)
    places.reserveCapacity(all.count)
    for index in all.indices {
      // Moved out of the array instead of copied.
      var block = Block(kind: .decoration, lines: all[index].lines)
      swap(&block, &all[index])
      if surroundings[index].isBehindSkipped { asideFollows = false }
      if !openFences(block, surroundings[index]) { keep(&block, surroundings[index]) }
    }
  }

  /// Keeps a block, unless it is only a label, and without its first line if that is one.
  private mutating func keep(_ block: inout Block, _ surroundings: BlockSurroundings) {
    if takeLabel(&block, surroundings) { return }
    if let parted = ExampleLists.parted(block) {
      skipLabel(parted.label)
      block = parted.text
      block.standing = block.standing ?? parted.modality
    }
    markAside(&block)
    blocks.append(block)
    places.append(surroundings.place)
  }

  /// Consumes a block that is only a label; other blocks get the modality of the last one.
  private mutating func takeLabel(
    _ block: inout Block, _ surroundings: BlockSurroundings
  ) -> Bool {
    let mayLabel = Self.mayLabel(block, surroundings)
    if mayLabel, let label = Self.standing(block) {
      skipLabel(block.lines)
      (standing, isInList) = (label, false)
      return true
    }
    giveStanding(to: &block)
    guard mayLabel, Asides.isLabel(block.text) else { return false }
    skip(block.lines, Phrase("a label of an aside", "참고 글을 알리는 표지"))
    asideFollows = true
    return true
  }

  /// Applies a label to the text or the list below it.
  private mutating func giveStanding(to block: inout Block) {
    if standing != nil, block.listDepth == 0, isInList { standing = nil }
    if block.kind == .paragraph { block.standing = block.standing ?? standing }
    isInList = block.listDepth > 0
    if !isInList { standing = nil }
  }

  /// Removes the fences around a block and keeps the text before and inside them, with a fence's title as a
  /// heading; false if there are no fences.
  private mutating func openFences(_ block: Block, _ surroundings: BlockSurroundings) -> Bool {
    guard let opened = Containers.opened(block) else { return false }
    for fence in opened.fences where fence != opened.title?.lines {
      skip(fence, Phrase("a fence of an aside", "참고 글의 울타리"))
    }
    // Text before a fence belongs to the label above the block.
    if var before = opened.before {
      if asideFollows { before.isAside = true }
      keep(&before, surroundings)
    }
    asideFollows =
      opened.inside == nil && opened.standing == nil && Containers.opensAside(block.text)
    if var title = opened.title { keep(&title, surroundings) }
    (standing, isInList) = (opened.standing, false)
    guard var inside = opened.inside else { return true }
    // A text that names no action is a sample.
    if standing != .avoid || !Orders.namesAction(inside.text) { standing = nil }
    keep(&inside, surroundings)
    return true
  }

  private mutating func skipLabel(_ lines: LineRange) {
    skip(lines, Phrase("a label: do, or don't", "권장이나 금지를 알리는 표지"))
  }

  private mutating func skip(_ lines: LineRange, _ evidence: Phrase) {
    skipped.append(SkippedLines(lines: lines, reason: .decoration))
    trace?.note(.labels, [lines], Phrase("read as a label", "표지로 읽음"), because: [evidence])
  }

  private mutating func markAside(_ block: inout Block) {
    let isTitle = block.isHeading && asideFollows
    let evidence = isTitle ? nil : asideEvidence(for: block)
    block.isAside = evidence != nil
    trace?.note(labels: block, evidence)
    asideQuote = block.isAside ? block.quote : nil
    asideFollows = isTitle
  }

  /// What makes a block an aside; `nil` if it is none.
  private func asideEvidence(for block: Block) -> AsideEvidence? {
    if block.isAside { return .fence }
    if asideFollows { return .labelAbove }
    if Asides.labelLength(of: block) > 0, !block.isLink { return .ownLabel }
    return block.quote != nil && block.quote == asideQuote ? .sameQuote : nil
  }

  /// Whether a block can be a label.
  ///
  /// A label on a line of its own belongs to what follows; a heading of that name does not.
  private static func mayLabel(_ block: Block, _ surroundings: BlockSurroundings) -> Bool {
    if case .heading(let level) = block.kind, level < 4 { return false }
    return surroundings.isAboveParagraph && block.targets.isEmpty
  }

  /// The modality that a line gives to the text below it if it is only "Do" or "Don't".
  private static func standing(_ block: Block) -> Modality? {
    guard block.kind == .paragraph, block.listDepth == 0, block.images.isEmpty else { return nil }
    return ExampleLists.name(block.text)
  }
}

/// What makes a block an aside.
private enum AsideEvidence {
  case fence, labelAbove, ownLabel, sameQuote

  var phrase: Phrase {
    switch self {
    case .fence: Phrase("its markup or the fence around it", "마크업이나 둘러싼 울타리")
    case .labelAbove: Phrase("the label above it", "위의 표지")
    case .ownLabel: Phrase("the label that it begins with", "글머리의 표지")
    case .sameQuote: Phrase("in one quote with an aside", "참고 글과 한 인용 안에 있음")
    }
  }
}

extension TraceRecorder {
  /// Records the effect of the labels on `block`.
  fileprivate func note(labels block: Block, _ evidence: AsideEvidence?) {
    if let evidence {
      note(.labels, [block.lines], Phrase("an aside", "참고 글"), because: [evidence.phrase])
    } else if let standing = block.standing {
      let outcome =
        standing == .avoid
        ? Phrase("something not to do", "하지 말 일") : Phrase("something to do", "할 일")
      let label = Phrase("a label above it or a sign before it", "위의 표지나 앞의 기호")
      note(.labels, [block.lines], outcome, because: [label])
    } else {
      note(.labels, [block.lines], Phrase("no label", "표지 없음"))
    }
  }
}
