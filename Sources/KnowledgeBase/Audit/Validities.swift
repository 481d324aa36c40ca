internal import Guidelines

/// Finds rules whose beginning, end or successors are impossible as stated.
enum Validities: Audit {
  static let kind = AuditKind.validity

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.documents.flatMap { document -> [AuditFinding] in
      let held = [document.summary.edition, document.summary.verified].compactMap(\.self).max()
      return document.passages.flatMap { stored -> [AuditFinding] in
        guard let validity = stored.passage.statement?.validity else { return [] }
        let page = [held, validity.verified].compactMap(\.self).max()
        let faults = faults(of: validity, page: page) + [circle(from: stored.rule, in: base)]
        return faults.compactMap(\.self).map { AuditFinding(.validity($0), in: stored) }
      }
    }
  }

  private static func faults(of validity: Validity, page: Edition?) -> [ValidityFault?] {
    let (since, until) = (validity.since, validity.until)
    return [
      until.flatMap { end in
        validity.replacedBy.isEmpty && validity.endReason.isEmpty ? .endUnexplained(end) : nil
      },
      since.flatMap { since in
        until.flatMap { until in
          until.lastMonth < since.firstMonth ? .reversed(since: since, until: until) : nil
        }
      },
      since.flatMap { since in
        page.flatMap { page in
          page.lastMonth < since.firstMonth ? .beginsAfterPage(since: since, page: page) : nil
        }
      },
    ]
  }

  /// The cycle of rules that replaced each other, from `rule` on; `nil` unless `rule` is the first by
  /// name, so that each cycle is reported once.
  private static func circle(from rule: RuleID?, in base: AuditedBase) -> ValidityFault? {
    guard let rule else { return nil }
    var open = successors(of: rule, in: base).map { [rule, $0] }
    var seen: Set<RuleID> = []
    while let path = open.popLast() {
      let last = path[path.count - 1]
      if last == rule { return path.min() == rule ? .circle(path.dropLast()) : nil }
      guard seen.insert(last).inserted else { continue }
      open += successors(of: last, in: base).map { path + [$0] }
    }
    return nil
  }

  private static func successors(of rule: RuleID, in base: AuditedBase) -> [RuleID] {
    (base.rules[rule]?.time.validity.replacedBy ?? []).compactMap { base.rule($0) }
  }
}
