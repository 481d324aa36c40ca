internal import Guidelines
public import LinterCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads interface JSON: what a design tool, or any program, can say of an interface.
///
/// A document is one object with `"interface": 1`. Every other member may be left out, and what is
/// left out is not judged; `null` says that there is none.
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
/// - A **text** is a string, `{"en": "…", "ko": "…"}`, or `{"key": "…"}` where it is looked up; an
///   **image's name** is `{"symbol": "house.fill"}` or `{"asset": "home"}`.
/// - Any value may be `{"conditional": value}` where it holds only sometimes, and
///   `{"unknown": "why"}` where nobody can tell.
///
/// Keys that begin with `x-` or `$` are left to other programs; any other key is an error, so that
/// a typing error is not taken for a missing member.
public enum InterfaceJSON {
  /// Reads a document.
  ///
  /// - Throws: `InterfaceReadingError` where `bytes` are no JSON or not of this format.
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

  /// Whether `bytes` look like a document of this format: an object with the member `interface`.
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

  /// The line of the innermost object on the way to `path`.
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

/// The lines of a document's objects, for the place of a mistake.
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
