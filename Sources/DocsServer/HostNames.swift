/// The host names that the server accepts.
///
/// A web page can make a browser resolve the page's own name to this machine (DNS rebinding); the request
/// then has that name as its host, which is none of these.
package struct HostNames: Sendable {
  private let names: Set<String>
  private let admitsAddresses: Bool
  private let origins: Set<String>

  /// The names of this machine's loopback interface, and `host` if it is another one.
  ///
  /// With `admitsAddresses`, for a server that listens on every address of the machine, any numeric
  /// address is accepted too, because no website's name can be one. Pages from `origins`
  /// (`https://design.example`) may send requests and read the responses.
  package init(host: String? = nil, admitsAddresses: Bool = false, origins: [String] = []) {
    self.origins = Set(origins)
    names = Set(["localhost", "127.0.0.1", "::1"] + [host?.lowercased()].compactMap { $0 })
    self.admitsAddresses = admitsAddresses
  }

  /// Whether the header `Host` names this server, with any port.
  package func admit(_ header: String?) -> Bool {
    guard let header, let name = Self.name(in: header) else { return false }
    if names.contains(name) { return true }
    guard admitsAddresses else { return false }
    return name.contains(":")
      || name.utf8.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether a page from `origin` (RFC 6454) may send requests; `nil` is a request from no page.
  func admit(origin: String?) -> Bool {
    guard let origin else { return true }
    if names(origin: origin) { return true }
    guard let scheme = ["http://", "https://"].first(where: origin.lowercased().hasPrefix) else {
      return false
    }
    return admit(String(origin.dropFirst(scheme.count)))
  }

  /// Whether pages from `origin` may read the responses.
  func names(origin: String?) -> Bool { origin.map { origins.contains($0.lowercased()) } ?? false }

  /// The host without port and brackets, in lower case; `nil` if it is not valid.
  private static func name(in header: String) -> String? {
    let text = header.lowercased()
    guard var (name, port) = text.hasPrefix("[") ? bracketed(text) : plain(text) else { return nil }
    if port.first == ":" { port.removeFirst() } else if !port.isEmpty { return nil }
    guard port.utf8.allSatisfy(isDigit), port.utf8.count <= 5 else { return nil }
    // A final dot names the DNS root and changes nothing.
    if name.last == "." { name.removeLast() }
    return name.isEmpty ? nil : String(name)
  }

  private static func plain(_ text: String) -> (name: Substring, port: Substring)? {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    return (text[..<colon], text[colon...])
  }

  /// Takes an IPv6 address out of its brackets (RFC 3986, section 3.2.2).
  private static func bracketed(_ text: String) -> (name: Substring, port: Substring)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    let name = text.dropFirst().prefix(upTo: end)
    let marks = [UInt8(ascii: ":"), UInt8(ascii: ".")]
    let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
    guard
      name.utf8.allSatisfy({ isDigit($0) || letters.contains($0) || marks.contains($0) })
    else { return nil }
    return (name, text[text.index(after: end)...])
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
