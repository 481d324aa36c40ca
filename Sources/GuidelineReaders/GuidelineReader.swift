internal import DocumentModel
public import Guidelines
public import TextAnalysis

/// Reads guideline documents of any layout into passages, rules and metrics.
///
/// ```swift
/// let reader = GuidelineReader(glossary: glossary)
/// let document = try reader.read(bytes: bytes, name: "tab-bars.md")
/// document.passages[1].text.ko?.text  // the Korean of the first paragraph
/// ```
///
/// The kind of document, the language of each block and the pairs are inferred from the content.
public struct GuidelineReader: Sendable {
  /// The version of the readers.
  ///
  /// Raise it when documents are read differently, so that stored documents are read again.
  public static let version = 48

  /// Identifies the behaviour of the readers: their version and a digest of the lexicon with all its rows.
  package static let reading = "\(version).\(Digest.lexicon)"

  private let glossary: Glossary
  private let analyzer: TextAnalyzer
  private let things: ThingNames

  /// Creates a reader for the concepts of `glossary`; `analyzer`, if given, finds them in texts.
  public init(glossary: Glossary, analyzer: TextAnalyzer? = nil) {
    self.glossary = glossary
    self.analyzer = analyzer ?? TextAnalyzer(concepts: glossary)
    things = ThingNames(glossary)
  }

  /// Reads one document.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file, in any encoding that `TextDecoding` supports.
  ///   - name: the document's name in messages and citations.
  ///   - edition: the edition to assume if the document states none.
  ///   - authority: the authority to assume if the document names none; `nil` means Apple.
  /// - Returns: the document; every non-blank line is in one passage or among the skipped lines.
  /// - Throws: `ReadingError` if the bytes are not text, or JSON that is not a DocC page.
  public func read(
    bytes: [UInt8], name: String, edition: Edition? = nil, authority: Authority? = nil
  ) throws(ReadingError) -> Document {
    let text = try Self.decoded(bytes, name: name)
    var draft = try draft(of: text, name: name, edition: edition)
    draft.input.authority = authority
    draft.run(Pipeline.stages)
    return DocumentAssembly.document(of: draft, text: text)
  }

  /// Reads one document as `read` does, but without the stages in `off`, and records the results of each stage.
  package func trace(
    bytes: [UInt8], name: String, edition: Edition? = nil, without off: Set<Stage> = []
  ) throws(ReadingError) -> DocumentTrace {
    let text = try Self.decoded(bytes, name: name)
    let recorder = TraceRecorder()
    var draft = try draft(of: text, name: name, edition: edition, trace: recorder)
    draft.run(Pipeline.stages, without: off)
    let document = DocumentAssembly.document(of: draft, text: text)
    return DocumentTrace.sorted(recorder.entries, of: document)
  }

  private static func decoded(_ bytes: [UInt8], name: String) throws(ReadingError) -> String {
    if let format = BinaryFormat(bytes) { throw ReadingError(name: name, reason: .binary(format)) }
    do {
      return try TextDecoding.decode(bytes)
    } catch {
      throw ReadingError(name: name, line: error.line, reason: .undecodable(error))
    }
  }

  /// The draft of a document before the first stage: its blocks, as parsed from its format.
  func draft(
    of text: String, name: String, edition: Edition?, trace: TraceRecorder? = nil
  ) throws(ReadingError) -> DocumentDraft {
    let source = SourceLines(Folding.nfc(text))
    let frontMatter = FrontMatter(source)
    let format = FormatRecognition.format(of: source, below: frontMatter)
    var input = DraftInput(
      name: name, format: format, source: source, frontMatter: frontMatter, edition: edition,
      glossary: glossary, analyzer: analyzer, things: things)
    switch format {
    case .text:
      let lines = PlainTextBlocks.blocks(
        in: source, isRow: DelimitedTables.mayBeRow,
        opensSection: { SectionLabels.label(of: $0) != nil })
      return DocumentDraft(
        input: input, blocks: NumberedSections.open(in: lines, of: source), trace: trace)
    case .markdown:
      let blocks = MarkdownBlocks.blocks(
        in: source, skipping: frontMatter.lines?.last ?? 0, opensRule: EnglishMood.isRuleHeading)
      return DocumentDraft(input: input, blocks: LeadBreaks.parted(blocks), trace: trace)
    case .docc:
      let page = try Self.page(source, name: name)
      input.url = page.url
      input.skipped = page.skipped
      return DocumentDraft(input: input, blocks: page.blocks, trace: trace)
    case .html:
      let page = HTMLPage(source, below: frontMatter)
      input.url = page.url
      input.windowTitle = page.windowTitle
      input.skipped = page.skipped
      return DocumentDraft(input: input, blocks: LeadBreaks.parted(page.blocks), trace: trace)
    }
  }

  private static func page(
    _ source: SourceLines, name: String
  ) throws(ReadingError) -> DocCBlocks {
    do {
      return try DocCBlocks(source)
    } catch {
      throw ReadingError(name: name, error)
    }
  }
}
