import Foundation
import Testing

/// A file that a person has reviewed, line by line; the header lines begin with `#`.
struct Golden {
  let name: String

  private var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  }

  /// The variable that records what is there now; the run fails all the same, so that nobody
  /// records without looking.
  static let recording = "HIG_RECORD_GOLDEN"

  /// The lines under the header.
  func lines() throws -> [String] {
    try text().split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// Expects `actual`, in this order, to be what was reviewed; names every line that differs.
  ///
  /// Only what `compared` leaves of a line counts; the rest helps whoever reviews it.
  func expect(
    _ actual: [String], comparing compared: (String) -> String = { $0 },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment[Self.recording] != nil {
      let header = try text().split(separator: "\n").filter { $0.hasPrefix("#") }
      let all = header.map(String.init) + actual
      try Data((all.joined(separator: "\n") + "\n").utf8).write(to: file)
      Issue.record(
        "\(name) is recorded: review the difference, then run without \(Self.recording)",
        sourceLocation: sourceLocation)
      return
    }
    for change in actual.map(compared).difference(from: try lines().map(compared)) {
      let (sign, line) =
        switch change {
        case .remove(_, let line, _): ("is gone", line)
        case .insert(_, let line, _): ("is new", line)
        }
      Issue.record(
        """
        Golden/\(name): this line \(sign): \(line)
        If that is meant, record it: \(Self.recording)=1 swift test --filter CorpusTests
        """, sourceLocation: sourceLocation)
    }
  }

  private func text() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
