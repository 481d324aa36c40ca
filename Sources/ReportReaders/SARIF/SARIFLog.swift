internal import Guidelines
internal import LinterCore

/// Where a result stands in a log.
package struct SARIFOrigin: Hashable, Sendable {
  /// The run's place in `runs`.
  package var run: Int
  /// The result's place in the run's `results`.
  package var result: Int
  /// The descriptor of its rule.
  package var rule: SARIFRuleReference?

  /// Creates an origin.
  package init(run: Int, result: Int, rule: SARIFRuleReference? = nil) {
    self.run = run
    self.result = result
    self.rule = rule
  }
}

/// A log of SARIF 2.1.0: what it says of findings, whatever it leaves out.
///
/// Numbers of sections are those of the standard,
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

  /// What it says.
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

extension ReportNote {
  /// Results that stand beside the runs.
  fileprivate static func inlineResults(_ count: Int) -> ReportNote {
    ReportNote(
      severity: .note,
      message: Bilingual(
        en: "\(count) results stand in inlineExternalProperties and are not shown",
        ko: "결과 \(count)개는 inlineExternalProperties에 있어 보여 주지 않습니다"))
  }

  /// Results or rules in a file beside the log (§3.14.2).
  static func externalFile(_ what: String, at address: String) -> ReportNote {
    ReportNote(
      severity: .note,
      message: Bilingual(
        en: "its \(what) stand in another file, which is not read: \(address)",
        ko: "\(what)이(가) 다른 파일에 있어 읽지 않습니다: \(address)"))
  }

  /// A run that the tool itself calls failed (§3.20.14).
  static func failedRun(_ tool: String, status: String?) -> ReportNote {
    let detail = status.map { " (\($0))" } ?? ""
    return ReportNote(
      severity: .error,
      message: Bilingual(
        en: "\(tool) says that it failed\(detail): findings may be missing",
        ko: "\(tool)이(가) 실패했다고 합니다\(detail). 빠진 결과가 있을 수 있습니다"))
  }
}
