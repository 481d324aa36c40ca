internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// The glossary of an ingest and the analysis based on it.
///
/// A class, so that all threads of an ingest share one.
final class Vocabulary: Sendable {
  let glossary: Glossary
  let analyzer: TextAnalyzer
  /// The vocabulary without the terms of teams, if there are any.
  private let sharedPart: Vocabulary?
  /// The indexes in ``widerTokens`` of the concepts that have wider ones, by token.
  private let narrower: FeatureNumbers
  /// The tokens of the wider concepts of each concept in ``narrower``.
  private let widerTokens: [[[UInt8]]]
  /// The digest of the glossary.
  let digest: String
  /// Identifies the analysis with this glossary and the lexicon: texts analysed under the same
  /// value have the same tokens.
  let analysis: String

  /// Creates the vocabulary of `glossary`, on which `analyzer` must be based; `shared` is the glossary
  /// without the terms of teams.
  init(_ glossary: Glossary, _ analyzer: TextAnalyzer, shared: Glossary) {
    self.glossary = glossary
    self.analyzer = analyzer
    let isShared = shared.concepts == glossary.concepts
    sharedPart = isShared ? nil : Vocabulary(shared, TextAnalyzer(concepts: shared), shared: shared)
    var narrower = FeatureNumbers()
    var widerTokens: [[[UInt8]]] = []
    for (concept, wider) in Self.widerConcepts(in: glossary) {
      var token = "\u{1}\(concept)"
      _ = narrower.number(of: token.withUTF8(Self.feature(of:)))
      widerTokens.append(wider.map { Array("\u{1}\($0)".utf8) })
    }
    (self.narrower, self.widerTokens) = (narrower, widerTokens)
    var content = ""
    for concept in glossary.concepts {
      let cells = [
        [concept.id.rawValue, concept.component?.rawValue ?? "", concept.origin.rawValue],
        // The order of ambiguous terms has no meaning and is not stored.
        concept.en, concept.ko, concept.apis, concept.ambiguous.sorted(),
      ]
      content += cells.map { $0.joined(separator: "\u{1F}") }.joined(separator: "\u{1E}") + "\n"
    }
    if let sharedPart { content += sharedPart.termsDigest }
    digest = Digest.fnv1a(content.utf8)
    var probe = ""
    for token in analyzer.tokens(in: Self.probe) { probe += "\(token.position) \(token.text)\n" }
    analysis =
      "\(SearchIndex.version) \(Digest.lexicon) \(digest) \(Digest.fnv1a(probe.utf8))"
  }

  /// The vocabulary for texts that the terms of teams do not concern.
  var shared: Vocabulary { sharedPart ?? self }

  /// Whether there are terms of teams.
  var hasOwnTerms: Bool { sharedPart != nil }

  /// `glossary` without the terms that are a team's in this vocabulary.
  func withoutOwnTerms(_ glossary: Glossary) -> Glossary {
    guard hasOwnTerms else { return glossary }
    return Glossary(
      concepts: glossary.concepts.compactMap { concept in
        let known = self.glossary.concept(concept.id)?.spellings ?? []
        let shared = self.shared.glossary.concept(concept.id)?.spellings ?? []
        return concept.without(Set(known).subtracting(shared))
      })
  }

  /// A digest of the concepts' terms, whatever else is known of them.
  private var termsDigest: String {
    let terms = glossary.concepts.flatMap { concept in
      concept.spellings.map { "\(concept.id)\t\($0)" }
    }
    return Digest.fnv1a(terms.sorted().joined(separator: "\n").utf8)
  }

  /// The tokens of the concepts wider than the one with the token `concept`.
  func wider(than concept: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    narrower.known(Self.feature(of: concept)).map { widerTokens[Int($0)] } ?? []
  }

  private static func feature(of token: UnsafeBufferPointer<UInt8>) -> Feature {
    Feature(Digest.quick(UnsafeRawBufferPointer(token)))
  }

  /// The wider concepts of each concept: something with a name of several words is a kind of what the
  /// last of them name.
  private static func widerConcepts(in glossary: Glossary) -> [ConceptID: [ConceptID]] {
    var wider: [ConceptID: [ConceptID]] = [:]
    for concept in glossary.concepts {
      for term in concept.en + concept.ko where !concept.ambiguous.contains(term) {
        var rest = term[...]
        while let space = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
          rest = rest[rest.utf8.index(after: space)...]
          let squashed = Glossary.squash(String(rest))[...]
          let others = glossary.concepts(squashed: squashed)
          if !others.isEmpty, !glossary.isAmbiguous(squashed: squashed) {
            for other in others
            where other != concept.id && !(wider[concept.id] ?? []).contains(other) {
              wider[concept.id, default: []].append(other)
            }
          }
        }
      }
    }
    return wider
  }

  // Words of every kind that the analysis treats differently. If their tokens change, the analysis
  // has changed and the index is rebuilt.
  private static let probe = """
    Tabs' batteries’ boxes are showing UITabBar.navigationTitle e.g. 3~5개 세 개에서 다섯 개, three to five;
    68pt 68 포인트 25x25 25×25 px @2x 4.5:1 217 91% 60% 약 15자 이하 iPhone에서는 아이콘까지도 버튼으로 사용하세요 숨기지 마십시오
    도구막대에서는 도구 모 음 탭바배지 네비게이션 내비게이션 컨트롤을 뷰의 ＡＢＣ ﬁn ㅌㅂ é e\u{301}
    """
}
