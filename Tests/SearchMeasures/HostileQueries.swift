package import KnowledgeBase

/// Queries that nobody means well: what FTS5 takes for operators, broken bytes, too much of
/// everything, and what people type by mistake, the same ones for the same seed.
package struct HostileQueries: Sequence, IteratorProtocol {
  private var random: SplitMix64
  /// Words that the index has.
  private let words: [String]

  /// `texts` give the words that are misused.
  package init(from texts: [IndexedText], seed: UInt64) {
    random = SplitMix64(seed: seed)
    var words: [String] = []
    for text in texts.prefix(400) {
      words += (text.title + " " + text.body).split(whereSeparator: \.isWhitespace).map(String.init)
    }
    self.words = words.isEmpty ? ["tab"] : words
  }

  package mutating func next() -> String? {
    // Now and then as much as a command line holds; the rest as long as people type.
    if Int.random(in: 0..<200, using: &random) == 0 { return huge() }
    let count = Int.random(in: 1...8, using: &random)
    let glue = [" ", " ", " ", "", "\t", "\n", " AND ", " OR ", " NOT ", "·"]
    return (0..<count).map { _ in piece() }.joined(separator: pick(glue))
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: return pick(Self.operators)
    case 1: return pick(Self.oddities)
    case 2: return "\"" + word() + pick(["\"", "", "\"\"", "\" \""])
    case 3: return pick(["-", "+", "^", "~", "(", ")", "*:"]) + word()
    case 4: return word() + pick(["*", ":", "\"", "'", ")", "\\", ";--", "%", "\u{0}", "…"])
    case 5: return pick(["component:", "platform:", "rule:", "title:", "body:", "rank:"]) + word()
    case 6: return brokenBytes()
    case 7: return scalars(in: 0xAC00...0xD7A3, upTo: 12)
    case 8: return scalars(in: 0x3131...0x318E, upTo: 12)
    case 9: return scalars(in: 0x1100...0x11FF, upTo: 12)
    case 10: return scalars(in: 0x0021...0x007E, upTo: 16)
    case 11: return scalars(in: 0x0300...0x036F, upTo: 40)
    case 12: return scalars(in: 0x0590...0x06FF, upTo: 12)
    case 13: return scalars(in: 0x1F300...0x1FAFF, upTo: 6)
    case 14: return mistyped(word())
    case 15: return "\(Int.random(in: -9...99_999, using: &random))" + pick(Self.units)
    default: return word()
    }
  }

  /// A megabyte, or ten thousand times the same.
  private mutating func huge() -> String {
    let unit: String
    switch Int.random(in: 0..<8, using: &random) {
    case 0: unit = word() + " "
    case 1: unit = pick(Self.operators) + " "
    case 2: unit = pick(Self.oddities)
    case 3: unit = "("
    case 4: unit = "\""
    case 5: unit = scalars(in: 0x3131...0x314E, upTo: 3)
    case 6: unit = scalars(in: 0xAC00...0xD7A3, upTo: 20)
    default: return (0..<20_000).map { _ in word() }.joined(separator: " ")
    }
    return String(
      repeating: unit, count: Swift.max(10_000, 1_000_000 / Swift.max(1, unit.utf8.count)))
  }

  private mutating func word() -> String { pick(words) }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  private mutating func scalars(in range: ClosedRange<UInt32>, upTo count: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...count, using: &random) {
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// What a command line makes of bytes that are no UTF-8, lone surrogates among them.
  private mutating func brokenBytes() -> String {
    var bytes = Array(word().utf8)
    let broken: [[UInt8]] = [
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xC0, 0x80], [0xFF], [0xF5, 0x80], [0xE0, 0x80],
      [0x80], [0xF0, 0x9F, 0x91],
    ]
    bytes.insert(
      contentsOf: broken[Int.random(in: 0..<broken.count, using: &random)],
      at: Int.random(in: 0...bytes.count, using: &random))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `word` with one to three scalars changed, doubled, dropped or swapped.
  private mutating func mistyped(_ word: String) -> String {
    var scalars = Array(word.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !scalars.isEmpty {
      let index = Int.random(in: 0..<scalars.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.remove(at: index)
      case 1: scalars.insert(scalars[index], at: index)
      case 2: scalars.swapAt(index, scalars.count - 1 - index)
      default:
        let other = UInt32.random(in: 1...3, using: &random)
        scalars[index] = Unicode.Scalar(scalars[index].value &+ other) ?? scalars[index]
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let operators = [
    "AND", "OR", "NOT", "NEAR(a b, 3)", "NEAR(", "NEAR/2", "a AND", "OR b", "NOT", "^", "*", "**",
    "{title body}: tab", "- {title}: tab", "title : tab", "\"\"", "\"", "'", "''", "(", ")", "((",
    "))", "()", "+", "a + b", "\"a\" + \"b\"", "--", "/*", "*/", ";", "DROP TABLE rule;", "?1",
    ":a", "@a", "$a", "\\", "\\0", "%s%n", "\u{1}tab-bar", "\u{2}", "component:", "-component:x",
    "platform:", "rule:", "\"tab bar", "-\"tab bar\"", "-", "- -", "-배지",
  ]

  private static let oddities = [
    "\u{0}", "a\u{0}b", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "\u{200D}", "\u{200B}",
    "\u{202E}탭 바\u{202C}", "\u{2066}", "\u{AD}", "👩🏽‍💻", "🏳️‍🌈", "👨‍👩‍👧‍👦", "🇰🇷", "1️⃣", "e\u{301}",
    "Z\u{351}\u{36B}\u{343}\u{32A}\u{321}", "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1100}",
    "\u{11A8}", "ㅋㅋㅋㅋ", "ㅠㅠ", "ㅏㅏ", "가ㄱ", "각ㅏ", "ﬁ", "ℌ", "①", "㈜", "㎜", "Å", "ſ", "ı", "İ", "ß",
    "שלום", "مرحبا", "ภาษาไทย", "日本語", "中文", "\u{FDFA}", "\u{3164}", "\u{115F}", "｡", "…", "—", "·",
    "3~5개", "25x25", "0x0", "1/0", "NaN", "1e400", "999999999999999999999pt", "-0.0", "4.5:1:9",
    "세 개에서 다섯 개", "~", "~~~~", "x x x", "pt pt pt", "C++", "C#", "...", "?!?!", "\u{85}\u{2028}",
  ]

  private static let units = [
    "", "pt", " pt", "포인트", "x", "x5", "~", "~9개", ":1", "%", "자", "초", "fps",
  ]
}
