internal import DocumentModel
internal import Guidelines

/// The result of a stage for one passage.
///
/// Only the file of the stage can construct one, so that no stage overwrites the result of another.
protocol PassageResult {
  /// The result before the stage has run.
  static var none: Self { get }

  /// The result for a lead merged with the passage that gives its reason.
  func joined(with reason: Self) -> Self
}

extension PassageResult {
  func joined(with reason: Self) -> Self { self }
}

/// A passage as the stages see it: the blocks that make one statement, in one language or both, and
/// the results of the stages for them.
///
/// It does not depend on the stages; results are looked up by their type. It is a class because it is large
/// and passed from stage to stage, so that arrays of passages can be sorted and split without copies.
final class DraftPassage {
  /// The block in each language.
  let block: Bilingual<Block>
  /// The confidence of the alignment, from 0 to 1; `nil` without a translation.
  let confidence: Double?
  /// Whether it is marked as an aside: Tip, Note, Important.
  let isAside: Bool
  /// A comment about the rule, attached by the alignment.
  @Boxed var note: RuleNote? = nil

  private var results: [any StoredResult] = []

  init(block: consuming Bilingual<Block>, confidence: Double? = nil) {
    self.block = block
    self.confidence = confidence
    isAside = self.block.en?.isAside ?? false || self.block.ko?.isAside ?? false
  }

  /// Merges `lead` with the passage that continues it.
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

  /// The result of type `Result`.
  subscript<Result: PassageResult>(type: Result.Type) -> Result {
    for case let stored as Stored<Result> in results { return stored.value }
    return .none
  }

  /// Stores the result of a stage, at most once.
  func keep<Result: PassageResult>(_ result: consuming Result) {
    results.append(Stored(result))
  }

  /// The English block, or the Korean one if there is no English.
  var main: Block? { block.en ?? block.ko }

  /// A part of the main block, read in place: this is called often, and a block is large.
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

  /// A part of the block in `language`, read in place.
  @inline(__always)
  func part<Part>(_ language: Language, _ part: (borrowing Block) -> Part) -> Part? {
    switch language {
    case .en: if case .some(let en) = block.en { return part(en) }
    case .ko: if case .some(let ko) = block.ko { return part(ko) }
    }
    return nil
  }

  /// Its position in the document.
  var order: Int { min(part(.en) { $0.order } ?? .max, part(.ko) { $0.order } ?? .max) }

  /// The number of its first line.
  var firstLine: Int { min(block.en?.lines.first ?? .max, block.ko?.lines.first ?? .max) }

  /// The number of its last line.
  var lastLine: Int { max(block.en?.lines.last ?? 0, block.ko?.lines.last ?? 0) }

  /// The text of the bold lead in `language`.
  func boldLead(_ language: Language) -> String? {
    part(language) { $0.boldLead } ?? nil
  }

  /// Calls `body` with the line range of the text in each language.
  func forEachLines(_ body: (LineRange) -> Void) {
    if let lines = block.en?.lines { body(lines) }
    if let lines = block.ko?.lines { body(lines) }
  }

  var isTable: Bool { (block.en?.kind ?? block.ko?.kind) == .table }

  /// Whether it is a heading in the document's structure.
  var isHeadingBlock: Bool { block.en?.isHeading ?? false || block.ko?.isHeading ?? false }

  /// The anchor that the document gives it.
  var anchor: String? { block.en?.anchor ?? block.ko?.anchor }
}

/// A type-erased stage result.
private protocol StoredResult: AnyObject {
  /// This result merged with that of the same stage in `reason`.
  func joined(with reason: DraftPassage) -> any StoredResult
}

private final class Stored<Result: PassageResult>: StoredResult {
  let value: Result

  init(_ value: consuming Result) { self.value = value }

  func joined(with reason: DraftPassage) -> any StoredResult {
    Stored(value.joined(with: reason[Result.self]))
  }
}
