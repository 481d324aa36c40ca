/// The place of a result in a log.
package struct SARIFOrigin: Hashable, Sendable {
  /// The index of the run in `runs`.
  package var run: Int
  /// The index of the result in its run's `results`.
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
