internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import Synchronization
internal import TextAnalysis

/// A cache of what many pages need, valid as long as the content does not change.
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

  /// The cached value at `place`, else that of `read`; two threads at once may both read it, with
  /// the same result.
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

  /// The rules that hold today.
  func rules(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> [Rule] {
    try value(\.rules) { () throws(KnowledgeBaseError) in
      try base.rules(Filter(heldOn: base.today))
    }
  }

  /// What editions changed.
  func changes(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> [RuleChange] {
    try value(\.changes) { () throws(KnowledgeBaseError) in try base.changes() }
  }

  /// Which checks there are today.
  func schedule(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> CheckSchedule {
    try value(\.schedule) { () throws(KnowledgeBaseError) in
      CheckSchedule(
        rules: try base.checkedRules(), on: base.today, order: try base.authorities())
    }
  }

  /// The numbers that checks ask for today.
  func numbers(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> GuidelineNumbers {
    try value(\.numbers) { () throws(KnowledgeBaseError) in
      try schedule(base).numbers(try base.metrics(Filter(heldOn: base.today)))
    }
  }

  /// What the subjects of numbers are called.
  func names(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> SubjectNames {
    try value(\.names) { () throws(KnowledgeBaseError) in SubjectNames.of(try base.concepts()) }
  }

  /// The components by what people call them.
  func namedComponents(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> NamedComponents {
    try value(\.namedComponents) { () throws(KnowledgeBaseError) in
      NamedComponents(try catalog(base).entries, try base.concepts())
    }
  }

  /// What contradicts itself.
  func audit(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> AuditReport {
    try value(\.audit) { () throws(KnowledgeBaseError) in
      try base.audit(checks: Set(Checks.all.map(\.id)), patternFault: PatternFault.reason)
    }
  }
}
