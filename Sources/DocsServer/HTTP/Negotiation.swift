import Guidelines

/// A client's preferences, from a list in one of its headers (RFC 9110, section 12.5).
struct Preferences {
  /// The names in the list with their weights, in descending order of weight.
  let items: [(name: Substring, weight: Double)]

  /// Reads a header such as `ko-KR,ko;q=0.9,en;q=0.8`.
  init(_ header: String?) {
    let list = (header ?? "").prefix(1_000).split(separator: ",").prefix(32)
    let read = list.map { item -> (name: Substring, weight: Double) in
      let parts = item.split(separator: ";")
      let name = Self.trimmed(parts.first ?? "")
      let weight = parts.dropFirst().lazy.map(Self.trimmed).first { $0.hasPrefix("q=") }
      return (name, weight.flatMap { Double($0.dropFirst(2)) } ?? 1)
    }
    // The sort is stable: items of the same weight keep their order.
    items = read.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
  }

  /// The weight of `name`; `nil` if it is not in the list.
  func weight(of name: String) -> Double? {
    items.first { $0.name.lowercased() == name }?.weight
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

extension Request.Headers {
  /// Whether a program rather than a browser asks: JSON has a greater weight than HTML.
  var prefersJSON: Bool {
    let preferences = Preferences(accept)
    let json = preferences.weight(of: "application/json") ?? 0
    return json > 0 && json > preferences.weight(of: "text/html") ?? 0
  }

  /// Whether a body may be compressed by gzip.
  var takesGzip: Bool {
    let preferences = Preferences(acceptEncoding)
    return preferences.weight(of: "gzip") ?? preferences.weight(of: "*") ?? 0 > 0
  }

  /// The preferred one of both languages; `nil` if the header names neither.
  var language: Language? {
    Preferences(acceptLanguage).items.lazy.filter { $0.weight > 0 }
      .compactMap { Language(rawValue: $0.name.prefix(2).lowercased()) }.first
  }
}
