package import Guidelines

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Why a server cannot listen: data first, worded in `message(in:)` and nowhere else.
package enum ListeningError: Error {
  /// The port is in use; `free` is a free one near it.
  case taken(port: Int, free: Int?)
  /// The user may not listen on a port below 1024.
  case notAllowed(port: Int)
  /// The host is not an address of this machine.
  case noHost(String, reason: String)
  /// The system or the library refused for another reason.
  case failed(reason: String)

  /// One line: what was wrong, and what to do.
  package func message(in language: Language) -> String {
    switch self {
    case .taken(let port, let free):
      Phrase(
        "port \(port) is taken" + (free.map { "; try --port \($0)" } ?? "; try --port 0"),
        "포트 \(port)은(는) 이미 쓰이고 있습니다. "
          + (free.map { "--port \($0)을(를) 써 보세요" } ?? "--port 0을 써 보세요"))[language]
    case .notAllowed(let port):
      Phrase(
        "port \(port) may not be used; take one from 1024 on",
        "포트 \(port)을(를) 쓸 권한이 없습니다. 1024 이상을 쓰세요")[language]
    case .noHost(let host, let reason):
      Phrase(
        "'\(host)' is no address of this machine (\(reason)); use 127.0.0.1",
        "'\(host)'은(는) 이 컴퓨터의 주소가 아닙니다(\(Phrase.korean(reason))). 127.0.0.1을 쓰세요")[language]
    case .failed(let reason):
      Phrase(
        "the server cannot start: \(reason); run the command again",
        "서버를 시작할 수 없습니다(\(Phrase.korean(reason))). 다시 실행해 보세요")[language]
    }
  }
}

/// A socket that listens for connections.
package struct ListeningSocket: Sendable {
  /// The file descriptor.
  let descriptor: Int32
  /// The port it listens on.
  package let port: Int
  /// Whether it is reachable from this machine only.
  package let isLoopback: Bool
  /// Whether it listens on every address of the machine.
  package let isWildcard: Bool

  /// Listens on `port` of `host`; port 0 takes a free one.
  ///
  /// - Throws: ``ListeningError`` if the system refuses.
  package init(host: String, port: Int) throws(ListeningError) {
    do throws(ListeningError) {
      self = try Self.listening(host: host, port: port)
    } catch .taken {
      // Suggests a port to someone who starts a second server.
      let free = (port + 1...port + 20).first { candidate in
        candidate <= 65_535
          && (try? Self.listening(host: host, port: candidate).close()) != nil
      }
      throw .taken(port: port, free: free)
    }
  }

  private init(descriptor: Int32, port: Int, isLoopback: Bool, isWildcard: Bool) {
    self.descriptor = descriptor
    self.port = port
    self.isLoopback = isLoopback
    self.isWildcard = isWildcard
  }

  /// Stops listening.
  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  private static func listening(
    host: String, port: Int
  ) throws(ListeningError) -> ListeningSocket {
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, "\(port)", &hints, &found)
    guard code == 0, let address = found else {
      throw .noHost(host, reason: String(cString: gai_strerror(code)))
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
    guard descriptor >= 0 else { throw .failed(reason: String(cString: strerror(errno))) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    // Child processes, such as the browser, must not keep the port open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
      listen(descriptor, 1_024) == 0
    else {
      let error = errno
      ListeningSocket(descriptor: descriptor, port: port, isLoopback: true, isWildcard: false)
        .close()
      switch error {
      case EADDRINUSE: throw .taken(port: port, free: nil)
      case EACCES: throw .notAllowed(port: port)
      case EADDRNOTAVAIL: throw .noHost(host, reason: String(cString: strerror(error)))
      default: throw .failed(reason: String(cString: strerror(error)))
      }
    }
    return bound(descriptor)
  }

  /// The socket with the address to which the system bound `descriptor`.
  private static func bound(_ descriptor: Int32) -> ListeningSocket {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
      if Int32(pointer.pointee.ss_family) == AF_INET6 {
        return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { six in
          let bytes = withUnsafeBytes(of: six.pointee.sin6_addr) { Array($0) }
          let isZeroBefore = bytes.dropLast().allSatisfy { $0 == 0 }
          return ListeningSocket(
            descriptor: descriptor, port: Int(UInt16(bigEndian: six.pointee.sin6_port)),
            isLoopback: isZeroBefore && bytes[15] == 1, isWildcard: isZeroBefore && bytes[15] == 0)
        }
      }
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { four in
        let address = UInt32(bigEndian: four.pointee.sin_addr.s_addr)
        return ListeningSocket(
          descriptor: descriptor, port: Int(UInt16(bigEndian: four.pointee.sin_port)),
          isLoopback: address >> 24 == 127, isWildcard: address == 0)
      }
    }
  }
}
