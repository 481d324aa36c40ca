internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Reads a labelled paragraph that repeats the items above it in the other language: "**한국어**: 짧게 쓰기, 예의 지키기".
enum ListedTranslations {
  /// Gives each item of the list at the end of `texts` its part of `block`; `false` if their numbers differ.
  static func add(_ block: borrowing Block, to texts: inout [Bilingual<Block>]) -> Bool {
    guard block.kind == .paragraph, block.listDepth == 0, block.isOnOneLine,
      let runs = LanguageLabels.stripped(block.runs)
    else { return false }
    let text = runs.map(\.text).joined()
    guard let language = LanguageGuess.language(of: text) else { return false }
    let list = texts.reversed().prefix { item in
      item.languages == [language.other] && item[language.other].map { $0.listDepth > 0 } ?? false
    }
    let pieces = text.pieces(by: ", ")
    guard pieces.count == list.count, pieces.count > 1,
      pieces.allSatisfy({ $0.contains(where: \.isLetter) })
    else { return false }
    let lengths = Array(pieces.flatMap { [$0.utf8.count, 2] }.dropLast())
    for (place, runs) in runs.pieces(utf8: lengths).enumerated() where place.isMultiple(of: 2) {
      let index = texts.count - list.count + place / 2
      if let item = texts[index][language.other] {
        texts[index] = item.pair(item, in: language.other, block.part(trimming: runs))
      }
    }
    return true
  }
}
