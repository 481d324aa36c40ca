internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A passage as the stages see it: the blocks that say one thing, in one language or in both, and one
/// result of each stage.
///
/// It is a class because it holds much and is handed on from stage to stage: a list of references is
/// sorted, parted and looked at without copies.
final class DraftPassage {
  /// The block in each language.
  let block: Bilingual<Block>
  /// How sure the pairing is, from 0 to 1; `nil` for one language.
  let confidence: Double?
  /// Whether a label sets it apart from the text: Tip, Note, Important.
  let isAside: Bool
  /// What a comment says of the rule; the alignment attaches it.
  @Boxed var note: RuleNote? = nil

  /// What it is set as.
  var outline: PassageOutline = .none
  /// Under which headings it stands, and the platforms it speaks of.
  var scope: PassageScope = .none
  /// The component of the page that it stands on.
  var page: PassagePage = .none
  /// The numbers it states.
  var numbers: PassageNumbers = .none
  /// What it says as a rule.
  var role: PassageRole = .none

  init(block: consuming Bilingual<Block>, confidence: Double? = nil) {
    self.block = block
    self.confidence = confidence
    isAside = self.block.en?.isAside ?? false || self.block.ko?.isAside ?? false
  }

  /// The lead `lead` and the passage that goes on where it ends, as one.
  init(lead: DraftPassage, reason: DraftPassage) {
    block = Bilingual(
      en: Self.joined(lead.block.en, reason.block.en),
      ko: Self.joined(lead.block.ko, reason.block.ko))
    confidence =
      if let one = lead.confidence, let other = reason.confidence { min(one, other) } else {
        lead.confidence
      }
    isAside = lead.isAside
    note = lead.note ?? reason.note
    outline = lead.outline.joined(with: reason.outline)
    scope = lead.scope
    page = lead.page
    numbers = lead.numbers.joined(with: reason.numbers)
  }

  private static func joined(_ block: Block?, _ next: Block?) -> Block? {
    guard let block, let next else { return block ?? next }
    return block.joined(with: next)
  }

  /// The block in English, else the one in Korean.
  var main: Block? { block.en ?? block.ko }

  /// A part of that block, which is lent, not copied: it is asked for often, and holds much.
  @inline(__always)
  func ofMain<Part>(_ part: (borrowing Block) -> Part) -> Part? {
    switch block.en {
    case .some(let en): return part(en)
    case .none: break
    }
    switch block.ko {
    case .some(let ko): return part(ko)
    case .none: return nil
    }
  }

  /// What it is; the only place that decides it is the initializer of `PassageKind`.
  var kind: PassageKind { PassageKind(form: outline.form, role: role, isAside: isAside) }

  /// The level of a heading, 1 the highest.
  var level: Int? {
    if case .heading(let level) = outline.form { level } else { nil }
  }

  /// The headings above it, outermost first.
  var section: [String] { scope.section }

  /// The component of the page that it stands on.
  var component: ComponentName? { page.component }

  /// The platforms it speaks of; empty for all.
  var platforms: [Platform] { scope.platforms }

  /// The numbers it states.
  var metrics: [Metric] { numbers.metrics }

  /// The text in each language.
  var text: Bilingual<String> {
    Bilingual(en: part(.en) { $0.text }, ko: part(.ko) { $0.text })
  }

  /// A part of the block in `language`, which is lent, not copied.
  @inline(__always)
  func part<Part>(_ language: Language, _ part: (borrowing Block) -> Part) -> Part? {
    switch language {
    case .en: if case .some(let en) = block.en { return part(en) }
    case .ko: if case .some(let ko) = block.ko { return part(ko) }
    }
    return nil
  }

  /// Its place in the document.
  var order: Int { min(part(.en) { $0.order } ?? .max, part(.ko) { $0.order } ?? .max) }

  /// The first of its lines.
  var firstLine: Int { min(block.en?.lines.first ?? .max, block.ko?.lines.first ?? .max) }

  /// Its rows in both languages, where it is a table.
  var translatedRows: TranslatedRows? {
    guard isTable, let en = part(.en, Self.lines), let ko = part(.ko, Self.lines) else {
      return nil
    }
    return TranslatedRows(en: en, ko: ko)
  }

  private static func lines(of table: borrowing Block) -> [[Int]] {
    table.rows.map { $0.map(\.line) }
  }

  /// The last of its lines.
  var lastLine: Int { max(block.en?.lines.last ?? 0, block.ko?.lines.last ?? 0) }

  /// The text of the bold lead in `language`.
  func boldLead(_ language: Language) -> String? {
    part(language) { $0.boldLead } ?? nil
  }

  /// Calls `body` with the lines of the text in each language.
  func forEachLines(_ body: (LineRange) -> Void) {
    if let lines = block.en?.lines { body(lines) }
    if let lines = block.ko?.lines { body(lines) }
  }

  /// Whether it is a table.
  var isTable: Bool { (block.en?.kind ?? block.ko?.kind) == .table }

  /// Whether it is a heading in the document's structure.
  var isHeadingBlock: Bool { block.en?.isHeading ?? false || block.ko?.isHeading ?? false }

  /// The level of the heading that it was set as though it is a sentence of its own.
  var ruleLevel: Int? {
    guard level == nil, case .heading(let level) = block.en?.kind ?? block.ko?.kind else {
      return nil
    }
    return level
  }

  /// Whether it goes on where a sentence above was torn apart, as exports do around links.
  var isTornOff: Bool {
    guard kind == .paragraph, anchor == nil, let text = ofMain({ $0.text }),
      let byte = text.utf8.first,
      // Capitals and syllables begin a sentence.
      !(0x41...0x5A).contains(byte), !(0xEB...0xED).contains(byte),
      let first = text.first
    else { return false }
    if ",.;)".contains(first) { return true }
    // "iOS" and "tvOS" begin a sentence as well.
    let word = text.prefix { $0.isLetter }
    return first.isLowercase && !word.contains(where: \.isUppercase)
  }

  /// Whether it tells when the page changed.
  var isInChangeLog: Bool {
    guard anchor == nil else { return false }
    // "v3.2 (2025-01-20): …" is an entry wherever it stands.
    if let text = ofMain({ $0.text }), SectionLabels.entry(of: text)?.first == "v",
      EditionReading.edition(entry: text) != nil
    {
      return true
    }
    guard let heading = section.last else { return false }
    if SectionNames.isChangeLog(heading) { return true }
    // "Version history", and below it "1.1 (2023-11-02)".
    return section.count > 1 && SectionLabels.entry(of: heading) != nil
      && SectionNames.isChangeLog(section[section.count - 2])
  }

  /// Whether its text in `language` may hold a number; `false` is sure.
  func mayHoldNumber(_ language: Language) -> Bool {
    func mayHoldNumber(_ block: borrowing Block) -> Bool {
      // Of a single line the text is known already.
      block.kind == .table || !block.isOnOneLine || NumberSearch.mayHoldNumber(block.text)
    }
    switch language {
    case .en: if case .some(let en) = block.en { return mayHoldNumber(en) }
    case .ko: if case .some(let ko) = block.ko { return mayHoldNumber(ko) }
    }
    return false
  }

  /// Whether it is one of the things to do, or not to do, that a list or a table collects.
  var standing: Modality? {
    if let standing = ofMain({ $0.standing }) ?? nil { return standing }
    guard kind == .item || kind == .paragraph else { return nil }
    let modality = section.last.flatMap { heading in
      guard heading.utf8Contains("·") else { return ExampleLists.modality(of: heading) }
      return ExampleLists.modality(
        of: heading.split(separator: "·").first.map(String.init) ?? heading)
    }
    if modality == .avoid,
      text.en.map(ExampleLists.isTicked) ?? false
        || text.ko.map(ExampleLists.isTicked) ?? false
    {
      return .should
    }
    return kind == .item || modality == .avoid && orders ? modality : nil
  }

  /// Whether the text says to do something, and not instead of what is forbidden.
  private var orders: Bool {
    if let en = text.en {
      return EnglishMood.isImperative(en) && !plainWords(en).contains("instead")
    }
    return text.ko.map { ko in
      (KoreanMood.isImperative(ko) || KoreanMood.isDeclaredOrder(ko)) && !ko.utf8Contains("대신")
    } ?? false
  }

  /// Whether the text forbids something in its own words.
  func forbids(_ language: Language) -> Bool {
    guard let text = text[language] else { return false }
    let modality =
      language == .en ? EnglishMood.modality(of: text) : KoreanMood.modality(of: text)
    return modality == .avoid || modality == .never
  }

  /// The id that the document gives it.
  var anchor: String? { block.en?.anchor ?? block.ko?.anchor }
}
