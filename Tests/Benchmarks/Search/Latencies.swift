/// How long answers took, in milliseconds.
struct Latencies {
  private let ordered: [Double]

  init(_ durations: [Duration]) {
    ordered = durations.map { $0 / .milliseconds(1) }.sorted()
  }

  /// The time within which `share` of all answers came.
  subscript(share: Double) -> Double {
    ordered.isEmpty ? 0 : ordered[min(ordered.count - 1, Int(Double(ordered.count) * share))]
  }

  var p50: Double { self[0.5] }
  var p95: Double { self[0.95] }
  var max: Double { ordered.last ?? 0 }

  /// The best of `turns` times that `body` takes: what is left is the work, not the machine's.
  static func best(
    of turns: Int, _ body: () throws -> Void
  ) rethrows -> Duration {
    let clock = ContinuousClock()
    var best = try clock.measure(body)
    for _ in 1..<turns { best = min(best, try clock.measure(body)) }
    return best
  }
}
