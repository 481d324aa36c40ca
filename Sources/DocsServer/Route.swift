internal import Guidelines
internal import KnowledgeBase

/// A route of the site as data, used by the router and the description of the API.
struct Route: Sendable {
  /// A part of the path.
  enum Segment: Equatable, Sendable {
    case literal(String)
    /// Any single segment.
    case parameter(String)
    /// One or more segments.
    case rest(String)
  }

  /// The HTTP method; `GET` includes `HEAD`.
  var method = "GET"
  /// The path, segment by segment.
  let path: [Segment]
  /// A one-line summary of the response.
  let summary: Phrase
  /// The parameters.
  var parameters: [Parameter] = []
  /// The response in the description of the API; `nil` for a route that is not part of it.
  var api: APIOperation?
  /// Makes a response that does not depend on the content; `nil` for a route that only has `answer`.
  var constant: (@Sendable ([Route]) -> Reply)?
  /// Answers from the content.
  let answer: @Sendable (Visit) throws(KnowledgeBaseError) -> Reply

  /// Whether its pages also exist at `/en/…` and `/ko/…`, in one language each.
  var hasLanguages: Bool { parameters.contains { $0.name == "lang" } && !refusesUnknown }

  /// The names of its query parameters.
  var queryNames: [String] { parameters.filter { $0.place == .query }.map(\.name) }

  /// Whether unknown parameters are an error: with a mistyped one, a program would get the answer to
  /// another question.
  var refusesUnknown: Bool { path.first == .literal("api") }

  /// The first query parameter of `target` that it does not have.
  func unknownParameter(of target: Target) -> String? {
    target.query.first { !queryNames.contains($0.name) }?.name
  }

  /// The parameters in `path`; `nil` if the route does not match.
  func match(_ path: [String]) -> [String: String]? {
    var found: [String: String] = [:]
    for (index, segment) in self.path.enumerated() {
      if case .rest(let name) = segment {
        guard index < path.count else { return nil }
        found[name] = path[index...].joined(separator: "/")
        return found
      }
      guard index < path.count else { return nil }
      switch segment {
      case .literal(let name): guard path[index] == name else { return nil }
      case .parameter(let name): found[name] = path[index]
      case .rest: return nil
      }
    }
    return path.count == self.path.count ? found : nil
  }

  /// The validated values of its parameters: those in the path, and those in the query of `target`.
  func values(
    _ inPath: [String: String], _ target: Target
  ) throws(Problem) -> [String: String] {
    if refusesUnknown, let unknown = unknownParameter(of: target) {
      throw .unknownParameter(name: unknown, known: queryNames)
    }
    var given = inPath
    for parameter in parameters {
      if parameter.place == .query {
        guard !target.repeats(parameter.name) else {
          throw .repeatedParameter(name: parameter.name)
        }
        given[parameter.name] = target[parameter.name]
      }
      guard let value = given[parameter.name] else {
        if parameter.isRequired { throw .missingParameter(name: parameter.name) }
        continue
      }
      // A form sends an empty value for a field that was left empty.
      if value.isEmpty, !parameter.isRequired, api == nil { continue }
      guard parameter.admits(value) else {
        throw .badParameter(name: parameter.name, expected: parameter.expected)
      }
    }
    return given
  }

  /// The answer to `visit`, whose component may have any of its names.
  ///
  /// A page has one address, so that it leads there; programs get the answer at once.
  func reply(to visit: Visit) throws(KnowledgeBaseError) -> Reply {
    guard let given = visit[.component], queryNames.contains(Parameter.component.name) else {
      return try answer(visit)
    }
    guard let name = try visit.component(named: given) else {
      return .problem(try visit.noComponent(given))
    }
    guard name.rawValue != given else { return try answer(visit) }
    guard refusesUnknown else {
      return .moved(
        visit.target.replacing(.component, with: name.rawValue).address(in: visit.reader))
    }
    var named = visit
    named.values[Parameter.component.name] = name.rawValue
    return try answer(named)
  }
}
