internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

/// A call of a tool: its validated arguments and the library to answer from.
struct Question {
  let arguments: JSONValue
  let library: ContextLibrary

  /// The text of `argument`; `nil` if empty.
  func text(_ argument: Argument) -> String? { arguments[argument.name].text }

  /// Where the page that is asked for begins; `nil` at the beginning.
  var cursor: ListCursor? { text(.cursor).flatMap { ListCursor($0) } }

  /// The number of `argument`.
  func number(_ argument: Argument, else preset: Int) -> Int {
    arguments[argument.name].integer ?? preset
  }

  /// The language of the answer: the requested one, else that of `query`, else the server's.
  func language(of query: String = "") -> Language {
    if let asked = text(.language).flatMap(Language.init(rawValue:)) { return asked }
    return query.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) })
      ? .ko : library.language
  }

  /// The edition that `argument` names.
  func edition(_ argument: Argument) throws(ToolFailure) -> Edition? {
    guard let text = text(argument) else { return nil }
    guard let edition = Edition(text) else {
      throw .badArgument(name: argument.name, expected: "YYYY or YYYY-MM")
    }
    return edition
  }

  /// The knowledge base as it is now.
  func base() throws(ToolFailure) -> KnowledgeBase {
    try reading { () throws(KnowledgeBaseError) in try library.open() }
  }

  /// Runs a query and wraps its error.
  func reading<Answer>(
    _ body: () throws(KnowledgeBaseError) -> Answer
  ) throws(ToolFailure) -> Answer {
    do { return try body() } catch { throw .knowledgeBase(error) }
  }

  /// The filter of the arguments; without a time, what holds today.
  func filter(in base: KnowledgeBase) throws(ToolFailure) -> Filter {
    var filter = Filter(platform: text(.platform).flatMap(Platform.init(rawValue:)))
    filter.asOf = try edition(.asOf)
    if filter.asOf == nil { filter.heldOn = base.today }
    if let name = text(.component) { filter.component = try component(named: name, in: base) }
    return filter
  }

  private func component(
    named name: String, in base: KnowledgeBase
  ) throws(ToolFailure) -> ComponentName {
    let found = try reading { () throws(KnowledgeBaseError) in try base.component(named: name) }
    if let found { return found }
    let nearest = try reading { () throws(KnowledgeBaseError) in
      try base.nearestComponents(to: name)
    }
    throw .noComponent(given: name, nearest: nearest.map(\.rawValue))
  }
}

// The arguments that several tools take.
extension Argument {
  static let component = Argument(
    name: "component", values: .text(most: 100),
    summary: "any name of it: tab-bars, UITabBar, 탭 막대")
  static let platform = Argument(
    name: "platform", values: .choice(Platform.allCases.map(\.rawValue)), summary: "")
  static let language = Argument(
    name: "lang", values: .choice(Language.allCases.map(\.rawValue)), summary: "")
  static let asOf = Argument(
    name: "as_of", values: .text(most: 10), summary: "YYYY[-MM]: what held then")
  static let since = Argument(name: "since", values: .text(most: 10), summary: "YYYY[-MM]")
  static let cursor = Argument(
    name: "cursor", values: .cursor, summary: "next of the last answer")

  static func limit(_ most: Int, preset: Int) -> Argument {
    Argument(name: "limit", values: .number(1...most), summary: "default \(preset)")
  }
}
