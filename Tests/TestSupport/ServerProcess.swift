public import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `hig serve` as a process, at a port of its own.
public final class ServerProcess {
  /// The process.
  public let process: Process
  /// Its port on this machine.
  public let port: UInt16

  /// Starts the server of `database` and waits until it says where it is.
  ///
  /// - Throws: what Foundation says where it cannot be started, or says nothing.
  public init(_ database: String, command: HigCommand, options: [String] = []) throws {
    let output = Pipe()
    process = try command.start(
      ["serve", "--port", "0", "--database", database] + options, output: output)
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.split(separator: ":").last.flatMap({ UInt16($0.prefix { $0.isNumber }) })
    else { throw CocoaError(.fileReadUnknown, userInfo: ["line": line]) }
    self.port = port
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Sends `bytes` and gives back all that comes until the server closes, or `seconds` are over.
  ///
  /// - Throws: what Foundation says where it cannot connect.
  public func exchange(_ bytes: String, seconds: Int = 20) throws -> String {
    let connection = try Connection(port: port, seconds: seconds)
    connection.send(bytes)
    return connection.rest()
  }

  /// The answer, with its head, to a request for `target` on a connection of its own.
  ///
  /// - Throws: what Foundation says where it cannot connect.
  public func get(_ target: String, method: String = "GET", headers: String = "") throws -> String {
    try exchange(
      "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(headers)\r\n")
  }
}

/// A connection to this machine, byte for byte.
public final class Connection {
  private let descriptor: Int32

  /// Connects to `port`, and waits for answers for at most `seconds`.
  ///
  /// - Throws: what Foundation says where it cannot connect.
  public init(port: UInt16, seconds: Int = 20) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  /// Sends `text`; whether the server took it.
  @discardableResult
  public func send(_ text: String) -> Bool { send(bytes: Array(text.utf8)) }

  /// Sends `bytes`; whether the server took them.
  @discardableResult
  public func send(bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// What comes until the server closes or the patience ends.
  public func rest() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
