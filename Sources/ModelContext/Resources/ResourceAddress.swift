internal import Guidelines
internal import TextAnalysis

/// The address of a resource: `hig://rules/tab-count`.
enum ResourceAddress {
  case rule(RuleID)
  case component(ComponentName)
  /// A document, or lines of it.
  case document(String, LineRange?)

  /// Parses `uri`; `nil` if it is not such an address.
  init?(_ uri: String) {
    let scheme = "hig://"
    guard uri.hasPrefix(scheme) else { return nil }
    let parts = uri.dropFirst(scheme.count).split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = String(parts[1])
    switch parts[0] {
    case "rules": self = .rule(RuleID(unchecked: name))
    case "components": self = .component(ComponentName(unchecked: name))
    case "documents":
      guard let (document, lines) = Self.document(name) else { return nil }
      self = .document(document, lines)
    default: return nil
    }
  }

  private static func document(_ text: String) -> (String, LineRange?)? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first.flatMap({ PercentCoding.decode($0) }), !name.isEmpty
    else { return nil }
    guard parts.count > 1 else { return (name, nil) }
    let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      1 <= first, first <= last
    else { return nil }
    return (name, LineRange(first, last))
  }

  /// The address of a rule.
  static func uri(of rule: RuleID) -> String { "hig://rules/\(rule)" }

  /// The address of a component.
  static func uri(of component: ComponentName) -> String { "hig://components/\(component)" }
}
