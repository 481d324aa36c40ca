/// A part of a compound.
struct Segment {
  /// The scalars of the part.
  var range: Range<Int>
  /// The concepts that the part names; `nil` if the glossary does not contain it.
  var match: SpellingWalk.Match?

  /// Whether the part is reliable enough as evidence that the word is a compound.
  var isSolid: Bool { match.map { range.count > 1 && !$0.isAmbiguous } ?? false }
}

extension Analysis {
  /// The parts of the Hangul word at `index`, or `nil` if it is not a compound of known words.
  ///
  /// 탭바배지에 consists of 탭바 and 배지. One part may be unknown (탐색막대제목) if it and all others have at
  /// least two syllables.
  mutating func segments(of index: Int) -> [Segment]? {
    let range = atoms[index].range
    guard (3...longestCompound).contains(range.count) else { return nil }
    guard holdsSolidSegment(range) else { return nil }
    var (end, steps) = (range.count, cheapestSteps(in: range))
    var cost = steps[end].cost
    for stem in stems(of: index) where stem.last == text.scalars[stem.end - 1] {
      let reached = steps[stem.end - range.lowerBound].cost
      if reached < .max, reached + 1 < cost {
        (end, cost) = (stem.end - range.lowerBound, reached + 1)
      }
    }
    guard cost < .max, steps[end].count > 1, steps[end].unknown < 2 else { return nil }
    let unknown = steps[end].unknown
    var segments: [Segment] = []
    while end > 0 {
      let part = range.lowerBound + steps[end].start..<range.lowerBound + end
      segments.append(Segment(range: part, match: steps[end].isKnown ? match(of: part) : nil))
      end = steps[end].start
    }
    segments.reverse()
    return unknown == 0
      ? segments.contains(where: \.isSolid) ? segments : nil
      : segments.allSatisfy { $0.match == nil || $0.isSolid } ? segments : nil
  }

  /// The last step of the cheapest segmentation of a prefix of the compound.
  private struct Step {
    /// The total cost; the largest integer if the prefix has no segmentation.
    var cost = Int.max
    /// The start of the last part, and whether the glossary contains that part.
    var start = 0
    var isKnown = false
    /// The number of parts, and how many of them are unknown.
    var count = 0
    var unknown = 0

    func adding(_ length: Int, from start: Int, isKnown: Bool) -> Step {
      Step(
        cost: cost + (!isKnown ? 20 * length : length > 1 ? 10 : 14), start: start,
        isKnown: isKnown, count: count + 1, unknown: unknown + (isKnown ? 0 : 1))
    }
  }

  /// The cheapest step to the end of each prefix of `range`, by its length.
  private mutating func cheapestSteps(in range: Range<Int>) -> [Step] {
    var steps = [Step](repeating: Step(), count: range.count + 1)
    steps[0].cost = 0
    for start in 0..<range.count where steps[start].cost < .max {
      func offer(_ end: Int, isKnown: Bool) {
        let step = steps[start].adding(end - start, from: start, isKnown: isKnown)
        if step.cost < steps[end].cost { steps[end] = step }
      }
      walk.restart()
      for end in start + 1...range.count {
        guard walk.advance(text.scalars[range.lowerBound + end - 1]) else { break }
        if walk.hasMatch { offer(end, isKnown: true) }
      }
      guard range.count - start > 1 else { continue }
      for end in start + 2...range.count { offer(end, isKnown: false) }
    }
    return steps
  }

  /// The concepts named by the surface form in `range`.
  private mutating func match(of range: Range<Int>) -> SpellingWalk.Match? {
    walk.restart()
    return range.allSatisfy { walk.advance(text.scalars[$0]) } ? walk.match : nil
  }

  /// A prefilter: whether some part of `range` is reliable enough.
  ///
  /// Most words have none.
  private mutating func holdsSolidSegment(_ range: Range<Int>) -> Bool {
    for start in range.dropLast() {
      walk.restart()
      for index in start..<range.upperBound {
        guard walk.advance(text.scalars[index]) else { break }
        if index > start, walk.isSure { return true }
      }
    }
    return false
  }

  private var longestCompound: Int { 24 }
}
