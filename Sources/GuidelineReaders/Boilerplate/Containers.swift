internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Recognises the fences that documentation tools put around asides: `:::note 참고` … `:::`,
/// `{% hint %}` … `{% endhint %}`, `!!! note "참고"`.
enum Containers {
  /// Whether a line opens or closes a container.
  static func isFence(_ text: some StringProtocol) -> Bool {
    text.hasPrefix(":::")
      && (text.utf8.count < 48 && !endsSentence(text) || opensAside(text.prefix(24)))
      || text == "%}" || text.hasPrefix("{%") && text.hasSuffix("%}")
      || text.hasPrefix("{{") && text.hasSuffix("}}")
      || (text.hasPrefix("!!! ") || text.hasPrefix("??? ") || text.hasPrefix("???+ "))
        && text.utf8.count < 80
        && (opensAside(text) || standing(ofFence: String(text)) != nil)
      || text == "!!!"
  }

  /// A block split at its fences: the text before the first one and that inside, maybe an aside.
  struct Opened {
    let before: Block?
    let title: Block?
    let inside: Block?
    let fences: [LineRange]
    /// What the first fence says of the texts in it, if that is only "Do" or "Don't".
    let standing: Modality?
  }

  /// `block` without its fences; `nil` if it has none.
  static func opened(_ block: Block) -> Opened? {
    guard block.kind == .paragraph else { return nil }
    let text = block.text
    guard mayOpen(text) else { return nil }
    let fences = fences(in: block)
    guard let opening = fences.first else { return nil }
    let first = opening.line
    let lines = Set(fences.map(\.line))
    let isAside = block.isAside || fences.contains { opensAside($0.text) }
    let before = block.part(
      block.runs.filter { $0.line < first }, images: block.images.filter { $0.line < first })
    var inside = block.part(
      block.runs.filter { $0.line > first && !lines.contains($0.line) },
      images: block.images.filter { $0.line > first })
    let standing = standing(ofFence: opening.text)
    inside.isAside = isAside && standing != .avoid
    inside.opensItem = block.opensItem && isBlank(before)
    return Opened(
      before: isBlank(before) ? nil : before, title: title(of: block, on: first),
      inside: isBlank(inside) ? nil : inside, fences: fences.map { LineRange($0.line) },
      standing: standing)
  }

  /// The modality that a fence gives a list in it: `:::danger **Don't**`, `!!! do`.
  private static func standing(ofFence fence: String) -> Modality? {
    let words = fence.drop { !$0.isLetter }
    let rest = words.drop(while: \.isLetter)
    return ExampleLists.name(String(words)) ?? ExampleLists.name(String(rest))
  }

  /// The lines of `block` that are fences; a tag over several lines is one to its end.
  private static func fences(in block: Block) -> [(text: String, line: Int)] {
    var isInTag = false
    return block.textLines.filter { line in
      if line.text.hasPrefix("{%") { isInTag = true }
      defer { if line.text.hasSuffix("%}") { isInTag = false } }
      return isInTag || isFence(line.text)
    }
  }

  private static func isBlank(_ block: Block) -> Bool {
    collapsed(block.runs).isEmpty && block.images.isEmpty
  }

  /// The title after the kind of an aside, as a heading: `::: info Why it matters`.
  private static func title(of block: Block, on line: Int) -> Block? {
    let runs = block.runs.filter { $0.line == line }
    let text = runs.map(\.text).joined()
    guard text.hasPrefix(":::") else { return nil }
    let words = text.drop { $0 == ":" || $0 == " " }.drop(while: \.isLetter)
    guard opensAside(text.prefix(24)), words.contains(where: \.isLetter),
      !Asides.isLabel(collapsed(String(words))), standing(ofFence: text) == nil
    else { return nil }
    let length = text.utf8.distance(from: text.startIndex, to: words.startIndex)
    var title = block.part(trimming: runs.pieces(utf8: [length, words.utf8.count])[1])
    title.lines = LineRange(line)
    title.kind = .heading(level: PassageForms.levelOfBold)
    return title
  }

  /// A prefilter without false negatives: whether the text may contain a fence.
  private static func mayOpen(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "!") where text.utf8.starts(with: "!!! ".utf8): true
    case _ where text.hasSuffix("!!!") || text.hasSuffix("%}"): true
    case UInt8(ascii: "?") where text.utf8.starts(with: "???".utf8): true
    default:
      text.utf8Holds(":") && text.utf8Contains(":::")
        || text.utf8Holds("{") && (text.utf8Contains("{%") || text.utf8Contains("{{"))
    }
  }

  /// Whether the fence opens an aside.
  static func opensAside(_ fence: some StringProtocol) -> Bool {
    let words = fence.split { !$0.isLetter }
    return words.contains { $0 == "hint" || $0 == "notice" || Asides.isLabel(String($0)) }
  }
}
