/// A look at the whole knowledge base for one kind of defect.
///
/// Each is a type in a file of its own and stands in ``Audits/all``. It says nothing where it is
/// not sure: a finding that is none costs more than one that is missed.
protocol Audit: Sendable {
  /// The kind of defect that it finds.
  static var kind: AuditKind { get }
  /// The defects in `base`, in any order.
  static func findings(in base: AuditedBase) -> [AuditFinding]
}
