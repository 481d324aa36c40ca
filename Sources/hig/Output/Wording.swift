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
}
