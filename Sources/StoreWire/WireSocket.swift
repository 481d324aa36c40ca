#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One end of the connection between a command and the process that serves it.
package final class WireSocket {
  private let descriptor: Int32
  /// Bytes that have been read; those at ``unread`` have not been returned.
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var unread = 0..<0

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
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(bytes)[filled..<count])
        let taken = take(rest)
        guard taken > 0 else { return }
        filled += taken
      }
    }
    return bytes.count == count ? bytes : nil
  }

  /// Fills the beginning of `bytes` with what comes next and returns how many it were; 0 if the other end
  /// has closed.
  ///
  /// One read fetches a message with its header, and often several; a long one goes straight to `bytes`.
  private func take(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
    if unread.isEmpty {
      guard bytes.count < buffer.count else { return fetch(into: bytes) }
      unread = 0..<buffer.withUnsafeMutableBytes { fetch(into: $0) }
    }
    let count = min(bytes.count, unread.count)
    buffer.withUnsafeBytes {
      bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[unread.prefix(count)]))
    }
    unread = unread.dropFirst(count)
    return count
  }

  /// Reads once; 0 if the other end has closed.
  private func fetch(into bytes: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return max(0, count) }
    }
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
