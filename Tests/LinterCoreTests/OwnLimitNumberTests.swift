import Guidelines
import LinterCore
import Testing

@Suite("A team's number is the limit to the point")
struct OwnLimitNumberTests {
  @Test(
    "What is on a team's limit is right, and what is beyond is found", arguments: asking.map(\.id))
  func limits(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    let rules = Set(check.needs.map(\.rule))
    let corpus = try Corpus.metrics.get().filter { $0.rule.map(rules.contains) == true }
    for (index, example) in check.examples.enumerated() where !example.lines.isEmpty {
      let interface = try #require(try example.interface)
      func findings(_ metrics: [Metric]) -> [Finding] {
        lint(interface, numbers: GuidelineNumbers(metrics: metrics), checks: [check]).findings
      }
      for finding in findings(corpus) {
        for query in check.needs where query.authority == nil && !query.isException {
          guard let (name, seen) = Self.seen(finding, query) else { continue }
          let step = query.dimension == .ratio ? 0.1 : 1
          let others = corpus.filter {
            $0.rule != query.rule || $0.unit != query.unit
              || ![query.dimension, .size].contains($0.dimension)
              // What the system sets by itself stays as it is.
              || $0.minimum == $0.maximum
          }
          func own(_ value: Double, _ dimension: Dimension) -> [Metric] {
            others + [
              Metric(
                rule: query.rule, authority: Authority(rawValue: "Acme")!, subject: "x",
                dimension: dimension, minimum: query.bound == .minimum ? value : nil,
                maximum: query.bound == .maximum ? value : nil, unit: query.unit,
                scale: query.scale,
                source: LineReference(document: "own.md", line: 1, language: .en))
            ]
          }
          func isFound(_ value: Double, _ dimension: Dimension) -> Bool {
            findings(own(value, dimension)).contains {
              $0.evidence[name] == finding.evidence[name]
                && $0.evidence[query.bound.rawValue] == Metric.shown(value)
            }
          }
          let place = "\(id) \(index + 1):\(finding.line) \(name) \(seen) \(query.dimension)"
          let beyond = query.bound == .minimum ? seen + step : seen - step
          // A team may state one number for both sides.
          let isSide = [.width, .height].contains(query.dimension)
          for dimension in isSide ? [query.dimension, .size] : [query.dimension] {
            #expect(!isFound(seen, dimension), "on the limit: \(place), \(dimension)")
            #expect(isFound(beyond, dimension), "beyond: \(place), \(dimension)")
          }
        }
      }
    }
  }

  private static let asking = Checks.all.filter { !$0.needs.isEmpty }

  /// The number that `finding` compares with the answer to `query`, and its name.
  private static func seen(_ finding: Finding, _ query: LimitQuery) -> (String, Double)? {
    guard finding.evidence[query.bound.rawValue] != nil else { return nil }
    // How many places there are is compared with no length, and a width with no height.
    let others = ["count", "width", "height"].filter { $0 != query.dimension.rawValue }
    let known = ["source", "authority", "minimum", "maximum", "expected"] + others
    let numbers = finding.evidence.filter { !known.contains($0.key) }
      .compactMap { name, text in Double(text).map { (name, $0) } }
    return numbers.count == 1 ? numbers.first : nil
  }
}
