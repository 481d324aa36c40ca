internal import Guidelines

/// Recognises the labels that tell a text from its translation: `EN:`, `[번역]`, `원문)`.
enum LanguageLabels {
  private static let names: Set<String> = [
    "en", "eng", "english", "original", "영어", "영문", "원문", "ko", "kr", "kor", "korean",
    "translation", "한국어", "한글", "국문", "번역", "번역문", "해석", "역",
  ]

  /// The runs without the label that they begin with.
  static func stripped(_ runs: [Run]) -> [Run] {
    guard let first = runs.firstIndex(where: { !$0.text.allSatisfy(\.isWhitespace) }),
      let length = labelLength(runs[first], isBold: runs[first].style.contains(.bold))
    else { return runs }
    var result = runs
    let rest = runs[first].text.dropFirst(length).drop(while: \.isWhitespace)
    result[first].text = String(rest)
    let isEmpty = result.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
    return isEmpty ? runs : result
  }

  /// How many characters of a run are a label and the signs around it.
  private static func labelLength(_ run: Run, isBold: Bool) -> Int? {
    let text = run.text
    let start = text.prefix { $0.isWhitespace || "[(【<".contains($0) }
    let word = text.dropFirst(start.count).prefix { $0.isLetter }
    guard names.contains(word.lowercased()) else { return nil }
    let after = text.dropFirst(start.count + word.count)
    let signs = after.prefix { $0.isWhitespace || "])】>:：.".contains($0) }
    let isMarked =
      signs.contains { "])】>:：".contains($0) }
      || isBold && signs.count == after.count
    return isMarked ? start.count + word.count + signs.count : nil
  }
}
