internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds translations after an arrow.
enum ArrowedText {
  /// The two sides of an arrow if they are translations: "Show a hint -> 힌트를 보여준다".
  static func pair(in block: Block, _ raw: String) -> Bilingual<Block>? {
    guard raw.utf8.count < 400, anyArrow.occur(in: raw),
      let halves = arrows.lazy.map({ raw.pieces(by: $0) }).first(where: { $0.count == 2 })
    else { return nil }
    let languages = halves.map { LanguageGuess.language(of: String($0)) }
    guard let first = languages[0], let second = languages[1], first != second,
      halves.allSatisfy({ $0.split(separator: " ").count > 1 })
    else { return nil }
    let before = halves[0].utf8.count
    var parts = block.runs.pieces(utf8: [before, raw.utf8.count - before]).map { runs in
      var part = block.part(runs)
      part.lines = block.lines
      return part
    }
    parts[0].runs.trimSeparators()
    parts[1].runs = withoutArrow(parts[1].runs)
    return block.pair(parts[0], in: first, parts[1])
  }

  /// Whether a text has an arrow between words.
  static func hasArrow(_ text: String) -> Bool { anyArrow.occur(in: text) }

  /// The signs that are arrows.
  static let signs = ["->", "→", "=>", "⇒"]
  private static let arrows = signs.map { " \($0) " }
  private static let anyArrow = ByteNeedles(arrows)

  private static func withoutArrow(_ runs: [Run]) -> [Run] {
    var runs = runs
    while let first = runs.first {
      let text = first.text.drop { $0.isWhitespace || "-=>→⇒".contains($0) }
      runs[0].text = String(text)
      if !text.isEmpty { break }
      runs.removeFirst()
    }
    return runs
  }
}
