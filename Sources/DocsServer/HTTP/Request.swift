internal import Guidelines
package import ModelContext
internal import TextAnalysis

/// A request as the router sees it: values only, wherever it came from.
package struct Request: Sendable {
  /// The headers that the site reads; what a request does not have is `nil`.
  package struct Headers: Sendable {
    /// Which site is meant.
    package var host: String?
    /// The media types wanted.
    package var accept: String?
    /// The languages wanted.
    package var acceptLanguage: String?
    /// The content codings understood.
    package var acceptEncoding: String?
    /// The entity tags that the client has.
    package var ifNoneMatch: String?
    /// When the client got what it has.
    package var ifModifiedSince: String?
    /// The site whose page asks; `nil` where no page does.
    package var origin: String?
    /// What a request of the Model Context Protocol says beside its body.
    package var context = RequestHeaders()

    /// Creates the headers.
    package init(
      host: String? = nil, accept: String? = nil, acceptLanguage: String? = nil,
      acceptEncoding: String? = nil, ifNoneMatch: String? = nil, ifModifiedSince: String? = nil
    ) {
      self.host = host
      self.accept = accept
      self.acceptLanguage = acceptLanguage
      self.acceptEncoding = acceptEncoding
      self.ifNoneMatch = ifNoneMatch
      self.ifModifiedSince = ifModifiedSince
    }
  }

  /// The method as it was sent.
  package var method: String
  /// Path and query as they were sent, still encoded.
  package var target: String
  /// The headers.
  package var headers: Headers
  /// The body; empty where there is none.
  package var body: [UInt8]

  /// Creates a request.
  package init(
    method: String = "GET", target: String, headers: Headers = Headers(), body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }
}

/// The target of a request, taken apart and decoded once.
struct Target: Sendable {
  /// The segments of the path; `/` has none.
  let path: [String]
  /// The parameters of the query in order.
  let query: [(name: String, value: String)]

  /// Reads `target`; `nil` where it is no path, or an escape in it is broken.
  init?(_ target: String) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let raw = parts.first, raw.first == "/" else { return nil }
    var path: [String] = []
    for segment in raw.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let decoded = PercentCoding.decode(segment), !decoded.utf8.contains(0) else {
        return nil
      }
      path.append(decoded)
    }
    if path == [""] { path = [] }
    self.path = path

    var query: [(name: String, value: String)] = []
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decode(sides[0], plusIsSpace: true),
        let value = PercentCoding.decode(sides.count > 1 ? sides[1] : "", plusIsSpace: true)
      else { return nil }
      query.append((name, value))
    }
    self.query = query
  }

  /// The language with which the path begins; `nil` where it begins with none.
  var language: Language? { path.first.flatMap(Language.init(rawValue:)) }

  /// It without the language with which the path begins.
  var withoutLanguage: Target {
    let rest = language == nil ? path : Array(path.dropFirst())
    return Target(path: rest == [""] ? [] : rest, query: query)
  }

  /// The page without what narrows it down, in the languages of `presentation`.
  func address(in presentation: Presentation) -> Address {
    .page((presentation == .both ? [] : [presentation.rawValue]) + path)
  }

  private init(path: [String], query: [(name: String, value: String)]) {
    self.path = path
    self.query = query
  }

  /// The first value of the parameter `name`.
  subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}
