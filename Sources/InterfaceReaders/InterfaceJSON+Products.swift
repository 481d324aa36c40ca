internal import Guidelines
internal import LinterCore

extension Product: JSONElement {
  static let objectName = "product"

  static func blank(at place: Place) -> Product { Product(name: "", kind: .app, place: place) }

  static let members: [JSONMember<Product>] = [
    .value("name", "string", \.name), .choice("kind", \.kind), .platforms(\.platforms),
    .value("files", "paths of files and folders", \.files),
    .value("isComplete", "true or false", \.isComplete),
    JSONMember("information", form: "values of Info.plist by key") { object, product in
      let values = try object.value("information", as: [String: InformationJSON].self) ?? [:]
      for (key, value) in values where key != LocatedJSON.lineKey {
        product.information[key] = Entry(value.texts, at: product.place)
      }
    },
  ]
}

/// A value of an Info.plist: a string, a Boolean or a list of strings; a dictionary yields no texts.
private struct InformationJSON: Decodable {
  let texts: [String]

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      texts = [text]
    } else if let flag = try? value.decode(Bool.self) {
      texts = [flag ? "true" : "false"]
    } else {
      texts = (try? value.decode([String].self)) ?? []
    }
  }
}

extension ProtectedUse: JSONElement {
  static let objectName = "protected use"

  static func blank(at place: Place) -> ProtectedUse { ProtectedUse("", keys: [], at: place) }

  static let members: [JSONMember<ProtectedUse>] = [
    .value("name", "string", \.name), .value("keys", "keys of Info.plist", \.keys),
  ]
}

extension Vibration: JSONElement {
  static let objectName = "vibration"

  static func blank(at place: Place) -> Vibration { Vibration("", at: place) }

  static let members: [JSONMember<Vibration>] = [.value("sound", "string", \.sound)]
}
