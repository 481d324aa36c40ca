internal import Guidelines
internal import TextAnalysis

/// The target of a link: a page of the site, or an http or https URL.
struct Address: Hashable {
  /// The value of the attribute before escaping.
  let text: String

  private init(_ text: String) { self.text = text }

  /// A page of the site: `segments` are encoded, parameters without a value are left out.
  static func page(
    _ segments: [String], _ query: [(String, String?)] = [], fragment: String? = nil
  ) -> Address {
    var text = "/" + segments.map { PercentCoding.encode($0) }.joined(separator: "/")
    let given = query.compactMap { name, value in
      value.flatMap {
        $0.isEmpty ? nil : "\(PercentCoding.encode(name))=\(PercentCoding.encode($0))"
      }
    }
    if !given.isEmpty { text += "?" + given.joined(separator: "&") }
    if let fragment { text += "#" + PercentCoding.encode(fragment) }
    return Address(text)
  }

  /// An anchor on the same page.
  static func fragment(_ id: String) -> Address { Address("#" + PercentCoding.encode(id)) }

  /// A page on the web; `nil` unless it has an http or https address.
  init?(web text: String) {
    let lowered = text.lowercased()
    guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://"), text.utf8.count < 2_000,
      text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    // Characters that are not allowed in a URL are encoded; existing escapes are kept.
    var encoded = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !"\"<>^`{|}".unicodeScalars.contains(scalar) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += PercentCoding.encode(String(scalar))
      }
    }
    self.text = encoded
  }
}
