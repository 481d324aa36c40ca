/// A response of the site, independent of the server that sends it.
package struct Response: Sendable {
  /// The status code.
  package var status: Status
  /// The headers in order.
  package var headers: [(name: String, value: String)]
  /// The body; for a `HEAD` request it is not sent, but determines the content length.
  package var body: [UInt8]
  /// The body in place of `body`, if it is made while it is sent.
  package var stream: StreamedBody?
  /// Whether the body is not sent.
  package var omitsBody = false
  /// The length of the body that a client has already, for a response that says so (304).
  package var unchangedLength: Int?

  /// Creates a response.
  init(status: Status, type: MediaType? = nil, body: [UInt8] = []) {
    self.status = status
    self.body = body
    headers = type.map { [("Content-Type", $0.header)] } ?? []
  }

  /// Creates the response that says that a client has `whole` already.
  init(unchanged whole: Response) {
    self.init(status: .notModified)
    unchangedLength = whole.body.count
  }

  /// The value of the header `name`.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Sets the header `name`.
  mutating func set(_ name: String, _ value: String) {
    headers.removeAll { $0.name == name }
    headers.append((name, value))
  }
}

/// A body that is made part by part while it is sent.
///
/// Unchecked because whoever sends a response owns it, so only one thread uses it.
package final class StreamedBody: @unchecked Sendable {
  private let make: () -> [UInt8]?

  /// Creates a body of the parts that `make` returns, up to `nil`.
  init(_ make: @escaping () -> [UInt8]?) { self.make = make }

  /// The next part; `nil` after the last.
  package func next() -> [UInt8]? { make() }
}

/// The status codes that the site answers with.
package enum Status: Int, Sendable {
  case ok = 200
  case accepted = 202
  case noContent = 204
  case movedPermanently = 301
  case notModified = 304
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case lengthRequired = 411
  case contentTooLarge = 413
  case misdirected = 421
  case failed = 500
  case unavailable = 503
}

extension Status {
  /// The reason phrase (RFC 9110, section 15).
  var title: String { Self.titles[self] ?? "" }

  private static let titles: [Status: String] = [
    .ok: "OK", .accepted: "Accepted", .noContent: "No Content",
    .movedPermanently: "Moved Permanently",
    .notModified: "Not Modified", .badRequest: "Bad Request", .forbidden: "Forbidden",
    .notFound: "Not Found", .methodNotAllowed: "Method Not Allowed",
    .lengthRequired: "Length Required", .contentTooLarge: "Content Too Large",
    .misdirected: "Misdirected Request", .failed: "Internal Server Error",
    .unavailable: "Service Unavailable",
  ]
}

/// The media type of a body.
enum MediaType: String, Sendable {
  case html = "text/html"
  case json = "application/json"
  case problem = "application/problem+json"
  case css = "text/css"
  case script = "text/javascript"
  case svg = "image/svg+xml"
  case markdown = "text/markdown"
  case sarif = "application/sarif+json"
  case text = "text/plain"
  case manifest = "application/manifest+json"
  case openSearch = "application/opensearchdescription+xml"
  case xml = "application/xml"
  case events = "text/event-stream"

  /// The value of the header `Content-Type`.
  var header: String {
    rawValue.hasPrefix("application/") ? rawValue : rawValue + "; charset=utf-8"
  }
}
