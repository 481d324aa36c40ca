internal import Guidelines
internal import RuleLinkage

/// Compares a table with the tables of its source, row by row.
struct TableComparison {
  /// A number of a row that the same row of the source gives another value.
  struct Difference {
    let here: TableRow
    let there: TableRow
    let table: ComparedPassage
    let mine: Double
    let theirs: Double
  }

  private struct Candidate {
    let row: TableRow
    let table: ComparedPassage
    let affinity: Double
  }

  /// A row of the source, and how much it has in common with the one compared.
  private struct Rated {
    let candidate: Candidate
    let share: Double
    let label: Double

    var row: TableRow { candidate.row }
    var score: Double { share + label + candidate.affinity }
  }

  /// Rows that share fewer of their numbers are the same by their names alone.
  private static let leastShare = 0.5
  /// Rows that share as much are the same.
  private static let wholeShare = 0.8
  /// Names that share fewer of their words are others.
  private static let leastLabel = 0.6
  /// Tables whose affinity is a smaller part of the best one's are others.
  private static let rivalAffinity = 0.8

  private let candidates: [Candidate]
  /// The numbers of each passage of the page's prose.
  private let prose: [[Double]]

  /// Compares `table` with the `tables` of a page, which says more in its `prose`.
  init(
    _ table: ComparedPassage, with tables: [ComparedPassage], besides prose: [ComparedPassage]
  ) {
    self.prose = prose.flatMap(\.rows).map(\.numbers).filter { !$0.isEmpty }
    let mine = table.rows.flatMap(\.numbers)
    candidates = tables.flatMap { other -> [Candidate] in
      let theirs = other.rows.flatMap(\.numbers)
      let affinity =
        Double(Self.common(mine, theirs)) / Double(max(1, mine.count))
        + 0.1 * Self.overlap(table.rows.first?.label ?? [], other.rows.first?.label ?? [])
      // A header with numbers in its names is data; one with numbers for names is none.
      let header = other.rows.prefix(1).filter(\.values.isEmpty)
      return (header + other.rows.dropFirst() + other.columns).filter { !$0.numbers.isEmpty }.map {
        Candidate(row: $0, table: other, affinity: affinity)
      }
    }
  }

  /// What the row of the source that `row` repeats says otherwise; `nil` where nothing does, or where
  /// no row is surely the same.
  func difference(of row: TableRow) -> Difference? {
    guard !row.values.isEmpty else { return nil }
    let affinity = (candidates.map(\.affinity).max() ?? 0) * Self.rivalAffinity
    let rated = candidates.filter { $0.affinity >= affinity }.map { candidate in
      Rated(
        candidate: candidate, share: Self.dice(row.numbers, candidate.row.numbers),
        label: Self.overlap(row.label, candidate.row.label))
    }
    guard let best = rated.max(by: { $0.score < $1.score }),
      best.share >= Self.leastShare || best.label >= Self.leastLabel
    else { return nil }
    let alike = rated.filter { $0.label >= best.label * Self.rivalAffinity }
    guard !alike.contains(where: { Self.left(row.values, by: $0.row.numbers).isEmpty }) else {
      return nil
    }
    let rest = Self.left(row.values, by: best.row.numbers)
    let values = best.row.values.isEmpty ? best.row.numbers : best.row.values
    let theirs = Self.left(values, by: row.numbers)
    guard let mine = rest.first, let other = theirs.first,
      Set(rest).count * 2 <= Set(row.values).count + 1,
      !isStated(rest, elsewhereThanIn: best, row)
    else { return nil }
    return Difference(
      here: row, there: best.row, table: best.candidate.table, mine: mine, theirs: other)
  }

  /// Whether the page has the numbers `rest` elsewhere: in a passage of prose with another one of `row`,
  /// in a row that has as much in common with it, or in one that has all of its numbers.
  private func isStated(
    _ rest: [Double], elsewhereThanIn best: Rated, _ row: TableRow
  ) -> Bool {
    let isInProse =
      best.label < Self.leastLabel
      && prose.contains { numbers in
        Self.common(rest, numbers) == rest.count
          && Self.common(row.numbers, numbers) > rest.count
      }
    return isInProse
      || candidates.contains { rival in
        let share = Self.dice(row.numbers, rival.row.numbers)
        if share >= Self.wholeShare, Self.left(row.values, by: rival.row.numbers).isEmpty {
          return best.share < Self.leastShare || row.values.count > 1
        }
        return rival.table !== best.candidate.table
          && rival.affinity >= best.candidate.affinity && share >= best.share
          && Self.overlap(row.label, rival.row.label) >= best.label
          && Self.common(rest, rival.row.numbers) == rest.count
      }
  }

  /// How many numbers both lists have, each as often as both have it.
  private static func common(_ left: [Double], _ right: [Double]) -> Int {
    left.count - Self.left(left, by: right).count
  }

  /// The numbers of `numbers` that `others` does not account for.
  private static func left(_ numbers: [Double], by others: [Double]) -> [Double] {
    var counts: [Double: Int] = [:]
    for number in others { counts[number, default: 0] += 1 }
    return numbers.filter { number in
      guard let count = counts[number], count > 0 else { return true }
      counts[number] = count - 1
      return false
    }
  }

  /// The part of both lists that they have in common.
  private static func dice(_ left: [Double], _ right: [Double]) -> Double {
    2 * Double(common(left, right)) / Double(max(1, left.count + right.count))
  }

  /// The part of the smaller set that the larger one has.
  private static func overlap(_ left: Set<Feature>, _ right: Set<Feature>) -> Double {
    let least = min(left.count, right.count)
    return least == 0 ? 0 : Double(left.intersection(right).count) / Double(least)
  }
}
