internal import Guidelines
internal import Lexicon

extension LimitQuery {
  /// A measured subject, and the component of the rule that states the number; `-` for a rule of none.
  private struct MeasuredSubject: Hashable {
    var component: String
    var subject: String
  }

  /// What the numbers of the rules that checks query are about, in the words of other authorities.
  private static let subjects: [RuleID: Set<MeasuredSubject>] =
    Dictionary(grouping: Lexicon.limitSubjects) { RuleID(unchecked: $0["rule"]) }
    .mapValues { rows in
      Set(
        rows.flatMap { row in
          row["component"].split(separator: ",").map {
            MeasuredSubject(component: String($0), subject: row.entry)
          }
        })
    }

  /// Whether `rule`, of an authority other than Apple, states the limit: because its id ends with the
  /// queried rule's, or because it measures the same subject.
  func isAnswered(by rule: Rule) -> Bool {
    guard authority.map({ $0 == rule.authority }) ?? true else { return false }
    let isNamesake = rule.id.rawValue.hasSuffix("-\(self.rule)")
    let subjects = Self.subjects[self.rule] ?? []
    // A page that is named after its authority is about no component.
    let component =
      rule.component == ComponentName(words: rule.authority.rawValue)
      ? nil : rule.component?.rawValue
    return rule.metrics.contains { metric in
      let measured = MeasuredSubject(component: component ?? "-", subject: metric.subject)
      guard isNamesake || subjects.contains(measured) else { return false }
      return Bound.allCases.contains { bound in
        var query = self
        query.bound = bound
        return query.answer(in: metric) != nil
      }
    }
  }
}
