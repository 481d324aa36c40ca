/// A step on the way from the blocks of a document to its passages.
package enum Stage: String, CaseIterable, Codable, Sendable {
  case tables, normalization, boilerplate, labels, languages, alignment
  case outline, scope, metadata, metrics, statements
}

/// What a stage of the pipeline does with the draft of a document.
///
/// A stage reads what earlier stages found and stores one result of its own, of a type that no other
/// file can make. It keeps nothing from one document to the next.
protocol PipelineStage: SendableMetatype {
  /// What it is called in a trace.
  static var name: Stage { get }

  /// Does its step.
  static func run(on draft: inout DocumentDraft)

  /// Stores the result that lets the later stages work where this one is switched off.
  static func passOver(_ draft: inout DocumentDraft)
}

/// The stages that make passages of a document's blocks.
///
/// The order is that of dependence:
/// - Boilerplate comes after tables and normalization, because both give lines their shape: a row of
///   a flattened table looks like a counter at the foot of a page.
/// - Labels ("Tip", "Don't") come before languages: a label in one language stands for the texts
///   below it in both.
/// - Outline (headings, items, captions) and scope (sections, platforms) are two stages, because a
///   section is made of headings that have all been found.
/// - Metadata comes before metrics, which ask for the component, and metrics before statements,
///   because a bounded number makes a sentence a rule.
enum Pipeline {
  /// All stages, in order.
  static let stages: [any PipelineStage.Type] = [
    TableStage.self,
    NormalizationStage.self,
    BoilerplateStage.self,
    LabelStage.self,
    LanguageStage.self,
    AlignmentStage.self,
    OutlineStage.self,
    ScopeStage.self,
    MetadataStage.self,
    MetricStage.self,
    StatementStage.self,
  ]

  /// Runs the stages on `draft`, all but those that are switched `off`.
  static func run(on draft: inout DocumentDraft, without off: Set<Stage> = []) {
    for stage in stages {
      guard off.contains(stage.name) else {
        stage.run(on: &draft)
        continue
      }
      stage.passOver(&draft)
      draft.trace?.noteOff(stage.name)
    }
  }
}
