internal import Guidelines

/// Finds pairs whose texts contain different numbers, or only one of them a number.
///
/// Reading metrics from sentences is not always right, so a number counts as different only if the
/// other text does not contain it anywhere.
enum NumbersBetweenLanguages: Audit {
  static let kind = AuditKind.numberBetweenLanguages

  /// The confidence below which the texts may not be a pair, which another audit reports.
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
      en: SaidNumbers.read(pair.en), ko: SaidNumbers.read(pair.ko))
    // Whether the other text contains the numbers with which this text expresses `metric`.
    func isSaid(_ metric: Metric) -> Bool {
      guard let own = said[metric.source.language], let other = said[metric.source.language.other]
      else { return false }
      return metric.ends.allSatisfy { other.contains(own.named(for: $0)) || other.contains($0) }
    }
    // Whether the other text states it in metrics of another kind, for instance in two lines.
    func isMeant(_ metric: Metric) -> Bool {
      let meant = stored.passage.metrics.filter { $0.source.language != metric.source.language }
        .flatMap(\.ends)
      return metric.ends.allSatisfy(meant.contains)
    }
    var korean = alone.filter { $0.source.language == .ko }
    var claims: [(AuditClaim, LineRange)] = []
    for en in alone where en.source.language == .en {
      if let index = korean.firstIndex(where: { en.contradicts($0) }) {
        let ko = korean[index]
        let isReversed =
          en.boundsOtherSide(than: ko)
          && said.en?.boundsOnly(as: en) == true && said.ko?.boundsOnly(as: ko) == true
        if isReversed || !isSaid(en) || !isSaid(ko) {
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
      if !isSaid(en), !isMeant(en) {
        claims.append((.numberInOneLanguage(en), stored.lines(of: en)))
      }
    }
    for ko in korean where !isSaid(ko) && !isMeant(ko) {
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

  /// Whether `other` has the same subject, dimension and unit.
  func isAbout(_ other: Metric) -> Bool {
    dimension == other.dimension && unit == other.unit && scale == other.scale
      && (qualifiers == other.qualifiers || qualifiers.isEmpty || other.qualifiers.isEmpty)
      && (platforms == other.platforms || platforms.isEmpty || other.platforms.isEmpty)
  }

  /// Whether both contradict each other: they differ in a common end, or their ranges are disjoint.
  func contradicts(_ other: Metric) -> Bool {
    guard isAbout(other) else { return false }
    if let mine = maximum, let theirs = other.maximum, mine != theirs { return true }
    if let mine = minimum, let theirs = other.minimum, mine != theirs { return true }
    return boundsOtherSide(than: other)
  }

  /// Whether one has only a minimum and the other only a maximum: at least 3 and at most 3.
  fileprivate func boundsOtherSide(than other: Metric) -> Bool {
    (minimum == nil) != (maximum == nil) && (minimum == nil) == (other.maximum == nil)
      && (maximum == nil) == (other.minimum == nil)
  }

  /// Whether one includes its limit and the other does not: "no more than three" against "not three
  /// or more".
  fileprivate func excludesWhereIncludes(_ other: Metric) -> Bool {
    guard dimension == .count, ends.count == 1, other.ends.count == 1,
      (minimum == nil) == (other.minimum == nil), (maximum == nil) == (other.maximum == nil)
    else { return false }
    return abs(ends[0] - other.ends[0]) == 1
  }
}
