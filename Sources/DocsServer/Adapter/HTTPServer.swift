internal import CMicroHTTPD
internal import ModelContext
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An HTTP server for a site; the only file that imports libmicrohttpd.
package final class HTTPServer {
  private let daemon: OpaquePointer
  private let handling: Handling

  /// Serves `site` at `socket` with `threads` threads until it is told to stop.
  ///
  /// - Throws: ``ListeningError`` if the library fails to start.
  package init(
    _ site: Site, at socket: ListeningSocket, threads: Int
  ) throws(ListeningError) {
    handling = Handling(site)
    let flags =
      MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_ITC.rawValue | Self.polling
      | MHD_USE_TURBO.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    let daemon = cmicrohttpd_start(
      flags, answer, Unmanaged.passUnretained(handling).toOpaque(), began, ended, connected,
      keepEscapes, socket.descriptor, UInt32(threads), UInt32(Self.connectionLimit),
      // All clients on this machine have the same address.
      socket.isLoopback ? 0 : UInt32(Self.connectionLimit / 8),
      UInt32(Patience.secondsForHead), Self.headLimit)
    guard let daemon else {
      socket.close()
      throw .failed(reason: "libmicrohttpd: \(String(cString: strerror(errno)))")
    }
    self.daemon = daemon
  }

  /// Accepts no more connections, gives open requests up to `seconds` to finish, then stops.
  package func stop(within seconds: Int = 10) {
    handling.isStopping.store(true, ordering: .relaxed)
    let listening = MHD_quiesce_daemon(daemon)
    var rest = seconds * 100
    while handling.requests.load(ordering: .acquiring) > 0, rest > 0 {
      usleep(10_000)
      rest -= 1
    }
    // The library cannot stop while connections are suspended.
    while handling.working.load(ordering: .acquiring) > 0 { usleep(10_000) }
    MHD_stop_daemon(daemon)
    if listening >= 0 { close(listening) }
  }

  /// Ends connections of clients that take too long; call about once a second.
  package func enforcePatience() { handling.patience.enforce() }

  /// The maximum number of connections; the library divides it among its threads.
  private static let connectionLimit = 4_096
  /// The maximum size of a request's head in bytes; a longer one gets 414 or 431.
  private static let headLimit = 32 << 10

  #if os(Linux)
    private static let polling = MHD_USE_EPOLL.rawValue
  #else
    private static let polling = MHD_USE_POLL.rawValue
  #endif
}

/// State shared by the callbacks.
private final class Handling: Sendable {
  let site: Site
  let patience = Patience()
  /// The number of requests in progress.
  let requests = Atomic(0)
  let isStopping = Atomic(false)
  /// Slow requests, and the number of them that are not answered yet.
  let backlog = Backlog()
  let working = Atomic(0)

  init(_ site: Site) { self.site = site }

  static func at(_ context: UnsafeMutableRawPointer) -> Handling {
    Unmanaged<Handling>.fromOpaque(context).takeUnretainedValue()
  }
}

/// A request being received; used only by the thread of its connection.
private final class Exchange {
  let target: String
  var body: [UInt8] = []
  var isBegun = false
  /// The response, if it was made outside the event loop.
  var response: Response?

  init(target: String) { self.target = target }

  static func at(_ context: UnsafeMutableRawPointer) -> Exchange {
    Unmanaged<Exchange>.fromOpaque(context).takeUnretainedValue()
  }
}

// Called for each connection that opens or closes.
private let connected: MHD_NotifyConnectionCallback = { context, connection, own, event in
  guard let context, let connection, let own else { return }
  let patience = Handling.at(context).patience
  if event == .CONNECTION_NOTIFY_STARTED {
    let opened = patience.opened(cmicrohttpd_socket(connection))
    own.pointee = Unmanaged.passRetained(opened).toOpaque()
  } else if let state = own.pointee {
    let closing = Unmanaged<Patience.Connection>.fromOpaque(state).takeRetainedValue()
    patience.closed(closing)
    own.pointee = nil
  }
}

// Called with the undecoded target once the request line has arrived; the return value becomes the
// context of the request.
private let began:
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
  ) -> UnsafeMutableRawPointer? = { context, target, connection in
    guard let context, let target, let connection else { return nil }
    opened(of: connection)?.isReceiving.store(true, ordering: .relaxed)
    Handling.at(context).requests.add(1, ordering: .acquiringAndReleasing)
    return Unmanaged.passRetained(Exchange(target: String(cString: target))).toOpaque()
  }

// Leaves percent-escapes as they are: `Target` decodes them once, after splitting.
private let keepEscapes:
  @convention(c) (
    UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
  ) -> Int = { _, _, text in text.map { Int(strlen($0)) } ?? 0 }

// Called when a request has ended for any reason.
private let ended: MHD_RequestCompletedCallback = { context, connection, own, _ in
  guard let context, let state = own?.pointee else { return }
  Unmanaged<Exchange>.fromOpaque(state).release()
  own?.pointee = nil
  Handling.at(context).requests.subtract(1, ordering: .acquiringAndReleasing)
  if let connection { allow(Patience.secondsForHead, on: connection) }
}

// Called when the head of a request has arrived, for each part of its body, and at its end.
private let answer: MHD_AccessHandlerCallback = {
  context, connection, _, method, _, part, partLength, own in
  guard let context, let connection, let method, let partLength, let state = own?.pointee else {
    return .NO
  }
  let handling = Handling.at(context)
  let exchange = Exchange.at(state)
  if !exchange.isBegun {
    exchange.isBegun = true
    allow(Patience.secondsForBody, on: connection)
    let length = header("Content-Length", of: connection)
    let isUnbounded = header("Transfer-Encoding", of: connection) != nil
    guard !isUnbounded, length.map({ Int($0).map { $0 <= Site.bodyLimit } ?? false }) ?? true
    else {
      let request = request(method, exchange, of: connection)
      return send(
        handling.site.response(to: request, bodyLength: isUnbounded ? nil : .max), on: connection,
        isLast: true, handling.backlog)
    }
    return .YES
  }
  if partLength.pointee > 0 {
    if let part, exchange.body.count + partLength.pointee <= Site.bodyLimit {
      part.withMemoryRebound(to: UInt8.self, capacity: partLength.pointee) {
        exchange.body.append(contentsOf: UnsafeBufferPointer(start: $0, count: partLength.pointee))
      }
    }
    partLength.pointee = 0
    return .YES
  }
  opened(of: connection)?.isReceiving.store(false, ordering: .relaxed)
  allow(Patience.secondsForBody, on: connection)
  let request = request(method, exchange, of: connection)
  if exchange.response == nil, handling.site.isLong(request) {
    allow(Patience.secondsForAnswer, on: connection)
    MHD_suspend_connection(connection)
    handling.working.add(1, ordering: .acquiringAndReleasing)
    let suspended = Suspended(connection: connection, exchange: exchange)
    handling.backlog.add {
      suspended.exchange.response = handling.site.response(to: request)
      MHD_resume_connection(suspended.connection)
      handling.working.subtract(1, ordering: .acquiringAndReleasing)
    }
    return .YES
  }
  return send(
    exchange.response ?? handling.site.response(to: request), on: connection,
    isLast: handling.isStopping.load(ordering: .relaxed), handling.backlog)
}

/// A connection that waits for its response.
///
/// Unchecked because the library does not touch it until it is resumed, so only one thread uses it.
private struct Suspended: @unchecked Sendable {
  let connection: OpaquePointer
  let exchange: Exchange
}

private func request(
  _ method: UnsafePointer<CChar>, _ exchange: Exchange, of connection: OpaquePointer
) -> Request {
  var headers = Request.Headers(
    host: header("Host", of: connection), accept: header("Accept", of: connection),
    acceptLanguage: header("Accept-Language", of: connection),
    acceptEncoding: header("Accept-Encoding", of: connection),
    ifNoneMatch: header("If-None-Match", of: connection),
    ifModifiedSince: header("If-Modified-Since", of: connection))
  // If a server reads one of two hosts and a proxy the other, they disagree (RFC 9112, section 3.2).
  if count(of: "Host", in: connection) > 1 { headers.host = nil }
  headers.origin = header("Origin", of: connection)
  headers.context = RequestHeaders(
    version: header("MCP-Protocol-Version", of: connection),
    method: header("Mcp-Method", of: connection), name: header("Mcp-Name", of: connection))
  return Request(
    method: String(cString: method), target: exchange.target, headers: headers,
    body: exchange.body)
}

private func header(_ name: String, of connection: OpaquePointer) -> String? {
  MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
}

/// The number of headers called `name` in the request.
private func count(of name: String, in connection: OpaquePointer) -> Int {
  var counted = (name: name, count: 0)
  MHD_get_connection_values(
    connection, .HEADER_KIND,
    { context, _, key, _ in
      if let key, let counted = context?.assumingMemoryBound(to: (name: String, count: Int).self),
        strcasecmp(key, counted.pointee.name) == 0
      {
        counted.pointee.count += 1
      }
      return .YES
    }, &counted)
  return counted.count
}

/// Queues `response`; if `isLast`, the connection closes after it.
private func send(
  _ response: Response, on connection: OpaquePointer, isLast: Bool, _ backlog: Backlog
) -> MHD_Result {
  let made =
    response.stream.map { responseOfParts($0, backlog) }
    ?? response.unchangedLength.map(responseOfLength) ?? responseOfBytes(response.body)
  guard let made else { return .NO }
  defer { MHD_destroy_response(made) }
  for (name, value) in response.headers { MHD_add_response_header(made, name, value) }
  if isLast { MHD_add_response_header(made, "Connection", "close") }
  // The library omits the bodies of responses to HEAD and of 304.
  return MHD_queue_response(connection, UInt32(response.status.rawValue), made)
}

private func responseOfBytes(_ bytes: [UInt8]) -> OpaquePointer? {
  // The library copies the bytes and does not change them.
  bytes.withUnsafeBytes {
    MHD_create_response_from_buffer(
      $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
  }
}

/// A response without its body of `count` bytes, which the library does not ask for: with none, it would
/// state a length of 0, which is not that of the page (RFC 9110, section 8.6).
private func responseOfLength(_ count: Int) -> OpaquePointer? {
  MHD_create_response_from_callback(UInt64(count), 1_024, { _, _, _, _ in -1 }, nil, nil)
}

/// A response of unknown length, whose parts are made as the client takes them.
private func responseOfParts(_ body: StreamedBody, _ backlog: Backlog) -> OpaquePointer? {
  MHD_create_response_from_callback(
    .max, 64 << 10,
    { context, _, buffer, room in
      guard let context, let buffer else { return -1 }
      let sending = Unmanaged<Sending>.fromOpaque(context).takeUnretainedValue()
      // -1 is the end of the stream.
      return sending.fill(UnsafeMutableRawBufferPointer(start: buffer, count: room)) ?? -1
    },
    Unmanaged.passRetained(Sending(body, backlog)).toOpaque(),
    { context in
      guard let context else { return }
      let sending = Unmanaged<Sending>.fromOpaque(context).takeRetainedValue()
      // To free what a large report holds takes long.
      let body = sending.body
      sending.backlog.add { withExtendedLifetime(body) {} }
    })
}

/// A streamed body that is being sent; used only by the thread of its connection.
private final class Sending {
  let body: StreamedBody
  let backlog: Backlog
  /// The unsent bytes of the last part.
  private var rest: ArraySlice<UInt8> = []

  init(_ body: StreamedBody, _ backlog: Backlog) { (self.body, self.backlog) = (body, backlog) }

  /// Fills `buffer` from the part being sent or from the next, and returns the number of bytes; `nil` at the
  /// end of the body.
  ///
  /// It makes one part at most, so that the other connections of the thread need not wait for more.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
    if rest.isEmpty, let part = body.next() { rest = part[...] }
    guard !rest.isEmpty else { return nil }
    let sent = rest.prefix(buffer.count)
    buffer.copyBytes(from: sent)
    rest = rest.dropFirst(sent.count)
    return sent.count
  }
}

private func allow(_ seconds: Int, on connection: OpaquePointer) {
  opened(of: connection)?.allow(seconds: seconds)
}

private func opened(of connection: OpaquePointer) -> Patience.Connection? {
  cmicrohttpd_socketContext(connection).map {
    Unmanaged<Patience.Connection>.fromOpaque($0).takeUnretainedValue()
  }
}
