package import Guidelines

/// The payload of `metrics --json`.
package struct MetricList: Encodable {
  private let metrics: [Metric]

  /// Creates the payload of `metrics`.
  package init(_ metrics: [Metric]) { self.metrics = metrics }
}
