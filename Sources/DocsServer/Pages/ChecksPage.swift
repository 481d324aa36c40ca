internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

extension Route {
  /// `/checks`: what programs check, and which rules need a person.
  static let checks = Route(
    path: [.literal("checks")],
    summary: Phrase("which rules a program can check", "프로그램으로 확인할 수 있는 규칙"),
    parameters: [.component, .platform, .lang]
  ) { visit throws(KnowledgeBaseError) in
    let rules = try visit.rules
    return .page(
      ChecksPage(
        checks: try visit.checks,
        uncheckable: rules.filter { $0.checks.isEmpty && !$0.uncheckable.isEmpty },
        fragments: Fragments(visit.reader)
      ).page)
  }
}

/// The page of all checks.
struct ChecksPage {
  let checks: [CheckDescription]
  /// The rules whose document says why no program can check them.
  let uncheckable: [Rule]
  let fragments: Fragments

  var page: Page {
    let reader = fragments.reader
    return Page(
      title: reader.say(Words.checks), part: .checks,
      content: group {
        element("h1") { reader.say(Words.checks) }
        element("p", .class("lead")) { reader.say(Words.checksLead) }
        fragments.section("checked", Words.checked) {
          if checks.isEmpty { element("p") { reader.say(Words.noChecks) } }
          for check in checks where check.end == nil {
            CheckView(description: check, fragments: fragments, leadsToRule: true).view
          }
        }
        if checks.contains(where: { $0.end != nil }) {
          fragments.section("asleep", Words.asleep) {
            element("ul", .class("plain")) {
              for end in checks.compactMap(\.end) {
                element("li") {
                  link(fragments.addresses.rule(end.id)) { reader.say(Wording.sleep(end)) }
                }
              }
            }
          }
        }
        fragments.section("unchecked", Words.uncheckableRules) {
          element("p", .class("facts")) {
            element("span") { reader.say(Words.rules(uncheckable.count)) }
          }
          if !uncheckable.isEmpty {
            fragments.table(Words.uncheckableRules, class: "halves", [Words.rule, Words.reason]) {
              for rule in uncheckable { row(rule) }
            }
          }
        }
      })
  }

  private func row(_ rule: Rule) -> Markup {
    element("tr") {
      element("th", Attribute("scope", "row")) {
        link(fragments.addresses.rule(rule.id)) {
          if let title = fragments.reader.one(rule.title) {
            fragments.text(title, in: "span")
          } else {
            rule.id.rawValue
          }
        }
      }
      element("td") {
        if let reason = fragments.reader.one(rule.uncheckable) {
          fragments.text(reason, in: "span")
        }
      }
    }
  }
}

/// One check: what it looks at, its numbers as they stand, and its examples.
struct CheckView {
  let description: CheckDescription
  let fragments: Fragments
  /// Whether its rule is elsewhere.
  let leadsToRule: Bool

  var view: Markup {
    let (check, reader) = (description.check, fragments.reader)
    return element("article", .class("check"), .id(check.id.rawValue)) {
      element("h3") { check.id.rawValue }
      element("p", .class("facts")) {
        element("span", .class("severity \(check.severity.rawValue)")) {
          reader.say(Words.severity(check.severity))
        }
        element("span") { check.inputs.map(\.rawValue).joined(separator: ", ") }
        if leadsToRule {
          let rule = description.enforced ?? check.rule
          link(fragments.addresses.rule(rule)) {
            "\(reader.say(Words.rule)) \(rule.rawValue)"
          }
        }
      }
      fragments.texts(check.summary)
      let amounts = description.amounts(in: reader.language)
      if !amounts.isEmpty {
        element("p", .class("threshold"), .id("_now-\(check.id.rawValue)")) {
          reader.say(Words.threshold)
        }
        element("ul", .class("amounts"), .aria(.labelledBy, "_now-\(check.id.rawValue)")) {
          for amount in amounts { element("li") { amount } }
        }
      }
      if !check.examples.isEmpty {
        element("details") {
          element("summary") { reader.say(Words.examples) }
          for example in check.examples { self.example(example) }
        }
      }
    }
  }

  private func example(_ example: CheckExample) -> Markup {
    element("div", .class("example")) {
      element("p", .class("facts")) {
        element("span", .class(example.lines.isEmpty ? "event begins" : "event breaks")) {
          fragments.reader.say(example.lines.isEmpty ? Words.keepsRule : Words.breaksRule)
        }
        element("span") { example.path }
      }
      element("pre", Attribute("tabindex", "0")) {
        element("code") {
          for (index, line) in example.source.split(
            separator: "\n", omittingEmptySubsequences: false
          ).enumerated() {
            if example.lines.contains(index + 1) {
              element("mark") { String(line) }
            } else {
              String(line)
            }
            "\n"
          }
        }
      }
    }
  }
}
