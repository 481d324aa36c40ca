public import Guidelines

/// The input of a report writer besides the report, supplied by the caller of the linter.
public struct ReportOptions: Sendable {
  /// The languages of the messages, the main one first; never empty.
  public var languages: [Language]
  /// The only language in a JSON document; `nil` for both.
  package var onlyLanguage: Language?
  /// The layout of plain text.
  public var layout: TextLayout
  /// The version of the linter.
  public var version: String
  /// The absolute path of the base folder for relative paths; `nil` to leave it out.
  public var folder: String?
  /// The text of a rule; `nil` if unknown.
  public var rule: @Sendable (RuleID) -> RuleText?
  /// A line of a file without its line ending; `nil` if unavailable.
  public var line: @Sendable (_ file: String, _ line: Int) -> String?

  /// Creates options.
  public init(
    languages: [Language] = [.en], layout: TextLayout = .plain,
    version: String = "0", folder: String? = nil,
    rule: @escaping @Sendable (RuleID) -> RuleText? = { _ in nil },
    line: @escaping @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.languages = languages.isEmpty ? [.en] : languages
    self.layout = layout
    self.version = version
    self.folder = folder
    self.rule = rule
    self.line = line
  }

  /// The main language.
  public var language: Language { languages[0] }
}

/// The text of a rule, as shown in reports.
public struct RuleText: Hashable, Sendable {
  /// The rule in one sentence.
  public var title: Bilingual<String>
  /// The full statement.
  public var statement: Bilingual<String>
  /// Help in Markdown: the rule, its reason and its source.
  public var help: Bilingual<String>
  /// The URL of its page.
  public var url: Bilingual<String>
  /// The numbers it states.
  public var metrics: [Metric]
  /// The authority that states it.
  public var authority: Authority
  /// The component that it is about.
  public var component: ComponentName?
  /// Whether it is in force today, whatever date the run is for.
  public var status: RuleStatus

  /// Creates a text.
  public init(
    title: Bilingual<String>, statement: Bilingual<String>, help: Bilingual<String>,
    url: Bilingual<String> = .init(), metrics: [Metric] = [], component: ComponentName? = nil,
    authority: Authority = .apple, status: RuleStatus = .current
  ) {
    self.title = title
    self.statement = statement
    self.help = help
    self.url = url
    self.metrics = metrics
    self.component = component
    self.authority = authority
    self.status = status
  }
}

/// How text is broken into lines; LinterCore itself does not know about terminals.
public struct TextLayout: Sendable {
  /// The line width in columns.
  public var width: Int
  /// Whether to use colour, by terminal escape sequences.
  public var isColoured: Bool
  /// The display width of a text in columns.
  public var columns: @Sendable (String) -> Int
  /// Breaks a text into lines of at most the given number of columns.
  public var wrap: @Sendable (String, Int) -> [String]

  /// Creates a layout.
  public init(
    width: Int, isColoured: Bool = false, columns: @escaping @Sendable (String) -> Int,
    wrap: @escaping @Sendable (String, Int) -> [String]
  ) {
    self.width = width
    self.isColoured = isColoured
    self.columns = columns
    self.wrap = wrap
  }

  /// No line breaks and no colour.
  public static let plain = TextLayout(width: .max, columns: \.count, wrap: { text, _ in [text] })
}
