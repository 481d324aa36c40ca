#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One end of the connection between a command and the process that serves it.
package final class WireSocket {
  private let descriptor: Int32

  /// Takes over `descriptor`, a stream socket.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Ends the connection in both directions.
  package func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  deinit { close(descriptor) }

  /// Sends `message`; `false` if the other end has closed.
  package func send(_ message: WireMessage) -> Bool {
    message.completed().withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Self.send(descriptor, UnsafeRawBufferPointer(rebasing: bytes[sent...]))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// The next message; `nil` if the other end has closed.
  package func receive() -> (kind: UInt8, contents: [UInt8])? {
    guard let header = received(WireMessage.header) else { return nil }
    let length = header.dropFirst().reversed().reduce(0) { $0 << 8 | Int($1) }
    return received(length).map { (header[0], $0) }
  }

  /// The next `count` bytes; `nil` if the other end closes before.
  private func received(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      while filled < count {
        let some = read(descriptor, bytes.baseAddress! + filled, count - filled)
        if some < 0, errno == EINTR { continue }
        guard some > 0 else { return }
        filled += some
      }
    }
    return bytes.count == count ? bytes : nil
  }

  /// Sends bytes; on Linux without `SIGPIPE`, which ends the process if the other end has closed.
  private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }
}
