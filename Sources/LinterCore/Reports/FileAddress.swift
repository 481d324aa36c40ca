/// Converts file paths to URIs (RFC 3986, RFC 8089).
package enum FileAddress {
  /// Whether `path` is absolute, on a Unix or a Windows file system.
  package static func isAbsolute(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("\\\\") || isOnDrive(path)
  }

  private static func isOnDrive(_ path: String) -> Bool {
    path.dropFirst().first == ":" && path.first?.isASCII == true && path.first?.isLetter == true
  }

  /// `path` as a URI reference: relative, or a `file:` URI for an absolute path.
  package static func uri(of path: String) -> String {
    var path = path
    if isOnDrive(path) {
      path = "/" + String(path.map { $0 == "\\" ? "/" : $0 })
    }
    var uri = path.hasPrefix("/") ? "file://" : ""
    // A colon in the first path component would be parsed as the end of a scheme.
    var isFirstPart = uri.isEmpty
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "@"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"):
        isFirstPart = false
        uri += "/"
      case UInt8(ascii: ":") where !isFirstPart: uri += ":"
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
