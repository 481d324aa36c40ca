/// Where a result stands in a log.
package struct SARIFOrigin: Hashable, Sendable {
  /// The run's place in `runs`.
  package var run: Int
  /// The result's place in the run's `results`.
  package var result: Int
  /// The descriptor of its rule.
  package var rule: SARIFRuleReference?

  /// Creates an origin.
  package init(run: Int, result: Int, rule: SARIFRuleReference? = nil) {
    self.run = run
    self.result = result
    self.rule = rule
  }
}
