/// Code beside a pattern that shows what it is about: `fails Button("OK") {}`, `passes Button("Send") {}`.
struct PatternExample: Hashable, Sendable {
  /// The example as it was written.
  let source: String
  /// The code as a file of its own.
  let example: CheckExample

  /// Reads an example; `nil` for a pattern, which begins with neither word.
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
