internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Closes connections whose clients are still sending data that is not read (lingering close).
///
/// A socket that is closed with bytes unread resets the connection, and the answer that says why
/// is lost on its way (RFC 9112, section 9.6). So what comes is read and thrown away, for a while.
final class LingeringClose: Sendable {
  /// The most clients that are waited for at a time; further connections are closed at once.
  private static let mostThreads = 16
  /// How long one may go on sending, and how long it may send nothing.
  private static let seconds = 15
  private static let idleMilliseconds: Int32 = 2_000

  private let threads = Atomic(0)

  /// One client, as its thread knows it.
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

  /// Reads from a copy of `descriptor`, which its owner may close, until the client has sent
  /// everything or has had its time.
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
