import Guidelines
import KnowledgeBase
import LinterCore

extension Wording {
  static func severity(_ severity: Severity?) -> Phrase {
    switch severity {
    case .error: Phrase("error", "오류")
    case .warning: Phrase("warning", "경고")
    case .note: Phrase("note", "참고")
    case nil: Phrase("no problem", "문제 아님")
    }
  }
}
