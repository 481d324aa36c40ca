internal import Guidelines
internal import TextAnalysis

/// Finds the circumstances in which a number applies from adjacent words: in landscape, for large text.
struct NumberCircumstances {
  let tokens: [SentenceToken]

  /// The qualifiers of `quantity`.
  func qualifiers(of quantity: Quantity, floor: Int, ceiling: Int) -> [String: String] {
    let isRatio = quantity.unit?.dimension == .ratio
    var found = after(quantity.reach.upperBound, ceiling, isRatio: isRatio)
    if found.isEmpty {
      found = before(quantity.reach.lowerBound, floor, isRatio: isRatio)
    }
    return found
  }

  // "49 points tall in portrait", "16 pt (compact)", "3:1 for large text"
  private func after(_ start: Int, _ ceiling: Int, isRatio: Bool) -> [String: String] {
    for index in start..<max(start, min(start + 7, ceiling)) {
      let token = tokens[index]
      if Self.endsPhrase(token) || token.isMark("(") && !closes(index, before: ceiling) {
        return [:]
      }
      guard token.isMark("(") || Self.prepositions.contains(where: token.isWord) else { continue }
      for next in index + 1..<max(index + 1, min(index + 4, ceiling)) {
        if let found = circumstance(next, isRatio: isRatio) { return found }
        guard Self.articles.contains(where: tokens[next].spells) else { break }
      }
    }
    return [:]
  }

  /// Whether `token` ends the words that may state the circumstances of a number.
  private static func endsPhrase(_ token: SentenceToken) -> Bool {
    token.isHangul || token.kind == .mark && !token.spells("(") && !token.spells("-")
      || token.spells("and") || token.spells("or")
  }

  /// Whether the parenthesis at `index` closes before the next number, unlike in "52 px (compact: 36)".
  private func closes(_ index: Int, before ceiling: Int) -> Bool {
    ceiling == tokens.count || tokens[index..<ceiling].contains { $0.isMark(")") }
  }

  // "In landscape, the bar is 32 points tall", "가로 모드에서 32pt", "large text 3:1"
  private func before(_ end: Int, _ floor: Int, isRatio: Bool) -> [String: String] {
    let floor = pastParenthesis(from: floor, to: end)
    for index in (max(floor, end - 14)..<max(floor, end)).reversed() {
      if separates(index, isFollowing: floor > 0) { return [:] }
      guard let found = circumstance(index, isRatio: isRatio) else { continue }
      let isNamed = found["device"] != nil && standsBefore(end, index)
      return isRatio || isNamed || isPlace(index) ? found : [:]
    }
    return [:]
  }

  /// Whether the word at `index` says where something holds: "in landscape", "(compact", "가로 모드에서".
  private func isPlace(_ index: Int) -> Bool {
    tokens[index].isHangul
      || index > 0 && (tokens[index - 1].spells("in") || tokens[index - 1].spells("("))
  }

  /// The index after a parenthesis at `floor`: in "44 px (compact), 96 px" it belongs to the first number.
  private func pastParenthesis(from floor: Int, to end: Int) -> Int {
    guard floor > 0, floor < end, tokens[floor].isMark("("),
      let close = tokens[floor..<end].firstIndex(where: { $0.isMark(")") })
    else { return floor }
    return close + 1
  }

  /// Whether the token at `index` ends a sentence, or another number's part if this one `isFollowing` it.
  private func separates(_ index: Int, isFollowing: Bool) -> Bool {
    let token = tokens[index]
    return token.isMark(".") || token.isMark(";")
      || isFollowing && (token.spells("and") || token.spells("or"))
  }

  /// Whether the word at `index` directly precedes the number at `end`: "Desktop 64 px", "mobile: 16px".
  private func standsBefore(_ end: Int, _ index: Int) -> Bool {
    end - index <= 3
      && tokens[index + 1..<end].allSatisfy {
        $0.kind == .mark && !$0.spells(",") || $0.isHangul && $0.isGlued
          || $0.has(.approximatesBefore) || $0.has(.koreanBoundBefore)
      }
  }

  private func circumstance(_ index: Int, isRatio: Bool) -> [String: String]? {
    let word = tokens[index].beginning
    if Self.koreanOrientations.contains(where: { word.begins(with: $0.word) }) {
      return Self.koreanOrientation(at: index, in: tokens).map { ["orientation": $0] }
    }
    // With a particle, only words for devices cannot be everyday words.
    guard let qualifier = tokens[index].qualifier,
      tokens[index].has(.qualifier) || qualifier.key == "device"
    else { return nil }
    return isCircumstance(qualifier.key, at: index, isRatio: isRatio)
      ? [qualifier.key: qualifier.value] : nil
  }

  /// Whether the qualifier stated by the word at `index` is a circumstance of a number.
  private func isCircumstance(_ key: String, at index: Int, isRatio: Bool) -> Bool {
    switch key {
    case "orientation", "device": true
    // 일반 and 소형 are everyday words.
    case "context": !tokens[index].isHangul || Self.contexts.contains(tokens[index].beginning)
    case "size": tokens.standsInParentheses(index) || isRatio && isOfText(index)
    default: false
    }
  }

  private func isOfText(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].begins(withAny: PhraseWords.texts)
  }

  /// The orientation of a device: "가로 모드", "세로 화면"; `nil` if the word does not state one.
  static func koreanOrientation(at index: Int, in tokens: [SentenceToken]) -> String? {
    let word = tokens[index].beginning
    guard let orientation = koreanOrientations.first(where: { word.begins(with: $0.word) }) else {
      return nil
    }
    let rest = tokens[index].text.dropFirst(2)
    let isHeld =
      rest.isEmpty
      ? index + 1 < tokens.count
        && tokens[index + 1].begins(withAny: DimensionWords.orientations)
      : DimensionWords.orientations.contains { ShortWord(rest.utf8).begins(with: $0) }
    return isHeld ? orientation.value : nil
  }

  private static let prepositions: [ShortWord] = ["in", "for", "on"]
  private static let articles: [ShortWord] = ["a", "an", "the", "both"]
  private static let contexts: [ShortWord] = ["레귤러", "컴팩트", "콤팩트"]
  private static let koreanOrientations: [(word: ShortWord, value: String)] = [
    ("가로", "landscape"), ("세로", "portrait"),
  ]
}
