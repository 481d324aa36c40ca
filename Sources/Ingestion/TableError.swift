public import Guidelines

/// Why a table among the documents could not be read.
public struct TableError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case header
    case cells(found: Int)
    case noName
    case id(String)
    case noGuideline(String)
    case repeated(String, firstLine: Int)
    /// It is about neither a rule nor a component.
    case topic(String)
    case language(String)
    case noText
  }

  /// What is wrong.
  public var reason: Reason
  /// The file as it was named.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The titles of the expected columns.
  public var columns: [String]

  /// One line in English: file, line, reason and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: file, line, reason and what to do.
  public func message(in language: Language) -> String {
    "\(file):\(line): \(language == .en ? english : korean)"
  }

  private var titles: String { columns.joined(separator: ", ") }

  private var english: String {
    switch reason {
    case .header: "the table does not begin with its columns; write \(titles), separated by tabs"
    case .cells(let found):
      "\(found) cells in place of \(columns.count); separate \(titles) by tabs"
    case .noName: "a linter or a rule has no name; fill in the first two cells"
    case .id(let id): "'\(id)' is no id of a rule; 'hig rules' lists them"
    case .noGuideline(let rule): "'\(rule)' has no guideline; write its id, or - for none"
    case .repeated(let entry, let line): "'\(entry)' stands in line \(line) already; remove one"
    case .topic(let topic):
      "'\(topic)' is neither the id of a rule nor component:NAME; 'hig rules' and 'hig components' list them"
    case .language(let language): "'\(language)' is no language of the guidelines; write en or ko"
    case .noText: "the question is missing; write it in the last cell, or remove the line"
    }
  }

  private var korean: String {
    switch reason {
    case .header: "표가 열 이름으로 시작하지 않습니다. \(titles)을(를) 탭으로 나누어 쓰세요"
    case .cells(let found):
      "칸이 \(columns.count)개가 아니라 \(found)개입니다. \(titles)을(를) 탭으로 나누세요"
    case .noName: "린터나 규칙의 이름이 없습니다. 앞의 두 칸을 채우세요"
    case .id(let id): "'\(id)'은(는) 규칙 ID가 아닙니다. 'hig rules'로 목록을 보세요"
    case .noGuideline(let rule): "'\(rule)'에 지침이 없습니다. 규칙 ID를 쓰거나, 없으면 -를 쓰세요"
    case .repeated(let entry, let line): "'\(entry)'은(는) \(line)행에 이미 있습니다. 하나를 지우세요"
    case .topic(let topic):
      "'\(topic)'은(는) 규칙 ID도 component:이름도 아닙니다. 'hig rules'와 'hig components'로 목록을 보세요"
    case .language(let language): "'\(language)'은(는) 지침의 언어가 아닙니다. en이나 ko를 쓰세요"
    case .noText: "질문이 없습니다. 마지막 칸에 쓰거나 줄을 지우세요"
    }
  }
}
