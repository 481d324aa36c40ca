import Guidelines
import KnowledgeBase
import Testing

@Suite("Every number is read as its author meant it")
struct MetricTests {
  @Test("The numbers of the Corpus are those that a person reviewed")
  func golden() throws {
    let numbers = try Corpus.base().metrics().map(Self.row)
    // A line number moves with every edit above it.
    try Golden(name: "metrics.tsv").expect(numbers.sorted()) { row in
      String(row[..<(row.lastIndex(of: ":") ?? row.endIndex)])
    }
  }

  @Test("Every number belongs to a rule")
  func owned() throws {
    for metric in try Corpus.base().metrics() {
      #expect(metric.rule != nil, "no rule: \(Self.row(metric).replacing("\t", with: " "))")
    }
  }

  @Test("Both languages of a rule state the same numbers", arguments: try Corpus.pages.get())
  func confirmed(page: Corpus.Page) throws {
    for passage in page.document.passages where passage.kind != .table {
      for metric in passage.metrics {
        #expect(
          metric.confirmed != nil,
          """
          \(page.name):\(metric.source.line): one language alone says \
          \(Self.row(metric).replacing("\t", with: " "))
          """)
      }
    }
  }

  /// A metric as a row of the table: where it stands comes last, so that a diff shows what moved.
  static func row(_ metric: Metric) -> String {
    [
      metric.rule?.rawValue ?? "", metric.subject, metric.dimension.rawValue,
      number(metric.minimum), number(metric.maximum),
      (metric.isApproximate ? "~" : "") + metric.unit.rawValue,
      metric.scale.map { "@\($0)x" } ?? "",
      metric.platforms.map(\.rawValue).joined(separator: " "),
      metric.qualifiers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: "; "),
      "\(metric.source.document):\(metric.source.line)",
    ].joined(separator: "\t")
  }

  private static func number(_ value: Double?) -> String {
    guard let value else { return "" }
    let thousandths = (value * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}
