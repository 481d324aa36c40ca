#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// JSON with the line number of each object added as a member.
///
/// `JSONDecoder` reports no source positions, so line numbers are inserted before decoding. Invalid JSON
/// remains invalid.
package enum LocatedJSON {
  /// The name of the member with an object's line number.
  package static let lineKey = "@line"

  /// `bytes` with the line number, counted from 1, added to each object.
  package static func annotated(_ bytes: some Collection<UInt8>) -> Data {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    var line = 1
    var isInString = false
    var isEscaped = false
    // Inserted when the next character shows whether a comma is needed.
    var pending: String?
    for byte in bytes {
      if let member = pending, !isWhiteSpace(byte) {
        result += member.utf8
        if byte != UInt8(ascii: "}") { result.append(UInt8(ascii: ",")) }
        pending = nil
      }
      result.append(byte)
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") {
        pending = "\"\(lineKey)\":\(line)"
      }
    }
    return Data(result)
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
