internal import DocumentModel
internal import Guidelines

/// Assigns languages to lines that contain only figures in documents that quote each line in the
/// other language: "16x16 px @1x" and "> 16x16px @1x" are a pair.
enum QuotedFigures {
  /// `texts` with figures assigned to the language that the document uses inside or outside of quotes.
  static func assigned(_ texts: [Bilingual<Block>]) -> [Bilingual<Block>] {
    let figures = texts.indices.dropFirst().filter { index in
      guard let one = texts[index - 1].neutral, let other = texts[index].neutral else {
        return false
      }
      return (one.quoteDepth > 0) != (other.quoteDepth > 0) && holdsFigures(one)
        && holdsFigures(other)
    }
    guard !figures.isEmpty, let quoted = language(of: texts, quoted: true),
      let plain = language(of: texts, quoted: false), quoted != plain
    else { return texts }
    var texts = texts
    for index in figures {
      for place in [index - 1, index] {
        guard let block = texts[place].neutral else { continue }
        var assigned = block
        assigned.language = block.quoteDepth > 0 ? quoted : plain
        texts[place] = Bilingual(assigned)
      }
    }
    return texts
  }

  private static func holdsFigures(_ block: Block) -> Bool {
    block.kind == .paragraph && block.text.contains(where: \.isNumber)
  }

  /// The language of at least nine in ten paragraphs inside quotes, or outside of them.
  private static func language(of texts: [Bilingual<Block>], quoted: Bool) -> Language? {
    let blocks = texts.compactMap(\.inLanguage)
      .filter { ($0.quoteDepth > 0) == quoted && $0.kind == .paragraph }
    let korean = blocks.count { $0.language == .ko }
    guard blocks.count > 2 else { return nil }
    if korean * 10 >= blocks.count * 9 { return .ko }
    return korean * 10 <= blocks.count ? .en : nil
  }
}
