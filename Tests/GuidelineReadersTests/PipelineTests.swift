import GuidelineReaders
import Guidelines
import TestSupport
import Testing
import TextAnalysis

@Suite("The pipeline of stages")
struct PipelineTests {
  /// A page that gives every stage something to do.
  private static let page = """
    ---
    date: 2023-06-21
    ---
    # Tab bars

    Last updated: June 2023

    ## Best practices

    **Use a tab bar to move around an app.** It is always there.

    > **앱을 돌아다니는 데 탭 막대를 사용하세요.** 언제나 거기에 있습니다.

    Tip

    A badge says that something new waits.

    1.1 Use no more than five tabs.

    1.2 Keep every tab at least 44 pt wide.

    ### iOS

    ❌ Hide the tab bar.

    Size      Width
    small     25 pt
    large     31 pt
    """

  private func document(without off: Set<Stage>) throws -> Document {
    try GuidelineReader(glossary: smallGlossary).trace(
      bytes: Array(Self.page.utf8), name: "page.md", without: off
    ).document
  }

  @Test("A document that is traced is the document that is read")
  func tracedIsRead() throws {
    #expect(try document(without: []) == read(Self.page))
  }

  @Test("Any stage can be switched off, and every line is accounted for", arguments: Stage.allCases)
  func switchedOff(_ stage: Stage) throws {
    let document = try document(without: [stage])
    #expect(document.unaccountedLines.isEmpty)
    #expect(!document.passages.isEmpty)
  }

  @Test("Any stage works alone", arguments: Stage.allCases)
  func alone(_ stage: Stage) throws {
    let document = try document(without: Set(Stage.allCases).subtracting([stage]))
    #expect(document.unaccountedLines.isEmpty)
    #expect(!document.passages.isEmpty)
  }

  @Test("What a stage finds is missing where it is switched off")
  func missing() throws {
    let whole = try document(without: [])
    #expect(whole.passages.contains { !$0.metrics.isEmpty })
    #expect(try document(without: [.metrics]).passages.allSatisfy(\.metrics.isEmpty))
    #expect(whole.passages.contains { $0.statesRule })
    #expect(try document(without: [.statements]).passages.allSatisfy { !$0.statesRule })
    #expect(whole.passages.contains { $0.en != nil && $0.ko != nil })
    #expect(
      try document(without: [.alignment]).passages.allSatisfy { $0.en == nil || $0.ko == nil })
    #expect(whole.passages.contains { $0.platforms == [.iOS] })
    #expect(try document(without: [.scope]).passages.allSatisfy(\.section.isEmpty))
    #expect(whole.passages.contains { $0.kind == .aside })
    #expect(try document(without: [.labels]).passages.allSatisfy { $0.kind != .aside })
    #expect(whole.skipped.contains { $0.reason == .boilerplate })
    #expect(
      try document(without: [.boilerplate]).skipped.allSatisfy { $0.reason != .boilerplate })
    #expect(whole.edition == Edition(year: 2023, month: 6))
    #expect(try document(without: [.metadata]).edition == nil)
    #expect(whole.passages.contains { $0.en?.text == "Use no more than five tabs." })
    #expect(
      try document(without: [.normalization]).passages.contains {
        $0.en?.text == "1.1 Use no more than five tabs."
      })
  }
}

extension Document {
  /// The lines with words that are neither in a passage nor skipped.
  fileprivate var unaccountedLines: [Int] {
    var known: Set<Int> = []
    for passage in passages {
      for lines in [passage.en?.lines, passage.ko?.lines].compactMap(\.self) {
        known.formUnion(lines.first...lines.last)
      }
    }
    for skipped in skipped { known.formUnion(skipped.lines.first...skipped.lines.last) }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.map { $0 + 1 }.filter { line in
      !known.contains(line) && !lines[line - 1].allSatisfy(\.isWhitespace)
    }
  }
}
