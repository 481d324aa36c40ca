internal import Guidelines
internal import LinterCore
internal import ReportReaders

extension Explanation {
  /// Converts a report of another format to a SARIF log, with one run per tool.
  mutating func convert() {
    let names = report.tools.isEmpty ? [Self.unnamed] : report.tools
    var results = [[JSONValue]](repeating: [], count: names.count)
    for index in findings.indices {
      let finding = findings[index].finding
      let run = finding.tool.flatMap(names.firstIndex) ?? 0
      findings[index].finding.origin = SARIFOrigin(run: run, result: results[run].count)
      results[run].append(finding.sarif)
    }
    let runs = names.indices.map { index -> JSONValue in
      var run: JSONValue = [
        "tool": ["driver": ["name": .string(names[index])]], "results": .array(results[index]),
      ]
      if index == 0, !report.notes.isEmpty {
        run["invocations"] = [
          [
            "executionSuccessful": true,
            "toolExecutionNotifications": .array(report.notes.map(\.sarif)),
          ]
        ]
      }
      return run
    }
    report.log = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": .array(runs),
    ]
  }

  /// The tool's name if the report names none.
  private static let unnamed = "unknown"
}

extension ReportedFinding {
  /// The finding as a SARIF result.
  fileprivate var sarif: JSONValue {
    var result: JSONValue = [
      "message": ["text": .string(message.preferring(.en) ?? "")],
      "level": .string(severity?.rawValue ?? "none"),
    ]
    if !properties.members.isEmpty { result["properties"] = .object(properties) }
    if let rule { result["ruleId"] = .string(rule) }
    if let korean = message.ko, message.en != nil {
      result["properties"]["hig/message"] = ["ko": .string(korean)]
    }
    if let name { result["properties"]["hig/ruleName"] = .string(name) }
    if let place { result["locations"] = [place.sarif] }
    if !related.isEmpty {
      result["relatedLocations"] = .array(
        related.map { related in
          var location = related.place?.sarif ?? [:]
          if !related.message.isEmpty { location["message"] = ["text": .string(related.message)] }
          return location
        })
    }
    return result
  }
}

extension ReportNote {
  /// The note as a SARIF notification.
  fileprivate var sarif: JSONValue {
    var notification: JSONValue = [
      "message": ["text": .string(message.preferring(.en) ?? "")],
      "level": .string(severity.rawValue),
    ]
    if let place { notification["locations"] = [place.sarif] }
    return notification
  }
}

extension ReportedPlace {
  /// The place as a SARIF location.
  fileprivate var sarif: JSONValue {
    var location: JSONValue = [:]
    if !file.isEmpty {
      location["physicalLocation"]["artifactLocation"] = ["uri": .string(FileAddress.uri(of: file))]
      if let line {
        location["physicalLocation"]["region"]["startLine"] = .integer(Int64(line))
        if let column, column > 0 {
          location["physicalLocation"]["region"]["startColumn"] = .integer(Int64(column))
        }
      }
    }
    if let symbol { location["logicalLocations"] = [["fullyQualifiedName": .string(symbol)]] }
    return location
  }
}
