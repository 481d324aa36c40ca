internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The passages of a document, each in one language or with its translation.
struct AlignedPassages {
  /// The passages in reading order.
  let passages: [DraftPassage]
  /// The lines of texts that are there twice.
  let skipped: [SkippedLines]
  /// The images that stand alone, with the number of passages before them.
  let images: [(image: Image, after: Int)]

  fileprivate init(
    passages: [DraftPassage], skipped: [SkippedLines], images: [(image: Image, after: Int)]
  ) {
    self.passages = passages
    self.skipped = skipped
    self.images = images
  }

  static var none: AlignedPassages { AlignedPassages(passages: [], skipped: [], images: []) }
}

/// Finds which texts translate each other.
///
/// Takes the texts in one language each and gives passages, with the comments that belong to them.
/// Texts that share their lines are pairs already; the others are aligned in order by length, shared
/// numbers, names and concepts of the glossary (`SegmentAlignment`, after Gale and Church 1993). What stands
/// twice within a few passages is kept once.
enum AlignmentStage: PipelineStage {
  static let name = Stage.alignment

  static func run(on draft: inout DocumentDraft) {
    let texts = draft.languages.handOn()
    var alignment = TextAlignment(
      analyzer: draft.input.analyzer, main: draft.languages.main, trace: draft.trace)
    alignment.separate(texts)
    alignment.pair()
    finish(&draft, alignment.passages, dropping: DuplicatePassages.find(in: alignment.passages))
  }

  /// Leaves every text alone but those that share their lines with their translation.
  static func passOver(_ draft: inout DocumentDraft) {
    let main = draft.languages.main
    let passages = draft.languages.handOn().map { text in
      var block = text.text
      if let neutral = text.neutral { block[main] = neutral }
      let isPair = block.en != nil && block.ko != nil
      return DraftPassage(block: block, confidence: isPair ? 1 : nil)
    }
    finish(&draft, passages, dropping: [])
  }

  /// Stores the passages without the duplicates, with the comments and images between them.
  private static func finish(
    _ draft: inout DocumentDraft, _ all: [DraftPassage], dropping duplicates: [Int]
  ) {
    let passages = without(duplicates, all)
    for index in duplicates { draft.trace?.note(duplicate: all[index]) }
    for (note, place) in draft.boilerplate.notes {
      let above = count(passages, before: draft.languages.texts(before: place))
      attach(note, to: passages.prefix(above))
    }
    let images = draft.boilerplate.images.map { image, place in
      (image, count(passages, before: draft.languages.texts(before: place)))
    }
    draft.alignment = AlignedPassages(
      passages: passages,
      skipped: duplicates.compactMap { index in
        all[index].main.map { SkippedLines(lines: $0.lines, reason: .duplicate) }
      },
      images: images)
  }

  private static func without(_ duplicates: [Int], _ passages: [DraftPassage]) -> [DraftPassage] {
    guard !duplicates.isEmpty else { return passages }
    let duplicates = Set(duplicates)
    return passages.indices.lazy.filter { !duplicates.contains($0) }.map { passages[$0] }
  }

  /// A comment belongs to the last rule above it: the passage that has an id, else the nearest.
  private static func attach(_ note: RuleNote, to above: ArraySlice<DraftPassage>) {
    let near = above.suffix(6)
    let target = near.last { $0.anchor != nil && $0.note == nil } ?? near.last
    target?.note = note
  }

  /// How many passages come before a text.
  private static func count(_ passages: [DraftPassage], before text: Int) -> Int {
    var (low, high) = (0, passages.count)
    while low < high {
      let middle = (low + high) / 2
      if passages[middle].order < text { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TraceRecorder {
  fileprivate func note(duplicate passage: DraftPassage) {
    let reason = Phrase("the same text comes a few passages away", "같은 글이 가까이에 또 있음")
    note(.alignment, passage, SkippedLines.Reason.duplicate.phrase, because: [reason])
  }
}
