import Foundation

/// How well what was found agrees with labels, as counts, precision, recall and F1.
///
/// A label is a line of text that names a thing and what is right about it: `000:34 count 3…5 tabs`.
/// Equal labels count as often as they stand.
///
/// ```swift
/// Scores(expected: ["a", "b", "b"], found: ["b", "c"]).description
/// // "1 of 3 found, 1 other: precision 0.500, recall 0.333, F1 0.400"
/// ```
public struct Scores: Sendable, CustomStringConvertible {
  /// How many labels were found.
  public private(set) var right = 0
  /// The labels that were not found.
  public private(set) var missing: [String] = []
  /// What was found and is no label.
  public private(set) var surplus: [String] = []

  /// Scores nothing yet.
  public init() {}

  /// Scores one table, or one row of it.
  public init(expected: [String], found: [String]) { add(expected: expected, found: found) }

  /// Adds what another row scores.
  public mutating func add(expected: [String], found: [String]) {
    var rest: [String: Int] = [:]
    for label in found { rest[label, default: 0] += 1 }
    for label in expected {
      if let count = rest[label], count > 0 {
        rest[label] = count - 1
        right += 1
      } else {
        missing.append(label)
      }
    }
    for label in rest.keys.sorted() {
      surplus += Array(repeating: label, count: rest[label] ?? 0)
    }
  }

  /// The share of what was found that is right; 1 where nothing was found.
  public var precision: Double { share(right, of: right + surplus.count) }

  /// The share of the labels that was found; 1 where there are none.
  public var recall: Double { share(right, of: right + missing.count) }

  /// The harmonic mean of precision and recall.
  public var f1: Double { share(2 * right, of: 2 * right + surplus.count + missing.count) }

  /// One line with the counts first.
  public var description: String {
    let shares = [("precision", precision), ("recall", recall), ("F1", f1)]
      .map { "\($0.0) \(String(format: "%.3f", $0.1))" }
    let others = surplus.count == 1 ? "1 other" : "\(surplus.count) others"
    return "\(right) of \(right + missing.count) found, \(others): "
      + shares.joined(separator: ", ")
  }

  /// What is not right, a line each: `-` is missing, `+` is surplus; at most `count` of each.
  public func mistakes(atMost count: Int = 20) -> String {
    let lines = missing.prefix(count).map { "- \($0)" } + surplus.prefix(count).map { "+ \($0)" }
    return lines.joined(separator: "\n")
  }

  private func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 1 : Double(part) / Double(whole)
  }
}

/// A table of labels in `Tests/Labels`: cells by tab, `#` begins a comment, the first row is the head.
public struct LabelledTable: Sendable {
  /// A row, by the names of its columns.
  public struct Row: Sendable {
    /// Where it stands in the file, from 1.
    public let line: Int
    private let cells: [String: String]

    fileprivate init(line: Int, names: [String], cells: [String]) {
      self.line = line
      self.cells = Dictionary(zip(names, cells)) { first, _ in first }
    }

    /// The cell of the column `name`; empty where the row ends before it.
    public subscript(name: String) -> String { cells[name] ?? "" }

    /// The parts of the cell of the column `name`, which are separated by ` ; `.
    public func list(_ name: String) -> [String] {
      self[name].components(separatedBy: " ; ").filter { !$0.isEmpty }
    }
  }

  /// The rows in the order of the file.
  ///
  /// In a cell `\n`, `\t` and `\\` are a line end, a tab and a backslash.
  public let rows: [Row]

  /// Reads `Tests/Labels/<name>.tsv`.
  ///
  /// - Throws: what Foundation says where the file cannot be read.
  public init(_ name: String) throws {
    let file = HigCommand.checkout.appending(path: "Tests/Labels/\(name).tsv")
    self.init(tsv: try String(contentsOf: file, encoding: .utf8))
  }

  /// Reads a table from its text.
  public init(tsv: String) {
    var names: [String]?
    var rows: [Row] = []
    let lines = tsv.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
      if let names {
        rows.append(Row(line: index + 1, names: names, cells: cells))
      } else {
        names = cells
      }
    }
    self.rows = rows
  }

  private static func unescaped(_ cell: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in cell {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, _): text.append(character)
      case (true, "n"): (text, isEscaped) = (text + "\n", false)
      case (true, "t"): (text, isEscaped) = (text + "\t", false)
      case (true, _): (text, isEscaped) = (text + String(character), false)
      }
    }
    return text
  }
}
