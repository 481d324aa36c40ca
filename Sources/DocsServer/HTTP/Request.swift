internal import Guidelines
package import ModelContext
internal import TextAnalysis

/// An HTTP request as plain values, independent of the server that received it.
package struct Request: Sendable {
  /// The headers that the site reads; a missing one is `nil`.
  package struct Headers: Sendable {
    /// The value of `Host`.
    package var host: String?
    /// The media types wanted.
    package var accept: String?
    /// The languages wanted.
    package var acceptLanguage: String?
    /// The content codings understood.
    package var acceptEncoding: String?
    /// The entity tags of the client's copies.
    package var ifNoneMatch: String?
    /// The date of the client's copy.
    package var ifModifiedSince: String?
    /// The origin of the page that sent the request; `nil` if no page did.
    package var origin: String?
    /// The headers of the Model Context Protocol.
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
  /// Path and query as sent, still percent-encoded.
  package var target: String
  /// The headers.
  package var headers: Headers
  /// The body; may be empty.
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

extension Request {
  /// The request with its target as path and query, where a proxy would send a whole URL, whose host then
  /// takes the place of `Host` (RFC 9112, section 3.2.2).
  var inOriginForm: Request {
    let scheme = "http://"
    guard target.prefix(scheme.count).lowercased() == scheme else { return self }
    let rest = target.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    let address = rest.dropFirst(host.count)
    var request = self
    request.target = (address.hasPrefix("/") ? "" : "/") + address
    // A request without the header is not valid, whatever its target says.
    if headers.host != nil { request.headers.host = String(host) }
    return request
  }
}

/// The path and query of a request, split and decoded.
struct Target: Sendable {
  /// The segments of the path; `/` has none.
  let path: [String]
  /// The parameters of the query in order.
  let query: [(name: String, value: String)]

  /// Reads `target`; `nil` if it is not a path or contains an invalid escape.
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

  /// The language at the start of the path, if there is one.
  var language: Language? { path.first.flatMap(Language.init(rawValue:)) }

  /// The target without the language at the start of the path.
  var withoutLanguage: Target {
    let rest = language == nil ? path : Array(path.dropFirst())
    return Target(path: rest == [""] ? [] : rest, query: query)
  }

  /// The target without the slash at its end; `nil` if there is none, or nothing before it.
  var withoutFinalSlash: Target? {
    path.count > 1 && path.last == "" ? Target(path: path.dropLast(), query: query) : nil
  }

  /// The target with another value of `parameter`.
  func replacing(_ parameter: Parameter, with value: String) -> Target {
    Target(
      path: path,
      query: query.map { ($0.name, $0.name == parameter.name ? value : $0.value) })
  }

  /// The page without its query, in the languages of `presentation`.
  func address(in presentation: Presentation) -> Address {
    .page((presentation == .both ? [] : [presentation.rawValue]) + path)
  }

  /// The page with its query, in the language of the path that `reader` came by.
  func address(in reader: Reader) -> Address {
    .page((reader.path.map { [$0.rawValue] } ?? []) + path, query.map { ($0.name, $0.value) })
  }

  init(path: [String], query: [(name: String, value: String)]) {
    self.path = path
    self.query = query
  }

  /// Whether there are several values of the parameter `name`.
  func repeats(_ name: String) -> Bool { query.count { $0.name == name } > 1 }

  /// The first value of the parameter `name`.
  subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}
