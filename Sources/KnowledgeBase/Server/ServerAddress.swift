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

  /// The address without a password, for people to read.
  package var shown: String {
    var shown = url
    guard let scheme = shown.firstRange(of: "://") else { return shown }
    let user = shown[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }
    // A password may have an @ of its own.
    if let at = user.lastIndex(of: "@"), let colon = user[..<at].firstIndex(of: ":") {
      shown.removeSubrange(colon..<at)
    }
    guard let question = shown.firstIndex(of: "?") else { return shown }
    let options = shown[shown.index(after: question)...].split(separator: "&")
      .filter { !$0.hasPrefix("password=") && !$0.hasPrefix("sslpassword=") }
    let place = shown[..<question]
    return options.isEmpty ? String(place) : place + "?" + options.joined(separator: "&")
  }
}
