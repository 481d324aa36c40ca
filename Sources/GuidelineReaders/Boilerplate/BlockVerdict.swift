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

/// Evidence that a block is not part of the text.
struct BoilerplateEvidence {
  /// The evidence in words, for a trace.
  let phrase: Phrase

  private init(_ phrase: Phrase) { self.phrase = phrase }

  static let foot = BoilerplateEvidence(
    Phrase("at the foot of the page, among buttons and counters", "페이지 끝의 버튼과 숫자 사이"))
  static let otherPost = BoilerplateEvidence(Phrase("the title of another post", "다른 글의 제목"))
  /// A comment, a horizontal rule or an empty element.
  static let noWords = BoilerplateEvidence(Phrase("has no words", "글자가 없음"))
  static let ruleNote = BoilerplateEvidence(Phrase("a comment about a rule", "규칙에 대한 주석"))
  static let image = BoilerplateEvidence(Phrase("nothing but an image", "이미지뿐임"))
  static let address = BoilerplateEvidence(Phrase("nothing but an address", "주소뿐임"))
  /// It is an import, an export or a comment of a script.
  static let script = BoilerplateEvidence(Phrase("a line of script", "스크립트 줄"))
  static let languageName = BoilerplateEvidence(
    Phrase("names a language and nothing else", "언어 이름뿐임"))
  static let otherLanguage = BoilerplateEvidence(
    Phrase("neither English nor Korean", "영어도 한국어도 아님"))
  static let notice = BoilerplateEvidence(Phrase("a translator's notice", "옮긴이의 안내"))
  /// Its lines are properties: "Tags: UI".
  static let properties = BoilerplateEvidence(
    Phrase("properties of the page: a name and a value", "페이지 속성: 이름과 값"))

  static func frame(_ part: FramePart) -> BoilerplateEvidence { BoilerplateEvidence(part.phrase) }

  static func ownWords(_ words: Boilerplate.OwnWords) -> BoilerplateEvidence {
    BoilerplateEvidence(words.phrase)
  }
}

/// Decides from a block alone whether it is part of the text.
enum BlockVerdict {
  /// Why a block without words is skipped; `nil` if it has words.
  static func withoutWords(_ block: Block) -> SkipFinding? {
    switch block.kind {
    case .comment:
      return !RuleNote.isNote(block.text)
        ? SkipFinding(.decoration, .noWords) : SkipFinding(.metadata, .ruleNote)
    case .table: return nil
    case .decoration, .code, .heading, .paragraph:
      if block.kind != .code, block.isOnlyImages { return SkipFinding(.image, .image) }
      let isEmpty = block.kind == .decoration || collapsed(block.runs).isEmpty
      return isEmpty ? SkipFinding(.decoration, .noWords) : nil
    }
  }

  /// Why a block is skipped because of its kind or its words; `nil` if it is kept.
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
    if block.kind == .paragraph, KoreanMood.isTranslationNotice(text) {
      return SkipFinding(.boilerplate, .notice)
    }
    if Boilerplate.isProperties(block) { return SkipFinding(.metadata, .properties) }
    // "# Menu" names the component that the page is about.
    if case .heading(level: 1) = block.kind { return nil }
    return Boilerplate.ownWords(of: block).map { SkipFinding(.boilerplate, .ownWords($0)) }
  }

  /// Why a text that is only a URL is skipped; `nil` for other text.
  private static func address(_ block: Block, _ text: String) -> SkippedLines.Reason? {
    guard text.utf8.first == UInt8(ascii: "h"), !text.utf8Holds(" "),
      text.hasPrefix("http://") || text.hasPrefix("https://")
    else { return nil }
    let lower = text.lowercased()
    let media = ["/assets/", ".png", ".jpg", ".jpeg", ".gif", ".mp4", ".mov", ".webp", ".svg"]
    return media.contains(where: { lower.contains($0) }) ? .image : .metadata
  }

  /// Why a line of script or a component's tag in a Markdown page is skipped; `nil` for other text.
  private static func script(_ block: Block, _ text: String) -> SkippedLines.Reason? {
    guard let first = text.utf8.first, block.kind == .paragraph, block.listDepth == 0 else {
      return nil
    }
    switch first {
    case UInt8(ascii: "{"): return isTemplate(text) ? .decoration : nil
    case UInt8(ascii: "<"):
      return beginsWithOwnTag(text) || isTemplate(text) ? .decoration : nil
    case UInt8(ascii: "!"): return isSizedImage(text) ? .image : nil
    case UInt8(ascii: "i"), UInt8(ascii: "e"):
      return block.textLines.allSatisfy { isScript($0.text) } ? .metadata : nil
    default: return nil
    }
  }

  /// Whether a text is a comment in a page with components, or a call of a template.
  private static func isTemplate(_ text: String) -> Bool {
    [("{/*", "*/}"), ("{{", "}}"), ("<%", "%>")].contains { open, close in
      text.hasPrefix(open) && text.hasSuffix(close)
    }
  }

  /// Whether a text is an image with a size, which is not Markdown: `![A tab](tab.png =600x)`.
  private static func isSizedImage(_ text: String) -> Bool {
    text.hasPrefix("![") && text.hasSuffix(")") && text.utf8Contains("](")
  }

  /// Whether a text begins with a tag unknown to HTML, `<x-doc::Layout>`, or that ends in another block.
  private static func beginsWithOwnTag(_ text: String) -> Bool {
    let name = ownTag(text)
    return text.utf8Holds(">") ? name.contains(":") : name.contains("-")
  }

  private static func ownTag(_ text: String) -> Substring {
    text.dropFirst().drop { $0 == "/" }.prefix {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-.:".contains($0))
    }
  }

  /// The index behind the demo that begins with a tag of a component at `index`, which ends below:
  /// `<x-doc::Layout>`; `index` if none begins there.
  static func endOfDemo(at index: Int, in blocks: borrowing [Block]) -> Int {
    guard blocks[index].runs.first?.text.utf8.first == UInt8(ascii: "<") else { return index }
    let text = blocks[index].text
    let name = ownTag(text)
    guard name.contains(":"), !text.utf8Contains("</\(name)") else { return index }
    let below = index..<min(blocks.count, index + longestDemo)
    return below.first { blocks[$0].text.utf8Contains("</\(name)") } ?? index
  }

  private static let longestDemo = 40

  private static func isScript(_ line: String) -> Bool {
    line.hasPrefix("import ") && line.last.map { "'\";".contains($0) } ?? false
      || ["export const ", "export default ", "export function "].contains(where: line.hasPrefix)
  }

  /// Whether a line with the name of a site link ("Search") is a heading for the next block.
  ///
  /// Below a marked heading the next block is a table or a sentence, also in a list; below any other line it
  /// is a sentence that repeats the name.
  static func isSubject(_ block: Block, _ next: Block?) -> Bool {
    guard block.isHeading || block.kind == .paragraph && block.listDepth == 0,
      Boilerplate.mayBeSubject(block.text), let next
    else { return false }
    if block.isHeading, next.kind == .table { return true }
    let text = next.text
    guard next.kind == .paragraph, endsSentence(text), !Boilerplate.contains(next) else {
      return false
    }
    return block.isHeading
      || next.listDepth == 0 && text.lowercased().utf8Contains(block.text.lowercased())
  }
}
