#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ListeningSocket {
  /// The addresses, as in a URL, at which other machines reach it: those of all interfaces if it listens
  /// on every address.
  package var reachableAddresses: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var addresses: [String] = []
    var next = list
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, interface.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { continue }
      let family = address.withMemoryRebound(to: sockaddr_storage.self, capacity: 1) {
        Int32($0.pointee.ss_family)
      }
      let isSix = family == AF_INET6
      guard isSix || family == AF_INET else { continue }
      let length = isSix ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
      var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          address, socklen_t(length), &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let text = String(
        decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      // A link-local address needs the name of an interface of the client, so it is left out.
      if !text.contains("%") { addresses.append(isSix ? "[\(text)]" : text) }
    }
    return addresses
  }
}
