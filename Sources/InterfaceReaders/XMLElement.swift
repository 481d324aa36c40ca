internal import XMLEvents

/// An element of an XML document, with the line it begins on.
final class XMLElement {
  /// Its name.
  let name: String
  /// Its attributes.
  private let attributes: XMLAttributes
  /// The line it begins on, counted from 1.
  let line: Int
  /// The elements inside, in order.
  private(set) var children: [XMLElement] = []
  /// The text directly inside.
  private(set) var text = ""

  init(name: String, attributes: XMLAttributes, line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child called `name`.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child with this value of `key`: Interface Builder's name for what it is to its parent.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// This element and all inside, in the order of the document.
  ///
  /// No document is deeper than `XMLEvents.deepest`, so that recursion is safe.
  var descendants: [XMLElement] {
    var found: [XMLElement] = []
    addDescendants(to: &found)
    return found
  }

  private func addDescendants(to found: inout [XMLElement]) {
    found.append(self)
    for child in children { child.addDescendants(to: &found) }
  }

  func add(_ child: XMLElement) { children.append(child) }
  func add(text: String) { self.text += text }
}
