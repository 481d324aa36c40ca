internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The passages of a document, each in one language or with its translation.
struct AlignedPassages {
  /// The passages in reading order.
  let passages: [DraftPassage]
  /// The lines of texts that occur twice.
  let skipped: [SkippedLines]
  /// The images outside passages, with the number of passages before them.
  let images: [(image: Image, after: Int)]

  fileprivate init(
    passages: [DraftPassage], skipped: [SkippedLines], images: [(image: Image, after: Int)]
  ) {
    self.passages = passages
    self.skipped = skipped
    self.images = images
  }
}

/// Aligns the texts of both languages.
///
/// Turns the texts into passages and attaches the comments that belong to them. Texts on the same
/// lines are pairs already; the others are aligned in order by length, shared numbers, names and
/// concepts of the glossary (`SegmentAlignment`, after Gale and Church 1993). A text repeated
/// within a few passages is kept once.
enum AlignmentStage: PipelineStage {
  static let name = Stage.alignment

  static func run(on draft: DocumentDraft) -> AlignedPassages {
    let languages = draft[LanguageStage.self]
    var alignment = TextAlignment(
      analyzer: draft.input.analyzer, main: languages.main, trace: draft.trace)
    alignment.separate(languages.texts.take())
    alignment.pair()
    return finished(
      alignment.passages, of: draft, dropping: DuplicatePassages.find(in: alignment.passages))
  }

  /// Pairs only texts on the same lines.
  static func passOver(_ draft: DocumentDraft) -> AlignedPassages {
    let (main, texts) = (draft[LanguageStage.self].main, draft[LanguageStage.self].texts.take())
    let passages = texts.map { text in
      if let neutral = text.neutral, main == .ko {
        return DraftPassage(block: Bilingual(ko: neutral))
      }
      let isPair = text.en != nil && text.ko != nil
      return DraftPassage(block: text, confidence: isPair ? 1 : nil)
    }
    return finished(passages, of: draft, dropping: [])
  }

  /// The passages without the duplicates, with the comments and images between them.
  private static func finished(
    _ all: [DraftPassage], of draft: DocumentDraft, dropping duplicates: [Int]
  ) -> AlignedPassages {
    let (boilerplate, languages) = (draft[BoilerplateStage.self], draft[LanguageStage.self])
    let passages = without(duplicates, all)
    for index in duplicates { draft.trace?.note(duplicate: all[index]) }
    for (note, place) in boilerplate.notes {
      let above = count(passages, before: languages.texts(before: place))
      attach(note, to: passages.prefix(above))
    }
    let images = boilerplate.images.map { image, place in
      (image, count(passages, before: languages.texts(before: place)))
    }
    return AlignedPassages(
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

  /// Attaches a comment to the last rule above it: the passage that has an id, or else the nearest.
  private static func attach(_ note: RuleNote, to above: ArraySlice<DraftPassage>) {
    let near = above.suffix(6)
    let target = near.last { $0.anchor != nil && $0.note == nil } ?? near.last
    target?.note = note
  }

  /// The number of passages before a text.
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
