internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Why a block is skipped.
struct SkipFinding {
  let reason: SkippedLines.Reason
  let evidence: BoilerplateEvidence

  init(_ reason: SkippedLines.Reason, _ evidence: BoilerplateEvidence) {
    self.reason = reason
    self.evidence = evidence
  }
}

/// What tells that a block says nothing of its own.
enum BoilerplateEvidence {
  /// It has a part in the frame of the page.
  case frame(FramePart)
  /// It comes behind the last sentence, among buttons and counters.
  case foot
  /// It is the title of the post before or after this one.
  case otherPost
  /// A comment, a rule across the page, an empty element.
  case noWords
  /// A comment about a rule.
  case ruleNote
  /// It holds nothing but images.
  case image
  /// It is an address.
  case address
  /// It imports or exports something, or is a remark in a script.
  case script
  /// It names the language of what follows.
  case languageName
  /// It is in neither English nor Korean.
  case otherLanguage
  /// Its lines are properties: "Tags: UI".
  case properties
  /// Its own words are those of a page's frame.
  case ownWords(Boilerplate.OwnWords)
}

/// Tells by itself whether a block says something.
enum BlockVerdict {
  /// Why a block that has no words is skipped; `nil` where it has some.
  static func withoutWords(_ block: Block) -> SkipFinding? {
    switch block.kind {
    case .comment:
      return RuleNote(block.text) == nil
        ? SkipFinding(.decoration, .noWords) : SkipFinding(.metadata, .ruleNote)
    case .table: return nil
    case .decoration, .code, .heading, .paragraph:
      if block.kind != .code, block.isOnlyImages { return SkipFinding(.image, .image) }
      let isEmpty = block.kind == .decoration || collapsed(block.runs).isEmpty
      return isEmpty ? SkipFinding(.decoration, .noWords) : nil
    }
  }

  /// Why a block is skipped for what it is or says; `nil` where it is kept.
  static func finding(_ block: Block) -> SkipFinding? {
    switch block.kind {
    case .table, .code, .comment, .decoration: withoutWords(block)
    case .heading, .paragraph: findingOfText(block)
    }
  }

  private static func findingOfText(_ block: Block) -> SkipFinding? {
    if block.isOnlyImages { return SkipFinding(.image, .image) }
    let text = block.text
    if !beginsWithLetter(text), !text.contains(where: { $0.isLetter || $0.isNumber }) {
      return block.images.isEmpty
        ? SkipFinding(.decoration, .noWords) : SkipFinding(.image, .image)
    }
    if let reason = address(block, text) { return SkipFinding(reason, .address) }
    if let reason = script(block, text) { return SkipFinding(reason, .script) }
    return findingOfWords(block, text)
  }

  private static func findingOfWords(_ block: Block, _ text: String) -> SkipFinding? {
    if block.kind == .paragraph, LanguageLabels.isNothingElse(text) {
      return SkipFinding(.boilerplate, .languageName)
    }
    if block.isOnOneLine, OtherLanguages.contain(text) {
      return SkipFinding(.language, .otherLanguage)
    }
    if Boilerplate.isProperties(block) { return SkipFinding(.metadata, .properties) }
    return Boilerplate.ownWords(of: block).map { SkipFinding(.boilerplate, .ownWords($0)) }
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
      return block.textLines.allSatisfy { isScript($0.text) } ? .metadata : nil
    default: return nil
    }
  }

  private static func isScript(_ line: String) -> Bool {
    line.hasPrefix("import ") && line.last.map { "'\";".contains($0) } ?? false
      || ["export const ", "export default ", "export function "].contains(where: line.hasPrefix)
  }

  /// Whether a heading has the name of a site's link, and a sentence below it; where nothing marks
  /// it as a heading, a sentence about that.
  static func isSubject(_ block: Block, _ next: Block?) -> Bool {
    guard block.isHeading || block.kind == .paragraph && block.listDepth == 0,
      Boilerplate.mayBeSubject(block.text), let next, next.kind == .paragraph, next.listDepth == 0
    else { return false }
    let text = next.text
    return endsSentence(text) && !Boilerplate.contains(next)
      && (block.isHeading || text.lowercased().utf8Contains(block.text.lowercased()))
  }
}
