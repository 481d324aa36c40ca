internal import Guidelines

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A SARIF 2.1.0 report for code scanning, in one language with a translation into the other.
///
/// Section numbers refer to the standard,
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html.
public enum SARIFReport: ReportWriter {
  /// The value of `--format`.
  public static let name = "sarif"

  /// `report` in this format.
  public static func text(of report: CheckReport, options: ReportOptions) -> String {
    let run = SARIFReportRun(report, options: options)
    let log: JSONValue = [
      "$schema": .string(schema), "version": "2.1.0", "runs": [run.value],
    ]
    return String(decoding: log.data, as: UTF8.self) + "\n"
  }

  /// The URL of the standard's schema, as amended in 2023.
  package static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}

/// The only run in a log.
private struct SARIFReportRun {
  private let report: CheckReport
  private let options: ReportOptions
  private let checks: [RunCheck]
  private let placeOfCheck: [CheckID: Int]
  /// The maximum number of results that code scanning shows.
  private static let mostResults = 5_000

  /// The line hashes of each file with a finding.
  private var hashes: [String: LineHashes] = [:]
  /// The message templates of each check; the index determines the key.
  private var messages: [CheckID: [Bilingual<String>]] = [:]
  /// The confidences of each check's findings.
  private var confidences: [CheckID: Set<Confidence>] = [:]

  /// The source of the rules.
  private static let guidelines = "https://developer.apple.com/design/human-interface-guidelines"

  /// The base of relative paths (§3.14.14).
  private static let base = "SRCROOT"

  init(_ report: CheckReport, options: ReportOptions) {
    self.report = report
    self.options = options
    let findings = report.findings + report.suppressed.map(\.finding)
    let fired = Set(findings.map(\.check))
    var checks = report.checks.filter { fired.contains($0.id) }
    var known = Set(checks.map(\.id))
    for finding in findings where known.insert(finding.check).inserted {
      checks.append(
        RunCheck(
          id: finding.check, rule: finding.rule, severity: finding.severity, summary: .init()))
    }
    self.checks = checks
    placeOfCheck = Dictionary(
      checks.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in findings {
      confidences[finding.check, default: []].insert(finding.confidence)
    }
    for finding in findings {
      let template = MessageTemplate(of: finding).text
      if messages[finding.check]?.contains(template) != true {
        messages[finding.check, default: []].append(template)
      }
    }
    for (file, findings) in Dictionary(grouping: findings, by: \.file) {
      // A line has at least one character, its end, so a hash spans at most this many lines.
      let last = (findings.map(\.line).max() ?? 0) + LineHashes.length
      let lines = (1...max(1, last)).lazy.map { options.line(file, $0) }.prefix { $0 != nil }
      hashes[file] = LineHashes(lines.compactMap(\.self))
    }
  }

  private var language: Language { options.language }

  var value: JSONValue {
    var run: JSONValue = [
      "tool": [
        "driver": [
          "name": "hig", "version": .string(options.version),
          "semanticVersion": .string(options.version),
          "informationUri": .string(Self.guidelines),
          "language": .string(language.rawValue),
          "rules": .array(checks.map { descriptor(of: $0, in: language) }),
        ]
      ],
      "language": .string(language.rawValue),
      "columnKind": "utf16CodeUnits",
      // Keeps the results apart from those of other tools for the same commit (§3.17.2).
      "automationDetails": ["id": "hig/"],
      "invocations": [invocation],
      "results": .array(results),
    ]
    if let folder = options.folder {
      let address = FileAddress.uri(of: folder.hasSuffix("/") ? folder : folder + "/")
      run["originalUriBaseIds"] = [Self.base: ["uri": .string(address)]]
    }
    let other = language.other
    if checks.contains(where: { $0.summary[other] != nil })
      || messages.values.joined().contains(where: { $0[other] != nil })
    {
      run["translations"] = [translation(into: other)]
    }
    return run
  }

  /// The driver's texts in `language` (§3.19.4), with the rules in the same order.
  private func translation(into language: Language) -> JSONValue {
    [
      "name": "hig", "language": .string(language.rawValue), "contents": ["localizedData"],
      "associatedComponent": ["name": "hig"],
      "translationMetadata": ["name": .string(language == .ko ? "한국어" : "English")],
      "rules": .array(checks.map { descriptor(of: $0, in: language) }),
    ]
  }

  // MARK: - Rules

  private func descriptor(of check: RunCheck, in language: Language) -> JSONValue {
    let isTranslation = language != self.language
    var descriptor: JSONValue = ["id": .string(check.id.rawValue)]
    let text = options.rule(check.rule)
    let short = check.summary[language] ?? text?.title[language]
    if let short { descriptor["shortDescription"] = ["text": .string(short)] }
    if let statement = text?.statement[language] {
      descriptor["fullDescription"] = ["text": .string(statement)]
      descriptor["help"] = [
        "text": .string(statement), "markdown": .string(text?.help[language] ?? statement),
      ]
    }
    if let url = text?.url.preferring(language) { descriptor["helpUri"] = .string(url) }
    if let messages = messages[check.id] {
      var strings: JSONValue = [:]
      for (index, message) in messages.enumerated() {
        guard let form = message[language] ?? (isTranslation ? nil : message[language.other])
        else { continue }
        strings[Self.key(index)] = ["text": .string(Self.withoutLinks(form))]
      }
      descriptor["messageStrings"] = strings
    }
    if !isTranslation {
      descriptor["defaultConfiguration"] = ["level": .string(check.severity.rawValue)]
      descriptor["properties"] = properties(of: check, text)
      if let text { descriptor["properties"]["hig/status"] = .string(text.status.rawValue) }
      if let metrics = text?.metrics, !metrics.isEmpty {
        descriptor["properties"]["hig/metrics"] = .array(metrics.compactMap(Self.value))
      }
    }
    return descriptor
  }

  /// The properties by which code scanning sorts and filters, and the rule.
  ///
  /// The precision follows from the least certain finding.
  private func properties(of check: RunCheck, _ text: RuleText?) -> JSONValue {
    let found = confidences[check.id] ?? []
    let precision =
      found.contains(.possible) ? "medium" : found.contains(.likely) ? "high" : "very-high"
    let problem = check.severity == .note ? "recommendation" : check.severity.rawValue
    let tags = ["human-interface-guidelines"] + [text?.component?.rawValue].compactMap(\.self)
    return [
      "hig/rule": .string(check.rule.rawValue),
      "hig/authority": .string((text?.authority ?? .apple).rawValue),
      "precision": .string(precision),
      "problem.severity": .string(problem), "tags": .array(tags.map { .string($0) }),
    ]
  }

  /// A metric in the form of `hig metrics --json`.
  private static func value(of metric: Metric) -> JSONValue? {
    (try? JSONEncoder().encode(metric)).flatMap(JSONValue.init)
  }

  private static func key(_ index: Int) -> String { "message\(index + 1)" }

  /// `text` as a message string, with braces escaped, which would denote arguments (§3.11.5), and brackets
  /// that would denote a link (§3.11.6).
  private static func messageString(_ text: String) -> String {
    withoutLinks(text.replacing("{", with: "{{").replacing("}", with: "}}"))
  }

  /// `text` with brackets escaped if they would form a link.
  private static func withoutLinks(_ text: String) -> String {
    guard text.contains("](") || text.contains("\\[") || text.contains("\\]") else { return text }
    return String(text.flatMap { "[]\\".contains($0) ? ["\\", $0] : [$0] })
  }

  // MARK: - Results

  private var results: [JSONValue] {
    // Findings that differ only in their line are numbered in order.
    var seen: [String: Int] = [:]
    func fingerprint(of finding: Finding) -> String {
      let identity = finding.identity(in: finding.file)
      seen[identity, default: 0] += 1
      return "\(identity)|\(seen[identity] ?? 1)"
    }
    let open = shown.map { result(for: $0, fingerprint: fingerprint(of: $0)) }
    let suppressed = report.suppressed.map { suppressed in
      var result = result(
        for: suppressed.finding, fingerprint: fingerprint(of: suppressed.finding))
      var suppression: JSONValue = ["kind": .string(suppressed.kind.rawValue)]
      if let why = suppressed.justification { suppression["justification"] = .string(why) }
      if let waiver = suppressed.waiver {
        suppression["status"] = "accepted"
        suppression["properties"] = [
          "hig/owner": .string(waiver.owner), "hig/until": .string("\(waiver.until)"),
        ]
      }
      result["suppressions"] = [suppression]
      return result
    }
    return open + suppressed
  }

  /// The unsuppressed findings; if there are too many, the most severe and most certain ones.
  private var shown: [Finding] {
    guard report.findings.count > Self.mostResults else { return report.findings }
    let sureness = Confidence.allCases
    let ranked = report.findings.indices.sorted { left, right in
      let (one, two) = (report.findings[left], report.findings[right])
      let (sure, other) = (
        sureness.firstIndex(of: one.confidence) ?? 0, sureness.firstIndex(of: two.confidence) ?? 0
      )
      return (two.severity, sure, left) < (one.severity, other, right)
    }
    return ranked.prefix(Self.mostResults).sorted().map { report.findings[$0] }
  }

  private func result(for finding: Finding, fingerprint: String) -> JSONValue {
    let text = finding.message.preferring(language) ?? ""
    let template = MessageTemplate(of: finding)
    let key = messages[finding.check]?.firstIndex(of: template.text).map(Self.key)
    var message: JSONValue = ["text": .string(Self.messageString(text))]
    if let key { message["id"] = .string(key) }
    if !template.arguments.isEmpty {
      message["arguments"] = .array(template.arguments.map { .string($0) })
    }
    var fingerprints: JSONValue = ["hig/v1": .string(fingerprint)]
    if let hash = hashes[finding.file]?.hash(of: finding.line) {
      fingerprints["primaryLocationLineHash"] = .string(hash)
    }
    var evidence: JSONValue = [:]
    for (name, value) in finding.evidence { evidence[name] = .string(value) }
    var result: JSONValue = [
      "ruleId": .string(finding.check.rawValue),
      "ruleIndex": .integer(Int64(placeOfCheck[finding.check] ?? 0)),
      "level": .string(finding.severity.rawValue),
      "message": message,
      "locations": [location(of: finding)],
      "partialFingerprints": fingerprints,
      "properties": [
        "hig/rule": .string(finding.rule.rawValue),
        "confidence": .string(finding.confidence.rawValue), "evidence": evidence,
      ],
    ]
    let others =
      finding.places.dropFirst().map { location(in: $0.file, line: $0.line, column: 1) }
      + (finding.declaration.map { [location(in: $0.file, line: $0.line, column: $0.column ?? 1)] }
        ?? [])
    if !others.isEmpty { result["relatedLocations"] = .array(others) }
    return result
  }

  private func location(of finding: Finding) -> JSONValue {
    location(in: finding.file, line: finding.line, column: finding.column)
  }

  private func location(in file: String, line: Int, column: Int) -> JSONValue {
    var region: JSONValue = ["startLine": .integer(Int64(max(1, line)))]
    let text = options.line(file, line)
    let column = text.map { Self.column(ofByte: column, in: $0) } ?? column
    region["startColumn"] = .integer(Int64(max(1, column)))
    if let text {
      region["snippet"] = ["text": .string(text)]
      // A finding extends from its column to the end of the line.
      region["endColumn"] = .integer(Int64(max(column, text.utf16.count) + 1))
    }
    return ["physicalLocation": ["artifactLocation": artifact(file), "region": region]]
  }

  private func artifact(_ file: String) -> JSONValue {
    var address: JSONValue = ["uri": .string(FileAddress.uri(of: file))]
    if !FileAddress.isAbsolute(file) { address["uriBaseId"] = .string(Self.base) }
    return address
  }

  /// The UTF-16 column of the UTF-8 column `column`, both counted from 1.
  private static func column(ofByte column: Int, in line: String) -> Int {
    var bytes = 1
    var units = 1
    for scalar in line.unicodeScalars {
      guard bytes < column else { break }
      bytes += UTF8.width(scalar)
      units += UTF16.width(scalar)
    }
    return units
  }

  // MARK: - Skipped files

  private var invocation: JSONValue {
    var invocation: JSONValue = ["executionSuccessful": true]
    var notifications = report.skipped.map { skipped -> JSONValue in
      [
        "level": "warning",
        "message": ["text": .string(skipped.reason.preferring(language) ?? "")],
        "locations": [["physicalLocation": place(of: skipped)]],
      ]
    }
    let left = report.findings.count - shown.count
    if left > 0 {
      let words = Phrase(
        "\(left) findings of less weight are left out; code scanning shows \(Self.mostResults)",
        "비중이 작은 발견 \(left)개는 뺐습니다. 코드 스캐닝은 \(Self.mostResults)개까지 보여 줍니다")
      notifications.append(["level": "note", "message": ["text": .string(words[language])]])
    }
    if !notifications.isEmpty { invocation["toolExecutionNotifications"] = .array(notifications) }
    return invocation
  }

  private func place(of skipped: SkippedFile) -> JSONValue {
    var place: JSONValue = ["artifactLocation": artifact(skipped.file)]
    if let line = skipped.line { place["region"] = ["startLine": .integer(Int64(max(1, line)))] }
    return place
  }
}
