internal import Explanations
internal import Guidelines
internal import LinterCore
internal import ReportReaders

extension Explanation {
  /// The maximum size of a response in bytes.
  static let limit = 5 << 20

  /// The explanation with as many findings as fit into `limit` bytes of JSON, and a note that says how
  /// many are missing and how to get them.
  func cut(to limit: Int) -> Explanation {
    var one = self
    one.findings = []
    let empty = JSONBody.encode(one).count
    var room = limit - empty - Self.roomForNote
    for (place, finding) in findings.enumerated() {
      one.findings = [finding]
      // The 1 is for the comma between findings.
      room -= JSONBody.encode(one).count - empty + 1
      guard room < 0 else { continue }
      var cut = self
      cut.findings = Array(findings.prefix(place))
      cut.report.notes.append(
        ReportNote(severity: .warning, message: Words.leftOut(findings: findings.count - place)))
      return cut
    }
    return self
  }

  private static let roomForNote = 1_024
}
