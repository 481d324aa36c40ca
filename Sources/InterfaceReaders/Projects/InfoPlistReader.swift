internal import Guidelines
public import LinterCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the app's name and all values except dictionaries from an Info.plist.
public enum InfoPlistReader {
  /// Reads an XML or binary property list.
  ///
  /// References to build settings such as `$(PRODUCT_NAME)` are kept, but a value that contains one is not
  /// used as the name.
  ///
  /// - Throws: `InterfaceReadingError` if it is not a property list, or is malicious XML.
  public static func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceReadingError) -> Interface {
    let entries = try entries(bytes, path: path)
    var interface = Interface()
    let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { entries[$0]?.values.first }
    if let name = names.first(where: { !$0.isEmpty && !$0.contains("$(") }) {
      interface.appName = InterfaceText(literal: name).values
    }
    var product = Product(
      name: names.first ?? "", kind: kind(of: entries), place: Place(file: path, line: 1))
    product.information = entries
    product.isComplete = false
    if entries["LSRequiresIPhoneOS"]?.values == ["true"] { product.platforms = [.iOS, .iPadOS] }
    interface.products = [product]
    return interface
  }

  /// The key of the launch screen that the system draws, a dictionary of few values.
  private static let launchScreen = "UILaunchScreen"

  /// All values by key; those of the launch screen have a key each, `UILaunchScreen.UIImageName`.
  static func entries(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceReadingError) -> [String: Product.Entry] {
    guard !bytes.starts(with: "bplist".utf8) else {
      let first = Place(file: path, line: 1)
      do {
        let values = try PropertyListDecoder().decode([String: Texts].self, from: Data(bytes))
        return values.mapValues { Product.Entry($0.texts, at: first) }
      } catch {
        throw InterfaceReadingError(file: path, reason: .noStrings)
      }
    }
    let root = try XMLDocument(bytes, path: path).root
    var entries: [String: Product.Entry] = [:]
    let values = root.child("dict")?.children ?? []
    for (key, value) in zip(values, values.dropFirst()) where key.name == "key" {
      entries[key.text] = Product.Entry(value.texts, at: Place(file: path, line: key.line))
      guard key.text == launchScreen else { continue }
      for (part, text) in zip(value.children, value.children.dropFirst()) where part.name == "key" {
        entries["\(launchScreen).\(part.text)"] =
          Product.Entry(text.texts, at: Place(file: path, line: part.line))
      }
    }
    return entries
  }

  /// The kind of product with these Info.plist entries.
  private static func kind(of entries: [String: Product.Entry]) -> Product.Kind {
    if entries["NSExtension"] != nil || entries["EXAppExtensionAttributes"] != nil {
      return .appExtension
    }
    if entries["WKApplication"] != nil || entries["WKWatchKitApp"] != nil { return .watchApp }
    let type = entries["CFBundlePackageType"]?.values.first
    return type == "APPL" ? .app : .other
  }

  /// The texts of a value in a binary property list.
  private struct Texts: Decodable {
    var texts: [String]

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        texts = [flag ? "true" : "false"]
      } else if let text = try? value.decode(String.self) {
        texts = [text]
      } else {
        texts = (try? value.decode([String].self)) ?? []
      }
    }
  }
}

extension XMLElement {
  /// The texts of a value in an XML property list.
  fileprivate var texts: [String] {
    switch name {
    case "true", "false": [name]
    case "array": children.flatMap { $0.name == "dict" ? [] : $0.texts }
    case "dict": []
    default: [text]
    }
  }
}
