import Testing
import TextAnalysis

@Suite("Edit distance")
struct EditDistanceTests {
  static let names = [
    "tab-bars", "toolbars", "sidebars", "탭 막대", "도구 막대", "배지", "search", "ingest",
  ]

  @Test(
    "A mistyped name finds the one meant",
    arguments: [
      ("tab-bras", "tab-bars"), ("toolbar", "toolbars"), ("TOOLBARS", "toolbars"),
      ("serach", "search"), ("턉 막대", "탭 막대"),
      ("도구 먹대", "도구 막대"), ("배자", "배지"), ("sidebsrs", "sidebars"),
    ])
  func nearest(typed: String, meant: String) {
    #expect(EditDistance.nearest(to: typed, in: Self.names, limit: 1) == [meant])
  }

  @Test("What is far from everything finds nothing", arguments: ["", "zzzzzz", "완전히 다른 말", "x"])
  func nothing(typed: String) {
    #expect(EditDistance.nearest(to: typed, in: Self.names, limit: 3).isEmpty)
  }

  @Test("The nearest comes first, of equals the first, and no more than asked")
  func order() {
    let names = ["abcdex", "abcdef", "abcdey"]
    #expect(
      EditDistance.nearest(to: "abcdef", in: names, limit: 3) == ["abcdef", "abcdex", "abcdey"])
    #expect(EditDistance.nearest(to: "abcdef", in: names, limit: 1) == ["abcdef"])
    #expect(EditDistance.nearest(to: "abcdef", in: names, limit: 0).isEmpty)
  }
}
