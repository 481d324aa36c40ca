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

/// What a stage of the pipeline does with the draft of a document.
///
/// A stage is a function from what earlier stages found to a result of a type that no other file can
/// make. It keeps nothing from one document to the next.
protocol PipelineStage: SendableMetatype {
  /// What it finds of a document.
  associatedtype Result

  /// What it is called in a trace.
  static var name: Stage { get }

  /// What it finds; of passages it notes in them what is true of each alone.
  static func run(on draft: DocumentDraft) -> Result

  /// What lets the later stages work where this one is switched off.
  static func passOver(_ draft: DocumentDraft) -> Result
}

/// A document on its way from blocks to passages: what is known of it, and one result a stage.
///
/// It knows no stage: a result is asked for by the stage that found it.
struct DocumentDraft {
  let input: DraftInput
  /// The blocks as the format has them, for the first stage.
  let blocks: HandedOn<Block>
  /// What the stages note of their work; `nil` where nobody asks.
  let trace: TraceRecorder?
  /// What each stage that has run found.
  private var results: [Stage: Any] = [:]

  /// Starts with `blocks` as the format has them.
  init(input: DraftInput, blocks: consuming [Block], trace: TraceRecorder? = nil) {
    self.input = input
    self.blocks = HandedOn(blocks)
    self.trace = trace
  }

  /// What `stage` found; a stage may ask for those before it only.
  subscript<Asked: PipelineStage>(stage: Asked.Type) -> Asked.Result {
    guard let result = results[stage.name] as? Asked.Result else {
      preconditionFailure("\(stage.name) has not run")
    }
    return result
  }

  /// Runs `stages` in order, all but those that are switched `off`.
  mutating func run(_ stages: [any PipelineStage.Type], without off: Set<Stage> = []) {
    for stage in stages {
      let isOff = off.contains(stage.name)
      results[stage.name] = isOff ? stage.passOver(self) : stage.run(on: self)
      if isOff { trace?.noteOff(stage.name) }
    }
  }
}
