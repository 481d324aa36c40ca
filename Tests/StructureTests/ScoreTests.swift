import TestSupport
import Testing

@Suite("What is scored")
struct ScoreTests {
  @Test("Labels count as often as they stand")
  func counts() {
    let scores = Scores(expected: ["a", "b", "b"], found: ["b", "c"])
    #expect(
      scores.description
        == "1 of 3 found, 1 other: precision 0.500, recall 0.333, F1 0.400")
    #expect(scores.mistakes() == "- a\n- b\n+ c")
    #expect(Scores().f1 == 1)
  }

  @Test("A table is read by the names of its columns")
  func table() {
    let table = LabelledTable(
      tsv: "# comment\ntext\tmetrics\n3 tabs\\nor 5\tcount 3 ; count 5\n\nnone\n")
    #expect(table.rows.map { $0["text"] } == ["3 tabs\nor 5", "none"])
    #expect(table.rows.map { $0.list("metrics") } == [["count 3", "count 5"], []])
    #expect(table.rows.map(\.line) == [3, 5])
  }

  @Test("Long texts differ at a line")
  func difference() {
    #expect(firstDifference("a\nb\n", "a\nb\n") == nil)
    #expect(firstDifference("a\nc\n", "a\nb\n") == "line 2 is “c”, expected “b”")
    #expect(LongText(String(repeating: "a", count: 300)).description.hasSuffix("… (300 bytes)"))
  }
}
