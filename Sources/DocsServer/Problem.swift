internal import Guidelines
internal import KnowledgeBase
internal import ReportReaders

/// Why a request gets no page: data first, worded in `phrase` and nowhere else.
enum Problem {
  case noPage
  case noRule(given: String, nearest: [RuleID])
  case noComponent(given: String, nearest: [ComponentName])
  case noDocument(given: String)
  case badTarget
  case badParameter(name: String, expected: Phrase)
  case missingParameter(name: String)
  case methodNotAllowed(allowed: [String])
  case wrongHost(given: String?)
  case lengthRequired
  case contentTooLarge(limit: Int)
  case badReport(ReportError)
  case knowledgeBase(KnowledgeBaseError)

  /// The status of the answer.
  var status: Status {
    switch self {
    case .noPage, .noRule, .noComponent, .noDocument: .notFound
    case .badTarget, .badParameter, .missingParameter, .badReport: .badRequest
    case .methodNotAllowed: .methodNotAllowed
    case .wrongHost(let given): given == nil ? .badRequest : .misdirected
    case .lengthRequired: .lengthRequired
    case .contentTooLarge: .contentTooLarge
    case .knowledgeBase(let error):
      switch error.code {
      case .missing, .busy: .unavailable
      default: .failed
      }
    }
  }

  /// What programs tell problems apart by.
  var code: String {
    switch self {
    case .noPage: "no-page"
    case .noRule: "no-rule"
    case .noComponent: "no-component"
    case .noDocument: "no-document"
    case .badTarget: "bad-target"
    case .badParameter: "bad-parameter"
    case .missingParameter: "missing-parameter"
    case .methodNotAllowed: "method-not-allowed"
    case .wrongHost: "wrong-host"
    case .lengthRequired: "length-required"
    case .contentTooLarge: "content-too-large"
    case .badReport: "bad-report"
    case .knowledgeBase: "knowledge-base"
    }
  }

  /// What was wrong, and what to do.
  var phrase: Phrase {
    switch self {
    case .noPage:
      Phrase(
        "There is no such page; the home page lists what there is.",
        "그런 페이지가 없습니다. 처음 페이지에서 목록을 보세요.")
    case .noRule(let given, _):
      Phrase("There is no rule “\(given)”.", "‘\(given)’ 규칙이 없습니다.")
    case .noComponent(let given, _):
      Phrase("There is no component “\(given)”.", "‘\(given)’ 구성 요소가 없습니다.")
    case .noDocument(let given):
      Phrase(
        "There is no document “\(given)”; it may have been renamed or removed.",
        "‘\(given)’ 문서가 없습니다. 이름이 바뀌었거나 삭제되었을 수 있습니다.")
    case .badTarget:
      Phrase(
        "The address is not well formed; an escape in it is broken.",
        "주소가 올바르지 않습니다. % 표기가 깨져 있습니다.")
    case .badParameter(let name, let expected):
      Phrase(
        "The value of “\(name)” cannot be used; it must be \(expected.en).",
        "‘\(name)’의 값을 쓸 수 없습니다. 쓸 수 있는 값: \(expected.ko).")
    case .missingParameter(let name):
      Phrase("The parameter “\(name)” is missing.", "‘\(name)’ 값이 빠졌습니다.")
    case .methodNotAllowed(let allowed):
      Phrase(
        "This address takes \(allowed.joined(separator: ", ")) alone.",
        "이 주소는 \(allowed.joined(separator: ", "))만 받습니다.")
    case .wrongHost(nil):
      Phrase("The request names no host.", "요청에 호스트 이름이 없습니다.")
    case .wrongHost(let given?):
      Phrase(
        "This server does not answer for “\(given)”; use the address it printed.",
        "이 서버는 ‘\(given)’(이)라는 이름으로 응답하지 않습니다. 서버가 출력한 주소를 쓰세요.")
    case .lengthRequired:
      Phrase(
        "A body needs its length in Content-Length.", "본문의 길이를 Content-Length로 알려 주세요.")
    case .contentTooLarge(let limit):
      Phrase(
        "The body is larger than \(limit >> 20) MiB.", "본문이 \(limit >> 20)MiB보다 큽니다.")
    case .badReport(let error):
      Phrase(error.message(in: .en), error.message(in: .ko))
    case .knowledgeBase(let error):
      Phrase(error.message(in: .en), error.message(in: .ko))
    }
  }
}
