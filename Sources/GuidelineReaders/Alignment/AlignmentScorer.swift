internal import DocumentModel
internal import Guidelines

/// How much two blocks look like translations of each other.
///
/// Scores are log-odds in spirit: above 0 speaks for a pair, below against it.
struct AlignmentScorer {
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
  /// Whether the document usually says everything in both languages in one place.
  var isSideBySide = false
  /// Speaks against any pair where one language is rare in the document.
  var rarity: Double
  /// The words of the blocks.
  var marks: WordSetPool

  /// The natural logarithm of the usual ratio of English to Korean characters.
  static let usualRatio = 0.66

  /// What speaks for two blocks as a pair beside their words, wherever they stand, is less.
  var mostOfPlace: Double {
    Self.usualOrder + Self.inItem + Self.inQuote + Self.roundingError - rarity
  }

  /// Whether two blocks may be a pair, so much as their words say; `false` is sure.
  ///
  /// Nearly all are nobody's pair: what their distance alone tells is enough for them.
  @inline(__always)
  func mayPair(content: Double, _ en: SegmentFeatures, _ ko: SegmentFeatures) -> Bool {
    let distance = Self.distance(en, ko)
    if isSideBySide, abs(distance) > 1 { return content - 2 + Self.roundingError > rarity }
    let order: Double
    if let usual {
      let off = abs(distance - usual.distance)
      order = off == 0 ? Self.usualOrder : -0.35 * Double(min(off, 6))
    } else {
      order = abs(distance) == 1 ? 0.6 : abs(distance) <= 4 ? 0 : -0.4
    }
    // Besides, their place speaks for two blocks in one item, and for a quote.
    let inItem = en.item != nil && en.item == ko.item ? Self.inItem : 0
    let inQuote = en.quoteDepth != ko.quoteDepth ? Self.inQuote : 0
    return content + order + inItem + inQuote + Self.roundingError > rarity
  }

  /// What speaks at most for two blocks in the order that the document keeps to.
  private static let usualOrder = 1.8
  /// What speaks for two blocks in one item.
  private static let inItem = 1.5
  /// What speaks for a quote of the block before it.
  private static let inQuote = 0.5

  /// What no sum of such scores is off by.
  private static let roundingError = 0.01

  /// The evidence for `en` and `ko` as a pair.
  func score(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    score(content: content(en, ko), en, ko)
  }

  /// The evidence where that of the words is known already.
  @inline(__always)
  func score(content: Double, _ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    content + place(en, ko) - rarity
  }

  /// What it costs to leave a block without a counterpart: more where nearly everything has one.
  func skipCost(_ traits: SegmentFeatures) -> Double {
    guard traits.isProse, !traits.isReference else { return 0 }
    return density > 0.7 ? 0.8 : 0.25
  }

  /// What the words alone say.
  func content(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    content(en, ko) {
      form(en, ko, shareNothing: $0, areInOrder: en.ordinal == ko.ordinal)
    }
  }

  /// What the words alone say, where `form` says what the form does, be it that the words have
  /// nothing in common.
  @inline(__always)
  private func content(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, form: (_ shareNothing: Bool) -> Double
  ) -> Double {
    let length = length(en, ko)
    let isCounterpart = en.counterpart == ko.first && en.first == en.last && ko.first == ko.last
    let (names, concepts) = (names(en, ko), concepts(en, ko))
    return (isCounterpart ? max(0, length) : length)
      + numbers(en, ko) + names + concepts + form(names <= 0 && concepts <= 0)
  }

  /// What the words alone say of blocks of the kinds of `forms`, which do not have a label both.
  @inline(__always)
  func content(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, _ forms: FormScores.Scores
  ) -> Double {
    let areInOrder = en.ordinal == ko.ordinal
    return content(en, ko) { forms.score(shareNothing: $0, areInOrder: areInOrder) }
  }

  /// How much longer the English text is than its translation would have it; negative where it
  /// is shorter.
  static func deviation(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    en.logLength - ko.logLength - usualRatio
  }

  private func length(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    let whole = length(Self.deviation(en, ko), of: en.length)
    let isLead = en.shape == .heading && en.isSentence && ko.shape == .prose
    guard en.hasBoldLead && ko.hasBoldLead || isLead else { return whole }
    // Some translate the lead alone.
    let leads = en.leadLogLength - ko.leadLogLength - Self.usualRatio
    return max(whole, length(leads, of: en.leadLength) - 0.4)
  }

  private func length(_ deviation: Double, of length: Double) -> Double {
    let variance = 0.05 + 5 / length
    // A translation may leave out sentences; it seldom adds any.
    return max(deviation > 0 ? -3 : -5, 1 - deviation * deviation / (2 * variance))
  }

  private func numbers(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard !en.numbers.isEmpty || !ko.numbers.isEmpty else { return 0 }
    let shared = marks.shared(en.numbers, ko.numbers)
    let alone = en.numbers.count + ko.numbers.count - 2 * shared
    // A number word on one side makes a lone figure on the other, so lone ones count little; but
    // figures on both sides that differ speak of different things.
    let differ = min(en.numbers.count, ko.numbers.count) - shared
    return min(2, Double(shared) * 0.8) - min(1, Double(alone) * 0.25)
      - min(1, Double(max(0, differ)) * 0.5)
  }

  private func names(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard !ko.names.isEmpty else { return 0 }
    let shared = Double(marks.shared(en.names, ko.names))
    let share = shared / Double(ko.names.count)
    return (share - 0.5) * min(2.5, 0.8 + 0.5 * Double(ko.names.count))
      + (marks.shared(en.links, ko.links) > 0 ? 1.5 : 0)
  }

  private func concepts(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard !en.concepts.isEmpty, !ko.concepts.isEmpty else { return 0 }
    let shared = Double(marks.shared(en.concepts, ko.concepts))
    let smaller = Double(min(en.concepts.count, ko.concepts.count))
    // Texts that each name things and no thing in common speak of different things.
    guard shared > 0 else { return smaller > 1 ? -2 : -0.8 }
    return (shared / smaller - 0.4) * min(2, 0.6 + 0.4 * smaller)
  }

  /// What their form says of two blocks whose words perhaps have nothing in common, and which
  /// perhaps are items with the same ordinal.
  fileprivate func form(
    _ en: SegmentFeatures, _ ko: SegmentFeatures, shareNothing: Bool, areInOrder: Bool
  ) -> Double {
    var score = 0.0
    if let one = en.label, let other = ko.label { score += one == other ? 2.5 : -6 }
    if en.isBilingualTitle { score -= 2 }
    if en.shape != ko.shape {
      // A heading may be translated by a quote; tables and code stay what they are.
      score -=
        en.shape.isFixed || ko.shape.isFixed ? 4 : en.isStatement == ko.isStatement ? 0.3 : 1.5
      // What a heading names and the items below it are different things.
      if (en.item == nil) != (ko.item == nil), shareNothing { score -= 1.5 }
    } else if en.shape.isFixed {
      score += 1.5
    }
    // A title over a text is not what the text translates.
    if en.shape == ko.shape,
      en.isTitleLike && !en.isStatement && ko.isSentence
        || ko.isTitleLike && !ko.isStatement && en.isSentence
    {
      score -= 1
    }
    // What not to do is seldom translated as what to do.
    if en.forbids, ko.forbids { score += 0.4 }
    if en.forbids != ko.forbids { score -= en.forbids ? 0.4 : 0.2 }
    if let one = en.standing, let other = ko.standing, one != other { score -= 4 }
    if en.considers != ko.considers { score -= en.considers ? 0.3 : 0.8 }
    if en.hasBoldLead, ko.hasBoldLead { score += 0.5 }
    if !en.hasBoldLead, ko.hasBoldLead, ko.shape == .prose, en.shape == .prose { score -= 0.8 }
    if (en.item == nil) != (ko.item == nil) { score -= 0.6 }
    if en.item != nil, ko.item != nil { score += areInOrder ? 0.3 : 0 }
    if en.endsWithColon != ko.endsWithColon { score -= 0.2 }
    return score
  }

  /// How many text blocks `ko` stands behind `en`; negative where it stands before.
  static func distance(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Int {
    ko.first > en.first ? ko.first - en.last : ko.last - en.first
  }

  @inline(__always)
  private func place(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    let distance = Self.distance(en, ko)
    // There, what stands alone far from the other has no translation.
    if isSideBySide, abs(distance) > 1 { return -2 }
    var score = en.item != nil && en.item == ko.item ? Self.inItem : 0
    // Headings that nobody translated part one text from the next in both languages.
    if en.section != ko.section { score -= 1.5 }
    // A translation does not skip what is in both languages.
    if en.pairsBefore != ko.pairsBefore { score -= 1 }
    let isUsual = usual.map { $0.distance == distance && $0.share > 0.6 } ?? false
    if en.item != nil, ko.item != nil, !isUsual {
      // An item and what stands under it, or two labels that share no word, need a layout where
      // that is the rule.
      if en.listDepth != ko.listDepth { score -= en.isSentence && ko.isSentence ? 0.3 : 1.5 }
      if en.isTitleLike, ko.isTitleLike, abs(distance) > 1 || en.listDepth != ko.listDepth,
        names(en, ko) <= 0, concepts(en, ko) <= 0
      {
        score -= 1.5
      }
    }
    // What stands below a list translates more than its last item.
    if (en.item == nil) != (ko.item == nil), !isUsual, en.quoteDepth == ko.quoteDepth,
      max(en.item == nil ? 0 : en.ordinal, ko.item == nil ? 0 : ko.ordinal) > 1
    {
      score -= 1.5
    }
    if en.quoteDepth != ko.quoteDepth {
      // A quote translates what stands before it.
      let isQuoteLast = (ko.quoteDepth > en.quoteDepth) == (distance > 0)
      score += isQuoteLast ? abs(distance) == 1 ? Self.inQuote : 0 : -0.8
    }
    if let usual {
      let off = abs(distance - usual.distance)
      score += off == 0 ? 2.4 * usual.share - 0.6 : -0.35 * Double(min(off, 6))
      if (distance < 0) != (usual.distance < 0) { score -= 0.8 }
    } else {
      score += abs(distance) == 1 ? 0.6 : abs(distance) <= 4 ? 0 : -0.4
      // Two headings apart from each other that share no word, where no text shows an order.
      if en.shape == .heading, ko.shape == .heading, !en.isSentence, !ko.isSentence,
        abs(distance) > 1, names(en, ko) <= 0, concepts(en, ko) <= 0
      {
        score -= 3
      }
    }
    return score
  }
}

/// What their form says of the blocks of a document, worked out once for each kind of them: every
/// two of them are compared, and few kinds there are.
struct FormScores {
  /// What is said of two kinds.
  struct Scores {
    fileprivate let first: UnsafePointer<Double>

    @inline(__always)
    fileprivate func score(shareNothing: Bool, areInOrder: Bool) -> Double {
      first[(shareNothing ? 2 : 0) + (areInOrder ? 1 : 0)]
    }
  }

  /// For each pair of kinds, those of one English kind together, the four scores it may have.
  private let scores: [Double]
  private let en: [Int]
  private let ko: [Int]
  private let countOfKO: Int

  /// The kinds of the blocks `en` and `ko`; of labels they know nothing.
  init(_ en: [SegmentFeatures], _ ko: [SegmentFeatures], _ evidence: AlignmentScorer) {
    let (ones, others) = (Self.kinds(of: en), Self.kinds(of: ko))
    (self.en, self.ko, countOfKO) = (ones.kinds, others.kinds, others.examples.count)
    var scores: [Double] = []
    scores.reserveCapacity(ones.examples.count * countOfKO * 4)
    for one in ones.examples {
      var one = en[one]
      one.label = nil
      for other in others.examples {
        for number in 0..<4 {
          scores.append(
            evidence.form(
              one, ko[other], shareNothing: number & 2 != 0, areInOrder: number & 1 != 0))
        }
      }
    }
    self.scores = scores
  }

  /// The kind of each of `blocks`, and of each kind a block.
  private static func kinds(of blocks: [SegmentFeatures]) -> (kinds: [Int], examples: [Int]) {
    var numbers: [UInt16: Int] = [:]
    var examples: [Int] = []
    let kinds = blocks.indices.map { index in
      let form = blocks[index].form
      if let number = numbers[form] { return number }
      numbers[form] = examples.count
      examples.append(index)
      return examples.count - 1
    }
    return (kinds, examples)
  }
}

extension FormScores {
  /// Calls `body` with what gives the scores of the English block and the Korean one with these
  /// indices; they last no longer than the call.
  @inline(__always)
  func with(_ body: ((_ en: Int, _ ko: Int) -> Scores) -> Void) {
    scores.withUnsafeBufferPointer { scores in
      guard let first = scores.baseAddress else { return }
      body { Scores(first: first + 4 * (en[$0] * countOfKO + ko[$1])) }
    }
  }
}
