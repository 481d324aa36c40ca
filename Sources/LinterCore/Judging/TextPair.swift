internal import Guidelines

/// Two adjacent text buttons without a space in between.
struct TextPair {
  var first: BarItem
  var second: BarItem
  var texts: (String, String)
}

extension [BarItem] {
  /// Pairs of adjacent text buttons that are always shown; conditional ones may be alternatives of each
  /// other.
  var textPairs: [TextPair] {
    zip(self, dropFirst()).compactMap { first, second in
      guard first.isPresent.isStated, second.isPresent.isStated,
        case .text(let left) = first.content, case .text(let right) = second.content,
        let left = left.value?.shown, let right = right.value?.shown, !left.isEmpty, !right.isEmpty
      else { return nil }
      return TextPair(first: first, second: second, texts: (left, right))
    }
  }
}

extension Check {
  /// Findings for text buttons of `screen` without a space between them.
  func findings(for pairs: [TextPair], on screen: Screen) -> [Finding] {
    pairs.map { pair in
      finding(
        at: pair.second.place,
        .resting(onStated: true, platforms: screen.platforms),
        evidence: ["first": pair.texts.0, "second": pair.texts.1],
        Bilingual(
          en: "“\(pair.texts.0)” and “\(pair.texts.1)” may read as one; put a fixed space between",
          ko: "‘\(pair.texts.0)’, ‘\(pair.texts.1)’ 버튼이 하나로 읽힐 수 있습니다. 사이에 고정 간격을 넣으세요"))
    }
  }
}
