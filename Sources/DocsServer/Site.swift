package import Guidelines
package import KnowledgeBase
package import ModelContext
internal import TextAnalysis

/// The documentation site: turns requests into responses, without any networking.
///
/// ```swift
/// let site = Site(database: "guidelines.sqlite")
/// let response = site.response(
///   to: Request(target: "/rules/tab-count", headers: .init(host: "localhost")))
/// response.status  // .ok
/// ```
///
/// It can be used from any number of threads.
package final class Site: Sendable {
  /// The maximum size of a request body in bytes.
  package static let bodyLimit = 20 << 20

  private let library: Library
  private let presentation: Presentation
  private let hosts: HostNames
  private let cache: ResponseCache
  /// Distinguishes the pages of this build from those of others.
  private let build: String
  private let routes: [Route]
  private let check: ContextLibrary.Check

  /// Creates the site of the knowledge base at `database`.
  ///
  /// `presentation` is for readers who do not choose, `hosts` are the host names that it accepts, `build`
  /// distinguishes the pages of this build from those of others, and `check` runs the linter.
  package init(
    database: String, presentation: Presentation = .both, hosts: HostNames = HostNames(),
    build: String = "", check: @escaping ContextLibrary.Check = noLinter
  ) {
    self.check = check
    library = Library(path: database)
    self.presentation = presentation
    self.hosts = hosts
    cache = ResponseCache()
    self.build = Digest.fnv1a((build + Asset.style.name + Asset.script.name).utf8)
    routes = Route.all
  }

  /// Checks that the knowledge base can be read.
  ///
  /// - Throws: `KnowledgeBaseError` if it cannot be opened.
  package func open() throws(KnowledgeBaseError) {
    try library.read { _, _ in }
  }

  /// The answer to `request`.
  package func response(to request: Request) -> Response {
    let request = request.inOriginForm
    var response = answer(to: request)
    response.omitsBody = request.method == "HEAD"
    if let origin = request.headers.origin, hosts.names(origin: origin) {
      response.set("Access-Control-Allow-Origin", origin)
      response.set("Vary", Self.vary + ", Origin")
    }
    for (name, value) in Self.security where response.header(name) == nil {
      response.headers.append((name, value))
    }
    return response
  }

  /// The response to a request whose body is too large, or whose length is unknown.
  package func response(to request: Request, bodyLength: Int?) -> Response {
    let request = request.inOriginForm
    let problem: Problem =
      bodyLength == nil ? .lengthRequired : .contentTooLarge(limit: Self.bodyLimit)
    var response = render(problem, for: reader(of: request, target: nil), request)
    for (name, value) in Self.security { response.headers.append((name, value)) }
    return response
  }

  /// Whether `request` may take so long that it should not block others.
  package func isLong(_ request: Request) -> Bool {
    request.method == "POST" && Target(request.inOriginForm.target)?.path.last == "explain"
  }

  private func answer(to request: Request) -> Response {
    let asked = Target(request.target)
    let target = asked?.withoutLanguage
    let reader = reader(of: request, target: asked)
    do throws(Problem) {
      guard hosts.admit(request.headers.host) else {
        throw .wrongHost(given: request.headers.host)
      }
      guard hosts.admit(origin: request.headers.origin) else { throw .foreignOrigin }
      guard let target else { throw .badTarget }
      if request.method == "OPTIONS", hosts.names(origin: request.headers.origin) {
        return preflight
      }
      if target.path.count == 2, target.path[0] == "assets" {
        return try asset(target.path[1], request)
      }
      if let kept = kept(request, reader) { return kept }
      if let moved = withoutFinalSlash(target, reader, request) { return moved }
      let (route, inPath) = try route(for: request, at: target.path)
      guard reader.path == nil || route.hasLanguages else { throw .noPage }
      let values = try route.values(inPath, target)
      if let reply = route.constant?(routes) { return constant(reply, reader, target, request) }
      return try response(of: route, target, values, reader, request)
    } catch {
      return render(error, for: reader, request)
    }
  }

  /// The response to a preflight request (CORS, Fetch Standard).
  private var preflight: Response {
    var response = Response(status: .noContent)
    response.set("Access-Control-Allow-Methods", "GET, HEAD, POST")
    response.set("Access-Control-Allow-Headers", "Content-Type, Accept, Accept-Language")
    response.set("Access-Control-Max-Age", "86400")
    return response
  }

  /// Leads to the page at `target` without the slash at its end; `nil` if there is no such page.
  private func withoutFinalSlash(
    _ target: Target, _ reader: Reader, _ request: Request
  ) -> Response? {
    guard request.method == "GET" || request.method == "HEAD", let other = target.withoutFinalSlash,
      routes.contains(where: { $0.hasLanguages && $0.match(other.path) != nil })
    else { return nil }
    return render(.moved(other.address(in: reader)), for: reader, other)
  }

  /// The route at `path` that takes the method of `request`, and the parameters in the path.
  private func route(
    for request: Request, at path: [String]
  ) throws(Problem) -> (Route, [String: String]) {
    let found = routes.compactMap { route in route.match(path).map { (route, $0) } }
    guard !found.isEmpty else { throw .noPage }
    let method = request.method == "HEAD" ? "GET" : request.method
    guard let match = found.first(where: { $0.0.method == method }) else {
      throw .methodNotAllowed(
        allowed: found.flatMap { $0.0.method == "GET" ? ["GET", "HEAD"] : [$0.0.method] })
    }
    return match
  }

  /// The response of a route that depends only on the build.
  private func constant(_ reply: Reply, _ reader: Reader, _ target: Target, _ request: Request)
    -> Response
  {
    let tag = "W/\"\(build)\""
    var response = render(reply, for: reader, target)
    compress(&response, for: request)
    response.set("ETag", tag)
    guard request.headers.ifNoneMatch.map({ Self.matches($0, tag) }) ?? false else {
      return response
    }
    var unchanged = Response(unchanged: response)
    unchanged.headers = response.headers.filter {
      ["ETag", "Vary", "Cache-Control"].contains($0.name)
    }
    return unchanged
  }

  /// The cached response to `request`, if the content has not changed.
  private func kept(_ request: Request, _ reader: Reader) -> Response? {
    guard request.method == "GET" || request.method == "HEAD" else { return nil }
    let state = library.state
    guard state.isSettled, let kept = cache.response(to: key(request, reader), in: state) else {
      return nil
    }
    return ifChanged(kept, state, request)
  }

  private func key(_ request: Request, _ reader: Reader) -> ResponseCache.Key {
    ResponseCache.Key(
      target: request.target, host: request.headers.host, reader: reader,
      isCompressed: request.headers.takesGzip)
  }

  /// The response of `route`, which is cached until the content changes.
  private func response(
    of route: Route, _ target: Target, _ values: [String: String], _ reader: Reader,
    _ request: Request
  ) throws(Problem) -> Response {
    let state = library.state
    // Responses to request bodies are not cached.
    let isSettled = state.isSettled && route.method == "GET"
    let reply: Reply
    do throws(KnowledgeBaseError) {
      reply = try library.read { base, contents throws(KnowledgeBaseError) in
        try route.reply(
          to: Visit(
            base: base, contents: contents, reader: reader, values: values, target: target,
            body: request.body, headers: request.headers, check: check))
      }
    } catch {
      throw .knowledgeBase(error)
    }
    if case .problem(let problem) = reply { throw problem }
    var response = render(reply, for: reader, target)
    // The tag depends only on this page, so changes to other pages keep it.
    let tag = "W/\"\(Digest.fnv1a(response.body))\""
    compress(&response, for: request)
    guard isSettled else { return response }
    validate(&response, tag, state)
    cache.keep(response, for: key(request, reader), in: state)
    return ifChanged(response, state, request)
  }

  /// `response`, or 304 if the client's copy is current.
  private func ifChanged(
    _ response: Response, _ state: ContentState, _ request: Request
  ) -> Response {
    guard response.status == .ok, let tag = response.header("ETag"),
      isCurrent(tag, state.changed, request)
    else { return response }
    var unchanged = Response(unchanged: response)
    validate(&unchanged, tag, state)
    return unchanged
  }

  private func render(_ reply: Reply, for reader: Reader, _ target: Target) -> Response {
    switch reply {
    case .page(let page):
      let frame = PageFrame(reader: reader, target: target)
      return Response(status: .ok, type: .html, body: frame.around(page).page)
    case .json(let payload):
      return Response(status: .ok, type: .json, body: JSONBody.encode(payload))
    case .document(let type, let bytes):
      return Response(status: .ok, type: type, body: bytes)
    case .streamed(let type, let body):
      var response = Response(status: .ok, type: type)
      response.stream = body
      return response
    case .answer(let status, let type, let bytes):
      return Response(status: status, type: type, body: bytes)
    case .markdown(let text):
      return Response(status: .ok, type: .markdown, body: Array(text.utf8))
    case .moved(let address):
      var response = Response(status: .movedPermanently)
      response.set("Location", address.text)
      return response
    case .problem:
      preconditionFailure("problems are rendered by Accept")
    }
  }

  private func render(_ problem: Problem, for reader: Reader, _ request: Request) -> Response {
    var response: Response
    if request.headers.prefersJSON || Route.isForPrograms(request.target) {
      response = Response(
        status: problem.status, type: .problem, body: JSONBody.encode(ProblemDocument(problem)))
    } else {
      let frame = PageFrame(reader: reader, target: nil)
      response = Response(
        status: problem.status, type: .html,
        body: frame.around(ProblemPage(problem: problem, reader: reader).page).page)
    }
    if !problem.allowed.isEmpty {
      response.set("Allow", problem.allowed.joined(separator: ", "))
    }
    response.set("Cache-Control", "no-store")
    return response
  }

  private func asset(_ name: String, _ request: Request) throws(Problem) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw .methodNotAllowed(allowed: ["GET", "HEAD"])
    }
    guard let asset = Asset.all[name] else { throw .noPage }
    var response = Response(status: .ok, type: asset.type, body: asset.bytes)
    compress(&response, for: request)
    response.set("Cache-Control", "public, max-age=31536000, immutable")
    return response
  }

  private func reader(of request: Request, target: Target?) -> Reader {
    Reader(
      asked: target?["lang"].flatMap(Presentation.init(rawValue:)), path: target?.language,
      preset: presentation,
      browser: request.headers.language)
  }

  /// Whether the client's copy is current.
  private func isCurrent(_ tag: String, _ changed: HTTPDate, _ request: Request) -> Bool {
    if let tags = request.headers.ifNoneMatch { return Self.matches(tags, tag) }
    // Clients send back the date they got; any other date says nothing about this page.
    return request.headers.ifModifiedSince == changed.text
  }

  /// Whether `tags` contain `tag`, by weak comparison; our tags contain neither commas nor spaces.
  private static func matches(_ tags: String, _ tag: String) -> Bool {
    let opaque = tag.dropFirst(2)
    return tags.split { $0 == "," || $0 == " " }.contains { $0 == "*" || $0.hasSuffix(opaque) }
  }

  private func validate(_ response: inout Response, _ tag: String, _ state: ContentState) {
    response.set("ETag", tag)
    response.set("Last-Modified", state.changed.text)
    response.set("Cache-Control", "no-cache")
    response.set("Vary", Self.vary)
  }

  private func compress(_ response: inout Response, for request: Request) {
    response.set("Vary", Self.vary)
    if response.header("Cache-Control") == nil { response.set("Cache-Control", "no-cache") }
    guard request.headers.takesGzip, response.body.count > 1_024,
      let compressed = Gzip.compress(response.body)
    else { return }
    response.body = compressed
    response.set("Content-Encoding", "gzip")
  }

  private static let vary = "Accept, Accept-Encoding, Accept-Language"

  /// The headers of every response.
  ///
  /// Scripts, styles and images come only from this server, and never inline.
  private static let security = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; "
        + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
