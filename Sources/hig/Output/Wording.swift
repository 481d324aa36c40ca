import Guidelines
import KnowledgeBase
import LinterCore

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

  static func severity(_ severity: AuditSeverity) -> Phrase {
    switch severity {
    case .error: Phrase("error", "오류")
    case .warning: Phrase("warning", "경고")
    case .note: Phrase("note", "참고")
    }
  }

  static func severity(_ severity: Severity?) -> Phrase {
    switch severity {
    case .error: Phrase("error", "오류")
    case .warning: Phrase("warning", "경고")
    case .note: Phrase("note", "참고")
    case nil: Phrase("no problem", "문제 아님")
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
    Phrase(dimension.name(in: .en), dimension.name(in: .ko))
  }
}
