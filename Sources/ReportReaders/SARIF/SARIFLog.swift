internal import LinterCore

/// A log of SARIF 2.1.0, read leniently.
///
/// Section numbers are those of the standard,
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
struct SARIFLog {
  private let log: JSONValue
  private let runs: [SARIFRun]

  init(_ log: JSONValue, name: String) throws(ReportError) {
    if let version = log["version"].string, !version.hasPrefix("2.1") {
      throw ReportError(.version(version), name: name)
    }
    self.log = log
    var runs: [SARIFRun] = []
    for (index, run) in try Self.list(log["runs"], at: "runs", name: name).enumerated() {
      guard run.object != nil else {
        throw ReportError(.shape(path: "runs[\(index)]", expected: "an object"), name: name)
      }
      _ = try Self.list(run["results"], at: "runs[\(index)].results", name: name)
      runs.append(SARIFRun(run, index: index))
    }
    self.runs = runs
  }

  /// The findings and notes.
  var report: Report {
    var report = Report(format: .sarif)
    report.log = log
    for run in runs {
      report.findings += run.findings
      report.notes += run.notes
    }
    let inline = log["inlineExternalProperties"].elements.reduce(0) {
      $0 + $1["results"].elements.count
    }
    if inline > 0 { report.notes.append(.inlineResults(inline)) }
    return report
  }

  private static func list(
    _ value: JSONValue, at path: String, name: String
  ) throws(ReportError) -> [JSONValue] {
    switch value {
    case .null: return []
    case .array(let elements): return elements
    default: throw ReportError(.shape(path: path, expected: "an array"), name: name)
    }
  }
}
