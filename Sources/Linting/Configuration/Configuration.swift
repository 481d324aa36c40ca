internal import Guidelines
internal import LinterCore

/// A project's linter configuration, in a file `.hig.json` at its root.
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
/// Every key is optional. Paths are relative to the folder of the file.
struct Configuration: Sendable {
  /// The setting of a rule or a check.
  enum Setting: Hashable, Sendable {
    case on
    case off
    case severity(Severity)
  }

  /// Suppresses findings by path.
  struct PathSuppression: Sendable {
    var rules: [String]
    var paths: [PathPattern]
    var reason: String?
  }

  /// A waiver and where it applies.
  struct PathWaiver: Sendable {
    var waiver: Waiver
    /// The file and line where it is stated, for messages.
    var place: String
    /// The paths it is limited to; empty for all.
    var paths: [PathPattern]
  }

  /// The name of the file.
  static let name = ".hig.json"
  /// The keys of the file.
  static let keys = [
    "rules", "include", "exclude", "suppress", "platforms", "language", "fail-on", "edition",
    "baseline", "waivers", "authorities", "site",
  ]

  /// The path of the file for messages; `nil` if there is no file.
  var file: String?
  /// The absolute path of the folder that paths are relative to.
  var folder: String
  /// The settings of rules and checks, by id.
  var rules: [String: Setting] = [:]
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  var suppress: [PathSuppression] = []
  var waivers: [PathWaiver] = []
  var platforms: [Platform] = []
  var language: Presentation?
  var failOn: Severity?
  /// The edition of the guidelines to enforce; `nil` for today's.
  var edition: Edition?
  /// The absolute path of the baseline.
  var baseline: String?
  /// The URL of the team's own guideline site, without a trailing slash.
  var site: String?
  /// The text of the file, used to find line numbers.
  var text = ""

  /// Creates the configuration of a project without a file.
  init(folder: String) { self.folder = folder }

  /// Whether to examine the file or folder at the absolute `path`.
  ///
  /// Folders are searched even if no include pattern matches, since files inside may match.
  func admits(_ path: String, isFolder: Bool) -> Bool {
    guard let relative = Self.relative(path, to: folder) else { return true }
    if exclude.contains(where: { $0.matches(relative) }) { return false }
    return isFolder || include.isEmpty || include.contains { $0.matches(relative) }
  }

  /// The suppression of `finding`, whose file is at the absolute `path`.
  func suppression(of finding: Finding, at path: String) -> PathSuppression? {
    guard let relative = Self.relative(path, to: folder) else { return nil }
    return suppress.first { suppression in
      suppression.paths.contains { $0.matches(relative) }
        && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule.rawValue)
          || suppression.rules.contains(finding.check.rawValue))
    }
  }

  /// `path` relative to `folder`; `nil` if it is not inside.
  static func relative(_ path: String, to folder: String) -> String? {
    if folder == "/" { return String(path.drop { $0 == "/" }) }
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }
}
