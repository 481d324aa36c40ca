import CommandLineKit
import Guidelines
import Linting

/// Why the command stopped.
enum LintFailure: Error {
  case usage(UsageError)
  case linting(LintError)

  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .usage, .linting(.noRule), .linting(.noBaselineFile): .usage
    case .linting: .failed
    }
  }

  /// One line: what was wrong, and what to do.
  func message(in language: Language) -> String {
    switch self {
    case .usage(let error): error.message(in: language)
    case .linting(let error): error.message(in: language)
    }
  }
}
