/// The figures as text.
enum Report {
  /// A table, a row a module.
  static func table(_ modules: [ModuleFigures]) -> String {
    let head = ["module", "files", "lines", "functions"] + Column.allCases.map(\.rawValue)
    let rows = modules.map { module in
      let lines = module.files.reduce(0) { $0 + $1.lines }
      let figures = module.figures.map { column, value in
        if column == .cycle, module.cycles == nil { return "?" }
        return plain(value) + (column == .above10 ? " %" : "")
      }
      return [
        module.name, "\(module.files.count)", "\(lines)", "\(module.functions.count)",
      ] + figures
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// What is behind the figures of one module; `worst` functions at most.
  static func details(_ module: ModuleFigures, worst: Int) -> String? {
    let branching = module.branching
    var lines = branching.prefix(worst).map { place in
      "  \(place.function.branches) branches\(note(place))  \(at(place))"
    }
    if branching.count > worst {
      lines.append("  and \(branching.count - worst) more above \(ModuleFigures.Limit.branches)")
    }
    lines += module.crowded.map { "  \($0.function.parameters) parameters  \(at($0))" }
    lines += module.files.filter { $0.lines > ModuleFigures.Limit.lines }.map { file in
      "  \(file.lines) lines\(file.saysWhyLong ? ", with a reason" : "")  \(file.path)"
    }
    lines += (module.cycles ?? []).map { cycle in
      "  cycle of \(cycle.count) files: "
        + cycle.map { String($0.split(separator: "/").last ?? "") }.joined(separator: " ")
    }
    return lines.isEmpty ? nil : ([module.name] + lines).joined(separator: "\n")
  }

  private static func note(_ place: ModuleFigures.Place) -> String {
    place.function.kind == .initializer ? ", initialiser" : ""
  }

  private static func at(_ place: ModuleFigures.Place) -> String {
    "\(place.function.name)  \(place.path):\(place.function.line)"
  }
}
