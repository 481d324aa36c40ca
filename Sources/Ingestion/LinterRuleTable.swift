public import Guidelines

/// Reads tables of other linters' rules, one per line: `Corpus/LinterRules.tsv`.
public enum LinterRuleTable {
  /// The column headers, by which the table is recognised.
  public static let columns = ["linter", "rule", "guidelines", "note"]

  /// Whether `text` begins with the column headers of such a table.
  public static func begins(_ text: String) -> Bool {
    lines(of: text).first { !$0.isEmpty && !$0.hasPrefix("#") }.map(cells) == columns
  }

  /// The rules that `text` lists.
  ///
  /// Cells are separated by tabs. `guidelines` holds ids of rules separated by spaces, the nearest
  /// first, or `-` for a rule that concerns no guideline. Lines that begin with `#` are comments.
  ///
  /// - Throws: what is wrong, with the line of `name`.
  public static func read(
    _ text: String, name: String
  ) throws(LinterRuleTableError) -> [LinterRule] {
    var rules: [LinterRule] = []
    var lineOfRule: [[String]: Int] = [:]
    var hasHeader = false
    for (index, line) in lines(of: text).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      func error(_ reason: LinterRuleTableError.Reason) -> LinterRuleTableError {
        LinterRuleTableError(reason: reason, file: name, line: index + 1)
      }
      let cells = cells(line)
      guard hasHeader else {
        guard cells == columns else { throw error(.header) }
        hasHeader = true
        continue
      }
      guard cells.count == columns.count else { throw error(.cells(found: cells.count)) }
      guard !cells[0].isEmpty, !cells[1].isEmpty else { throw error(.noName) }
      if let first = lineOfRule[[cells[0], cells[1]]] {
        throw error(.repeated(cells[1], firstLine: first))
      }
      lineOfRule[[cells[0], cells[1]]] = index + 1
      var guidelines: [RuleID] = []
      for id in cells[2].split(separator: " ") where id != "-" {
        guard let rule = RuleID(rawValue: String(id)) else { throw error(.id(String(id))) }
        guidelines.append(rule)
      }
      guard !guidelines.isEmpty || cells[2] == "-" else { throw error(.noGuideline(cells[1])) }
      rules.append(
        LinterRule(linter: cells[0], name: cells[1], rules: guidelines, note: cells[3]))
    }
    return rules
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Why a table of other linters' rules could not be read.
public struct LinterRuleTableError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case header
    case cells(found: Int)
    case noName
    case id(String)
    case noGuideline(String)
    case repeated(String, firstLine: Int)
  }

  /// What is wrong.
  public var reason: Reason
  /// The file as it was named.
  public var file: String
  /// The line, counted from 1.
  public var line: Int

  /// One line in English: file, line, reason and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: file, line, reason and what to do.
  public func message(in language: Language) -> String {
    "\(file):\(line): \(language == .en ? english : korean)"
  }

  private var columns: String { LinterRuleTable.columns.joined(separator: ", ") }

  private var english: String {
    switch reason {
    case .header: "the table does not begin with its columns; write \(columns), separated by tabs"
    case .cells(let found):
      "\(found) cells in place of \(LinterRuleTable.columns.count); separate \(columns) by tabs"
    case .noName: "a linter or a rule has no name; fill in the first two cells"
    case .id(let id): "'\(id)' is no id of a rule; 'hig rules' lists them"
    case .noGuideline(let rule): "'\(rule)' has no guideline; write its id, or - for none"
    case .repeated(let rule, let line): "'\(rule)' stands in line \(line) already; remove one"
    }
  }

  private var korean: String {
    switch reason {
    case .header: "표가 열 이름으로 시작하지 않습니다. \(columns)을(를) 탭으로 나누어 쓰세요"
    case .cells(let found):
      "칸이 \(LinterRuleTable.columns.count)개가 아니라 \(found)개입니다. \(columns)을(를) 탭으로 나누세요"
    case .noName: "린터나 규칙의 이름이 없습니다. 앞의 두 칸을 채우세요"
    case .id(let id): "'\(id)'은(는) 규칙 ID가 아닙니다. 'hig rules'로 목록을 보세요"
    case .noGuideline(let rule): "'\(rule)'에 지침이 없습니다. 규칙 ID를 쓰거나, 없으면 -를 쓰세요"
    case .repeated(let rule, let line): "'\(rule)'은(는) \(line)행에 이미 있습니다. 하나를 지우세요"
    }
  }
}
