internal import Guidelines
internal import KnowledgeBase

/// A table of the changes to a component's rules, one per row, newest first: the edition, the old text
/// and the new text.
///
/// A script uses it to compare any two editions.
struct EditionTable {
  private let changes: [RuleChange]
  /// The rules of the component, which show what has ended since.
  private let rules: [RuleID: Rule]
  private let fragments: Fragments

  init(_ changes: [RuleChange], of rules: [RuleID: Rule], _ fragments: Fragments) {
    self.changes = changes
    self.rules = rules
    self.fragments = fragments
  }

  /// The section; empty without changes, and collapsed if long.
  @MarkupBuilder var section: [Markup] {
    if !changes.isEmpty {
      fragments.section("editions", Words.byEdition) {
        element("p", .class("note")) { fragments.reader.say(Words.byEditionLead) }
        comparison
        if changes.count > Self.mostShown {
          element("details") {
            element("summary") { "\(fragments.reader.say(Words.showAll)) (\(changes.count))" }
            table
          }
        } else {
          table
        }
      }
    }
  }

  private static let mostShown = 12

  /// Controls for choosing two editions, which a script shows; only if there is more than one edition.
  @MarkupBuilder private var comparison: [Markup] {
    let editions = changes.map { "\($0.edition)" }.reduce(into: [String]()) { found, edition in
      if found.last != edition { found.append(edition) }
    }
    if editions.count > 1 {
      element("div", .class("filters"), .id("_compare"), Attribute("hidden", nil)) {
        fragments.choice(
          "since", Words.earlierEdition, editions.dropFirst().reversed().map { ($0, $0) },
          chosen: nil, none: Words.firstEdition)
        fragments.choice(
          "until", Words.laterEdition, editions.dropFirst().map { ($0, $0) },
          chosen: nil, none: Words.editionNow)
        element(
          "p", .class("note"), Attribute("role", "status"),
          Attribute("data-count", fragments.reader.say(Words.differencesBetween))
        ) {}
      }
    }
  }

  private var table: Markup {
    fragments.table(
      Words.byEdition, class: "by-edition", [Words.edition, Words.saidBefore, Words.saysSince]
    ) {
      for change in changes {
        element(
          "tr", Attribute("data-edition", "\(change.edition)"),
          Attribute("data-before", change.before?.rule.rawValue ?? ""),
          Attribute("data-after", change.after?.rule.rawValue ?? "")
        ) {
          element("th", Attribute("scope", "row")) { fragments.reader.say(change.edition.phrase) }
          element("td") { cell(change.before, beside: change.after) }
          element("td") { cell(change.after, beside: change.before) }
        }
      }
    }
  }

  /// A rule, its status, and its numbers if those of the `other` side differ.
  @MarkupBuilder private func cell(
    _ side: RuleChange.Side?, beside other: RuleChange.Side?
  ) -> [Markup] {
    if let side {
      link(fragments.addresses.rule(side.rule)) {
        fragments.titles(side.title, fallback: side.rule.rawValue)
      }
      if let time = rules[side.rule]?.time {
        " "
        fragments.status(time)
      }
      let amounts = EditionNews.amounts(of: side, fragments)
      if !amounts.isEmpty, amounts != EditionNews.amounts(of: other, fragments) {
        element("ul", .class("amounts")) { for amount in amounts { element("li") { amount } } }
      }
    } else {
      element("span", .class("note")) { fragments.reader.say(Words.notSaid) }
    }
  }
}
