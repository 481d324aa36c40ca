internal import DocumentModel
package import Guidelines

/// What one stage made of some lines, and what decided it.
package struct TraceEntry: Sendable {
  /// The stage.
  package let stage: Stage
  /// The lines it is about, a range a language; none where it is about the document.
  package let lines: [LineRange]
  /// What the stage made of them.
  package let outcome: Phrase
  /// What decided it; empty where there was nothing to decide.
  package let evidence: [Phrase]
}

/// What the stages note of their work while a document is traced.
///
/// A draft that is not traced has none: its stages ask `draft.trace?` and do no more.
final class TraceRecorder {
  private(set) var entries: [TraceEntry] = []

  /// Notes what `stage` made of `lines`.
  func note(
    _ stage: Stage, _ lines: [LineRange], _ outcome: Phrase, because evidence: [Phrase] = []
  ) {
    entries.append(
      TraceEntry(stage: stage, lines: lines, outcome: outcome, evidence: evidence))
  }

  /// Notes what `stage` made of `passage`.
  func note(
    _ stage: Stage, _ passage: DraftPassage, _ outcome: Phrase, because evidence: [Phrase] = []
  ) {
    note(stage, passage.lines, outcome, because: evidence)
  }

  /// Notes that `stage` is switched off.
  func noteOff(_ stage: Stage) {
    note(stage, [], Phrase("switched off", "꺼져 있음"))
  }
}

extension DraftPassage {
  /// Its lines, a range a language.
  var lines: [LineRange] {
    [part(.en) { $0.lines }, part(.ko) { $0.lines }].compactMap(\.self)
  }
}
