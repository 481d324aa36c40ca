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
}
