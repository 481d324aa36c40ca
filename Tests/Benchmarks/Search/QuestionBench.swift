import Guidelines
import KnowledgeBase
import SearchMeasures

/// How long questions take in a process that has answered others before, as a server has.
enum QuestionBench {
  /// How often all of it is done, with nothing kept between; the best time of a question counts, for
  /// the rest is the machine's.
  private static let rounds = 3

  /// The times for `questions`, each asked once a round of the base at `path`, after `others`.
  static func run(
    _ path: String, _ questions: [JudgedQuery], after others: [JudgedQuery]
  ) throws -> Latencies {
    let clock = ContinuousClock()
    var best = questions.map { _ in Duration.seconds(60) }
    for _ in 0..<rounds {
      let base = try KnowledgeBase(path: path, access: .read)
      for other in others { _ = try base.search(SearchQuery(text: other.text)) }
      for (place, question) in questions.enumerated() {
        let taken = try clock.measure { _ = try base.search(SearchQuery(text: question.text)) }
        best[place] = min(best[place], taken)
      }
    }
    return Latencies(best)
  }
}
