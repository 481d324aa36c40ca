internal import Guidelines
internal import LinterCore

/// A type that is represented by an object in interface JSON.
protocol JSONElement: Sendable {
  /// The name of the object in the documentation.
  static var objectName: String { get }
  /// The members of the object, in reading order.
  static var members: [JSONMember<Self>] { get }
  /// The value before any member is read, with all defaults.
  static func blank(at place: Place) -> Self
}

/// A member of an object: its name, its type and what it sets.
///
/// The reader, the check for unknown keys and the list in Docs/FORMATS.md are all derived from this.
struct JSONMember<Owner: JSONElement>: Sendable {
  typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  /// The names; usually one, but two for the sides of a size.
  let names: [String]
  /// The type of its value, as worded in the documentation.
  let form: String
  /// Whether an object without it is rejected.
  let isRequired: Bool
  /// Reads it; only called if the member is present or required.
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

  /// A fact with a default value.
  static func fact<Value: Decodable & Hashable & Sendable>(
    _ name: String, _ form: String, _ path: Path<Fact<Value>>
  ) -> JSONMember {
    JSONMember(name, form: form) { object, owner in
      let read: Fact<Value>? = try expecting(form) { try object.fact(name) }
      if let fact = read { owner[keyPath: path] = fact }
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

  /// A plain value instead of a `Fact`; `null` leaves the default.
  static func value<Value: Decodable & Sendable>(
    _ name: String, _ form: String, _ path: Path<Value>
  ) -> JSONMember {
    JSONMember(name, form: form) { object, owner in
      let read = try expecting(form) { try object.value(name, as: Value.self) }
      if let value = read { owner[keyPath: path] = value }
    }
  }

  /// Runs `read`; a value that it has no case for is not as `form` documents it.
  private static func expecting<Value>(
    _ form: String, _ read: () throws -> Value
  ) throws -> Value {
    do { return try read() } catch DecodingError.dataCorrupted(let context) {
      let values = String(form.prefix { $0 != ":" }).replacing("`", with: "")
      throw DecodingError.dataCorrupted(
        .init(codingPath: context.codingPath, debugDescription: values))
    }
  }

  /// One of the cases of `Value`, listed in the documentation; `null` leaves the default.
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

  static func platform(_ name: String, _ path: Path<Platform?>) -> JSONMember {
    JSONMember(name, form: "platform") { object, owner in
      owner[keyPath: path] = try object.platform(name)
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
  /// The value described by the object.
  ///
  /// - Throws: for an unknown key, and whatever reading a member throws.
  func element<Element: JSONElement>() throws -> Element {
    try expect(Element.members.flatMap(\.names))
    var element = Element.blank(at: place)
    for member in Element.members where member.isRequired || member.names.contains(where: has) {
      try member.read(self, &element)
    }
    return element
  }

  /// The values of a list of objects; empty if it is missing or `null`.
  func elements<Element: JSONElement>(_ name: String) throws -> [Element] {
    try (value(name, as: [InterfaceObject].self) ?? []).map { try $0.element() }
  }
}
