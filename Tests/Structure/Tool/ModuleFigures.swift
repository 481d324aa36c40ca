/// One file of a module.
package struct SourceFile {
  /// Where it lies, from the root of the checkout.
  package let path: String
  package let lines: Int
  package let functions: [FunctionMeasure]
  /// Whether its first lines say why it is longer than others: `// Long because …`.
  package let saysWhyLong: Bool

  /// Measures the file at `path` with `text`.
  package init(path: String, text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.path = path
    self.lines = text.hasSuffix("\n") ? lines.count - 1 : lines.count
    functions = FunctionMeasures.all(in: text)
    saysWhyLong = lines.prefix(10).contains { $0.hasPrefix("// Long because ") }
  }
}

/// What is measured of one module.
package struct ModuleFigures {
  /// A module above these needs work.
  package enum Limit {
    package static let branches = 10
    package static let tooManyBranches = 20
    package static let lines = 500
    package static let parameters = 6
  }

  package let name: String
  package let files: [SourceFile]
  /// Groups of files that use each other, largest first; nil where the index is incomplete.
  package let cycles: [[String]]?

  package init(name: String, files: [SourceFile], cycles: [[String]]?) {
    self.name = name
    self.files = files
    self.cycles = cycles
  }

  /// A function and its file.
  package struct Place {
    package let path: String
    package let function: FunctionMeasure
  }

  /// All functions, most branches first.
  package var functions: [Place] {
    files.flatMap { file in file.functions.map { Place(path: file.path, function: $0) } }
      .sorted { ($1.function.branches, $0.path) < ($0.function.branches, $1.path) }
  }

  /// Those that branch more than ten ways, most branches first.
  package var branching: [Place] { functions.filter { $0.function.branches > Limit.branches } }

  /// Functions with more than six parameters.
  ///
  /// An initialiser that only stores is left out: it has as many as its type has fields.
  package var crowded: [Place] {
    functions.filter { place in
      let stores = place.function.kind == .initializer && place.function.branches == 1
      return place.function.parameters > Limit.parameters && !stores
    }
  }

  /// The figures that have a threshold, by the name of their column.
  package var figures: [(column: Column, value: Double)] {
    let functions = functions
    let above = branching
    let share = functions.isEmpty ? 0 : 100 * Double(above.count) / Double(functions.count)
    let most = above.filter { $0.function.branches > Limit.tooManyBranches }
    let computing = above.filter { $0.function.kind == .initializer }
    let long = files.filter { $0.lines > Limit.lines && !$0.saysWhyLong }
    return [
      (.above10, (share * 10).rounded(.up) / 10), (.above20, Double(most.count)),
      (.parameters, Double(crowded.count)), (.initializers, Double(computing.count)),
      (.long, Double(long.count)), (.cycle, Double(cycles?.first?.count ?? 0)),
    ]
  }
}

/// A figure that may not get worse.
package enum Column: String, CaseIterable {
  /// Percent of the functions that branch more than ten ways.
  case above10
  /// Functions that branch more than twenty ways.
  case above20
  /// Functions with more than six parameters; initialisers that only store are left out.
  case parameters
  /// Initialisers that branch more than ten ways.
  case initializers
  /// Files above 500 lines that do not say why.
  case long
  /// Files in the largest cycle.
  case cycle

  /// What every module is to reach, and what a new one begins with.
  package var goal: Double {
    switch self {
    case .above10: 4
    case .cycle: 3
    case .above20, .parameters, .initializers, .long: 0
    }
  }
}
