internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import SourceComparison
internal import TextAnalysis

extension Route {
  /// `/rules`: leads to the components, by which the rules are listed.
  static let rules = Route(
    path: [.literal("rules")], summary: Phrase("the rules by component", "구성 요소별 규칙"),
    parameters: [.lang]
  ) { visit in visit.moved(to: ["components"]) }

  /// `/rules/ID`: everything about a rule; `/rules/ID.md` the same as Markdown.
  static let rule = Route(
    path: [.literal("rules"), .parameter("id")], summary: Phrase("one rule", "규칙 하나"),
    parameters: [.asOf, .lang]
  ) { visit throws(KnowledgeBaseError) in
    let given = visit.values["id"] ?? ""
    let isMarkdown = given.hasSuffix(".md")
    let name = isMarkdown ? String(given.dropLast(3)) : given
    let rule: Rule
    switch try visit.rule(called: name) {
    case .success(let held): rule = held
    case .failure(let problem): return .problem(problem)
    }
    guard rule.id.rawValue == name else {
      return visit.moved(to: ["rules", rule.id.rawValue + (isMarkdown ? ".md" : "")])
    }
    if isMarkdown {
      return .markdown(
        RuleMarkdown(
          rule: rule, names: try visit.names,
          now: try visit.base.successors(of: rule).map(\.id),
          presentation: visit.reader.presentation, language: visit.reader.language
        ).text)
    }
    return .page(try RulePage(rule, visit).page)
  }
}

/// The page of a rule.
struct RulePage {
  private let rule: Rule
  private let reader: Reader
  private let fragments: Fragments
  private let related: [Rule]
  /// The rules of other authorities about the same thing.
  private let others: [(relation: RuleRelation.Kind, rule: Rule)]
  /// The rules that replaced it, if it has ended.
  private let successors: [Rule]
  private let component: Catalog.Entry?
  private let described: [CheckDescription]
  private let names: SubjectNames
  /// The components that have a page.
  private let pages: Set<ComponentName>

  init(_ rule: Rule, _ visit: Visit) throws(KnowledgeBaseError) {
    self.rule = rule
    reader = visit.reader
    fragments = Fragments(visit.reader)
    var related: [Rule] = []
    for id in rule.related {
      if let other = try visit.base.rule(id) { related.append(other) }
    }
    self.related = related
    var others: [(RuleRelation.Kind, Rule)] = []
    for other in try AuthorityComparison(visit.base).relations(of: rule) ?? [] {
      if let found = try visit.base.rule(other.rule) { others.append((other.relation, found)) }
    }
    self.others = others
    successors = rule.time.status == .ended ? try visit.base.successors(of: rule) : []
    let checks =
      rule.authority == .apple ? rule.allChecks : try visit.schedule.checks(enforcing: rule)
    described =
      checks.isEmpty
      ? []
      : CheckDescription.of(checks, numbers: try visit.numbers, schedule: try visit.schedule)
    names = try visit.names
    let catalog = try visit.catalog
    component = rule.component.flatMap { catalog[$0] }
    pages = Set(catalog.entries.map(\.name))
  }

  var page: Page {
    Page(
      title: reader.one(rule.title)?.value ?? rule.id.rawValue, part: .components,
      content: element("div", .class("rule")) {
        if let component {
          fragments.breadcrumbs([
            (fragments.addresses.components, .text(reader.say(Words.components))),
            (
              fragments.addresses.component(component.name),
              .text(reader.one(component.title)?.value ?? component.name.rawValue)
            ),
          ])
        }
        head
        successorCards
        statement
        PictureView(of: rule.id.rawValue, rules: [rule.id: rule], fragments).figures
        numbers
        checks
        sources
        editions
        relations
      })
  }

  private var head: Markup {
    group {
      fragments.title(rule.title, fallback: rule.id.rawValue)
      fragments.facts(rule)
      element("p", .class("tools")) {
        link(.page(["rules", rule.id.rawValue]), .class("tool")) { reader.say(Words.permalink) }
        link(
          fragments.addresses.markdown(rule.id), .class("tool"),
          Attribute("data-copy", reader.say(Words.copyMarkdown)),
          Attribute("data-copied", reader.say(Words.copied))
        ) { reader.say(Words.asMarkdown) }
      }
    }
  }

  @MarkupBuilder private var successorCards: [Markup] {
    if rule.time.status == .ended {
      if let reason = reader.one(rule.time.validity.endReason) {
        fragments.text(reason, in: "p")
      }
      if !successors.isEmpty {
        fragments.section("now", Words.holdsNow) {
          element("div", .class("cards")) { for rule in successors { fragments.card(rule) } }
        }
      }
    }
  }

  private var statement: Markup {
    fragments.texts(rule.explanation, class: "statement")
  }

  @MarkupBuilder private var numbers: [Markup] {
    if !rule.metrics.isEmpty {
      fragments.section("numbers", Words.numbers) {
        DrawingList(rule.metrics, names, fragments).figures
        MetricTable(rule.metrics, names, showsRule: false, fragments).table
      }
    }
  }

  private var checks: Markup {
    fragments.section("checks", Words.checks) {
      if !described.isEmpty {
        for check in described {
          CheckView(description: check, fragments: fragments, leadsToRule: false).view
        }
      } else if !rule.uncheckable.isEmpty {
        element("p") { reader.say(Words.uncheckable) }
        fragments.texts(rule.uncheckable)
      } else {
        element("p") { reader.say(Words.noCheck) }
      }
    }
  }

  private var sources: Markup {
    fragments.section("sources", Words.sources) {
      element("ul", .class("sources")) {
        for source in rule.sources {
          element("li") {
            element("p", .class("facts")) {
              fragments.place(source.document, source.lines)
              element("span") {
                source.edition.map { "\($0)" } ?? reader.say(Words.undated)
              }
              for language in source.languages {
                if let lines = source.text[language]?.lines {
                  element("span") { "\(language.rawValue) \(lines.cited)" }
                }
              }
            }
          }
        }
      }
    }
  }

  @MarkupBuilder private var editions: [Markup] {
    let editions = rule.editions
    if editions.count > 1 || editions.contains(where: \.differs) {
      // Without a date, it is unknown which edition came before.
      let views = editions.enumerated().map { index, statement in
        EditionView(
          statement: statement,
          before: index > 0 && statement.edition != nil ? editions[index - 1] : nil,
          fragments: fragments)
      }
      fragments.section("editions", Words.editions) {
        if views.contains(where: \.marksWords) {
          element("p", .class("note")) { reader.say(Words.comparedWithBefore) }
        }
        for view in views { view.view }
      }
    }
  }

  @MarkupBuilder private var relations: [Markup] {
    if !others.isEmpty {
      fragments.section("authorities", Wording.otherAuthorities) {
        for other in others {
          element("p", .class("note")) {
            "\(other.rule.authority): \(reader.say(Wording.relation(other.relation)))"
          }
          fragments.card(other.rule)
        }
      }
    }
    if !related.isEmpty {
      fragments.section("related", Words.related) {
        element("div", .class("cards")) {
          for rule in related { fragments.card(rule) }
        }
      }
    }
    if !rule.links.isEmpty {
      fragments.section("links", Words.links) {
        element("ul", .class("plain")) {
          for one in rule.links {
            element("li") { LinkView(link: one, pages: pages, fragments: fragments).view }
          }
        }
      }
    }
    if !rule.aliases.isEmpty {
      fragments.section("aliases", Words.aliases) {
        element("p", .class("facts")) {
          for alias in rule.aliases { element("code") { alias.rawValue } }
        }
      }
    }
  }
}

/// A link of a document: to a component's page, to the web, or just its text.
struct LinkView {
  let link: Link
  /// The components that have a page.
  let pages: Set<ComponentName>
  let fragments: Fragments

  var view: Markup {
    if let component = link.component, pages.contains(component) {
      return DocsServer.link(fragments.addresses.component(component)) { link.text }
    }
    if let address = Address(web: link.target) {
      return DocsServer.link(address, Attribute("rel", "noreferrer")) { link.text }
    }
    return element("span") { link.text }
  }
}

/// An edition's statement, with the differences from the edition before.
struct EditionView {
  let statement: EditionStatement
  let before: EditionStatement?
  let fragments: Fragments

  var view: Markup {
    let reader = fragments.reader
    return element("section", .class("edition")) {
      element("h3") {
        statement.edition.map { "\($0)" } ?? reader.say(Words.undated)
        " "
        element("span", .class("count")) { statement.documents.joined(separator: ", ") }
      }
      if statement.differs {
        element("p") { for change in statement.changes { fragments.change(change) } }
      } else {
        numbers
      }
      let texts = reader.shown(statement.statement)
      element("div", .class(texts.count > 1 ? "texts pair" : "texts")) {
        for text in texts {
          element("p", .lang(text.language)) {
            if let difference = difference(in: text.language) {
              difference.marked
            } else {
              text.value
            }
          }
        }
      }
    }
  }

  /// The numbers in the statement, or those dropped since the edition before; empty for more than 8.
  private var numbers: Markup {
    let gone = statement.metrics.isEmpty ? amounts(of: before) : []
    let shown = amounts(of: statement) + gone
    guard (1...8).contains(shown.count) else { return .nothing }
    return element("ul", .class("amounts")) {
      for amount in shown {
        element("li") { if gone.isEmpty { amount } else { element("del") { amount } } }
      }
    }
  }

  /// The distinct amounts in `statement`.
  private func amounts(of statement: EditionStatement?) -> [String] {
    var amounts: [String] = []
    for stated in StatedAmount.list(
      of: statement?.metrics ?? [], in: fragments.reader.language)
    where !amounts.contains(stated.amount) {
      amounts.append(stated.amount)
    }
    return amounts
  }

  /// Whether added or removed words are marked.
  var marksWords: Bool {
    fragments.reader.shown(statement.statement).contains { difference(in: $0.language) != nil }
  }

  private func difference(in language: Language) -> WordDifference? {
    guard let text = statement.statement[language], let old = before?.statement[language] else {
      return nil
    }
    return WordDifference(from: old, to: text)
  }
}
