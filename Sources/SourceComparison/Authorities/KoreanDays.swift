internal import Lexicon

/// The Korean nouns for a number of days.
enum KoreanDays {
  /// `text` with those that tell an interval in figures: "사흘에 한 번" becomes "3일에 한 번".
  static func inFigures(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.indices.map { place in
      let word = words[place]
      let next = place + 1 < words.count ? words[place + 1] : ""
      guard let (noun, number) = nouns.first(where: { word.hasPrefix($0.noun) }) else {
        return String(word)
      }
      let rest = word.dropFirst(noun.count)
      let isInterval = intervals.contains(where: "\(rest) \(next) ".hasPrefix)
      return isInterval ? "\(number)일\(rest)" : String(word)
    }.joined(separator: " ")
  }

  private static let nouns = Lexicon.numberWords.rows("korean-days").map {
    (noun: $0.entry, number: $0["value"])
  }
  private static let intervals = Lexicon.ruleForms.list("korean-interval")
}
