import LinterCore
import ReportReaders
import Testing

/// The report that `text` is.
func read(_ text: String) throws -> Report {
  try ReportReader().read(Array(text.utf8), name: "report")
}

/// A log with one run: its tool's driver, its results, and what else it has.
func log(driver: String = "", results: String, run: String = "") -> String {
  """
  {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "T"\(driver.isEmpty ? "" : ", \(driver)")}},
  "results": [\(results)]\(run.isEmpty ? "" : ", \(run)")}]}
  """
}

/// The one finding of a report.
func onlyFinding(_ text: String, _ location: SourceLocation = #_sourceLocation) throws
  -> ReportedFinding
{
  let report = try read(text)
  try #require(report.findings.count == 1, sourceLocation: location)
  return report.findings[0]
}
