internal import Guidelines

extension GuidelineLimit {
  /// Whether `seen` is more than this end allows: what is said with "about" has room for a fifth.
  func isExceeded(by seen: Double) -> Bool { seen > value * (isApproximate ? 1.2 : 1) }

  /// What was seen beside what is stated, and where: `["count": "6", "maximum": "5", "source": …,
  /// "authority": "Apple"]`.
  func evidence(_ name: String, _ seen: Double, _ bound: LimitQuery.Bound) -> [String: String] {
    [
      name: Metric.shown(seen), bound == .exact ? "expected" : bound.rawValue: shown,
      "source": metric.place, "authority": metric.authority.rawValue,
    ]
  }

  /// The number without a needless fraction.
  var shown: String { Metric.shown(value) }

  /// The number as the guideline says it: `about 15`, `약 15`.
  var stated: Bilingual<String> {
    Bilingual(
      en: isApproximate ? "about \(shown)" : shown, ko: isApproximate ? "약 \(shown)" : shown)
  }

  /// The platforms that the guideline names, as in ` on iOS`; empty where it names none.
  var platforms: Bilingual<String> {
    let names = metric.platforms.map(\.rawValue).joined(separator: ", ")
    return names.isEmpty
      ? Bilingual(en: "", ko: "") : Bilingual(en: " on \(names)", ko: "\(names)에서 ")
  }
}
