public import Guidelines

/// Why a glossary cannot be read.
public struct GlossaryError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Error, Equatable {
    /// The first line does not name the columns.
    case header(found: String)
    /// A line has a different number of cells from the header.
    case cells(found: Int, expected: Int)
    /// An id or page is not in lower-case kebab case.
    case name(String, column: String)
    /// The id already appears on an earlier line.
    case repeatedID(String, firstLine: Int)
    /// A line has an id but no term.
    case noTerm(id: String)
  }

  /// The file's name.
  public var file: String
  /// The line, 1-based.
  public var line: Int
  /// What is wrong.
  public var reason: Reason

  /// One line in English: file, line, what is wrong and what to do.
  public var description: String { message(in: .en) }

  /// One line in `language`: file, line, what is wrong and what to do.
  public func message(in language: Language) -> String {
    "\(file):\(line): \(language == .en ? english : korean)"
  }

  private static let header = Glossary.columns.joined(separator: "<tab>")

  private var english: String {
    switch reason {
    case .header(let found):
      "the first line is “\(found)”; write \(Self.header)"
    case .cells(let found, let expected):
      "\(found) cells instead of \(expected); separate cells by tabs, leave an empty one empty"
    case .name(let name, let column):
      "the \(column) “\(name)” is no lower-case kebab name; write it like tab-bar"
    case .repeatedID(let id, let firstLine):
      "the id \(id) stands on line \(firstLine) already; join the two lines or rename one"
    case .noTerm(let id):
      "\(id) has no term; write one in the column en, ko or api"
    }
  }

  private var korean: String {
    switch reason {
    case .header(let found):
      "첫 줄이 “\(found)”입니다. \(Self.header)로 쓰세요"
    case .cells(let found, let expected):
      "칸이 \(expected)개가 아니라 \(found)개입니다. 칸은 탭으로 나누고, 빈 칸은 비워 두세요"
    case .name(let name, let column):
      "\(column) 칸의 “\(name)”은(는) 소문자와 붙임표로 된 이름이 아닙니다. tab-bar처럼 쓰세요"
    case .repeatedID(let id, let firstLine):
      "id \(id)은(는) \(firstLine)행에 이미 있습니다. 두 줄을 합치거나 하나의 이름을 바꾸세요"
    case .noTerm(let id):
      "\(id)에 용어가 없습니다. en, ko, api 칸 가운데 하나를 채우세요"
    }
  }
}
