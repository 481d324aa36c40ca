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
    let known = knownSegments(in: range)
    var best = [Path?](repeating: nil, count: range.count + 1)
    best[0] = Path(cost: 0, segments: [])
    for start in 0..<range.count {
      guard let path = best[start] else { continue }
      for segment in known[start] {
        let end = segment.range.upperBound - range.lowerBound
        best[end] = cheaper(best[end], path.adding(segment, cost: end - start > 1 ? 10 : 14))
      }
      guard range.count - start > 1 else { continue }
      for end in start + 2...range.count {
        let unknown = Segment(range: range.lowerBound + start..<range.lowerBound + end)
        best[end] = cheaper(best[end], path.adding(unknown, cost: 20 * (end - start)))
      }
    }
    var chosen = best[range.count]
    for stem in stems(of: index) where stem.last == text.scalars[stem.end - 1] {
      guard let path = best[stem.end - range.lowerBound] else { continue }
      chosen = cheaper(chosen, Path(cost: path.cost + 1, segments: path.segments))
    }
    guard let segments = chosen?.segments, segments.count > 1 else { return nil }
    switch segments.count(where: { $0.match == nil }) {
    case 0: return segments.contains(where: \.isSolid) ? segments : nil
    case 1: return segments.allSatisfy { $0.match == nil || $0.isSolid } ? segments : nil
    default: return nil
    }
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

  /// The known words in `range` by the offset of their beginning.
  private mutating func knownSegments(in range: Range<Int>) -> [[Segment]] {
    range.map { start in
      var segments: [Segment] = []
      walk.restart()
      for index in start..<range.upperBound {
        guard walk.advance(text.scalars[index]) else { break }
        if let match = walk.match {
          segments.append(Segment(range: start..<index + 1, match: match))
        }
      }
      return segments
    }
  }

  private var longestCompound: Int { 24 }

  private struct Path {
    var cost: Int
    var segments: [Segment]

    func adding(_ segment: Segment, cost: Int) -> Path {
      Path(cost: self.cost + cost, segments: segments + [segment])
    }
  }

  private func cheaper(_ left: Path?, _ right: Path) -> Path {
    guard let left, left.cost <= right.cost else { return right }
    return left
  }
}
