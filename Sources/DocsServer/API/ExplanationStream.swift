internal import Explanations
internal import LinterCore
internal import ReportReaders

/// The JSON of an explanation, encoded finding by finding while it is sent: a report of 20 MB has tens of
/// thousands of them.
///
/// If they do not fit into ``limit``, the rest is left out, and a note says how many and how to get them.
struct ExplanationStream {
  /// The maximum size of a response in bytes.
  static let limit = 5 << 20

  /// The beginning of the document: its keys are sorted.
  private static let head = Array(#"{"findings":["#.utf8)
  private static let roomForNote = 1_024
  /// Fewer bytes than any finding has: its keys alone have more.
  private static let leastOfFinding = 200

  private var explanation: Explanation
  /// The number of findings, including those that do not fit.
  private let count: Int
  /// The index of the next finding.
  private var place = 0
  /// The number of bytes that are left for findings.
  private var room = Self.limit - Self.roomForNote
  /// The number of bytes after the findings.
  private lazy var end = tail(of: []).count
  private var isComplete = false

  /// Creates the stream of `explanation` without what it cannot send: the thread that sends it would have to
  /// free that, and other connections wait for the thread.
  init(_ explanation: Explanation) {
    self.explanation = explanation
    count = explanation.findings.count
    // The report names its tools by its findings.
    self.explanation.report.findings = explanation.report.tools.compactMap { tool in
      explanation.report.findings.first { $0.tool == tool }
    }
    self.explanation.findings = Array(
      explanation.findings.prefix(Self.limit / Self.leastOfFinding))
  }

  /// The next part of the document; `nil` after the last.
  mutating func next() -> [UInt8]? {
    guard !isComplete else { return nil }
    if place < explanation.findings.count {
      let finding = tail(of: [explanation.findings[place]]).dropLast(end)
      // The 1 is for the comma between findings.
      room -= finding.count + 1
      if room >= end {
        place += 1
        return (place == 1 ? Self.head : [UInt8(ascii: ",")]) + finding
      }
      explanation.report.notes.append(
        ReportNote(severity: .warning, message: Words.leftOut(findings: count - place)))
    }
    isComplete = true
    return (place == 0 ? Self.head : []) + tail(of: [])
  }

  /// What follows the head in the document with `findings`.
  private func tail(of findings: [ExplainedFinding]) -> ArraySlice<UInt8> {
    var one = explanation
    one.findings = findings
    return JSONBody.encode(one).dropFirst(Self.head.count)
  }
}
