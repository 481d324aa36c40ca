internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

extension DraftPassage {
  /// Whether all of it is in italics.
  var isItalic: Bool {
    ofMain { $0.runs.allSatisfy { $0.style == .emphasis || isBlank($0.text) } } ?? false
  }

  /// Whether it ends in a question.
  var asks: Bool { text.en.map { $0.last == "?" } ?? text.ko.map(KoreanMood.asks) ?? false }

  /// Whether it is a paragraph with a tick or a cross inside of an item, or a few such words in a quote.
  var isMarkedSample: Bool {
    ofMain { block in
      let isInside = block.listDepth > 0 && !block.opensItem
      guard isInside || block.quoteDepth > 0 else { return false }
      let text = block.text
      let isFew = !endsSentence(text) && text.utf8.count { $0 == 0x20 } <= Self.mostWordsOfSample
      return (isInside || isFew) && (ExampleLists.isTicked(text) || ExampleLists.isCrossed(text))
    } ?? false
  }

  private static let mostWordsOfSample = 6
}

extension Block {
  /// Whether it is nothing but a link, with or without a full stop.
  var isLink: Bool {
    guard targets.count == 1 else { return false }
    let link = links[0].text
    return text == link || text.hasPrefix(link) && text.dropFirst(link.count) == "."
  }

  /// Whether all letters are set as code, behind "Do:" or not: "Do: `Add field`, `Remove page`".
  var isSampleInCode: Bool {
    guard runs.contains(where: { $0.style.contains(.code) && $0.text.contains(" ") }) else {
      return false
    }
    let text = runs.filter { !$0.style.contains(.code) }.map(\.text).joined()
    let words = String(Quotations.withoutBrackets(text[...]))
    let label = ExampleLists.standing(ofLine: words) == nil ? nil : words.firstIndex(of: ":")
    return !words[(label ?? words.startIndex)...].contains(where: \.isLetter)
  }
}
