import Guidelines

/// Assigns the statements of each document to the rules with an id about the same component, one to
/// one.
///
/// Similarity alone cannot join a statement of a few words to a rule. What decides instead is that
/// no other rule of the page is as similar to it, that no other statement of its document is as
/// similar to the rule, and that both pages treat their subjects in the same order. Near ties stay
/// apart.
struct RuleAdoption {
  /// The least score of an assignment.
  private static let threshold: Float = 0.1
  /// The fraction of the score of a pair at which another one makes it ambiguous.
  private static let ambiguity: Float = 0.8
  /// The least similarity of a pair that is considered.
  private static let leastSimilarity: Float = 0.03
  /// The weight of the lead's own similarity to the rule's lead and to its whole text: the text
  /// after a lead is often about neighbouring rules.
  private static let leadShare: Float = 0.1
  /// The factor if only one of both is restricted to some platforms.
  private static let narrowPenalty: Float = 0.7
  /// How much the order of both pages may raise or lower a similarity.
  private static let orderShare: Float = 0.35
  /// The number of places out of order at which the fit of a rule drops to ½.
  private static let orderReach: Float = 4

  /// The number of pairs above which nothing is assigned, because comparing them all takes too
  /// long; the longest guideline page has a few thousand.
  private static let mostPairs = 1 << 17

  private let clusters: [Cluster]
  private let singles: [Cluster]
  /// The line of each record in its document; 0 where it is unknown.
  private let lines: [Int]

  init(_ clusters: [Cluster], singles: [Cluster], lines: [Int]) {
    self.clusters = clusters
    self.singles = singles
    self.lines = lines
  }

  private struct Pair {
    var rule: Int
    var statement: Int
    var score: Float
  }

  /// The clusters after all assignments.
  func adopted() -> [Cluster] {
    var rules: [Int32: [Int]] = [:]
    var statements: [Key: [Int]] = [:]
    for (number, cluster) in clusters.enumerated() where !cluster.isDescription {
      guard let component = cluster.scope.components.only else { continue }
      if cluster.identity.explicit != nil {
        rules[component, default: []].append(number)
      } else if let document = cluster.scope.documents.numbers.first {
        statements[Key(component: component, document: document), default: []].append(number)
      }
    }
    var merged: [Cluster?] = clusters
    for (key, statements) in statements.sorted(by: { $0.key < $1.key }) {
      guard let rules = rules[key.component] else { continue }
      for pair in assignment(of: statements, in: key.document, to: rules, as: merged) {
        guard let rule = merged[pair.rule], let statement = merged[pair.statement],
          !rule.identity.isKeptApart(from: statement.identity),
          !rule.sharesDocument(with: statement)
        else { continue }
        merged[pair.rule] = rule.merged(with: statement)
        merged[pair.statement] = nil
      }
    }
    return merged.compactMap(\.self)
  }

  /// A component and a document that makes statements about it.
  private struct Key: Hashable, Comparable {
    var component: Int32
    var document: Int32

    static func < (left: Key, right: Key) -> Bool {
      (left.component, left.document) < (right.component, right.document)
    }
  }

  // MARK: Assignment

  /// The pairs of a statement of `document` and the rule that it belongs to.
  ///
  /// `merged` contains the rules with what has joined them so far.
  private func assignment(
    of statements: [Int], in document: Int32, to rules: [Int], as merged: [Cluster?]
  ) -> [Pair] {
    let known = Order(
      rules.compactMap { rule in
        guard let line = line(of: merged[rule], in: document), let place = place(of: rule) else {
          return nil
        }
        return (line, place)
      })
    guard statements.count * rules.count <= Self.mostPairs else { return [] }
    var pairs: [Pair] = []
    for statement in statements {
      // Without a line there is no order to compare; the rounds decide by similarity alone.
      guard let line = line(of: clusters[statement], in: document) else { continue }
      for rule in rules
      where !clusters[rule].identity.isKeptApart(from: clusters[statement].identity) {
        // The rule before this phase: what has joined it since must not attract others.
        let similarity = similarity(of: clusters[statement], to: clusters[rule])
        guard similarity >= Self.leastSimilarity else { continue }
        let fit = known.fit(line: line, place: place(of: rule), reach: Self.orderReach)
        pairs.append(
          Pair(
            rule: rule, statement: statement,
            score: similarity * (1 + Self.orderShare * (2 * fit - 1))))
      }
    }
    let free = Set(rules.filter { merged[$0]?.scope.documents.contains(document) == false })
    return unambiguous(pairs, free: free)
  }

  /// The similarity of both, reduced if only one of them is restricted to some platforms: a rule
  /// for all of them differs from a rule for iPad.
  private func similarity(of statement: Cluster, to rule: Cluster) -> Float {
    let isAlike = statement.scope.platforms.isEmpty == rule.scope.platforms.isEmpty
    return statement.similarity(to: rule) * (isAlike ? 1 : Self.narrowPenalty)
      + Self.leadShare * likeness(ofLeadOf: statement, to: rule)
  }

  /// The similarity of the lead of `statement` to that of `rule` plus its similarity to the whole
  /// text of `rule`, in the language in which this is greater.
  private func likeness(ofLeadOf statement: Cluster, to rule: Cluster) -> Float {
    let likenesses = Language.allCases.compactMap { language -> Float? in
      guard let mine = statement.leadVectors[language], let theirs = rule.leadVectors[language],
        let whole = rule.vectors[language]
      else { return nil }
      return mine.overlap(with: theirs).cosine + mine.overlap(with: whole).cosine
    }
    return likenesses.max() ?? 0
  }

  /// The best pairs with `free` rules, one to one, without those for which a remaining pair scores
  /// nearly as high.
  ///
  /// A statement nearest to a rule that its document already states elsewhere repeats that one, and
  /// is not assigned to a remaining rule.
  private func unambiguous(_ pairs: [Pair], free: Set<Int>) -> [Pair] {
    var nearest: [Int: Pair] = [:]
    for pair in pairs where pair.score > nearest[pair.statement]?.score ?? 0 {
      nearest[pair.statement] = pair
    }
    func isNearest(_ pair: Pair) -> Bool { nearest[pair.statement]?.rule == pair.rule }
    let stated = Set(nearest.values.filter { !free.contains($0.rule) }.map(\.statement))
    var open = pairs.filter { free.contains($0.rule) && !stated.contains($0.statement) }.sorted {
      ($1.score, $0.rule, $0.statement) < ($0.score, $1.rule, $1.statement)
    }
    var chosen: [Pair] = []
    while let best = open.first, best.score >= Self.threshold {
      let rivals = open.dropFirst().filter {
        $0.rule == best.rule || $0.statement == best.statement
      }
      let isClear = rivals.allSatisfy { $0.score < best.score * Self.ambiguity }
      if isNearest(best), isClear { chosen.append(best) }
      open.removeAll {
        $0.statement == best.statement || isNearest(best) && $0.rule == best.rule
      }
    }
    return chosen
  }

  // MARK: Order

  /// The line of the statement of `document` in `cluster`.
  private func line(of cluster: Cluster?, in document: Int32) -> Int? {
    known(cluster?.scope.members.first { singles[$0].scope.documents.contains(document) })
  }

  /// The line of a rule in the page that gives it its id.
  private func place(of rule: Int) -> Int? {
    known(clusters[rule].scope.members.first { singles[$0].identity.explicit != nil })
  }

  private func known(_ member: Int?) -> Int? {
    member.map { lines[$0] }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The positions of the rules that a document already states, in it and in their own page.
  private struct Order {
    private let known: [(line: Int, place: Int)]
    /// The places of all known rules, ascending, for counting distances.
    private let places: [Int]

    init(_ known: [(line: Int, place: Int)]) {
      self.known = known.sorted { $0 < $1 }
      places = known.map(\.place).sorted()
    }

    /// How well a rule at `place` of its page fits the order at `line`, from 0 to 1; ½ if unknown.
    func fit(line: Int?, place: Int?, reach: Float) -> Float {
      guard let line, let place, known.count > 1 else { return 0.5 }
      let after = known.firstIndex { $0.line > line } ?? known.endIndex
      let before = after > 0 ? known[after - 1].place : nil
      let next = after < known.endIndex ? known[after].place : nil
      let ends = [before, next].compactMap(\.self)
      guard let low = ends.min(), let high = ends.max() else { return 0.5 }
      let range = before == nil ? 0...high : next == nil ? low...Int.max : low...high
      guard !range.contains(place) else { return 1 }
      let between =
        place < range.lowerBound ? place...range.lowerBound : range.upperBound...place
      let off = places.count { between.contains($0) }
      return reach / (reach + Float(off))
    }
  }
}
