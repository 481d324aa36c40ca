internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// Parts that several pages share.
struct Fragments {
  let reader: Reader
  let addresses: Addresses

  init(_ reader: Reader) {
    self.reader = reader
    addresses = Addresses(reader)
  }

  /// A text in one language, with a `lang` attribute.
  func text(_ text: (language: Language, value: String), in tag: StaticString) -> Markup {
    element(tag, .lang(text.language)) { text.value }
  }

  /// The texts in the reader's languages, side by side if there are two.
  func texts(
    _ texts: Bilingual<String>, in tag: StaticString = "p", class name: String = "texts"
  ) -> Markup {
    let shown = reader.shown(texts)
    guard !shown.isEmpty else { return .nothing }
    return element("div", .class(shown.count > 1 ? "\(name) pair" : name)) {
      for one in shown { text(one, in: tag) }
    }
  }

  /// The heading of a page.
  func title(_ texts: Bilingual<String>, fallback: String) -> Markup {
    element("h1") { titles(texts, fallback: fallback) }
  }

  /// The names of something in the reader's languages, side by side if there is room.
  func titles(_ texts: Bilingual<String>, fallback: String) -> Markup {
    let shown = reader.shown(texts)
    guard !shown.isEmpty else { return .text(fallback) }
    return element("span", .class(shown.count > 1 ? "titles pair" : "titles")) {
      for (index, one) in shown.enumerated() {
        if index > 0 { " " }
        text(one, in: "span")
      }
    }
  }

  /// `must`, `should`, … as a word that is marked by more than its colour.
  func modality(_ modality: Modality) -> Markup {
    element("span", .class("modality \(modality.rawValue)")) {
      reader.say(Wording.modality(modality))
    }
  }

  /// Says that a rule has ended or is not in force yet; empty for a current rule.
  func status(_ time: RuleTime) -> Markup {
    guard let words = Wording.status(time) else { return .nothing }
    return element("span", .class("event ends")) { reader.say(words) }
  }

  /// The platforms to which something applies.
  func platforms(_ platforms: [Platform]) -> Markup {
    guard !platforms.isEmpty else { return .nothing }
    return element("span", .class("platforms")) {
      platforms.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// `tab-bars.md:42–45` as a link.
  func place(_ document: String, _ lines: LineRange) -> Markup {
    link(addresses.document(document, line: lines.first), .class("place")) {
      "\(document):\(lines.cited)"
    }
  }

  /// A rule in a list: its title, its id and its facts.
  func card(_ rule: Rule) -> Markup {
    element("article", .class("card")) {
      element("h3") {
        link(addresses.rule(rule.id)) { titles(rule.title, fallback: rule.id.rawValue) }
      }
      facts(rule)
    }
  }

  /// The facts about a rule in one line.
  func facts(_ rule: Rule) -> Markup {
    element("p", .class("facts")) {
      if rule.authority != .apple { element("span") { rule.authority.rawValue } }
      modality(rule.modality)
      platforms(rule.platforms)
      status(rule.time)
      if let since = rule.since, rule.time.status == .current {
        element("span") { reader.say(Words.since(since)) }
      }
      element("code") { rule.id.rawValue }
    }
  }

  /// The old and the new value of a number.
  func change(_ change: MetricChange) -> Markup {
    element("span", .class("change")) {
      element("del") { change.before.amount(in: reader.language) }
      " → "
      element("ins") { change.after.amount(in: reader.language) }
    }
  }

  /// What a number measures: its subject and its qualifiers, in the reader's language.
  func subject(of metric: Metric, _ names: SubjectNames) -> Markup {
    group {
      for (index, name) in names.names(of: metric, in: reader.language).enumerated() {
        if index > 0 { ", " }
        text(name, in: "span")
      }
    }
  }

  /// Example queries as links.
  var exampleQueries: Markup {
    element("nav", .class("contents"), .aria(.label, reader.say(Words.examples))) {
      element("ul") {
        for query in Words.queries {
          element("li") { link(addresses.search([("q", query)])) { query } }
        }
      }
    }
  }

  /// A text with its `ranges`, in Unicode scalars, highlighted.
  func marked(_ text: String, _ ranges: [Range<Int>]) -> Markup {
    let scalars = text.unicodeScalars
    var nodes: [Markup] = []
    var index = scalars.startIndex
    var offset = 0
    func take(to end: Int) -> String {
      let next =
        scalars.index(index, offsetBy: max(0, end - offset), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
      defer {
        index = next
        offset = max(offset, end)
      }
      return String(scalars[index..<next])
    }
    for range in ranges {
      nodes.append(.text(take(to: range.lowerBound)))
      nodes.append(.element("mark", [], [.text(take(to: range.upperBound))]))
    }
    nodes.append(.text(String(scalars[index...])))
    return .group(nodes)
  }

  /// A table that scrolls horizontally if it is too wide; columns from `numbersFrom` on contain numbers.
  func table(
    _ name: Phrase, class className: String? = nil, _ columns: [Phrase],
    numbersFrom: Int = .max, @MarkupBuilder rows: () -> [Markup]
  ) -> Markup {
    scrolling(name) {
      element(
        "table", className.map { .class($0) },
        Attribute("data-sort", reader.say(Words.sortBy))
      ) {
        element("thead") {
          element("tr") {
            for (index, column) in columns.enumerated() {
              element(
                "th", Attribute("scope", "col"), index >= numbersFrom ? .class("number") : nil
              ) { reader.say(column) }
            }
          }
        }
        element("tbody") { rows() }
      }
    }
  }

  /// A wide element that scrolls on its own, with the keyboard too.
  func scrolling(
    _ name: Phrase, lang: Language? = nil, @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    element(
      "div", .class("scroll"), lang.map { .lang($0) }, Attribute("tabindex", "0"),
      Attribute("role", "group"), .aria(.label, reader.say(name)), content: content)
  }

  /// A section with a heading to which links can lead.
  ///
  /// Ids of the site itself begin with an underscore, which those of the content never do.
  func section(
    _ id: String, _ heading: Phrase, class name: String = "part",
    @MarkupBuilder content: () -> [Markup]
  ) -> Markup {
    element("section", .class(name), .aria(.labelledBy, "_\(id)")) {
      element("h2", .id("_\(id)")) { reader.say(heading) }
      content()
    }
  }

  /// The breadcrumbs from the home page to this page.
  func breadcrumbs(_ way: [(Address, Markup)]) -> Markup {
    element("nav", .class("way"), .aria(.label, reader.say(Words.breadcrumbs))) {
      element("ol") {
        element("li") { link(addresses.home) { reader.say(Words.home) } }
        for (address, name) in way {
          element("li") { link(address) { name } }
        }
      }
    }
  }

  /// Links to the previous and the next page of `count` pages, if there are several.
  func pages(_ page: Int, of count: Int, _ address: (Int) -> Address) -> Markup {
    guard count > 1 else { return .nothing }
    return element("nav", .class("pages"), .aria(.label, reader.say(Words.pages))) {
      if page > 1 {
        link(address(page - 1), .class("tool"), Attribute("rel", "prev")) {
          reader.say(Words.previous)
        }
      }
      element("span", .class("count")) { "\(page) / \(count)" }
      if page < count {
        link(address(page + 1), .class("tool"), Attribute("rel", "next")) {
          reader.say(Words.next)
        }
      }
    }
  }

  /// A form that filters the page `name`.
  func filters(_ name: String, @MarkupBuilder fields: () -> [Markup]) -> Markup {
    reader.readsFiles
      ? .nothing
      : element(
        "form", .class("filters"), Attribute("method", "get"), .action(addresses.form(name)),
        .aria(.label, reader.say(Words.filters))
      ) {
        PageFrame(reader: reader, target: nil).languageField
        fields()
        element("button", Attribute("type", "submit")) { reader.say(Words.apply) }
      }
  }

  /// A text field: only entries that contain its words are shown.
  func contains(_ text: String) -> Markup {
    element("label", .class("field")) {
      element("span") { reader.say(Words.contains) }
      element(
        "input", Attribute("type", "text"), Attribute("name", "q"), Attribute("value", text),
        Attribute("maxlength", "200"))
    }
  }

  /// A list of choices in a form; `chosen` is selected, or else `none`.
  func choice(
    _ name: String, _ label: Phrase, _ options: [(value: String, label: String)],
    chosen: String?, none: Phrase = Words.any
  ) -> Markup {
    element("label", .class("field")) {
      element("span") { reader.say(label) }
      element("select", Attribute("name", name)) {
        element("option", Attribute("value", "")) { reader.say(none) }
        for option in options {
          element(
            "option", Attribute("value", option.value),
            option.value == chosen ? Attribute("selected", nil) : nil
          ) { option.label }
        }
      }
    }
  }

  /// The name of a component in the reader's language.
  func name(of component: ComponentSummary) -> String {
    reader.one(component.title)?.value ?? component.name.rawValue
  }
}

extension LineRange {
  /// `42` or `42–45`.
  var cited: String { first == last ? "\(first)" : "\(first)–\(last)" }
}
