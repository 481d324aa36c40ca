internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Computes the features of the segments of one document.
///
/// Korean segments have to be read first: only English words that occur in one count as names.
struct FeatureExtractor {
  private let analyzer: TextAnalyzer
  /// The words that the features refer to.
  var words = WordSetPool()
  private var surface = SurfaceFeatures()

  init(analyzer: TextAnalyzer) {
    self.analyzer = analyzer
  }

  /// The features of `block`.
  ///
  /// - Complexity: O(*n*) in the length of its text.
  mutating func features(of block: borrowing Block, _ language: Language) -> SegmentFeatures {
    var text = block.text
    var features = SegmentFeatures(language, at: block.order)
    addWords(of: &text, targets: block.targets, to: &features)
    Self.addLead(block.boldLead, of: text, to: &features)
    (features.forbids, features.considers) = Self.mood(of: text, language)
    features.standing = block.standing ?? ExampleLists.standing(ofLine: text)
    features.quoteDepth = block.quoteDepth
    features.item = block.item
    features.listDepth = block.listDepth
    if case .heading(let level) = block.kind { features.level = level }
    features.ordinal = block.ordinal
    features.shape = Self.shape(of: block.kind)
    features.label = (block.label ?? SectionLabels.entry(of: text)).map { HashedWord($0) }
    Self.addForm(of: text, to: &features)
    return features
  }

  // MARK: Words

  private mutating func addWords(
    of text: inout String, targets: [String], to features: inout SegmentFeatures
  ) {
    text.withUTF8 { surface.read($0, features.language) }
    features.numbers = words.insert(&surface.numbers)
    features.names = words.insert(&surface.names)
    features.length = Double(max(1, surface.length))
    surface.others += targets.lazy.compactMap(Self.destination)
    features.links = words.insert(&surface.others)
    analyzer.forEachConcept(in: text) { surface.others.append(HashedWord(concept: $0)) }
    features.concepts = words.insert(&surface.others)
  }

  /// The last path component of a link, which is the same in every language.
  private static func destination(_ target: String) -> HashedWord? {
    let path = target.split(separator: "#").first ?? Substring(target)
    return path.split(separator: "/").last.map { HashedWord($0.lowercased()) }
  }

  private static func addLead(
    _ boldLead: String?, of text: String, to features: inout SegmentFeatures
  ) {
    let lead = boldLead ?? (features.language == .ko ? firstSentence(of: text) : nil)
    features.hasBoldLead = boldLead != nil
    features.leadLogLength = lead.map { log(Double(max(1, scalarCount($0)))) } ?? features.logLength
    features.leadLength = exp(features.leadLogLength)
  }

  /// The text up to its first full stop; `nil` if that is all of it.
  private static func firstSentence(of text: String) -> String? {
    text[...].utf8Range(of: ". ").map { String(text[..<$0.lowerBound]) }
  }

  // MARK: Form

  private static func shape(of kind: Block.Kind) -> SegmentFeatures.Shape {
    switch kind {
    case .heading: .heading
    case .table: .table
    case .code: .code
    default: .prose
    }
  }

  private static func addForm(of text: String, to features: inout SegmentFeatures) {
    let isEnglish = features.language == .en
    features.endsWithColon = text.utf8.last == UInt8(ascii: ":")
    features.isSentence = endsSentence(text)
    features.isStatement = features.isSentence || isShortOrder(text, features.language)
    features.isTitleLike =
      features.length < 60 && !features.isSentence && !features.endsWithColon
      && text.first?.isLowercase != true
    features.isBilingualTitle = isEnglish && features.isTitleLike && holdsHangul(text)
    features.isReference = isEnglish ? EnglishMood.isReference(text) : KoreanMood.isReference(text)
  }

  /// Whether a short text is a command without a full stop, as in headings.
  private static func isShortOrder(_ text: String, _ language: Language) -> Bool {
    text.utf8.count < 200
      && (language == .ko ? KoreanMood.isImperative(text) : EnglishMood.isRuleHeading(text))
  }

  // MARK: Mood

  /// Whether the first sentence forbids something, and whether it suggests considering something.
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
        discouraging.contains(where: start.hasPrefix),
        start.utf8Contains("consider ")
      )
    case .ko:
      let first = Array(text.prefix(200).prefix { $0 != "." }.suffix(16).utf8)
      return (prohibitions.occur(in: first), considerations.occur(in: first))
    }
  }

  /// A fast path for text in which each scalar is a character; `nil` for other text.
  private static func plainMood(ofKorean text: UnsafeBufferPointer<UInt8>) -> (Bool, Bool)? {
    guard let end = text.plainPrefix(200, before: UInt8(ascii: ".")) else { return nil }
    let sentence = UnsafeBufferPointer(rebasing: text[..<end])
    guard let start = sentence.plainSuffix(16) else { return nil }
    let last = UnsafeBufferPointer(rebasing: sentence[start...])
    return (prohibitions.occur(in: last), considerations.occur(in: last))
  }

  /// A fast path for text in which each scalar is a character; `nil` for other text.
  private static func plainMood(ofEnglish text: UnsafeBufferPointer<UInt8>) -> (Bool, Bool)? {
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

  private static let discouraging = Lexicon.alignmentCues.list("discourages")
  private static let considerations = ByteNeedles(Lexicon.alignmentCues.list("korean-considers"))
  private static let prohibitions = ByteNeedles(Lexicon.alignmentCues.list("korean-discourages"))
}
