internal import DocumentModel
internal import Guidelines

/// The segments of one language, with merges of neighbours that may share one translation.
struct MergeableSegments {
  /// The most segments that are merged.
  static let limit = 3

  /// The segments one by one.
  let single: [SegmentFeatures]
  /// The largest number of segments ending with each one that may be merged: 1 to `limit`.
  let longest: [Int]
  /// Two segments merged, by the index of the second.
  private let double: [Int: SegmentFeatures]
  /// Three segments merged, by the index of the third.
  private let triple: [Int: SegmentFeatures]

  private init(
    single: [SegmentFeatures], longest: [Int], double: [Int: SegmentFeatures],
    triple: [Int: SegmentFeatures]
  ) {
    self.single = single
    self.longest = longest
    self.double = double
    self.triple = triple
  }

  /// The segments with all permitted merges.
  ///
  /// - Complexity: O(*n*).
  static func merging(
    _ segments: [SegmentFeatures], words: inout WordSetPool
  ) -> MergeableSegments {
    var longest: [Int] = []
    var double: [Int: SegmentFeatures] = [:]
    var triple: [Int: SegmentFeatures] = [:]
    for (index, this) in segments.enumerated() {
      let before = index > 0 ? segments[index - 1] : nil
      let follows = before.map { mayMerge($0, this) } ?? false
      longest.append(follows ? min(longest[index - 1] + 1, limit) : 1)
      if longest[index] > 1 {
        double[index] = segments[index - 1].joined(with: this, words: &words)
      }
      if longest[index] > 2 {
        triple[index] = double[index - 1]?.joined(with: this, words: &words)
      }
    }
    return MergeableSegments(single: segments, longest: longest, double: double, triple: triple)
  }

  var count: Int { single.count }

  /// The last `count` segments up to `index` as one.
  func merged(endingAt index: Int, count: Int) -> SegmentFeatures {
    switch count {
    case 2: double[index] ?? single[index]
    case 3: triple[index] ?? single[index]
    default: single[index]
    }
  }

  /// Whether a paragraph may continue in the next.
  ///
  /// A bold lead, another item or a heading begins something new, and a reference is often omitted.
  private static func mayMerge(_ before: SegmentFeatures, _ this: SegmentFeatures) -> Bool {
    areProseInARow(before, this) && !beginsAnew(this) && !before.isTitleLike && !this.isReference
      && isOneItem(before, this)
  }

  private static func areProseInARow(_ before: SegmentFeatures, _ this: SegmentFeatures) -> Bool {
    before.last + 1 == this.first && before.shape == .prose && this.shape == .prose
      && before.quoteDepth == this.quoteDepth
  }

  private static func beginsAnew(_ this: SegmentFeatures) -> Bool {
    this.label != nil || this.hasBoldLead
  }

  /// Whether both are in one list item.
  ///
  /// Exports may lose the indentation of its last lines.
  private static func isOneItem(_ before: SegmentFeatures, _ this: SegmentFeatures) -> Bool {
    before.item == this.item || this.item == nil && !this.isSentence
      || areSentencesOfList(before, this)
  }

  /// Whether a list may be one text with a sentence in each item.
  private static func areSentencesOfList(
    _ before: SegmentFeatures, _ this: SegmentFeatures
  ) -> Bool {
    this.ordinal > 1 && this.ordinal <= limit && before.ordinal + 1 == this.ordinal
      && before.listDepth == this.listDepth && before.isSentence && this.isSentence
  }
}
