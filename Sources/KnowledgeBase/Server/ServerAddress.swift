/// The address of a knowledge base on a PostgreSQL server: `postgresql://user@host/database`.
package struct ServerAddress: Hashable, Sendable {
  /// The address as given, which may contain a password.
  let url: String

  /// Creates an address from `path`; `nil` for the path of a file.
  package init?(_ path: String) {
    guard ["postgresql://", "postgres://"].contains(where: path.hasPrefix) else { return nil }
    url = path
  }

  /// Whether `path` is an address.
  package static func isAddress(_ path: String) -> Bool { ServerAddress(path) != nil }

  /// Whether a part of a password could be taken for another part of the address, because it has an @ or
  /// a / that is not percent-encoded.
  var isAmbiguous: Bool {
    let place = url.prefix { $0 != "?" }
    return place.count { $0 == "@" } > 1
      || place.lastIndex(of: "@").map { place[..<$0].count { $0 == "/" } > 2 } ?? false
  }

  /// The address without a password, for people to read.
  package var shown: String {
    var shown = url
    guard let scheme = shown.firstRange(of: "://") else { return shown }
    // A password that is not percent-encoded may contain an @ or a /.
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
