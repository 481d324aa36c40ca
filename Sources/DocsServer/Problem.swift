internal import Guidelines
internal import KnowledgeBase
internal import ReportReaders

/// The reason why a request fails; each kind has its status, code and message in one place.
struct Problem: Error {
  /// The status of the response.
  let status: Status
  /// The code by which programs distinguish problems.
  let code: String
  /// The error and its remedy, for people.
  let phrase: Phrase
  /// Suggestions for a name that was not found.
  var nearest: Nearest?
  /// The methods that the address supports, if that is the problem.
  var allowed: [String] = []

  /// Existing names similar to the given one.
  enum Nearest {
    case rules([RuleID])
    case components([ComponentName])

    var names: [String] {
      switch self {
      case .rules(let ids): ids.map(\.rawValue)
      case .components(let names): names.map(\.rawValue)
      }
    }
  }

  static let noPage = Problem(
    status: .notFound, code: "no-page",
    phrase: Phrase(
      "There is no such page; the home page lists what there is.",
      "그런 페이지가 없습니다. 처음 페이지에서 목록을 보세요."))

  static func noRule(given: String, nearest: [RuleID]) -> Problem {
    Problem(
      status: .notFound, code: "no-rule",
      phrase: Phrase("There is no rule “\(given)”.", "‘\(given)’ 규칙이 없습니다."),
      nearest: .rules(nearest))
  }

  /// `rule` exists but was not in force at `asOf`.
  static func notHeld(_ rule: Rule, at asOf: Edition) -> Problem {
    Problem(
      status: .notFound, code: "not-held", phrase: Wording.notHeld(rule, at: asOf),
      nearest: .rules([rule.id]))
  }

  static func noComponent(given: String, nearest: [ComponentName]) -> Problem {
    Problem(
      status: .notFound, code: "no-component",
      phrase: Phrase("There is no component “\(given)”.", "‘\(given)’ 구성 요소가 없습니다."),
      nearest: .components(nearest))
  }

  static func noDocument(given: String) -> Problem {
    Problem(
      status: .notFound, code: "no-document",
      phrase: Phrase(
        "There is no document “\(given)”; it may have been renamed or removed.",
        "‘\(given)’ 문서가 없습니다. 이름이 바뀌었거나 삭제되었을 수 있습니다."))
  }

  static let badTarget = Problem(
    status: .badRequest, code: "bad-target",
    phrase: Phrase(
      "The address is not well formed; an escape in it is broken.",
      "주소가 올바르지 않습니다. % 표기가 깨져 있습니다."))

  static func badParameter(name: String, expected: Phrase) -> Problem {
    Problem(
      status: .badRequest, code: "bad-parameter",
      phrase: Phrase(
        "The value of “\(name)” cannot be used; it must be \(expected.en).",
        "‘\(name)’의 값을 쓸 수 없습니다. 쓸 수 있는 값: \(expected.ko)."))
  }

  static func repeatedParameter(name: String) -> Problem {
    Problem(
      status: .badRequest, code: "bad-parameter",
      phrase: Phrase(
        "“\(name)” is given more than once; it takes one value.",
        "‘\(name)’의 값이 여러 개입니다. 하나만 쓸 수 있습니다."))
  }

  static func unknownParameter(name: String, known: [String]) -> Problem {
    let list = known.joined(separator: ", ")
    return Problem(
      status: .badRequest, code: "unknown-parameter",
      phrase: Phrase(
        "There is no parameter “\(name)” here; there are \(list).",
        "여기에는 ‘\(name)’ 값이 없습니다. 쓸 수 있는 값: \(list)."))
  }

  /// The request comes from a page of another site.
  static let foreignOrigin = Problem(
    status: .forbidden, code: "foreign-origin",
    phrase: Phrase(
      "Pages of other sites may not ask this server.", "다른 사이트의 페이지는 이 서버에 요청할 수 없습니다."))

  static func missingParameter(name: String) -> Problem {
    Problem(
      status: .badRequest, code: "missing-parameter",
      phrase: Phrase("The parameter “\(name)” is missing.", "‘\(name)’ 값이 빠졌습니다."))
  }

  static func methodNotAllowed(allowed: [String]) -> Problem {
    Problem(
      status: .methodNotAllowed, code: "method-not-allowed",
      phrase: Phrase(
        "This address takes \(allowed.joined(separator: ", ")) alone.",
        "이 주소는 \(allowed.joined(separator: ", "))만 받습니다."),
      allowed: allowed)
  }

  /// The header `Host` is missing, or names another server.
  static func wrongHost(given: String?) -> Problem {
    guard let given else {
      return Problem(
        status: .badRequest, code: "wrong-host",
        phrase: Phrase("The request names no host.", "요청에 호스트 이름이 없습니다."))
    }
    return Problem(
      status: .misdirected, code: "wrong-host",
      phrase: Phrase(
        "This server does not answer for “\(given)”; use the address it printed.",
        "이 서버는 ‘\(given)’(이)라는 이름으로 응답하지 않습니다. 서버가 출력한 주소를 쓰세요."))
  }

  static let lengthRequired = Problem(
    status: .lengthRequired, code: "length-required",
    phrase: Phrase(
      "A body needs its length in Content-Length.", "본문의 길이를 Content-Length로 알려 주세요."))

  /// `limit` is in bytes.
  static func contentTooLarge(limit: Int) -> Problem {
    Problem(
      status: .contentTooLarge, code: "content-too-large",
      phrase: Phrase(
        "The body is larger than \(limit >> 20) MiB.", "본문이 \(limit >> 20)MiB보다 큽니다."))
  }

  /// `limit` is in bytes.
  static func explanationTooLarge(limit: Int) -> Problem {
    Problem(
      status: .contentTooLarge, code: "content-too-large",
      phrase: Phrase(
        "The explained report is larger than \(limit >> 20) MiB; “hig explain FILE --format sarif” writes "
          + "it whole.",
        "설명을 더한 보고서가 \(limit >> 20)MiB보다 큽니다. ‘hig explain 파일 --format sarif’는 전부 씁니다."))
  }

  static func badReport(_ error: ReportError) -> Problem {
    Problem(
      status: .badRequest, code: "bad-report",
      phrase: Phrase(error.message(in: .en), error.message(in: .ko)))
  }

  static func knowledgeBase(_ error: KnowledgeBaseError) -> Problem {
    let isTransient =
      switch error.code {
      case .missing, .busy: true
      default: false
      }
    // Clients do not need the path on this machine.
    var error = error
    error.path = "hig"
    return Problem(
      status: isTransient ? .unavailable : .failed, code: "knowledge-base",
      phrase: Phrase(error.message(in: .en), error.message(in: .ko)))
  }
}
