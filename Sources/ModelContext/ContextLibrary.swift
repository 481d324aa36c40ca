package import Guidelines
package import KnowledgeBase
package import LinterCore

/// What the server answers from: a knowledge base and a linter.
package struct ContextLibrary {
  /// The input of the linter.
  package enum Sources: Sendable {
    /// The text of a file called `name`, whose ending tells its kind.
    case text(String, name: String)
    /// Files and folders.
    case paths([String])
  }

  /// Why the linter has no report, in a sentence.
  package struct CheckProblem: Error {
    package let reason: String

    /// Creates a problem.
    package init(reason: String) { self.reason = reason }
  }

  /// Runs the linter: the report of `hig check --json`.
  package typealias Check = @Sendable (Sources) throws(CheckProblem) -> JSONValue

  /// Opens the knowledge base as it is now.
  let open: () throws(KnowledgeBaseError) -> KnowledgeBase
  /// The language of answers unless a request names one.
  let language: Language
  let check: Check

  /// Creates a library.
  package init(
    language: Language = .en, check: @escaping Check,
    open: @escaping () throws(KnowledgeBaseError) -> KnowledgeBase
  ) {
    self.language = language
    self.check = check
    self.open = open
  }
}
