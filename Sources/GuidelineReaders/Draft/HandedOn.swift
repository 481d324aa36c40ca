/// What one stage leaves to the next, which takes it over: a large document is not kept twice.
final class HandedOn<Element> {
  private var elements: [Element]

  init(_ elements: consuming [Element]) { self.elements = elements }

  /// The elements, which are here no more: whoever takes them changes them without a copy.
  func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &elements)
    return taken
  }
}
