import TestSupport
import Testing
import TextAnalysis

@Suite("Decoding")
struct TextDecodingTests {
  static let text = "탭 막대는 아래에 있습니다.\nTab bars — “4.5:1”\n\n끝 👍\n"

  static func utf16(_ text: String, bigEndian: Bool, marked: Bool) -> [UInt8] {
    ((marked ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  @Test("What was written is read, with mark and without")
  func unicode() throws {
    let text = Self.text
    let encoded: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      Self.utf16(text, bigEndian: false, marked: true),
      Self.utf16(text, bigEndian: true, marked: true),
      Self.utf16(text, bigEndian: false, marked: false),
      Self.utf16(text, bigEndian: true, marked: false),
      Self.utf16("plain text\n", bigEndian: false, marked: false),
    ]
    for bytes in encoded.dropLast() { #expect(try TextDecoding.decode(bytes) == text) }
    #expect(try TextDecoding.decode(encoded[6]) == "plain text\n")
    #expect(try TextDecoding.decode([]) == "")
  }

  @Test("Korean code pages are recognised, 949's own syllables included")
  func codePages() throws {
    let bytes: [UInt8] = [
      0xC5, 0xC7, 0x20, 0xB8, 0xB7, 0xB4, 0xEB, 0xB4, 0xC2, 0x20, 0xC8, 0xAD, 0xB8, 0xE9, 0x20,
      0xBE, 0xC6, 0xB7, 0xA1, 0xBF, 0xA1, 0x20, 0xC0, 0xD6, 0xBD, 0xC0, 0xB4, 0xCF, 0xB4, 0xD9,
      0x2E, 0x0A, 0x94, 0xEE,
    ]
    #expect(try TextDecoding.decode(bytes) == "탭 막대는 화면 아래에 있습니다.\n뷁")
  }

  @Test(
    "Every kind of line end becomes one line feed",
    arguments: [("a\r\nb\rc\nd", "a\nb\nc\nd"), ("\r\r\n\n", "\n\n\n"), ("a\r", "a\n"), ("", "")])
  func lineEnds(text: String, expected: String) throws {
    #expect(try TextDecoding.decode(Array(text.utf8)) == expected)
  }

  @Test("What is no text is refused, with its place")
  func errors() {
    let cases: [([UInt8], TextDecodingError.Reason, TextEncoding, Int, Int)] = [
      (Array("a\nb".utf8) + [0] + Array("c".utf8), .nul, .utf8, 3, 2),
      (Array("가나\r\n다".utf8) + [0xFF], .malformed, .utf8, 11, 2),
      (Array("탭 막대는 아래에\n".utf8) + [0xED, 0x83], .malformed, .utf8, 24, 2),
      ([0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0xC3], .malformed, .utf8, 5, 2),
      ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00, 0x00, 0xD8], .malformed, .utf16LittleEndian, 6, 2),
      ([0xFE, 0xFF, 0x00, 0x61, 0x00], .malformed, .utf16BigEndian, 4, 1),
      ([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x00], .nul, .utf16BigEndian, 4, 1),
      ([0x63, 0x61, 0x66, 0xE9, 0x20], .malformed, .utf8, 3, 1),
    ]
    for (bytes, reason, encoding, offset, line) in cases {
      let error = #expect(throws: TextDecodingError.self) { try TextDecoding.decode(bytes) }
      #expect(error?.reason == reason)
      #expect(error?.encoding == encoding)
      #expect(error?.offset == offset)
      #expect(error?.line == line)
      #expect(error?.description.hasPrefix("line \(line), byte \(offset): ") == true)
      #expect(error?.description.contains("\n") == false)
    }
  }

  @Test("Binary data is refused, whatever it is")
  func binary() {
    #expect(throws: TextDecodingError.self) {
      try TextDecoding.decode([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])
    }
    #expect(throws: TextDecodingError.self) {
      try TextDecoding.decode((0...255).map { UInt8($0) })
    }
  }

  @Test(
    "Files of other kinds are refused",
    arguments: [
      Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A],
      [0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x08, 0x08, 0x08, 0x00, 0x6C, 0x91],
      [0x1F, 0x8B, 0x08, 0x00, 0x5D, 0x81, 0x02, 0xFF, 0xED, 0xBD, 0x07, 0x60],
      [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10, 0x4A, 0x46, 0x49, 0x46, 0x00, 0x01],
      // Windows-1252: "Größe, süß", and Shift JIS, EUC-JP and GB 18030.
      [0x47, 0x72, 0xF6, 0xDF, 0x65, 0x2C, 0x20, 0x73, 0xFC, 0xDF, 0x0A],
      [0x82, 0xB1, 0x82, 0xEA, 0x82, 0xCD, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x81, 0x42],
      [0xA4, 0xB3, 0xA4, 0xEC, 0xA4, 0xCF, 0xA5, 0xC6, 0xA5, 0xB9, 0xA5, 0xC8, 0xA1, 0xA3],
      [0xB1, 0xEA, 0xC7, 0xA9, 0xC0, 0xB8, 0xCE, 0xBB, 0xD3, 0xDA, 0xC6, 0xC1, 0xC4, 0xBB],
    ] as [[UInt8]])
  func otherFiles(bytes: [UInt8]) {
    #expect(throws: TextDecodingError.self) { try TextDecoding.decode(bytes) }
  }

  @Test("Random bytes are read or refused, never more")
  func random() {
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...64)).map { _ in UInt8.random(in: .min ... .max) }
      if let text = try? TextDecoding.decode(bytes) { #expect(!text.utf8.contains(0)) }
    }
  }

  @Test(
    "The shared documents are read",
    .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func shared() throws {
    for name in try Shared.files("seeds") {
      let bytes = try Shared.bytes("seeds/" + name)
      let lines = bytes.count { $0 == 0x0A }
      #expect(try TextDecoding.decode(bytes).utf8.count { $0 == 0x0A } == lines)
    }
  }
}
