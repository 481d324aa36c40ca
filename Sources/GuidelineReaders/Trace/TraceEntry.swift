internal import DocumentModel
package import Guidelines

/// The result of one stage for some lines, and the evidence for it.
package struct TraceEntry: Sendable {
  /// The stage.
  package let stage: Stage
  /// The lines it is about, one range per language; empty if it is about the document.
  package let lines: [LineRange]
  /// The result of the stage.
  package let outcome: Phrase
  /// The evidence; empty if there was nothing to decide.
  package let evidence: [Phrase]
}

/// Collects the results of the stages while a document is traced.
///
/// Without a trace there is no recorder, and stages skip `draft.trace?.note`.
final class TraceRecorder {
  private(set) var entries: [TraceEntry] = []

  /// Records the result of `stage` for `lines`.
  func note(
    _ stage: Stage, _ lines: [LineRange], _ outcome: Phrase, because evidence: [Phrase] = []
  ) {
    entries.append(
      TraceEntry(stage: stage, lines: lines, outcome: outcome, evidence: evidence))
  }

  /// Records the result of `stage` for `passage`.
  func note(
    _ stage: Stage, _ passage: DraftPassage, _ outcome: Phrase, because evidence: [Phrase] = []
  ) {
    note(stage, passage.lines, outcome, because: evidence)
  }

  /// Records that `stage` is switched off.
  func noteOff(_ stage: Stage) {
    note(stage, [], Phrase("switched off", "꺼져 있음"))
  }
}

extension DraftPassage {
  /// Its lines, one range per language.
  var lines: [LineRange] {
    [part(.en) { $0.lines }, part(.ko) { $0.lines }].compactMap(\.self)
  }
}
