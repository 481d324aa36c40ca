internal import Guidelines
internal import KnowledgeBase

extension Route {
  /// `/search`: the results for a query, with filters.
  static let search = Route(
    path: [.literal("search")], summary: Phrase("search the guidelines", "가이드라인 찾기"),
    parameters: [.query, .component, .platform, .kind, .asOf, .limit, .lang]
  ) { visit throws(KnowledgeBaseError) in
    .page(try SearchPage(visit).page)
  }
}

/// The page of a search.
struct SearchPage {
  private let visit: Visit
  private let fragments: Fragments
  private let query: String
  private let answer: SearchAnswer?
  private let components: [ComponentSummary]
  /// The components that the query names.
  private let named: [Catalog.Entry]

  init(_ visit: Visit) throws(KnowledgeBaseError) {
    self.visit = visit
    fragments = Fragments(visit.reader)
    query = visit[.query] ?? ""
    components = try visit.components
    named = try visit.contents.namedComponents(visit.base).named(in: query)
    answer = query.isEmpty ? nil : try visit.base.search(visit.searchQuery(limit: 20))
  }

  var page: Page {
    let reader = visit.reader
    return Page(
      title: query.isEmpty ? reader.say(Words.search) : reader.say(Words.resultsFor(query)),
      query: query,
      content: element("div", .class("beside")) {
        filters
        element("section", .class("results"), .id("_results"), .aria(.labelledBy, "_results-title"))
        {
          element("h1", .id("_results-title"), .class("small")) {
            query.isEmpty ? reader.say(Words.search) : reader.say(Words.resultsFor(query))
          }
          if let answer {
            leads(answer)
            found(answer)
          } else {
            empty
          }
        }
      })
  }

  /// Shown without a query; on exported pages the search script puts its results there.
  private var empty: Markup {
    let reader = visit.reader
    return element(
      "div", .id("_found"), Attribute("aria-live", "polite"),
      Attribute("data-heading", reader.say(Words.resultsFor("{}"))),
      Attribute("data-none", reader.say(Words.nothingFound))
    ) {
      element("p") { reader.say(Words.searchEmpty) }
      fragments.exampleQueries
      if reader.readsFiles {
        element("noscript") {
          element("p") {
            link(fragments.addresses.components) { reader.say(Words.searchNeedsScript) }
          }
        }
      }
    }
  }

  /// Shown above the results: the numbers of the best one, and the components that the query names.
  private func leads(_ answer: SearchAnswer) -> Markup {
    group {
      if visit[.kind] == nil, let best = answer.results.first, !answer.relaxed {
        let amounts = best.metrics[visit.reader.language] ?? []
        if best.modality != nil, !amounts.isEmpty {
          element("section", .class("answer"), .aria(.labelledBy, "_answer")) {
            element("h2", .id("_answer"), .class("small")) { visit.reader.say(Words.answer) }
            element("ul", .class("amounts")) { for amount in amounts { element("li") { amount } } }
            element("p") {
              link(address(of: best)) { fragments.titles(best.title, fallback: best.id) }
            }
          }
        }
      }
      if !named.isEmpty {
        element("nav", .class("named"), .aria(.label, visit.reader.say(Words.components))) {
          element("ul", .class("tiles")) {
            for entry in named { ComponentsPage.tile(entry, fragments) }
          }
        }
      }
    }
  }

  private func found(_ answer: SearchAnswer) -> Markup {
    group {
      element("p", .class("facts")) {
        element("span") { visit.reader.say(Words.found(answer.total)) }
        if let corrected = answer.corrected {
          element("span") { visit.reader.say(Words.corrected(corrected)) }
        }
        if answer.hasOnlyEnded { element("span") { visit.reader.say(Words.onlyEnded) } }
        if answer.relaxed { element("span") { visit.reader.say(Words.relaxed) } }
        if answer.results.count < answer.total {
          element("span") {
            visit.reader.say(Words.shownOf(answer.results.count, answer.total))
          }
        }
      }
      for absent in answer.absent { self.absent(absent) }
      if answer.results.isEmpty {
        element("p") { visit.reader.say(Words.nothingFound) }
        element("p") { link(fragments.addresses.components) { visit.reader.say(Words.browse) } }
      } else {
        element("ol", .class("hits")) {
          for (index, result) in answer.results.enumerated() {
            element("li", .id("_hit-\(index + 1)")) { hit(result) }
          }
        }
        more(answer)
      }
    }
  }

  /// Says that Apple has no such component, and lists rules about what to use instead.
  private func absent(_ absent: AbsentAnswer) -> Markup {
    element("div", .class("texts note")) {
      for text in visit.reader.shown(absent.answer) { fragments.text(text, in: "p") }
      element("ul") {
        for rule in absent.rules {
          element("li") {
            link(fragments.addresses.rule(rule.id)) {
              fragments.titles(rule.title, fallback: rule.id.rawValue)
            }
          }
        }
      }
    }
  }

  /// A link to further results.
  private func more(_ answer: SearchAnswer) -> Markup {
    let shown = answer.results.count
    guard shown < answer.total, shown < Parameter.mostResults else { return .nothing }
    let parameters = [Parameter.query, .component, .platform, .kind, .asOf].map {
      ($0.name, visit[$0])
    }
    return element("p", .class("more")) {
      link(
        fragments.addresses.search(
          parameters + [(Parameter.limit.name, "\(Parameter.mostResults)")],
          fragment: "_hit-\(shown + 1)"),
        .class("tool")
      ) { visit.reader.say(Words.showMore) }
    }
  }

  private func hit(_ result: SearchResult) -> Markup {
    element("article", .class("hit")) {
      element("h2") {
        link(address(of: result)) { fragments.titles(result.title, fallback: result.id) }
      }
      facts(of: result)
      let snippets = visit.reader.shown(result.snippet)
      element("div", .class(snippets.count > 1 ? "texts pair" : "texts")) {
        for snippet in snippets {
          let rest = result.snippet(in: snippet.language)
          if !rest.text.isEmpty {
            element("p", .lang(snippet.language)) { fragments.marked(rest.text, rest.highlights) }
          }
        }
      }
      if let metrics = result.metrics[fragments.reader.language] {
        element("ul", .class("amounts")) {
          for metric in metrics.prefix(6) { element("li") { metric } }
        }
      }
      element("p", .class("places")) {
        for source in result.sources.prefix(4) {
          fragments.place(source.document, source.lines)
          " "
        }
      }
    }
  }

  /// The modality, kind, platforms and component of a result.
  private func facts(of result: SearchResult) -> Markup {
    element("p", .class("facts")) {
      if let time = result.time { fragments.status(time) }
      if result.authority != .apple { element("span") { result.authority.rawValue } }
      if let modality = result.modality { fragments.modality(modality) }
      if result.kind != .rule {
        element("span") { visit.reader.say(Words.kind(result.kind)) }
      }
      fragments.platforms(result.platforms)
      if let component = components.first(where: { $0.name == result.component }) {
        link(fragments.addresses.component(component.name)) { fragments.name(of: component) }
      }
      if result.kind == .rule { element("code") { result.id } }
    }
  }

  private func address(of result: SearchResult) -> Address {
    if result.kind != .passage,
      let id = RuleID(rawValue: String(result.id.prefix { $0 != "#" })), result.modality != nil
    {
      return fragments.addresses.rule(id)
    }
    guard let source = result.sources.first else { return fragments.addresses.home }
    return fragments.addresses.document(source.document, line: source.lines.first)
  }

  private var filters: Markup {
    let named = components.map { (value: $0.name.rawValue, label: fragments.name(of: $0)) }
      .sorted { $0.label.lowercased() < $1.label.lowercased() }
    return fragments.filters("search") {
      element(
        "input", Attribute("type", "hidden"), Attribute("name", "q"), Attribute("value", query))
      fragments.choice(
        "component", Words.component, named, chosen: visit[.component])
      fragments.choice(
        "platform", Words.platform, Platform.allCases.map { ($0.rawValue, $0.rawValue) },
        chosen: visit[.platform])
      fragments.choice(
        "kind", Words.kind,
        SearchResult.Kind.allCases.map { ($0.rawValue, visit.reader.say(Words.kind($0))) },
        chosen: visit[.kind])
    }
  }
}

extension SearchResult {
  /// The snippet in `language` without the title at its start, which is shown above it.
  fileprivate func snippet(in language: Language) -> (text: String, highlights: [Range<Int>]) {
    let text = snippet[language] ?? ""
    let title = title[language] ?? ""
    let all = highlights[language] ?? []
    guard !title.isEmpty, text.hasPrefix(title) else { return (text, all) }
    let rest = text.dropFirst(title.count).drop(while: \.isWhitespace)
    let dropped = text.unicodeScalars.count - rest.unicodeScalars.count
    return (
      String(rest),
      all.compactMap { range in
        range.lowerBound < dropped
          ? nil : range.lowerBound - dropped..<range.upperBound - dropped
      }
    )
  }
}
