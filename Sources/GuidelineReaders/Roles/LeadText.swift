internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// The text of a lead and the text after it.
enum LeadText {
  static func rest(of text: String, after end: String.Index) -> String? {
    var rest = text[end...]
    // Usually there is one space.
    if rest.utf8.first == UInt8(ascii: " "), let byte = rest.utf8.dropFirst().first,
      mayBegin(byte)
    {
      return String(rest[rest.utf8.index(after: rest.startIndex)...])
    }
    while let byte = rest.utf8.first, !mayBegin(byte) {
      guard let first = rest.first, first.isWhitespace || "-–—:".contains(first) else { break }
      rest.removeFirst()
    }
    return rest.isEmpty ? nil : String(rest)
  }

  /// A prefilter: whether `byte` begins a letter or a Hangul syllable.
  ///
  /// `false` is not certain.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0xEB...0xED).contains(byte)
  }

  private static let labels = Lexicon.headings.set("rule-number")
  /// A lead without a bullet before it.
  static func trimmed(_ text: some StringProtocol) -> String {
    var lead = Substring(text)
    // Most leads begin with a letter and end with a full stop.
    if let first = lead.utf8.first, mayBegin(first), lead.utf8.last == UInt8(ascii: ".") {
      return String(withoutLabel(lead))
    }
    lead = lead.trimmingBoth()
    while let byte = lead.utf8.first, !mayBegin(byte), let first = lead.first,
      bulletCharacters.contains(first) || "→⇒➜▶►※".contains(first)
        || first.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
    {
      lead = lead.dropFirst().drop(while: \.isWhitespace)
    }
    // "(x) Using more than ten words."
    if lead.utf8.first == UInt8(ascii: "("), lead.dropFirst(2).first == ")",
      let mark = lead.dropFirst().first, "xXoO✓✔✗✕".contains(mark)
    {
      lead = lead.dropFirst(3).drop(while: \.isWhitespace)
    }
    return String(withoutLabel(lead))
  }

  /// A lead without the number that a document gives its rules: "Rule 1: Label both ends".
  private static func withoutLabel(_ lead: Substring) -> Substring {
    let opening = Substring(lead.utf8.prefix { $0 != 0x20 })
    guard opening.utf8Holds(":") || labels.contains(opening.lowercased()) else { return lead }
    let words = lead.unicodeScalars.prefix(24).split(separator: " ", maxSplits: 2)
      .map(Substring.init)
    let rest: Substring? =
      if let first = words.first, first.last == ":", labels.contains(first.dropLast().lowercased())
      {
        // "Rule: Use …"
        lead[first.endIndex...].drop(while: \.isWhitespace)
      } else if words.count == 3, labels.contains(words[0].lowercased()) {
        behindNumber(words[1], in: lead)
      } else {
        nil
      }
    return rest.flatMap { $0.isEmpty ? nil : $0 } ?? lead
  }

  /// The text after the number of a rule and its separator; `nil` if it is not such a number.
  private static func behindNumber(_ word: Substring, in lead: Substring) -> Substring? {
    var number = word
    let hasSign = number.last.map { ":.)".contains($0) } ?? false
    if hasSign { number.removeLast() }
    guard !number.isEmpty, number.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
    let rest = lead[word.endIndex...].drop(while: \.isWhitespace)
    let dash = rest.prefix { "—–-:".contains($0) }
    guard hasSign || !dash.isEmpty else { return nil }
    return rest[dash.endIndex...].drop(while: \.isWhitespace)
  }
}
