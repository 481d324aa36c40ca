internal import Guidelines

/// HTML as a tree; all text is escaped when it is written.
indirect enum Markup {
  /// Text as a reader sees it.
  case text(String)
  /// An element; its tag and the names of its attributes are literals of this module.
  case element(StaticString, [Attribute], [Markup])
  /// Sibling nodes.
  case group([Markup])

  /// Nothing.
  static var nothing: Markup { .group([]) }
}

/// An attribute of an element; only an ``Address`` can be the value of one that links.
struct Attribute {
  fileprivate let name: StaticString
  /// `nil` for a boolean attribute.
  fileprivate let value: String?
  /// Whether the value is an address.
  fileprivate var leads = false

  /// An attribute with a plain text value: never an address, a script or a style.
  init(_ name: StaticString, _ value: String?) {
    self.name = name
    self.value = value
  }

  private init(_ name: StaticString, _ address: Address) {
    self.init(name, address.text)
    leads = true
  }

  static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
  static func id(_ id: String) -> Attribute { Attribute("id", id) }
  static func lang(_ language: Language) -> Attribute { Attribute("lang", language.rawValue) }
  static func href(_ address: Address) -> Attribute { Attribute("href", address) }
  static func src(_ address: Address) -> Attribute { Attribute("src", address) }
  static func action(_ address: Address) -> Attribute { Attribute("action", address) }
  static func aria(_ name: AriaName, _ value: String) -> Attribute {
    Attribute(name.attribute, value)
  }

  /// The attributes of ARIA in use.
  enum AriaName {
    case label
    case labelledBy
    case current
    case hidden

    fileprivate var attribute: StaticString {
      switch self {
      case .label: "aria-label"
      case .labelledBy: "aria-labelledby"
      case .current: "aria-current"
      case .hidden: "aria-hidden"
      }
    }
  }
}

/// Collects the children of an element.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ text: String) -> [Markup] { [.text(text)] }
  static func buildExpression(_ node: Markup) -> [Markup] { [node] }
  static func buildExpression(_ nodes: [Markup]) -> [Markup] { nodes }
  static func buildBlock(_ parts: [Markup]...) -> [Markup] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
  static func buildEither(first: [Markup]) -> [Markup] { first }
  static func buildEither(second: [Markup]) -> [Markup] { second }
  static func buildArray(_ parts: [[Markup]]) -> [Markup] { parts.flatMap { $0 } }
}

/// The element `tag` with `attributes` and the children in `content`.
func element(
  _ tag: StaticString, _ attributes: Attribute?..., @MarkupBuilder content: () -> [Markup]
) -> Markup {
  .element(tag, attributes.compactMap { $0 }, content())
}

/// The element `tag` without content.
func element(_ tag: StaticString, _ attributes: Attribute?...) -> Markup {
  .element(tag, attributes.compactMap { $0 }, [])
}

/// Sibling nodes.
func group(@MarkupBuilder content: () -> [Markup]) -> Markup { .group(content()) }

/// A link.
func link(
  _ address: Address, _ attributes: Attribute?..., @MarkupBuilder content: () -> [Markup]
) -> Markup {
  .element("a", [.href(address)] + attributes.compactMap { $0 }, content())
}

extension Markup {
  /// The bytes of a whole page.
  var page: [UInt8] { page { $0 } }

  /// The bytes of a whole page, with every address replaced by the result of `place`.
  func page(leading place: (String) -> String) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(1 << 15)
    output += "<!doctype html>\n".utf8
    write(to: &output, leading: place)
    output.append(UInt8(ascii: "\n"))
    return output
  }

  /// The bytes of an XML document.
  var xml: [UInt8] {
    var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    write(to: &output) { $0 }
    output.append(UInt8(ascii: "\n"))
    return output
  }

  /// The text of the tree without its tags.
  var plainText: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let children), .group(let children):
      children.map(\.plainText).joined()
    }
  }

  private func write(to output: inout [UInt8], leading place: (String) -> String) {
    switch self {
    case .text(let text):
      Self.escape(text, to: &output)
    case .group(let nodes):
      for node in nodes { node.write(to: &output, leading: place) }
    case .element(let tag, let attributes, let children):
      output.append(UInt8(ascii: "<"))
      Self.write(tag, to: &output)
      for attribute in attributes {
        output.append(UInt8(ascii: " "))
        Self.write(attribute.name, to: &output)
        if let value = attribute.value {
          output += "=\"".utf8
          Self.escape(attribute.leads ? place(value) : value, to: &output)
          output.append(UInt8(ascii: "\""))
        }
      }
      output.append(UInt8(ascii: ">"))
      if Self.isVoid(tag) { return }
      for child in children { child.write(to: &output, leading: place) }
      output += "</".utf8
      Self.write(tag, to: &output)
      output.append(UInt8(ascii: ">"))
    }
  }

  private static func write(_ literal: StaticString, to output: inout [UInt8]) {
    literal.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  private static func escape(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      // HTML does not allow control characters in any form.
      case 0...8, 11...31, 127: output += "\u{FFFD}".utf8
      default: output.append(byte)
      }
    }
  }

  /// Elements that have no content and no end tag (HTML Standard, section 13.1.2).
  private static func isVoid(_ tag: StaticString) -> Bool {
    tag.withUTF8Buffer { bytes in
      [Array("meta".utf8), Array("link".utf8), Array("input".utf8), Array("br".utf8)].contains {
        $0.elementsEqual(bytes)
      }
    }
  }
}
