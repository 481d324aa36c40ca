public import Guidelines

/// Code that decides whether an interface follows a rule.
///
/// A check has no state. It contains no number that a guideline states: it looks such numbers up in
/// `numbers`, and reports nothing if the guideline does not state them. Queries in `needs` that stay
/// without an answer are reported as unanswered by ``lint(_:numbers:configuration:checks:)``.
public protocol Check: Sendable {
  /// Its id, usually the same as the rule's.
  var id: CheckID { get }
  /// The rule it enforces.
  var rule: RuleID { get }
  /// The kinds of file it supports.
  var inputs: [InterfaceFile.Kind] { get }
  /// The numbers it looks up; empty if it needs none.
  var needs: [LimitQuery] { get }
  /// The severity of its findings, unless a configuration overrides it.
  var severity: Severity { get }
  /// Whether what the app's own views show where they are used is judged as well; not for a check that compares
  /// the views of a screen or unfolds own views itself.
  var judgesUses: Bool { get }
  /// What it looks for, in one sentence per language.
  var summary: Bilingual<String> { get }
  /// Interfaces that follow the rule and interfaces that break it.
  var examples: [CheckExample] { get }
  /// The violations of the rule in `interface`, judged by the guideline's numbers.
  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding]
}

extension Check {
  /// The rule's id, by default.
  public var id: CheckID { CheckID(unchecked: rule.rawValue) }
  /// True by default.
  public var judgesUses: Bool { true }
  /// No number, by default.
  public var needs: [LimitQuery] { [] }

  /// A finding of this check.
  func finding(
    at place: Place, _ confidence: Confidence, evidence: [String: String] = [:],
    _ message: Bilingual<String>
  ) -> Finding {
    Finding(
      rule: rule, check: id, severity: severity, confidence: confidence, message: message,
      place: place, evidence: evidence)
  }
}

/// A piece of an interface with the expected result of a check; serves as documentation and as a test.
public struct CheckExample: Hashable, Sendable {
  /// The kind of file.
  public var kind: InterfaceFile.Kind
  /// The text of the file: Swift, or a whole document of the other kinds.
  public var source: String
  /// The lines on which the check must report a finding; empty for an example that follows the rule.
  public var lines: [Int]
  /// The file's path, for checks that depend on it, as with the Contents.json of an image set.
  public var path: String
  /// The files next to it, by path.
  public var files: [String: Content]

  /// A file next to an example.
  public enum Content: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A PNG image of a width and a height in pixels.
    case bitmap(Int, Int)
  }

  /// An example that follows the rule.
  public static func passing(
    _ kind: InterfaceFile.Kind, path: String? = nil, files: [String: Content] = [:],
    _ source: String
  ) -> CheckExample {
    CheckExample(
      kind: kind, source: source, lines: [], path: path ?? kind.examplePath, files: files)
  }

  /// An example that breaks the rule on `lines`.
  public static func failing(
    _ kind: InterfaceFile.Kind, at lines: [Int], path: String? = nil,
    files: [String: Content] = [:], _ source: String
  ) -> CheckExample {
    CheckExample(
      kind: kind, source: source, lines: lines, path: path ?? kind.examplePath, files: files)
  }
}

extension InterfaceFile.Kind {
  /// The path of an example that does not state one.
  fileprivate var examplePath: String {
    switch self {
    case .storyboard: "Main.storyboard"
    case .xib: "View.xib"
    case .assets: "Assets.xcassets/icon.imageset/Contents.json"
    case .swift: "ContentView.swift"
    case .plist: "Info.plist"
    case .json: "interface.json"
    }
  }
}
