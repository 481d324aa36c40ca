internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Where a block that is kept stands among those that are not.
struct BlockSurroundings {
  /// Its place among the blocks of the document.
  let place: Int
  /// Whether more than decoration was skipped between it and the kept block before it.
  let isBehindSkipped: Bool
  /// Whether a paragraph comes right after it in the document, be it kept or not.
  let isAboveParagraph: Bool
}

/// What of a document is text, and what only surrounds it.
struct BoilerplateFindings {
  /// The blocks that say something.
  let blocks: HandedOn<Block>
  /// For each of them where it stands.
  let surroundings: [BlockSurroundings]
  /// The lines that say nothing of their own.
  let skipped: [SkippedLines]
  /// The boilerplate: it may tell where the text comes from.
  let boilerplate: [Block]
  /// The comments that tell something of a rule, with their places among the document's blocks.
  let notes: [(note: RuleNote, place: Int)]
  /// The images that stand alone, likewise.
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

/// Tells the text of a page from what surrounds it: menus, bylines, counters, links to other posts,
/// lines in other languages, comments, decoration.
///
/// Takes the normalized blocks and gives those that say something, with every other line and why it
/// was skipped. Three kinds of evidence decide: where a block stands in the frame of the page
/// (`PageFrame`, `PageFoot`), what its own words are (`Boilerplate`), and what it is (a comment, an
/// image, an address).
enum BoilerplateStage: PipelineStage {
  static let name = Stage.boilerplate

  static func run(on draft: DocumentDraft) -> BoilerplateFindings {
    let blocks = draft[NormalizationStage.self].blocks.take()
    var sorter = BlockSorter(trace: draft.trace)
    sorter.sort(blocks)
    return BoilerplateFindings(sorter)
  }

  /// Keeps all that has words.
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
    for index in blocks.indices {
      // Taken out of the list, not copied: only those below are looked at still.
      var block = Block(kind: .decoration, lines: blocks[index].lines)
      swap(&block, &blocks[index])
      let next = index + 1 < blocks.count ? index + 1 : nil
      let place = Place(part: frame[index], isBehindFoot: index >= foot, postFollows: postFollows)
      postFollows = Boilerplate.leadsToPost(block.text)
      let isSubject = { (block: Block) in
        next.map { BlockVerdict.isSubject(block, blocks[$0]) } ?? false
      }
      if let finding = Self.finding(block, at: place, isSubject: isSubject) {
        skip(block, at: index, for: finding)
      } else if let text = strippingOtherLanguages(block) {
        keep(text, at: index, above: next.map { blocks[$0].kind })
      }
    }
  }

  /// Where a block comes on its page.
  private struct Place {
    var part: FramePart?
    var isBehindFoot: Bool
    var postFollows: Bool
  }

  /// Why a block is skipped; `nil` where it is kept.
  private static func finding(
    _ block: Block, at place: Place, isSubject: (Block) -> Bool
  ) -> SkipFinding? {
    // The title of another post, as blogs put it under each.
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
    // What a heading has in common with a link of a site may be what the text below is about.
    return isSubject(block) ? nil : own
  }

  /// A block without its lines in other languages; `nil` where nothing is left.
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
