internal import DocumentModel
internal import Lexicon
internal import TextAnalysis

/// Recognises lines with the author and date of a post by the date in them.
enum Byline {
  /// Whether a text is a byline; `lower` is the text in lower case.
  ///
  /// "gildong.log · 2021년 4월 2일 · 조회 312", "by 곰 2022. 7. 18.", "[HIG] Labels (1) 2022.07.11",
  /// "Mar 14, 2022", "5 min read".
  static func isOne(_ text: String, _ lower: String) -> Bool {
    guard text.utf8.count <= 100, mayHoldDate(lower) else { return false }
    let words = lower.replacing("·", with: " · ").split { $0 == " " || $0 == "\t" || $0 == "," }
    if isReadingTime(words) { return true }
    guard let date = dateRange(in: words) else { return false }
    let (before, after) = (words[..<date.lowerBound], words[date.upperBound...])
    if before.isEmpty, after.isEmpty { return true }
    return before.count <= 8 && after.count <= 5 && holdsAuthor(before, after)
  }

  /// A prefilter: a date has a year, a reading time has "min".
  private static func mayHoldDate(_ lower: String) -> Bool {
    lower.utf8Contains("19") || lower.utf8Contains("20") || lower.utf8Contains("min")
  }

  /// Whether the words are a reading time: "5 min read".
  private static func isReadingTime(_ words: [Substring]) -> Bool {
    words.count == 3 && words[1] == "min" && words[2] == "read"
  }

  /// Whether the words around a date are an author, a title or a time.
  private static func holdsAuthor(
    _ before: ArraySlice<Substring>, _ after: ArraySlice<Substring>
  ) -> Bool {
    if before.first == "by" || before.last.map(separates) ?? false { return true }
    if before.isEmpty, after.first.map(separates) ?? false { return true }
    return before.last.map(countsComments) ?? false
      // "곰 2022. 7. 18. 21:07"
      || before.count <= 2 && after.count == 1 && after.first.map(isTime) ?? false
  }

  private static func separates(_ word: Substring) -> Bool { word == "·" || word == "|" }

  /// The number of comments behind a title: "(1)".
  private static func countsComments(_ word: Substring) -> Bool {
    word.hasPrefix("(") && word.hasSuffix(")") && word.contains(where: \.isNumber)
  }

  /// Whether a text is a date and a name: "May 2, 2023 - Ann Lee".
  static func isDateOfAuthor(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.utf8Contains("20"), !endsSentence(text) else { return false }
    let words = lowered(text).split { $0 == " " || $0 == "," }
    guard let date = dateRange(in: words), date.lowerBound == 0, date.upperBound < words.count
    else { return false }
    return ["-", "–", "—", "by"].contains(words[date.upperBound])
      && (1...3).contains(words.count - date.upperBound - 1)
  }

  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(separator: ":")
    return parts.count > 1 && parts.allSatisfy { $0.count <= 2 && $0.allSatisfy(\.isNumber) }
  }

  // MARK: Dates

  /// The range of the first date in `words`, which are in lower case.
  private static func dateRange(in words: [Substring]) -> Range<Int>? {
    words.indices.lazy.compactMap { index in
      dateLength(words[index...]).map { index..<index + $0 }
    }.first
  }

  /// The number of words of the date at the beginning; `nil` if there is none.
  private static func dateLength(_ words: ArraySlice<Substring>) -> Int? {
    guard let first = words.first else { return nil }
    if isEnglishDate(words) { return 3 }
    guard isYear(first.prefix(4)) else { return nil }
    if isNumericDate(first) { return 1 }
    return isSpacedDate(words) ? 3 : nil
  }

  /// Whether the words begin with an English date: "mar 14 2022".
  private static func isEnglishDate(_ words: ArraySlice<Substring>) -> Bool {
    let start = words.startIndex
    guard words.count > 2, words[start].utf8.count <= 9,
      months.contains(where: words[start].hasPrefix),
      let day = Int(words[start + 1].prefix { $0 != "." })
    else { return false }
    return (1...31).contains(day) && isYear(words[start + 2])
  }

  /// Whether a word that begins with a year is a date: "2022.07.11".
  private static func isNumericDate(_ word: Substring) -> Bool {
    word.split { !$0.isNumber }.count == 3 && word.allSatisfy { $0.isNumber || ".-/".contains($0) }
  }

  /// Whether words of which the first begins with a year begin with a date: "2021년 4월 2일".
  private static func isSpacedDate(_ words: ArraySlice<Substring>) -> Bool {
    let start = words.startIndex
    guard words.count > 2, words[start].split(whereSeparator: { !$0.isNumber }).count == 1 else {
      return false
    }
    return !words[start].allSatisfy(\.isNumber) && words[start + 1].first?.isNumber == true
      && words[start + 2].first?.isNumber == true
  }

  private static func isYear(_ word: Substring) -> Bool {
    word.count == 4 && Int(word).map { (1990...2099).contains($0) } ?? false
  }

  private static let months = Lexicon.months.map { $0["short"] }
}
