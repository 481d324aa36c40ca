import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig metrics`: all numbers, one per line.
  static let metrics = Command(
    name: "metrics",
    summary: Phrase("the numbers that guidelines state", "가이드라인에 나오는 수치 목록"),
    operands: .name,
    options: [.component, .platform, .authority, .asOf, .history] + Option.ofList,
    examples: [
      ("hig metrics --platform tvOS", Phrase("the numbers for tvOS", "tvOS의 수치"))
    ]
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in try base.metrics(filter) },
      json: MetricList.init,
      header: [
        Wording.rule, Wording.metrics, Wording.dimension, Wording.subject, Wording.platforms,
        Wording.source,
      ]
    ) { metric in
      let language = session.presentation.messages
      return [
        metric.rule?.rawValue ?? "", metric.amount(in: language),
        Wording.dimension(metric.dimension)[language],
        ([metric.subject] + metric.notes).joined(separator: ", "),
        metric.platforms.map(\.rawValue).joined(separator: ", "),
        "\(metric.source.document):\(metric.source.line)",
      ]
    }
  }
}
