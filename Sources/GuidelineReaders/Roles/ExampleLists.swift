internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises lists of dos and don'ts by their headings, and by ticks and crosses.
enum ExampleLists {
  private static let good = Lexicon.headings.set("do")
  private static let bad = Lexicon.headings.set("dont")

  /// A prefilter: whether the text is short enough to head dos or don'ts; `false` is certain.
  private static func mayBeName(_ heading: String.UTF8View) -> Bool {
    var letters = 0
    for byte in heading where (0x61...0x7A).contains(byte | 0x20) || (0xEA...0xED).contains(byte) {
      letters += 1
      if letters > mostLetters { return false }
    }
    return true
  }

  /// A prefilter: whether a heading of dos or don'ts has the same first letter; `false` is certain.
  private static func beginsLikeName(_ heading: String) -> Bool {
    for scalar in heading.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: return firstLetters.contains(scalar.value | 0x20)
      case 0x30...0x39, 0xAC00...0xD7A3: return firstLetters.contains(scalar.value)
      case 0x80...: return true
      default: continue
      }
    }
    return false
  }

  private static let firstLetters = Set(good.union(bad).compactMap(\.unicodeScalars.first?.value))
    .sorted()

  /// The number of letters in the longest heading.
  private static let mostLetters = good.union(bad).reduce(0) { max($0, $1.count) }

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
    guard beginsLikeName(line), let colon = line.utf8.prefix(40).firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return modality(of: String(line[..<colon]))
  }

  private static func begins(_ text: String, withAny signs: String) -> Bool {
    text.utf8.first.map { $0 >= 0x80 } ?? false
      && text.unicodeScalars.first.map(signs.unicodeScalars.contains) ?? false
  }

  /// The modality that a heading gives the items below it: recommended or discouraged; `nil` for
  /// other headings.
  static func modality(of heading: String) -> Modality? {
    guard beginsLikeName(heading), mayBeName(heading.utf8) else { return nil }
    var straight = heading
    for mark in ["’", "′"] where straight.utf8Contains(mark) {
      straight = straight.replacing(mark, with: "'")
    }
    let words = straight.lowercased().drop { !$0.isLetter && !$0.isNumber }
    var name = words
    while let last = name.last, !last.isLetter, !last.isNumber { name.removeLast() }
    if let modality = modality(ofName: name) { return modality }
    guard name.utf8Holds("(") || name.utf8Holds("/") || name.utf8Contains("·") else { return nil }
    return modality(ofParts: name.split { "(/·".contains($0) })
  }

  private static func modality(ofName name: Substring) -> Modality? {
    if good.contains(String(name)) { return .should }
    return bad.contains(String(name)) ? .avoid : nil
  }

  /// The modality of a heading with both languages: "Do (권장)".
  private static func modality(ofParts parts: [Substring]) -> Modality? {
    guard parts.count == 2 else { return nil }
    let found = parts.map { modality(ofName: $0.trimmingBoth()) }
    return found[0] == found[1] ? found[0] : nil
  }
}
