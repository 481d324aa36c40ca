import GuidelineReaders
import TestSupport
import Testing

/// Measures the reading of metrics in prose against `Tests/Labels/metrics.tsv`.
@Suite("Quality of metrics in prose")
struct MetricQualityTests {
  /// The least F1: a label may be missed where a better method gains more of others.
  private static let floor = 0.98

  @Test("Sentences state the metrics that they are labelled with, and no others")
  func labelled() throws {
    let rows = try LabelledTable("metrics").rows
    #expect(rows.count > 400)
    var scores = Scores()
    for row in rows {
      func label(_ metric: String) -> String { "metrics.tsv:\(row.line) \(metric)" }
      scores.add(
        expected: row.list("metrics").map(label),
        found: MetricFixture.read(row["text"]).map(label))
    }
    print("metrics in labelled sentences: \(scores)")
    #expect(scores.f1 >= Self.floor, "\(scores.mistakes())")
  }
}
