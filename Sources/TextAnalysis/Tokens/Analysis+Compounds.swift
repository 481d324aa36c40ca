/// A part of a compound.
struct Segment {
  /// Its scalars.
  var range: Range<Int>
  /// What it names; `nil` for a part that no glossary knows.
  var match: SpellingWalk.Match?

  /// Whether it is sure enough to hold a compound together.
  var isSolid: Bool { match.map { range.count > 1 && !$0.isAmbiguous } ?? false }
}

extension Analysis {
  /// The parts of the Hangul word at `index`, or `nil` where it is no compound of known words.
  ///
  /// 탭바배지에 is 탭바, 배지. One part may be unknown (탐색막대제목) if it has two syllables and the
  /// others have, too.
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

  /// How the cheapest way to a place in a compound comes there.
  private struct Step {
    /// The greatest where no way leads there.
    var cost = Int.max
    /// Where its last part begins, and whether a glossary knows that.
    var start = 0
    var isKnown = false
    /// How many parts it has, and how many of them no glossary knows.
    var count = 0
    var unknown = 0

    func adding(_ length: Int, from start: Int, isKnown: Bool) -> Step {
      Step(
        cost: cost + (!isKnown ? 20 * length : length > 1 ? 10 : 14), start: start,
        isKnown: isKnown, count: count + 1, unknown: unknown + (isKnown ? 0 : 1))
    }
  }

  /// The cheapest step to the end of each part of `range`, by its length.
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

  /// What the spelling that the scalars in `range` are names.
  private mutating func match(of range: Range<Int>) -> SpellingWalk.Match? {
    walk.restart()
    return range.allSatisfy { walk.advance(text.scalars[$0]) } ? walk.match : nil
  }

  /// Whether a part of `range` could hold a compound together: of most words none can.
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
