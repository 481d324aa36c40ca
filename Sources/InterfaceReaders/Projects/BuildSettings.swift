/// The build settings of a target, in layers: what a nearer one says counts.
struct BuildSettings {
  /// The values by name, the target's own first, then those of its configuration file, of the project
  /// and of that one's file.
  let layers: [[String: String]]

  /// A value may name another one so many times over.
  private static let deepest = 8

  /// The value of `name` with the values of the settings that it names.
  subscript(name: String) -> String? {
    layers.lazy.compactMap { $0[name] }.first.map { expanded($0, Self.deepest) }
  }

  /// The names of all settings, without the conditions behind them: `NAME[sdk=iphoneos*]`.
  var names: Set<String> {
    Set(layers.flatMap { $0.keys.map { String($0.prefix { $0 != "[" }) } })
  }

  /// The value of `name`, under whichever condition.
  func value(underAnyCondition name: String) -> String? {
    self[name]
      ?? layers.lazy.compactMap { layer in
        layer.filter { $0.key.hasPrefix(name + "[") }.min { $0.key < $1.key }?.value
      }.first
  }

  /// `text` with values for `$(NAME)` and `${NAME}`; a name without a value is left out.
  private func expanded(_ text: String, _ depth: Int) -> String {
    guard depth > 0, let start = text.firstIndex(of: "$") else { return text }
    let rest = text[text.index(after: start)...]
    guard let open = rest.first, let close = ["(": ")", "{": "}"][open],
      let end = rest.firstIndex(of: Character(close))
    else { return text }
    let name = rest[rest.index(after: rest.startIndex)..<end].prefix { $0 != ":" }
    let value = layers.lazy.compactMap { $0[String(name)] }.first ?? ""
    let behind = String(rest[rest.index(after: end)...])
    return text[..<start] + expanded(value, depth - 1) + expanded(behind, depth - 1)
  }
}

extension BuildSettings {
  /// The settings of the configuration file at `path`, `NAME = value // comment` a line, and of those
  /// that it includes; `contents` says what a file holds.
  static func file(
    _ path: String, depth: Int = deepest, contents: (String) -> [UInt8]?
  ) -> [String: String] {
    guard depth > 0, let bytes = contents(path) else { return [:] }
    var values: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if line.hasPrefix("#include") {
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count > 1 else { continue }
        let included = ProjectPath.joined(ProjectPath.folder(of: path), String(quoted[1]))
        values.merge(file(included, depth: depth - 1, contents: contents)) { $1 }
      } else if let equals = line.firstIndex(of: "=") {
        let name = line[..<equals].filter { !$0.isWhitespace }
        // An equals sign may also stand in a condition: `NAME[sdk=iphoneos*] = value`.
        guard !name.contains("[") else { continue }
        values[name] = line[line.index(after: equals)...].trimmingSpaces
      }
    }
    return values
  }
}

extension Substring {
  /// Without white space at either end.
  fileprivate var trimmingSpaces: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// Paths of files that a project names relative to a folder.
enum ProjectPath {
  /// The folder that the file or folder at `path` is in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// `path` relative to `folder`, with `.` and `..` resolved as far as possible.
  static func joined(_ folder: String, _ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
