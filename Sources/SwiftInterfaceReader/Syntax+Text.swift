internal import SwiftSyntax

extension SyntaxProtocol {
  /// Its source without white space and comments around it.
  ///
  /// Takes the place of SwiftSyntax's, which first makes a tree of its own for the node.
  var trimmedDescription: String {
    let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length)
    return String(decoding: bytes.dropLast(trailingTriviaLength.utf8Length), as: UTF8.self)
  }

  /// Whether the source says something to assistive technologies; an identifier is for tests.
  var speaks: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text.contains("ccessib") && !token.text.hasSuffix("dentifier")
    }
  }
}
