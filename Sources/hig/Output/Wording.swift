import Guidelines

/// The words for the values of the model.
enum Wording {
  static let component = Phrase("component", "구성 요소")
  static let document = Phrase("document", "문서")
  static let edition = Phrase("edition", "판")
  static let metrics = Phrase("numbers", "수치")
  static let pairs = Phrase("pairs", "쌍")
  static let passages = Phrase("passages", "단락")
  static let rules = Phrase("rules", "규칙")
  static let skipped = Phrase("left out", "제외한 줄")
  static let title = Phrase("title", "제목")

  static func modality(_ modality: Modality) -> Phrase {
    switch modality {
    case .must: Phrase("must", "필수")
    case .should: Phrase("should", "권장")
    case .consider: Phrase("consider", "고려")
    case .avoid: Phrase("avoid", "지양")
    case .never: Phrase("never", "금지")
    case .may: Phrase("may", "가능")
    }
  }

  static func reason(_ reason: SkippedLines.Reason) -> Phrase {
    switch reason {
    case .furniture: Phrase("page furniture", "페이지 장식")
    case .decoration: Phrase("decoration", "꾸밈")
    case .duplicate: Phrase("duplicate", "중복")
    case .metadata: Phrase("metadata", "메타데이터")
    case .image: Phrase("image", "이미지")
    case .unknown: Phrase("unknown block", "알 수 없는 블록")
    }
  }

  static func dimension(_ dimension: Dimension) -> Phrase {
    let korean: [Dimension: String] = [
      .count: "개수", .length: "길이", .width: "너비", .height: "높이", .size: "크기",
      .top: "위쪽 거리", .bottom: "아래쪽 거리", .leading: "앞쪽 거리", .trailing: "뒤쪽 거리",
      .margin: "여백", .spacing: "간격", .radius: "반경", .ratio: "비율", .duration: "시간",
      .rate: "빈도", .angle: "각도", .opacity: "불투명도", .share: "비중",
    ]
    return Phrase(dimension.rawValue, korean[dimension] ?? dimension.rawValue)
  }

  static func unit(_ unit: Unit) -> Phrase {
    let korean: [String: String] = [
      "characters": "자", "tabs": "개", "buttons": "개", "items": "개", "s": "초", "ms": "밀리초",
    ]
    return Phrase(unit.rawValue, korean[unit.rawValue] ?? unit.rawValue)
  }

  /// A metric's value with its unit: `3–5 tabs`, `≤ 15 characters`, `25 pt`, `75 px @3x`.
  static func value(of metric: Metric, in language: Language) -> String {
    let about = metric.isApproximate ? (language == .en ? "about " : "약 ") : ""
    let range =
      switch (metric.minimum, metric.maximum) {
      case (let low?, let high?) where low == high: number(low)
      case (let low?, let high?): "\(number(low))–\(number(high))"
      case (let low?, nil): "≥ \(number(low))"
      case (nil, let high?): "≤ \(number(high))"
      case (nil, nil): "–"
      }
    let unit = unit(metric.unit)[language]
    let glued =
      [.percent, .degrees, .toOne].contains(metric.unit)
      || (language == .ko && unit != metric.unit.rawValue)
    return about + range + (glued ? "" : " ") + unit + (metric.scale.map { " @\($0)x" } ?? "")
  }

  private static func number(_ value: Double) -> String {
    let whole = Int(exactly: value)
    return whole.map(String.init) ?? "\(value)"
  }
}
