internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Recognises boilerplate: text around the content of a page, such as navigation, bylines and credits.
enum Boilerplate {
  /// Lines that blogs and documentation sites put around a text, in lower case.
  private static let phrases = postLists.union(contents).union(Lexicon.boilerplate.list("line"))
  private static let starts = ByteNeedles(startingWords)
  private static let startingWords = Lexicon.boilerplate.list("beginning")
  /// Openings of credits, which are rare in sentences.
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
      // A subject line alone is a title.
      && lines.allSatisfy { isProperty($0.text) || lines.count > 1 && isSubject($0.text) }
  }

  private static func isProperty(_ line: String) -> Bool {
    guard let colon = line.firstIndex(where: { ":：".contains($0) }) else { return false }
    let value = line[line.index(after: colon)...]
    return properties.contains(line[..<colon].lowercased()) && value.utf8.count <= 80
      && !endsSentence(value)
  }

  private static func isSubject(_ line: String) -> Bool {
    line.lowercased().hasPrefix("subject:") || line.hasPrefix("제목:")
  }

  /// Whether the block is boilerplate by its words: navigation, bylines, dates, counters, credits.
  ///
  /// The tests are ordered by cost; most blocks fail the prefilters of all of them.
  static func contains(_ block: Block) -> Bool { ownWords(of: block) != nil }

  /// The kinds of wording that make a block boilerplate.
  enum OwnWords {
    /// A phrase of sites, alone or at the beginning: "Last updated", "공유하기".
    case phrase
    /// A comment on a shared document.
    case remark
    /// Only tags.
    case tags
    /// A date, a byline, a page number or a row of counters.
    case numbers
    /// A row of links, a breadcrumb trail, the tabs of a page, or a link to other posts.
    case links
  }

  /// The kind of wording that makes a block boilerplate; `nil` if it is not boilerplate.
  static func ownWords(of block: Block) -> OwnWords? {
    guard block.rows.isEmpty else { return nil }
    var text = block.text
    guard !text.isEmpty, text.utf8.count <= 240 else { return nil }
    var lower = Lowered(text)
    if text.withUTF8(mayBeginBoilerplate), beginsBoilerplate(text, &lower) { return .phrase }
    if isComment(text) { return .remark }
    if isHashtags(text) { return .tags }
    if text.withUTF8(holdNumbers), datesOrCounts(block, text, &lower) { return .numbers }
    return leadsElsewhere(block, text, &lower) ? .links : nil
  }

  /// Whether a text links to other posts or pages: a row of links, a breadcrumb trail, the tabs of a page.
  private static func leadsElsewhere(
    _ block: Block, _ text: String, _ lower: inout Lowered
  ) -> Bool {
    var text = text
    return text.withUTF8({ otherPosts.end($0) }) || surroundsPost(block, text)
      || isAnchorList(block) || isPlaceholder(block, text)
      || isShort(text) && !endsSentence(text) && isBreadcrumb(block, text, lower.text)
  }

  /// Whether a text is a phrase of boilerplate, or begins with one.
  private static func beginsBoilerplate(_ text: String, _ lower: inout Lowered) -> Bool {
    var stripped = bare(lower.text)
    return stripped.withUTF8(anyPhrase.begin) && (isPhrase(stripped) || isPhrases(stripped))
      || isShort(text) && stripped.withUTF8(starts.begin)
      || stripped.withUTF8(credits.begin) && (text.utf8.count <= 30 || !endsSentence(text))
  }

  /// Whether a text with a number is a date, a byline, a page number or a row of counters.
  private static func datesOrCounts(
    _ block: Block, _ text: String, _ lower: inout Lowered
  ) -> Bool {
    isDate(text) || isCounters(lower.text)
      || block.listDepth == 0 && (Byline.isOne(text, lower.text) || isPageNumber(lower.text))
  }

  /// A text in lower case, computed on first use.
  private struct Lowered {
    private let original: String
    lazy var text = lowered(original)

    init(_ text: String) { original = text }
  }

  /// A prefilter without false negatives: whether a text may begin with a phrase, in any case.
  private static func mayBeginBoilerplate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > 2 else { return true }
    switch (text[0], text[1], text[2]) {
    case (0xEB...0xEC, _, _), (0x41...0x5A, 0x20..<0x80, 0x20..<0x80),
      (0x61...0x7A, 0x20..<0x80, 0x20..<0x80):
      return beginnings[place(text[0], text[1], text[2])]
    default: return true
    }
  }

  /// For each hash of three bytes, whether a phrase begins with it; every phrase is that long.
  private static let beginnings: [Bool] = {
    var beginnings = [Bool](repeating: false, count: 1 << 15)
    for text in Array(phrases) + startingWords + creditWords {
      let bytes = Array(text.utf8.prefix(3))
      beginnings[place(bytes[0], bytes[1], bytes[2])] = true
    }
    return beginnings
  }()

  /// A hash of three bytes that ignores the case of letters.
  private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Int(first & 31) << 10 | Int(second & 31) << 5 | Int(third & 31)
  }

  /// A prefilter without false negatives: whether a text may begin with a phrase.
  static func mayBePhrase(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayBeginBoilerplate)
  }

  /// A text without punctuation at its ends.
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

  /// Whether the text is a comment on a shared document: "[a]Is this right?".
  private static func isComment(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(4)
    guard bytes.first == 0x5B, let close = bytes.firstIndex(of: 0x5D) else { return false }
    let mark = bytes[..<close].dropFirst()
    // "[x]" is a ticked box.
    return !mark.isEmpty && mark.allSatisfy { (0x61...0x7A).contains($0) }
      && !mark.elementsEqual([0x78])
  }

  /// Whether the text is a date and perhaps a time: "2023-05-12 14:20".
  static func isDate(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isNumber || " .-/:,년월일시분오전후".contains($0) }) else { return false }
    let numbers = text.split { !($0.isASCII && $0.isNumber) }
    return (3...6).contains(numbers.count)
      && (numbers[0].count == 4 && "12".contains(numbers[0].first ?? "0"))
  }

  /// Whether two cells are a post's title with a number of comments, "Tab bars (3)", and its date.
  static func isDatedPost(_ title: String, _ date: String) -> Bool {
    guard title.utf8.last == UInt8(ascii: ")"), let open = title.lastIndex(of: "(") else {
      return false
    }
    return title[open...].dropFirst().dropLast().allSatisfy(\.isNumber) && isDate(collapsed(date))
  }

  /// Whether the text is a byline: an author and a date.
  static func isByline(_ text: String) -> Bool {
    text.utf8.contains { (0x30...0x39).contains($0) }
      && (isDate(text) || Byline.isOne(text, lowered(text)))
  }

  /// Whether the text is a date and a name, as above a post: "May 2, 2023 - Ann Lee".
  static func isDateOfAuthor(_ text: String) -> Bool { Byline.isDateOfAuthor(text) }

  /// Whether the text announces the previous or next post, whose title follows.
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

  /// Whether the text is a page number: "Page 3 of 12", "3 / 12", "3/12".
  private static func isPageNumber(_ lower: String) -> Bool {
    guard let last = lower.utf8.last, (0x30...0x39).contains(last) else { return false }
    let words = lower.replacing("/", with: " / ").split(separator: " ")
    guard words.count >= 3, words.count <= 4 else { return false }
    let numbers = words.suffix(3)
    return Int(numbers[numbers.startIndex]) != nil && Int(numbers[numbers.endIndex - 1]) != nil
      && ["of", "/"].contains(words[words.count - 2])
      && (words.count == 3 || words[0] == "page" || words[0] == "페이지")
  }

  /// Whether the text is a row of counters: "좋아요 3 댓글 2", "0개의 댓글".
  private static func isCounters(_ lower: String) -> Bool {
    func isSeparator(_ character: Character) -> Bool {
      character == " " || character == "·" || character == "|" || character == ":"
    }
    var (names, numbers) = (0, 0)
    // Word by word, because nearly every text fails at its first word.
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

  /// Whether the text is the trail to a page ("Bars - iOS - Guidelines", "A › B › C") or a link back up.
  private static func isBreadcrumb(_ block: Block, _ text: String, _ lower: String) -> Bool {
    if leadsHome(block) { return true }
    if case .heading(let level) = block.kind, level < 3 { return false }
    if siteNames.occur(in: lower) {
      return text.split(separator: " ").count <= 16 && !block.opensItem
    }
    return isTrail(text, holdsLinks: !block.targets.isEmpty) || isBracketedLink(block, text)
  }

  /// Whether separators divide the text into three or more short names.
  private static func isTrail(_ text: String, holdsLinks: Bool) -> Bool {
    guard anyTrailSign.occur(in: text) else { return false }
    return trailSigns.contains { separator in
      guard holdsLinks || separator != " / ", text.utf8Contains(separator) else { return false }
      let parts = text.pieces(by: separator)
      return parts.count > 2 && parts.allSatisfy { $0.split(separator: " ").count <= 5 }
    }
  }

  /// Whether the text is one link in square brackets, which leads back up: [[Foundations](…)].
  private static func isBracketedLink(_ block: Block, _ text: String) -> Bool {
    text.hasPrefix("[") && text.hasSuffix("]") && block.targets.count == 1
      && block.links[0].text.utf8.count + 2 >= text.utf8.count
  }

  /// A prefilter: whether the text may name a page and its site.
  static func mayNamePage(_ text: String) -> Bool {
    anyTrailSign.occur(in: text) || siteNames.occur(in: lowered(text))
  }

  private static let trailSigns = [" › ", " > ", " » ", " / "]
  private static let anyTrailSign = ByteNeedles(trailSigns)

  /// Whether the block is a row of links within the page: its tabs.
  private static func isAnchorList(_ block: Block) -> Bool {
    guard block.targets.count > 1, block.targets.allSatisfy({ $0.utf8Holds("#") }) else {
      return false
    }
    return block.runs.allSatisfy { run in
      run.link != nil || run.text.allSatisfy { !$0.isLetter && !$0.isNumber }
    }
  }

  /// Whether the text only says in italics that more will follow: "_Examples coming soon_".
  private static func isPlaceholder(_ block: Block, _ text: String) -> Bool {
    text.utf8.count <= 80 && block.runs.last?.style.contains(.emphasis) ?? false
      && placeholders.end(Array(text.lowercased().utf8))
  }

  private static let placeholders = ByteNeedles(Lexicon.boilerplate.list("placeholder"))

  private static func isShort(_ text: String) -> Bool { text.utf8.count <= 160 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at `index` of well-formed UTF-8.
  fileprivate func scalar(at index: Int) -> Unicode.Scalar {
    let byte = UInt32(self[index])
    func bits(_ offset: Int) -> UInt32 { UInt32(self[index + offset] & 0x3F) }
    let value =
      switch byte {
      case ..<0x80: byte
      case ..<0xE0: (byte & 0x1F) << 6 | bits(1)
      case ..<0xF0: (byte & 0x0F) << 12 | bits(1) << 6 | bits(2)
      default: (byte & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
