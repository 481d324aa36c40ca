internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

extension Route {
  /// `/checks`: what can be checked by program, and which rules need a person.
  static let checks = Route(
    path: [.literal("checks")],
    summary: Phrase("which rules a program can check", "프로그램으로 확인할 수 있는 규칙"),
    parameters: [.component, .platform, .page, .unchecked, .lang]
  ) { visit throws(KnowledgeBaseError) in
    .page(try ChecksPage(visit).page)
  }
}

extension Parameter {
  /// The half of the page of checks to show: the rules without a check if the parameter is given.
  static let unchecked = Parameter(
    name: "unchecked", place: .query, values: .choice(["1"]),
    summary: Phrase("the rules that need a person", "사람이 보아야 하는 규칙"))
}

/// The page of all checks.
struct ChecksPage {
  private let visit: Visit
  private let checks: [CheckDescription]
  /// The rules with a stated reason why no program can check them.
  private let uncheckable: [Rule]
  private let components: [ComponentSummary]
  private let fragments: Fragments

  init(_ visit: Visit) throws(KnowledgeBaseError) {
    self.visit = visit
    checks = try visit.checks
    uncheckable = try visit.rules.filter { $0.checks.isEmpty && !$0.uncheckable.isEmpty }
    components = try visit.components
    fragments = Fragments(visit.reader)
  }

  var page: Page {
    let reader = fragments.reader
    return Page(
      title: reader.say(Words.checks), part: .checks,
      content: group {
        element("h1") { reader.say(Words.checks) }
        element("p", .class("lead")) { reader.say(Words.checksLead) }
        if !reader.readsFiles {
          element("p", .class("tools")) {
            link(fragments.addresses.report, .class("tool")) { reader.say(Words.report) }
          }
        }
        filters
        halves
        if isUnchecked { unchecked } else { checked }
      })
  }

  private var isUnchecked: Bool { visit[.unchecked] != nil }

  /// The address of a page of this half or of the other one.
  private func address(page: Int? = nil, isUnchecked: Bool) -> Address {
    fragments.addresses.checks([
      ("component", visit[.component]), ("platform", visit[.platform]),
      ("unchecked", isUnchecked ? "1" : nil), ("page", page.map { "\($0)" }),
    ])
  }

  private var filters: Markup {
    let named = components.map { (value: $0.name.rawValue, label: fragments.name(of: $0)) }
      .sorted { $0.label.lowercased() < $1.label.lowercased() }
    return fragments.filters("checks") {
      if isUnchecked {
        element(
          "input", Attribute("type", "hidden"), Attribute("name", "unchecked"),
          Attribute("value", "1"))
      }
      fragments.choice("component", Words.component, named, chosen: visit[.component])
      fragments.choice(
        "platform", Words.platform, Platform.allCases.map { ($0.rawValue, $0.rawValue) },
        chosen: visit[.platform])
    }
  }

  /// Links to the rules with a check and to those without.
  private var halves: Markup {
    element("nav", .class("contents"), .aria(.label, visit.reader.say(Words.onThisPage))) {
      element("ul") {
        for (isOther, words, count) in [
          (false, Words.checked, checks.count { $0.end == nil }),
          (true, Words.uncheckableRules, uncheckable.count),
        ] {
          element("li") {
            link(
              address(isUnchecked: isOther), isOther == isUnchecked ? .aria(.current, "page") : nil
            ) { "\(visit.reader.say(words)) (\(count))" }
          }
        }
      }
    }
  }

  @MarkupBuilder private var checked: [Markup] {
    let shown = visit.page(of: checks.filter { $0.end == nil }, size: 20)
    fragments.section("checked", Words.checked) {
      if checks.isEmpty { element("p") { visit.reader.say(Words.noChecks) } }
      for check in shown.records {
        CheckView(description: check, fragments: fragments, leadsToRule: true).view
      }
      fragments.pages(shown.number, of: shown.count) { address(page: $0, isUnchecked: false) }
    }
    if shown.number == shown.count, checks.contains(where: { $0.end != nil }) {
      fragments.section("asleep", Words.asleep) {
        element("ul", .class("plain")) {
          for check in checks {
            if let end = check.end {
              element("li") {
                link(fragments.addresses.rule(end.id)) {
                  visit.reader.say(Wording.sleep(end, now: check.successors))
                }
              }
            }
          }
        }
      }
    }
  }

  private var unchecked: Markup {
    let shown = visit.page(of: uncheckable, size: 40)
    return fragments.section("unchecked", Words.uncheckableRules) {
      if !uncheckable.isEmpty {
        fragments.table(Words.uncheckableRules, class: "halves", [Words.rule, Words.reason]) {
          for rule in shown.records { row(rule) }
        }
      }
      fragments.pages(shown.number, of: shown.count) { address(page: $0, isUnchecked: true) }
    }
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

/// A check: what it examines, its current numbers and its examples.
struct CheckView {
  let description: CheckDescription
  let fragments: Fragments
  /// Whether to link to its rule, which is on another page.
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
