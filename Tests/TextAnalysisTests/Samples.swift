import Guidelines
import TextAnalysis

/// A small glossary and analyzers over it, for the tests of this module.
enum Samples {
  static let table = """
    id\ten\tko\tapi\tpage\tnote
    tab-bar\ttab bar\t탭 막대; 탭 바; 탭 표시줄; 탭 모음\tUITabBar; TabView\ttab-bars\t
    toolbar\ttoolbar\t도구 막대; 툴바; 도구 모음\tUIToolbar\ttoolbars\t
    navigation-bar\tnavigation bar\t탐색 막대; 내비게이션 바\tUINavigationBar\tnavigation-bars\t
    badge\tbadge\t배지; 뱃지\t.badge(_:)\t\t
    tab\ttab?\t탭?\t\t\tas a verb it asks for a tap
    title\ttitle\t제목\tnavigationTitle\t\t
    icon\ticon\t아이콘\t\ticons\t
    menu\tmenu\t메뉴\t\tmenus\t
    category\tcategory\t범주\t\t\t
    scroll\tscroll\t스크롤\t\t\t
    text-field\ttext field\t텍스트 필드\tUITextField\ttext-fields\t
    """

  static let glossary: Glossary = {
    do {
      return try Glossary(tsv: table, name: "sample")
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  static let analyzer = TextAnalyzer(concepts: glossary)

  /// A lookup that is no glossary, as a database would be.
  struct Lookup: ConceptLookup {
    var longestSpelling: Int { glossary.longestSpelling }
    func concepts(squashed: Substring) -> [ConceptID] { glossary.concepts(squashed: squashed) }
    func isAmbiguous(squashed: Substring) -> Bool { glossary.isAmbiguous(squashed: squashed) }
  }

  static func tokens(_ text: String) -> [Token] { analyzer.tokens(in: text) }

  static func texts(_ text: String, _ kinds: Token.Kind...) -> [String] {
    tokens(text).filter { kinds.isEmpty || kinds.contains($0.kind) }.map(\.text)
  }

  /// The concepts in `text` by id, in order.
  static func concepts(_ text: String) -> [String] {
    tokens(text).filter { $0.kind == .concept }.map { String($0.text.dropFirst()) }
  }

  /// Texts that break careless code.
  static let hostile: [(name: String, text: String)] = [
    ("one letter", String(repeating: "a", count: 1_000_000)),
    ("one syllable", String(repeating: "가", count: 30_000)),
    ("one capital after another", String(repeating: "aA", count: 30_000)),
    ("marks alone", String(repeating: "\u{301}", count: 10_000)),
    ("marks on one letter", "e" + String(repeating: "\u{301}\u{323}", count: 5_000)),
    ("emoji", String(repeating: "👩🏽‍💻🇰🇷1️⃣", count: 2_000)),
    ("right to left", String(repeating: "שלום عليكم ", count: 2_000)),
    ("jamo", String(repeating: "\u{1110}\u{1162}\u{11B8}ㅌㅐㅂ\u{1162}", count: 3_000)),
    ("particles", String(repeating: "에서는까지도", count: 100_000)),
    ("spaced particles", String(repeating: "는 ", count: 100_000)),
    ("digits", String(repeating: "1", count: 30_000)),
    ("a number's commas", String(repeating: "1,", count: 10_000)),
    ("sizes", String(repeating: "1x", count: 10_000)),
    ("ranges", String(repeating: "1~", count: 10_000)),
    ("number words", String(repeating: "three to ", count: 5_000)),
    ("beginnings of spellings", String(repeating: "도구모", count: 10_000)),
    ("spaced beginnings", String(repeating: "도 구 모 ", count: 10_000)),
    ("ideographs", String(repeating: "漢字かな交じり文", count: 2_000)),
    ("apostrophes", String(repeating: "a'", count: 10_000)),
    ("invisible", String(repeating: "a\u{200D}\u{AD}\u{FE0F}", count: 5_000)),
    ("separators", String(repeating: "a · 가 / ", count: 2_000)),
    ("abbreviations", String(repeating: "e.g. ", count: 2_000)),
  ]
}

/// `text` in NFD, by the arithmetic of syllables and a few Latin letters.
func decomposed(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "é": scalars.append(contentsOf: "e\u{301}".unicodeScalars)
    case "Ü": scalars.append(contentsOf: "U\u{308}".unicodeScalars)
    case "\u{AC00}"..."\u{D7A3}":
      let index = scalar.value - 0xAC00
      let jamo = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for code in index % 28 > 0 ? jamo : Array(jamo.dropLast()) {
        if let scalar = Unicode.Scalar(code) { scalars.append(scalar) }
      }
    default: scalars.append(scalar)
    }
  }
  return String(scalars)
}
