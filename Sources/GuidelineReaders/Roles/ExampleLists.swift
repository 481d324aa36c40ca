internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises lists of dos and don'ts by their headings, and by ticks and crosses.
enum ExampleLists {
  private static let standings = modalities(
    of: [("duty", .must), ("do", .should), ("allowed", .may), ("dont", .avoid)])

  /// The modality of each entry of some lists of headings.
  private static func modalities(of lists: [(String, Modality)]) -> [String: Modality] {
    Dictionary(
      lists.flatMap { list, modality in Lexicon.headings.list(list).map { ($0, modality) } }
    ) { first, _ in first }
  }

  /// Whether a line begins with a cross, which marks something to avoid.
  static func isCrossed(_ text: String) -> Bool {
    begins(text, withAny: "❌🚫✗✘✖⛔👎🙅") || text.hasPrefix("(X) ") || text.hasPrefix("(x) ")
  }

  /// Whether a line begins with a tick, which marks something to do, whatever the heading above.
  static func isTicked(_ text: String) -> Bool { begins(text, withAny: "✅✓✔☑👍⭕🙆") }

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
    if isTicked(line) { return bracketed(line) ?? .should }
    if isCrossed(line) { return bracketed(line) ?? .avoid }
    return labelled(line).flatMap { name(String($0.label)) }
  }

  /// The modality that a name in brackets gives a line whatever the mark before it: "🚫 [필수] 제목 표시".
  static func bracketed(_ line: String) -> Modality? {
    let start = line.utf8.prefix(40).firstIndex(of: UInt8(ascii: "["))
    guard let start, !line[..<start].contains(where: \.isLetter),
      let end = line[start...].utf8.prefix(40).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return name(String(line[start..<end]))
  }

  /// The label before a colon or a dash at the start of a line, and the text behind it.
  static func labelled(_ line: String) -> (label: Substring, text: Substring)? {
    let head = Substring(line.utf8.prefix(40))
    let sign = [":", " - ", " – ", " — "].compactMap { head.utf8Range(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    return sign.map { (line[..<$0.lowerBound], line[$0.upperBound...].drop(while: \.isWhitespace)) }
  }

  /// A paragraph without its first line, if that is a label: "**Don't**", "Hide errors.".
  static func parted(
    _ block: borrowing Block
  ) -> (modality: Modality, label: LineRange, text: Block)? {
    guard block.kind == .paragraph, let line = block.runs.first?.line else { return nil }
    let label = block.runs.prefix { $0.line == line }
    guard label.count < min(6, block.runs.count), label.allSatisfy({ $0.text.utf8.count < 40 }),
      let modality = name(collapsed(label))
    else { return nil }
    let text = block.part(
      Array(block.runs[label.endIndex...]), images: block.images.filter { $0.line != line })
    return (modality, LineRange(line), text)
  }

  private static func begins(_ text: String, withAny signs: String) -> Bool {
    text.utf8.first.map { $0 >= 0x80 } ?? false
      && text.unicodeScalars.first.map(signs.unicodeScalars.contains) ?? false
  }

  /// The modality that a heading gives the items below it; `nil` for headings of no such list.
  ///
  /// If the heading has a dash, the words after it may also give the modality: "Patterns — don't do this".
  static func modality(of heading: String) -> Modality? {
    if let modality = name(heading) ?? use(heading) { return modality }
    return heading[...].utf8Range(of: " — ").flatMap { name(String(heading[$0.upperBound...])) }
  }

  private static func endsInUse(_ name: Substring) -> Bool {
    useEnds.contains(where: name.hasSuffix)
  }

  /// The modality of a heading that breaks off before uses: "Avoid dividers for:", "Use this to".
  ///
  /// Cases behind "Use this when" only say when it applies.
  private static func use(_ heading: String) -> Modality? {
    guard heading.utf8.count <= 60, useSigns.occur(loweredIn: heading) else { return nil }
    let name = plain(heading)
    guard endsInUse(name) else { return nil }
    if noUses.contains(where: name.hasPrefix) { return .avoid }
    let isPurpose = purposeEnds.contains(where: name.hasSuffix)
    return isPurpose && uses.contains(where: name.hasPrefix) ? .should : nil
  }

  private static let uses = Lexicon.headings.list("use-begin")
  private static let noUses = Lexicon.headings.list("no-use-begin")
  private static let purposeEnds = Lexicon.headings.list("purpose-end")
  private static let useEnds = purposeEnds + Lexicon.headings.list("case-end")
  private static let useSigns = ByteNeedles(useEnds)

  /// A heading in lower case, without signs around it or a number before it.
  private static func plain(_ heading: String) -> Substring {
    var name = heading.lowercased().utf8Replacing("’", with: "'").utf8Replacing("′", with: "'")[...]
      .drop { !$0.isLetter }
    while let last = name.last, !last.isLetter, !last.isNumber { name.removeLast() }
    return name
  }

  /// The modality of the name of a list: "Do", "금지 사항".
  static func name(_ heading: String) -> Modality? {
    guard heading.utf8.count <= 100 else { return nil }
    let name = plain(heading)
    if let modality = standings[String(name)] { return modality }
    if bans.contains(String(name)) { return .avoid }
    guard name.utf8Holds("(") || name.utf8Holds("/") || name.utf8Contains("·") else { return nil }
    // "Do (권장)", "필수(MUST)", "하지 말 것 (가독성)"; both sides of a slash must agree.
    let parts = name.split { "(/·".contains($0) }.map { standings[String($0.trimmingBoth())] }
    let isOne = parts.allSatisfy { $0 == parts[0] || $0 == nil && !name.utf8Holds("/") }
    return isOne ? parts[0] : nil
  }

  /// "쓰지 않는 표현", and not "변하지 않는 것".
  private static let bans = Set(
    Lexicon.headings.list("banning").flatMap { ban in
      Lexicon.headings.list("banned").map { ban + $0 }
    })
}
