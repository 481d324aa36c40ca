internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What of a block survives translation: its length, numbers, names, links, concepts and place.
struct SegmentFeatures {
  var language: Language
  /// Its place among the blocks that hold text; of joined blocks the first and the last.
  var first: Int
  var last: Int
  /// Its length in characters.
  var length: Double { didSet { logLength = log(length) } }
  /// The natural logarithm of its length.
  private(set) var logLength: Double
  var numbers: WordSet
  /// The Latin words: in Korean text they are names that the English text has as well.
  ///
  /// Of an English text only those that a Korean one may have, too.
  var names: WordSet
  var links: WordSet
  var concepts: WordSet
  var hasBoldLead: Bool
  /// The length of its bold lead, else of all of it or of its first Korean sentence, and the
  /// natural logarithm.
  private(set) var leadLength: Double
  private(set) var leadLogLength: Double
  /// Whether it begins with what not to do.
  private(set) var forbids: Bool
  /// Whether it begins with what to consider.
  private(set) var considers: Bool
  /// Whether it is one of the things to do or not to do; `nil` where nothing sets it so.
  var standing: Modality?
  var shape: Shape
  var quoteDepth: Int
  var item: Int?
  var listDepth: Int
  var ordinal: Int
  var endsWithColon: Bool
  /// How many headings stand before it where all of them are in one language; 0 elsewhere.
  var section = 0
  /// How many texts before it say the same in both languages where they stand.
  var pairsBefore = 0
  var isSentence: Bool
  /// Whether it says something whole, be it without a full stop as headings are.
  private(set) var isStatement: Bool
  /// Whether it is short and no sentence: a caption or a heading that is not marked as one.
  var isTitleLike: Bool
  /// Whether it only sends the reader elsewhere.
  var isReference: Bool
  /// Of an English text, where the Korean one stands that its place makes its counterpart.
  var counterpart: Int?
  /// The number that the document gives its statement.
  var label: HashedWord?
  /// Whether a title holds words of both languages already: "Pickers 피커".
  var isBilingualTitle: Bool

  /// Blocks of different shapes seldom translate each other.
  enum Shape: UInt16 {
    case heading
    case prose
    case table
    case code

    /// Whether it stays what it is in any language.
    var isFixed: Bool { self == .table || self == .code }
  }

  init(
    _ block: borrowing Block, language: Language, analyzer: TextAnalyzer,
    marks: inout WordSetPool, scratch: inout SurfaceFeatures
  ) {
    var text = block.text
    self.language = language
    first = block.order
    last = block.order
    text.withUTF8 { scratch.read($0, language) }
    numbers = marks.insert(&scratch.numbers)
    names = marks.insert(&scratch.names)
    length = Double(max(1, scratch.length))
    logLength = log(length)
    scratch.others += block.targets.lazy.compactMap(Self.destination)
    links = marks.insert(&scratch.others)
    analyzer.forEachConcept(in: text) { scratch.others.append(HashedWord(concept: $0)) }
    concepts = marks.insert(&scratch.others)
    let lead = block.boldLead
    hasBoldLead = lead != nil
    leadLogLength =
      (lead ?? (language == .ko ? Self.firstSentence(of: text) : nil))
      .map { log(Double(max(1, scalarCount($0)))) } ?? logLength
    leadLength = exp(leadLogLength)
    (forbids, considers) = Self.mood(of: text, language)
    standing = block.standing ?? ExampleLists.standing(ofLine: text)
    quoteDepth = block.quoteDepth
    item = block.item
    listDepth = block.listDepth
    ordinal = block.ordinal
    endsWithColon = text.utf8.last == UInt8(ascii: ":")
    isSentence = endsSentence(text)
    isStatement =
      isSentence
      || text.utf8.count < 200
        && (language == .ko ? KoreanMood.isImperative(text) : EnglishMood.isRuleHeading(text))
    isTitleLike =
      length < 60 && !isSentence && !endsWithColon && text.first?.isLowercase != true
    label = (block.label ?? SectionLabels.entry(of: text)).map { HashedWord($0) }
    isBilingualTitle =
      language == .en && isTitleLike
      && holdsHangul(text)
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

  /// What stands before the first full stop inside a text, or `nil`.
  private static func firstSentence(of text: String) -> String? {
    text[...].utf8Range(of: ". ").map { String(text[..<$0.lowerBound]) }
  }

  /// What of it ``AlignmentScorer`` asks as its form, but for its label and its ordinal, as one number.
  var form: UInt16 {
    var form = shape.rawValue
    func add(_ flag: Bool) { form = form << 1 | (flag ? 1 : 0) }
    add(isBilingualTitle)
    add(isStatement)
    add(isTitleLike)
    add(isSentence)
    add(forbids)
    add(considers)
    add(hasBoldLead)
    add(item != nil)
    add(endsWithColon)
    add(standing == .should)
    add(standing == .avoid)
    return form
  }

  /// Whether it is running text.
  var isProse: Bool { shape == .prose && length >= (language == .en ? 20 : 10) }

  /// The traits of two blocks of one language that follow each other.
  func joined(with other: SegmentFeatures, marks: inout WordSetPool) -> SegmentFeatures {
    var result = self
    result.last = other.last
    result.length += other.length + 1
    result.numbers = marks.union(numbers, other.numbers)
    result.names = marks.union(names, other.names)
    result.links = marks.union(links, other.links)
    result.concepts = marks.union(concepts, other.concepts)
    result.endsWithColon = other.endsWithColon
    result.isSentence = other.isSentence
    return result
  }

  /// Whether the first sentence says what not to do, or what to consider.
  private static func mood(of text: String, _ language: Language) -> (Bool, Bool) {
    var text = text
    let plain = text.withUTF8 { bytes -> (Bool, Bool)? in
      switch language {
      case .en: plainMood(ofEnglish: bytes)
      case .ko: plainMood(ofKorean: bytes)
      }
    }
    if let plain { return plain }
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

  /// The same where each scalar is a character; `nil` elsewhere.
  private static func plainMood(
    ofKorean text: UnsafeBufferPointer<UInt8>
  ) -> (Bool, Bool)? {
    guard let end = text.plainPrefix(200, before: UInt8(ascii: ".")) else { return nil }
    let sentence = UnsafeBufferPointer(rebasing: text[..<end])
    guard let start = sentence.plainSuffix(16) else { return nil }
    let last = UnsafeBufferPointer(rebasing: sentence[start...])
    return (prohibitions.occur(in: last), considerations.occur(in: last))
  }

  /// The same where each scalar is a character; `nil` elsewhere.
  private static func plainMood(
    ofEnglish text: UnsafeBufferPointer<UInt8>
  ) -> (Bool, Bool)? {
    guard let end = text.plainPrefix(60) else { return nil }
    let start = text[..<end].firstIndex { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0xEA } ?? end
    let opening = UnsafeBufferPointer(rebasing: text[start..<end])
    let forbids =
      opening.begins(lowered: "avoid ", at: 0) || opening.begins(lowered: "don't ", at: 0)
      || opening.begins(lowered: "don’t ", at: 0) || opening.begins(lowered: "never ", at: 0)
      || opening.begins(lowered: "do not ", at: 0)
    let considers = opening.holds(lowered: "consider ")
    return (forbids, considers)
  }

  private static let considerations = ByteNeedles(["고려하", "고려해", "고려합", "고려한"])
  private static let prohibitions = ByteNeedles([
    "지 마", "지 말", "피하", "피해", "피한", "않는", "않습", "금지", "삼가", "지양", "않도록", "안 된", "안 됩", "않아야",
  ])

  private static func destination(_ target: String) -> HashedWord? {
    let path = target.split(separator: "#").first ?? Substring(target)
    return path.split(separator: "/").last.map { HashedWord($0.lowercased()) }
  }
}
