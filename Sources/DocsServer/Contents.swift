internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import SourceComparison
internal import Synchronization
internal import TextAnalysis

/// A cache of data that many pages need, valid until the content changes.
final class Contents: Sendable {
  private struct Kept {
    var components: [ComponentSummary]?
    var catalog: Catalog?
    var rules: [Rule]?
    var schedule: CheckSchedule?
    var numbers: GuidelineNumbers?
    var changes: [RuleChange]?
    var names: SubjectNames?
    var namedComponents: NamedComponents?
    var audit: AuditReport?
  }

  private let kept = Mutex(Kept())

  /// The cached value at `place`, or else the result of `read`; two threads may both read it, with the
  /// same result.
  private func value<Value: Sendable>(
    _ place: any WritableKeyPath<Kept, Value?> & Sendable,
    read: () throws(KnowledgeBaseError) -> Value
  ) throws(KnowledgeBaseError) -> Value {
    if let value = kept.withLock({ $0[keyPath: place] }) { return value }
    let value = try read()
    kept.withLock { $0[keyPath: place] = value }
    return value
  }

  /// The components that rules are about.
  func components(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> [ComponentSummary] {
    try value(\.components) { () throws(KnowledgeBaseError) in
      try base.components(heldOn: base.today)
    }
  }

  /// The components by group.
  func catalog(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> Catalog {
    try value(\.catalog) { () throws(KnowledgeBaseError) in
      Catalog(try components(base), try base.documents())
    }
  }

  /// The rules in force today.
  func rules(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> [Rule] {
    try value(\.rules) { () throws(KnowledgeBaseError) in
      try base.rules(Filter(heldOn: base.today))
    }
  }

  /// The changes between editions.
  func changes(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> [RuleChange] {
    try value(\.changes) { () throws(KnowledgeBaseError) in try base.changes() }
  }

  /// The checks of today.
  func schedule(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> CheckSchedule {
    try value(\.schedule) { () throws(KnowledgeBaseError) in
      CheckSchedule(
        rules: try base.checkedRules(), on: base.today, order: try base.authorities())
    }
  }

  /// The numbers that today's checks use.
  func numbers(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> GuidelineNumbers {
    try value(\.numbers) { () throws(KnowledgeBaseError) in
      try schedule(base).numbers(try base.metrics(Filter(heldOn: base.today)))
    }
  }

  /// The names of the subjects of numbers.
  func names(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> SubjectNames {
    try value(\.names) { () throws(KnowledgeBaseError) in SubjectNames.of(try base.concepts()) }
  }

  /// The components by all their names.
  func namedComponents(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> NamedComponents {
    try value(\.namedComponents) { () throws(KnowledgeBaseError) in
      NamedComponents(try catalog(base).entries, try base.concepts())
    }
  }

  /// The findings of the audit.
  func audit(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> AuditReport {
    try value(\.audit) { () throws(KnowledgeBaseError) in
      try base.audit(
        checks: Set(Checks.all.map(\.id)), patternFault: PatternFault.reason,
        entryFaults: EntryFaults.find)
    }
  }
}
