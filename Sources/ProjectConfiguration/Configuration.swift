package import Guidelines
package import LinterCore

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
package struct Configuration: Sendable {
  /// The setting of a rule or a check.
  package enum Setting: Hashable, Sendable {
    case on
    case off
    case severity(Severity)

    /// The words for the settings.
    static let names = ["on", "off"] + Severity.allCases.reversed().map(\.rawValue)
  }

  /// Suppresses findings by path.
  package struct PathSuppression: Sendable {
    package var rules: [String]
    package var paths: [PathPattern]
    package var reason: String?
  }

  /// A waiver and where it applies.
  package struct PathWaiver: Sendable {
    package var waiver: Waiver
    /// The file and line where it is stated, for messages.
    package var place: String
    /// The paths it is limited to; empty for all.
    package var paths: [PathPattern]
  }

  /// The name of the file.
  package static let name = ".hig.json"
  /// The keys of the file.
  package static let keys = [
    "rules", "include", "exclude", "suppress", "platforms", "language", "fail-on", "edition",
    "baseline", "waivers", "authorities", "site",
  ]

  /// The path of the file for messages; `nil` if there is no file.
  package var file: String?
  /// The absolute path of the folder that paths are relative to.
  package var folder: String
  /// The settings of rules and checks, by id.
  package var rules: [String: Setting] = [:]
  package var include: [PathPattern] = []
  package var exclude: [PathPattern] = []
  package var suppress: [PathSuppression] = []
  package var waivers: [PathWaiver] = []
  package var platforms: [Platform] = []
  package var language: Presentation?
  package var failOn: Severity?
  /// The edition of the guidelines to enforce; `nil` for today's.
  package var edition: Edition?
  /// The absolute path of the baseline.
  package var baseline: String?
  /// Whose the documents of a folder are that do not say, by the folder's path.
  package var authorities: [String: Authority] = [:]
  /// The URL of the team's own guideline site, without a trailing slash.
  package var site: String?
  /// The text of the file, used to find line numbers.
  package var text = ""

  /// Creates the configuration of a project without a file.
  package init(folder: String) { self.folder = folder }

  /// Whether to examine the file or folder at the absolute `path`.
  ///
  /// Folders are searched even if no include pattern matches, since files inside may match.
  package func admits(_ path: String, isFolder: Bool) -> Bool {
    guard let relative = Self.relative(path, to: folder) else { return true }
    if exclude.contains(where: { $0.matches(relative) }) { return false }
    return isFolder || include.isEmpty || include.contains { $0.matches(relative) }
  }

  /// The suppression of `finding`, whose file is at the absolute `path`.
  package func suppression(of finding: Finding, at path: String) -> PathSuppression? {
    guard let relative = Self.relative(path, to: folder) else { return nil }
    return suppress.first { suppression in
      suppression.paths.contains { $0.matches(relative) }
        && (suppression.rules.isEmpty || suppression.rules.contains(finding.rule.rawValue)
          || suppression.rules.contains(finding.check.rawValue))
    }
  }

  /// `path` relative to `folder`; `nil` if it is not inside.
  package static func relative(_ path: String, to folder: String) -> String? {
    if folder == "/" { return String(path.drop { $0 == "/" }) }
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }
}
