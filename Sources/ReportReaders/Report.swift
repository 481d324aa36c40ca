public import Guidelines
public import LinterCore

/// A report of a linter, a compiler or another tool, in any format.
public struct Report: Sendable {
  /// The format it came in.
  public var format: ReportFormat
  /// What was found, in the order of the report.
  public var findings: [ReportedFinding]
  /// What the report says besides findings: what failed, what it left out.
  public var notes: [ReportNote]
  /// The whole log, if it is SARIF.
  package var log: JSONValue?

  /// Creates a report.
  public init(
    format: ReportFormat, findings: [ReportedFinding] = [], notes: [ReportNote] = []
  ) {
    self.format = format
    self.findings = findings
    self.notes = notes
  }

  /// The names of the tools that found something, in order, each once.
  public var tools: [String] {
    var names: [String] = []
    for case let name? in findings.map(\.tool) where !names.contains(name) { names.append(name) }
    return names
  }
}

/// The format of a report.
public enum ReportFormat: String, Codable, CaseIterable, Sendable {
  /// SARIF 2.1.0.
  case sarif
  /// Lines as compilers print them and Xcode reads them: `path:line:column: warning: message`.
  case diagnostics = "xcode"
  /// Checkstyle's XML.
  case checkstyle
  /// SwiftLint's JSON.
  case swiftLint = "swiftlint"
  /// The JSON of `hig check`.
  case hig
}

/// One finding of another tool.
public struct ReportedFinding: Hashable, Sendable {
  /// The tool that found it, where the report names it.
  public var tool: String?
  /// The rule's id as the tool calls it, where it names one.
  public var rule: String?
  /// The rule's name for people, where it differs from the id.
  public var name: String?
  /// The report's description of the rule.
  public var description: String?
  /// The severity; `nil` if it is not a problem.
  public var severity: Severity?
  /// The kind, unless it is a failure: `pass`, `open`, `review`, `informational`, `notApplicable`.
  public var kind: String?
  /// What was found, as the tool words it.
  public var message: Bilingual<String>
  /// Where it is.
  public var place: ReportedPlace?
  /// Other places of the same finding, each with a message.
  public var related: [RelatedPlace]
  /// The report's categories for it, in words: `CWE-401 Memory Leak`.
  public var categories: [String]
  /// Whether someone suppressed it.
  public var isSuppressed: Bool
  /// Its state since an earlier run: `new`, `unchanged`, `updated`, `absent`.
  public var baseline: String?
  /// The guidelines that the report itself names.
  public var guidelines: [RuleID]
  /// Other properties in a linter's own JSON.
  package var properties = JSONObject()
  /// Its place in a SARIF log.
  package var origin: SARIFOrigin?

  /// Creates a finding.
  public init(
    tool: String? = nil, rule: String? = nil, name: String? = nil, description: String? = nil,
    severity: Severity? = .warning, kind: String? = nil, message: Bilingual<String>,
    place: ReportedPlace? = nil, related: [RelatedPlace] = [], categories: [String] = [],
    isSuppressed: Bool = false, baseline: String? = nil, guidelines: [RuleID] = []
  ) {
    self.tool = tool
    self.rule = rule
    self.name = name
    self.description = description
    self.severity = severity
    self.kind = kind
    self.message = message
    self.place = place
    self.related = related
    self.categories = categories
    self.isSuppressed = isSuppressed
    self.baseline = baseline
    self.guidelines = guidelines
  }
}

/// A place that a report names.
public struct ReportedPlace: Hashable, Sendable {
  /// The file's path or address as the report gives it, with bases resolved.
  public var file: String
  /// The line, counted from 1; `nil` where the report names only the file.
  public var line: Int?
  /// The column, counted from 1, in the units of the report.
  public var column: Int?
  /// The symbol there: a function, a view, an object id of Interface Builder.
  public var symbol: String?

  /// Creates a place.
  public init(file: String, line: Int? = nil, column: Int? = nil, symbol: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.symbol = symbol
  }
}

/// Another place of a finding.
public struct RelatedPlace: Hashable, Sendable {
  /// The message about it.
  public var message: String
  /// Where it is.
  public var place: ReportedPlace?

  /// Creates a related place.
  public init(message: String, place: ReportedPlace?) {
    self.message = message
    self.place = place
  }
}

/// A message of a report besides its findings.
public struct ReportNote: Hashable, Sendable {
  /// The severity.
  public var severity: Severity
  /// The message.
  public var message: Bilingual<String>
  /// The file it is about.
  public var place: ReportedPlace?

  /// Creates a note.
  public init(severity: Severity, message: Bilingual<String>, place: ReportedPlace? = nil) {
    self.severity = severity
    self.message = message
    self.place = place
  }
}
