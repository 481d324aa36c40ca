internal import DocumentModel
internal import Guidelines

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The features of a segment that survive translation: length, words, mood, form and position.
///
/// ``FeatureExtractor`` computes them once for each block; a pair is scored by them alone.
struct SegmentFeatures {
  /// What kind of block it is; blocks of different shapes seldom translate each other.
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

  /// Its place among the blocks that hold text; of merged segments the first.
  var first: Int
  /// The same; of merged segments the last.
  var last: Int
  /// How many quotes it stands in.
  var quoteDepth = 0
  /// How many lists it stands in.
  var listDepth = 0
  /// Its list item, numbered over the document; `nil` outside of lists.
  var item: Int?
  /// The place of the item in its list, from 1; 0 outside of lists.
  var ordinal = 0
  /// How many headings stand before it where all of them are in one language; 0 elsewhere.
  var section = 0
  /// How many segments in both languages stand before it.
  var pairsBefore = 0
  /// Of an English segment, the place of the Korean one that its position makes its counterpart.
  var counterpart: Int?

  // MARK: Words

  /// Its length in Unicode scalars, at least 1.
  var length = 1.0 { didSet { logLength = log(length) } }
  /// The natural logarithm of its length.
  private(set) var logLength = 0.0
  /// The length in scalars of its bold lead, of its first sentence where it is Korean, or of all.
  var leadLength = 1.0
  /// The natural logarithm of that.
  var leadLogLength = 0.0
  /// Its numbers, in figures or in words.
  var numbers = WordSet()
  /// Its Latin words that may be names in a Korean segment as well.
  var names = WordSet()
  /// The last path components of its links.
  var links = WordSet()
  /// The concepts of the glossary that it names.
  var concepts = WordSet()

  // MARK: Mood

  /// Whether its first sentence forbids something.
  var forbids = false
  /// Whether its first sentence suggests considering something.
  var considers = false
  /// Whether it is in a list of what to do or what not to do; `nil` elsewhere.
  var standing: Modality?

  // MARK: Form

  var shape = Shape.prose
  var hasBoldLead = false
  var endsWithColon = false
  /// Whether it ends as a sentence does.
  var isSentence = false
  /// Whether it is a sentence, with a full stop or without as in headings.
  var isStatement = false
  /// Whether it is short and no sentence: a caption, or a heading that nothing marks as one.
  var isTitleLike = false
  /// Whether it is a title in both languages: "Pickers 피커".
  var isBilingualTitle = false
  /// Whether it only refers the reader elsewhere.
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

  /// All that ``AlignmentScorer/formScore(_:_:shareNoWord:haveSameOrdinal:)`` reads but label and
  /// ordinal, as bits.
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

  /// The features of this segment and the one that follows it as one.
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
