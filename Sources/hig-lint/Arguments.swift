import Guidelines
import LinterCore
import TextAnalysis

/// The command line of `hig-lint`, as `hig check` writes it: options with a value, then paths.
struct Arguments {
  /// The knowledge base.
  var database = ""
  /// The format of the report.
  var format: any ReportWriter.Type = TextReport.self
  /// The least severity that fails; `nil` where it is not asked for.
  var failOn: Severity?
  /// The languages of the text; `nil` where it is not asked for.
  var presentation: Presentation?
  /// The rules and checks that run; empty for all.
  var rules: [String] = []
  /// The platforms of files that name none.
  var platforms: [Platform] = []
  /// The configuration; `nil` where it is to be found.
  var configuration: String?
  /// The baseline.
  var baseline: String?
  /// Whether the baseline is written, not compared with.
  var writesBaseline = false
  /// How many threads read.
  var jobs: Int?
  /// What is looked at.
  var paths: [String] = []

  private static let switches = ["--write-baseline", "--json"]
  private static let valued = [
    "--database", "--format", "--fail-on", "--lang", "--rules", "--platform", "--config",
    "--baseline", "--jobs",
  ]

  init(_ words: [String], environment: [String: String]) throws(LintFailure) {
    database = environment["HIG_DATABASE"] ?? ""
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      if Self.switches.contains(option), parts.count == 1 {
        if option == "--json" { format = JSONReport.self } else { writesBaseline = true }
        continue
      }
      guard Self.valued.contains(option) else {
        throw .noOption(
          option,
          nearest: EditDistance.nearest(to: option, in: Self.valued + Self.switches, limit: 1))
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .missingValue(option)
      }
      try take(value, for: option)
    }
    if paths.isEmpty { throw .noPath }
    if database.isEmpty { throw .noDatabase }
  }

  private mutating func take(_ value: String, for option: String) throws(LintFailure) {
    func wrong(_ expected: [String]) -> LintFailure {
      .badValue(option, value: value, expected: expected.joined(separator: ", "))
    }
    switch option {
    case "--database": database = value
    case "--format":
      guard let writer = ReportWriters.named(value) else {
        throw wrong(ReportWriters.all.map { $0.name })
      }
      format = writer
    case "--fail-on":
      guard let severity = Severity(rawValue: value) else {
        throw wrong(Severity.allCases.reversed().map(\.rawValue))
      }
      failOn = severity
    case "--lang":
      guard let named = Presentation(rawValue: value) else {
        throw wrong(Presentation.allCases.map(\.rawValue))
      }
      presentation = named
    case "--rules":
      rules += value.split { $0 == "," || $0 == " " }.map(String.init)
    case "--platform":
      for name in value.split(separator: ",") {
        guard let platform = Platform(named: name) else {
          throw wrong(Platform.allCases.map(\.rawValue))
        }
        platforms.append(platform)
      }
    case "--config": configuration = value
    case "--baseline": baseline = value
    default:
      guard let count = Int(value), (1...256).contains(count) else { throw wrong(["1 … 256"]) }
      jobs = count
    }
  }

  /// The languages of messages, however broken the command line is.
  static func presentation(
    of words: [String], environment: [String: String]
  ) -> Presentation {
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      if word == "--lang", let named = Presentation(rawValue: next) { return named }
      if word.hasPrefix("--lang="), let named = Presentation(rawValue: String(word.dropFirst(7))) {
        return named
      }
    }
    return Presentation(environment: environment)
  }
}
