internal import Guidelines
internal import TextAnalysis

/// Finds interface elements for whose only English term a document uses several Korean ones.
///
/// Not reported are shorter forms of a term (단축키 for 키보드 단축키), a term introduced in brackets at its
/// first mention, `탭 막대(탭 바)`, and translations of another English term.
enum InconsistentTerms: Audit {
  static let kind = AuditKind.inconsistentTerm

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    let terms = ElementTerms(base.glossary)
    return base.documents.flatMap { findings(in: $0, terms, base.analyzer) }
  }

  /// A Korean term in a document, and the English term that it translates.
  private struct Use {
    var english: String
    var mention: TermMentions.Mention
    var line: Int
    var stored: StoredPassage
  }

  private static func findings(
    in document: AuditedDocument, _ terms: ElementTerms, _ analyzer: TextAnalyzer
  ) -> [AuditFinding] {
    var uses: [ConceptID: [Use]] = [:]
    for stored in document.passages {
      guard stored.passage.kind != .heading, let ko = stored.passage.ko else { continue }
      // A link to the element's page contains the title of that page.
      let linked = Set(stored.passage.links.compactMap(\.component))
      let mentions = TermMentions.mentions(in: ko.text, terms.korean, analyzer).filter {
        terms.pages[$0.concept].map { !linked.contains($0) } ?? true
      }
      guard !mentions.isEmpty else { continue }
      let english = stored.passage.en.map { en in
        TermMentions.mentions(in: en.text, terms.english, analyzer)
      }
      for mention in mentions {
        let count = mentions.count { $0.concept == mention.concept }
        guard let term = Self.english(for: mention.concept, count: count, english, terms) else {
          continue
        }
        uses[mention.concept, default: []].append(
          Use(english: term, mention: mention, line: ko.lines.first, stored: stored))
      }
    }
    return uses.sorted { $0.key < $1.key }.flatMap { concept, uses in
      Dictionary(grouping: uses, by: \.english).sorted { $0.key < $1.key }
        .compactMap { finding(about: concept, $0.value) }
    }
  }

  /// The English term that a Korean one translates: the one in the English text; if there is none,
  /// that of the vocabulary, if it is unique.
  ///
  /// If there are `count` Korean mentions but fewer English ones, some of them translate another
  /// word.
  private static func english(
    for concept: ConceptID, count: Int, _ mentions: [TermMentions.Mention]?, _ terms: ElementTerms
  ) -> String? {
    guard let mentions else { return terms.onlyEnglish[concept] }
    let own = mentions.filter { $0.concept == concept }.map { singular($0.squashed) }
    return Set(own).count == 1 && own.count >= count ? own.first : nil
  }

  private static func singular(_ term: String) -> String {
    term.hasSuffix("s") && !term.hasSuffix("ss") ? String(term.dropLast()) : term
  }

  private static func finding(about concept: ConceptID, _ uses: [Use]) -> AuditFinding? {
    var counted: [String: TermUse] = [:]
    for use in uses {
      let squashed = use.mention.squashed
      counted[squashed, default: TermUse(term: use.mention.term, count: 0, line: use.line)]
        .count += 1
    }
    let distinct = counted.filter { term, _ in
      !counted.keys.contains { $0 != term && (term.contains($0) || $0.contains(term)) }
    }
    let ordered = distinct.values.sorted {
      ($1.count, $0.line, $0.term) < ($0.count, $1.line, $1.term)
    }
    // The rarest term is probably the mistake.
    guard ordered.count > 1, let odd = ordered.last,
      let first = uses.first(where: { $0.line == odd.line })
    else { return nil }
    return AuditFinding(
      .terms(concept, uses: ordered), in: first.stored, lines: LineRange(odd.line))
  }
}

/// The terms of the vocabulary that name exactly one interface element, squashed.
///
/// An element has a page or a name in code. Synonyms of other words are not reported.
private struct ElementTerms {
  /// The element named by each Korean term.
  private(set) var korean: [String: ConceptID] = [:]
  /// The element named by each English term, singular and plural.
  private(set) var english: [String: ConceptID] = [:]
  /// The English term of elements with only one.
  private(set) var onlyEnglish: [ConceptID: String] = [:]
  /// The page about each element.
  private(set) var pages: [ConceptID: ComponentName] = [:]

  init(_ glossary: Glossary) {
    for concept in glossary.concepts where Self.isElement(concept) {
      for term in concept.ko where Self.isClear(term, concept, glossary) {
        guard LanguageGuess.language(of: term) == .ko else { continue }
        korean[Glossary.squash(term)] = concept.id
      }
      for term in concept.en where Self.isClear(term, concept, glossary) {
        let squashed = Glossary.squash(term)
        english[squashed] = concept.id
        english[squashed + "s"] = concept.id
      }
      pages[concept.id] = concept.component
      if concept.en.count == 1 { onlyEnglish[concept.id] = Glossary.squash(concept.en[0]) }
    }
  }

  /// The name of a framework class begins with a capital and contains another one.
  private static func isElement(_ concept: Concept) -> Bool {
    concept.apis.contains { name in
      name.first?.isUppercase == true && name.dropFirst().contains(where: \.isUppercase)
    }
  }

  private static func isClear(_ term: String, _ concept: Concept, _ glossary: Glossary) -> Bool {
    !concept.ambiguous.contains(term) && glossary.concepts(spelled: term).count == 1
  }
}

/// Finds mentions of concepts in texts.
enum TermMentions {
  /// A mention: the term as written, and squashed.
  struct Mention {
    var concept: ConceptID
    var term: String
    var squashed: String
  }

  /// The mentions in `text` of concepts named by `terms`.
  ///
  /// Two terms of one concept, the second in brackets, introduce both and are left out.
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
      let end = min(before.range.upperBound, here.range.lowerBound)
      let between = utf8[end..<here.range.lowerBound]
      let isGloss =
        before.mention.concept == here.mention.concept && between.contains(UInt8(ascii: "("))
        && between.allSatisfy { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") }
      if isGloss { glossed.formUnion([index - 1, index]) }
    }
    return found.indices.filter { !glossed.contains($0) }.map { found[$0].mention }
  }
}
