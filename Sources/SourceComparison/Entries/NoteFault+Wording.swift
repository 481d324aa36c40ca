internal import GuidelineReaders
internal import Guidelines
internal import TextAnalysis

extension NoteFault {
  /// The message: the fault, and how to correct it.
  var reason: Bilingual<String> {
    let phrase =
      switch self {
      case .noValue:
        Phrase(
          "no key and value; write KEY=VALUE, and no ';' inside a value",
          "키와 값이 아닙니다. 키=값으로 쓰고, 값 안에는 ;을 쓰지 마세요")
      case .key(let name):
        Phrase(
          "'\(name)' is no key of such a comment"
            + Phrase.suggesting(Self.nearest(name), in: .en, else: "its keys are \(Self.keys)"),
          "'\(name)'은(는) 이 주석의 키가 아닙니다"
            + Phrase.suggesting(Self.nearest(name), in: .ko, else: "쓸 수 있는 키: \(Self.keys)"))
      case .modality(let value):
        Self.noOne(value, of: Modality.allCases.map(\.rawValue))
      case .platform(let value):
        Self.noOne(value, of: Platform.allCases.map(\.rawValue))
      case .edition(let value):
        Phrase(
          "'\(value)' is no edition; write 2025 or 2025-06",
          "'\(value)'은(는) 판이 아닙니다. 2025나 2025-06처럼 쓰세요")
      case .id(let value):
        Phrase(
          "'\(value)' is no id; ids are lower-case words with hyphens",
          "'\(value)'은(는) id가 아닙니다. 소문자 낱말을 붙임표로 이어 쓰세요")
      case .checkable(let value):
        Phrase(
          "'\(value)' is no reason; write checkable=no: why | 까닭",
          "'\(value)'은(는) 까닭이 아닙니다. checkable=no: why | 까닭처럼 쓰세요")
      }
    return Bilingual(en: phrase.en, ko: phrase.ko)
  }

  private static let keys = RuleNote.Key.allCases.map(\.rawValue).joined(separator: ", ")

  private static func nearest(_ name: String) -> [String] {
    EditDistance.nearest(to: name, in: RuleNote.Key.allCases.map(\.rawValue), limit: 1)
  }

  private static func noOne(_ value: String, of known: [String]) -> Phrase {
    let known = known.joined(separator: ", ")
    return Phrase(
      "'\(value)' is none of \(known)", "'\(value)' 자리에는 다음 가운데 하나를 쓰세요: \(known)")
  }
}
