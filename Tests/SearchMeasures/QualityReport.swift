package import KnowledgeBase

/// What hig and the plain indexes reach on the same judged queries over the same entries.
package struct QualityReport {
  /// The name that hig has among the systems.
  package static let hig = "hig"

  /// The names of the systems, hig first.
  package let systems: [String]
  /// The categories in the order of the judgements.
  package let categories: [String]
  private var scores: [String: [String: [RankingScore]]] = [:]
  /// What hig did not answer as well as can be, a line each.
  package private(set) var shortfalls: [String] = []

  /// Asks everything: `base` and plain indexes made of its texts.
  ///
  /// - Throws: ``KnowledgeBaseError`` where SQLite refuses.
  package init(
    _ judged: JudgedQueries, base: KnowledgeBase
  ) throws(KnowledgeBaseError) {
    let texts = try base.indexedTexts()
    let keys = texts.map(judged.keys)
    let places = Dictionary(
      texts.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var plain: [(name: String, index: PlainIndex)] = []
    for tokenizer in PlainIndex.Tokenizer.allCases {
      plain.append((tokenizer.rawValue, try PlainIndex(tokenizer, of: texts)))
    }
    systems = [Self.hig] + plain.map(\.name)
    var categories: [String] = []
    for query in judged.queries {
      if !categories.contains(query.category) { categories.append(query.category) }
      let answer = try base.search(SearchQuery(text: query.text, limit: RankingScore.depth))
      let found = answer.results.map { result in places[result.id].map { keys[$0] } ?? [] }
      let score = RankingScore(of: found, grades: query.grades)
      scores[Self.hig, default: [:]][query.category, default: []].append(score)
      if score.ndcg < 0.95 { shortfalls.append(Self.line(query, answer, found, score)) }
      for (name, index) in plain {
        let found = try index.search(query.text).map { keys[$0] }
        scores[name, default: [:]][query.category, default: []].append(
          RankingScore(of: found, grades: query.grades))
      }
    }
    self.categories = categories
  }

  /// The mean score of `system` in `category`; in all where none is named.
  package func score(_ system: String = hig, in category: String? = nil) -> RankingScore {
    let own = scores[system] ?? [:]
    return RankingScore(mean: category.map { own[$0] ?? [] } ?? own.values.flatMap(\.self))
  }

  /// How many queries `category` has; all where none is named.
  package func count(in category: String? = nil) -> Int {
    let own = scores[Self.hig] ?? [:]
    return category.map { own[$0]?.count ?? 0 } ?? own.values.reduce(0) { $0 + $1.count }
  }

  /// The best nDCG@10 of the plain indexes.
  package var bestPlainNDCG: Double {
    systems.dropFirst().map { score($0).ndcg }.max() ?? 0
  }

  /// A line a category and one for all: nDCG@10, success@1 and MRR of each system.
  package var table: String {
    let width = 16
    var text = Self.padded("nDCG@10 success@1 MRR", to: width + 9)
    for system in systems { text += Self.padded(system, to: 17) }
    text += "\n"
    for category in categories.map(Optional.some) + [nil] {
      text += Self.padded(category ?? "all", to: width + 1)
      text += Self.padded("\(count(in: category))", to: 8)
      for system in systems {
        let score = score(system, in: category)
        let numbers = [score.ndcg, score.success, score.reciprocalRank].map(Self.number)
        text += Self.padded(numbers.joined(separator: " "), to: 17)
      }
      text += "\n"
    }
    return text
  }

  private static func line(
    _ query: JudgedQuery, _ answer: SearchAnswer, _ found: [Set<String>], _ score: RankingScore
  ) -> String {
    let results = zip(answer.results, found).prefix(6).map { result, keys in
      keys.compactMap { query.grades[$0] }.max().map { "\(result.id):\($0)" } ?? result.id
    }
    let missing = query.grades.filter { key, _ in !found.contains { $0.contains(key) } }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key):\($0.value)" }
    let how =
      (answer.corrected.map { " → \($0)" } ?? "") + (answer.relaxed ? " (relaxed)" : "")
    return "\(number(score.ndcg)) \(query.category): \(query.text)\(how)\n"
      + "       found \(results.joined(separator: " "))"
      + (missing.isEmpty ? "" : "\n       not   \(missing.joined(separator: " "))")
  }

  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
