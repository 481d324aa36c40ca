internal import CGumbo
internal import TextAnalysis

/// An element of an HTML tree, valid only during the walk.
struct HTMLElement {
  /// The element's name.
  let tag: GumboTag
  private let attributes: GumboVector

  fileprivate init(_ element: GumboElement) {
    tag = element.tag
    attributes = element.attributes
  }

  /// The value of an attribute, with character references resolved.
  func attribute(_ name: String) -> String? {
    withUnsafePointer(to: attributes) { attributes in
      gumbo_get_attribute(attributes, name).map { String(cString: $0.pointee.value) }
    }
  }
}

/// An event of a walk through HTML, in reading order.
enum HTMLEvent {
  case opening(HTMLElement)
  case closing(HTMLElement)
  /// Words between tags: `raw` as written, `text` with character references resolved.
  case text(_ text: String, raw: String)
  /// The text of a comment.
  case comment(String)
}

/// Parses HTML with libgumbo.
///
/// It follows the parsing algorithm of the HTML standard: missing tags are inserted, misplaced ones
/// are dropped, and nothing is an error.
enum HTMLTree {
  /// Calls `visit` with each event of `html` and its line, 1-based.
  ///
  /// The tree is walked without recursion, so nesting uses no stack. HTML whose tree would exceed
  /// its memory limit yields no events; no real page does.
  ///
  /// - Complexity: O(*n*), except for hostile input.
  static func walk(_ html: String, visit: (HTMLEvent, Int) -> Void) {
    var html = html
    html.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // 256 bytes of memory per byte of HTML are five times what the densest real pages need.
        let budget = 1 << 20 + characters.count * 256
        guard let tree = cgumbo_parse(characters.baseAddress, characters.count, budget) else {
          return
        }
        defer { cgumbo_free(tree) }
        if let root = tree.pointee.root { walk(root, visit: visit) }
      }
    }
  }

  /// A node on the path from the root, and the index of its next child.
  private typealias Level = (node: UnsafePointer<GumboNode>, next: Int)

  private static func walk(
    _ root: UnsafePointer<GumboNode>, visit: (HTMLEvent, Int) -> Void
  ) {
    var line = 1
    var path: [Level] = [(root, 0)]
    while let level = path.last {
      let element = level.node.pointee.v.element
      if level.next < Int(element.children.length),
        let child = element.children.data[level.next]?.assumingMemoryBound(to: GumboNode.self)
      {
        path[path.count - 1].next += 1
        if let opened = enter(child, &line, visit) {
          visit(.opening(HTMLElement(opened)), line)
          path.append((UnsafePointer(child), 0))
        }
      } else {
        path.removeLast()
        guard !path.isEmpty else { return }
        line = element.end_pos.line(after: line)
        visit(.closing(HTMLElement(element)), line)
      }
    }
  }

  /// Visits a leaf.
  ///
  /// Returns the element if the node is one.
  private static func enter(
    _ node: UnsafePointer<GumboNode>, _ line: inout Int, _ visit: (HTMLEvent, Int) -> Void
  ) -> GumboElement? {
    switch node.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      let element = node.pointee.v.element
      line = element.start_pos.line(after: line)
      return element
    case GUMBO_NODE_COMMENT:
      let text = node.pointee.v.text
      line = text.start_pos.line(after: line)
      visit(.comment(String(cString: text.text)), line)
    case GUMBO_NODE_DOCUMENT: break
    default:
      let text = node.pointee.v.text
      line = text.start_pos.line(after: line)
      let piece = UnsafeBufferPointer(
        start: text.original_text.data, count: text.original_text.length)
      let raw = piece.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
      visit(.text(String(cString: text.text), raw: raw), line)
      line += raw.utf8.count { $0 == 0x0A }
    }
    return nil
  }
}

extension GumboSourcePosition {
  /// Its line; `line`, that of the node before, for an element that the parser inserted.
  fileprivate func line(after line: Int) -> Int { self.line > 0 ? Int(self.line) : line }
}
