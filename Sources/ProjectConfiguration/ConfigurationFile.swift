internal import FileAccess
internal import Guidelines
internal import LinterCore
internal import TextAnalysis

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Configuration {
  /// The configuration for `path`: the nearest `.hig.json` in its folder or above, or an empty one.
  package static func find(for path: String) throws(ConfigurationError) -> Configuration {
    let absolute = FileSystem.absolute(path)
    let isFolder = (try? FileSystem.status(absolute))?.isFolder ?? false
    var folder = isFolder ? absolute : FileSystem.folder(of: absolute)
    let start = folder
    while true {
      let file = folder == "/" ? "/" + name : folder + "/" + name
      if (try? FileSystem.status(file))?.isFile == true { return try Configuration(file: file) }
      guard folder != "/", folder != "." else { return Configuration(folder: start) }
      folder = FileSystem.folder(of: folder)
    }
  }

  /// Reads `file`.
  package init(file: String) throws(ConfigurationError) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.bytes(at: file, most: 1 << 20) } catch {
      throw ConfigurationError(file: file, fault: .notRead(reason: error.words))
    }
    let absolute = FileSystem.absolute(file)
    self.init(folder: FileSystem.folder(of: absolute))
    // Relative to the current folder if below it, as a person would write it.
    let shown = Self.relative(absolute, to: FileSystem.currentFolder) ?? file
    self.file = shown
    text = String(decoding: bytes, as: UTF8.self)
    do {
      let decoder = JSONDecoder()
      decoder.allowsJSON5 = false
      let document = try decoder.decode(Document.self, from: Data(bytes))
      try take(document)
    } catch let error as UnknownKey {
      let key = error.path.last ?? ""
      throw ConfigurationError(
        file: shown, line: line(of: error.path),
        fault: .unknownKey(key, nearest: EditDistance.nearest(to: key, in: error.known, limit: 1)))
    } catch let error as Unexpected {
      throw ConfigurationError(
        file: shown, line: line(of: error.path),
        fault: .unexpected(key: error.path.last ?? "", expected: error.expected))
    } catch let error as DecodingError {
      throw failure(error)
    } catch {
      throw ConfigurationError(file: shown, fault: .noJSON)
    }
  }

  private mutating func take(_ document: Document) throws {
    rules = document.rules
    include = document.include.map(PathPattern.init)
    exclude = document.exclude.map(PathPattern.init)
    suppress = document.suppress
    waivers = document.waivers.map { waiver in
      var waiver = waiver
      let line = line(of: ["waivers", waiver.waiver.rules.first ?? waiver.waiver.reason])
      waiver.place = (file ?? "") + (line.map { ":\($0)" } ?? "")
      return waiver
    }
    platforms = document.platforms
    language = document.language
    failOn = document.failOn
    edition = document.edition
    site = document.site
    authorities = document.authorities
    baseline = document.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
  }

  private func failure(_ error: DecodingError) -> ConfigurationError {
    switch error {
    case .keyNotFound(let key, let context):
      return unexpected(context.codingPath + [key])
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return unexpected(context.codingPath)
    case .dataCorrupted: return ConfigurationError(file: file ?? "", fault: .noJSON)
    @unknown default: return ConfigurationError(file: file ?? "", fault: .noJSON)
    }
  }

  private func unexpected(_ path: [any CodingKey]) -> ConfigurationError {
    let keys = path.filter { $0.intValue == nil }.map(\.stringValue)
    guard let first = keys.first, let last = keys.last else {
      return ConfigurationError(file: file ?? "", fault: .noObject)
    }
    let part = first == "waivers" ? Document.waiverForm[last] : nil
    return ConfigurationError(
      file: file ?? "", line: line(of: keys),
      fault: .unexpected(
        key: last, expected: part ?? Document.form[first] ?? Phrase("{…}", "{…}")))
  }

  /// The line of the key at `path`.
  ///
  /// Decoders report no positions, so each key is searched for after its parent key.
  package func line(of path: [String]) -> Int? {
    var rest = text[...]
    var found: String.Index?
    for key in path {
      guard let range = rest.firstRange(of: "\"\(key)\"") else { break }
      found = range.lowerBound
      rest = rest[range.upperBound...]
    }
    return found.map { place in text[..<place].count(where: \.isNewline) + 1 }
  }
}

/// A key that the configuration does not define.
private struct UnknownKey: Error {
  let path: [String]
  let known: [String]
}

/// A value that is not allowed for its key.
private struct Unexpected: Error {
  let path: [String]
  let expected: Phrase
}

/// The contents of the file.
private struct Document: Decodable {
  var rules: [String: Configuration.Setting] = [:]
  var include: [String] = []
  var exclude: [String] = []
  var suppress: [Configuration.PathSuppression] = []
  var waivers: [Configuration.PathWaiver] = []
  var platforms: [Platform] = []
  var language: Presentation?
  var failOn: Severity?
  var edition: Edition?
  var baseline: String?
  var site: String?
  var authorities: [String: Authority] = [:]

  /// The expected value of each key, for error messages.
  static let form = [
    "rules": settings(after: #"{"tab-count": "off"}, "#),
    "include": code(#"["App"]"#), "exclude": code(#"["App/Generated"]"#),
    "suppress": code(#"[{"rules": ["tab-count"], "paths": ["Old"], "reason": "…"}]"#),
    "platforms": code(#"["iOS"]"#), "language": choice(Presentation.allCases.map(\.rawValue)),
    "fail-on": choice(["error", "warning", "note"]), "edition": choice(["2025", "2025-06"]),
    "baseline": code(#"".hig-baseline.json""#),
    "site": code(#""https://hig.example.com""#),
    "waivers": code(
      #"[{"rule": "tab-count", "paths": ["Old"], "reason": "…", "owner": "…", "until": "2026-12-31"}]"#
    ),
    "authorities": code(#"{"Design": "Acme"}"#),
  ]

  /// The expected value of each key of a waiver.
  static let waiverForm = [
    "rule": code(#""tab-count""#), "paths": code(#"["Old"]"#), "authority": code(#""Acme""#),
    "reason": code(#""…""#), "owner": code(#""Kim""#), "until": choice(["2026-12-31", "2026-12"]),
  ]

  /// The settings of a rule, after an example.
  private static func settings(after example: String) -> Phrase {
    let words = choice(Configuration.Setting.names)
    return Phrase("\(example)each \(words.en)", "\(example)값은 \(words.ko)")
  }

  /// An example, the same in both languages.
  private static func code(_ text: String) -> Phrase { Phrase(text, text) }

  /// One of `words`: `"a", "b" or "c"`.
  private static func choice(_ words: [String]) -> Phrase {
    let quoted = words.map { "\"\($0)\"" }
    let first = quoted.dropLast().joined(separator: ", ")
    return Phrase("\(first) or \(quoted.last ?? "")", "\(first) 또는 \(quoted.last ?? "")")
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static func values(
    _ decoder: any Decoder, _ known: [String]
  ) throws -> KeyedDecodingContainer<Key> {
    let values = try decoder.container(keyedBy: Key.self)
    let path = decoder.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
    for key in values.allKeys.map(\.stringValue).sorted()
    where !known.contains(key) && key != "$schema" && !isComment(key) {
      throw UnknownKey(path: path + [key], known: known)
    }
    return values
  }

  /// Whether a key serves as a comment, which JSON lacks.
  private static func isComment(_ key: String) -> Bool { key.hasPrefix("//") }

  private static func setting(
    _ setting: String, of id: String
  ) throws -> Configuration.Setting {
    switch setting {
    case "on": return .on
    case "off": return .off
    default:
      guard let severity = Severity(rawValue: setting) else {
        throw Unexpected(path: ["rules", id], expected: choice(Configuration.Setting.names))
      }
      return .severity(severity)
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try Self.values(decoder, Configuration.keys)
    func list(_ name: String) throws -> [String] {
      try values.decodeIfPresent([String].self, forKey: Key(name)) ?? []
    }
    func value<Value>(_ name: String, _ make: (String) -> Value?) throws -> Value? {
      guard let text = try values.decodeIfPresent(String.self, forKey: Key(name)) else {
        return nil
      }
      guard let value = make(text) else {
        throw Unexpected(path: [name], expected: Self.form[name] ?? Self.code("{…}"))
      }
      return value
    }
    let settings = try values.decodeIfPresent([String: String].self, forKey: Key("rules")) ?? [:]
    for (id, setting) in settings.sorted(by: { $0.key < $1.key }) where !Self.isComment(id) {
      rules[id] = try Self.setting(setting, of: id)
    }
    include = try list("include")
    exclude = try list("exclude")
    platforms = try list("platforms").map { name in
      guard let platform = Platform(named: name) else {
        throw Unexpected(
          path: ["platforms"], expected: Self.choice(Platform.allCases.map(\.rawValue)))
      }
      return platform
    }
    language = try value("language", Presentation.init(rawValue:))
    failOn = try value("fail-on", Severity.init(rawValue:))
    edition = try value("edition", Edition.init(_:))
    baseline = try value("baseline") { $0.isEmpty ? nil : $0 }
    site = try value("site", Self.address)
    let owners =
      try values.decodeIfPresent([String: String].self, forKey: Key("authorities")) ?? [:]
    for (folder, name) in owners.sorted(by: { $0.key < $1.key }) where !Self.isComment(folder) {
      guard let authority = Authority(rawValue: name) else {
        throw Unexpected(path: ["authorities", folder], expected: Self.code(#""Acme""#))
      }
      authorities[folder] = authority
    }
    waivers = try Self.waivers(values)
    guard values.contains(Key("suppress")) else { return }
    var objects = try values.nestedUnkeyedContainer(forKey: Key("suppress"))
    while !objects.isAtEnd {
      let object = try Self.values(try objects.superDecoder(), ["rules", "paths", "reason"])
      suppress.append(
        Configuration.PathSuppression(
          rules: try object.decodeIfPresent([String].self, forKey: Key("rules")) ?? [],
          paths: try object.decode([String].self, forKey: Key("paths")).map(PathPattern.init),
          reason: try object.decodeIfPresent(String.self, forKey: Key("reason"))))
    }
  }

  /// The URL of a site without a trailing slash; `nil` for any other text.
  private static func address(_ text: String) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// The waivers; each must have a reason, an owner and a last day.
  private static func waivers(
    _ values: KeyedDecodingContainer<Key>
  ) throws -> [Configuration.PathWaiver] {
    guard values.contains(Key("waivers")) else { return [] }
    var waivers: [Configuration.PathWaiver] = []
    var objects = try values.nestedUnkeyedContainer(forKey: Key("waivers"))
    while !objects.isAtEnd {
      let object = try Self.values(
        try objects.superDecoder(), ["rule", "paths", "authority", "reason", "owner", "until"])
      func text(_ name: String) throws -> String {
        let text = try object.decode(String.self, forKey: Key(name))
        if text.isEmpty { throw Unexpected(path: ["waivers", name], expected: code(#""…""#)) }
        return text
      }
      let day = try text("until")
      guard let until = CalendarDay(day) else {
        throw Unexpected(path: ["waivers", "until"], expected: choice(["2026-12-31", "2026-12"]))
      }
      let rule = try object.decodeIfPresent(String.self, forKey: Key("rule"))
      let authority = try object.decodeIfPresent(String.self, forKey: Key("authority"))
      guard rule != nil || authority != nil else {
        throw Unexpected(path: ["waivers"], expected: form["waivers"] ?? code("[…]"))
      }
      let owner = authority.flatMap(Authority.init(rawValue:))
      // Without an authority it would be a waiver for everything.
      if authority != nil, owner == nil {
        throw Unexpected(path: ["waivers", "authority"], expected: code(#""Acme""#))
      }
      let paths = try object.decodeIfPresent([String].self, forKey: Key("paths")) ?? []
      waivers.append(
        Configuration.PathWaiver(
          waiver: Waiver(
            rules: [rule].compactMap(\.self),
            authority: owner, reason: try text("reason"),
            owner: try text("owner"), until: until),
          place: "", paths: paths.map(PathPattern.init)))
    }
    return waivers
  }
}
