/// The payload of `changes --json`.
package struct ChangeList: Encodable {
  private let changes: [RuleChange]

  /// Creates the payload of `changes`.
  package init(changes: [RuleChange]) { self.changes = changes }
}
