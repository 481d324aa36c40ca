import GuidelineReaders
import Guidelines
import TestSupport
import Testing
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Encodings")
struct EncodingTests {
  private static let text = """
    # Tab bars · 탭 막대

    **Keep tabs visible.** People rely on 3 to 5 tabs.

    > **탭을 보이게 하세요.** 사람들은 탭 3~5개에 의지합니다.

    - Give every tab a title.
    - 탭마다 제목을 붙이세요.

    """

  /// A way to write a text into a file.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: @Sendable (String) -> [UInt8]
  }

  static let forms = [
    Form(testDescription: "UTF-8 with a byte order mark") { [0xEF, 0xBB, 0xBF] + $0.utf8 },
    Form(testDescription: "CR LF") { Array($0.replacing("\n", with: "\r\n").utf8) },
    Form(testDescription: "CR") { Array($0.replacing("\n", with: "\r").utf8) },
    Form(testDescription: "decomposed syllables (NFD)") { text in
      Array(text.unicodeScalars.map(decomposed).joined().utf8)
    },
    Form(testDescription: "UTF-16 LE with mark") { [0xFF, 0xFE] + converted($0, "UTF-16LE") },
    Form(testDescription: "UTF-16 BE with mark") { [0xFE, 0xFF] + converted($0, "UTF-16BE") },
    Form(testDescription: "UTF-16 LE") { converted($0, "UTF-16LE") },
    Form(testDescription: "UTF-16 BE") { converted($0, "UTF-16BE") },
    Form(testDescription: "EUC-KR") { converted($0, "EUC-KR") },
    Form(testDescription: "code page 949 with CR LF") {
      converted($0.replacing("\n", with: "\r\n"), "CP949")
    },
    Form(testDescription: "no line end at the end") { Array($0.utf8.dropLast()) },
  ]

  @Test("In every encoding a document is the same document", arguments: forms)
  func same(form: Form) throws {
    let plain = try read(Self.text)
    #expect(plain.passages.count == 3)
    let document = try GuidelineReader(glossary: smallGlossary).read(
      bytes: form.bytes(Self.text), name: "page.md")
    #expect(document.passages == plain.passages)
    #expect(document.title == plain.title)
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test(
    "A file without a text is an empty document", arguments: ["", "\n", "\u{FEFF}", " \r\n\t\n"])
  func empty(text: String) throws {
    let document = try read(text)
    #expect(document.passages.isEmpty)
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test(
    "What is no text is refused in a line: document, line, reason, what to do",
    arguments: [
      ([0x41, 0x0A, 0x00, 0x42], 2, "a NUL character", "NUL 문자"),
      (Array("가나다\n라마바\n".utf8) + [0xFF, 0x20], 3, "save the file as UTF-8", "UTF-8로 저장하세요"),
      ([0xFF, 0xFE, 0x41, 0x00, 0x0A, 0x00, 0x42], 2, "not valid UTF-16LE", "UTF-16LE로 시작하지만"),
      ([0x25, 0x50, 0x44, 0x46, 0x0A, 0xE2, 0xE3, 0xCF, 0xD3], 2, "save the file", "저장하세요"),
    ])
  func refused(bytes: [UInt8], line: Int, english: String, korean: String) {
    let error = #expect(throws: ReadingError.self) {
      try GuidelineReader(glossary: smallGlossary).read(bytes: bytes, name: "notes/bad.md")
    }
    for (language, words) in [(Language.en, english), (.ko, korean)] {
      let message = error?.message(in: language) ?? ""
      #expect(message.hasPrefix("notes/bad.md:\(line): "), "\(message)")
      #expect(message.contains(words), "\(message)")
      #expect(!message.contains("\n"))
    }
  }
}

/// `text` in the encoding that `iconv` calls `name`.
private func converted(_ text: String, _ name: String) -> [UInt8] {
  let converter = iconv_open(name, "UTF-8")
  defer { iconv_close(converter) }
  var source = Array(text.utf8).map(CChar.init(bitPattern:))
  var target = [CChar](repeating: 0, count: source.count * 2 + 4)
  let capacity = target.count
  var sourceLeft = source.count
  var targetLeft = capacity
  source.withUnsafeMutableBufferPointer { source in
    target.withUnsafeMutableBufferPointer { target in
      var from = source.baseAddress
      var to = target.baseAddress
      _ = iconv(converter, &from, &sourceLeft, &to, &targetLeft)
    }
  }
  return target.prefix(capacity - targetLeft).map(UInt8.init(bitPattern:))
}

private func decomposed(_ scalar: Unicode.Scalar) -> String {
  guard (0xAC00...0xD7A3).contains(scalar.value) else { return String(scalar) }
  let index = scalar.value - 0xAC00
  var scalars = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
  if index % 28 > 0 { scalars.append(0x11A7 + index % 28) }
  return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
}
