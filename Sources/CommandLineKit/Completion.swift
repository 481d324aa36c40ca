/// What a shell offers to complete a word.
package enum Completion: Hashable, Sendable {
  case files
  /// Nothing: any words will do.
  case none
  case words([String])
  case commands
  /// The first column of the list that the command `of` prints, and other words.
  case records(of: String, and: [String] = [])
}
