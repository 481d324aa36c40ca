internal import DocumentModel
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Rows of links, tags and counters that sites and blogs put around a text.
extension Boilerplate {
  /// Whether all parts of the text are links, tags or counters, or it contains a request to the reader.
  static func surroundsPost(_ block: Block, _ text: String) -> Bool {
    guard text.utf8.count <= 160, block.listDepth == 0 else { return false }
    return requests.occur(in: text) || isRow(block, text) || isAudience(text)
      || isNeighbour(block, text)
  }

  /// Requests of a blog to its readers.
  private static let requests = ByteNeedles(Lexicon.boilerplate.list("request"))

  // MARK: Rows

  /// Whether the text is a row of site links or tags between dots or bars.
  private static func isRow(_ block: Block, _ text: String) -> Bool {
    if isLinksOnly(block), block.targets.count > 1,
      isLinks(block.links.map { $0.text.lowercased() }, of: block)
    {
      return true
    }
    guard mayBeRow(text), !endsSentence(text) else { return false }
    let parts = text.split { "|·•∙・,".contains($0) }.map { $0.trimmingBoth().lowercased() }
      .filter { !$0.isEmpty }
    guard parts.count > 1, parts.allSatisfy({ $0.utf8.count <= 40 }) else { return false }
    return isLinks(parts, of: block) && !text.utf8Holds(",") || isTags(parts)
  }

  /// Whether all words of the block are in links.
  private static func isLinksOnly(_ block: Block) -> Bool {
    !block.targets.isEmpty
      && block.runs.allSatisfy { $0.link != nil || !$0.text.contains(where: \.isLetter) }
  }

  /// Whether a heading is a link to the site's home page.
  static func leadsHome(_ block: Block) -> Bool {
    block.targets.count == 1 && ["/", "./", "../", "index.html"].contains(block.targets[0])
      && block.isHeading && isLinksOnly(block)
  }

  /// A prefilter: whether the text has a separator of rows.
  private static func mayBeRow(_ text: String) -> Bool {
    text.utf8Holds("|") || text.utf8Holds(",") || text.utf8Contains("·") || rowSigns.occur(in: text)
  }

  private static let rowSigns = ByteNeedles(["•", "∙", "・"])

  private static func isLinks(_ parts: [String], of block: Block) -> Bool {
    let own = parts.count(where: siteLinks.contains)
    let shared = parts.count(where: sharedLinks.contains)
    let isMostly = (own + shared) * 2 > parts.count && own + shared > 1
    return isMostly && (own > 0 || block.targets.count >= parts.count)
  }

  /// Whether all parts are tags, and not only platforms, which are content.
  private static func isTags(_ parts: [String]) -> Bool {
    parts.count > 2
      && parts.contains(where: fields.contains) && parts.allSatisfy(isFiling)
  }

  /// Whether a name in lower case is a tag.
  private static func isFiling(_ name: String) -> Bool {
    fields.contains(name) || topics.contains(name) || Platform(named: name) != nil
  }

  /// Whether a line consists only of tags: "HIG 번역", "iOS".
  static func isTag(_ text: String) -> Bool {
    let lower = text.lowercased()
    return text.utf8.count <= 40
      && (isFiling(lower) || lower.split(separator: " ").allSatisfy { isFiling(String($0)) })
  }

  /// Names of links that occur on web sites, but not in apps.
  private static let siteLinks = Lexicon.boilerplate.set("site-link")

  /// Names of links that apps may also use for parts of their interface.
  private static let sharedLinks = Lexicon.boilerplate.set("shared-link")

  /// Tags of posts by designers and developers.
  private static let fields = Lexicon.boilerplate.set("field")
  private static let topics = Lexicon.boilerplate.set("topic")

  /// Whether the text is the name of a site link, as in a menu that was copied line by line.
  static func isSiteLink(_ text: String) -> Bool {
    guard text.utf8.count <= 30 else { return false }
    let lower = text.lowercased()
    return siteLinks.contains(lower) || sharedLinks.contains(lower)
  }

  /// Whether the text is the name of a link that occurs on web sites, but not in apps.
  static func isOwnLink(_ text: String) -> Bool {
    text.utf8.count <= 30 && siteLinks.contains(text.lowercased())
  }

  /// Whether a heading is the name of a blog instead of the title of its page.
  static func namesSite(_ heading: String) -> Bool {
    plainWords(heading).contains { word in
      blogWords.contains(word) || word.hasPrefix("블로그") || word.hasSuffix("블로그")
    }
  }

  private static let blogWords = Lexicon.boilerplate.set("blog-word")

  // MARK: Counters and neighbours

  /// Whether the text is a count of readers or minutes: "72 claps", "1.2K Followers", "조회 1,234".
  private static func isAudience(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return false
    }
    let parts = text.lowercased().split { "·|•".contains($0) }
    if parts.count > 1, !endsSentence(text),
      parts.contains(where: {
        $0.split(separator: " ").count == 2 && isAudience(ofWords: $0.split(separator: " "))
      })
    {
      return true
    }
    return isAudience(ofWords: parts.flatMap { $0.split(separator: " ") })
  }

  private static func isAudience(ofWords words: [Substring]) -> Bool {
    guard words.count > 1 else { return false }
    // "Jane Kim · 7 min read"
    if words.count > 2, words[words.count - 1] == "read",
      minutes.contains(String(words[words.count - 2]))
    {
      return true
    }
    guard words.count.isMultiple(of: 2) else { return false }
    return stride(from: 0, to: words.count, by: 2).allSatisfy { index in
      isCount(words[index]) && audience.contains(String(words[index + 1]))
        || koreanAudience.contains(String(words[index])) && isCount(words[index + 1])
    }
  }

  private static func isCount(_ word: Substring) -> Bool {
    guard word.first?.isNumber == true else { return false }
    return word.allSatisfy { $0.isNumber || ".,km만천개회명분".contains($0) }
  }

  private static let minutes = Lexicon.boilerplate.set("reading-time")
  private static let audience = Lexicon.boilerplate.set("audience")
  private static let koreanAudience = Lexicon.boilerplate.set("korean-audience")

  /// Whether the text links to a neighbouring page: "Next: Use color well →", "Previous: Layout".
  private static func isNeighbour(_ block: Block, _ text: String) -> Bool {
    guard text.utf8.count <= 120, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return false }
    if arrows.contains(first) || arrows.contains(last) {
      let name = text.drop { !$0.isLetter }
      return isLinksOnly(block) || neighbours.contains(name.prefix { $0.isLetter }.lowercased())
    }
    if isLinksOnly(block), text.lowercased().hasPrefix("back to ") { return true }
    // A button of that name would be explained in a sentence.
    return (first == "P" || first == "p") && text.lowercased().hasPrefix("previous: ")
      && !endsSentence(text)
  }

  private static let arrows: Set<Unicode.Scalar> = [
    "→", "←", "»", "«", "▶", "◀", "❯", "❮", "⟶", "⟵",
  ]
  private static let neighbours = Lexicon.boilerplate.set("neighbour")

  /// Whether a heading may be a subject even though sites have a link of that name: "Search", "공유",
  /// "Search · 검색".
  static func mayBeSubject(_ heading: String) -> Bool {
    let names = heading.lowercased().split { "·/|".contains($0) }
    return !names.isEmpty && names.allSatisfy { subjects.contains(String($0.trimmingBoth())) }
  }

  private static let subjects = Lexicon.boilerplate.set("subject")

  // MARK: Other posts

  /// Whether a text is the label of a list of other posts, or of share buttons.
  static func leadsToPosts(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { otherPosts.end($0) || $0.begins(lowered: "more from ", at: 0) }
      || isName(text, in: postLists)
  }

  /// Whether a text is the label of a table of contents.
  static func leadsToContents(_ text: String) -> Bool { isName(text, in: contents) }

  private static func isName(_ text: String, in names: Set<String>) -> Bool {
    text.utf8.count <= 60 && mayBePhrase(text) && names.contains(String(bare(lowered(text))))
  }

  static let contents = Lexicon.boilerplate.set("contents")

  static let postLists = Lexicon.boilerplate.set("other-posts")
}
