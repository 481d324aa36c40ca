internal import Guidelines
public import LinterCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads interface JSON, by which design tools and other programs can describe an interface.
///
/// A document is an object with `"interface": 1`. All other members are optional. What is omitted is not
/// judged; `null` means that there is none.
///
/// ```json
/// {
///   "interface": 1,
///   "platforms": ["iOS"],
///   "appName": {"en": "Trails", "ko": "산길"},
///   "tabBars": [{
///     "tabs": [
///       {"title": "Walks", "icon": {"symbol": "figure.walk"}, "badge": "3"},
///       {"title": {"en": "Maps", "ko": "지도"}, "icon": {"asset": "map"}, "compactIcon": null}
///     ]
///   }],
///   "screens": [{
///     "id": "Walks", "isTopLevel": true,
///     "navigationBar": {
///       "title": "Walks", "largeTitle": true,
///       "leading": [{"text": "Edit"}], "trailing": [{"icon": {"symbol": "plus"}}]
///     },
///     "toolbar": {"items": [{"system": "trash"}, {"space": "fixed"}, {"text": "Share"}]},
///     "controls": [{"kind": "button", "text": "Start", "width": 44, "height": 44}]
///   }],
///   "images": [{
///     "name": "map",
///     "files": [{"name": "map@2x.png", "scale": 2, "width": 50, "height": 50}]
///   }]
/// }
/// ```
///
/// Docs/FORMATS.md lists the members of every object, as ``JSONMember``s declare them.
///
/// - A **text** is a string, `{"en": "…", "ko": "…"}`, or `{"key": "…"}` for a lookup; an
///   **image's name** is `{"symbol": "house.fill"}` or `{"asset": "home"}`.
/// - Any value may be `{"conditional": value}` if it only applies at times, or
///   `{"unknown": "why"}` if it cannot be determined.
///
/// Keys that start with `x-` or `$` are reserved for other programs. Any other unknown key is an error, so
/// that typos are not mistaken for missing members.
public enum InterfaceJSON {
  /// Reads a document.
  ///
  /// - Throws: `InterfaceReadingError` if `bytes` is not valid JSON or not in this format.
  public static func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceReadingError) -> Interface {
    let decoder = JSONDecoder()
    if let key = InterfaceObject.file { decoder.userInfo[key] = path }
    let data = LocatedJSON.annotated(bytes)
    do {
      let document = try decoder.decode(DocumentJSON.self, from: data)
      return document.interface
    } catch let error as InterfaceObject.UnknownKey {
      throw InterfaceReadingError(
        file: path, line: line(at: error.path, in: data),
        reason: .unknownKey(path: shown(error.path)))
    } catch let error as DecodingError {
      throw failure(error, file: path, data: data)
    } catch {
      throw InterfaceReadingError(file: path, reason: .noJSON)
    }
  }

  /// Whether `bytes` looks like a document in this format: an object with the member `interface`.
  public static func recognises(_ bytes: [UInt8]) -> Bool {
    (try? JSONDecoder().decode(Mark.self, from: Data(bytes))) != nil
  }

  private struct Mark: Decodable {
    let interface: Int
  }

  private static func failure(
    _ error: DecodingError, file: String, data: Data
  ) -> InterfaceReadingError {
    let (path, expected): ([any CodingKey], String) =
      switch error {
      case .typeMismatch(let type, let context): (context.codingPath, name(of: type))
      case .valueNotFound(let type, let context): (context.codingPath, name(of: type))
      case .keyNotFound(let key, let context): (context.codingPath + [key], "a value")
      case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
      @unknown default: ([], "")
      }
    if case .dataCorrupted = error, path.isEmpty {
      return InterfaceReadingError(file: file, reason: .noJSON)
    }
    return InterfaceReadingError(
      file: file, line: line(at: path, in: data),
      reason: .unexpected(path: shown(path), expected: expected))
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "\"text\""
    case is Bool.Type: "true / false"
    case is any Numeric.Type: "123"
    case is any Collection.Type: "[…]"
    default: "{…}"
    }
  }

  private static func shown(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// The line of the innermost object on the path.
  private static func line(at path: [any CodingKey], in data: Data) -> Int? {
    guard let tree = try? JSONDecoder().decode(LineTree.self, from: data) else { return nil }
    var node = tree
    var line = tree.line
    for key in path {
      guard let next = node.members[key.intValue.map(String.init) ?? key.stringValue] else { break }
      node = next
      line = next.line ?? line
    }
    return line
  }
}

/// The line numbers of a document's objects, used to locate errors.
private struct LineTree: Decodable {
  var line: Int?
  var members: [String: LineTree] = [:]

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: InterfaceObject.Key.self) {
      line = try? object.decode(Int.self, forKey: .init(LocatedJSON.lineKey))
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(LineTree.self, forKey: key)
      }
    } else if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd {
        members[String(list.currentIndex)] = try list.decode(LineTree.self)
      }
    }
  }
}
