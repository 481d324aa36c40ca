internal import XMLEvents

/// An XML document as a tree.
struct XMLDocument {
  /// The outermost element.
  let root: XMLElement

  /// Reads a document.
  init(_ bytes: [UInt8], path: String) throws(InterfaceReadingError) {
    var root: XMLElement?
    var stack: [XMLElement] = []
    do {
      try XMLEvents.read(bytes) { event in
        switch event {
        case .start(let name, let attributes, let line, _):
          let element = XMLElement(name: name, attributes: attributes, line: line)
          if let parent = stack.last { parent.add(element) } else { root = element }
          stack.append(element)
        case .end: stack.removeLast()
        case .text(let text): stack.last?.add(text: text)
        }
        return true
      }
    } catch {
      throw InterfaceReadingError(file: path, line: error.line, reason: .xml(error.reason))
    }
    guard let root else { throw InterfaceReadingError(file: path, reason: .unknownFormat) }
    self.root = root
  }
}
