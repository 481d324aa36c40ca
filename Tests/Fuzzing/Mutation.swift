/// Ways to damage a document.
enum Mutation: CaseIterable {
  case flipBytes
  case insertRandom
  case insertToken
  case repeatToken
  case deleteRange
  case repeatRange
  case moveRange
  case splice
  case nest
  case joinLines
  case splitLines
  case changeNumber
  case cut
  case widen

  /// The largest document made, in bytes.
  static let limit = 100_000

  /// What the readers treat specially, and what is hard in text itself.
  private static let tokens: [[UInt8]] = [
    "**", "*", "_", "`", "```\n", "~~~\n", "> ", ">", "- ", "1. ", "# ", "#### - ", "|", "|---|",
    "\n\n", "\n", "\t", "    ", "---\n", "===\n", "[", "](", ")", "![", "[a]: /b\n", "<div>",
    "</div>",
    "<br>", "<img alt=\"", "<table><tr><td>", "<!--", "-->", "<!-- rule: ", "{#id-a}", "{#",
    "&amp;", "<!DOCTYPE html>", "<main>", "<dl><dt>", "<dd>", "<li>", "<p class=\"title\">",
    "<Note title=\"", "</Note>", "{/*", "*/}", "{% ", " %}", "{{", "}}", "::: tip ", ":::\n",
    "export const a = {",
    "&#0;", "&#x110000;", "\\", "{", "}", "[{", "\"", "\":", ",", "null", "1e999", "\\ud800",
    "\"kind\":\"symbol\"", "\"identifier\":", "\"sections\":[", "\"content\":[", "25x25 pt",
    "(75x75 px @3x)", "3~5개", "세 개에서 다섯 개", "no more than ", "최대 ", "4.5:1", "99999999999999999999",
    "0.0000000000001", "-1", "½", "５", "pt", "px", "%", "iOS", "watchOS", "Not supported in ",
    "탭 막대", "하십시오.", "하지 마세요. ", "는 것이 좋습니다.", "e.g. ", "…", "\u{1100}", "\u{1161}", "\u{11A8}",
    "ㅌㅂ", "\u{301}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{0}", "👩‍👩‍👧‍👦", "Note", "참고", "\t", ";", "#",
  ].map { Array($0.utf8) }

  /// Damages `bytes`; `other` is a document to take parts from.
  func apply(to bytes: inout [UInt8], other: [UInt8], chance: inout Chance) {
    switch self {
    case .flipBytes:
      for _ in 0..<chance.length(upTo: 20) where !bytes.isEmpty {
        bytes[chance.below(bytes.count)] ^= UInt8(1 << chance.below(8))
      }
    case .insertRandom:
      let random = (0..<chance.length(upTo: 64)).map { _ in UInt8(chance.below(256)) }
      bytes.insert(contentsOf: random, at: chance.below(bytes.count + 1))
    case .insertToken:
      for _ in 0..<chance.length(upTo: 12) {
        bytes.insert(
          contentsOf: Self.token(using: &chance), at: chance.below(bytes.count + 1))
      }
    case .repeatToken:
      let token = Self.token(using: &chance) + Self.token(using: &chance)
      let count = chance.length(upTo: Self.limit / (2 * max(token.count, 1)))
      let run = repeatElement(token, count: count).joined()
      bytes.insert(contentsOf: run, at: chance.below(bytes.count + 1))
    case .deleteRange:
      bytes.removeSubrange(range(in: bytes, using: &chance))
    case .repeatRange:
      let part = Array(bytes[range(in: bytes, using: &chance)])
      let count = chance.length(upTo: max(1, Self.limit / (2 * max(part.count, 1))))
      bytes.insert(
        contentsOf: repeatElement(part, count: count).joined(), at: chance.below(bytes.count + 1))
    case .moveRange:
      let range = range(in: bytes, using: &chance)
      let part = Array(bytes[range])
      bytes.removeSubrange(range)
      bytes.insert(contentsOf: part, at: chance.below(bytes.count + 1))
    case .splice:
      let part = other[range(in: other, using: &chance)]
      bytes.replaceSubrange(range(in: bytes, using: &chance), with: part)
    case .nest:
      let prefix = Array(
        repeatElement(Self.token(using: &chance), count: chance.length(upTo: 40)).joined())
      bytes = Array(
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { prefix + $0 }
          .joined(separator: [0x0A]))
    case .joinLines:
      let share = 1 + chance.below(8)
      bytes = bytes.filter { $0 != 0x0A || chance.below(share) == 0 }
    case .splitLines:
      let share = 2 + chance.below(40)
      bytes = bytes.flatMap { $0 == 0x20 && chance.below(share) == 0 ? [0x0A] : [$0] }
    case .changeNumber:
      for index in bytes.indices where (0x30...0x39).contains(bytes[index]) {
        if chance.below(4) == 0 { bytes[index] = 0x30 + UInt8(chance.below(10)) }
      }
    case .cut:
      bytes.removeSubrange(chance.below(bytes.count + 1)...)
    case .widen:
      bytes =
        [0xFF, 0xFE]
        + String(decoding: bytes, as: UTF8.self).utf16.flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
    }
    if bytes.count > Self.limit { bytes.removeSubrange(Self.limit...) }
  }

  private static func token(using chance: inout Chance) -> [UInt8] {
    tokens[chance.below(tokens.count)]
  }

  private func range(in bytes: [UInt8], using chance: inout Chance) -> Range<Int> {
    let start = chance.below(bytes.count)
    return start..<min(bytes.count, start + chance.length(upTo: max(bytes.count, 1)))
  }
}
