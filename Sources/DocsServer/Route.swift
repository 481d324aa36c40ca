internal import Guidelines
internal import KnowledgeBase

/// An address of the site, as data: the router and the description of the API both read this.
struct Route: Sendable {
  /// A part of the path.
  enum Segment: Equatable, Sendable {
    case literal(String)
    /// One segment, whatever it is.
    case parameter(String)
    /// One segment or more: a path of its own.
    case rest(String)
  }

  /// The HTTP method; `GET` includes `HEAD`.
  var method = "GET"
  /// The path, segment by segment.
  let path: [Segment]
  /// The summary of what the address gives, in one line.
  let summary: Phrase
  /// What it takes.
  var parameters: [Parameter] = []
  /// What it answers, for the description of the API; `nil` for what is no part of it.
  var api: APIOperation?
  /// The answer that does not depend on the content; `nil` for a route that has `answer` alone.
  var constant: (@Sendable ([Route]) -> Reply)?
  /// Answers from the content.
  let answer: @Sendable (Visit) throws(KnowledgeBaseError) -> Reply

  /// Whether its pages are also at `/en/…` and `/ko/…`, in one language each.
  var hasLanguages: Bool { parameters.contains { $0.name == "lang" } && !refusesUnknown }

  /// The names of the parameters that its query takes.
  var queryNames: [String] { parameters.filter { $0.place == .query }.map(\.name) }

  /// Whether a parameter that it does not take is an error: programs that mistype one would get an
  /// answer to another question.
  var refusesUnknown: Bool { path.first == .literal("api") }

  /// The first parameter of the query of `target` that it does not take.
  func unknownParameter(of target: Target) -> String? {
    target.query.first { !queryNames.contains($0.name) }?.name
  }

  /// The parameters in `path`; `nil` where it is another one.
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

  /// The values of its parameters, each checked: those `inPath`, and those of the query of `target`.
  func values(
    _ inPath: [String: String], _ target: Target
  ) throws(Problem) -> [String: String] {
    if refusesUnknown, let unknown = unknownParameter(of: target) {
      throw .unknownParameter(name: unknown, known: queryNames)
    }
    var given = inPath
    for parameter in parameters {
      if parameter.place == .query { given[parameter.name] = target[parameter.name] }
      guard let value = given[parameter.name] else {
        if parameter.isRequired { throw .missingParameter(name: parameter.name) }
        continue
      }
      // A form sends what was left open as an empty value.
      if value.isEmpty, !parameter.isRequired, api == nil { continue }
      guard parameter.admits(value) else {
        throw .badParameter(name: parameter.name, expected: parameter.expected)
      }
    }
    return given
  }
}
