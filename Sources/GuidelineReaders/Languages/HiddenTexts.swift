internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds originals that translators keep in comments next to their translation.
enum HiddenTexts {
  /// Turns the comments that contain the text in the other language into paragraphs.
  ///
  /// Editorial comments stay comments: a language counts as text if most of its sentences are in comments.
  static func show(in blocks: inout [Block]) {
    var hidden: [Int: Language] = [:]
    for index in blocks.indices where blocks[index].kind == .comment {
      if let language = language(of: blocks[index]) { hidden[index] = language }
    }
    guard hidden.count > 1 else { return }
    var open = Bilingual(en: 0, ko: 0)
    for block in blocks where block.kind == .paragraph {
      if let language = language(of: block) { open[language] = (open[language] ?? 0) + 1 }
    }
    for (index, language) in hidden {
      let count = hidden.values.count { $0 == language }
      if count > 1, count > open[language] ?? 0, open[language.other] ?? 0 > 0 {
        blocks[index].kind = .paragraph
      }
    }
  }

  /// The language of a block of sentences.
  private static func language(of block: Block) -> Language? {
    let text = block.text
    guard !RuleNote.isNote(text), endsSentence(text), text.split(separator: " ").count > 3 else {
      return nil
    }
    return LanguageGuess.language(of: text)
  }
}
