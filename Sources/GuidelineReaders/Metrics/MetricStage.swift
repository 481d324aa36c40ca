internal import Guidelines
internal import TextAnalysis

/// The metrics of a passage.
struct PassageNumbers: PassageResult {
  let metrics: [Metric]

  fileprivate init(metrics: [Metric] = []) { self.metrics = metrics }

  static var none: PassageNumbers { PassageNumbers() }

  /// The metrics of this passage and of the passage that gives its reason.
  func joined(with reason: PassageNumbers) -> PassageNumbers {
    let others = reason.metrics.filter { !metrics.contains(where: $0.repeats) }
    return PassageNumbers(metrics: metrics + others)
  }
}

/// Reads the metrics of passages.
///
/// Takes the passages with their form, scope and page. What both languages state becomes one metric
/// that the other language confirms. The subject of a number is found in the words around it
/// (`MetricProse`), or in a table in the headers of its row and column (`MetricTable`).
enum MetricStage: PipelineStage {
  static let name = Stage.metrics

  static func run(on draft: DocumentDraft) {
    let passages = draft[AlignmentStage.self].passages
    let notes = draft.trace.map { _ in SubjectNotes() }
    var reading = PassageMetrics(
      names: draft.input.things, document: draft.input.name,
      isOwn: draft.input.statedAuthority != .apple, notes: notes)
    for (passage, metrics) in zip(passages, reading.metrics(of: passages)) {
      passage.keep(PassageNumbers(metrics: metrics))
      if let notes { draft.trace?.note(numbersOf: passage, notes) }
    }
  }

  static func passOver(_ draft: DocumentDraft) {}
}

extension DraftPassage {
  /// The metrics that it states.
  var metrics: [Metric] { self[PassageNumbers.self].metrics }
}

extension Metric {
  /// Whether it states in the same words what `metric` has stated before.
  fileprivate func repeats(_ metric: Metric) -> Bool {
    source.language == metric.source.language && subject == metric.subject
      && statesSame(as: metric) && platforms == metric.platforms
  }
}

extension TraceRecorder {
  /// Records the metrics of `passage` in the trace, with the sources of their subjects from `notes`.
  fileprivate func note(numbersOf passage: DraftPassage, _ notes: SubjectNotes) {
    let metrics = passage.metrics
    let outcome: Phrase =
      switch metrics.count {
      case 0: Phrase("no metric", "수치 없음")
      case 1: Phrase("1 metric", "수치 1개")
      default: Phrase("\(metrics.count) metrics", "수치 \(metrics.count)개")
      }
    note(
      .metrics, passage, outcome, because: metrics.map { $0.phrase(notes.sources(of: $0).phrase) })
  }
}

extension Metric {
  /// The metric and the sources of its subject, as shown in a trace.
  fileprivate func phrase(_ sources: Phrase) -> Phrase {
    Phrase(
      phrase(in: .en) + ", subject from \(sources.en)",
      phrase(in: .ko) + ", 대상의 출처: \(sources.ko)")
  }

  private func phrase(in language: Language) -> String {
    var parts = ["\(subject): \(dimension.name(in: language)) \(amount(in: language))"]
    parts += qualifiers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    parts += platforms.map(\.rawValue)
    parts.append(language == .en ? "line \(source.line)" : "\(source.line)행")
    if let confirmed {
      parts.append(
        language == .en ? "confirmed by line \(confirmed.line)" : "\(confirmed.line)행도 같음")
    }
    return parts.joined(separator: ", ")
  }
}
