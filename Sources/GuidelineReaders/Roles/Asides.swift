internal import DocumentModel
internal import Guidelines

/// Recognises asides: Tip, Note, Important, Warning, 참고, 중요, ….
enum Asides {
  /// Whether `text` is only a label.
  static func isLabel(_ text: String) -> Bool { AsideLabels.contains(text) }

  /// The length in UTF-8 bytes of the label and the signs after it; 0 without a label.
  static func labelLength(of block: Block) -> Int {
    let text = block.text
    guard AsideLabels.mayBegin(with: text[...].utf8) else { return 0 }
    let length =
      boldLabelLength(of: block, text) ?? labelLineLength(of: block, text)
      ?? openingLabelLength(of: text)
    return length.map { signs(in: text, after: $0) } ?? 0
  }

  /// A label in bold: "**Note** …".
  private static func boldLabelLength(of block: Block, _ text: String) -> Int? {
    guard let lead = block.boldLead, isLabel(lead), lead.utf8.count < text.utf8.count else {
      return nil
    }
    return lead.utf8.count
  }

  /// A label on the first line of the block: "> 팁", "> …".
  private static func labelLineLength(of block: Block, _ text: String) -> Int? {
    guard block.lines.first < block.lines.last, !block.isOnOneLine,
      let line = block.textLines.first?.text, line.utf8.count < text.utf8.count, isLabel(line)
    else { return nil }
    return line.utf8.count
  }

  /// A label of one or two words at the beginning of the text.
  private static func openingLabelLength(of text: String) -> Int? {
    let bytes = text.utf8
    var end = bytes.startIndex
    for _ in 1...2 {
      // White space in the text is collapsed, so there is one space between two words.
      guard let space = bytes[end...].dropFirst().firstIndex(of: UInt8(ascii: " ")) else { break }
      end = space
      let label = text[..<end]
      guard label.utf8.count <= AsideLabels.longest else { break }
      let isMarked =
        AsideLabels.mayBegin(with: label.utf8) && isSetApart(label, before: text[end...])
      if isMarked, isLabel(String(label)) { return label.utf8.count }
    }
    return nil
  }

  /// Whether a sign, an emoji or a second capital separates a label from the text: the label of
  /// "Tip It's important" was on a line of its own, "Note that" begins a sentence.
  private static func isSetApart(_ label: Substring, before text: Substring) -> Bool {
    let hasSign = label.last.map { ".:!]）)".contains($0) } ?? false
    let hasEmoji = label.first.map { !$0.isLetter && !$0.isPunctuation } ?? false
    if hasSign || hasEmoji { return true }
    let next = text.drop(while: \.isWhitespace).first
    return label.first?.isUppercase == true && next?.isUppercase == true
  }

  /// The text of a block, without the label if it is an aside: "Tip Keep it short".
  static func textWithoutLabel(of block: borrowing Block, isAside: Bool) -> String {
    guard isAside else { return block.text }
    return String(decoding: block.text.utf8.dropFirst(labelLength(of: block)), as: UTF8.self)
  }

  private static func signs(in text: String, after count: Int) -> Int {
    let rest = text.utf8.dropFirst(count)
    let tail = String(decoding: rest, as: UTF8.self)
    let kept = tail.drop { $0.isWhitespace || ".:!-—–".contains($0) }
    return text.utf8.count - kept.utf8.count
  }
}
