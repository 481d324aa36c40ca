internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/`: the components by group, and the latest changes.
  static let home = Route(
    path: [], summary: Phrase("the home page", "처음 페이지"), parameters: [.lang]
  ) { visit throws(KnowledgeBaseError) in
    let fragments = Fragments(visit.reader)
    let catalog = try visit.catalog
    let news = EditionNews(try visit.contents.changes(visit.base))
    let rules = try visit.contents.rules(visit.base)
    return .page(
      Page(
        title: "",
        content: group {
          hero(catalog, visit, fragments)
          element("div", .class("home")) {
            element("div") { ComponentsPage.groups(of: catalog, rules, fragments) }
            news.section(limit: 5, each: 4, fragments)
          }
          if visit.reader.readsFiles, !visit.reader.readsDocset { offline(visit.reader) }
        },
        leadsWithSearch: true))
  }

  /// Offers to make the exported site available offline; a script fills it in if the browser can do that.
  private static func offline(_ reader: Reader) -> Markup {
    group {
      element(
        "section", .class("part"), .id("_offline"), Attribute("hidden", nil),
        .aria(.labelledBy, "_offline-title"),
        Attribute("data-list", reader.path?.rawValue ?? "both"),
        Attribute("data-offer", reader.say(Words.offlineOffer)),
        Attribute("data-kept", reader.say(Words.offlineKept)),
        Attribute("data-keep", reader.say(Words.offlineKeep)),
        Attribute("data-remove", reader.say(Words.offlineRemove)),
        Attribute("data-failed", reader.say(Words.offlineFailed))
      ) {
        element("h2", .id("_offline-title")) { reader.say(Words.offline) }
        element("p", Attribute("role", "status"))
        element("button", Attribute("type", "button")) { reader.say(Words.offlineKeep) }
      }
      element("script", Attribute("defer", nil), .src(.page(FilePlace.offlineScript)))
    }
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
        if !visit.reader.readsFiles {
          " · "
          link(fragments.addresses.report) { visit.reader.say(Words.report) }
        }
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
    let rules = try visit.contents.rules(visit.base)
    return .page(
      Page(
        title: visit.reader.say(Words.components), part: .components,
        content: group {
          element("h1") { visit.reader.say(Words.components) }
          ComponentsPage.groups(of: catalog, rules, fragments)
        }))
  }
}

/// The lists of components.
enum ComponentsPage {
  /// A section for each group, with a link and a picture for each component.
  static func groups(of catalog: Catalog, _ rules: [Rule], _ fragments: Fragments) -> Markup {
    let rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return group {
      for (index, entry) in catalog.groups.enumerated() {
        fragments.section("group-\(index + 1)", Words.group(entry.name)) {
          element("ul", .class("tiles")) {
            for component in entry.entries {
              tile(component, rules: rules, fragments)
            }
          }
        }
      }
    }
  }

  /// A component in a list.
  static func tile(
    _ component: Catalog.Entry, rules: [RuleID: Rule] = [:], _ fragments: Fragments
  ) -> Markup {
    element("li") {
      link(fragments.addresses.component(component.name), .class("tile")) {
        PictureView(of: component.name.rawValue, rules: rules, fragments).thumbnail
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
