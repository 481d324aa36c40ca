public import Guidelines

/// A program's way to see whether an interface keeps a rule.
///
/// A check is a value without state. It never holds a number that a guideline states: it asks
/// `numbers` for it, and finds nothing where the guideline is silent. What it `needs` and the
/// guideline does not state is listed as unanswered by ``lint(_:numbers:configuration:checks:)``.
public protocol Check: Sendable {
  /// Its id, most often the rule's own.
  var id: CheckID { get }
  /// The rule it enforces.
  var rule: RuleID { get }
  /// The kinds of file it can judge.
  var inputs: [InterfaceFile.Kind] { get }
  /// The numbers it asks for; empty for a check that needs none.
  var needs: [LimitQuery] { get }
  /// How grave its findings are unless a configuration says otherwise.
  var severity: Severity { get }
  /// What it looks at, one sentence a language.
  var summary: Bilingual<String> { get }
  /// Interfaces that keep the rule and that break it.
  var examples: [CheckExample] { get }
  /// What it finds in `interface`, with the guideline's numbers.
  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding]
}

extension Check {
  /// The rule's id.
  public var id: CheckID { CheckID(unchecked: rule.rawValue) }
  /// No number.
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

/// A piece of an interface with what a check must say of it; documentation and test at once.
public struct CheckExample: Hashable, Sendable {
  /// The kind of file it is.
  public var kind: InterfaceFile.Kind
  /// The text of the file: Swift, or a whole document of the other kinds.
  public var source: String
  /// The lines on which it must find something; empty for one that keeps the rule.
  public var lines: [Int]
  /// Where the file stands, where its place matters: the Contents.json of an image set.
  public var path: String
  /// What stands beside it, by path.
  public var files: [String: Content]

  /// A file beside an example.
  public enum Content: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A PNG image of a width and a height in pixels.
    case bitmap(Int, Int)
  }

  /// An example that keeps the rule.
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
  /// What a file of this kind is called in an example that does not care.
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
