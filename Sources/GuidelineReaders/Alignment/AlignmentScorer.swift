internal import DocumentModel
internal import Guidelines

/// Scores an English and a Korean segment as a pair of translations.
///
/// A score is a sum of hand-set feature weights that behave like log-odds: above 0 it speaks for the
/// pair, below 0 against it. Three groups of features add up: the words (here), the form
/// (`AlignmentScorer+Form.swift`) and the position (`AlignmentScorer+Position.swift`);
/// `AlignmentScorer+Pair.swift` adds them up.
struct AlignmentScorer {
  /// The usual offset from an English segment to its Korean translation in a document.
  struct UsualOffset {
    /// In segments; negative where Korean comes first.
    var distance: Int
    /// The share of the clear pairs at this offset, from 0 to 1.
    var share: Double
  }

  /// The usual order of the document; `nil` in the first pass, which determines it.
  var usual: UsualOffset?
  /// The share of the running text that was paired in the first pass, from 0 to 1.
  var density = 0.0
  /// Whether most segments of the document contain both languages already.
  var isSideBySide = false
  /// Subtracted from every score where one language is rare in the document.
  var rarityPenalty: Double
  /// The words that the features of the segments refer to.
  var words: WordSetPool

  /// The natural logarithm of the usual ratio of English to Korean characters.
  static let usualLogRatio = 0.66

  /// The cost of leaving a segment unpaired: higher where nearly everything is translated.
  func skipCost(_ segment: SegmentFeatures) -> Double {
    guard segment.isProse, !segment.isReference else { return 0 }
    return density > 0.7 ? 0.8 : 0.25
  }

  // MARK: Words

  /// The log of the length ratio less its usual value; negative if the English text is too short.
  static func lengthDeviation(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    en.logLength - ko.logLength - usualLogRatio
  }

  func lengthScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    let whole = lengthScore(Self.lengthDeviation(en, ko), of: en.length)
    let isLead = en.shape == .heading && en.isSentence && ko.shape == .prose
    guard en.hasBoldLead && ko.hasBoldLead || isLead else { return whole }
    // Some translations cover only the lead.
    let leads = en.leadLogLength - ko.leadLogLength - Self.usualLogRatio
    return max(whole, lengthScore(leads, of: en.leadLength) - 0.4)
  }

  /// A Gaussian over the log ratio of lengths (Gale and Church 1993); its variance shrinks with the length.
  private func lengthScore(_ deviation: Double, of length: Double) -> Double {
    let variance = 0.05 + 5 / length
    // Translations omit sentences more often than they add any.
    return max(deviation > 0 ? -3 : -5, 1 - deviation * deviation / (2 * variance))
  }

  func numberScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard !en.numbers.isEmpty || !ko.numbers.isEmpty else { return 0 }
    let shared = words.shared(en.numbers, ko.numbers)
    let unmatched = en.numbers.count + ko.numbers.count - 2 * shared
    // A figure may match a number word on the other side, so a single unmatched one costs little.
    // Different figures on both sides indicate different subjects.
    let differing = min(en.numbers.count, ko.numbers.count) - shared
    return min(2, Double(shared) * 0.8) - min(1, Double(unmatched) * 0.25)
      - min(1, Double(max(0, differing)) * 0.5)
  }

  func nameScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard !ko.names.isEmpty else { return 0 }
    let shared = Double(words.shared(en.names, ko.names))
    let share = shared / Double(ko.names.count)
    return (share - 0.5) * min(2.5, 0.8 + 0.5 * Double(ko.names.count))
      + (words.shared(en.links, ko.links) > 0 ? 1.5 : 0)
  }

  func conceptScore(_ en: SegmentFeatures, _ ko: SegmentFeatures) -> Double {
    guard !en.concepts.isEmpty, !ko.concepts.isEmpty else { return 0 }
    let shared = Double(words.shared(en.concepts, ko.concepts))
    let smaller = Double(min(en.concepts.count, ko.concepts.count))
    // Both contain concepts, but none in common, which suggests different subjects.
    guard shared > 0 else { return smaller > 1 ? -2 : -0.8 }
    return (shared / smaller - 0.4) * min(2, 0.6 + 0.4 * smaller)
  }
}
