internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises what surrounds a text on its page and says nothing of its own.
enum Boilerplate {
  /// Lines that blogs and documentation sites put around a text, in lower case.
  private static let phrases = postLists.union(contents).union(Lexicon.boilerplate.list("line"))
  private static let starts = ByteNeedles(startingWords)
  private static let startingWords = Lexicon.boilerplate.list("beginning")
  /// What a credit begins with, and a sentence seldom.
  private static let credits = ByteNeedles(creditWords)
  private static let creditWords = Lexicon.boilerplate.list("credit")
  private static let siteNames = ByteNeedles(Lexicon.boilerplate.list("site-name"))

  /// The properties that note-taking tools put under a page's title: `Tags: UI`.
  private static let properties = Lexicon.boilerplate.set("property")

  /// Whether every line of a paragraph is a property: a known name, a colon and its value.
  static func isProperties(_ block: Block) -> Bool {
    guard block.kind == .paragraph, block.listDepth == 0 else { return false }
    let text = block.text
    guard text.utf8Holds(":") || text[...].utf8Range(of: "：") != nil else { return false }
    let lines = block.textLines
    return !lines.isEmpty && lines.count <= 12
      && lines.allSatisfy { line in
        // Alone the subject of a mail is its title.
        if lines.count > 1,
          line.text.lowercased().hasPrefix("subject:") || line.text.hasPrefix("제목:")
        {
          return true
        }
        guard let colon = line.text.firstIndex(where: { ":：".contains($0) }) else { return false }
        let value = line.text[line.text.index(after: colon)...]
        return properties.contains(line.text[..<colon].lowercased()) && value.utf8.count <= 80
          && !endsSentence(value)
      }
  }

  /// Whether the block is page boilerplate.
  static func contains(_ block: Block) -> Bool {
    guard block.rows.isEmpty else { return false }
    var text = block.text
    guard !text.isEmpty, text.utf8.count <= 240 else { return false }
    lazy var lower = lowered(text)
    if text.withUTF8(mayBeginBoilerplate) {
      var stripped = bare(lower)
      if stripped.withUTF8(anyPhrase.begin), isPhrase(stripped) || isPhrases(stripped) {
        return true
      }
      if isShort(text), stripped.withUTF8(starts.begin) { return true }
      if stripped.withUTF8(credits.begin), text.utf8.count <= 30 || !endsSentence(text) {
        return true
      }
    }
    if isComment(text) || isHashtags(text) { return true }
    if text.withUTF8(holdNumbers) {
      if isDate(text) || isCounters(lower) { return true }
      if block.listDepth == 0, isByline(text, lower) || isPageNumber(lower) { return true }
    }
    if text.withUTF8({ otherPosts.end($0) }) || surroundsPost(block, text) { return true }
    return isAnchorList(block)
      || isShort(text) && !endsSentence(text) && isBreadcrumb(block, text, lower)
  }

  /// Whether a phrase or a start may begin a text in whatever case; `false` is sure.
  private static func mayBeginBoilerplate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > 2 else { return true }
    switch (text[0], text[1], text[2]) {
    case (0xEB...0xEC, _, _), (0x41...0x5A, 0x20..<0x80, 0x20..<0x80),
      (0x61...0x7A, 0x20..<0x80, 0x20..<0x80):
      return beginnings[place(text[0], text[1], text[2])]
    default: return true
    }
  }

  /// Whether a phrase or a start begins with three bytes, by their place; none has less.
  private static let beginnings: [Bool] = {
    var beginnings = [Bool](repeating: false, count: 1 << 15)
    for text in Array(phrases) + startingWords + creditWords {
      let bytes = Array(text.utf8.prefix(3))
      beginnings[place(bytes[0], bytes[1], bytes[2])] = true
    }
    return beginnings
  }()

  /// A number that few others have, in whatever case the letters are.
  private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
  }

  /// Whether a phrase may begin the text, whatever stands before it and behind; `false` is sure.
  static func mayBePhrase(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayBeginBoilerplate)
  }

  /// A text without the signs at its ends.
  static func bare(_ text: String) -> Substring {
    var bare = Substring(text)
    while let byte = bare.utf8.last, !isAlphanumeric(byte), let last = bare.last, !last.isLetter,
      !last.isNumber, last != "?"
    {
      bare.removeLast()
    }
    return beginsWithLetter(bare)
      ? bare : bare.drop { !$0.isLetter && !$0.isNumber && $0 != "©" && $0 != "(" }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  static let otherPosts = ByteNeedles(Lexicon.boilerplate.list("category-posts"))

  private static func holdNumbers(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      switch text[index] {
      case 0x30...0x39: return true
      case ..<0x80: index += 1
      case 0xEA...0xED where text.isSyllable(at: index): index += 3
      default:
        let scalar = text.scalar(at: index)
        if scalar.properties.numericType != nil { return true }
        index += UTF8.width(scalar)
      }
    }
    return false
  }

  private static func isPhrase(_ text: some StringProtocol) -> Bool {
    text.utf8.count <= longestPhrase && phrases.contains(String(text))
  }

  private static let anyPhrase = ByteNeedles(Array(phrases))
  private static let longestPhrase = phrases.reduce(0) { max($0, $1.utf8.count) }

  /// Whether the text is a row of links of a site: "홈 태그 방명록".
  private static func isPhrases(_ text: Substring) -> Bool {
    func isSeparator(_ character: Character) -> Bool {
      character == " " || character == "·" || character == "|"
    }
    let words = text.split(whereSeparator: isSeparator)
    return words.count > 1 && words.allSatisfy(isPhrase)
  }

  private static let hashtagLabels = Lexicon.boilerplate.set("hashtag-label")

  /// Whether the text is nothing but tags: "#iOS #HIG", "태그 #알림".
  private static func isHashtags(_ text: String) -> Bool {
    guard text.utf8Holds("#") else { return false }
    var words = text.split(separator: " ")[...]
    if let first = words.first, hashtagLabels.contains(first.lowercased()) {
      words.removeFirst()
    }
    return words.count > 1
      && words.allSatisfy { $0.first == "#" && $0.dropFirst().first?.isLetter == true }
  }

  /// Whether the text is what somebody remarked on a shared document, as "[a]Is this right?" is.
  private static func isComment(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(4)
    guard bytes.first == 0x5B, let close = bytes.firstIndex(of: 0x5D) else { return false }
    let mark = bytes[..<close].dropFirst()
    // "[x]" ticks a box.
    return !mark.isEmpty && mark.allSatisfy { (0x61...0x7A).contains($0) }
      && !mark.elementsEqual([0x78])
  }

  /// Whether the text only says when something was posted: "2023-05-12 14:20".
  static func isDate(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isNumber || " .-/:,년월일시분오전후".contains($0) }) else { return false }
    let numbers = text.split { !($0.isASCII && $0.isNumber) }
    return (3...6).contains(numbers.count)
      && (numbers[0].count == 4 && "12".contains(numbers[0].first ?? "0"))
  }

  /// Whether both are the title of a post with the number of its comments, and its date.
  static func isDatedPost(_ title: String, _ date: String) -> Bool {
    guard title.utf8.last == UInt8(ascii: ")"), let open = title.lastIndex(of: "(") else {
      return false
    }
    return title[open...].dropFirst().dropLast().allSatisfy(\.isNumber) && isDate(collapsed(date))
  }

  /// Whether the text says who wrote when, or leads to another post.
  ///
  /// "gildong.log · 2021년 4월 2일 · 조회 312", "by 곰 2022. 7. 18.", "[HIG] Labels (1) 2022.07.11",
  /// "Mar 14, 2022", "5 min read".
  private static func isByline(_ text: String, _ lower: String) -> Bool {
    // No date is without a year, nothing takes minutes without "min".
    guard text.utf8.count <= 100,
      lower.utf8Contains("19") || lower.utf8Contains("20") || lower.utf8Contains("min")
    else { return false }
    let words = lower.replacing("·", with: " · ").split { $0 == " " || $0 == "\t" || $0 == "," }
    if words.count == 3, words[1] == "min", words[2] == "read" { return true }
    guard let date = dateRange(in: words) else { return false }
    let before = words[..<date.lowerBound]
    let after = words[date.upperBound...]
    if before.isEmpty, after.isEmpty { return true }
    let isNamed =
      words.first == "by" || before.last == "·" || before.last == "|"
      || before.last.map {
        $0.hasPrefix("(") && $0.hasSuffix(")") && $0.contains(where: \.isNumber)
      }
        ?? false
      || before.isEmpty && (after.first == "·" || after.first == "|")
      // "곰 2022. 7. 18. 21:07"
      || before.count <= 2 && after.count == 1 && after.first.map(isTime) ?? false
    return isNamed && before.count <= 8 && after.count <= 5
  }

  /// Whether the text says who wrote when.
  static func isByline(_ text: String) -> Bool {
    text.utf8.contains { (0x30...0x39).contains($0) }
      && (isDate(text) || isByline(text, lowered(text)))
  }

  /// Whether a date and a name stand there, as above a post: "May 2, 2023 - Ann Lee".
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

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The words that are a date.
  ///
  /// "2021년 4월 2일", "2022. 7. 18.", "2022.07.11", "mar 14 2022".
  private static func dateRange(in words: [Substring]) -> Range<Int>? {
    for (index, word) in words.enumerated() {
      if months.contains(where: word.hasPrefix), word.utf8.count <= 9, index + 2 < words.count,
        let day = Int(words[index + 1].prefix { $0 != "." }), (1...31).contains(day),
        isYear(words[index + 2])
      {
        return index..<index + 3
      }
      guard isYear(word.prefix(4)) else { continue }
      let parts = word.split { !$0.isNumber }
      if parts.count == 3, word.allSatisfy({ $0.isNumber || ".-/".contains($0) }) {
        return index..<index + 1
      }
      if parts.count == 1, index + 2 < words.count, !word.allSatisfy(\.isNumber),
        words[index + 1].first?.isNumber == true, words[index + 2].first?.isNumber == true
      {
        return index..<index + 3
      }
    }
    return nil
  }

  private static func isYear(_ word: Substring) -> Bool {
    word.count == 4 && Int(word).map { (1990...2099).contains($0) } ?? false
  }

  /// Whether the block names the post before or after this one, which the next block is.
  static func leadsToPost(_ text: String) -> Bool {
    guard text.utf8.count <= 40, mayLeadToPost(text) else { return false }
    let bare = text.filter { $0.isLetter || $0 == " " }
    return neighbourPosts.contains(String(Substring(bare).trimmingBoth()).lowercased())
  }

  private static let neighbourPosts = Lexicon.boilerplate.set("neighbour-post")

  private static func mayLeadToPost(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.holds(lowered: "post") || posts.occur(in: $0) }
  }

  private static let posts = ByteNeedles(["포스트", "글"])

  /// "Page 3 of 12", "3 / 12", "3/12".
  private static func isPageNumber(_ lower: String) -> Bool {
    guard let last = lower.utf8.last, (0x30...0x39).contains(last) else { return false }
    let words = lower.replacing("/", with: " / ").split(separator: " ")
    guard words.count >= 3, words.count <= 4 else { return false }
    let numbers = words.suffix(3)
    return Int(numbers[numbers.startIndex]) != nil && Int(numbers[numbers.endIndex - 1]) != nil
      && ["of", "/"].contains(words[words.count - 2])
      && (words.count == 3 || words[0] == "page" || words[0] == "페이지")
  }

  /// "좋아요 3 댓글 2", "0개의 댓글": words of a page's foot, each with how many there are.
  private static func isCounters(_ lower: String) -> Bool {
    func isSeparator(_ character: Character) -> Bool {
      character == " " || character == "·" || character == "|" || character == ":"
    }
    var (names, numbers) = (0, 0)
    // Word by word: nearly every text is something else from its first one on.
    var rest = lower[...].drop(while: isSeparator)
    while !rest.isEmpty {
      let word = rest.prefix { !isSeparator($0) }
      rest = rest[word.endIndex...].drop(while: isSeparator)
      if word.allSatisfy(\.isNumber) || word.first?.isNumber == true && word.hasSuffix("개의") {
        numbers += 1
        continue
      }
      // "댓글0"
      let name = word.prefix { !$0.isNumber }
      guard isPhrase(name), word[name.endIndex...].allSatisfy(\.isNumber) else { return false }
      names += 1
      if name.endIndex < word.endIndex { numbers += 1 }
    }
    return names > 0 && numbers > 0
  }

  /// "Toolbars - Bars - iOS - Human Interface Guidelines", "A › B › C", a link back up.
  private static func isBreadcrumb(_ block: Block, _ text: String, _ lower: String) -> Bool {
    if leadsHome(block) { return true }
    if case .heading(let level) = block.kind, level < 3 { return false }
    if siteNames.occur(in: lower) {
      return text.split(separator: " ").count <= 16 && !block.opensItem
    }
    for separator in anyTrailSign.occur(in: text) ? trailSigns : []
    where text.utf8Contains(separator) {
      let parts = text.pieces(by: separator)
      if parts.count > 2, parts.allSatisfy({ $0.split(separator: " ").count <= 5 }),
        !block.targets.isEmpty || separator != " / "
      {
        return true
      }
    }
    // A link in square brackets of its own leads back up: [[Foundations](…)].
    return text.hasPrefix("[") && text.hasSuffix("]") && block.targets.count == 1
      && block.links[0].text.utf8.count + 2 >= text.utf8.count
  }

  /// Whether the text may say which page of which site it stands on.
  static func mayNamePage(_ text: String) -> Bool {
    anyTrailSign.occur(in: text) || siteNames.occur(in: lowered(text))
  }

  private static let trailSigns = [" › ", " > ", " » ", " / "]
  private static let anyTrailSign = ByteNeedles(trailSigns)

  /// Links within the page and nothing else: its tabs.
  private static func isAnchorList(_ block: Block) -> Bool {
    guard block.targets.count > 1, block.targets.allSatisfy({ $0.utf8Holds("#") }) else {
      return false
    }
    return block.runs.allSatisfy { run in
      run.link != nil || run.text.allSatisfy { !$0.isLetter && !$0.isNumber }
    }
  }

  private static func isShort(_ text: String) -> Bool { text.utf8.count <= 160 }
}
