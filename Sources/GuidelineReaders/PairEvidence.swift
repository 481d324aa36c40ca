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
  var first: Int  // its place among the blocks that hold text
  var last: Int
  var length: Double
  var numbers: Set<String>
  var names: Set<String>
  var links: Set<String>
  var concepts: Set<ConceptID>
  var hasBoldLead: Bool
  var shape: Shape
  var quoteDepth: Int
  var item: Int?
  var ordinal: Int
  var endsWithColon: Bool
  /// Whether it is short and no sentence: a caption or a heading that is not marked as one.
  var isTitleLike: Bool
  /// Whether it only sends the reader elsewhere.
  var isReference: Bool

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
    numbers = Self.numbers(in: text)
    names = Self.names(in: text)
    links = Set(block.targets.compactMap(Self.destination))
    concepts = Self.concepts(in: text, analyzer)
    hasBoldLead = block.boldLead != nil
    quoteDepth = block.quoteDepth
    item = block.item
    ordinal = block.ordinal
    endsWithColon = text.last == ":"
    isTitleLike =
      length < 60 && !endsSentence(text) && !endsWithColon && text.first?.isLowercase != true
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

  /// What it costs to leave it without a counterpart: more where nearly everything has one.
  func skipCost(_ evidence: PairEvidence) -> Double {
    guard isProse, !isReference else { return 0 }
    return evidence.density > 0.7 ? 0.8 : 0.25
  }

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
    return result
  }

  private static func numbers(in text: String) -> Set<String> {
    var found: Set<String> = []
    var number = ""
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        number.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !number.isEmpty {
        found.insert(number)
        number = ""
      }
    }
    if !number.isEmpty { found.insert(number) }
    return found
  }

  /// The Latin words: in Korean text they are names that the English text has as well.
  private static func names(in text: String) -> Set<String> {
    var found: Set<String> = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if (0x61...0x7A).contains(byte | 0x20), byte < 0x80 {
        word.append(byte | 0x20)
      } else if !word.isEmpty {
        insert(&word)
      }
    }
    insert(&word)
    return found

    func insert(_ word: inout [UInt8]) {
      // A plural is the same name.
      if word.count > 3, word.last == UInt8(ascii: "s") { word.removeLast() }
      if word.count > 1 { found.insert(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
  }

  private static func destination(_ target: String) -> String? {
    let path = target.split(separator: "#").first ?? Substring(target)
    return path.split(separator: "/").last.map { $0.lowercased() }
  }

  private static func concepts(in text: String, _ analyzer: TextAnalyzer) -> Set<ConceptID> {
    var found: Set<ConceptID> = []
    for token in analyzer.tokens(in: text) where token.kind == .concept {
      if let id = ConceptID(rawValue: String(token.text.dropFirst())) { found.insert(id) }
    }
    return found
  }
}

/// How much two blocks look like translations of each other.
///
/// Scores are log-odds in spirit: above 0 speaks for a pair, below against it.
struct PairEvidence {
  /// How far the Korean block usually stands from its English one.
  struct Usual {
    /// In text blocks; negative where Korean comes first.
    var distance: Int
    /// The share of the clear pairs that keep to it.
    var share: Double
  }

  /// The order that the document keeps to; `nil` before that is known.
  var usual: Usual?
  /// The share of the running text that has a counterpart, as far as that is known.
  var density = 0.0
  /// Speaks against any pair where one language is rare in the document.
  var rarity: Double

  /// The natural logarithm of the usual ratio of English to Korean characters.
  static let usualRatio = 0.66

  /// The evidence for `en` and `ko` as a pair.
  func score(_ en: PairTraits, _ ko: PairTraits) -> Double {
    content(en, ko) + place(en, ko) - rarity
  }

  /// What the words alone say.
  func content(_ en: PairTraits, _ ko: PairTraits) -> Double {
    length(en, ko) + numbers(en, ko) + names(en, ko) + concepts(en, ko) + form(en, ko)
  }

  private func length(_ en: PairTraits, _ ko: PairTraits) -> Double {
    let deviation = log(en.length / ko.length) - Self.usualRatio
    let variance = 0.05 + 5 / en.length
    // A translation may leave out sentences; it seldom adds any.
    return max(deviation > 0 ? -3 : -5, 1 - deviation * deviation / (2 * variance))
  }

  private func numbers(_ en: PairTraits, _ ko: PairTraits) -> Double {
    let shared = en.numbers.intersection(ko.numbers).count
    let alone = en.numbers.symmetricDifference(ko.numbers).count
    // A number word on one side makes a lone figure on the other, so lone ones count little.
    return min(2, Double(shared) * 0.8) - min(1, Double(alone) * 0.25)
  }

  private func names(_ en: PairTraits, _ ko: PairTraits) -> Double {
    guard !ko.names.isEmpty else { return 0 }
    let shared = Double(ko.names.intersection(en.names).count)
    let share = shared / Double(ko.names.count)
    return (share - 0.5) * min(2.5, 0.8 + 0.5 * Double(ko.names.count))
      + (en.links.isEmpty || en.links.isDisjoint(with: ko.links) ? 0 : 1.5)
  }

  private func concepts(_ en: PairTraits, _ ko: PairTraits) -> Double {
    guard !en.concepts.isEmpty, !ko.concepts.isEmpty else { return 0 }
    let shared = Double(en.concepts.intersection(ko.concepts).count)
    let smaller = Double(min(en.concepts.count, ko.concepts.count))
    return (shared / smaller - 0.4) * min(2, 0.6 + 0.4 * smaller)
  }

  private func form(_ en: PairTraits, _ ko: PairTraits) -> Double {
    var score = 0.0
    if en.shape != ko.shape {
      // A heading may be translated by a quote; tables and code stay what they are.
      let shapes = [en.shape, ko.shape]
      score -= shapes.contains(.table) || shapes.contains(.code) ? 4 : 0.3
    } else if en.shape == .table || en.shape == .code {
      score += 1.5
    }
    if en.hasBoldLead, ko.hasBoldLead { score += 0.5 }
    if !en.hasBoldLead, ko.hasBoldLead, ko.shape == .prose, en.shape == .prose { score -= 0.8 }
    if (en.item == nil) != (ko.item == nil) { score -= 0.6 }
    if en.item != nil, ko.item != nil { score += en.ordinal == ko.ordinal ? 0.3 : 0 }
    if en.endsWithColon != ko.endsWithColon { score -= 0.2 }
    return score
  }

  /// How many text blocks `ko` stands behind `en`; negative where it stands before.
  static func distance(_ en: PairTraits, _ ko: PairTraits) -> Int {
    ko.first > en.first ? ko.first - en.last : ko.last - en.first
  }

  private func place(_ en: PairTraits, _ ko: PairTraits) -> Double {
    let distance = Self.distance(en, ko)
    var score = en.item != nil && en.item == ko.item ? 1.5 : 0
    if en.quoteDepth != ko.quoteDepth {
      // A quote translates what stands before it.
      let isQuoteLast = (ko.quoteDepth > en.quoteDepth) == (distance > 0)
      score += isQuoteLast ? abs(distance) == 1 ? 0.5 : 0 : -0.8
    }
    if let usual {
      let off = abs(distance - usual.distance)
      score += off == 0 ? 2.4 * usual.share - 0.6 : -0.35 * Double(min(off, 6))
      if (distance < 0) != (usual.distance < 0) { score -= 0.8 }
    } else {
      score += abs(distance) == 1 ? 0.6 : abs(distance) <= 4 ? 0 : -0.4
    }
    return score
  }
}
