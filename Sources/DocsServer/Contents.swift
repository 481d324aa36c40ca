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
    var numbers: GuidelineNumbers?
    var names: SubjectNames?
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
    try value(\.components) { () throws(KnowledgeBaseError) in try base.components() }
  }

  /// The components by group.
  func catalog(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> Catalog {
    try value(\.catalog) { () throws(KnowledgeBaseError) in
      Catalog(try components(base), try base.documents())
    }
  }

  /// All rules.
  func rules(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> [Rule] {
    try value(\.rules) { () throws(KnowledgeBaseError) in try base.rules() }
  }

  /// The numbers that checks ask for, of all editions.
  func numbers(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> GuidelineNumbers {
    try value(\.numbers) { () throws(KnowledgeBaseError) in
      GuidelineNumbers(metrics: try base.metrics())
    }
  }

  /// What the subjects of numbers are called.
  func names(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> SubjectNames {
    try value(\.names) { () throws(KnowledgeBaseError) in SubjectNames.of(try base.concepts()) }
  }

  /// What contradicts itself.
  func audit(_ base: KnowledgeBase) throws(KnowledgeBaseError) -> AuditReport {
    try value(\.audit) { () throws(KnowledgeBaseError) in
      try base.audit(checks: Set(Checks.all.map(\.id)))
    }
  }
}
