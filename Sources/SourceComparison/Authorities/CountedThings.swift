internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// What the numbers of a sentence count, by the nouns and counters beside them.
enum CountedThings {
  /// How many words behind an English number may name what it counts.
  private static let reach = 3

  /// The units in which metrics count the things of which `text` has several: "three deep", "18쪽".
  static func units(in text: String, _ language: Language) -> Set<Unit> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Set(
      words.indices.filter { isNumber(words, at: $0) }.flatMap { place -> [Unit] in
        switch language {
        case .en:
          words[(place + 1)...].prefix(reach).flatMap { units[EnglishNouns.singular($0)] ?? [] }
        case .ko: koreanUnits(in: words, around: place)
        }
      })
  }

  /// `metric`, in the unit of measure if it counts what has one: six letters are six characters.
  static func measured(_ metric: Metric) -> Metric {
    guard metric.dimension == .count,
      units[EnglishNouns.singular(metric.unit.rawValue)]?.contains(.characters) == true
    else { return metric }
    var metric = metric
    (metric.dimension, metric.unit) = (.length, .characters)
    return metric
  }

  /// Whether the word at `place`, which a counter may follow, is a number greater than one.
  private static func isNumber(_ words: [String], at place: Int) -> Bool {
    let counter = place + 1 < words.count ? words[place + 1] : ""
    func hasSeveral(_ text: String) -> Bool {
      NumberSearch.quantities(in: text).contains { $0.low > 1 }
    }
    return hasSeveral(words[place] + " " + counter) && !hasSeveral(counter)
  }

  /// The units of a Korean number: its own ending, the word behind it, or the noun before it.
  private static func koreanUnits(in words: [String], around place: Int) -> [Unit] {
    let ending = words[place].drop { $0.isNumber }
    let before = words[max(0, place - 1)..<place]
    let near = [ending] + (before + words[(place + 1)...].prefix(1)).map { $0[...] }
    return near.flatMap { word -> [Unit] in
      // A particle may follow: "세 단계까지".
      let known = (0...mostParticle).lazy.compactMap { units[String(word.dropLast($0))] }
      return known.first ?? []
    }
  }

  /// The length of the longest particle behind a counted noun, as in "쪽까지만".
  private static let mostParticle = 3

  /// The units by the words for what they count.
  private static let units: [String: [Unit]] = Dictionary(
    grouping: ["noun", "counted"].flatMap(Lexicon.things.rows), by: \.entry
  ).mapValues { rows in rows.map { Unit(rawValue: EnglishNouns.plural($0["thing"])) } }
}
