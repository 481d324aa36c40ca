internal import XMLEvents

/// An element of an XML document.
struct XMLElement {
  private let document: XMLDocument
  private let place: Int

  /// The element at index `place` of `document`.
  init(_ document: XMLDocument, _ place: Int) {
    self.document = document
    self.place = place
  }

  /// Its name.
  var name: String { document.nodes[place].name }

  /// The line it begins on, counted from 1.
  var line: Int { document.nodes[place].line }

  /// The text directly inside it.
  var text: String { document.texts[place] ?? "" }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { document.nodes[place].attributes[attribute] }

  /// The child elements, in order.
  var children: [XMLElement] {
    var found: [XMLElement] = []
    visitChildren { found.append($0) }
    return found
  }

  /// The first child called `name`.
  func child(_ name: String) -> XMLElement? { firstChild { $0.nodes[$1].name == name } }

  /// The first child with this value of `key`, by which Interface Builder marks its role in the parent.
  func child(key: String) -> XMLElement? { firstChild { $0.nodes[$1].key == key } }

  @inline(__always)
  private func firstChild(_ isWanted: (XMLDocument, Int) -> Bool) -> XMLElement? {
    let end = document.nodes[place].end
    var next = place + 1
    while next < end {
      if isWanted(document, next) { return XMLElement(document, next) }
      next = document.nodes[next].end
    }
    return nil
  }

  /// Whether `other` is inside it, or is the same.
  func holds(_ other: XMLElement) -> Bool {
    (place..<document.nodes[place].end).contains(other.place)
  }

  /// This element and its descendants, in document order.
  var descendants: LazyMapCollection<Range<Int>, XMLElement> {
    (place..<document.nodes[place].end).lazy.map { [document] in XMLElement(document, $0) }
  }

  /// The elements of its whole document that have one of `names`, in document order.
  func inDocument(named names: String...) -> [XMLElement] { inDocument(named: names) }

  /// The elements of its whole document that have one of `names`, in document order.
  func inDocument(named names: some Sequence<String>) -> [XMLElement] {
    document.places(of: names).map { XMLElement(document, $0) }
  }

  /// Calls `visit` for each child, in order.
  func visitChildren(_ visit: (XMLElement) -> Void) {
    var next = place + 1
    while next < document.nodes[place].end {
      visit(XMLElement(document, next))
      next = document.nodes[next].end
    }
  }

  /// The descendants in document order, skipping the subtrees of elements for which `isLeftOut` is true.
  func inside(leavingOut isLeftOut: (XMLElement) -> Bool) -> [XMLElement] {
    var found: [XMLElement] = []
    var next = place + 1
    while next < document.nodes[place].end {
      let element = XMLElement(document, next)
      if isLeftOut(element) {
        next = document.nodes[next].end
      } else {
        found.append(element)
        next += 1
      }
    }
    return found
  }
}
