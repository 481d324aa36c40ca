internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/checks`: which rules a program can check.
  static let checks = Route(
    path: [.literal("checks")],
    summary: Phrase("which rules a program can check", "프로그램으로 확인할 수 있는 규칙"),
    parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    let rules = try visit.base.rules()
    let fragments = Fragments(visit.reader)
    let checked = rules.filter { !$0.checks.isEmpty }
    let unchecked = rules.filter { $0.checks.isEmpty && !$0.uncheckable.isEmpty }
    return .page(
      Page(
        title: visit.reader.say(Words.checks), part: .checks,
        content: group {
          element("h1") { visit.reader.say(Words.checks) }
          element("p", .class("lead")) { visit.reader.say(Words.checksLead) }
          fragments.section("checked", Words.checked) {
            if checked.isEmpty {
              element("p") { visit.reader.say(Words.noChecks) }
            } else {
              element("div", .class("cards")) {
                for rule in checked { ChecksPage(fragments: fragments).card(rule) }
              }
            }
          }
          fragments.section("unchecked", Words.unchecked) {
            element("p", .class("facts")) {
              element("span") { visit.reader.say(Words.rules(unchecked.count)) }
            }
            ChecksPage(fragments: fragments).table(unchecked)
          }
        }))
  }
}

/// The parts of the page of checks.
struct ChecksPage {
  let fragments: Fragments

  func card(_ rule: Rule) -> Markup {
    element("div") {
      fragments.card(rule)
      element("p", .class("facts")) {
        for check in rule.checks { element("code") { check.rawValue } }
      }
    }
  }

  func table(_ rules: [Rule]) -> Markup {
    let reader = fragments.reader
    return element(
      "div", .class("scroll"), Attribute("tabindex", "0"), Attribute("role", "region"),
      .aria(.label, reader.say(Words.unchecked))
    ) {
      element("table") {
        element("thead") {
          element("tr") {
            for column in [Words.rule, Words.reason] {
              element("th", Attribute("scope", "col")) { reader.say(column) }
            }
          }
        }
        element("tbody") {
          for rule in rules {
            element("tr") {
              element("th", Attribute("scope", "row")) {
                link(fragments.addresses.rule(rule.id)) {
                  if let title = reader.one(rule.title) {
                    fragments.text(title, in: "span")
                  } else {
                    rule.id.rawValue
                  }
                }
              }
              element("td") { fragments.texts(rule.uncheckable) }
            }
          }
        }
      }
    }
  }
}
