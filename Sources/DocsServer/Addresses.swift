internal import Guidelines
internal import KnowledgeBase

/// The addresses of the pages, with the language that the reader has chosen.
struct Addresses {
  /// The languages in the query of every link; `nil` if the reader chose none.
  let presentation: Presentation?
  /// The language at the start of every link's path.
  let path: Language?

  init(_ reader: Reader) {
    path = reader.path
    presentation = reader.isExplicit && path == nil ? reader.presentation : nil
  }

  var home: Address { page([]) }
  var components: Address { page(["components"]) }
  var documents: Address { page(["documents"]) }
  var metrics: Address { page(["metrics"]) }
  var checks: Address { page(["checks"]) }
  var terms: Address { page(["terms"]) }
  var report: Address { page(["report"]) }
  var audit: Address { page(["audit"]) }

  func rule(_ id: RuleID) -> Address { page(["rules", id.rawValue]) }
  func markdown(_ id: RuleID) -> Address { page(["rules", id.rawValue + ".md"]) }
  func component(_ name: ComponentName) -> Address { page(["components", name.rawValue]) }

  /// The page of changes between editions, at `fragment` if given.
  func changes(fragment: String? = nil) -> Address { page(["changes"], fragment: fragment) }

  /// The document `name`, at `line` if given.
  func document(_ name: String, line: Int? = nil) -> Address {
    let segments = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return page(["documents"] + segments, fragment: line.map { "L\($0)" })
  }

  func metrics(_ parameters: [(String, String?)]) -> Address { page(["metrics"], parameters) }
  func checks(_ parameters: [(String, String?)]) -> Address { page(["checks"], parameters) }
  func terms(_ parameters: [(String, String?)]) -> Address { page(["terms"], parameters) }

  /// A search, with the parameters of the search page.
  func search(_ parameters: [(String, String?)], fragment: String? = nil) -> Address {
    page(["search"], parameters, fragment: fragment)
  }

  /// The action of a form that sends its fields to the page `name`.
  func form(_ name: String) -> Address { .page((path.map { [$0.rawValue] } ?? []) + [name]) }

  private func page(
    _ segments: [String], _ query: [(String, String?)] = [], fragment: String? = nil
  ) -> Address {
    .page(
      (path.map { [$0.rawValue] } ?? []) + segments,
      query + [("lang", presentation?.rawValue)], fragment: fragment)
  }
}
