public import Guidelines

/// What a report writer needs besides the findings, supplied by the caller of the linter.
public struct ReportOptions: Sendable {
  /// The languages of the messages, the main one first; never empty.
  public var languages: [Language]
  /// The one language of a JSON document's texts; `nil` for both.
  package var onlyLanguage: Language?
  /// How text is laid out in lines.
  public var layout: TextLayout
  /// The version of the linter.
  public var version: String
  /// The absolute path of the folder that relative paths start from, where it is to be told.
  public var folder: String?
  /// What a rule says; `nil` for one that is not known.
  public var rule: @Sendable (RuleID) -> RuleText?
  /// The text of a line of a file, without its end; `nil` where it is not at hand.
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

  /// The language of what is said once.
  public var language: Language { languages[0] }
}

/// What a rule says, as reports show it.
public struct RuleText: Hashable, Sendable {
  /// The rule in one sentence.
  public var title: Bilingual<String>
  /// The whole of it.
  public var statement: Bilingual<String>
  /// Help in Markdown: what it asks for, why, and where it comes from.
  public var help: Bilingual<String>
  /// The address of its page.
  public var url: Bilingual<String>
  /// The numbers it sets.
  public var metrics: [Metric]
  /// Who states it.
  public var authority: Authority
  /// The component that it is about.
  public var component: ComponentName?
  /// Whether it holds today, which a run for another date does not ask.
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

/// How text takes its place in lines; LinterCore itself knows no terminal.
public struct TextLayout: Sendable {
  /// The columns of a line.
  public var width: Int
  /// Whether text is coloured, with the escape sequences of terminals.
  public var isColoured: Bool
  /// How many columns a text takes.
  public var columns: @Sendable (String) -> Int
  /// A text in lines that take no more than so many columns.
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

  /// One line a text, as long as it is.
  public static let plain = TextLayout(width: .max, columns: \.count, wrap: { text, _ in [text] })
}
