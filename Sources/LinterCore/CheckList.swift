/// The payload of `checks --json`.
package struct CheckList: Encodable {
  private let checks: [CheckDescription]

  /// Creates the payload of `checks`.
  package init(checks: [CheckDescription]) { self.checks = checks }
}
