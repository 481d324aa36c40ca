import Guidelines
import TestSupport
import Testing

/// A document in a layout that people use, and what a reader takes its lines for.
struct Layout: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  /// A passage a line: kind, English line, Korean line, modality.
  var outline: [String]
  /// What the passages state, in order of their lines; `nil` where that is not the point.
  var metrics: [String]?

  func expectOutline() throws {
    let document = try read(text)
    let outline = document.passages.map { passage in
      let lines = [passage.en?.lines, passage.ko?.lines].map { lines in
        lines.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" } ?? "·"
      }
      return [
        "\(passage.kind.rawValue) \(lines[0])|\(lines[1])", passage.statement?.modality.rawValue,
      ]
      .compactMap(\.self).joined(separator: " ")
    }
    #expect(outline == self.outline, "\(document.dump)")
    if let metrics {
      let read = document.passages.flatMap(\.metrics).map { metric in
        MetricFixture.summary(metric) + (metric.confirmed == nil ? "" : " both")
      }
      #expect(read == metrics, "\(document.dump)")
    }
    #expect(document.unaccountedLines.isEmpty)
  }
}
