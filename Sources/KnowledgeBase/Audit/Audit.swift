/// A search of the whole knowledge base for one kind of defect.
///
/// Each audit is a type in a file of its own, listed in ``Audits/all``. If in doubt, it reports nothing:
/// a false finding costs more than a missed one.
protocol Audit: Sendable {
  /// The kind of defect that it finds.
  static var kind: AuditKind { get }
  /// The defects in `base`, in any order.
  static func findings(in base: AuditedBase) -> [AuditFinding]
}
