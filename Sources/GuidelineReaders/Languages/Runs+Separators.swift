internal import DocumentModel

extension [Run] {
  private static func isArrow(_ text: Substring) -> Bool {
    [" ->", " =>"].contains(where: text.hasSuffix)
  }

  /// Drops the separator between two languages: `Tab bars · 탭 막대`.
  mutating func trimSeparators() {
    dropParentheses()
    func isSeparator(_ character: Character) -> Bool {
      character.isWhitespace || "·|/—–-→⇒➡➔↳".contains(character)
    }
    while let first {
      let text = first.text.drop(while: isSeparator)
      self[0].text = String(text)
      if !text.isEmpty { break }
      removeFirst()
    }
    while let last {
      var text = Substring(last.text)
      while let end = text.last, isSeparator(end) || Self.isArrow(text) { text.removeLast() }
      self[count - 1].text = String(text)
      if !text.isEmpty { break }
      removeLast()
    }
  }
}

extension [Run] {
  /// Drops the parentheses around a whole text that followed its original: `(Use short titles.)`.
  ///
  /// A single parenthesis is dropped too, if the other one is in the other language.
  private mutating func dropParentheses() {
    let text = map(\.text).joined()
    let opens = text.count { "(（".contains($0) }
    let closes = text.count { ")）".contains($0) }
    let trimmed = text.drop(while: \.isWhitespace)
    let isWhole = trimmed.first.map { "(（".contains($0) } ?? false
    guard isWhole || opens != closes else { return }
    for index in indices {
      self[index].text.removeAll { character in
        "(（".contains(character) && (isWhole || opens > closes)
          || ")）".contains(character) && (isWhole || closes > opens)
      }
    }
  }
}
