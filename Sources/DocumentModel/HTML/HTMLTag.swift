internal import CGumbo
internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// A tag or comment inside a Markdown paragraph.
enum HTMLTag {
  case lineBreak
  case bold(isClosing: Bool)
  case image(Image)
  case comment(String)
  /// A tag without effect on the text.
  case other

  /// Classifies `literal`, which cmark found on `line`.
  ///
  /// It begins with `<` and ends with `>`.
  init(_ literal: String, line: Int) {
    if literal.hasPrefix("<!") {
      self = Self.comment(in: literal).map(HTMLTag.comment) ?? .other
      return
    }
    let isClosing = literal.dropFirst().first == "/"
    switch Self.tag(of: isClosing ? "<" + literal.dropFirst(2) : literal) {
    case GUMBO_TAG_BR: self = .lineBreak
    case GUMBO_TAG_B, GUMBO_TAG_STRONG: self = .bold(isClosing: isClosing)
    case GUMBO_TAG_IMG: self = Self.image(in: literal, line: line).map(HTMLTag.image) ?? .other
    default: self = .other
    }
  }

  /// The name of an opening tag.
  private static func tag(of literal: String) -> GumboTag {
    var literal = literal
    return literal.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        var name = GumboStringPiece(data: characters.baseAddress, length: characters.count)
        gumbo_tag_from_original_text(&name)
        return gumbo_tagn_enum(name.data, UInt32(name.length))
      }
    }
  }

  /// The text of the comment with which `html` begins.
  static func comment(in html: String) -> String? {
    var found: String?
    HTMLTree.walk(html) { event, _ in
      if case .comment(let text) = event, found == nil { found = collapsed(text) }
    }
    return found
  }

  private static func image(in html: String, line: Int) -> Image? {
    var found: Image?
    HTMLTree.walk(html) { event, _ in
      if case .opening(let element) = event { found = found ?? element.image(line: line) }
    }
    return found
  }
}

extension HTMLElement {
  /// The image shown by an `img` element.
  func image(line: Int) -> Image? {
    guard tag == GUMBO_TAG_IMG, let source = attribute("src") else { return nil }
    return Image(source: source, alternative: collapsed(attribute("alt") ?? ""), line: line)
  }

  /// The caption that an attribute gives an image: `<img src="a.png" description="Keep titles short.">`.
  var caption: String? {
    Self.captions.lazy.compactMap { attribute($0) }.first { $0.contains(where: \.isLetter) }
      .map(collapsed)
  }

  static let captions = Lexicon.headings.list("caption-attribute")

  /// Whether it shows what to do or not to do: `<img class="preview bad">`, `<DontImage />`.
  var verdict: Modality? {
    Self.verdicts.lazy.compactMap { attribute($0).flatMap(Self.verdict(named:)) }.first
  }

  /// Whether a value or the name of a property says what to do or not to do: "DontImage", "dos".
  static func verdict(named value: String) -> Modality? {
    let words = words(of: value)
    let isMistake = words.contains(where: mistakes.contains)
    guard isMistake != words.contains(where: models.contains) else { return nil }
    return isMistake ? .avoid : .should
  }

  /// The words of a value in lower case: dont and image of "DontImage".
  private static func words(of value: String) -> [String] {
    value.reduce(into: [""]) { words, letter in
      if letter.isUppercase || !letter.isLetter && letter != "'" { words.append("") }
      if letter.isLetter || letter == "'" { words[words.count - 1] += letter.lowercased() }
    }
  }

  private static let verdicts = Lexicon.headings.list("verdict-attribute")
  private static let mistakes = Lexicon.headings.set("dont")
  private static let models = Lexicon.headings.set("do")

  /// The number of columns and rows that a cell spans: at least one of each, and at most the size
  /// of a table.
  var span: (columns: Int, rows: Int) {
    func count(_ name: String) -> Int {
      min(max(attribute(name).flatMap { Int($0) } ?? 1, 1), HTMLTable.widest)
    }
    return (count("colspan"), count("rowspan"))
  }
}
