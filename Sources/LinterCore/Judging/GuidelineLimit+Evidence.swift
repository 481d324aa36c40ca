internal import Guidelines

extension GuidelineLimit {
  /// Whether `seen` exceeds the limit; an approximate limit ("about") has a tolerance of 20 %.
  func isExceeded(by seen: Double) -> Bool { seen > value * (isApproximate ? 1.2 : 1) }

  /// The observed and the stated number with its source: `["count": "6", "maximum": "5", "source": …,
  /// "authority": "Apple"]`.
  func evidence(_ name: String, _ seen: Double, _ bound: LimitQuery.Bound) -> [String: String] {
    [
      name: Metric.shown(seen), bound == .exact ? "expected" : bound.rawValue: shown,
      "source": metric.place, "authority": metric.authority.rawValue,
    ]
  }

  /// The number without a trailing ".0".
  var shown: String { Metric.shown(value) }

  /// The number as worded in the guideline: `about 15`, `약 15`.
  var stated: Bilingual<String> {
    Bilingual(
      en: isApproximate ? "about \(shown)" : shown, ko: isApproximate ? "약 \(shown)" : shown)
  }

  /// The platforms the guideline names, in the form ` on iOS`; empty if it names none.
  var platforms: Bilingual<String> {
    let names = metric.platforms.map(\.rawValue).joined(separator: ", ")
    return names.isEmpty
      ? Bilingual(en: "", ko: "") : Bilingual(en: " on \(names)", ko: "\(names)에서 ")
  }
}
