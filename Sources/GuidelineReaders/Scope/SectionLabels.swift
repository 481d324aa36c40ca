internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Removes the numbers that a document gives its statements: "2.1 Use …", "2.1 …쓰세요".
///
/// They are not part of the text, but they identify translations.
enum SectionLabels {
  /// Removes the labels from the text of `blocks`, which keep them as a property.
  static func strip(_ blocks: inout [Block]) {
    let found = blocks.indices.compactMap { index in
      label(of: blocks[index].runs, in: blocks[index].kind).map { (index: index, label: $0) }
    }
    // A single number may be part of its sentence.
    guard found.count > 1 else { return }
    for (index, label) in found {
      guard let first = firstRun(of: blocks[index].runs) else { continue }
      let text = blocks[index].runs[first].text.drop(while: \.isWhitespace)
      let rest = text.dropFirst(label.count).drop { $0 == "." || $0 == ")" || $0.isWhitespace }
      blocks[index].runs[first].text = String(rest)
      blocks[index].label = label
    }
  }

  /// The label of an entry in a change log: its version, or else its date.
  static func entry(of text: String) -> String? {
    guard let byte = text.utf8.first else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "v"), UInt8(ascii: "V"),
      UInt8(ascii: "["):
      break
    default: return nil
    }
    let rest = text.drop { "[vV".contains($0) }
    let isVersion = text[..<rest.startIndex].contains { "vV".contains($0) }
    let number = rest.prefix { $0.isASCII && $0.isNumber || ".-/".contains($0) }
    let parts = number.split { !$0.isNumber }
    if let year = parts.first, !isVersion, year.count == 4 {
      let date = rest.prefix(14).split { !($0.isASCII && $0.isNumber) }.prefix(3)
      return date.count > 1
        ? date.compactMap { Int($0).map(String.init) }.joined(separator: "-") : nil
    }
    let after = rest[number.endIndex...].drop { "] ".contains($0) }.first ?? " "
    guard !parts.isEmpty, parts.allSatisfy({ $0.count <= 2 }),
      isVersion || parts.count > 1 && "(—–-".contains(after)
    else { return nil }
    return "v" + parts.joined(separator: ".")
  }

  private static func firstRun(of runs: [Run]) -> Int? {
    runs.firstIndex { !isBlank($0.text) }
  }

  /// A prefilter: whether a text begins with a digit after white space.
  ///
  /// `false` is certain.
  private static func mayBegin(_ text: String) -> Bool {
    // Hangul syllables are not white space.
    text.utf8.first { $0 > 0x20 }.map { byte in
      byte >= 0x80 && !(0xEA...0xED).contains(byte) || (0x30...0x39).contains(byte)
    } ?? false
  }

  /// The label of a paragraph: numbers joined by dots, a space, and a word that is not a unit.
  private static func label(of runs: [Run], in kind: Block.Kind) -> String? {
    guard kind == .paragraph, let first = firstRun(of: runs), mayBegin(runs[first].text)
    else { return nil }
    return label(of: runs[first].text[...])
  }

  /// The label at the beginning of a line.
  static func label(of line: Substring) -> String? {
    let text = line.drop(while: \.isWhitespace)
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".")
    guard parts.count > 1, parts.allSatisfy({ $0.count <= 2 }), number.first != ".",
      !number.contains("..")
    else { return nil }
    let after = text[number.endIndex...].drop { $0 == ")" }
    guard after.first?.isWhitespace == true else { return nil }
    let word = after.drop(while: \.isWhitespace).prefix { $0.isLetter }
    guard let initial = word.first, initial.isUppercase || !initial.isASCII,
      Units.spelled(word.lowercased()) == nil
    else { return nil }
    return parts.joined(separator: ".")
  }
}
