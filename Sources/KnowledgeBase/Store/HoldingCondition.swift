internal import Guidelines

/// An SQL condition on the table `rule` for rules that hold on a date, equivalent to
/// `Rule.status(on:)`.
enum HoldingCondition {
  /// The condition for `parameter`, which is ``day(_:)``, or null for no condition.
  static func sql(_ parameter: String) -> String {
    """
    (\(parameter) IS NULL OR
      (rule.since IS NULL OR rule.since <= \(parameter))
      AND (rule.until IS NULL
        OR rule.until || iif(length(rule.until) = 4, '-12', '') >= \(parameter))
      AND (rule.absent_from IS NULL OR rule.absent_from > \(parameter)))
    """
  }

  /// The end of `edition` in the form of the condition: `YYYY-MM`.
  static func day(_ edition: Edition?) -> String? {
    edition.flatMap { Edition(year: $0.year, month: $0.month ?? 12) }?.description
  }
}
