internal import Guidelines

/// Recognises asides: Tip, Note, Important, Warning, 참고, 중요, ….
enum Asides {
  private static let labels: Set<String> = [
    "tip", "tips", "note", "notes", "important", "warning", "caution", "developer note",
    "experiment", "info", "translator's note", "팁", "역주", "옮긴이 주", "옮긴이", "역자 주", "편집자 주",
    "꿀팁", "정보", "참고", "참고 사항", "참고사항", "중요", "주의", "노트", "유의", "유의 사항",
    "개발자 참고", "개발자 노트", "역자주", "역자 첨언", "옮긴이주",
  ]

  /// Whether `text` is nothing but a label.
  static func isLabel(_ text: String) -> Bool {
    mayBegin(text[...].utf8) && mayBeLabel(text.utf8) && labels.contains(normalised(text))
  }

  /// Whether the first letter is one that labels begin with; `false` is sure.
  private static func mayBegin(_ text: Substring.UTF8View) -> Bool {
    text.withContiguousStorageIfAvailable { mayBegin($0) }
      ?? Array(text).withUnsafeBufferPointer { mayBegin($0) }
  }

  private static func mayBegin(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let index = text.firstIndex(where: { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) })
    else { return true }
    switch text[index] {
    case ..<0x80, 0xEA...0xED: return initials[place(of: text[index...])]
    default: return true
    }
  }

  /// Whether a label begins with three letters or a syllable, by their place.
  private static let initials: [Bool] = {
    var initials = [Bool](repeating: false, count: 1024)
    for label in labels { initials[place(of: Array(label.utf8)[...])] = true }
    return initials
  }()

  /// A number that few other beginnings have, in whatever case their letters are.
  private static func place(of text: some Collection<UInt8>) -> Int {
    let three = text.prefix(3).reduce(0) { $0 << 8 | Int($1 < 0x80 ? $1 | 0x20 : $1) }
    return (three >> 4 ^ three >> 2 & 0xFC0 ^ three) & 1023
  }

  /// Whether there are no more letters than a label has; `false` is sure.
  private static func mayBeLabel(_ text: String.UTF8View) -> Bool {
    guard text.count <= longestLabel else { return false }
    var letters = 0
    for byte in text where (0x61...0x7A).contains(byte | 0x20) || (0xEA...0xED).contains(byte) {
      letters += 1
      if letters > mostLetters { return false }
    }
    return true
  }

  /// No label has more Latin letters and Hangul syllables.
  private static let mostLetters = labels.reduce(0) { max($0, $1.count) }

  /// No label takes more UTF-8 bytes, signs and emoji around it included.
  private static let longestLabel = 160

  /// How many UTF-8 bytes of the block's text the label and the sign after it take; 0 where it
  /// begins with none.
  static func labelLength(of block: Block) -> Int {
    let text = block.text
    guard mayBegin(text[...].utf8) else { return 0 }
    if let lead = block.boldLead, isLabel(lead), lead.utf8.count < text.utf8.count {
      return signs(in: text, after: lead.utf8.count)
    }
    let bytes = text.utf8
    // A label on the first line of the block: "> 팁", "> …".
    if block.lines.first < block.lines.last, mayBegin(text[...].utf8), !block.isOnOneLine,
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
      guard label.utf8.count <= longestLabel else { break }
      guard mayBegin(label.utf8) else { continue }
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

  private static func signs(in text: String, after count: Int) -> Int {
    let rest = text.utf8.dropFirst(count)
    let tail = String(decoding: rest, as: UTF8.self)
    let kept = tail.drop { $0.isWhitespace || ".:!-—–".contains($0) }
    return text.utf8.count - kept.utf8.count
  }

  private static func normalised(_ text: String) -> String {
    // "ℹ" counts as a letter.
    let trimmed = text.drop {
      !$0.isLetter && !$0.isNumber || "ℹ\u{2139}\u{FE0F}".contains($0) || $0 == "ℹ️"
    }
    var word = trimmed
    while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
    return word.lowercased()
  }
}
