internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How long clients may take: each phase of a connection has an end, however slowly bytes come.
///
/// The library itself ends connections on which nothing moves; someone who sends a byte a second
/// would never be among them.
final class Patience: Sendable {
  /// One connection, from its opening to its end.
  final class Connection: Sendable {
    fileprivate let descriptor: Int32
    /// The second of the monotonic clock at which it is given up; 0 for never.
    fileprivate let end: Atomic<Int>
    /// Whether a request is being received: closing the connection now would cut it off.
    let isReceiving = Atomic(true)

    fileprivate init(_ descriptor: Int32, seconds: Int) {
      self.descriptor = descriptor
      end = Atomic(Patience.now + seconds)
    }

    /// Gives the client `seconds` for what comes next.
    func allow(seconds: Int) {
      end.store(Patience.now + seconds, ordering: .relaxed)
    }
  }

  /// Until a request's head is there, a connection that waits for its next request included.
  static let secondsForHead = 75
  /// For the body, and for taking the response.
  static let secondsForBody = 60
  /// While an answer is made beside the event loop, which is not the client's fault.
  static let secondsForAnswer = 600

  private let lingering = LingeringClose()
  private let connections = Mutex<[ObjectIdentifier: Connection]>([:])

  /// A connection that was opened.
  func opened(_ descriptor: Int32) -> Connection {
    let connection = Connection(descriptor, seconds: Self.secondsForHead)
    connections.withLock { $0[ObjectIdentifier(connection)] = connection }
    return connection
  }

  /// Forgets a connection, before its number may be another's.
  func closed(_ connection: Connection) {
    if connection.isReceiving.load(ordering: .relaxed) {
      lingering.begin(connection.descriptor)
    }
    connections.withLock { $0[ObjectIdentifier(connection)] = nil }
  }

  /// Ends the connections whose time is up; to be called about once a second.
  func enforce() {
    let now = Self.now
    connections.withLock { connections in
      for connection in connections.values
      where connection.end.load(ordering: .relaxed) < now {
        // The library sees the end of the stream and closes the connection itself.
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
      }
    }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
