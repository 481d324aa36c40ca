internal import Guidelines
internal import TextAnalysis

/// The numbers that a passage states.
struct PassageNumbers {
  let metrics: [Metric]

  fileprivate init(metrics: [Metric] = []) { self.metrics = metrics }

  static var none: PassageNumbers { PassageNumbers() }

  /// The numbers of this passage and the one that gives its reason, as one.
  func joined(with reason: PassageNumbers) -> PassageNumbers {
    PassageNumbers(metrics: metrics + reason.metrics)
  }
}

/// Reads the numbers that passages state.
///
/// Takes the passages with their form, scope and page and gives each its metrics: what both languages
/// state is one, confirmed by the other. The words around a number decide what it is of
/// (`MetricProse`), in a table the headers of its row and column (`MetricTable`).
enum MetricStage: PipelineStage {
  static let name = Stage.metrics

  static func run(on draft: inout DocumentDraft) {
    let passages = draft.alignment.passages
    var reading = PassageMetrics(names: draft.input.things, document: draft.input.name)
    let metrics = reading.metrics(of: passages)
    for index in passages.indices where !metrics[index].isEmpty {
      passages[index].numbers = PassageNumbers(metrics: metrics[index])
    }
  }

  static func passOver(_ draft: inout DocumentDraft) {}
}
