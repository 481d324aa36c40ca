public import Guidelines
internal import LinterCore
internal import ReportReaders

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Explanation {
  /// The report as SARIF 2.1.0 with the guidelines added.
  ///
  /// A report that came as SARIF keeps all its properties. The guidelines are a taxonomy of each run,
  /// in English with a Korean translation; results refer to its taxa. Rules are related to them and
  /// get a help text in `languages` if they have none. A rule links to `/rules/ID` of `site`, a
  /// team's own, else to the page that states it.
  ///
  /// Enriching the result again changes nothing.
  public func sarif(in languages: [Language], site: String? = nil) -> [UInt8] {
    var explanation = self
    if explanation.report.log == nil { explanation.convert() }
    var log = explanation.report.log ?? .null
    var addresses = explanation.addresses
    if let site { for id in rules.keys { addresses[id] = "\(site)/rules/\(id.rawValue)" } }
    let texts = GuidelineTexts(rules: rules, languages: languages, addresses: addresses)
    let matched = explanation.findings.filter { !$0.guidelines.isEmpty && $0.finding.origin != nil }
    let byRun = Dictionary(grouping: matched) { $0.finding.origin?.run ?? 0 }
    // Taken out of `log` while they change, to avoid copies.
    var runs = log["runs"].elements
    if !byRun.isEmpty { log["runs"] = [] }
    for (index, findings) in byRun where runs.indices.contains(index) {
      var run = EnrichedRun(runs[index], texts: texts)
      runs[index] = .null
      run.add(findings)
      runs[index] = run.finished
    }
    if !byRun.isEmpty { log["runs"] = .array(runs) }
    return Array(log.data) + [UInt8(ascii: "\n")]
  }
}
