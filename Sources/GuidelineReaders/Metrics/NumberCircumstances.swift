internal import Guidelines
internal import TextAnalysis

/// Finds the circumstances in which a number applies, from adjacent words: in landscape, in compact
/// views, on a tablet, for large text.
struct NumberCircumstances {
  let tokens: [SentenceToken]

  /// The qualifiers of `quantity`.
  ///
  /// - Parameters:
  ///   - quantity: a measured quantity of the sentence
  ///   - floor: where the quantity before it ends
  ///   - ceiling: where the quantity after it begins
  /// - Returns: the qualifiers; none where the words say nothing of the kind
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
      if token.isHangul || token.kind == .mark && !token.spells("(") && !token.spells("-")
        || token.spells("and") || token.spells("or")
      {
        return [:]
      }
      guard
        token.isMark("(") || token.isWord("in") || token.isWord("for") || token.isWord("on")
      else { continue }
      // In "52 px (compact: 36 px)" the parenthesis belongs to the number in it.
      if token.isMark("("), ceiling < tokens.count,
        !tokens[index..<ceiling].contains(where: { $0.isMark(")") })
      {
        return [:]
      }
      for next in index + 1..<max(index + 1, min(index + 4, ceiling)) {
        if let found = circumstance(next, isRatio: isRatio) { return found }
        guard Self.articles.contains(where: tokens[next].spells) else { break }
      }
    }
    return [:]
  }

  // "In landscape, the bar is 32 points tall", "가로 모드에서 32pt", "large text 3:1"
  private func before(_ end: Int, _ floor: Int, isRatio: Bool) -> [String: String] {
    var floor = floor
    // In "44 px (compact), 96 px" the parenthesis belongs to the first number.
    if floor > 0, floor < end, tokens[floor].isMark("("),
      let close = tokens[floor..<end].firstIndex(where: { $0.isMark(")") })
    {
      floor = close + 1
    }
    for index in (max(floor, end - 14)..<max(floor, end)).reversed() {
      if tokens[index].isMark(".") || tokens[index].isMark(";")
        // Words before "and" belong to the other number.
        || floor > 0 && (tokens[index].spells("and") || tokens[index].spells("or"))
      {
        return [:]
      }
      guard let found = circumstance(index, isRatio: isRatio) else { continue }
      let isPlace =
        tokens[index].isHangul || isRatio
        || index > 0 && (tokens[index - 1].spells("in") || tokens[index - 1].spells("("))
        || found["device"] != nil && standsBefore(end, index)
      return isPlace ? found : [:]
    }
    return [:]
  }

  /// Whether the word at `index` directly precedes the number at `end`: "Desktop 64 px", "mobile:
  /// 16px", "Mobile에서는 16px".
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
    // Of words with a particle, only devices are distinct from everyday words.
    guard let qualifier = tokens[index].qualifier,
      tokens[index].has(.qualifier) || qualifier.key == "device"
    else { return nil }
    switch qualifier.key {
    case "orientation", "device": return [qualifier.key: qualifier.value]
    case "context":
      // 일반 and 소형 are everyday words.
      return tokens[index].isHangul && !Self.contexts.contains(word)
        ? nil : [qualifier.key: qualifier.value]
    case "size":
      let isOfText = index + 1 < tokens.count && tokens[index + 1].begins(withAny: Self.texts)
      // "12 pt (large), 8 pt (small)"
      let isNoted =
        index > 0 && index + 1 < tokens.count && tokens[index - 1].isMark("(")
        && tokens[index + 1].isMark(")")
      return isNoted || isRatio && isOfText ? [qualifier.key: qualifier.value] : nil
    default: return nil
    }
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

  private static let articles: [ShortWord] = ["a", "an", "the", "both"]
  private static let contexts: [ShortWord] = ["레귤러", "컴팩트", "콤팩트"]
  private static let koreanOrientations: [(word: ShortWord, value: String)] = [
    ("가로", "landscape"), ("세로", "portrait"),
  ]
  private static let texts: [ShortWord] = [
    "text", "type", "font", "title", "텍스트", "글자", "글씨", "글꼴", "제목",
  ]
}
