internal import Guidelines
package import KnowledgeBase

/// A query with what people judged that it should find.
package struct JudgedQuery: Sendable {
  /// The kind of query.
  package var category: String
  /// What is typed.
  package var text: String
  /// How well each key answers it, from 1 (related) upwards.
  package var grades: [String: Int]

  /// From this grade on a result answers the query; below it is only related.
  package static let answers = 2

  package init(category: String, text: String, grades: [String: Int]) {
    self.category = category
    self.text = text
    self.grades = grades
  }
}

/// A set of judged queries over the same documents.
package struct JudgedQueries: Sendable {
  package var queries: [JudgedQuery]
  /// The keys of the judgements that an entry of the index stands for.
  package var keys: @Sendable (IndexedText) -> Set<String>

  package init(queries: [JudgedQuery], keys: @escaping @Sendable (IndexedText) -> Set<String>) {
    self.queries = queries
    self.keys = keys
  }

  /// Creates a set whose keys are ids of rules; what an alias names counts as the rule.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  package init(
    ofRules queries: [JudgedQuery], in base: KnowledgeBase
  ) throws(KnowledgeBaseError) {
    var aliases: [String: [String]] = [:]
    for rule in try base.rules() { aliases[rule.id.rawValue] = rule.aliases.map(\.rawValue) }
    self.init(queries: queries) { [aliases] text in
      text.isRule ? Set([text.name] + (aliases[text.name] ?? [])) : []
    }
  }

  /// The queries of `tsv`: category, query and judgements (`key:grade`, separated by spaces or
  /// commas) in columns; lines that begin with `#` are left out.
  ///
  /// Traps where a line has another form: the file is the project's own.
  package static func queries(tsv: String) -> [JudgedQuery] {
    tsv.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      precondition(cells.count == 3, "three columns: \(line)")
      var grades: [String: Int] = [:]
      for judgement in cells[2].split(whereSeparator: { $0 == " " || $0 == "," }) {
        let parts = judgement.split(separator: ":")
        guard parts.count == 2, let grade = Int(parts[1]), grade > 0 else {
          preconditionFailure("key:grade, not \(judgement) of: \(line)")
        }
        grades[String(parts[0])] = grade
      }
      return JudgedQuery(category: cells[0], text: cells[1], grades: grades)
    }
  }
}
