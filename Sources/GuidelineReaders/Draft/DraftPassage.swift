internal import DocumentModel
internal import Guidelines

/// What a stage finds of one passage.
///
/// Only the file of the stage can make one, so that no stage overwrites what another found.
protocol PassageResult {
  /// What holds as long as the stage has found nothing.
  static var none: Self { get }

  /// The result of a lead and of the passage with its reason, as one.
  func joined(with reason: Self) -> Self
}

extension PassageResult {
  func joined(with reason: Self) -> Self { self }
}

/// A passage as the stages see it: the blocks that say one thing, in one language or in both, and
/// what the stages found of it.
///
/// It knows no stage: a result is asked for by its type, which belongs to the stage that finds it.
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

  private var results: [any StoredResult] = []

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
    results = lead.results.map { $0.joined(with: reason) }
  }

  private static func joined(_ block: Block?, _ next: Block?) -> Block? {
    guard let block, let next else { return block ?? next }
    return block.joined(with: next)
  }

  /// What a stage found of it.
  subscript<Result: PassageResult>(type: Result.Type) -> Result {
    for case let stored as Stored<Result> in results { return stored.value }
    return .none
  }

  /// Keeps what a stage found of it; a stage does so once.
  func keep<Result: PassageResult>(_ result: consuming Result) {
    results.append(Stored(result))
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

  /// The id that the document gives it.
  var anchor: String? { block.en?.anchor ?? block.ko?.anchor }
}

/// A result among those of a passage.
private protocol StoredResult: AnyObject {
  /// The result joined with that of the same stage in `reason`.
  func joined(with reason: DraftPassage) -> any StoredResult
}

private final class Stored<Result: PassageResult>: StoredResult {
  let value: Result

  init(_ value: consuming Result) { self.value = value }

  func joined(with reason: DraftPassage) -> any StoredResult {
    Stored(value.joined(with: reason[Result.self]))
  }
}
