/// A glob pattern for paths: `Generated`, `App/*.swift`, `**/Legacy*.storyboard`.
///
/// `*` and `?` match characters within a name, `**` any number of folders. A pattern also matches
/// everything below a match. Without an inner slash, it matches at any depth.
package struct PathPattern: Hashable, Sendable {
  private let parts: [Substring]

  package init(_ pattern: String) {
    var parts = pattern.split(separator: "/").filter { $0 != "." }
    if parts.count == 1, !pattern.hasPrefix("/"), parts[0] != "**" { parts.insert("**", at: 0) }
    self.parts = parts
  }

  /// Whether it matches `path`, which is relative to the pattern's base folder.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").filter { $0 != "." }[...])
  }

  /// Whether it is the path of the file `path` alone.
  package func names(_ path: String) -> Bool {
    parts == path.split(separator: "/").filter { $0 != "." } && !path.contains(where: "*?".contains)
  }

  private static func matches(
    _ pattern: ArraySlice<Substring>, _ names: ArraySlice<Substring>
  ) -> Bool {
    // Greedy matching that backtracks only to the last `**`.
    var (pattern, names) = (pattern, names)
    var back: (pattern: ArraySlice<Substring>, names: ArraySlice<Substring>)?
    while true {
      if let first = pattern.first, first == "**" {
        pattern = pattern.dropFirst()
        back = (pattern, names)
      } else if pattern.isEmpty {
        return true
      } else if let part = pattern.first, let name = names.first, matches(part, name) {
        pattern = pattern.dropFirst()
        names = names.dropFirst()
      } else if let place = back, !place.names.isEmpty {
        names = place.names.dropFirst()
        pattern = place.pattern
        back = (place.pattern, names)
      } else {
        return false
      }
    }
  }

  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    var (pattern, name) = (pattern, name)
    var back: (pattern: Substring, name: Substring)?
    while !name.isEmpty || !pattern.isEmpty {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        back = (pattern, name)
      } else if let wanted = pattern.first, let character = name.first,
        wanted == character || wanted == "?"
      {
        pattern = pattern.dropFirst()
        name = name.dropFirst()
      } else if let place = back, !place.name.isEmpty {
        name = place.name.dropFirst()
        pattern = place.pattern
        back = (place.pattern, name)
      } else {
        return false
      }
    }
    return true
  }
}
