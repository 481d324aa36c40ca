internal import XMLEvents

/// An XML document as a flat array in document order, in which descendants follow their ancestor.
final class XMLDocument {
  /// An element without its content.
  struct Node {
    let name: String
    let attributes: XMLAttributes
    /// The attribute by which Interface Builder marks its role in its parent.
    let key: String?
    /// The line it begins on, counted from 1.
    let line: Int
    /// The index after its last descendant.
    fileprivate(set) var end: Int
  }

  /// The elements in document order.
  let nodes: [Node]
  /// The text directly inside an element, by the element's index; most have none.
  let texts: [Int: String]

  /// The indices of the elements by name, in document order.
  private let places: [String: [Int]]

  /// The root element.
  var root: XMLElement { XMLElement(self, 0) }

  /// Reads a document without the elements for which `isSkipped` is true.
  init(
    _ bytes: [UInt8], path: String, isSkipped: @escaping (XMLTag) -> Bool = { _ in false }
  ) throws(InterfaceReadingError) {
    var nodes: [Node] = []
    var texts: [Int: String] = [:]
    var open: [Int] = []
    var places: [String: [Int]] = [:]
    do {
      try XMLEvents.read(bytes, isSkipped: isSkipped) { event in
        switch event {
        case .start(let name, let attributes, let line, _):
          open.append(nodes.count)
          places[name, default: []].append(nodes.count)
          nodes.append(
            Node(
              name: name, attributes: attributes, key: attributes["key"], line: line, end: .max))
        case .end: nodes[open.removeLast()].end = nodes.count
        case .text(let text): if let element = open.last { texts[element, default: ""] += text }
        }
        return true
      }
    } catch {
      throw InterfaceReadingError(file: path, line: error.line, reason: .xml(error.reason))
    }
    guard !nodes.isEmpty else { throw InterfaceReadingError(file: path, reason: .unknownFormat) }
    (self.nodes, self.texts, self.places) = (nodes, texts, places)
  }

  /// The indices of the elements with one of `names`, in document order.
  func places(of names: some Sequence<String>) -> [Int] {
    let lists = names.compactMap { places[$0] }
    return lists.count == 1 ? lists[0] : lists.joined().sorted()
  }
}
