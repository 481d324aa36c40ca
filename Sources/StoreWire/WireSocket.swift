#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One end of the connection between a command and the process that serves it.
package final class WireSocket {
  private let descriptor: Int32
  /// The received bytes, the first ``taken`` of which have been returned.
  private var buffer: [UInt8] = []
  private var taken = 0

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
    guard fill(upTo: WireMessage.header) else { return nil }
    let kind = buffer[taken]
    var length: UInt64 = 0
    for place in (1..<WireMessage.header).reversed() {
      length = length << 8 | UInt64(buffer[taken + place])
    }
    taken += WireMessage.header
    guard fill(upTo: Int(length)) else { return nil }
    defer { taken += Int(length) }
    return (kind, Array(buffer[taken..<taken + Int(length)]))
  }

  /// Receives until `count` bytes are buffered; `false` if the other end closes before.
  private func fill(upTo count: Int) -> Bool {
    if buffer.count - taken >= count { return true }
    buffer.removeSubrange(..<taken)
    taken = 0
    while buffer.count < count {
      let old = buffer.count
      let room = max(count - old, Self.room)
      var received = 0
      buffer.append(contentsOf: repeatElement(0, count: room))
      buffer.withUnsafeMutableBytes { bytes in
        received = read(descriptor, bytes.baseAddress! + old, room)
      }
      let isInterrupted = received < 0 && errno == EINTR
      buffer.removeLast(room - max(0, received))
      guard received > 0 || isInterrupted else { return false }
    }
    return true
  }

  private static let room = 1 << 16

  /// Sends bytes; on Linux without `SIGPIPE`, which ends the process if the other end has closed.
  private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }
}
