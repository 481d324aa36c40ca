internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises lists of dos and don'ts by their headings, and by ticks and crosses.
enum ExampleLists {
  private static let duties = Lexicon.headings.set("duty")
  private static let good = Lexicon.headings.set("do")
  private static let bad = Lexicon.headings.set("dont")

  /// Whether a line begins with a cross, which marks something to avoid.
  static func isCrossed(_ text: String) -> Bool { begins(text, withAny: "❌🚫✗✘⛔👎") }

  /// Whether a line begins with a tick, which marks something to do, whatever the heading above.
  static func isTicked(_ text: String) -> Bool { begins(text, withAny: "✅✓✔☑👍") }

  /// Splits paragraphs in which every line has a tick or a cross: "✅ …", "❌ …".
  static func partLines(of blocks: inout [Block]) {
    guard blocks.contains(where: { holdsList($0) }) else { return }
    blocks = blocks.flatMap { holdsList($0) ? $0.byLine : [$0] }
  }

  private static func holdsList(_ block: borrowing Block) -> Bool {
    guard block.kind == .paragraph, block.runs.count > 1,
      standing(ofLine: block.runs[0].text) != nil
    else { return false }
    let lines = block.textLines
    return lines.count > 1 && lines.allSatisfy { standing(ofLine: $0.text) != nil }
  }

  /// The modality that a mark or a label gives a line: "✅ …", "Don't: …".
  static func standing(ofLine line: String) -> Modality? {
    if isTicked(line) { return .should }
    if isCrossed(line) { return .avoid }
    guard let colon = line.utf8.prefix(40).firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return modality(of: String(line[..<colon]))
  }

  private static func begins(_ text: String, withAny signs: String) -> Bool {
    text.utf8.first.map { $0 >= 0x80 } ?? false
      && text.unicodeScalars.first.map(signs.unicodeScalars.contains) ?? false
  }

  /// The modality that a heading gives the items below it: due, recommended or discouraged; `nil` for
  /// other headings.
  static func modality(of heading: String) -> Modality? {
    guard heading.utf8.count <= 100 else { return nil }
    var name = heading.lowercased().utf8Replacing("’", with: "'").utf8Replacing("′", with: "'")[...]
      .drop { !$0.isLetter && !$0.isNumber }
    while let last = name.last, !last.isLetter, !last.isNumber { name.removeLast() }
    if let modality = modality(ofName: name) { return modality }
    guard name.utf8Holds("(") || name.utf8Holds("/") || name.utf8Contains("·") else { return nil }
    return modality(ofParts: name.split { "(/·".contains($0) })
  }

  private static func modality(ofName name: Substring) -> Modality? {
    if duties.contains(String(name)) { return .must }
    if good.contains(String(name)) { return .should }
    return bad.contains(String(name)) ? .avoid : nil
  }

  /// The modality of a heading with both languages: "Do (권장)", "필수(MUST)".
  private static func modality(ofParts parts: [Substring]) -> Modality? {
    guard parts.count == 2 else { return nil }
    let found = parts.map { modality(ofName: $0.trimmingBoth()) }
    return found[0] == found[1] ? found[0] : nil
  }
}
