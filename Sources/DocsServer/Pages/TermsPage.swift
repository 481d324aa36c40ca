internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

extension Route {
  /// `/terms`: the glossary.
  static let terms = Route(
    path: [.literal("terms")], summary: Phrase("the glossary", "용어집"),
    parameters: [.query, .page, .lang]
  ) { visit throws(KnowledgeBaseError) in
    let query = visit[.query] ?? ""
    let words = query.split(separator: " ").map { Folding.fold(String($0)) }
    let concepts = try visit.base.concepts().filter { concept in
      let names = Folding.fold((concept.en + concept.ko + concept.apis).joined(separator: "\n"))
      return words.allSatisfy { names.contains($0) }
    }
    let pages = Set(try visit.components.map(\.name))
    return .page(
      TermsPage(
        shown: visit.page(of: concepts, size: 60), total: concepts.count, query: query,
        pages: pages, fragments: Fragments(visit.reader)
      ).page)
  }
}

/// The page of the glossary.
struct TermsPage {
  let shown: (records: [Concept], number: Int, count: Int)
  let total: Int
  /// The words that all of the shown concepts contain.
  let query: String
  /// The components that have a page.
  let pages: Set<ComponentName>
  let fragments: Fragments

  var page: Page {
    let reader = fragments.reader
    return Page(
      title: reader.say(Words.terms), part: .terms,
      content: group {
        element("h1") { reader.say(Words.terms) }
        element("p", .class("lead")) { reader.say(Words.termsLead) }
        fragments.filters("terms") { fragments.contains(query) }
        element("p", .class("facts")) {
          element("span") { reader.say(Words.terms(total)) }
        }
        fragments.table(
          Words.terms, class: "terms",
          [Words.english, Words.korean, Words.inCode, Words.component]
        ) { for concept in shown.records { row(concept) } }
        fragments.pages(shown.number, of: shown.count) { number in
          fragments.addresses.terms([("q", query), ("page", "\(number)")])
        }
      })
  }

  private func row(_ concept: Concept) -> Markup {
    element("tr", .id(concept.id.rawValue)) {
      element("th", Attribute("scope", "row"), .lang(.en)) { terms(concept.en, of: concept) }
      element("td", .lang(.ko)) { terms(concept.ko, of: concept) }
      element("td", .lang(.en)) {
        for (index, name) in concept.apis.enumerated() {
          if index > 0 { " " }
          element("code") { name }
        }
      }
      element("td") {
        if let component = concept.component, pages.contains(component) {
          link(fragments.addresses.component(component)) { component.rawValue }
        }
      }
    }
  }

  private func terms(_ terms: [String], of concept: Concept) -> Markup {
    group {
      for (index, term) in terms.enumerated() {
        if index > 0 { ", " }
        if concept.ambiguous.contains(term) {
          element(
            "span", .class("ambiguous"), Attribute("title", fragments.reader.say(Words.ambiguous))
          ) { term }
        } else {
          term
        }
      }
    }
  }
}
