internal import DocumentModel
internal import Guidelines

extension DraftPassage {
  /// Whether it is a paragraph with a tick or a cross inside of an item, which it illustrates.
  var isMarkedSample: Bool {
    ofMain { block in
      block.listDepth > 0 && !block.opensItem
        && (ExampleLists.isTicked(block.text) || ExampleLists.isCrossed(block.text))
    } ?? false
  }
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
    let words = runs.filter { !$0.style.contains(.code) }.map(\.text).joined()
    let label = ExampleLists.standing(ofLine: words) == nil ? nil : words.firstIndex(of: ":")
    return !words[(label ?? words.startIndex)...].contains(where: \.isLetter)
  }
}
