internal import Guidelines
internal import TextAnalysis

/// Finds pairs whose texts seem to be about different things, because only one of them was changed.
enum DifferentTranslations: Audit {
  static let kind = AuditKind.differentTranslation

  /// The confidence below which the words alone are evidence against the pair.
  private static let leastConfidence = 0.3
  /// The confidence below which one trait without any overlap is enough.
  private static let doubtfulConfidence = 0.6

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.compactMap { stored in
      guard let pair = stored.pair, let confidence = stored.passage.confidence,
        stored.passage.kind != .table, stored.passage.kind != .code,
        isText(pair.en, leastWords: 5), isText(pair.ko, leastWords: 3)
      else { return nil }
      let disjoint = disjointTraits(of: stored, pair, base)
      let isDoubtful =
        confidence < leastConfidence
        || confidence < doubtfulConfidence && !disjoint.isEmpty || disjoint.count > 1
      guard isDoubtful else { return nil }
      return AuditFinding(
        .textsDiffer(TranslationDoubt(confidence: confidence, disjoint: disjoint)), in: stored)
    }
  }

  private static func isText(_ text: String, leastWords: Int) -> Bool {
    text.split(separator: " ").count { $0.contains(where: \.isLetter) } >= leastWords
  }

  /// The traits that both texts have, but with nothing in common.
  private static func disjointTraits(
    of stored: StoredPassage, _ pair: (en: String, ko: String), _ base: AuditedBase
  ) -> [TranslationDoubt.Trait] {
    var traits: [TranslationDoubt.Trait] = []
    let said = (SaidNumbers.read(pair.en), SaidNumbers.read(pair.ko))
    if said.0.hasFigures, said.1.hasFigures, said.0.isDisjoint(with: said.1) {
      traits.append(.numbers)
    }
    let names = latinWords(in: pair.ko)
    if names.count > 1, names.isDisjoint(with: latinWords(in: pair.en)) { traits.append(.names) }
    return traits
  }

  /// The Latin words of a text.
  ///
  /// In Korean they are names, which the English text should contain as well.
  private static func latinWords(in text: String) -> Set<String> {
    Set(
      text.lowercased().split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 1 }
        .map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : String($0) })
  }
}
