internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Sorts a document's blocks: what says something becomes drafts, what does not is accounted for.
struct DraftPassages {
  /// The drafts in reading order.
  var drafts: [DraftPassage] = []
  /// The lines that say nothing of their own.
  private(set) var skipped: [SkippedLines] = []
  /// The images that stand alone, with the number of drafts before them.
  private(set) var images: [(image: Image, after: Int)] = []
  /// The boilerplate: it may tell where the text comes from.
  private(set) var boilerplate: [Block] = []

  private let analyzer: TextAnalyzer

  /// Takes the blocks of a document apart by language and pairs them.
  init(blocks: consuming [Block], analyzer: TextAnalyzer) {
    self.analyzer = analyzer
    var blocks = blocks
    HiddenTexts.show(in: &blocks)
    SectionLabels.strip(&blocks)
    Self.raiseTranslatedTitle(in: &blocks)
    ExampleLists.partLines(of: &blocks)
    var texts: [BlockText] = []
    texts.reserveCapacity(blocks.count)
    var notes: [(note: RuleNote, place: Int)] = []
    var strayImages: [(image: Image, place: Int)] = []
    var asideFollows = false
    var asideQuote: Int?
    var postFollows = false
    let frame = PageFrame(blocks).boilerplate
    let foot = Self.foot(of: blocks, frame)
    let namesInBoth = BlockLanguages.nameInBoth(blocks)
    var standing: Modality?
    var isInList = false
    for index in blocks.indices {
      // Taken out of the list, not copied: only those below are looked at still.
      var block = Block(kind: .decoration, lines: blocks[index].lines)
      swap(&block, &blocks[index])
      block.settleText()
      if block.kind == .paragraph, block.standing == nil, ExampleLists.isCrossed(block.text) {
        block.standing = .avoid
      }
      // The title of another post, as blogs put it under each.
      let isOtherPost = postFollows && block.kind == .paragraph && !endsSentence(block.text)
      postFollows = Boilerplate.leadsToPost(block.text)
      let isFrame = frame.contains(index) || index >= foot && block.kind == .paragraph
      if let reason = isOtherPost || isFrame ? .boilerplate : Self.reasonToSkip(block),
        reason != .boilerplate || isFrame
          || !Self.isSubject(block, blocks.dropFirst(index + 1).first)
      {
        if reason != .decoration { asideFollows = false }
        skipped.append(SkippedLines(lines: block.lines, reason: reason))
        if reason == .boilerplate { boilerplate.append(block) }
        if case .comment = block.kind, let note = RuleNote(block.text) {
          notes.append((note, texts.count))
        }
        strayImages += block.images.map { ($0, texts.count) }
        continue
      }
      if let (kept, lines) = OtherLanguages.stripped(block) {
        skipped += lines.map { SkippedLines(lines: $0, reason: .language) }
        if kept.runs.isEmpty { continue }
        block = kept
        block.settleText()
      }
      if let label = Self.standing(block), Self.labels(block, blocks.dropFirst(index + 1).first) {
        skipped.append(SkippedLines(lines: block.lines, reason: .decoration))
        (standing, isInList) = (label, false)
        continue
      }
      // A label stands for the text or the list below it.
      if standing != nil, block.listDepth == 0, isInList { standing = nil }
      if block.kind == .paragraph { block.standing = block.standing ?? standing }
      isInList = block.listDepth > 0
      if !isInList { standing = nil }
      if Asides.isLabel(block.text), Self.labels(block, blocks.dropFirst(index + 1).first) {
        skipped.append(SkippedLines(lines: block.lines, reason: .decoration))
        asideFollows = true
        continue
      }
      if let (inside, fences) = Containers.opened(block) {
        skipped += fences.map { SkippedLines(lines: $0, reason: .decoration) }
        asideFollows = inside == nil && Containers.opensAside(block.text)
        guard let inside else { continue }
        block = inside
      }
      block.isAside =
        block.isAside || asideFollows || Asides.labelLength(of: block) > 0
        || block.quote != nil && block.quote == asideQuote
      // What stands in the same quote belongs to the same note.
      asideQuote = block.isAside ? block.quote : nil
      asideFollows = false
      if block.kind == .table, let table = BilingualTable(block) {
        skipped.append(SkippedLines(lines: table.headerLines, reason: .decoration))
        texts += table.rows
      } else if block.kind == .table, let table = ContrastTable(block) {
        skipped.append(SkippedLines(lines: table.headerLines, reason: .decoration))
        texts += table.items.flatMap(BlockLanguages.parts)
      } else if BlockLanguages.isWhole(block) {
        texts.append(
          BlockLanguages.sideBySide(
            BlockLanguages.whole(consume block), by: analyzer, asUsual: namesInBoth))
      } else {
        var parts = BlockLanguages.linewise(block)
        // A label in one language above a note in the other.
        if parts.count > 1, let label = parts[0].text.en ?? parts[0].text.ko,
          Asides.isLabel(label.text)
        {
          skipped.append(SkippedLines(lines: label.lines, reason: .decoration))
          parts.removeFirst()
        }
        texts += parts
      }
    }
    pair(&texts)
    dropDuplicates()
    for (note, place) in notes { attach(note, drafts(before: place)) }
    for (image, place) in strayImages { images.append((image, drafts(before: place))) }
  }

  /// Makes a heading of the line that gives a Korean title in English: "# 페이지 컨트롤", "Page controls".
  private static func raiseTranslatedTitle(in blocks: inout [Block]) {
    guard blocks.count > 2, blocks[0].kind == .heading(level: 1), blocks[1].kind == .paragraph,
      blocks[1].listDepth == 0, blocks[1].quoteDepth == 0, blocks[1].isOnOneLine
    else { return }
    let (title, line) = (blocks[0].text, blocks[1].text)
    guard title.unicodeScalars.allSatisfy({ $0 == " " || HangulWords.isHangul($0) }),
      line.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) || $0 == 0x20 }),
      line.split(separator: " ").count <= 4, line.first?.isUppercase == true,
      !PlatformMentions.isNothingElse(in: line)
    else { return }
    blocks[1].kind = blocks[0].kind
  }

  /// Where the foot of a page begins that copied its buttons, tags and counters: short lines, and
  /// no sentence behind them.
  private static func foot(of blocks: [Block], _ frame: Set<Int>) -> Int {
    var foot = blocks.count
    var (boilerplate, others, othersInFoot) = (0, 0, 0)
    for index in blocks.indices.reversed() {
      switch frame.contains(index) ? .boilerplate : reasonToSkip(blocks[index]) {
      case .boilerplate:
        boilerplate += 1
        (foot, othersInFoot) = (index, others)
      case .some: continue
      case nil:
        let text = blocks[index].text
        guard blocks[index].kind == .paragraph, blocks[index].listDepth == 0, text.utf8.count <= 80,
          !endsSentence(text),
          !KoreanMood.isSentence(text), !NumberSearch.measures(text)
        else {
          return boilerplate >= fewestOfFoot && othersInFoot <= boilerplate ? foot : blocks.count
        }
        if Boilerplate.isOwnLink(text) {
          boilerplate += 1
          (foot, othersInFoot) = (index, others)
        } else {
          others += 1
        }
      }
    }
    return blocks.count
  }

  /// So much boilerplate behind the last sentence is the foot of a page.
  private static let fewestOfFoot = 3

  /// Whether a heading has the name of a site's link, and a sentence below it; where nothing marks
  /// it as a heading, a sentence about that.
  private static func isSubject(_ block: Block, _ next: Block?) -> Bool {
    guard block.isHeading || block.kind == .paragraph && block.listDepth == 0,
      Boilerplate.mayBeSubject(block.text), let next, next.kind == .paragraph, next.listDepth == 0
    else { return false }
    let text = next.text
    return endsSentence(text) && !Boilerplate.contains(next)
      && (block.isHeading || text.lowercased().utf8Contains(block.text.lowercased()))
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

  /// What a line makes of the text below it that is nothing but "Do" or "Don't".
  private static func standing(_ block: Block) -> Modality? {
    guard block.kind == .paragraph, block.listDepth == 0, block.quoteDepth == 0,
      block.images.isEmpty, let modality = ExampleLists.modality(of: block.text),
      block.boldLead == nil || block.isBold
    else { return nil }
    return modality
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
    if !beginsWithLetter(text), !text.contains(where: { $0.isLetter || $0.isNumber }) {
      return block.images.isEmpty ? .decoration : .image
    }
    if let reason = address(block, text) ?? script(block, text) { return reason }
    if block.kind == .paragraph, LanguageLabels.isNothingElse(text) { return .boilerplate }
    if block.isOnOneLine, OtherLanguages.contain(text) { return .language }
    if Boilerplate.isProperties(block) { return .metadata }
    return Boilerplate.contains(block) ? .boilerplate : nil
  }

  /// A bare address says nothing in either language.
  private static func address(_ block: Block, _ text: String) -> SkippedLines.Reason? {
    guard text.utf8.first == UInt8(ascii: "h"), !text.utf8Holds(" "),
      text.hasPrefix("http://") || text.hasPrefix("https://")
    else { return nil }
    let lower = text.lowercased()
    let media = ["/assets/", ".png", ".jpg", ".jpeg", ".gif", ".mp4", ".mov", ".webp", ".svg"]
    return media.contains(where: { lower.contains($0) }) ? .image : .metadata
  }

  /// What a page of Markdown with components imports, and what its author remarked there.
  private static func script(_ block: Block, _ text: String) -> SkippedLines.Reason? {
    guard let first = text.utf8.first, block.kind == .paragraph, block.listDepth == 0 else {
      return nil
    }
    switch first {
    case UInt8(ascii: "{"):
      return text.hasPrefix("{/*") && text.hasSuffix("*/}") ? .decoration : nil
    case UInt8(ascii: "i"), UInt8(ascii: "e"):
      guard text.hasPrefix("import ") || text.hasPrefix("export ") else { return nil }
      let isScript = block.textLines.allSatisfy { line in
        line.text.hasPrefix("import ") && line.text.last.map { "'\";".contains($0) } ?? false
          || ["export const ", "export default ", "export function "].contains(
            where: line.text.hasPrefix)
      }
      return isScript ? .metadata : nil
    default: return nil
    }
  }

  /// Pairs `texts`, which are taken apart: a large document is not kept twice.
  private mutating func pair(_ texts: inout [BlockText]) {
    var en: [Block] = []
    var ko: [Block] = []
    texts = QuotedFigures.assigned(texts)
    let main = mainLanguage(of: texts)
    let sections = Self.sections(of: texts)
    let standings = Self.standings(of: texts)
    var pairs = 0
    var pairsBefore: [Int] = []
    pairsBefore.reserveCapacity(texts.count)
    var marks = WordSetPool()
    var scratch = SurfaceFeatures()
    func traits(_ block: borrowing Block, _ language: Language) -> SegmentFeatures {
      SegmentFeatures(
        block, language: language, analyzer: analyzer, marks: &marks, scratch: &scratch)
    }
    for index in texts.indices {
      texts[index].number(index)
      pairsBefore.append(pairs)
      var text = Bilingual<Block>()
      swap(&text, &texts[index].text)
      if case .some = text.en, case .some = text.ko, let one = text.en, let other = text.ko {
        // Both stand in the same lines: nothing is left to decide but how sure it is.
        let ko = traits(other, .ko)
        let en = traits(one, .en)
        let score = AlignmentScorer(rarity: 0, marks: marks).content(en, ko)
        add(text, SegmentAlignment.confidence(score + 1))
        pairs += 1
      } else if text.en?.isUntranslated ?? text.ko?.isUntranslated ?? false {
        add(text, nil)
      } else if let block = text.en.take() {
        en.append(block)
      } else if let block = text.ko.take() {
        ko.append(block)
      } else if let block = texts[index].neutral {
        text[main] = block
        add(text, nil)
      }
    }
    texts = []
    // A document in one language has nothing to pair.
    let isBilingual = !en.isEmpty && !ko.isEmpty
    func traits(of blocks: [Block], _ language: Language) -> [SegmentFeatures] {
      blocks.withUnsafeBufferPointer { blocks in
        blocks.indices.map { index in
          var traits = traits(blocks[index], language)
          if traits.first < sections.count { traits.section = sections[traits.first] }
          traits.pairsBefore = pairsBefore[traits.first]
          if traits.first < standings.count {
            traits.standing = traits.standing ?? standings[traits.first]
          }
          return traits
        }
      }
    }
    let others = isBilingual ? traits(of: ko, .ko) : []
    let ones = isBilingual ? traits(of: en, .en) : []
    let found = SegmentAlignment.pairs(en: ones, ko: others, marks: &marks, besides: drafts.count)
    let paired = found.reduce(0) { $0 + $1.en.count + $1.ko.count - 1 }
    drafts.reserveCapacity(drafts.count + en.count + ko.count - paired)
    // From the end: what is last in a list is taken out of it, not copied.
    for pair in found.reversed() {
      while en.count > pair.en.upperBound { add(Bilingual(en: en.removeLast()), nil) }
      while ko.count > pair.ko.upperBound { add(Bilingual(ko: ko.removeLast()), nil) }
      let (one, other) = (Self.take(pair.en.count, of: &en), Self.take(pair.ko.count, of: &ko))
      add(Bilingual(en: one, ko: other), pair.confidence)
    }
    while let block = en.popLast() { add(Bilingual(en: block), nil) }
    while let block = ko.popLast() { add(Bilingual(ko: block), nil) }
    drafts.sort { $0.order < $1.order }
  }

  /// The last `count` of `blocks` as one, which are in the list no more.
  private static func take(_ count: Int, of blocks: inout [Block]) -> Block {
    let last = blocks.removeLast()
    guard count > 1 else { return last }
    let whole = take(count - 1, of: &blocks)
    return whole.joined(with: last)
  }

  /// How many headings stand up to each text; nothing where headings have translations of their own.
  private static func sections(of texts: [BlockText]) -> [Int] {
    var alone = (en: 0, ko: 0)
    var count = 0
    var sections: [Int] = []
    sections.reserveCapacity(texts.count)
    for index in texts.indices {
      if case .heading = texts[index].kind {
        let text = texts[index]
        count += 1
        // "모범 사례 (Best practices)" has its translation with it.
        let isEnglish =
          text.text.ko == nil
          && text.text.en.map { block in
            !holdsHangul(block.text)
          } ?? false
        if isEnglish { alone.en += 1 }
        if text.text.en == nil, text.text.ko != nil { alone.ko += 1 }
      }
      sections.append(count)
    }
    return min(alone.en, alone.ko) == 0 && count > 1 ? sections : []
  }

  /// What the heading above each text makes of it; nothing where no heading is "Do" or "Don't".
  private static func standings(of texts: [BlockText]) -> [Modality?] {
    var standing: Modality?
    var isStanding = false
    let standings = texts.indices.map { index -> Modality? in
      guard case .heading = texts[index].kind else { return standing }
      standing = (texts[index].text.en ?? texts[index].text.ko)
        .flatMap { ExampleLists.modality(of: $0.text) }
      isStanding = isStanding || standing != nil
      return standing
    }
    return isStanding ? standings : []
  }

  private mutating func add(_ block: consuming Bilingual<Block>, _ confidence: Double?) {
    drafts.append(DraftPassage(block: block, confidence: confidence))
  }

  /// The language of most of the text: blocks without one of their own go with it.
  private func mainLanguage(of texts: [BlockText]) -> Language {
    var (en, ko) = (0, 0)
    for index in texts.indices {
      if case .some = texts[index].text.en { en += 1 }
      if case .some = texts[index].text.ko { ko += 1 }
    }
    return en >= ko && en > 0 || ko == 0 ? .en : .ko
  }

  /// A text that stands in another draft nearby as well is said once.
  private mutating func dropDuplicates() {
    var isDuplicate = [Bool](repeating: false, count: drafts.count)
    for index in drafts.indices {
      guard drafts[index].confidence == nil, !drafts[index].isTable,
        let block = drafts[index].main, block.text.utf8.count >= 60
      else { continue }
      let language: Language = drafts[index].block.en == nil ? .ko : .en
      isDuplicate[index] = (max(0, index - 4)..<min(drafts.count, index + 5)).contains { place in
        guard place != index, drafts[place].block[language]?.text == block.text else {
          return false
        }
        return drafts[place].confidence != nil || place < index
      }
      if isDuplicate[index] {
        skipped.append(SkippedLines(lines: block.lines, reason: .duplicate))
      }
    }
    guard isDuplicate.contains(true) else { return }
    var count = 0
    for index in drafts.indices where !isDuplicate[index] {
      drafts.swapAt(count, index)
      count += 1
    }
    drafts.removeLast(drafts.count - count)
  }

  /// A comment belongs to the last rule above it: the draft that has an id, else the nearest.
  private mutating func attach(_ note: RuleNote, _ count: Int) {
    let near = drafts.indices.prefix(count).suffix(6)
    let target = near.last { drafts[$0].anchor != nil && drafts[$0].note == nil } ?? near.last
    if let target { drafts[target].note = note }
  }

  /// How many drafts stand before a place among the blocks.
  private func drafts(before place: Int) -> Int {
    var (low, high) = (0, drafts.count)
    while low < high {
      let middle = (low + high) / 2
      if drafts[middle].order < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
