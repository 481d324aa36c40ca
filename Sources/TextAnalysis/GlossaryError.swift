/// Why a glossary cannot be read.
public struct GlossaryError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Error, Equatable {
    /// The first line does not name the columns.
    case header(found: String)
    /// A line has another number of cells than the header.
    case cells(found: Int, expected: Int)
    /// An id or page is no lower-case kebab.
    case name(String, column: String)
    /// The id stands on an earlier line as well.
    case repeatedID(String, firstLine: Int)
    /// A line has an id and no term.
    case noTerm(id: String)
  }

  /// The file's name.
  public var file: String
  /// The line, 1-based.
  public var line: Int
  /// What is wrong.
  public var reason: Reason

  /// One line: file, line, what is wrong and what to do.
  public var description: String {
    "\(file):\(line): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .header(let found):
      "the first line is “\(found)”; write \(Glossary.columns.joined(separator: "<tab>"))"
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
}
