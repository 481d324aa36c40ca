internal import Guidelines
internal import LinterCore

/// A part of an interface that interface JSON describes by an object with members.
protocol JSONElement: Sendable {
  /// What the documentation calls it.
  static var objectName: String { get }
  /// The members of its object, in the order in which they are read.
  static var members: [JSONMember<Self>] { get }
  /// The value before any member is read: every default.
  static func blank(at place: Place) -> Self
}

/// A member of an object: its name, what it holds, and what it sets.
///
/// The reader, the keys that are known and the list in Docs/FORMATS.md go by these alone.
struct JSONMember<Owner: JSONElement>: Sendable {
  typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// The names; one as a rule, two for the sides of one size.
  let names: [String]
  /// What it holds, as the documentation says it.
  let form: String
  /// Whether an object without it is refused.
  let isRequired: Bool
  /// Reads it; only called where the object has it, or must have it.
  let read: @Sendable (InterfaceObject, inout Owner) throws -> Void

  init(
    _ names: String..., form: String, isRequired: Bool = false,
    read: @escaping @Sendable (InterfaceObject, inout Owner) throws -> Void
  ) {
    self.names = names
    self.form = form
    self.isRequired = isRequired
    self.read = read
  }
}

extension JSONMember {
  static func text(_ name: String, _ path: Path<Fact<InterfaceText>>) -> JSONMember {
    JSONMember(name, form: "text") { object, owner in
      if let text = try object.text(name) { owner[keyPath: path] = text }
    }
  }

  static func image(_ name: String, _ path: Path<Fact<ImageName>>) -> JSONMember {
    JSONMember(name, form: "image") { object, owner in
      if let image = try object.image(name) { owner[keyPath: path] = image }
    }
  }

  static func image(_ name: String, _ path: Path<Fact<ImageName>?>) -> JSONMember {
    JSONMember(name, form: "image") { object, owner in
      owner[keyPath: path] = try object.image(name)
    }
  }

  /// A fact that the type has a default for.
  static func fact<Value: Decodable & Hashable & Sendable>(
    _ name: String, _ form: String, _ path: Path<Fact<Value>>
  ) -> JSONMember {
    JSONMember(name, form: form) { object, owner in
      if let fact: Fact<Value> = try object.fact(name) { owner[keyPath: path] = fact }
    }
  }

  static func flag(_ name: String, _ path: Path<Fact<Bool>>) -> JSONMember {
    fact(name, "true or false", path)
  }

  static func number(_ name: String, _ path: Path<Fact<Double>?>) -> JSONMember {
    JSONMember(name, form: "number") { object, owner in
      owner[keyPath: path] = try object.fact(name)
    }
  }

  /// A plain value rather than a `Fact`; `null` leaves the default.
  static func value<Value: Decodable & Sendable>(
    _ name: String, _ form: String, _ path: Path<Value>
  ) -> JSONMember {
    JSONMember(name, form: form) { object, owner in
      if let value = try object.value(name, as: Value.self) { owner[keyPath: path] = value }
    }
  }

  /// One of the cases of `Value`, which the documentation lists; `null` leaves the default.
  static func choice<Value: Decodable & Sendable & CaseIterable & RawRepresentable<String>>(
    _ name: String, _ path: Path<Value>
  ) -> JSONMember {
    value(name, Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "), path)
  }

  static func platforms(_ path: Path<[Platform]>) -> JSONMember {
    JSONMember("platforms", form: "platforms") { object, owner in
      owner[keyPath: path] = try object.platforms()
    }
  }

  static func list<Element: JSONElement>(_ name: String, _ path: Path<[Element]>) -> JSONMember {
    JSONMember(name, form: "list of \(Element.objectName)s") { object, owner in
      owner[keyPath: path] = try object.elements(name)
    }
  }

  static func object<Element: JSONElement>(_ name: String, _ path: Path<Element?>) -> JSONMember {
    JSONMember(name, form: Element.objectName) { object, owner in
      owner[keyPath: path] = try object.value(name, as: InterfaceObject.self)?.element()
    }
  }
}

extension InterfaceObject {
  /// What the object says, by the members of the type.
  ///
  /// - Throws: for a key that is no member, and what reading a member throws.
  func element<Element: JSONElement>() throws -> Element {
    try expect(Element.members.flatMap(\.names))
    var element = Element.blank(at: place)
    for member in Element.members where member.isRequired || member.names.contains(where: has) {
      try member.read(self, &element)
    }
    return element
  }

  /// What the objects of a list say, none where it is missing or `null`.
  func elements<Element: JSONElement>(_ name: String) throws -> [Element] {
    try (value(name, as: [InterfaceObject].self) ?? []).map { try $0.element() }
  }
}
