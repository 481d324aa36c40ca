internal import Guidelines
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What of a block survives translation: its length, numbers, names, links, concepts and place.
struct PairTraits {
  var language: Language
  /// Its place among the blocks that hold text; of joined blocks the first and the last.
  var first: Int
  var last: Int
  /// Its length in characters.
  var length: Double { didSet { logLength = log(length) } }
  /// The natural logarithm of its length.
  private(set) var logLength: Double
  var numbers: Marks
  /// The Latin words: in Korean text they are names that the English text has as well.
  var names: Marks
  var links: Marks
  var concepts: Marks
  var hasBoldLead: Bool
  /// The natural logarithm of the length of its bold lead; that of all of it where it has none.
  private(set) var leadLogLength: Double
  /// Whether it begins with what not to do.
  private(set) var forbids: Bool
  /// Whether it begins with what to consider.
  private(set) var considers: Bool
  var shape: Shape
  var quoteDepth: Int
  var item: Int?
  var listDepth: Int
  var ordinal: Int
  var endsWithColon: Bool
  var isSentence: Bool
  /// Whether it is short and no sentence: a caption or a heading that is not marked as one.
  var isTitleLike: Bool
  /// Whether it only sends the reader elsewhere.
  var isReference: Bool
  /// The number that the document gives its statement.
  var label: String?
  /// Whether a title holds words of both languages already: "Pickers 피커".
  var isBilingualTitle: Bool

  /// Blocks of different shapes seldom translate each other.
  enum Shape {
    case heading
    case prose
    case table
    case code
  }

  init(_ block: Block, language: Language, index: Int, analyzer: TextAnalyzer) {
    let text = block.text
    self.language = language
    first = index
    last = index
    length = Double(max(1, text.unicodeScalars.count))
    logLength = log(length)
    (numbers, names) = Self.marks(in: text)
    numbers.formUnion(Marks(Self.spelledNumbers(in: text, language)))
    links = Marks(block.targets.compactMap(Self.destination))
    concepts = Marks(
      analyzer.concepts(in: text).lazy.map { Mark($0.text.utf8) })
    let lead = block.boldLead
    hasBoldLead = lead != nil
    leadLogLength = lead.map { log(Double(max(1, $0.unicodeScalars.count))) } ?? logLength
    (forbids, considers) = Self.mood(of: text, language)
    quoteDepth = block.quoteDepth
    item = block.item
    listDepth = block.listDepth
    ordinal = block.ordinal
    endsWithColon = text.last == ":"
    isSentence = endsSentence(text)
    isTitleLike =
      length < 60 && !isSentence && !endsWithColon && text.first?.isLowercase != true
    label = block.label
    isBilingualTitle =
      language == .en && isTitleLike
      && text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    isReference =
      language == .en ? EnglishMood.isReference(text) : KoreanMood.isReference(text)
    shape =
      switch block.kind {
      case .heading: .heading
      case .table: .table
      case .code: .code
      default: .prose
      }
  }

  /// Whether it is running text.
  var isProse: Bool { shape == .prose && length >= (language == .en ? 20 : 10) }

  /// The traits of two blocks of one language that follow each other.
  func joined(with other: PairTraits) -> PairTraits {
    var result = self
    result.last = other.last
    result.length += other.length + 1
    result.numbers.formUnion(other.numbers)
    result.names.formUnion(other.names)
    result.links.formUnion(other.links)
    result.concepts.formUnion(other.concepts)
    result.endsWithColon = other.endsWithColon
    result.isSentence = other.isSentence
    return result
  }

  /// The numbers and the Latin words of a text.
  private static func marks(in text: String) -> (numbers: Marks, names: Marks) {
    var numbers: [Mark] = []
    var names: [Mark] = []
    var word: [UInt8] = []
    var isNumber = false
    func finish() {
      if isNumber {
        numbers.append(Mark(word))
      } else {
        // A plural is the same name.
        if word.count > 3, word.last == UInt8(ascii: "s") { word.removeLast() }
        if word.count > 1 { names.append(Mark(word)) }
      }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      let isDigit = (0x30...0x39).contains(byte)
      let isLetter = byte < 0x80 && (0x61...0x7A).contains(byte | 0x20)
      if !word.isEmpty, isNumber ? !isDigit : !isLetter { finish() }
      guard isDigit || isLetter else { continue }
      isNumber = isDigit
      word.append(isDigit ? byte : byte | 0x20)
    }
    if !word.isEmpty { finish() }
    return (Marks(numbers), Marks(names))
  }

  /// The numbers that are words: three, 세 개.
  ///
  /// One is everywhere and tells nothing.
  private static func spelledNumbers(in text: String, _ language: Language) -> [Mark] {
    guard NumberSearch.mayHoldNumber(text) else { return [] }
    let words = text.utf8.split { byte in
      language == .en ? !(0x61...0x7A).contains(byte | 0x20) : byte < 0x80
    }
    return words.compactMap { word in
      guard (3...12).contains(word.count) else { return nil }
      let value: Double?
      switch language {
      case .en:
        value = NumberWords.english[String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)]
      case .ko:
        let range = NumberWords.korean[String(decoding: word, as: UTF8.self)]
        value = range.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil }
      }
      guard let value, value > 1 else { return nil }
      return Mark(String(Int(value)).utf8)
    }
  }

  /// Whether the first sentence says what not to do, or what to consider.
  private static func mood(of text: String, _ language: Language) -> (Bool, Bool) {
    switch language {
    case .en:
      let start = text.prefix(60).drop { !$0.isLetter }.lowercased()
      return (
        ["avoid ", "don't ", "don’t ", "never ", "do not "].contains(where: start.hasPrefix),
        start.utf8Contains("consider ")
      )
    case .ko:
      let first = Array(text.prefix(200).prefix { $0 != "." }.suffix(16).utf8)
      return (prohibitions.occur(in: first), considerations.occur(in: first))
    }
  }

  private static let considerations = ByteNeedles(["고려하", "고려해", "고려합", "고려한"])
  private static let prohibitions = ByteNeedles([
    "지 마", "지 말", "피하", "피해", "피한", "않는", "않습", "금지", "삼가", "지양", "않도록", "안 된", "안 됩", "않아야",
  ])

  private static func destination(_ target: String) -> Mark? {
    let path = target.split(separator: "#").first ?? Substring(target)
    return path.split(separator: "/").last.map { Mark($0.lowercased().utf8) }
  }
}

/// A word as a number that is as good as unique.
struct Mark: Comparable {
  let value: UInt64

  init(_ bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = hash
  }

  static func < (left: Mark, right: Mark) -> Bool { left.value < right.value }
}

/// A set of words, kept in order so that two of them are compared in one walk.
struct Marks {
  private var sorted: [Mark] = []

  init(_ marks: some Sequence<Mark>) {
    for mark in marks.sorted() where sorted.last != mark { sorted.append(mark) }
  }

  var isEmpty: Bool { sorted.isEmpty }
  var count: Int { sorted.count }

  mutating func formUnion(_ other: Marks) {
    if !other.isEmpty { self = Marks(sorted + other.sorted) }
  }

  /// How many words both have.
  ///
  /// - Complexity: O(*n* + *m*).
  func shared(with other: Marks) -> Int {
    var (left, right, count) = (0, 0, 0)
    while left < sorted.count, right < other.sorted.count {
      if sorted[left] == other.sorted[right] {
        count += 1
        left += 1
        right += 1
      } else if sorted[left] < other.sorted[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return count
  }
}
