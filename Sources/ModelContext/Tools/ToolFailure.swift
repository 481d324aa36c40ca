internal import Guidelines
internal import KnowledgeBase
internal import ReportReaders

/// Why a tool has no answer, as data; `message` words it for a model, with a remedy.
enum ToolFailure: Error {
  case noArgument(given: String, nearest: [String])
  case badArgument(name: String, expected: String)
  case noRule(given: String, nearest: [String])
  /// The rule did not hold at that time.
  case noRuleThen(RuleID, asOf: Edition)
  case noComponent(given: String, nearest: [String])
  case noSource
  case knowledgeBase(KnowledgeBaseError)
  case report(ReportError)
  case check(ContextLibrary.CheckProblem)

  var message: String {
    switch self {
    case .noArgument(let given, let nearest):
      "There is no argument \(given)" + Self.suggestion(nearest, else: "see the tool's schema")
    case .badArgument(let name, let expected): "\(name) must be \(expected)."
    case .noRule(let given, let nearest):
      "There is no rule \(given)"
        + Self.suggestion(nearest, else: "search_guidelines finds one by its words")
    case .noRuleThen(let rule, let edition):
      "\(rule) did not hold in \(edition); leave as_of out for what holds today."
    case .noComponent(let given, let nearest):
      "There is no component \(given)"
        + Self.suggestion(nearest, else: "list_components names them")
    case .noSource: "Give either source and file_name, or paths; not both."
    case .knowledgeBase(let error): error.message(in: .en)
    case .report(let error): error.message(in: .en)
    case .check(let problem): problem.reason
    }
  }

  private static func suggestion(_ nearest: [String], else fallback: String) -> String {
    nearest.isEmpty ? "; \(fallback)." : "; did you mean \(nearest.joined(separator: " or "))?"
  }
}
