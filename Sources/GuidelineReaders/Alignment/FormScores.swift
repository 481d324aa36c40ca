/// A cache of ``AlignmentScorer/formScore(_:_:shareNoWord:haveSameOrdinal:)`` for a document.
///
/// Every English segment is compared with many Korean ones, and a document has few distinct forms,
/// so each combination is scored once. Labels vary too much and are left out.
struct FormScores {
  /// The scores of two forms.
  struct Entry {
    fileprivate let first: UnsafePointer<Double>

    @inline(__always)
    func score(shareNoWord: Bool, haveSameOrdinal: Bool) -> Double {
      first[(shareNoWord ? 2 : 0) + (haveSameOrdinal ? 1 : 0)]
    }
  }

  /// Four scores for each pair of forms, grouped by English form.
  private let scores: [Double]
  /// The number of the form of each English segment.
  private let en: [Int]
  /// The number of the form of each Korean segment.
  private let ko: [Int]
  private let countOfKO: Int

  /// Scores all combinations of the forms of `en` and `ko`.
  ///
  /// - Complexity: O(*f* × *g*) for *f* English and *g* Korean forms.
  static func computed(
    _ en: [SegmentFeatures], _ ko: [SegmentFeatures], by scorer: AlignmentScorer
  ) -> FormScores {
    let (ones, others) = (forms(of: en), forms(of: ko))
    var scores: [Double] = []
    scores.reserveCapacity(ones.examples.count * others.examples.count * 4)
    for one in ones.examples {
      var one = en[one]
      one.label = nil
      for other in others.examples {
        for place in 0..<4 {
          scores.append(
            scorer.formScore(
              one, ko[other], shareNoWord: place & 2 != 0, haveSameOrdinal: place & 1 != 0))
        }
      }
    }
    return FormScores(
      scores: scores, en: ones.numbers, ko: others.numbers, countOfKO: others.examples.count)
  }

  /// The number of each segment's form, and for each form the first segment that has it.
  private static func forms(
    of segments: [SegmentFeatures]
  ) -> (numbers: [Int], examples: [Int]) {
    var known: [UInt16: Int] = [:]
    var examples: [Int] = []
    let numbers = segments.indices.map { index in
      let form = segments[index].form
      if let number = known[form] { return number }
      known[form] = examples.count
      examples.append(index)
      return examples.count - 1
    }
    return (numbers, examples)
  }

  /// Calls `body` with a function that returns the entry, valid during the call, of two segments' indices.
  @inline(__always)
  func withEntries(_ body: ((_ en: Int, _ ko: Int) -> Entry) -> Void) {
    scores.withUnsafeBufferPointer { scores in
      guard let first = scores.baseAddress else { return }
      body { Entry(first: first + 4 * (en[$0] * countOfKO + ko[$1])) }
    }
  }
}
