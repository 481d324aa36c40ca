import Guidelines
import KnowledgeBase
import Testing

/// A question that developers ask, and the rules that answer it.
struct Question: Sendable, CustomTestStringConvertible {
  var language: Language
  var text: String
  var answers: [String]

  var testDescription: String { text }

  /// The questions of Golden/questions.tsv.
  static func all() throws -> [Question] {
    try Golden(name: "questions.tsv").lines().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Question(
        language: try #require(Language(rawValue: cells[0])), text: cells[1],
        answers: cells[2].split(separator: " ").map(String.init))
    }
  }
}

@Suite("What developers ask is answered")
struct QuestionTests {
  @Test("Half of the questions are Korean, half are English, and their answers exist")
  func questions() throws {
    let questions = try Question.all()
    #expect(questions.count { $0.language == .ko } >= 30)
    #expect(questions.count { $0.language == .en } >= 30)
    let ids = Set(try Corpus.base().rules().map(\.id.rawValue))
    for question in questions {
      #expect(!question.answers.isEmpty && ids.isSuperset(of: question.answers), "\(question)")
    }
  }

  @Test("A rule for other devices comes later, and says so, unless they are asked for")
  func otherDevices() throws {
    let base = try Corpus.base()
    func lowered(_ query: String) throws -> [String: Bool] {
      let results = try base.search(SearchQuery(text: query, explains: true)).results
      return Dictionary(uniqueKeysWithValues: results.map { ($0.id, $0.isForOtherDevices) })
    }
    let open = try lowered("탭 바 높이")
    #expect(open["tab-tvos-height"] == true)
    #expect(open["tab-icon-size"] == false)
    #expect(try lowered("tvOS 탭 바 높이")["tab-tvos-height"] == false)
  }

  @Test("An answer is among the first three results", arguments: try Question.all())
  func answers(question: Question) throws {
    let answer = try Corpus.base().search(SearchQuery(text: question.text))
    let first = answer.results.prefix(3).map(\.id)
    #expect(
      !Set(first).isDisjoint(with: question.answers),
      """
      “\(question.text)” found \(answer.results.prefix(8).map(\.id).joined(separator: " "))\
      \(answer.corrected.map { ", corrected to “\($0)”" } ?? ""), \
      not \(question.answers.joined(separator: " "))
      """)
  }
}
