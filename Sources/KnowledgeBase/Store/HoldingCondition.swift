internal import Guidelines

/// What asks of the table `rule` whether a rule holds on a date, as `Rule.status(on:)` tells it.
enum HoldingCondition {
  /// The condition about `parameter`, which is ``day(_:)`` or null: then everything passes.
  static func sql(_ parameter: String) -> String {
    """
    (\(parameter) IS NULL OR
      (rule.since IS NULL OR rule.since <= \(parameter))
      AND (rule.until IS NULL
        OR rule.until || iif(length(rule.until) = 4, '-12', '') >= \(parameter))
      AND (rule.absent_from IS NULL OR rule.absent_from > \(parameter)))
    """
  }

  /// The end of `edition` as the condition compares it: `YYYY-MM`.
  static func day(_ edition: Edition?) -> String? {
    edition.flatMap { Edition(year: $0.year, month: $0.month ?? 12) }?.description
  }
}
