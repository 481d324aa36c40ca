import Lexicon
import Testing

/// How a table is read.
@Suite("A table of language data")
struct LexiconTableTests {
  @Test("has named columns, rows and lists, and comments that are no rows")
  func reading() throws {
    let table = try LexiconTable(
      tsv: """
        # What it is for.

        list\tentry\tvalue\texample
        # Bounds.
        bound\tat most␣\tmaximum\tat most 5
        \tbound\tat least\tminimum\tat least 5
        """.replacing("\n\tbound", with: "\nbound"), file: "bounds.tsv")
    #expect(table.columns == ["list", "entry", "value", "example"])
    #expect(table.map(\.line) == [5, 6])
    #expect(table.list("bound") == ["at most ", "at least"])
    #expect(table[1]["value"] == "minimum")
    #expect(table.dictionary("bound", "value")["at most "] == "maximum")
  }

  @Test(
    "says where it is malformed",
    arguments: [
      ("", "a.tsv:1: has no line that names the columns"),
      ("# only\n", "a.tsv:1: has no line that names the columns"),
      ("entry\t\texample\n", "a.tsv:1: names no column between two tabs"),
      ("entry\texample\n\none\n", "a.tsv:3: has 1 cells, not 2"),
    ])
  func malformed(text: String, message: String) {
    let error = #expect(throws: LexiconError.self) {
      try LexiconTable(tsv: text, file: "a.tsv")
    }
    #expect(error?.description == message)
  }
}
