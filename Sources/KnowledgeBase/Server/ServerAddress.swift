/// The address of a knowledge base on a PostgreSQL server: `postgresql://user@host/database`.
package struct ServerAddress: Hashable, Sendable {
  /// The address as given, which may have a password in it.
  let url: String

  /// The address that `path` is; `nil` for the path of a file.
  package init?(_ path: String) {
    guard ["postgresql://", "postgres://"].contains(where: path.hasPrefix) else { return nil }
    url = path
  }

  /// Whether `path` is an address.
  package static func isAddress(_ path: String) -> Bool { ServerAddress(path) != nil }

  /// Whether a password may be taken for a part of the address: it has an @ or a / that is not written
  /// as %40 or %2F.
  var isAmbiguous: Bool {
    let place = url.prefix { $0 != "?" }
    return place.count { $0 == "@" } > 1
      || place.lastIndex(of: "@").map { place[..<$0].count { $0 == "/" } > 2 } ?? false
  }

  /// The address without a password, for people to read.
  package var shown: String {
    var shown = url
    guard let scheme = shown.firstRange(of: "://") else { return shown }
    // A password may have an @ or a / of its own, where it is not written as it should be.
    if let at = shown.lastIndex(of: "@"),
      let colon = shown[scheme.upperBound..<at].firstIndex(of: ":")
    {
      shown.removeSubrange(colon..<at)
    }
    guard let question = shown.firstIndex(of: "?") else { return shown }
    let options = shown[shown.index(after: question)...].split(separator: "&")
      .filter { !$0.hasPrefix("password=") && !$0.hasPrefix("sslpassword=") }
    let place = shown[..<question]
    return options.isEmpty ? String(place) : place + "?" + options.joined(separator: "&")
  }
}
