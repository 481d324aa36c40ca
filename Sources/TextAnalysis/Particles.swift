/// Korean particles and endings at the end of a word.
public struct Particles {
  /// The stems that `word` may be made of, the one with the longest particle removed first.
  ///
  /// `word` is folded; without a particle that fits its stem there are none.
  public static func stems(of word: String) -> [String] {
    var stems: [String] = []
    for (particle, needsBatchim) in table where word.hasSuffix(particle) {
      let stem = word.dropLast(particle.count)
      guard let last = stem.unicodeScalars.last, Hangul.isSyllable(last) else { continue }
      if let needsBatchim, Hangul.hasBatchim(stem) != needsBatchim { continue }
      stems.append(String(stem))
    }
    return stems
  }

  private static let table: [(String, Bool?)] = [
    ("에서는", nil), ("에서의", nil), ("으로부터", true), ("까지도", nil), ("에서", nil), ("에게", nil),
    ("까지", nil), ("부터", nil), ("으로", true), ("이나", true), ("처럼", nil), ("보다", nil),
    ("은", true), ("는", false), ("이", true), ("가", false), ("을", true), ("를", false),
    ("과", true), ("와", false), ("의", nil), ("에", nil), ("도", nil), ("만", nil), ("로", nil),
  ]
}
