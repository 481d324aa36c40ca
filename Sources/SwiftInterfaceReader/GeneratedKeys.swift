public import Guidelines
internal import LinterCore

/// The keys of strings files by the names that tools give them in code.
///
/// `common.button.done` is called `Texts.common_button_done`, `Texts.commonButtonDone` or `Texts.Common.Button.done`.
public struct GeneratedKeys: Sendable {
  /// The keys by their letters and digits; empty for those that differ in nothing else.
  private let keys: [String: String]
  /// The keys with values in them, each value as an ellipsis: `… walks left`.
  private let formats: Set<String>

  /// Finds the names of the keys of `texts`.
  public init(_ texts: [String: Bilingual<String>] = [:]) {
    keys = Dictionary(texts.keys.map { (Self.bare($0), $0) }) { _, _ in "" }
    formats = Set(texts.keys.lazy.filter { $0.contains("%") }.map(Self.format))
  }

  /// Whether a strings file has a text with values, each as an ellipsis.
  func hasFormat(_ text: String) -> Bool { formats.contains(text) }

  /// A key with an ellipsis in place of each value: `… walks` for `%lld walks`.
  private static func format(_ key: String) -> String {
    let parts = key.replacing("%%", with: "\0").split(
      separator: "%", omittingEmptySubsequences: false)
    let format = parts.dropFirst().reduce(into: String(parts[0])) { format, part in
      guard let end = part.firstIndex(where: { $0 == "@" || $0.isLetter && $0 != "l" }) else {
        format += "%" + part
        return
      }
      format += "…" + part[part.index(after: end)...]
    }
    return format.replacing("\0", with: "%")
  }

  /// The key of the constant that `path` names: a type and its members.
  func key(of path: [String]) -> String? {
    guard path.count > 2 || path.last.map(Self.hasWords) == true,
      let key = keys[Self.bare(path.dropFirst().joined())], !key.isEmpty
    else { return nil }
    return key
  }

  /// The key of the constant `name`, wherever it is.
  func key(named name: String) -> String? {
    guard Self.hasWords(name) else { return nil }
    return keys[Self.bare(name)].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a name has several words; one of a single word may be anything.
  private static func hasWords(_ name: String) -> Bool {
    name.contains { $0 == "_" || $0.isUppercase }
  }

  /// The letters and digits of a name, in lower case.
  private static func bare(_ name: String) -> String {
    String(
      decoding: name.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x61...0x7A, 0x30...0x39, 0x80...: byte
        default: nil
        }
      }, as: UTF8.self)
  }
}
