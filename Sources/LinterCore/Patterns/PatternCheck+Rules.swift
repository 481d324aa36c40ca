internal import Guidelines

extension PatternCheck {
  /// The checks for the patterns of `rules`, and the patterns that could not be parsed.
  static func checks(of rules: [Rule]) -> (checks: [PatternCheck], faults: [PatternFault]) {
    var (checks, faults) = ([PatternCheck](), [PatternFault]())
    for rule in rules where !rule.patterns.isEmpty {
      var patterns: [RulePattern] = []
      let examples = rule.patterns.compactMap(PatternExample.init)
      for source in rule.patterns where PatternExample(source) == nil {
        do throws(RulePattern.Fault) { patterns.append(try RulePattern(source)) } catch {
          faults.append(
            PatternFault(
              rule: rule.id, place: rule.sources.first, pattern: source, reason: error.reason))
        }
      }
      if !patterns.isEmpty { checks.append(PatternCheck(rule, patterns, examples: examples)) }
    }
    return (checks, faults)
  }
}
