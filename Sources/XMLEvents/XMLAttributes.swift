/// The attributes of an element, in the order of the document.
///
/// A list, because elements have few attributes and most are never read: it is built in a third of
/// the time of a dictionary, and searched as fast.
public struct XMLAttributes: Hashable, Sendable {
  private struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  private var list: [Attribute] = []

  /// The value of the attribute called `name`.
  public subscript(name: String) -> String? {
    let count = name.utf8.count
    // Most names differ in length, which costs less to find than comparing them.
    for attribute in list where attribute.name.utf8.count == count && attribute.name == name {
      return attribute.value
    }
    return nil
  }

  mutating func reserve(_ count: Int) { list.reserveCapacity(count) }

  mutating func append(_ name: String, _ value: String) {
    list.append(Attribute(name: name, value: value))
  }
}

extension XMLAttributes: ExpressibleByDictionaryLiteral {
  /// Creates attributes in the order of the literal.
  public init(dictionaryLiteral attributes: (String, String)...) {
    list = attributes.map { Attribute(name: $0, value: $1) }
  }
}
