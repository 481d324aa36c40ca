internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Replaces component markup in MDX: `<Note variant="danger">`, `{' '}`, `import … from '…'`.
///
/// Tags become HTML tags, which keeps the words between them; scripts and expressions are blanked.
/// Line numbers stay the same.
struct ComponentMarks {
  /// The text without this markup.
  private(set) var text: String
  /// The lines that contained such markup.
  private(set) var lines: [LineRange] = []

  private var rest: Substring
  private var line = 1
  /// The start of the line's text, after its indentation.
  private var lineStart: Substring.Index?
  private var isFenced = false
  /// The indentation of each open component, and whether its tags are left out.
  private var open: [(indent: Int, isLeftOut: Bool)] = []
  /// How many more unclosed tags and braces are tolerated; real texts have fewer.
  private var trials = 256

  /// Replaces the markup in `source` if it contains a component or a comment of MDX.
  ///
  /// - Complexity: O(*n*)
  init(_ source: String) {
    text = source
    rest = source[...]
    guard Self.holdsComponents(source) || source[...].utf8Contains("\n{/*") else { return }
    text = ""
    text.reserveCapacity(source.utf8.count)
    while !rest.isEmpty {
      clearLine()
      endLine()
    }
  }

  /// Whether a line outside of code begins with the tag of a component.
  private static func holdsComponents(_ text: String) -> Bool {
    guard holdsCapitalTag(text) else { return false }
    var isFenced = false
    for line in text.split(separator: "\n") {
      let start = withoutIndent(line)
      if isFence(start) { isFenced.toggle() }
      if !isFenced, start.first == "<", let next = start.dropFirst().first, next.isASCII,
        next.isUppercase, start.dropFirst(2).first?.isLetter ?? false,
        start.contains("/")
          || start.last == ">" || !start.contains(" ")
      {
        return true
      }
    }
    return false
  }

  /// A prefilter without false negatives: whether a capital letter follows a `<`.
  private static func holdsCapitalTag(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while let place = bytes.place(of: UInt8(ascii: "<"), from: start), place + 1 < bytes.count {
        if (0x41...0x5A).contains(bytes[place + 1]) { return true }
        start = place + 1
      }
      return false
    }
  }

  static func withoutIndent(_ line: Substring) -> Substring {
    line.drop { $0 == " " || $0 == "\t" }
  }

  static func isFence(_ line: Substring) -> Bool {
    line.hasPrefix("```") || line.hasPrefix("~~~")
  }

  // MARK: Lines

  private mutating func clearLine() {
    let current = rest.prefix { $0 != "\n" }
    let start = Self.withoutIndent(current)
    let indent = current.distance(from: current.startIndex, to: start.startIndex)
    if Self.isFence(start) { isFenced.toggle() }
    // Indentation does not make code inside of components or before tags.
    let shown = start.first == "<" ? indent : open.last.map { min(indent, $0.indent + 2) } ?? 0
    take(shown)
    lineStart = start.startIndex
    if isFenced || Self.isFence(start) { return copy(rest.prefix { $0 != "\n" }) }
    if indent == 0, open.isEmpty, let statement = Self.statement(at: rest) {
      return drop(statement)
    }
    clearWords(indent: indent)
  }

  private mutating func endLine() {
    guard rest.first == "\n" else { return }
    copy(rest.prefix(1))
    line += 1
  }

  /// Replaces the markup up to the end of the line.
  private mutating func clearWords(indent: Int) {
    while let first = rest.first, first != "\n" {
      switch first {
      case "`":
        let ticks = rest.prefix { $0 == "`" }
        let close = rest[ticks.endIndex...].utf8Range(of: String(ticks)).flatMap { close in
          rest[ticks.endIndex..<close.lowerBound].utf8Holds("\n") ? nil : close.upperBound
        }
        copy(rest[..<(close ?? ticks.endIndex)])
      case "\\": copy(rest.prefix(2).prefix { $0 != "\n" })
      case "<":
        if trials > 0, let tag = ComponentTag(rest) {
          replace(tag, indent: indent)
        } else {
          copyMark()
        }
      case "{":
        if trials > 0, rest.dropFirst().first != "#", let end = Self.end(ofBracesAt: rest) {
          let inside = rest[..<end].dropFirst().dropLast().trimmingBoth()
          let isQuoted = inside.count > 1 && ["'", "\""].contains(inside.first)
          drop(rest[..<end], for: isQuoted ? String(inside.dropFirst().dropLast()) : "")
        } else {
          copyMark()
        }
      default: copy(rest.prefix { !"`\\<{\n".contains($0) })
      }
    }
  }

  private mutating func replace(_ tag: ComponentTag, indent: Int) {
    // An HTML block begins only at the start of a line.
    let isFirst = rest.startIndex == lineStart
    let heading = isFirst ? tag.title.map { "<h6>\($0)</h6>" } : nil
    var isLeftOut = false
    var label = ""
    if tag.isComponent, tag.isClosing { isLeftOut = open.popLast()?.isLeftOut ?? false }
    if tag.isComponent, tag.isOpening {
      let below = isFirst && heading == nil && tag.isOwn ? lineBelow(tag.end) : nil
      isLeftOut = below.map(Self.beginsBlock) ?? false
      label = below == nil ? "" : tag.label(isLeftOut ? "**" : "p")
      open.append((indent, isLeftOut))
    }
    if isFirst, tag.isOwn, let lists = PropertyLists(of: rest[..<tag.end]).html {
      return replace(rest[..<tag.end], by: lists)
    }
    drop(rest[..<tag.end], for: label + (isLeftOut ? "" : (heading ?? "") + tag.html))
  }

  /// The line below `end`, without its indentation; `nil` if the line of `end` goes on.
  private func lineBelow(_ end: Substring.Index) -> Substring? {
    let after = rest[end...]
    return after.first == "\n" ? Self.withoutIndent(after.dropFirst()) : nil
  }

  /// Whether a line opens a fence, an item with - or *, or a heading: in an HTML block it would be text.
  private static func beginsBlock(_ line: Substring) -> Bool {
    isFence(line) || line.hasPrefix("- ") || line.hasPrefix("* ")
      || line.first == "#" && line.drop { $0 == "#" }.first == " "
  }

  // MARK: Words

  private mutating func copy(_ words: Substring) {
    text += words
    rest = rest[words.endIndex...]
  }

  /// Copies a character that begins no markup.
  private mutating func copyMark() {
    trials -= 1
    copy(rest.prefix(1))
  }

  private mutating func take(_ count: Int) { rest = rest.dropFirst(count) }

  /// Replaces `words`, but keeps their line ends.
  private mutating func drop(_ words: Substring, for replacement: String = "") {
    let ends = words.utf8.count { $0 == 0x0A }
    replace(words, by: replacement + String(repeating: "\n", count: ends))
  }

  /// Replaces `words` by a text of as many lines.
  private mutating func replace(_ words: Substring, by replacement: String) {
    let last = line + words.utf8.count { $0 == 0x0A }
    text += replacement
    lines.append(LineRange(line, last))
    line = last
    rest = rest[words.endIndex...]
  }

  // MARK: Scripts

  /// The `import` or `export` statement that `text` begins with, without its last line end.
  private static func statement(at text: Substring) -> Substring? {
    guard text.hasPrefix("import ") || text.hasPrefix("export ") else { return nil }
    let word = text.dropFirst(7).prefix { !$0.isWhitespace }
    let isExport = text.hasPrefix("export ")
    guard !isExport || exported.contains(String(word)) else { return nil }
    var depth = 0
    let head = head(of: text)
    for index in head.indices {
      switch head[index] {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "\n" where depth <= 0: return ends(head[..<index], isExport) ? head[..<index] : nil
      default: break
      }
    }
    return depth <= 0 && head.endIndex == text.endIndex && ends(head, isExport) ? head : nil
  }

  private static func ends(_ statement: Substring, _ isExport: Bool) -> Bool {
    isExport || ["'", "\"", ";"].contains(statement.trimmingEnd().last)
  }

  private static let exported: Set = ["const", "default", "function", "let", "async", "{", "*"]

  /// The end of the braced expression that `text` begins with; `nil` if it is not closed.
  static func end(ofBracesAt text: Substring) -> Substring.Index? {
    var depth = 0
    var quote: Character?
    var isEscaped = false
    let text = head(of: text)
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open && !isEscaped || character == "\n" { quote = nil }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "'", "\"": quote = character
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      default: break
      }
    }
    return nil
  }

  /// The longest tag, expression or statement, in bytes.
  static let longest = 4096

  /// What of `text` may be a tag, an expression or a statement; counting its characters would take longer than
  /// reading it.
  static func head(of text: Substring) -> Substring { Substring(text.utf8.prefix(longest)) }
}

/// A component tag or HTML tag, and its HTML equivalent.
struct ComponentTag {
  /// The index after the tag.
  let end: Substring.Index
  /// Whether it is the tag of a component, whose name begins with a capital.
  let isComponent: Bool
  let isClosing: Bool
  /// Whether its element has content.
  let isOpening: Bool
  /// The HTML tag that replaces it; empty for a component without content.
  let html: String
  private let name: Substring
  private let element: String
  private let attributes: String

  /// Whether the component has no equivalent HTML element.
  var isOwn: Bool { element.hasPrefix("x-") }

  /// A paragraph that says whether the content is what to do or not to do, if the component does:
  /// `<DoDont type="dont">`.
  func label(_ mark: String) -> String {
    guard !isDemo else { return "" }
    var verdict: Modality?
    HTMLTree.walk("<img component=\"\(name)\"\(attributes)>") { event, _ in
      if case .opening(let element) = event { verdict = verdict ?? element.verdict }
    }
    guard let verdict else { return "" }
    let words = verdict == .avoid ? "Don't" : "Do"
    return mark == "p" ? "<p>\(words)</p>" : mark + words + mark
  }

  /// The title shown above the component's content, unless that is a sample: `<Card
  /// title="Sizes">`.
  var title: Substring? {
    isComponent && isOpening && !isDemo ? Self.title(in: attributes) : nil
  }

  /// Whether it shows a sample.
  private var isDemo: Bool { Self.demos.contains(where: element.contains) }

  /// Parses the tag that `text` begins with; `nil` if there is none.
  init?(_ text: Substring) {
    guard let name = Self.name(in: text),
      let (attributes, end) = Self.attributes(in: text[name.text.endIndex...])
    else { return nil }
    self.end = end
    isClosing = name.isClosing
    // A fragment has no name: `<>`.
    isComponent = name.text.first?.isUppercase ?? true
    isOpening = !isClosing && attributes.last != "/"
    let element = isComponent ? Self.element(String(name.text)) : String(name.text)
    html =
      isComponent && !isOpening && !isClosing
      ? Self.html(ofEmpty: element, attributes, name: name.text)
      : name.text.isEmpty
        ? "" : "<\(isClosing ? "/" : "")\(Self.level(of: element, attributes))\(attributes)>"
    self.name = name.text
    self.element = element
    self.attributes = attributes
  }

  /// The tag that replaces a component without content: an image; else none.
  private static func html(
    ofEmpty element: String, _ attributes: String, name: Substring
  ) -> String {
    if showsImage(element, attributes, name: name) {
      return "<img component=\"\(name)\"\(attributes.dropLast())>"
    }
    return element == "img" ? "<\(element)\(attributes)>" : ""
  }

  /// Whether a component is an image with a caption: `<DontImage body="…" />`, `<Do body="…" />`.
  private static func showsImage(
    _ element: String, _ attributes: String, name: Substring
  ) -> Bool {
    element.hasPrefix("x-")
      && (imageNames.contains(where: element.contains)
        || HTMLElement.verdict(named: String(name)) != nil)
      && HTMLElement.captions.contains { attributes.contains(" \($0)=") }
  }

  private static let imageNames = Lexicon.headings.list("image-component")
  private static let demos = Lexicon.headings.list("demo")

  /// The value of the `title` attribute; `nil` if it has no letters.
  private static func title(in attributes: String) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = attributes.firstRange(of: " title=\(quote)") else { continue }
      let words = attributes[start.upperBound...].prefix { String($0) != quote }
      return words.contains(where: \.isLetter) ? words : nil
    }
    return nil
  }

  /// The tag name after a `<`.
  private static func name(in text: Substring) -> (text: Substring, isClosing: Bool)? {
    let isClosing = text.hasPrefix("</")
    let rest = text.dropFirst(isClosing ? 2 : 1)
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
    guard let first = name.first ?? rest.first, first.isLetter || first == ">" else { return nil }
    return (name, isClosing)
  }

  /// The attributes up to the closing `>`, with expressions replaced by empty strings, and the
  /// index after it.
  private static func attributes(in text: Substring) -> (String, end: Substring.Index)? {
    var rest = text
    var attributes = ""
    while let character = rest.first, character != ">" {
      guard attributes.utf8.count < ComponentMarks.longest, !rest.hasPrefix("\n\n"),
        let part = part(of: rest)
      else { return nil }
      if character != "{" {
        attributes += part.replacing("\n", with: " ")
      } else if attributes.last == "=" {
        attributes += "\"\""
      }
      rest = rest[part.endIndex...]
    }
    return rest.isEmpty ? nil : (attributes, text.index(after: rest.startIndex))
  }

  /// The expression or quoted string that `text` begins with, else the text up to the next one or to the end of
  /// the line; `nil` if the expression or string is not closed.
  private static func part(of text: Substring) -> Substring? {
    switch text.first {
    case "{": return ComponentMarks.end(ofBracesAt: text).map { text[..<$0] }
    case "\"", "'":
      let quote = text[text.startIndex]
      return ComponentMarks.head(of: text).dropFirst().firstIndex(of: quote).map { text[...$0] }
    default:
      let others = ComponentMarks.head(of: text).dropFirst().prefix { !"{\"'>\n".contains($0) }
      return text[..<others.endIndex]
    }
  }

  /// The HTML element for the component `name`.
  private static func element(_ name: String) -> String {
    let lower = name.lowercased()
    if let known = elements[lower] { return known }
    if AsideLabels.contains(lower) { return "aside" }
    if titles.contains(where: lower.hasSuffix) { return heading }
    // Without the prefix, the name could be that of an HTML element.
    return "x-" + lower.replacing(".", with: "-")
  }

  /// The element for a component that is a heading of any level.
  private static let heading = "h6"
  private static let titles = Lexicon.headings.list("title-class")

  /// The element of the level that a heading states: `<CardHeading element="h3">`.
  private static func level(of element: String, _ attributes: String) -> String {
    guard element == heading else { return element }
    return (1...6).lazy.map { "h\($0)" }.first { attributes.contains("\"\($0)\"") } ?? element
  }

  private static let elements = [
    "image": "img", "img": "img", "link": "a", "a": "a", "code": "code", "aside": "aside",
    "callout": "aside", "admonition": "aside",
  ]
}
