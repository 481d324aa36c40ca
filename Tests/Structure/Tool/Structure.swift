import Foundation

/// `structure [--worst N] [--tighten] [--unindexed] [MODULE…]`, from the root of the checkout:
/// how the modules of `Sources` are built, and whether that is worse than `Thresholds.tsv` allows.
///
/// Branches, parameters and lines come from the syntax tree of every file. Cycles come from the
/// index of the debug build. `--tighten` writes what has become better into the table;
/// `--unindexed` lists the files that the index does not know, and does nothing else. The exit
/// status is 1 where a figure is worse than allowed.
@main
struct Structure {
  static let thresholds = "Tests/Structure/Thresholds.tsv"
  static let comment = """
    # What the figures of each module may be at most. A module without a row has reached the goal:
    # 4 % above ten branches, no cycle of more than three files, none of the rest.
    # `make structure` compares; `make structure STRUCTURE=--tighten` writes what became better.
    """

  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    let worst = takeNumber(after: "--worst", from: &words) ?? 8
    let tightens = take("--tighten", from: &words)
    let listsUnindexed = take("--unindexed", from: &words)
    let root = FileManager.default.currentDirectoryPath

    let paths = try swiftFiles(of: words)
    let index = IndexStore(
      at: root + "/.build/debug/index/store", files: paths.values.joined().map { "\(root)/\($0)" })
    if listsUnindexed {
      for file in index.unknown.sorted() { print(file) }
      return
    }
    let modules = try paths.keys.sorted().map { name in
      try figures(of: name, paths: paths[name] ?? [], index: index, root: root)
    }
    print(Report.table(modules))
    for module in modules {
      if let details = Report.details(module, worst: worst) { print("\n" + details) }
    }
    if !index.unknown.isEmpty {
      print("\n\(index.unknown.count) files are not in the index: no cycles of their modules")
    }

    let table = Thresholds(table: try String(contentsOfFile: thresholds, encoding: .utf8))
    if tightens {
      try table.tightened(to: modules, comment: comment)
        .write(toFile: thresholds, atomically: true, encoding: .utf8)
    }
    let exceeded = table.exceeded(by: modules)
    guard !exceeded.isEmpty else { return }
    print("\nWorse than \(thresholds) allows:")
    for line in exceeded { print("  " + line) }
    exit(1)
  }

  private static func take(_ option: String, from words: inout [String]) -> Bool {
    defer { words.removeAll { $0 == option } }
    return words.contains(option)
  }

  private static func takeNumber(after option: String, from words: inout [String]) -> Int? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    defer { words.removeSubrange(place...(place + 1)) }
    return Int(words[place + 1])
  }

  /// The Swift files by module; of all modules where `names` is empty.
  private static func swiftFiles(of names: [String]) throws -> [String: [String]] {
    var modules: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: "Sources").sorted()
    where path.hasSuffix(".swift") {
      guard let name = path.split(separator: "/").first.map(String.init) else { continue }
      guard names.isEmpty || names.contains(name) else { continue }
      modules[name, default: []].append("Sources/\(path)")
    }
    return modules
  }

  private static func figures(
    of name: String, paths: [String], index: IndexStore, root: String
  ) throws -> ModuleFigures {
    let files = try paths.map { path in
      SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
    let absolute = Set(paths.map { "\(root)/\($0)" })
    let uses = index.uses.filter { absolute.contains($0.key) }
      .mapValues { $0.intersection(absolute) }
    let isKnown = absolute.isDisjoint(with: index.unknown)
    return ModuleFigures(
      name: name, files: files, cycles: isKnown ? FileCycles.all(in: uses) : nil)
  }
}
