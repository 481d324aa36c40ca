internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Time limits for clients: each phase of a connection ends in time, however slowly bytes arrive.
///
/// The library ends only idle connections, which spares a client that sends a byte a second.
final class Patience: Sendable {
  /// One connection, from its opening to its end.
  final class Connection: Sendable {
    fileprivate let descriptor: Int32
    /// The time on the monotonic clock, in seconds, at which it is closed.
    fileprivate let end: Atomic<Int>
    /// Whether a request is being received: closing the connection then would reset it.
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

  /// For the head of a request, including the wait for the next one on the connection.
  static let secondsForHead = 75
  /// For the body, and for receiving the response.
  static let secondsForBody = 60
  /// For a response made outside the event loop, during which the client waits for us.
  static let secondsForAnswer = 600

  private let lingering = LingeringClose()
  private let connections = Mutex<[ObjectIdentifier: Connection]>([:])

  /// Registers a new connection.
  func opened(_ descriptor: Int32) -> Connection {
    let connection = Connection(descriptor, seconds: Self.secondsForHead)
    connections.withLock { $0[ObjectIdentifier(connection)] = connection }
    return connection
  }

  /// Forgets a connection, before its descriptor can be reused.
  func closed(_ connection: Connection) {
    if connection.isReceiving.load(ordering: .relaxed) {
      lingering.begin(connection.descriptor)
    }
    connections.withLock { $0[ObjectIdentifier(connection)] = nil }
  }

  /// Ends connections whose time is up; call about once a second.
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
