#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ListeningSocket {
  /// The addresses at which other machines reach it, as they stand in a URL: those of this machine's
  /// interfaces where it waits at every one.
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
      // An address of one link needs the name of an interface of whoever asks.
      if !text.contains("%") { addresses.append(isSix ? "[\(text)]" : text) }
    }
    return addresses
  }
}
