internal import Guidelines
internal import KnowledgeBase

/// A document of the base with the copies of its page in the sources.
struct ComparedPage: Sendable {
  let name: String
  let edition: Edition?
  let verified: Edition?
  let keys: [String]
  let passages: [ComparedPassage]
  let copies: [SourcePage]

  init(_ summary: DocumentSummary, passages: [ComparedPassage], copies: [SourcePage]) {
    name = summary.name
    edition = summary.edition
    verified = summary.verified
    keys = SourcePage.keys(url: summary.url, component: summary.component, title: summary.title)
    self.passages = passages
    self.copies = copies
  }

  /// The result of comparing the page.
  struct Outcome: Sendable {
    var contradicted: [SourceReport.Finding] = []
    /// The most similar passage that confirms each rule, with any difference in strength.
    var confirmed: [RuleID: (similarity: Float, finding: SourceReport.Finding)] = [:]
    /// The ids of passages of the source that a passage of the base covers.
    var covered: Set<String> = []
  }

  /// Compares the page with its copies.
  func outcome() -> Outcome { outcome(against: copies.flatMap(\.passages)) }

  /// Compares the page with `others`, all passages of its copies.
  func outcome(against others: [ComparedPassage]) -> Outcome {
    var outcome = Outcome()
    guard !others.isEmpty else { return outcome }
    let alignment = PassageAlignment(passages, with: others)
    let (tables, prose) = (others.filter(\.isTable), others.filter { !$0.isTable })
    outcome.covered = Set(alignment.covered.map { others[$0].passage.id })
    for (number, passage) in passages.enumerated() {
      let rated = zip(alignment.similarities[number], others).map { ($0, $1) }
      if passage.isTable {
        let comparison = TableComparison(passage, with: tables, besides: prose)
        outcome.contradicted += passage.rows.compactMap(comparison.difference).map {
          Self.finding($0, in: passage)
        }
      } else {
        outcome.contradicted += NumberComparison(rated).differences(of: passage).map {
          Self.finding($0, in: passage)
        }
      }
      guard let match = alignment.matches[number] else { continue }
      let other = others[match.passage]
      if ModalityComparison.isTurned(passage, against: other, similarity: match.similarity) {
        outcome.contradicted.append(
          Self.finding(.modality, .error, passage, other, SourceWording.turned))
      }
      if PlatformComparison.isDenied(
        passage, by: other, similarity: match.similarity, others: rated)
      {
        outcome.contradicted.append(
          Self.finding(
            .platform, .error, passage, other,
            SourceWording.platforms(passage.passage.platforms, other.passage.platforms)))
      }
      confirm(passage, by: other, similarity: match.similarity, in: &outcome)
    }
    return outcome
  }

  private func confirm(
    _ passage: ComparedPassage, by other: ComparedPassage, similarity: Float,
    in outcome: inout Outcome
  ) {
    guard let rule = passage.rule,
      outcome.confirmed[rule].map({ $0.similarity < similarity }) ?? true
    else { return }
    let there = other.place()
    var finding = Self.finding(nil, .note, passage, other, SourceWording.confirmed(by: there))
    if let isHarder = ModalityComparison.isHarder(passage, than: other, similarity: similarity) {
      finding.kind = .modality
      finding.message = SourceWording.strength(isHarder: isHarder, there)
    } else if PlatformComparison.differ(passage, from: other, similarity: similarity) {
      finding.kind = .platform
      finding.message = SourceWording.platforms(
        passage.passage.platforms, other.passage.platforms)
    }
    outcome.confirmed[rule] = (similarity, finding)
  }

  private static func finding(
    _ difference: NumberComparison.Difference, in passage: ComparedPassage
  ) -> SourceReport.Finding {
    SourceReport.Finding(
      kind: .number, severity: .error, rule: passage.rule,
      here: passage.place(difference.mine.line),
      there: difference.there.place(difference.theirs.line),
      message: SourceWording.number(difference.mine.shown, difference.theirs.shown))
  }

  private static func finding(
    _ difference: TableComparison.Difference, in passage: ComparedPassage
  ) -> SourceReport.Finding {
    SourceReport.Finding(
      kind: .table, severity: .error, rule: passage.rule,
      here: passage.place(difference.here.line),
      there: difference.table.place(difference.there.line),
      message: SourceWording.number(
        Metric.shown(difference.mine), Metric.shown(difference.theirs)))
  }

  private static func finding(
    _ kind: SourceReport.Kind?, _ severity: AuditSeverity, _ passage: ComparedPassage,
    _ other: ComparedPassage, _ message: Bilingual<String>
  ) -> SourceReport.Finding {
    SourceReport.Finding(
      kind: kind, severity: severity, rule: passage.rule, here: passage.place(),
      there: other.place(), message: message)
  }
}
