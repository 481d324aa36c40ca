internal import Guidelines
internal import TextAnalysis

/// Sorts a document's blocks: what says something becomes drafts, what does not is accounted for.
struct DraftPassages {
  /// The drafts in reading order.
  private(set) var drafts: [DraftPassage] = []
  /// The lines that say nothing of their own.
  private(set) var skipped: [SkippedLines] = []
  /// The images that stand alone, with the number of drafts before them.
  private(set) var images: [(image: Image, after: Int)] = []
  /// The furniture: it may tell where the text comes from.
  private(set) var furniture: [Block] = []

  private let analyzer: TextAnalyzer

  /// Takes the blocks of a document apart by language and pairs them.
  init(blocks: [Block], analyzer: TextAnalyzer) {
    self.analyzer = analyzer
    var texts: [BlockText] = []
    var notes: [(note: RuleNote, line: Int)] = []
    var strayImages: [Image] = []
    var asideFollows = false
    var asideQuote: Int?
    for (index, block) in blocks.enumerated() {
      if let reason = Self.reasonToSkip(block) {
        skipped.append(SkippedLines(lines: block.lines, reason: reason))
        if reason == .furniture { furniture.append(block) }
        if case .comment = block.kind, let note = RuleNote(block.text) {
          notes.append((note, block.lines.first))
        }
        strayImages += block.images
        continue
      }
      if Asides.isLabel(block.text), Self.labels(block, blocks.dropFirst(index + 1).first) {
        skipped.append(SkippedLines(lines: block.lines, reason: .decoration))
        asideFollows = true
        continue
      }
      var block = block
      block.isAside =
        block.isAside || asideFollows || Asides.labelLength(of: block) > 0
        || block.quote != nil && block.quote == asideQuote
      // What stands in the same quote belongs to the same note.
      asideQuote = block.isAside ? block.quote : nil
      asideFollows = false
      texts += BlockLanguages.parts(of: block)
    }
    pair(texts)
    dropDuplicates()
    for (note, line) in notes { attach(note, line) }
    for image in strayImages {
      images.append((image, drafts.count { $0.lastLine < image.line }))
    }
  }

  /// A label on a line of its own belongs to what follows; a heading of that name does not.
  private static func labels(_ block: Block, _ next: Block?) -> Bool {
    if case .heading(let level) = block.kind, level < 4 { return false }
    guard let next else { return false }
    switch next.kind {
    case .paragraph: return true
    default: return false
    }
  }

  private static func reasonToSkip(_ block: Block) -> SkippedLines.Reason? {
    switch block.kind {
    case .decoration: return block.isOnlyImages ? .image : .decoration
    case .comment: return RuleNote(block.text) == nil ? .decoration : .metadata
    case .table: return nil
    case .code: return collapsed(block.runs).isEmpty ? .decoration : nil
    case .heading, .paragraph: break
    }
    if block.isOnlyImages { return .image }
    let text = block.text
    if !text.contains(where: { $0.isLetter || $0.isNumber }) {
      return block.images.isEmpty ? .decoration : .image
    }
    if let reason = address(block, text) { return reason }
    return Furniture.contains(block) ? .furniture : nil
  }

  /// A bare address says nothing in either language.
  private static func address(_ block: Block, _ text: String) -> SkippedLines.Reason? {
    guard text.hasPrefix("http://") || text.hasPrefix("https://"), !text.contains(" ") else {
      return nil
    }
    let lower = text.lowercased()
    let media = ["/assets/", ".png", ".jpg", ".jpeg", ".gif", ".mp4", ".mov", ".webp", ".svg"]
    return media.contains(where: { lower.contains($0) }) ? .image : .metadata
  }

  private mutating func pair(_ texts: [BlockText]) {
    var traits = Bilingual<[PairTraits]>(en: [], ko: [])
    var blocks = Bilingual<[Block]>(en: [], ko: [])
    let main = mainLanguage(of: texts)
    for (index, text) in texts.enumerated() {
      let text = text.numbered(index)
      if let en = text.text.en, let ko = text.text.ko {
        // Both stand in the same lines: nothing is left to decide but how sure it is.
        let one = PairTraits(en, language: .en, index: index, analyzer: analyzer)
        let other = PairTraits(ko, language: .ko, index: index, analyzer: analyzer)
        let score = PairEvidence(rarity: 0).content(one, other)
        add(Bilingual(en: en, ko: ko), Pairing.confidence(score))
      } else if let language = text.text.languages.first, let block = text.text[language] {
        traits[language]?.append(
          PairTraits(block, language: language, index: index, analyzer: analyzer))
        blocks[language]?.append(block)
      } else if let block = text.neutral {
        var alone = Bilingual<Block>()
        alone[main] = block
        add(alone, nil)
      }
    }
    let (en, ko) = (blocks.en ?? [], blocks.ko ?? [])
    var isPaired = Bilingual<Set<Int>>(en: [], ko: [])
    for pair in Pairing.pairs(en: traits.en ?? [], ko: traits.ko ?? []) {
      isPaired.en?.formUnion(pair.en)
      isPaired.ko?.formUnion(pair.ko)
      let one = en[pair.en].dropFirst().reduce(en[pair.en.lowerBound]) { $0.joined(with: $1) }
      let other = ko[pair.ko].dropFirst().reduce(ko[pair.ko.lowerBound]) { $0.joined(with: $1) }
      add(Bilingual(en: one, ko: other), pair.confidence)
    }
    for (index, block) in en.enumerated() where isPaired.en?.contains(index) == false {
      add(Bilingual(en: block), nil)
    }
    for (index, block) in ko.enumerated() where isPaired.ko?.contains(index) == false {
      add(Bilingual(ko: block), nil)
    }
    drafts.sort { $0.order < $1.order }
  }

  private mutating func add(_ block: Bilingual<Block>, _ confidence: Double?) {
    var draft = DraftPassage(block: block, confidence: confidence)
    draft.isAside = block.en?.isAside ?? false || block.ko?.isAside ?? false
    draft.images = (block.en?.images ?? []) + (block.ko?.images ?? [])
    drafts.append(draft)
  }

  /// The language of most of the text: blocks without one of their own go with it.
  private func mainLanguage(of texts: [BlockText]) -> Language {
    let counts = Language.allCases.map { language in
      texts.count { $0.text[language] != nil }
    }
    return counts[0] >= counts[1] && counts[0] > 0 || counts[1] == 0 ? .en : .ko
  }

  /// A text that stands in another draft nearby as well is said once.
  private mutating func dropDuplicates() {
    var kept: [DraftPassage] = []
    for (index, draft) in drafts.enumerated() {
      if let block = draft.main, draft.confidence == nil, !draft.isTable,
        block.text.utf8.count >= 60
      {
        let language: Language = draft.block.en == nil ? .ko : .en
        let near = drafts[max(0, index - 4)..<min(drafts.count, index + 5)]
        let isSaid = near.enumerated().contains { offset, other in
          let place = max(0, index - 4) + offset
          guard place != index, other.block[language]?.text == block.text else { return false }
          return other.confidence != nil || place < index
        }
        if isSaid {
          skipped.append(SkippedLines(lines: block.lines, reason: .duplicate))
          continue
        }
      }
      kept.append(draft)
    }
    drafts = kept
  }

  /// A comment belongs to the last rule above it: the draft that has an id, else the nearest.
  private mutating func attach(_ note: RuleNote, _ line: Int) {
    let above = drafts.indices.prefix { drafts[$0].firstLine < line }
    let near = above.suffix(6)
    let target = near.last { drafts[$0].anchor != nil && drafts[$0].note == nil } ?? above.last
    if let target { drafts[target].note = note }
  }
}
