internal import LinterCore

/// The build settings of a target, in layers of decreasing precedence.
struct BuildSettings {
  /// The values by name: those of the target, of its configuration file, of the project and of the
  /// project's configuration file.
  let layers: [[String: String]]

  /// The maximum depth of references from one setting to another, and of includes.
  private static let deepest = 8

  /// The value of `name`, with references to other settings expanded.
  subscript(name: String) -> String? {
    layers.lazy.compactMap { $0[name] }.first.map { expanded($0, Self.deepest) }
  }

  /// The names of the settings that begin with `start`, without conditions as in `NAME[sdk=iphoneos*]`.
  func names(beginningWith start: String) -> Set<String> {
    let names = layers.flatMap { $0.keys.filter { $0.hasPrefix(start) } }
    return Set(names.map { String($0.prefix { $0 != "[" }) })
  }

  /// The value of `name`, ignoring conditions.
  func value(underAnyCondition name: String) -> String? {
    if let value = self[name] { return value }
    let start = name + "["
    return layers.lazy.compactMap { layer in
      layer.filter { $0.key.hasPrefix(start) }.min { $0.key < $1.key }?.value
    }.first
  }

  /// `text` with `$(NAME)` and `${NAME}` replaced by their values; unknown names are removed.
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
  /// The settings in the configuration file at `path`, with lines of the form `NAME = value // comment`,
  /// and in the files it includes; `contents` reads a file.
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
        // A condition contains an equals sign too: `NAME[sdk=iphoneos*] = value`.
        guard !name.contains("[") else { continue }
        values[name] = line[line.index(after: equals)...].trimmingSpaces
      }
    }
    return values
  }
}

extension Substring {
  /// The text without white space at either end.
  fileprivate var trimmingSpaces: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// Operations on the relative file paths in a project.
enum ProjectPath {
  /// The folder of the file or folder at `path`.
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
