internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Closes connections whose clients are still sending data that is not read (lingering close).
///
/// Closing a socket with unread bytes resets the connection, and the client may lose the response that
/// explains why (RFC 9112, section 9.6). So incoming data is read and discarded for a while.
final class LingeringClose: Sendable {
  /// The maximum number of clients waited for; further connections are closed at once.
  private static let mostThreads = 16
  /// How long a client may go on sending, and how long it may pause.
  private static let seconds = 15
  private static let idleMilliseconds: Int32 = 2_000

  private let threads = Atomic(0)

  /// A client, as passed to its thread.
  private final class Client: Sendable {
    let descriptor: Int32
    let lingering: LingeringClose

    init(_ descriptor: Int32, _ lingering: LingeringClose) {
      self.descriptor = descriptor
      self.lingering = lingering
    }

    deinit {
      close(descriptor)
      lingering.threads.subtract(1, ordering: .relaxed)
    }
  }

  /// Reads from a duplicate of `descriptor`, which its owner may close, until the client has sent
  /// everything or its time is up.
  func begin(_ descriptor: Int32) {
    let client = Client(fcntl(descriptor, F_DUPFD_CLOEXEC, 0), self)
    guard threads.add(1, ordering: .relaxed).newValue <= Self.mostThreads else { return }
    _ = Backlog.detach { Self.drain(client) }
  }

  private static func drain(_ client: Client) {
    shutdown(client.descriptor, Int32(SHUT_WR))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var waiting = pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)
    let last = time(nil) + seconds
    while time(nil) < last, poll(&waiting, 1, idleMilliseconds) > 0,
      read(client.descriptor, &buffer, buffer.count) > 0
    {}
  }
}
