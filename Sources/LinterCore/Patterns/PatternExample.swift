/// An example of a pattern: `fails Button("OK") {}`, `passes Button("Send") {}`.
struct PatternExample: Hashable, Sendable {
  /// The example as written.
  let source: String
  /// The code as a complete file.
  let example: CheckExample

  /// Parses an example; `nil` for a pattern, which starts with neither word.
  init?(_ source: String) {
    let words = source.split(separator: " ", maxSplits: 1)
    guard let first = words.first, ["fails", "passes"].contains(first) else { return nil }
    self.source = source
    let code = words.count > 1 ? words[1] : ""
    let file = """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          \(code)
        }
      }
      """
    example = first == "fails" ? .failing(.swift, at: [5], file) : .passing(.swift, file)
  }
}
