/// The stages that turn the blocks of a document into passages.
///
/// Their order follows from their dependencies:
/// - Boilerplate comes after tables and normalization, because both give lines their shape: a row of
///   a flattened table looks like a counter at the foot of a page.
/// - Labels ("Tip", "Don't") come before languages: a label in one language applies to the
///   texts below it in both.
/// - Outline (headings, items, captions) and scope (sections, platforms) are two stages, because a
///   section needs all headings to be known.
/// - Metadata comes before metrics, which need the component, and metrics before statements,
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
}
