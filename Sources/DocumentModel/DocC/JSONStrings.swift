#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The positions of the strings in a JSON text.
///
/// A decoder does not report positions, so the string literals of the raw text are listed once, and
/// each decoded value is looked up among them in reading order.
struct JSONStrings {
  private var places: [String: [Int]] = [:]  // the literals with this value, by number
  private var lines: [Int] = []  // the line of each literal
  private var cursor = 0

  /// Lists the literals of `text`, which must be well-formed JSON.
  init(_ text: String) { list(Array(text.utf8)) }

  private mutating func list(_ bytes: [UInt8]) {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var line = 1
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      guard bytes[index] == quote else {
        index += 1
        continue
      }
      var end = index + 1
      var hasEscape = false
      while end < bytes.count, bytes[end] != quote {
        if bytes[end] == backslash {
          hasEscape = true
          end += 1
        }
        end += 1
      }
      end = min(end, bytes.count)
      var value = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      if hasEscape {
        let literal = "\"" + value + "\""
        value = (try? JSONDecoder().decode(String.self, from: Data(literal.utf8))) ?? value
      }
      places[value, default: []].append(lines.count)
      lines.append(line)
      index = end + 1
    }
  }

  /// Moves to a key, so that the search continues after it.
  mutating func move(to key: String) {
    if let place = places[key]?.first { cursor = place }
  }

  /// The line of the next string with this value, or of the nearest one before if there is none.
  mutating func line(of value: String) -> Int? {
    guard let numbers = places[value] else { return nil }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < cursor { low = middle + 1 } else { high = middle }
    }
    guard low < numbers.count else { return numbers.last.map { lines[$0] } }
    cursor = numbers[low] + 1
    return lines[numbers[low]]
  }
}
