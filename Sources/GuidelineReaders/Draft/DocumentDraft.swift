internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// What is known of a document before the first stage.
struct DraftInput {
  /// What the document is called in what is reported and cited.
  let name: String
  /// How it is written.
  let format: DocumentFormat
  /// Its lines.
  let source: SourceLines
  /// The metadata above its text.
  let frontMatter: FrontMatter
  /// The address that the file gives itself.
  var url: String?
  /// The lines that no block holds, where the format tells why.
  var skipped: [SkippedLines] = []
  /// The edition, where it is known better than from the document.
  var edition: Edition?
  /// The names that readers know.
  let glossary: Glossary
  /// Finds these names in texts.
  let analyzer: TextAnalyzer
  /// The names of what numbers are of.
  let things: ThingNames
}

/// A document on its way from blocks to passages: what is known of it, and one result a stage.
struct DocumentDraft {
  let input: DraftInput
  /// The blocks as the format has them.
  private var parsed: [Block]

  var tables = RestoredTables.none
  var normalization = NormalizedBlocks.none
  var boilerplate = BoilerplateFindings.none
  var labels = LabelledBlocks.none
  var languages = LanguageParts.none
  var alignment = AlignedPassages.none
  var scope = DocumentScope.none
  var metadata = DocumentMetadata.none
  var statements = StatedPassages.none

  /// What the stages note of their work; `nil` where nobody asks.
  let trace: TraceRecorder?

  /// Starts with `blocks` as the format has them.
  init(input: DraftInput, blocks: consuming [Block], trace: TraceRecorder? = nil) {
    self.input = input
    self.trace = trace
    parsed = blocks
  }

  /// The blocks as the format has them, for the first stage: a large document is not kept twice.
  mutating func handOn() -> [Block] { parsed.handedOn() }

  /// The lines that the stages skipped.
  var skipped: [SkippedLines] {
    input.skipped + boilerplate.skipped + labels.skipped + languages.skipped + alignment.skipped
  }
}

extension Array {
  /// The elements, which are here no more: what is handed on is not copied when it is changed.
  mutating func handedOn() -> [Element] {
    var elements: [Element] = []
    swap(&elements, &self)
    return elements
  }
}
