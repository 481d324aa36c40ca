internal import Guidelines
internal import KnowledgeBase
internal import ModelContext
internal import TextAnalysis

extension Route {
  /// `/components/NAME`: a component's page in reading order; `/components/NAME.md` its rules as
  /// Markdown.
  static let component = Route(
    path: [.literal("components"), .parameter("name")],
    summary: Phrase("one component", "구성 요소 하나"), parameters: [.asOf, .lang]
  ) { visit throws(KnowledgeBaseError) in
    let asked = visit.values["name"] ?? ""
    let isMarkdown = asked.hasSuffix(".md")
    let given = isMarkdown ? String(asked.dropLast(3)) : asked
    guard let name = try visit.component(named: given), let component = try visit.catalog[name]
    else { return .problem(try visit.noComponent(given)) }
    guard name.rawValue == given else {
      return visit.moved(to: ["components", name.rawValue + (isMarkdown ? ".md" : "")])
    }
    if isMarkdown, let text = try visit.resources.component(name, visit.filter) {
      return .markdown(text)
    }
    return .page(try ComponentPage(component, visit).page)
  }
}

/// The page of a component.
struct ComponentPage {
  private let component: Catalog.Entry
  private let fragments: Fragments
  private let reader: Reader
  private let rules: [RuleID: Rule]
  /// The current rules of all components.
  private let held: Set<RuleID>
  /// The components of its group, including itself, in order.
  private let siblings: [Catalog.Entry]
  /// The passages of its main document.
  private let passages: [StoredPassage]
  /// The changes to it between editions, newest first.
  private let changes: [RuleChange]

  init(_ component: Catalog.Entry, _ visit: Visit) throws(KnowledgeBaseError) {
    self.component = component
    reader = visit.reader
    fragments = Fragments(visit.reader)
    rules = Dictionary(
      try visit.base.rules(Filter(component: component.name, asOf: visit.filter.asOf))
        .map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    held = Set(try visit.rules.map(\.id))
    let asOf = visit.filter.asOf
    changes = try visit.contents.changes(visit.base).filter { change in
      change.component == component.name && asOf.map { change.edition <= $0 } ?? true
    }
    siblings =
      try visit.catalog.groups.first { $0.name == component.group }?.entries ?? [component]
    passages =
      try component.documents.first.map { document throws(KnowledgeBaseError) in
        try visit.base.passages(document: document.name)
      } ?? []
  }

  var page: Page {
    Page(
      title: reader.one(component.title)?.value ?? component.name.rawValue, part: .components,
      summary: summary,
      content: element("div", .class("component sided")) {
        element("div", .class("head")) { head }
        element("aside", .class("side")) {
          contents
          beside
        }
        element("div", .class("middle")) { middle }
      })
  }

  private var summary: String {
    let count = rules.values.count { $0.time.status != .ended }
    return [
      reader.one(component.title)?.value ?? component.name.rawValue,
      reader.say(Words.rules(count)), reader.say(Words.numbers(component.metrics)),
    ].joined(separator: " · ")
  }

  private var head: Markup {
    group {
      fragments.breadcrumbs([
        (fragments.addresses.components, .text(reader.say(Words.components)))
      ])
      fragments.title(component.title, fallback: component.name.rawValue)
      element("p", .class("facts")) {
        element("span") {
          reader.say(Words.rules(rules.values.count { $0.time.status != .ended }))
        }
        if component.metrics > 0 {
          link(fragments.addresses.metrics([("component", component.name.rawValue)])) {
            reader.say(Words.numbers(component.metrics))
          }
        }
        if !changes.isEmpty { link(.fragment("_editions")) { reader.say(Words.byEdition) } }
        if let address = component.documents.first?.url.flatMap(Address.init(web:)) {
          link(address, Attribute("rel", "noreferrer")) { reader.say(Words.original) }
        }
      }
    }
  }

  private var middle: Markup {
    group {
      let current = rules.filter { $0.value.time.status != .ended }
      let sections = sections
      // What the component is comes before what it looks like, its rules after both.
      let lead = sections.prefix {
        $0.headings.isEmpty && $0.passages.allSatisfy { $0.rule == nil }
      }
      for (index, section) in lead.enumerated() { part(section, index) }
      PictureView(of: component.name.rawValue, rules: current, fragments).figures
      for (index, section) in sections.enumerated().dropFirst(lead.count) { part(section, index) }
      PlatformTable(rules.values.filter { $0.time.status != .ended }, fragments).section
      EditionTable(changes, of: rules, fragments).section
      elsewhere
      ended
      documents
      neighbours
    }
  }

  /// The other components of its group.
  private var beside: Markup {
    element("nav", .class("siblings"), .aria(.label, reader.say(Words.sameGroup))) {
      element("p", .class("count")) { reader.say(Words.group(component.group)) }
      element("ul", .class("plain")) {
        for entry in siblings {
          element("li") {
            link(
              fragments.addresses.component(entry.name),
              entry.name == component.name ? .aria(.current, "page") : nil
            ) { name(of: entry) }
          }
        }
      }
    }
  }

  /// Links to the previous and the next component of the group.
  @MarkupBuilder private var neighbours: [Markup] {
    let place = siblings.firstIndex { $0.name == component.name } ?? 0
    element("nav", .class("pages"), .aria(.label, reader.say(Words.sameGroup))) {
      if place > 0 { neighbour(siblings[place - 1], "prev", Words.previous) }
      if place + 1 < siblings.count { neighbour(siblings[place + 1], "next", Words.next) }
    }
  }

  private func neighbour(_ entry: Catalog.Entry, _ relation: String, _ word: Phrase) -> Markup {
    link(
      fragments.addresses.component(entry.name), .class("tool"), Attribute("rel", relation)
    ) {
      "\(reader.say(word)): "
      name(of: entry)
    }
  }

  private func name(of entry: Catalog.Entry) -> Markup {
    reader.one(entry.title).map { fragments.text($0, in: "span") } ?? .text(entry.name.rawValue)
  }

  /// Passages under one heading.
  private struct Section {
    /// The headings, outermost first.
    let headings: [String]
    var passages: [StoredPassage]
  }

  private var sections: [Section] {
    var sections: [Section] = []
    for stored in passages where stored.passage.kind != .heading {
      let headings = Array(stored.passage.section.dropFirst())
      if sections.last?.headings != headings {
        sections.append(Section(headings: headings, passages: []))
      }
      sections[sections.count - 1].passages.append(stored)
    }
    return sections
  }

  @MarkupBuilder private var contents: [Markup] {
    let named = sections.enumerated().filter { !$0.element.headings.isEmpty }
    if named.count > 1 {
      element("nav", .class("contents"), .aria(.label, reader.say(Words.onThisPage))) {
        element("ul") {
          for (index, section) in named {
            element("li") { link(.fragment("_s\(index)")) { heading(section.headings.suffix(1)) } }
          }
        }
      }
    }
  }

  private func part(_ section: Section, _ index: Int) -> Markup {
    let content = section.passages.flatMap(passage)
    guard !section.headings.isEmpty else { return .element("div", [.class("part")], content) }
    return element("section", .class("part"), .aria(.labelledBy, "_s\(index)")) {
      listed(section.headings.joined(separator: " › "), as: "Section")
      element("h2", .id("_s\(index)")) { heading(section.headings) }
      content
    }
  }

  /// A heading; one in both languages, `Best practices · 모범 사례`, is split into two.
  private func heading(_ headings: some Sequence<String>) -> Markup {
    group {
      for (index, level) in headings.map({ HeadingText($0).texts }).enumerated() {
        if index > 0 { " › " }
        for (place, one) in reader.shown(level).enumerated() {
          if place > 0 { " " }
          fragments.text(one, in: "span")
        }
      }
    }
  }

  @MarkupBuilder private func passage(_ stored: StoredPassage) -> [Markup] {
    if let rule = stored.rule.flatMap({ rules[$0] }), stored.passage.statesRule,
      rule.time.status != .ended
    {
      element("article", .class("statement-of"), .id(rule.id.rawValue)) {
        listed(reader.one(rule.title)?.value ?? rule.id.rawValue, as: "Guide")
        element("h3") {
          link(fragments.addresses.rule(rule.id)) {
            fragments.titles(rule.title, fallback: rule.id.rawValue)
          }
        }
        fragments.texts(rationale(stored, rule))
        PictureView(of: rule.id.rawValue, rules: [rule.id: rule], fragments).figures
        fragments.facts(rule)
      }
    } else if stored.rule.map(held.contains) ?? true {
      PassageView(stored.passage, fragments).view
    }
  }

  /// An anchor from which Dash makes a line in the table of contents of a docset page.
  @MarkupBuilder private func listed(_ name: String, as kind: String) -> [Markup] {
    if reader.readsDocset {
      element(
        "a", .class("dashAnchor"),
        Attribute("name", "//apple_ref/cpp/\(kind)/\(PercentCoding.encode(name))"))
    }
  }

  /// What the passage says in addition to the rule's title.
  private func rationale(_ stored: StoredPassage, _ rule: Rule) -> Bilingual<String> {
    stored.passage.statement?.rationale ?? rule.rationale
  }

  @MarkupBuilder private var elsewhere: [Markup] {
    let here = Set(passages.compactMap(\.rule))
    let others = rules.values.filter { !here.contains($0.id) && $0.time.status != .ended }
      .sorted { $0.id < $1.id }
    if !others.isEmpty {
      fragments.section("elsewhere", Words.elsewhere) {
        element("div", .class("cards")) { for rule in others { fragments.card(rule) } }
      }
    }
  }

  /// The rules that have ended, collapsed, each with its end.
  @MarkupBuilder private var ended: [Markup] {
    let past = rules.values.filter { $0.time.status == .ended }.sorted { $0.id < $1.id }
    if !past.isEmpty {
      element("section", .class("part"), .id("ended")) {
        element("details") {
          element("summary") {
            element("h2") { "\(reader.say(Words.endedRules)) (\(past.count))" }
          }
          element("div", .class("cards")) { for rule in past { fragments.card(rule) } }
        }
      }
    }
  }

  private var documents: Markup {
    fragments.section("documents", Words.documentsAbout) {
      element("ul", .class("plain")) {
        for document in component.documents {
          element("li") {
            link(fragments.addresses.document(document.name)) { document.name }
            " "
            element("span", .class("count")) {
              document.edition.map { "\($0)" } ?? reader.say(Words.undated)
            }
          }
        }
      }
    }
  }
}

/// A passage that states no rule.
struct PassageView {
  private let passage: Passage
  private let fragments: Fragments

  init(_ passage: Passage, _ fragments: Fragments) {
    self.passage = passage
    self.fragments = fragments
  }

  var view: Markup {
    let texts = passage.text.map(\.text)
    return switch passage.kind {
    case .code: fragments.texts(texts, in: "pre")
    case .table: table(texts)
    case .aside, .caption: fragments.texts(texts, class: "texts note")
    default: fragments.texts(texts)
    }
  }

  /// A table as readers store it: one row per line, cells between bars, a header first.
  private func table(_ texts: Bilingual<String>) -> Markup {
    let shown = fragments.reader.shown(texts)
    return element("div", .class(shown.count > 1 ? "texts pair" : "texts")) {
      for text in shown {
        fragments.scrolling(Words.tableOfNumbers, lang: text.language) {
          element("table") {
            for (index, row) in text.value.split(separator: "\n").enumerated() {
              element("tr") {
                for cell in row.split(separator: "|", omittingEmptySubsequences: false) {
                  if index == 0 {
                    element("th", Attribute("scope", "col")) { String(cell) }
                  } else {
                    element("td") { String(cell) }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
