/// The elements that one stage hands over to the next, so that a large document is not held twice.
final class HandedOn<Element> {
  private var elements: [Element]

  init(_ elements: consuming [Element]) { self.elements = elements }

  /// Moves the elements out, so that the caller can change them without a copy.
  func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &elements)
    return taken
  }
}
