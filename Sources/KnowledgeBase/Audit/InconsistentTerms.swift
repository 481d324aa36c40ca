internal import Guidelines
internal import TextAnalysis

/// Finds concepts that the Korean text of a document calls by several terms.
///
/// Naming a second term in brackets at the first mention, `탭 막대(탭 바)`, is how both are taught
/// and is left out, and so are titles.
enum InconsistentTerms: Audit {
  static let kind = AuditKind.inconsistentTerm

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    let korean = koreanTerms(of: base.glossary)
    return base.documents.flatMap { findings(in: $0, korean, base) }
  }

  private static func findings(
    in document: AuditedDocument, _ korean: [String: ConceptID], _ base: AuditedBase
  ) -> [AuditFinding] {
    var uses: [ConceptID: [Use]] = [:]
    for stored in document.passages {
      guard stored.passage.kind != .heading, let text = stored.passage.ko else { continue }
      for mention in TermMentions.mentions(in: text.text, korean, base.analyzer) {
        uses[mention.concept, default: []].append(
          Use(term: mention.term, squashed: mention.squashed, line: text.lines.first, in: stored))
      }
    }
    return uses.compactMap { concept, uses in finding(about: concept, uses) }
  }

  private struct Use {
    var term: String
    var squashed: String
    var line: Int
    var stored: StoredPassage

    init(term: String, squashed: String, line: Int, in stored: StoredPassage) {
      self.term = term
      self.squashed = squashed
      self.line = line
      self.stored = stored
    }
  }

  private static func finding(about concept: ConceptID, _ uses: [Use]) -> AuditFinding? {
    var terms: [String] = []
    var counted: [String: TermUse] = [:]
    for use in uses {
      if counted[use.squashed] == nil {
        terms.append(use.squashed)
        counted[use.squashed] = TermUse(term: use.term, count: 0, line: use.line)
      }
      counted[use.squashed]?.count += 1
    }
    guard terms.count > 1 else { return nil }
    let ordered = terms.compactMap { counted[$0] }.sorted { ($1.count, $0.line) < ($0.count, $1.line) }
    // The rarest term is the one to look at.
    guard let odd = ordered.last, let first = uses.first(where: { $0.line == odd.line }) else {
      return nil
    }
    return AuditFinding(
      .terms(concept, uses: ordered), in: first.stored, lines: LineRange(odd.line))
  }

  /// The Korean terms that name one concept alone, squashed.
  private static func koreanTerms(of glossary: Glossary) -> [String: ConceptID] {
    var terms: [String: ConceptID] = [:]
    for concept in glossary.concepts {
      for term in concept.ko where !concept.ambiguous.contains(term) {
        guard LanguageGuess.language(of: term) == .ko, glossary.concepts(spelled: term).count == 1
        else { continue }
        terms[Glossary.squash(term)] = concept.id
      }
    }
    return terms
  }
}

/// Where a text names concepts.
enum TermMentions {
  struct Mention {
    var concept: ConceptID
    var term: String
    var squashed: String
  }

  /// The mentions in `text` of the concepts that `terms` name, without those in brackets after
  /// another term of the same concept, and without the term before such brackets.
  static func mentions(
    in text: String, _ terms: [String: ConceptID], _ analyzer: TextAnalyzer
  ) -> [Mention] {
    let utf8 = Array(text.utf8)
    var found: [(mention: Mention, range: Range<Int>)] = []
    for token in analyzer.tokens(in: text) where token.kind == .concept {
      guard let id = ConceptID(rawValue: String(token.text.dropFirst())),
        token.utf8Range.upperBound <= utf8.count
      else { continue }
      let term = String(decoding: utf8[token.utf8Range], as: UTF8.self)
      let squashed = Glossary.squash(term)
      guard terms[squashed] == id else { continue }
      found.append((Mention(concept: id, term: term, squashed: squashed), token.utf8Range))
    }
    var glossed: Set<Int> = []
    for index in found.indices.dropFirst() {
      let (before, here) = (found[index - 1], found[index])
      let between = utf8[min(before.range.upperBound, here.range.lowerBound)..<here.range.lowerBound]
      let isGloss =
        before.mention.concept == here.mention.concept && between.last == UInt8(ascii: "(")
        && between.allSatisfy { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") }
      if isGloss { glossed.formUnion([index - 1, index]) }
    }
    return found.indices.filter { !glossed.contains($0) }.map { found[$0].mention }
  }
}
