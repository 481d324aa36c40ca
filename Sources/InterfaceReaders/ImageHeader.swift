internal import LinterCore

/// What the first bytes of an image file say: its kind and, of a bitmap, its size.
///
/// The layouts are those of the PNG specification (section 11.2.2, IHDR) and of JPEG (ITU T.81,
/// B.2.2, the frame header).
struct ImageHeader {
  /// The size in pixels; `nil` for a vector image.
  var size: PixelSize?
  /// Whether it is a vector image.
  var isVector = false
  /// Whether a PNG has a channel for transparency.
  var hasAlpha: Bool?

  /// Reads the header, or `nil` where `bytes` are of no kind that is known.
  init?(_ bytes: [UInt8], name: String) {
    let suffix = name.lowercased().split(separator: ".").last ?? ""
    if bytes.starts(with: Array("%PDF".utf8)) || suffix == "pdf" || suffix == "svg" {
      isVector = true
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
}
