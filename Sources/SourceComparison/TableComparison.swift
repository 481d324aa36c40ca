internal import Guidelines
internal import RuleLinkage

/// Compares a table with the tables of its source, row by row.
struct TableComparison {
  /// A number for which the same row of the source gives another value.
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

  /// A row of the source with its similarity to the compared one.
  private struct Rated {
    let candidate: Candidate
    let share: Double
    let label: Double

    var row: TableRow { candidate.row }
    var score: Double { share + label + candidate.affinity }
  }

  /// The fraction of common numbers below which rows are the same only if their labels are.
  private static let leastShare = 0.5
  /// The fraction of common numbers from which rows are the same.
  private static let wholeShare = 0.8
  /// The fraction of common words below which labels differ.
  private static let leastLabel = 0.6
  /// The fraction of the greatest affinity below which a table is about something else.
  private static let rivalAffinity = 0.8

  private let candidates: [Candidate]
  /// The numbers in each passage of prose on the page.
  private let prose: [[Double]]

  /// Compares `table` with the `tables` of a page, of which `prose` are the other passages.
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
      // A header row whose names contain numbers is data, but one whose names are numbers is not.
      let header = other.rows.prefix(1).filter(\.values.isEmpty)
      return (header + other.rows.dropFirst() + other.columns).filter { !$0.numbers.isEmpty }.map {
        Candidate(row: $0, table: other, affinity: affinity)
      }
    }
  }

  /// The first difference between `row` and the same row of the source; `nil` if there is none, or if the
  /// same row cannot be found with certainty.
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

  /// Whether the page states the numbers `rest` elsewhere: in prose with another number of `row`, in a
  /// row of another table that is as similar, or in a row with all numbers of `row`.
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

  /// The number of common elements of both lists, counting duplicates.
  private static func common(_ left: [Double], _ right: [Double]) -> Int {
    left.count - Self.left(left, by: right).count
  }

  /// The elements of `numbers` that are left after removing `others`, counting duplicates.
  private static func left(_ numbers: [Double], by others: [Double]) -> [Double] {
    var counts: [Double: Int] = [:]
    for number in others { counts[number, default: 0] += 1 }
    return numbers.filter { number in
      guard let count = counts[number], count > 0 else { return true }
      counts[number] = count - 1
      return false
    }
  }

  /// The Sørensen–Dice coefficient of both lists, from 0 to 1.
  private static func dice(_ left: [Double], _ right: [Double]) -> Double {
    2 * Double(common(left, right)) / Double(max(1, left.count + right.count))
  }

  /// The overlap coefficient of both sets, from 0 to 1.
  private static func overlap(_ left: Set<Feature>, _ right: Set<Feature>) -> Double {
    let least = min(left.count, right.count)
    return least == 0 ? 0 : Double(left.intersection(right).count) / Double(least)
  }
}
