public import Guidelines
internal import LinterCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts in an app's `.strings`, `.stringsdict` and `.xcstrings` files, by table and key.
///
/// The language of a file is determined by its folder, such as `ko.lproj`; string catalogs state their
/// languages. Of languages other than English and Korean only the keys are kept.
///
/// ```swift
/// var strings = LocalizedStrings()
/// try strings.read(bytes, path: "App/ko.lproj/Localizable.strings")
/// strings.texts["tab.walks"]?.ko  // "산책"
/// ```
public struct LocalizedStrings: Sendable {
  private var tables: [String: [String: Bilingual<String>]] = [:]
  /// The keys of the tables in other languages than English and Korean.
  private var otherKeys: [String: Set<String>] = [:]
  /// The number of texts in the usual table, by the codes of their languages: `en`, `de`, `pt-BR`.
  private var counts: [String: Int] = [:]

  /// Creates an empty collection.
  public init() {}

  /// The codes of the languages that texts are in, without those that have less than a tenth of the most texts; the
  /// language of the source may have few, since the keys are its texts.
  public var languages: Set<String> {
    let most = counts.values.max() ?? 0
    let keys = (tables["Localizable"] ?? [:]).keys
    let korean = keys.count { InterfaceText(literal: $0).values.ko != nil }
    let source = korean * 2 > keys.count ? "ko" : "en"
    return Set(
      counts.filter { code, count in
        count * 10 >= most || code == "Base" || code.prefix { $0 != "-" } == source
      }.keys)
  }

  /// Whether `read` accepts a file of this name.
  public static func recognises(path: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) }
  }

  /// Adds the texts of a file.
  ///
  /// If several files contain a key, the first text is kept.
  ///
  /// - Throws: `InterfaceReadingError` if it is not a strings file.
  public mutating func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceReadingError) {
    let parts = path.split(separator: "/")
    let file = parts.last ?? ""
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    let table = String(file[..<dot])
    if file.hasSuffix(".xcstrings") {
      let catalog = try StringCatalog(bytes, path: path)
      if table == "Localizable" { counts.merge(catalog.counts) { $0 + $1 } }
      for (key, texts) in catalog.texts { add(texts, for: key, in: table) }
      return
    }
    let folder = parts.dropLast().last ?? ""
    let texts = try PropertyListTexts.texts(bytes, path: path)
    if table == "Localizable", !texts.isEmpty, folder.hasSuffix(".lproj") {
      counts[String(folder.dropLast(".lproj".count)), default: 0] += texts.count
    }
    guard let language = Self.language(ofFolder: folder) else {
      if folder.hasSuffix(".lproj") { otherKeys[table, default: []].formUnion(texts.keys) }
      return
    }
    for (key, text) in texts { add(Bilingual(language, text), for: key, in: table) }
  }

  /// The texts that code looks up by key, from all tables; `Localizable` takes precedence.
  ///
  /// A key that only other languages have is there without a text.
  public var texts: [String: Bilingual<String>] {
    var all = tables["Localizable"] ?? [:]
    for (_, table) in tables.sorted(by: { $0.key < $1.key }) where !table.isEmpty {
      all.merge(table) { first, _ in first }
    }
    for keys in otherKeys.values {
      for key in keys where all[key] == nil { all[key] = Bilingual() }
    }
    return all
  }

  /// The number of texts that code looks up in the usual table.
  public var count: Int { tables["Localizable"]?.count ?? 0 }

  /// The texts of objects in a storyboard or xib, by object and attribute: `a1B-cd-2Ef.title`.
  public func texts(ofDocument path: String) -> [String: Bilingual<String>] {
    let file = path.split(separator: "/").last ?? ""
    let table = String(file.split(separator: ".").first ?? "")
    var all = tables[table] ?? [:]
    for key in otherKeys[table] ?? [] where all[key] == nil { all[key] = Bilingual() }
    return all
  }

  /// The name of the app in each language, if stated in `InfoPlist.strings`.
  public var appName: Bilingual<String> {
    let texts = tables["InfoPlist"] ?? [:]
    return texts["CFBundleDisplayName"] ?? texts["CFBundleName"] ?? Bilingual()
  }

  private mutating func add(_ texts: Bilingual<String>, for key: String, in table: String) {
    let known = tables[table]?[key] ?? Bilingual()
    tables[table, default: [:]][key] = Bilingual(
      en: known.en ?? texts.en, ko: known.ko ?? texts.ko)
  }

  /// The language of a folder such as `ko.lproj`; `Base.lproj` is assumed to be English, the usual
  /// development language.
  private static func language(ofFolder name: Substring) -> Language? {
    guard name.hasSuffix(".lproj") else { return nil }
    let code = name.dropLast(".lproj".count).lowercased()
    if code == "base" || code == "english" { return .en }
    if code == "korean" { return .ko }
    return Language(rawValue: String(code.prefix { $0 != "-" && $0 != "_" }))
  }
}

extension Bilingual where Value == String {
  /// A text in one language.
  fileprivate init(_ language: Language, _ text: String) {
    self = language == .en ? Bilingual(en: text) : Bilingual(ko: text)
  }
}

/// A property list of texts: XML, binary, or the `.strings` format without braces.
private enum PropertyListTexts {
  static func texts(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceReadingError) -> [String: String] {
    // An empty strings file is valid; it has no translations yet.
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return [:] }
    // Some tools write the byte order mark of UTF-16 twice.
    let mark = bytes.prefix(2)
    let isMarkedTwice =
      [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(mark)) && bytes[2...].starts(with: mark)
    do {
      let entries = try PropertyListDecoder().decode(
        [String: Entry].self, from: Data(isMarkedTwice ? Array(bytes[2...]) : bytes))
      return entries.compactMapValues(\.text)
    } catch {
      throw InterfaceReadingError(file: path, reason: .noStrings)
    }
  }

  /// A text, or a format with plural variants.
  private struct Entry: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      // Texts with plural variants are ignored, since titles have none.
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}

/// A string catalog: JSON with every language in one file.
private struct StringCatalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
  }

  struct Unit: Decodable {
    var value: String
  }

  init(_ bytes: [UInt8], path: String) throws(InterfaceReadingError) {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
    } catch {
      throw InterfaceReadingError(file: path, reason: .noStrings)
    }
  }

  /// The number of texts in each language; every key has one in the language of the source.
  var counts: [String: Int] {
    let others = strings.values.flatMap { ($0.localizations ?? [:]).keys }
    let counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.merging([sourceLanguage: max(strings.count, 1)]) { _, all in all }
  }

  var texts: [String: Bilingual<String>] {
    strings.reduce(into: [:]) { all, entry in
      var texts = Bilingual<String>()
      for (code, localization) in entry.value.localizations ?? [:] {
        guard let value = localization.stringUnit?.value else { continue }
        switch code.prefix(while: { $0 != "-" }) {
        case "en": texts.en = code == "en" ? value : texts.en ?? value
        case "ko": texts.ko = value
        default: continue
        }
      }
      // Without a value in the source language, the key itself is the text.
      if texts.en == nil, sourceLanguage.hasPrefix("en"),
        entry.value.localizations?[sourceLanguage] == nil
      {
        texts.en = entry.key
      } else if texts.ko == nil, sourceLanguage.hasPrefix("ko") {
        texts.ko = entry.key
      }
      all[entry.key] = texts
    }
  }
}
