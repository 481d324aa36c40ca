internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises labels that distinguish a text from its translation: `EN:`, `[번역]`, `원문)`.
enum LanguageLabels {
  private static let names = Lexicon.headings.set("language-label")

  /// Whether one of the `headers` of a table names a language: "영어 표현".
  static func nameLanguage(_ headers: [String]) -> Bool {
    headers.contains { header in
      header.lowercased().split { !$0.isLetter }.contains { names.contains(String($0)) }
    }
  }

  /// The runs without a label at their beginning; `nil` if there is none.
  static func stripped(_ runs: [Run]) -> [Run]? {
    guard let first = runs.firstIndex(where: { !isBlank($0.text) }),
      mayBegin(runs[first].text),
      let length = labelLength(runs[first], isBold: runs[first].style.contains(.bold))
    else { return nil }
    var result = runs
    let rest = runs[first].text.dropFirst(length).drop(while: \.isWhitespace)
    result[first].text = String(rest)
    // In "**한국어**: …" the colon is in the next run.
    if rest.isEmpty, let next = result[(first + 1)...].firstIndex(where: { !isBlank($0.text) }) {
      let text = result[next].text.drop(while: \.isWhitespace)
      if text.first == ":" || text.first == "：" {
        result[next].text = String(text.dropFirst().drop(while: \.isWhitespace))
      }
    }
    let isEmpty = result.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
    return isEmpty ? nil : result
  }

  /// A prefilter without false negatives: whether the first two letters may begin a label.
  private static func mayBegin(_ text: String) -> Bool {
    let opening = text.utf8.drop { $0 <= 0x20 || $0 == 0x5B || $0 == 0x28 || $0 == 0x3C }
    guard let first = opening.first else { return false }
    switch first {
    case 0x41...0x5A, 0x61...0x7A:
      return opening.dropFirst().first.map { initials[place(first, $0)] } ?? false
    case ..<0x80: return false
    // Half of all Korean texts begin with the first byte of a label.
    case 0xEA...0xED: return opening.startIndex > text.startIndex || korean.begin(text)
    default: return true
    }
  }

  /// For each pair of letters, whether a label begins with it.
  private static let initials: [Bool] = {
    var initials = [Bool](repeating: false, count: 1024)
    for name in names {
      let letters = Array(name.utf8.prefix(2))
      if letters[0] < 0x80 { initials[place(letters[0], letters[1])] = true }
    }
    return initials
  }()

  /// A case-insensitive index for two letters.
  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) << 5 | Int(second & 31)
  }

  private static let korean = ByteNeedles(names.filter { $0.utf8.count >= 3 })

  private static let flags: Set<Character> = ["🇺🇸", "🇬🇧", "🇰🇷"]

  /// Whether `text` is only a label, as on a tab or a disclosure that shows a text.
  static func isNothingElse(_ text: String) -> Bool {
    text.utf8.count < 20 && mayBegin(text)
      && names.contains(text.filter { $0.isLetter || $0 == " " }.lowercased())
  }

  /// The number of characters that a label and the signs around it take in a run.
  private static func labelLength(_ run: Run, isBold: Bool) -> Int? {
    let text = run.text
    if let first = text.first, flags.contains(first) {
      return 1 + text.dropFirst().prefix { $0.isWhitespace || ":：".contains($0) }.count
    }
    let start = text.prefix { $0.isWhitespace || "[(【<".contains($0) }
    let word = text.dropFirst(start.count).prefix { $0.isLetter }
    guard names.contains(word.lowercased()) else { return nil }
    let after = text.dropFirst(start.count + word.count)
    let signs = after.prefix { $0.isWhitespace || "])】>:：.".contains($0) }
    let isMarked =
      signs.contains { "])】>:：".contains($0) }
      || isBold && signs.count == after.count
    return isMarked ? start.count + word.count + signs.count : nil
  }
}
