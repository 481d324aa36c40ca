internal import Guidelines

/// A file format that is not read as text, recognised by its first bytes.
public enum BinaryFormat: String, Equatable, Sendable {
  case pdf
  /// A document of a word processor: Word, Pages, Hangul, RTF.
  case wordProcessor
  case image
  case archive

  /// The format of `bytes`; `nil` for text and unknown formats.
  init?(_ bytes: [UInt8]) {
    guard let known = Self.beginnings.first(where: { bytes.starts(with: $0.bytes) }) else {
      return nil
    }
    self = known.format
    // Word and Hangul documents are ZIP archives, too; the names of their first entries tell.
    if self == .archive, Self.isWordProcessor(bytes.prefix(4096)) { self = .wordProcessor }
  }

  private static func isWordProcessor(_ head: ArraySlice<UInt8>) -> Bool {
    let names = String(decoding: head, as: UTF8.self)
    return ["word/", "hwp+zip", "Index/Document.iwa", "opendocument.text"]
      .contains { names.contains($0) }
  }

  /// The magic bytes of each format, as in its specification.
  private static let beginnings: [(bytes: [UInt8], format: BinaryFormat)] = [
    (Array("%PDF-".utf8), .pdf), (Array("{\\rtf".utf8), .wordProcessor),
    // The compound file of Word and Hangul before 2007.
    ([0xD0, 0xCF, 0x11, 0xE0], .wordProcessor),
    ([0x50, 0x4B, 0x03, 0x04], .archive), ([0x1F, 0x8B], .archive),
    ([0x37, 0x7A, 0xBC, 0xAF], .archive), (Array("Rar!".utf8), .archive),
    ([0x89, 0x50, 0x4E, 0x47], .image), ([0xFF, 0xD8, 0xFF], .image), (Array("GIF8".utf8), .image),
    (Array("RIFF".utf8), .image), ([0x00, 0x00, 0x00, 0x18, 0x66, 0x74, 0x79, 0x70], .image),
    ([0x00, 0x00, 0x00, 0x1C, 0x66, 0x74, 0x79, 0x70], .image),
  ]

  /// What the file is and how to provide its text instead.
  var explanation: Phrase {
    switch self {
    case .pdf:
      Phrase(
        "a PDF, which is not read; save its text as Markdown, HTML or plain text",
        "PDF는 읽지 않습니다. 글을 Markdown이나 HTML, 일반 텍스트로 저장하세요")
    case .wordProcessor:
      Phrase(
        "a word processor's document, which is not read; save it as HTML or plain text",
        "워드 프로세서 문서는 읽지 않습니다. HTML이나 일반 텍스트로 저장하세요")
    case .image:
      Phrase(
        "an image, which is not read; write its text into a Markdown file",
        "이미지는 읽지 않습니다. 이미지의 글을 Markdown 파일로 적으세요")
    case .archive:
      Phrase(
        "an archive, which is not read; unpack it and give the folder",
        "압축 파일은 읽지 않습니다. 압축을 풀고 폴더를 지정하세요")
    }
  }
}
