internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The position of a kept block relative to skipped ones.
struct BlockSurroundings {
  /// Its index among the blocks of the document.
  let place: Int
  /// Whether more than decoration was skipped between the previous kept block and this one.
  let isBehindSkipped: Bool
  /// Whether a paragraph, kept or not, directly follows it in the document.
  let isAboveParagraph: Bool
}

/// The content of a document, separated from boilerplate.
struct BoilerplateFindings {
  /// The blocks with content.
  let blocks: HandedOn<Block>
  /// The position of each of them.
  let surroundings: [BlockSurroundings]
  /// The lines without content.
  let skipped: [SkippedLines]
  /// The boilerplate, which may reveal the source of the text.
  let boilerplate: [Block]
  /// The comments about rules, with their positions among the document's blocks.
  let notes: [(note: RuleNote, place: Int)]
  /// The images outside of text, with their positions.
  let images: [(image: Image, place: Int)]

  fileprivate init(_ sorter: consuming BlockSorter) {
    blocks = HandedOn(sorter.kept)
    surroundings = sorter.surroundings
    skipped = sorter.skipped
    boilerplate = sorter.boilerplate
    notes = sorter.notes
    images = sorter.images
  }
}

/// Separates the content of a page from boilerplate: menus, bylines, counters, links to other
/// posts, lines in other languages, comments and decoration.
///
/// Takes the normalized blocks and gives those with content, and for every other line the reason why it was
/// skipped. There are three kinds of evidence: the position of a block in the frame of the page (`PageFrame`,
/// `PageFoot`), its words (`Boilerplate`), and its kind (a comment, an image, an address).
enum BoilerplateStage: PipelineStage {
  static let name = Stage.boilerplate

  static func run(on draft: DocumentDraft) -> BoilerplateFindings {
    let blocks = draft[NormalizationStage.self].blocks.take()
    var sorter = BlockSorter(trace: draft.trace)
    sorter.sort(blocks)
    return BoilerplateFindings(sorter)
  }

  /// Keeps every block with words.
  static func passOver(_ draft: DocumentDraft) -> BoilerplateFindings {
    let blocks = draft[NormalizationStage.self].blocks.take()
    var sorter = BlockSorter(trace: nil)
    for (index, block) in blocks.enumerated() {
      let next = index + 1 < blocks.count ? blocks[index + 1].kind : nil
      if let finding = BlockVerdict.withoutWords(block) {
        sorter.skip(block, at: index, for: finding)
      } else {
        sorter.keep(block, at: index, above: next)
      }
    }
    return BoilerplateFindings(sorter)
  }
}

/// Sorts the blocks of a document into those that are kept and those that are skipped.
private struct BlockSorter {
  var kept: [Block] = []
  var surroundings: [BlockSurroundings] = []
  var skipped: [SkippedLines] = []
  var boilerplate: [Block] = []
  var notes: [(note: RuleNote, place: Int)] = []
  var images: [(image: Image, place: Int)] = []
  private var isBehindSkipped = false
  private let trace: TraceRecorder?

  init(trace: TraceRecorder?) { self.trace = trace }

  mutating func sort(_ blocks: consuming [Block]) {
    let frame = PageFrame.find(in: blocks)
    let foot = PageFoot.start(in: blocks, frame)
    kept.reserveCapacity(blocks.count)
    surroundings.reserveCapacity(blocks.count)
    var postFollows = false
    var endOfDemo = 0
    for index in blocks.indices {
      endOfDemo = max(endOfDemo, BlockVerdict.endOfDemo(at: index, in: blocks))
      // Moved out instead of copied: from here on only the blocks after it are examined.
      var block = Block(kind: .decoration, lines: blocks[index].lines)
      swap(&block, &blocks[index])
      let next = index + 1 < blocks.count ? index + 1 : nil
      let place = Place(part: frame[index], isBehindFoot: index >= foot, postFollows: postFollows)
      postFollows = Boilerplate.leadsToPost(block.text)
      let isSubject = { (block: Block) in
        next.map { BlockVerdict.isSubject(block, blocks[$0]) } ?? false
      }
      if index < endOfDemo {
        skip(block, at: index, for: SkipFinding(.decoration, .script))
      } else if let finding = Self.finding(block, at: place, isSubject: isSubject) {
        skip(block, at: index, for: finding)
      } else if let text = strippingOtherLanguages(block) {
        keep(text, at: index, above: next.map { blocks[$0].kind })
      }
    }
  }

  /// The position of a block on its page.
  private struct Place {
    var part: FramePart?
    var isBehindFoot: Bool
    var postFollows: Bool
  }

  /// Why a block is skipped; `nil` if it is kept.
  private static func finding(
    _ block: Block, at place: Place, isSubject: (Block) -> Bool
  ) -> SkipFinding? {
    // Blogs put the title of another post below each post.
    let isOtherPost = place.postFollows && block.kind == .paragraph && !endsSentence(block.text)
    let frame: BoilerplateEvidence? =
      if let part = place.part {
        .frame(part)
      } else if place.isBehindFoot, block.kind == .paragraph {
        .foot
      } else {
        nil
      }
    if let frame { return SkipFinding(.boilerplate, frame) }
    let own = isOtherPost ? SkipFinding(.boilerplate, .otherPost) : BlockVerdict.finding(block)
    guard let own, own.reason == .boilerplate else { return own }
    // A heading that equals the name of a site link may be the subject of the text below it.
    return isSubject(block) ? nil : own
  }

  /// A block without its lines in other languages; `nil` if nothing remains.
  private mutating func strippingOtherLanguages(_ block: consuming Block) -> Block? {
    guard let (text, lines) = OtherLanguages.stripped(block) else { return block }
    skipped += lines.map { SkippedLines(lines: $0, reason: .language) }
    trace?.note(
      .boilerplate, lines, SkippedLines.Reason.language.phrase,
      because: [BoilerplateEvidence.otherLanguage.phrase])
    guard !text.runs.isEmpty else { return nil }
    var kept = text
    kept.settleText()
    return kept
  }

  private static let noSign = Phrase(
    "no sign of a page's frame, in its words or its place", "글이나 자리에 페이지 틀의 흔적이 없음")

  mutating func skip(_ block: Block, at place: Int, for finding: SkipFinding) {
    if finding.reason != .decoration { isBehindSkipped = true }
    skipped.append(SkippedLines(lines: block.lines, reason: finding.reason))
    trace?.note(
      .boilerplate, [block.lines], finding.reason.phrase, because: [finding.evidence.phrase])
    if finding.reason == .boilerplate { boilerplate.append(block) }
    if case .comment = block.kind, let note = RuleNote(block.text) { notes.append((note, place)) }
    images += block.images.map { ($0, place) }
  }

  mutating func keep(_ block: consuming Block, at place: Int, above next: Block.Kind?) {
    trace?.note(.boilerplate, [block.lines], Phrase("kept", "남김"), because: [Self.noSign])
    kept.append(block)
    surroundings.append(
      BlockSurroundings(
        place: place, isBehindSkipped: isBehindSkipped, isAboveParagraph: next == .paragraph))
    isBehindSkipped = false
  }
}
