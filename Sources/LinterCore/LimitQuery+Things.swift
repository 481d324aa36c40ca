internal import Guidelines

/// The component and the English names of the measured subject for the rules that checks query, by which
/// rules of other authorities on the same subject are recognized.
private let things: [RuleID: (component: String, subjects: Set<String>)] = [
  RuleID(unchecked: "alert-button-count"): ("alerts", ["button"]),
  RuleID(unchecked: "button-hit-target"): ("buttons", ["button", "hit target", "touch target"]),
  RuleID(unchecked: "help-tooltip-length"): ("offering-help", ["tooltip"]),
  RuleID(unchecked: "nav-title-length"): (
    "navigation-bars", ["title", "screen title", "navigation bar", "navigation title"]
  ),
  RuleID(unchecked: "pull-down-minimum"): ("pull-down-buttons", ["menu"]),
  RuleID(unchecked: "segment-count"): ("segmented-controls", ["segment"]),
  RuleID(unchecked: "submenu-depth"): ("menus", ["menu", "submenu"]),
  RuleID(unchecked: "submenu-items"): ("menus", ["submenu"]),
  RuleID(unchecked: "tab-count"): ("tab-bars", ["tab"]),
  RuleID(unchecked: "tab-title-word"): (
    "tab-bars", ["tab", "tab title", "tab name", "tab label", "title", "label", "name"]
  ),
  RuleID(unchecked: "tab-view-count"): ("tab-views", ["tab"]),
  RuleID(unchecked: "toolbar-title-length"): ("toolbars", ["title", "toolbar title"]),
  RuleID(unchecked: "type-size"): ("typography", ["text", "typography text", "font"]),
]

extension LimitQuery {
  /// Whether `rule`, of an authority other than Apple, states the limit: because its id ends with the
  /// queried rule's, or because it measures the same subject of the same component.
  func isAnswered(by rule: Rule) -> Bool {
    guard authority.map({ $0 == rule.authority }) ?? true else { return false }
    let thing = things[self.rule]
    let isNamesake = rule.id.rawValue.hasSuffix("-\(self.rule)")
    return rule.metrics.contains { metric in
      guard isNamesake || rule.component?.rawValue == thing?.component,
        isNamesake || thing?.subjects.contains(metric.subject) ?? false
      else { return false }
      return Bound.allCases.contains { bound in
        var query = self
        query.bound = bound
        return query.answer(in: metric) != nil
      }
    }
  }
}
