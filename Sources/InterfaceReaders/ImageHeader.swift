internal import LinterCore
internal import XMLEvents

/// The kind and size of an image, from the first bytes of its file.
///
/// The formats are specified in PNG (section 11.2.2, IHDR), JPEG (ITU T.81, B.2.2, frame header), PDF (ISO
/// 32000-1, 7.7.3.3, MediaBox) and SVG 2 (8.2, 8.6).
struct ImageHeader {
  /// The size in pixels, or in points for a vector image; `nil` if not stated.
  var size: PixelSize?
  /// Whether it is a vector image.
  var isVector = false
  /// Whether a PNG or JPEG has an alpha channel; `nil` for other formats.
  var hasAlpha: Bool?

  /// Reads the header; `nil` if the format is not supported.
  init?(_ bytes: [UInt8], name: String) {
    let suffix = name.lowercased().split(separator: ".").last ?? ""
    if bytes.starts(with: Array("%PDF".utf8)) || suffix == "pdf" {
      isVector = true
      size = Self.pdfSize(bytes)
    } else if suffix == "svg" {
      isVector = true
      size = Self.svgSize(bytes)
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard bytes.count >= 26, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      size = PixelSize(
        width: Self.number(bytes[16..<20]), height: Self.number(bytes[20..<24]))
      hasAlpha = bytes[25] == 4 || bytes[25] == 6
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let size = Self.jpegSize(bytes) else { return nil }
      self.size = size
      hasAlpha = false
    } else {
      return nil
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  private static func jpegSize(_ bytes: [UInt8]) -> PixelSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(number(bytes[(index + 2)..<(index + 4)]))
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return PixelSize(
          width: number(bytes[(index + 7)..<(index + 9)]),
          height: number(bytes[(index + 5)..<(index + 7)]))
      }
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  /// The media box of the first page, if it is not compressed.
  private static func pdfSize(_ bytes: [UInt8]) -> PixelSize? {
    let key = Array("/MediaBox".utf8)
    guard bytes.count > key.count,
      let start = bytes.indices.dropLast(key.count).first(where: {
        bytes[$0] == key[0] && bytes[$0..<($0 + key.count)].elementsEqual(key)
      }),
      let open = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open...].prefix(128).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return size(box: String(decoding: bytes[(open + 1)..<close], as: UTF8.self), isCorners: true)
  }

  /// The size of the root element, or else of its view box.
  private static func svgSize(_ bytes: [UInt8]) -> PixelSize? {
    var size: PixelSize?
    try? XMLEvents.read(bytes) { event in
      guard case .start(let name, let attributes, _, _) = event else { return true }
      if name == "svg" || name.hasSuffix(":svg") {
        if let width = length(attributes["width"]), let height = length(attributes["height"]) {
          size = PixelSize(width: width, height: height)
        } else {
          size = attributes["viewBox"].flatMap { self.size(box: $0, isCorners: false) }
        }
      }
      return false
    }
    return size
  }

  /// The size of a box given by four numbers: two corners, or a corner and a size.
  private static func size(box: String, isCorners: Bool) -> PixelSize? {
    let numbers = box.split(whereSeparator: { $0.isWhitespace || $0 == "," })
      .compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let width = isCorners ? abs(numbers[2] - numbers[0]) : numbers[2]
    let height = isCorners ? abs(numbers[3] - numbers[1]) : numbers[3]
    return width > 0 && height > 0 ? PixelSize(width: width, height: height) : nil
  }

  /// A length in points; `nil` for a percentage or another relative length.
  private static func length(_ text: String?) -> Double? {
    guard var text else { return nil }
    if text.hasSuffix("px") || text.hasSuffix("pt") { text.removeLast(2) }
    return Double(text).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
