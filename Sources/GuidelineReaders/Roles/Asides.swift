internal import DocumentModel
internal import Guidelines

/// Recognises asides: Tip, Note, Important, Warning, 참고, 중요, ….
enum Asides {
  /// Whether `text` is nothing but a label.
  static func isLabel(_ text: String) -> Bool { AsideLabels.contains(text) }

  /// How many UTF-8 bytes of the block's text the label and the sign after it take; 0 where it
  /// begins with none.
  static func labelLength(of block: Block) -> Int {
    let text = block.text
    guard AsideLabels.mayBegin(with: text[...].utf8) else { return 0 }
    if let lead = block.boldLead, isLabel(lead), lead.utf8.count < text.utf8.count {
      return signs(in: text, after: lead.utf8.count)
    }
    let bytes = text.utf8
    // A label on the first line of the block: "> 팁", "> …".
    if block.lines.first < block.lines.last, AsideLabels.mayBegin(with: text[...].utf8),
      !block.isOnOneLine,
      let line = block.textLines.first?.text, line.utf8.count < bytes.count, isLabel(line)
    {
      return signs(in: text, after: line.utf8.count)
    }
    var end = bytes.startIndex
    for _ in 1...2 {
      // The text is collapsed: one space stands between two words.
      guard let space = bytes[end...].dropFirst().firstIndex(of: UInt8(ascii: " ")) else { break }
      end = space
      let label = text[..<end]
      // No label is that long, whatever the signs around it.
      guard label.utf8.count <= AsideLabels.longest else { break }
      guard AsideLabels.mayBegin(with: label.utf8) else { continue }
      let hasSign = label.last.map { ".:!]）)".contains($0) } ?? false
      let hasEmoji = label.first.map { !$0.isLetter && !$0.isPunctuation } ?? false
      let next = text[end...].drop(while: \.isWhitespace).first
      // "Tip It's important" was a label on a line of its own; "Note that" is a sentence.
      let isLost = label.first?.isUppercase == true && next?.isUppercase == true
      guard hasSign || hasEmoji || isLost, isLabel(String(label)) else { continue }
      return signs(in: text, after: label.utf8.count)
    }
    return 0
  }

  /// The text of a block, without its label where it is an aside: that of "Tip Keep it short".
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
