internal import Explanations
internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import ReportReaders

extension Tool {
  /// The linter.
  static let checkInterface = Tool(
    name: "check_interface", title: "Check an interface",
    summary: """
      Check SwiftUI or UIKit code, a storyboard, a xib, an asset catalog or interface JSON by the \
      guidelines. Give source with file_name, or paths below the server's folder.
      """,
    arguments: [source, fileName, paths, .limit(100, preset: 20), .cursor, .language],
    output: findings([
      ("rule", Schema.text), ("severity", Schema.text), ("confidence", Schema.text),
      ("message", Schema.text), ("file", Schema.text), ("line", Schema.number),
    ])
  ) { question throws(ToolFailure) in
    let asked = try Self.sources(of: question)
    let report: JSONValue
    do throws(ContextLibrary.CheckProblem) {
      report = try question.library.check(asked)
    } catch {
      throw .check(error)
    }
    let language = question.language()
    let skipped = report["skipped"].elements.compactMap { skipped in
      skipped["file"].string.map { "\($0): \(skipped["reason"].string ?? "")" }
    }
    let unread = question.cursor == nil ? Self.lines(ofUnread: skipped) : []
    let page = ListPage(
      of: report["findings"].elements, from: question.cursor,
      limit: question.number(.limit(100, preset: 20), else: 20),
      most: Self.mostTokens - TokenBudget.tokens(of: unread.joined(separator: "\n"))
    ) { $0.line(in: language) }
    let wasRead = !report["files"].elements.isEmpty
    let end =
      !wasRead ? [nothingRead] : page.total > 0 ? [] : [Self.noFindings(unread: skipped.count)]
    return Answer(
      data: page.data(
        "findings", [("skipped", skipped.isEmpty ? nil : .texts(skipped))]
      ) { $0.finding(in: language) },
      text: (page.lines + unread + end).joined(separator: "\n"), remark: page.remark,
      isFailure: !wasRead)
  }

  /// Shown where there was no file to find anything in, so that it does not pass for a file without findings.
  private static let nothingRead = "Nothing was checked: no file of this could be read."

  private static func noFindings(unread: Int) -> String {
    unread == 0 ? "No findings." : "No findings in what could be read; \(unread) could not."
  }

  /// The most files that a text names as unread.
  private static let mostUnread = 10

  private static func lines(ofUnread skipped: [String]) -> [String] {
    let rest = skipped.count - mostUnread
    return skipped.prefix(mostUnread).map { TokenBudget.clipped($0, to: 200) }
      + (rest > 0 ? ["… and \(rest) more that could not be read"] : [])
  }

  private static let source = Argument(
    name: "source", values: .text(most: 1_000_000), summary: "the text of one file")
  private static let fileName = Argument(
    name: "file_name", values: .text(most: 100), summary: "its ending tells the kind: View.swift")
  private static let paths = Argument(name: "paths", values: .texts, summary: "")

  private static func sources(
    of question: Question
  ) throws(ToolFailure) -> ContextLibrary.Sources {
    let given = question.arguments
    let named = given[paths.name].elements.compactMap(\.string)
    guard given[source.name].isNull else {
      guard named.isEmpty else { throw .noSource }
      guard let text = question.text(source) else {
        throw .badArgument(name: source.name, expected: "the text of a file, which is not empty")
      }
      return .text(text, name: question.text(fileName) ?? "View.swift")
    }
    guard !named.isEmpty, given[fileName.name].isNull else { throw .noSource }
    return .paths(named)
  }

  fileprivate static func findings(_ properties: [(String, JSONValue)]) -> JSONValue {
    Schema.object(
      [
        ("findings", Schema.list(of: Schema.object(properties, required: ["message"]))),
        ("total", Schema.number), ("next", Schema.text), ("skipped", Schema.texts),
      ], required: ["findings", "total"])
  }

  /// Another tool's report with guidelines.
  static let explainFindings = Tool(
    name: "explain_findings", title: "Explain findings",
    summary: """
      The guideline behind each finding of another tool's report: SARIF, Xcode or clang text, \
      checkstyle, SwiftLint JSON, hig check JSON.
      """,
    arguments: [report, .limit(100, preset: 20), .cursor, .language],
    output: findings([
      ("message", Schema.text), ("file", Schema.text), ("line", Schema.number),
      (
        "guidelines",
        Schema.list(
          of: Schema.object(
            [("rule", Schema.text), ("title", Schema.text), ("relation", Schema.text)],
            required: ["rule", "title"]))
      ),
    ])
  ) { question throws(ToolFailure) in
    let read: Report
    do throws(ReportError) {
      read = try ReportReader().read(
        Array((question.text(Self.report) ?? "").utf8), name: "report")
    } catch {
      throw .report(error)
    }
    let base = try question.base()
    let explanation = try question.reading { () throws(KnowledgeBaseError) in
      try Explainer(base).explain(read)
    }
    let language = question.language()
    let explained = explanation.findings.map {
      ExplainedLine(explained: $0, rules: explanation.rules, language: language)
    }
    let page = ListPage(
      of: explained, from: question.cursor,
      limit: question.number(.limit(100, preset: 20), else: 20)
    ) { $0.text }
    return Answer(
      data: page.data("findings") { $0.data },
      text: (page.lines + (page.total == 0 ? ["No findings."] : [])).joined(separator: "\n"),
      remark: page.remark)
  }

  private static let report = Argument(
    name: "report", values: .text(most: 2_000_000), isRequired: true, summary: "its text")
}

// A finding of `hig check --json`.
extension JSONValue {
  private func message(in language: Language) -> String {
    self["message"][language.rawValue].string ?? self["message"][language.other.rawValue].string
      ?? ""
  }

  fileprivate func finding(in language: Language) -> JSONValue {
    .members([
      ("rule", self["rule"]), ("severity", self["severity"]), ("confidence", self["confidence"]),
      ("message", .string(message(in: language))), ("file", self["file"]),
      ("line", self["line"].isNull ? nil : self["line"]),
    ])
  }

  fileprivate func line(in language: Language) -> String {
    let line = self["line"].integer.map { ":\($0)" } ?? ""
    return "\(self["file"].string ?? "")\(line): \(self["severity"].string ?? ""): "
      + "\(message(in: language)) [\(self["rule"].string ?? "")]"
  }
}

/// A finding of another tool with its guidelines, in one language.
private struct ExplainedLine {
  let explained: ExplainedFinding
  let rules: [RuleID: Rule]
  let language: Language

  private var message: String {
    TokenBudget.clipped(explained.finding.message.preferring(language) ?? "", to: 300)
  }

  private var guidelines: [(match: GuidelineMatch, title: String)] {
    explained.guidelines.compactMap { match in
      rules[match.rule].map { (match, $0.title.preferring(language) ?? match.rule.rawValue) }
    }
  }

  var data: JSONValue {
    .members([
      ("message", .string(message)),
      ("file", explained.finding.place.map { .string($0.file) }),
      ("line", explained.finding.place?.line.map { .integer(Int64($0)) }),
      (
        "guidelines",
        .array(
          guidelines.map { match, title in
            [
              "rule": .string(match.rule.rawValue), "title": .string(title),
              "relation": .string(match.relation.rawValue),
            ]
          })
      ),
    ])
  }

  var text: String {
    let place = explained.finding.place.map { place in
      place.file + (place.line.map { ":\($0)" } ?? "") + ": "
    }
    return (place ?? "") + message
      + guidelines.map { "\n  → \($0.match.rule) (\($0.match.relation.rawValue)): \($0.title)" }
      .joined()
  }
}
