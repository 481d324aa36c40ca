internal import LinterCore

/// Reads the locations in a run's results.
struct SARIFPlaces {
  private let bases: JSONValue
  private let artifacts: [JSONValue]
  private let logicalLocations: [JSONValue]
  private let countsUTF16: Bool

  init(of run: JSONValue) {
    bases = run["originalUriBaseIds"]
    artifacts = run["artifacts"].elements
    logicalLocations = run["logicalLocations"].elements
    countsUTF16 = run["columnKind"].string != "unicodeCodePoints"
  }

  /// The place of a location (§3.28).
  func place(_ location: JSONValue) -> ReportedPlace? {
    let physical = location["physicalLocation"]
    let artifact = physical["artifactLocation"]
    let symbol = location["logicalLocations"].elements.lazy.compactMap(name(ofLogical:)).first
    guard var place = path(artifact).map({ ReportedPlace(file: $0) }) else {
      if let address = physical["address"]["fullyQualifiedName"].text {
        return ReportedPlace(file: address, symbol: symbol)
      }
      return symbol.map { ReportedPlace(file: "", symbol: $0) }
    }
    place.symbol = symbol
    let region = physical["region"]
    if let line = region["startLine"].integer {
      place.line = line
      place.column = region["startColumn"].integer
    } else if let offset = region["charOffset"].integer, offset >= 0,
      let text = artifacts.element(artifact["index"].integer)?["contents"]["text"].string
    {
      (place.line, place.column) = lineAndColumn(of: offset, in: text)
    }
    return place
  }

  /// The path or address of an artifact location, its base resolved (§3.4); the path of a nested file
  /// begins with its container (§3.24.5).
  func path(_ location: JSONValue) -> String? {
    var artifact = artifacts.element(location["index"].integer)
    var own = location["uri"].string == nil ? artifact?["location"] ?? .null : location
    var parts: [String] = []
    // Chains of nested files and of bases are short, unless they are circular.
    for _ in 0..<8 {
      if let part = resolved(own) { parts.append(part) }
      guard let outer = artifacts.element(artifact?["parentIndex"].integer) else { break }
      artifact = outer
      own = outer["location"]
    }
    guard var path = parts.popLast() else { return nil }
    for part in parts.reversed() { path += "/" + part.drop { $0 == "/" } }
    return path
  }

  private func resolved(_ location: JSONValue) -> String? {
    guard var path = location["uri"].text else { return nil }
    var base = location["uriBaseId"].text
    for _ in 0..<8 {
      guard let id = base, !Self.isAbsolute(path), let prefix = bases[id]["uri"].text else { break }
      path = prefix.hasSuffix("/") ? prefix + path : prefix + "/" + path
      base = bases[id]["uriBaseId"].text
    }
    return Self.filePath(path)
  }

  private func name(ofLogical location: JSONValue) -> String? {
    let cached = logicalLocations.element(location["index"].integer) ?? .null
    return location["fullyQualifiedName"].text ?? location["name"].text
      ?? cached["fullyQualifiedName"].text ?? cached["name"].text
  }

  /// The line and column of a character offset in a text that the log holds.
  private func lineAndColumn(of offset: Int, in text: String) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    var seen = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard seen < offset else { break }
      if scalar == "\n" || previous == "\r" {
        line += 1
        column = 1
      }
      if scalar != "\n" { column += countsUTF16 ? UTF16.width(scalar) : 1 }
      seen += countsUTF16 ? UTF16.width(scalar) : 1
      previous = scalar
    }
    return (line, column)
  }

  private static func isAbsolute(_ uri: String) -> Bool {
    let scheme = uri.prefix { $0 != ":" && $0 != "/" }
    return uri.hasPrefix("/")
      || scheme.count > 1 && uri.dropFirst(scheme.count).first == ":"
  }

  /// The unescaped path of a `file:` or relative address; other addresses as they are.
  private static func filePath(_ uri: String) -> String {
    var path = uri[...]
    if path.lowercased().hasPrefix("file:") {
      path = path.dropFirst(5)
      if path.hasPrefix("///") {
        path = path.dropFirst(2)
      } else if path.hasPrefix("//localhost/") {
        path = path.dropFirst("//localhost".count)
      }
      // `/C:/code` is `C:/code`.
      let drive = path.dropFirst()
      if path.hasPrefix("/"), drive.dropFirst().first == ":", drive.first?.isLetter == true {
        path = drive
      }
    } else if isAbsolute(uri), !uri.hasPrefix("/") {
      return uri
    }
    return withoutEscapes(path)
  }

  private static func withoutEscapes(_ path: Substring) -> String {
    guard path.contains("%") else { return String(path) }
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(path)
  }
}

extension [JSONValue] {
  fileprivate func element(_ index: Int?) -> JSONValue? {
    guard let index, indices.contains(index) else { return nil }
    return self[index]
  }
}
