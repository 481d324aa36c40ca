import Foundation

/// The JSON schemas of `Docs/schemas`, and whether documents keep to them.
///
/// Stricter than a schema asks: a member that it does not name is a violation, so that nothing is
/// printed that is not documented. Only the keywords that `Docs/schemas` uses are known.
public struct JSONSchemas {
  private typealias Object = [String: Any]

  private let files: [String: [String: Any]]

  /// The names of the schemas: `search` for `search.schema.json`.
  public var names: [String] { files.keys.sorted() }

  /// Reads `Docs/schemas`.
  ///
  /// - Throws: what Foundation says where a file cannot be read or is no JSON object.
  public init() throws {
    let folder = HigCommand.checkout.appending(path: "Docs/schemas")
    var files: [String: [String: Any]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".schema.json") {
      let data = try Data(contentsOf: folder.appending(path: name))
      guard let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      files[String(name.dropLast(".schema.json".count))] = schema
    }
    self.files = files
  }

  /// What in `document` goes against the schema `name`, each with its place; at most ten.
  public func violations(of name: String, in document: Any) -> [String] {
    guard let schema = files[name] else { return ["there is no schema \(name)"] }
    return Array(Set(check(document, by: Place(schema, in: name), at: "$")).sorted().prefix(10))
  }

  /// A schema, and the file that its references begin from.
  private struct Place {
    let schema: [String: Any]
    let file: String

    init(_ schema: [String: Any], in file: String) {
      self.schema = schema
      self.file = file
    }
  }

  private func check(_ value: Any, by place: Place, at path: String) -> [String] {
    let place = resolved(place)
    if let branches = place.schema["anyOf"] as? [[String: Any]] {
      var shared = place.schema
      shared["anyOf"] = nil
      let all = branches.map { branch in
        check(value, by: Place(Self.joined(shared, branch), in: place.file), at: path)
      }
      return all.min { $0.count < $1.count } ?? []
    }
    if let parts = place.schema["allOf"] as? [[String: Any]] {
      return check(value, by: merged(parts, in: place.file), at: path)
    }
    var found = checkType(value, place, path) + checkValue(value, place, path)
    if let object = value as? [String: Any] { found += check(object, place, path) }
    if let list = value as? [Any], let items = place.schema["items"] as? [String: Any] {
      found += list.flatMap { check($0, by: Place(items, in: place.file), at: path + "[]") }
    }
    return found
  }

  /// A branch with what stands beside it, where it says only what else is required.
  private static func joined(_ shared: Object, _ branch: Object) -> Object {
    guard Array(branch.keys) == ["required"] else { return branch }
    let required = [shared, branch].flatMap { $0["required"] as? [String] ?? [] }
    return shared.merging(["required": required]) { $1 }
  }

  /// The schema that a reference names: `common.schema.json#/$defs/Rule` or `#/$defs/Form`.
  private func resolved(_ place: Place) -> Place {
    guard let reference = place.schema["$ref"] as? String else { return place }
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let file =
      parts[0].isEmpty ? place.file : String(parts[0].dropLast(".schema.json".count))
    var schema = files[file] ?? [:]
    for key in parts[1].split(separator: "/") { schema = schema[String(key)] as? Object ?? [:] }
    precondition(!schema.isEmpty, "\(reference) leads nowhere")
    return resolved(Place(schema, in: file))
  }

  /// Objects of which a value has the members of all.
  private func merged(_ parts: [[String: Any]], in file: String) -> Place {
    var properties: Object = [:]
    var required: [String] = []
    var home = file
    for part in parts.map({ resolved(Place($0, in: file)) }) {
      properties.merge(part.schema["properties"] as? Object ?? [:]) { $1 }
      required += part.schema["required"] as? [String] ?? []
      // References of a part are those of its own file; only one part may have any.
      if part.file != file { home = part.file }
    }
    return Place(["type": "object", "properties": properties, "required": required], in: home)
  }

  private func check(_ object: [String: Any], _ place: Place, _ path: String) -> [String] {
    let properties = place.schema["properties"] as? Object ?? [:]
    let others = place.schema["additionalProperties"] as? Object
    var found = (place.schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(path).\($0) is missing" }
    for (key, value) in object {
      guard let schema = properties[key] as? Object ?? others else {
        found.append("\(path).\(key) is not documented")
        continue
      }
      found += check(value, by: Place(schema, in: place.file), at: "\(path).\(key)")
    }
    return found
  }

  private func checkType(_ value: Any, _ place: Place, _ path: String) -> [String] {
    guard let named = place.schema["type"] else { return [] }
    let types = named as? [String] ?? [named as? String ?? ""]
    let isRight = types.contains { Self.isOf($0, value) }
    return isRight ? [] : ["\(path) is no \(types.joined(separator: " or "))"]
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "number": number(value) != nil
    default: false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func number(_ value: Any) -> Double? {
    isBoolean(value) ? nil : (value as? NSNumber)?.doubleValue
  }

  private func checkValue(_ value: Any, _ place: Place, _ path: String) -> [String] {
    let schema = place.schema
    var found: [String] = []
    if let constant = schema["const"], "\(constant)" != "\(value)" {
      found.append("\(path) is not \(constant)")
    }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      found.append("\(path) is “\(value)”, none of \(choices.joined(separator: ", "))")
    }
    if let least = schema["minimum"] as? NSNumber, let number = Self.number(value),
      number < least.doubleValue
    {
      found.append("\(path) is less than \(least)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path) is “\(text)”, not like \(pattern)")
    }
    if let list = value as? [Any] {
      let range = (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? .max)
      if !range.contains(list.count) { found.append("\(path) has \(list.count) items") }
    }
    return found
  }
}
