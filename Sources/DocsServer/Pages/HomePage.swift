internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/`: components by group, and what is new.
  static let home = Route(
    path: [], summary: Phrase("the home page", "처음 페이지"), parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    let fragments = Fragments(visit.reader)
    let catalog = try visit.catalog
    let news = EditionNews(try visit.rules)
    return .page(
      Page(
        title: "",
        content: group {
          hero(catalog, visit, fragments)
          element("div", .class("home")) {
            element("div") { ComponentsPage.groups(of: catalog, fragments) }
            news.section(limit: 5, each: 4, fragments)
          }
        },
        leadsWithSearch: true))
  }

  private static func hero(
    _ catalog: Catalog, _ visit: Visit, _ fragments: Fragments
  ) -> Markup {
    element("div", .class("hero")) {
      element("h1") { visit.reader.say(Words.purpose) }
      element("p", .class("lead")) {
        let rules = Words.rules(catalog.entries.map(\.rules).reduce(0, +))
        let numbers = Words.numbers(catalog.entries.map(\.metrics).reduce(0, +))
        "\(visit.reader.say(rules)) · \(visit.reader.say(numbers)) · "
        link(fragments.addresses.changes()) { visit.reader.say(Words.newInEditions) }
      }
      PageFrame(reader: visit.reader, target: nil).search("")
      fragments.exampleQueries
    }
  }

  /// `/components`: the components by group.
  static let components = Route(
    path: [.literal("components")], summary: Phrase("all components", "모든 구성 요소"),
    parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    let fragments = Fragments(visit.reader)
    let catalog = try visit.catalog
    return .page(
      Page(
        title: visit.reader.say(Words.components), part: .components,
        content: group {
          element("h1") { visit.reader.say(Words.components) }
          ComponentsPage.groups(of: catalog, fragments)
        }))
  }
}

/// The lists of components.
enum ComponentsPage {
  /// A section a group, a link a component.
  static func groups(of catalog: Catalog, _ fragments: Fragments) -> Markup {
    group {
      for (index, entry) in catalog.groups.enumerated() {
        fragments.section("group-\(index + 1)", Words.group(entry.name)) {
          element("ul", .class("tiles")) {
            for component in entry.entries { tile(component, fragments) }
          }
        }
      }
    }
  }

  private static func tile(_ component: Catalog.Entry, _ fragments: Fragments) -> Markup {
    element("li") {
      link(fragments.addresses.component(component.name), .class("tile")) {
        let shown = fragments.reader.shown(component.title)
        element("span", .class("names")) {
          if shown.isEmpty { component.name.rawValue }
          for one in shown { fragments.text(one, in: "span") }
        }
        element("span", .class("count")) {
          fragments.reader.say(Words.rules(component.rules))
        }
      }
    }
  }
}

/// What began, ended or changed with each edition.
struct EditionNews {
  /// One rule in the news.
  struct Item {
    enum Event {
      case begins
      case ends
      case changes([MetricChange])
    }

    let rule: Rule
    let event: Event
  }

  /// The editions, the newest first, each with its news.
  let editions: [(edition: Edition, items: [Item])]

  init(_ rules: [Rule]) {
    var items: [Edition: [Item]] = [:]
    for rule in rules {
      for statement in rule.editions where statement.differs {
        guard let edition = statement.edition else { continue }
        items[edition, default: []].append(Item(rule: rule, event: .changes(statement.changes)))
      }
      if let since = rule.since {
        items[since, default: []].append(Item(rule: rule, event: .begins))
      }
      if let until = rule.until { items[until, default: []].append(Item(rule: rule, event: .ends)) }
    }
    editions = items.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// The newest `limit` editions, the first `each` of their news.
  func section(limit: Int, each: Int, _ fragments: Fragments) -> Markup {
    guard !editions.isEmpty else { return .nothing }
    return fragments.section("news", Words.newInEditions) {
      element("div", .class("news")) {
        for (edition, items) in editions.prefix(limit) {
          element("section", .aria(.labelledBy, "_\(edition)")) {
            element("h3", .id("_\(edition)")) {
              link(fragments.addresses.changes(fragment: "\(edition)")) { "\(edition)" }
            }
            list(items.prefix(each), fragments) { title, id in
              guard let title = fragments.reader.one(title) else { return .text(id) }
              return fragments.text(title, in: "span")
            }
            if items.count > each {
              element("p", .class("more")) {
                link(fragments.addresses.changes(fragment: "\(edition)")) {
                  "\(fragments.reader.say(Words.showAll)) (\(items.count))"
                  element("span", .class("hidden")) { " · \(edition)" }
                }
              }
            }
          }
        }
      }
    }
  }

  /// News as lists, one for each kind of event; `name` shows a rule by its title, else by its id.
  func list(
    _ items: some Sequence<Item>, _ fragments: Fragments,
    name: (Bilingual<String>, String) -> Markup
  ) -> Markup {
    group {
      for (word, event, items) in Self.byEvent(items) {
        element("p", .class("event \(event)")) { fragments.reader.say(word) }
        element("ul", .class("plain")) {
          for item in items {
            element("li") {
              link(fragments.addresses.rule(item.rule.id)) {
                name(item.rule.title, item.rule.id.rawValue)
              }
              if case .changes(let changes) = item.event {
                for change in changes { fragments.change(change) }
              }
            }
          }
        }
      }
    }
  }

  private static func byEvent(
    _ items: some Sequence<Item>
  ) -> [(word: Phrase, name: String, items: [Item])] {
    var lists: [(word: Phrase, name: String, items: [Item])] = []
    for item in items {
      let (word, name) = word(for: item.event)
      if let place = lists.firstIndex(where: { $0.name == name }) {
        lists[place].items.append(item)
      } else {
        lists.append((word, name, [item]))
      }
    }
    return lists
  }

  private static func word(for event: Item.Event) -> (Phrase, String) {
    switch event {
    case .begins: (Words.begins, "begins")
    case .ends: (Words.ended, "ends")
    case .changes: (Words.changed, "changes")
    }
  }
}

extension Route {
  /// `/changes`: everything that began, ended or changed, by edition.
  static let changes = Route(
    path: [.literal("changes")],
    summary: Phrase("what is new between editions", "판 사이에 달라진 내용"), parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    let fragments = Fragments(visit.reader)
    let news = EditionNews(try visit.rules)
    return .page(
      Page(
        title: visit.reader.say(Words.newInEditions),
        content: group {
          element("h1") { visit.reader.say(Words.newInEditions) }
          for (edition, items) in news.editions {
            element("section", .class("part changes"), .aria(.labelledBy, "\(edition)")) {
              element("h2", .id("\(edition)")) { "\(edition)" }
              news.list(items, fragments) { fragments.titles($0, fallback: $1) }
            }
          }
        }))
  }
}
