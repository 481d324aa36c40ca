/// What each module's figures may be at most, from `Thresholds.tsv`.
package struct Thresholds {
  private var rows: [String: [Column: Double]] = [:]

  /// Reads a table whose first row names the columns; lines that begin with `#` are comments.
  package init(table: String) {
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    guard let names = rows.first else { return }
    for row in rows.dropFirst() {
      for (name, cell) in zip(names, row).dropFirst() {
        guard let column = Column(rawValue: name), let value = Double(cell) else { continue }
        self.rows[row[0], default: [:]][column] = value
      }
    }
  }

  /// What `module` may reach in `column`: the goal, where the table says nothing.
  package func most(_ column: Column, in module: String) -> Double {
    rows[module]?[column] ?? column.goal
  }

  /// The figures above what they may be, a line each.
  package func exceeded(by modules: [ModuleFigures]) -> [String] {
    modules.flatMap { module in
      module.figures.compactMap { column, value in
        let most = most(column, in: module.name)
        guard value > most else { return nil }
        return "\(module.name): \(column.rawValue) is \(plain(value)), at most \(plain(most))"
      }
    }
  }

  /// The table with every figure that is better than it has to be; never beyond the goal.
  package func tightened(to modules: [ModuleFigures], comment: String) -> String {
    let head = (["module"] + Column.allCases.map(\.rawValue)).joined(separator: "\t")
    let rows = modules.compactMap { module -> String? in
      let known = Dictionary(uniqueKeysWithValues: module.figures.map { ($0.column, $0.value) })
      let cells = Column.allCases.map { column in
        // Without an index nothing is known of cycles.
        let value = column == .cycle && module.cycles == nil ? nil : known[column]
        let most = most(column, in: module.name)
        return min(most, max(column.goal, value ?? most))
      }
      guard zip(cells, Column.allCases).contains(where: { $0 != $1.goal }) else { return nil }
      return ([module.name] + cells.map(plain)).joined(separator: "\t")
    }
    return ([comment, head] + rows).joined(separator: "\n") + "\n"
  }
}

/// A number without needless decimals.
func plain(_ number: Double) -> String {
  number == number.rounded() ? "\(Int(number))" : "\((number * 10).rounded() / 10)"
}
