internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The input of the pipeline: the document before the first stage.
struct DraftInput {
  /// The document's name in messages and citations.
  let name: String
  let format: DocumentFormat
  let source: SourceLines
  /// The metadata above its text.
  let frontMatter: FrontMatter
  /// The URL that the file states for itself.
  var url: String?
  /// The page's HTML `<title>`, which often includes the name of the site.
  var windowTitle: String?
  /// Lines outside all blocks that the format itself accounts for.
  var skipped: [SkippedLines] = []
  /// The edition given by the caller, if any.
  var edition: Edition?
  /// The authority that the caller gives a document that names none; `nil` means Apple.
  var authority: Authority?
  /// The glossary of concepts.
  let glossary: Glossary
  /// Finds concepts of the glossary in texts.
  let analyzer: TextAnalyzer
  /// The names of things that numbers can be about.
  let things: ThingNames
}

extension DraftInput {
  /// The authority named in the front matter, or else given by the caller, or else Apple.
  var statedAuthority: Authority {
    frontMatter.value("authority").flatMap(Authority.init(rawValue:)) ?? authority ?? .apple
  }
}

/// A step of the pipeline over the draft of a document.
///
/// A stage is a function from the results of earlier stages to a result of a type that no other
/// file can construct. It keeps no state between documents.
protocol PipelineStage: SendableMetatype {
  /// The type of its result for a document.
  associatedtype Result

  /// Its name in a trace.
  static var name: Stage { get }

  /// Computes its result, except for results about single passages, which the passages store.
  static func run(on draft: DocumentDraft) -> Result

  /// The result that later stages work with if this stage is switched off.
  static func passOver(_ draft: DocumentDraft) -> Result
}

/// A document on its way from blocks to passages: the input and one result for each stage that has run.
///
/// It does not depend on the stages; results are looked up by the type of the stage.
struct DocumentDraft {
  var input: DraftInput
  /// The blocks as parsed, for the first stage.
  let blocks: HandedOn<Block>
  /// The recorder of a trace; `nil` unless one was requested.
  let trace: TraceRecorder?
  /// The results of the stages that have run.
  private var results: [Stage: Any] = [:]

  /// Creates a draft from `blocks` as parsed.
  init(input: DraftInput, blocks: consuming [Block], trace: TraceRecorder? = nil) {
    self.input = input
    self.blocks = HandedOn(blocks)
    self.trace = trace
  }

  /// The result of `stage`, which must have run before.
  subscript<Asked: PipelineStage>(stage: Asked.Type) -> Asked.Result {
    guard let result = results[stage.name] as? Asked.Result else {
      preconditionFailure("\(stage.name) has not run")
    }
    return result
  }

  /// Runs `stages` in order, except those in `off`.
  mutating func run(_ stages: [any PipelineStage.Type], without off: Set<Stage> = []) {
    for stage in stages {
      let isOff = off.contains(stage.name)
      results[stage.name] = isOff ? stage.passOver(self) : stage.run(on: self)
      if isOff { trace?.noteOff(stage.name) }
    }
  }
}
