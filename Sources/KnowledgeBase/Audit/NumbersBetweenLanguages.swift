internal import Guidelines

/// Finds pairs whose texts name different numbers, or only one of them a number.
///
/// Reading a number out of a sentence can go wrong; so a number counts as different only where
/// the other text does not name it anywhere.
enum NumbersBetweenLanguages: Audit {
  static let kind = AuditKind.numberBetweenLanguages

  /// Below it a pair may be none; another audit speaks of it.
  private static let leastConfidence = 0.5

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.flatMap { findings(in: $0, base) }
  }

  private static func findings(in stored: StoredPassage, _ base: AuditedBase) -> [AuditFinding] {
    let alone = stored.passage.metrics.filter { $0.confirmed == nil }
    guard !alone.isEmpty, let pair = stored.pair,
      stored.passage.confidence ?? 1 >= leastConfidence
    else { return [] }
    let said = Bilingual(
      en: SaidNumbers(in: pair.en, analyzer: base.analyzer),
      ko: SaidNumbers(in: pair.ko, analyzer: base.analyzer))
    func isSaid(_ metric: Metric) -> Bool {
      said[metric.source.language.other]?.contains(
        metric.ends, exclusive: metric.dimension == .count) ?? false
    }
    var korean = alone.filter { $0.source.language == .ko }
    var claims: [(AuditClaim, LineRange)] = []
    for en in alone where en.source.language == .en {
      if let index = korean.firstIndex(where: { en.contradicts($0) }) {
        let ko = korean[index]
        if !isSaid(en) || !isSaid(ko) {
          claims.append((.numbersDiffer(en: en, ko: ko), stored.lines(of: en, ko)))
          korean.remove(at: index)
          continue
        }
        if en.excludesWhereIncludes(ko) {
          claims.append((.boundsDiffer(en: en, ko: ko), stored.lines(of: en, ko)))
          korean.remove(at: index)
          continue
        }
      }
      if !isSaid(en) { claims.append((.numberInOneLanguage(en), stored.lines(of: en))) }
    }
    for ko in korean where !isSaid(ko) {
      claims.append((.numberInOneLanguage(ko), stored.lines(of: ko)))
    }
    return claims.map { AuditFinding($0, in: stored, lines: $1) }
  }
}

extension Metric {
  /// The finite ends of its range.
  var ends: [Double] {
    let ends = [minimum, maximum].compactMap(\.self)
    return ends.count == 2 && ends[0] == ends[1] ? [ends[0]] : ends
  }

  /// Whether `other` speaks of the same side of the same thing, in the same unit.
  func isAbout(_ other: Metric) -> Bool {
    dimension == other.dimension && unit == other.unit && scale == other.scale
      && (qualifiers == other.qualifiers || qualifiers.isEmpty || other.qualifiers.isEmpty)
      && (platforms == other.platforms || platforms.isEmpty || other.platforms.isEmpty)
  }

  /// Whether both cannot hold: an end that both have is another one, or their ranges lie apart.
  func contradicts(_ other: Metric) -> Bool {
    guard isAbout(other) else { return false }
    if let mine = maximum, let theirs = other.maximum, mine != theirs { return true }
    if let mine = minimum, let theirs = other.minimum, mine != theirs { return true }
    // At least 3 and at most 3: one text has the bound the wrong way round.
    return (minimum == nil) != (other.minimum == nil) && (maximum == nil) != (other.maximum == nil)
      && (minimum == nil) == (other.maximum == nil)
  }

  /// Whether one of both counts the number that it names and the other one does not: "no more
  /// than three" against "not three or more".
  fileprivate func excludesWhereIncludes(_ other: Metric) -> Bool {
    guard dimension == .count, ends.count == 1, other.ends.count == 1,
      (minimum == nil) == (other.minimum == nil), (maximum == nil) == (other.maximum == nil)
    else { return false }
    return abs(ends[0] - other.ends[0]) == 1
  }
}
