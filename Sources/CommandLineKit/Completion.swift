/// What a shell offers where a word is typed.
package enum Completion: Hashable, Sendable {
  case files
  /// Nothing: any words will do.
  case none
  case words([String])
  case commands
  /// The names in the first column of what the command `of` lists, and other words.
  case records(of: String, and: [String] = [])
}
