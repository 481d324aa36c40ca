internal import Guidelines

extension Program {
  /// What the program prints for `--help` and `--version`; `nil` where neither is given.
  package func answer(
    to invocation: Invocation, environment: [String: String]
  ) throws(UsageError) -> String? {
    if invocation.has(.version) { return "\(name) \(Release.version)\n" }
    guard invocation.has(.helpSwitch) else { return nil }
    let presentation =
      try invocation.choice(.lang, of: Presentation.self) ?? Presentation(environment: environment)
    return Help(of: self, in: presentation).text(for: invocation.command)
  }
}
