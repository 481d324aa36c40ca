internal import Guidelines
public import LinterCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads image sets, symbol sets, color sets and app icons, one Contents.json at a time.
public enum AssetCatalogReader {
  /// Reads the Contents.json of a set.
  ///
  /// `path` ends in, for example, `home.imageset/Contents.json`; the folder determines the name and kind of
  /// the set. Folders of other kinds yield no images. `file` returns the first bytes of a file in the set,
  /// or `nil` if it does not exist.
  ///
  /// - Throws: `InterfaceReadingError` if `bytes` is not valid JSON or not in this format.
  public static func read(
    _ bytes: [UInt8], path: String, namespace: [String] = [],
    file: (String) -> [UInt8]?
  ) throws(InterfaceReadingError) -> Interface {
    var interface = Interface(files: [InterfaceFile(path: path, kind: .assets)])
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard let dot = folder.lastIndex(of: "."),
      let kind = ImageSet.Kind(rawValue: String(folder[folder.index(after: dot)...]))
    else { return interface }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: LocatedJSON.annotated(bytes))
    } catch let error as DecodingError {
      throw Self.failure(error, path: path)
    } catch {
      throw InterfaceReadingError(file: path, reason: .noJSON)
    }
    let renditions = contents.entries.map { entry in
      let content = entry.filename.flatMap(file)
      let header = content.flatMap { ImageHeader($0, name: entry.filename ?? "") }
      return Rendition(
        place: Place(file: path, line: entry.color?.line ?? entry.line), filename: entry.filename,
        exists: content != nil || entry.color != nil, scale: entry.scaleFactor,
        namedScale: entry.filename.flatMap(Rendition.scale(namedBy:)),
        idiom: entry.idiom ?? "universal",
        platform: entry.platform.flatMap { Platform(named: $0) }, heightClass: entry.heightClass,
        variant: entry.variant,
        slotSize: entry.slotSize, size: header?.size, isVector: header?.isVector ?? false,
        hasAlpha: header?.hasAlpha, color: entry.color?.literal)
    }
    let name = (namespace + [String(folder[..<dot])]).joined(separator: "/")
    interface.images = [
      ImageSet(name: name, kind: kind, place: Place(file: path, line: 1), renditions: renditions)
    ]
    return interface
  }

  private static func failure(_ error: DecodingError, path: String) -> InterfaceReadingError {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      InterfaceReadingError(
        file: path,
        reason: .unexpected(path: shown(context.codingPath), expected: "\"images\": [{…}]"))
    default: InterfaceReadingError(file: path, reason: .noJSON)
    }
  }

  private static func shown(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "/"
      : path.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
  }
}

/// The Contents.json of a set.
private struct Contents: Decodable {
  var images: [Entry]?
  var symbols: [Entry]?
  var colors: [Entry]?

  /// System colors bring their own variants, so a set that refers to one is ignored.
  var entries: [Entry] {
    let colors = (colors ?? []).contains { $0.color?.reference != nil } ? [] : colors ?? []
    return (images ?? []) + (symbols ?? []) + colors
  }
}

/// One slot of a set.
private struct Entry: Decodable {
  var line: Int
  var filename: String?
  var idiom: String?
  var scale: String?
  var platform: String?
  var heightClass: String?
  var size: String?
  var widthClass: String?
  var screenWidth: String?
  var subtype: String?
  var gamut: String?
  var direction: String?
  var locale: String?
  var appearances: [Appearance]?
  var color: Color?

  /// The color in a slot of a color set.
  struct Color: Decodable {
    /// The name of a system color.
    var reference: String?
    var line: Int?
    var components: [String: String]?

    /// The color.
    var literal: ColorName? {
      let white = components?["white"].flatMap(Self.part).map { [$0, $0, $0] }
      let parts =
        white ?? ["red", "green", "blue"].compactMap { components?[$0].flatMap(Self.part) }
      guard parts.count == 3 else { return nil }
      let opacity = components?["alpha"].flatMap(Double.init) ?? 1
      return .literal(parts[0], parts[1], parts[2]).faded(to: opacity > 0.99 ? 1 : opacity)
    }

    /// A component from 0 to 1, written as `0.5`, `128` or `0x80`.
    private static func part(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }

    enum CodingKeys: String, CodingKey {
      case reference
      case line = "@line"
      case components
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      reference = try container.decodeIfPresent(String.self, forKey: .reference)
      line = try container.decodeIfPresent(Int.self, forKey: .line)
      // Other members, such as line numbers, are ignored.
      components = try? container.decodeIfPresent([String: Part].self, forKey: .components)?
        .compactMapValues(\.text)
    }

    /// A color component as written.
    private struct Part: Decodable {
      var text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  /// A light, dark or high-contrast appearance.
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  /// The attributes of the slot besides idiom, height class and scale.
  var variant: String {
    let parts = [widthClass, screenWidth, subtype, gamut, direction, locale]
    let looks = (appearances ?? []).map { "\($0.appearance ?? "")=\($0.value ?? "")" }
    return (parts.compactMap(\.self) + looks).joined(separator: " ")
  }

  private enum CodingKeys: String, CodingKey {
    case line = "@line"
    case filename
    case idiom
    case scale
    case platform
    case heightClass = "height-class"
    case widthClass = "width-class"
    case screenWidth = "screen-width"
    case subtype
    case gamut = "display-gamut"
    case direction = "language-direction"
    case locale
    case appearances
    case color
    case size
  }

  /// The scale factor: 2 for `2x`.
  var scaleFactor: Int? {
    guard let scale, scale.hasSuffix("x") else { return nil }
    return Int(scale.dropLast())
  }

  /// The size in points, as in `83.5x83.5`.
  var slotSize: PixelSize? {
    let sides = (size ?? "").split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 ? PixelSize(width: sides[0], height: sides[1]) : nil
  }
}
