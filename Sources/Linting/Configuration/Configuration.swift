internal import Guidelines
internal import LinterCore

/// What a project asks of the linter, in a file `.hig.json` at its root.
///
/// ```json
/// {
///   "rules": {"tab-count": "off", "nav-title-length": "error"},
///   "include": ["App"], "exclude": ["App/Generated", "**/Legacy*.storyboard"],
///   "waivers": [{"rule": "tab-count", "paths": ["Old"], "reason": "replaced in 4.0",
///     "owner": "Kim", "until": "2026-12-31"}],
///   "suppress": [{"rules": ["tab-icons"], "paths": ["Old"], "reason": "replaced in 4.0"}],
///   "platforms": ["iOS"], "language": "ko", "fail-on": "error",
///   "edition": "2025-06", "baseline": ".hig-baseline.json", "site": "https://hig.example.com"
/// }
/// ```
///
/// Every key may be left out. Paths start from the folder of the file.
struct Configuration: Sendable {
  /// What is wanted of a rule or a check.
  enum Setting: Hashable, Sendable {
    case on
    case off
    case severity(Severity)
  }

  /// Findings to leave as they are, by path.
  struct PathSuppression: Sendable {
    var rules: [String]
    var paths: [PathPattern]
    var reason: String?
  }

  /// A waiver with where it counts.
  struct PathWaiver: Sendable {
    var waiver: Waiver
    /// Where it is written, for messages.
    var place: String
    /// Empty for all paths.
    var paths: [PathPattern]
  }

  /// The name of the file.
  static let name = ".hig.json"
  /// The keys of the file.
  static let keys = [
    "rules", "include", "exclude", "suppress", "platforms", "language", "fail-on", "edition",
    "baseline", "waivers", "authorities", "site",
  ]

  /// The file as it is shown; `nil` where there is none.
  var file: String?
  /// The folder that paths start from, absolute.
  var folder: String
  /// What is wanted of rules and checks, by their ids.
  var rules: [String: Setting] = [:]
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  var suppress: [PathSuppression] = []
  var waivers: [PathWaiver] = []
  var platforms: [Platform] = []
  var language: Presentation?
  var failOn: Severity?
  /// The edition of the guidelines that is enforced; `nil` for today's.
  var edition: Edition?
  /// The baseline's path, absolute.
  var baseline: String?
  /// The address of the team's own site of guidelines, without a slash at its end.
  var site: String?
  /// The text of the file, to say where something stands.
  var text = ""

  /// The one of a project without a file.
  init(folder: String) { self.folder = folder }

  /// Whether a file or folder at `path`, from the root on, is looked at.
  ///
  /// A folder that holds nothing included is looked through all the same: it may hold some below.
  func admits(_ path: String, isFolder: Bool) -> Bool {
    guard let relative = Self.relative(path, to: folder) else { return true }
    if exclude.contains(where: { $0.matches(relative) }) { return false }
    return isFolder || include.isEmpty || include.contains { $0.matches(relative) }
  }

  /// The suppression that keeps `finding` out, whose file is at `path`.
  func suppression(of finding: Finding, at path: String) -> PathSuppression? {
    guard let relative = Self.relative(path, to: folder) else { return nil }
    return suppress.first { suppression in
      suppression.paths.contains { $0.matches(relative) }
        && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule.rawValue)
          || suppression.rules.contains(finding.check.rawValue))
    }
  }

  /// `path` from `folder` on; `nil` where it is not inside.
  static func relative(_ path: String, to folder: String) -> String? {
    if folder == "/" { return String(path.drop { $0 == "/" }) }
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }
}
