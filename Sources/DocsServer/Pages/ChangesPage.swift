internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/changes`: the rules that each edition added, ended, replaced or gave other numbers.
  static let changes = Route(
    path: [.literal("changes")],
    summary: Phrase("what is new between editions", "판 사이에 달라진 내용"),
    parameters: [.component, .platform, .since, .until, .lang]
  ) { visit throws(KnowledgeBaseError) in
    let fragments = Fragments(visit.reader)
    let news = EditionNews(try visit.changes)
    return .page(
      Page(
        title: visit.reader.say(Words.newInEditions),
        content: group {
          element("h1") { visit.reader.say(Words.newInEditions) }
          if news.editions.isEmpty { element("p") { visit.reader.say(Words.nothingChanged) } }
          for (edition, changes) in news.editions {
            element("section", .class("part changes"), .aria(.labelledBy, "\(edition)")) {
              element("h2", .id("\(edition)")) { visit.reader.say(edition.phrase) }
              news.list(changes, fragments) { fragments.titles($0, fallback: $1) }
            }
          }
        }))
  }
}

/// The changes by edition.
struct EditionNews {
  /// The editions with their changes, newest first.
  let editions: [(edition: Edition, changes: [RuleChange])]

  /// Groups `changes`, which are sorted from new to old.
  init(_ changes: [RuleChange]) {
    var editions: [(edition: Edition, changes: [RuleChange])] = []
    for change in changes {
      if editions.last?.edition != change.edition { editions.append((change.edition, [])) }
      editions[editions.count - 1].changes.append(change)
    }
    self.editions = editions
  }

  /// The newest `limit` editions, with the first `each` changes of each.
  func section(limit: Int, each: Int, _ fragments: Fragments) -> Markup {
    guard !editions.isEmpty else { return .nothing }
    return fragments.section("news", Words.newInEditions) {
      element("div", .class("news")) {
        for (edition, changes) in editions.prefix(limit) {
          element("section", .aria(.labelledBy, "_\(edition)")) {
            element("h3", .id("_\(edition)")) {
              link(fragments.addresses.changes(fragment: "\(edition)")) {
                fragments.reader.say(edition.phrase)
              }
            }
            list(changes.prefix(each), fragments) { title, id in
              guard let title = fragments.reader.one(title) else { return .text(id) }
              return fragments.text(title, in: "span")
            }
            if changes.count > each {
              element("p", .class("more")) {
                link(fragments.addresses.changes(fragment: "\(edition)")) {
                  "\(fragments.reader.say(Words.showAll)) (\(changes.count))"
                  element("span", .class("hidden")) { " · \(edition)" }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Lists of changes, one for each kind; `name` renders the title of a rule, or its id as a fallback.
  func list(
    _ changes: some Sequence<RuleChange>, _ fragments: Fragments,
    name: (Bilingual<String>, String) -> Markup
  ) -> Markup {
    group {
      for kind in RuleChange.Kind.allCases {
        let own = changes.filter { $0.kind == kind }
        if !own.isEmpty {
          element("p", .class("event \(Self.style(of: kind))")) {
            fragments.reader.say(Wording.change(kind))
          }
          element("ul", .class("plain")) {
            for change in own { element("li") { item(change, fragments, name) } }
          }
        }
      }
    }
  }

  /// A change: the old rule, struck out, and the new one, with the numbers of both.
  private func item(
    _ change: RuleChange, _ fragments: Fragments, _ name: (Bilingual<String>, String) -> Markup
  ) -> Markup {
    let isOneRule = change.before?.rule == change.after?.rule
    return group {
      if let before = change.before {
        if isOneRule {
          link(fragments.addresses.rule(before.rule)) { name(before.title, before.rule.rawValue) }
        } else {
          element("del") {
            link(fragments.addresses.rule(before.rule)) { name(before.title, before.rule.rawValue) }
          }
        }
        " "
      }
      if let after = change.after, !isOneRule {
        if change.before != nil { "→ " }
        link(fragments.addresses.rule(after.rule)) { name(after.title, after.rule.rawValue) }
        " "
      }
      numbers(change, fragments)
    }
  }

  private func numbers(_ change: RuleChange, _ fragments: Fragments) -> Markup {
    let before = Self.amounts(of: change.before, fragments)
    let after = Self.amounts(of: change.after, fragments)
    guard before != after, change.before != nil else { return .nothing }
    return element("span", .class("change")) {
      if !before.isEmpty { element("del") { before.joined(separator: ", ") } }
      if !before.isEmpty && !after.isEmpty { " → " }
      if !after.isEmpty { element("ins") { after.joined(separator: ", ") } }
    }
  }

  /// The distinct amounts on a side; none if there are more than 8.
  static func amounts(of side: RuleChange.Side?, _ fragments: Fragments) -> [String] {
    var amounts: [String] = []
    for stated in StatedAmount.list(of: side?.metrics ?? [], in: fragments.reader.language)
    where !amounts.contains(stated.amount) {
      amounts.append(stated.amount)
    }
    return amounts.count > 8 ? [] : amounts
  }

  private static func style(of kind: RuleChange.Kind) -> String {
    switch kind {
    case .added: "begins"
    case .ended: "ends"
    case .replaced, .changed: "changes"
    }
  }
}
