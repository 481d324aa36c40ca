import Guidelines
import TextAnalysis

/// The words of a text that carry meaning, spelled so that inflections and translators agree.
///
/// A concept stands for all its names. An English word is cut to its first letters (navigate,
/// navigation); a Korean one is taken as pairs of syllables, which endings and spacing leave alone.
struct StatementWords {
  /// The features, in order, repeated as often as they occur.
  private(set) var features: [String] = []
  /// The concepts among them.
  private(set) var concepts: [String] = []

  /// English words that agree in this many letters count as one word.
  private static let stemLength = 6

  init(of text: String, analyzer: TextAnalyzer) {
    let tokens = analyzer.tokens(in: text)
    var covered = 0
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let position = tokens[index].position
      var end = index
      while end < tokens.endIndex, tokens[end].position == position { end += 1 }
      defer { index = end }
      let alternatives = tokens[index..<end]
      let found = alternatives.filter { $0.kind == .concept }
      let isInside = (alternatives.first?.utf8Range.lowerBound ?? 0) < covered
      for concept in found where !isInside {
        features.append(concept.text)
        concepts.append(concept.text)
      }
      if let concept = found.first, !isInside { covered = concept.utf8Range.upperBound }
      // A spelling of several concepts decides nothing, so its words speak as well.
      if isInside || found.count == 1 { continue }
      append(alternatives)
    }
  }

  private mutating func append(_ alternatives: ArraySlice<Token>) {
    guard let word = alternatives.first(where: { $0.kind == .word || $0.kind == .number })
    else { return }
    if word.kind == .number || word.text.first?.isNumber == true {
      features.append("#" + word.text)
      return
    }
    let forms = alternatives.filter { $0.kind == .word || $0.kind == .stem }.map(\.text)
    guard forms.allSatisfy({ !StopWords.contains($0) }) else { return }
    let shortest = forms.filter { $0.count > 1 }.min { ($0.count, $0) < ($1.count, $1) }
    guard let shortest else { return }
    if shortest.utf8.allSatisfy({ $0 < 0x80 }) {
      features.append(String(shortest.prefix(Self.stemLength)))
      return
    }
    var last: Character?
    for character in shortest {
      if let last { features.append("%\(last)\(character)") }
      last = character
    }
  }
}
