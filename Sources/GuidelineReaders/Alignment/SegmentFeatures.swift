internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The features of a segment that survive translation: length, words, mood, form and position.
///
/// ``FeatureExtractor`` computes them once for each block. A pair is scored from them alone.
struct SegmentFeatures {
  /// The kind of block.
  ///
  /// Blocks of different shapes rarely translate each other.
  enum Shape: UInt16 {
    case heading
    case prose
    case table
    case code

    /// Whether a translation keeps the shape.
    var isFixed: Bool { self == .table || self == .code }
  }

  let language: Language

  // MARK: Position

  /// Its position among the blocks with text; if it is merged, that of its first segment.
  var first: Int
  /// The position of its last segment if it is merged, otherwise the same as ``first``.
  var last: Int
  /// The number of quotes around it.
  var quoteDepth = 0
  /// The number of lists around it.
  var listDepth = 0
  /// The level of a heading; 0 for other blocks.
  var level = 0
  /// Its list item, numbered over the document; `nil` outside of lists.
  var item: Int?
  /// The ordinal of the item in its list, from 1; 0 outside of lists.
  var ordinal = 0
  /// The number of headings before it in a document whose headings are in one language; otherwise 0.
  var section = 0
  /// The number of segments before it that contain both languages.
  var pairsBefore = 0
  /// For an English segment, the position of the Korean one that ``PositionalCounterparts`` found.
  var counterpart: Int?

  // MARK: Words

  /// Its length in Unicode scalars, at least 1.
  var length = 1.0 { didSet { logLength = log(length) } }
  /// The natural logarithm of its length.
  private(set) var logLength = 0.0
  /// The length in scalars of its bold lead, or of its first sentence (Korean only), or of all.
  var leadLength = 1.0
  /// The natural logarithm of ``leadLength``.
  var leadLogLength = 0.0
  /// Its numbers, in figures or in words.
  var numbers = WordSet()
  /// Its Latin words that may also occur as names in a Korean segment.
  var names = WordSet()
  /// The last path components of its links.
  var links = WordSet()
  /// The concepts of the glossary in it.
  var concepts = WordSet()

  // MARK: Mood

  /// Whether its first sentence is a prohibition.
  var forbids = false
  /// Whether its first sentence suggests considering something.
  var considers = false
  /// Whether it is in a list of dos or don'ts; `nil` elsewhere.
  var standing: Modality?

  // MARK: Form

  var shape = Shape.prose
  var hasBoldLead = false
  var endsWithColon = false
  /// Whether it ends as a sentence does.
  var isSentence = false
  /// Whether it is a sentence, with or without a full stop.
  var isStatement = false
  /// Whether it is short and not a sentence: a caption or an unmarked heading.
  var isTitleLike = false
  /// Whether it is a title with both languages: "Pickers 피커".
  var isBilingualTitle = false
  /// Whether it only refers the reader to another place.
  var isReference = false
  /// The number that the document gives its statement.
  var label: HashedWord?

  init(_ language: Language, at place: Int) {
    self.language = language
    first = place
    last = place
  }

  /// Whether it is running text.
  var isProse: Bool { shape == .prose && length >= (language == .en ? 20 : 10) }

  /// What ``AlignmentScorer/formScore(_:_:shareNoWord:haveSameOrdinal:)`` asks but label and ordinal.
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

  /// This segment merged with the one that follows it.
  func joined(with other: SegmentFeatures, words: inout WordSetPool) -> SegmentFeatures {
    var result = self
    result.last = other.last
    result.length += other.length + 1
    result.numbers = words.union(numbers, other.numbers)
    result.names = words.union(names, other.names)
    result.links = words.union(links, other.links)
    result.concepts = words.union(concepts, other.concepts)
    result.endsWithColon = other.endsWithColon
    result.isSentence = other.isSentence
    return result
  }
}
