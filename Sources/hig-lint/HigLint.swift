import CommandLineKit
import FileAccess
import Guidelines
import KnowledgeBase
import LinterCore
import Linting
import TextAnalysis

/// The command `hig-lint`, which `hig check` executes.
@main
struct HigLint {
  static func main() {
    Output.surviveFailedWrites()
    let words = Array(CommandLine.arguments.dropFirst())
    let environment = Environment.variables(
      Environment.locale + Environment.terminal + ["HIG_DATABASE", "HOME", "XDG_CACHE_HOME"])
    do throws(LintFailure) {
      Output.end(try run(words, environment))
    } catch {
      let language = Presentation(arguments: words, environment: environment).messages
      Output.tell("hig: \(error.message(in: language))")
      Output.end(error.status)
    }
  }

  private static func run(
    _ words: [String], _ environment: [String: String]
  ) throws(LintFailure) -> ExitStatus {
    let arguments: Arguments
    do {
      let program = Program(command: .check)
      let invocation = try Invocation(words, for: program, command: .check)
      if let answer = try program.answer(to: invocation, environment: environment) {
        Output.write(answer)
        return .done
      }
      arguments = try Arguments(invocation, environment: environment)
    } catch {
      throw .usage(error)
    }
    do { return try lint(arguments, words, environment) } catch { throw .linting(error) }
  }

  /// Prints the answer once, or with `--watch` after every change.
  private static func lint(
    _ arguments: Arguments, _ words: [String], _ environment: [String: String]
  ) throws(LintError) -> ExitStatus {
    var seen: String?
    while true {
      let inputs =
        arguments.usesCache || arguments.watches
        ? InputDigest.of(arguments.paths, arguments.options, database: arguments.database) : nil
      if inputs != seen || inputs == nil {
        let status = show(try answer(arguments, words, inputs, environment))
        guard arguments.watches else { return status }
      }
      seen = inputs
      Pause.half()
    }
  }

  private static func show(_ answer: Answer) -> ExitStatus {
    if !answer.output.isEmpty { Output.write(answer.output) }
    for line in answer.told { Output.tell(line) }
    return ExitStatus(rawValue: answer.status) ?? .failed
  }

  /// The cached answer for these words and the digest `inputs`, or that of a new run.
  private static func answer(
    _ arguments: Arguments, _ words: [String], _ inputs: String?, _ environment: [String: String]
  ) throws(LintError) -> Answer {
    let screen = "\(Output.columns) \(Output.showsColour(environment))"
    let cache =
      arguments.usesCache
      ? inputs.flatMap { inputs in
        AnswerCache(
          words + [screen, "\(Presentation(environment: environment))"], inputs: inputs, environment
        )
      } : nil
    if let known = cache?.answer { return known }
    let answer = try lint(arguments, environment)
    cache?.keep(answer)
    return answer
  }

  /// Lints, and returns the report and the lines for stderr.
  private static func lint(
    _ arguments: Arguments, _ environment: [String: String]
  ) throws(LintError) -> Answer {
    let linter = try Linter(base: open(arguments.database), options: arguments.options)
    let outcome = try linter.run(arguments.paths, progress: showProgress)
    if Output.showsProgress { Output.progress("") }
    if arguments.fixes { return try fix(outcome, arguments, environment) }
    let presentation =
      arguments.presentation ?? outcome.language ?? Presentation(environment: environment)
    var printed = outcome.report
    // In a terminal, the skipped files are on stderr already.
    if arguments.format == TextReport.self { printed.skipped = [] }
    var answer = Answer()
    if outcome.hasFiles || arguments.format != TextReport.self {
      let texts = try linter.texts(of: outcome.report.rules, on: outcome.site)
      var options = options(texts, presentation, environment)
      let asked = arguments.presentation?.languages ?? []
      options.onlyLanguage = asked.count == 1 ? asked[0] : nil
      answer.output = arguments.format.text(of: printed, options: options)
    }
    (answer.told, answer.status) = beside(outcome, in: presentation.messages)
    return answer
  }

  /// Prints the fixes for the findings, and applies them if requested.
  private static func fix(
    _ outcome: LintOutcome, _ arguments: Arguments, _ environment: [String: String]
  ) throws(LintError) -> Answer {
    let fixes = outcome.fixes
    let language = (arguments.presentation ?? Presentation(environment: environment)).messages
    if arguments.writesFixes { for fix in fixes { try fix.write() } }
    let files = "\(fixes.count) file\(fixes.count == 1 ? "" : "s")"
    let done =
      fixes.isEmpty
      ? Phrase("nothing to change", "고칠 것이 없습니다")
      : arguments.writesFixes
        ? Phrase("\(files) changed", "파일 \(fixes.count)개를 고쳤습니다")
        : Phrase("\(files) to change; --write does it", "고칠 파일 \(fixes.count)개. --write로 고칩니다")
    let told = outcome.report.skipped.map { "hig: \($0.message(in: language))" }
    return Answer(
      output: fixes.map(\.diff).joined(), told: told + ["hig: \(done[language])"],
      status: (outcome.failOnSkipped && !told.isEmpty ? ExitStatus.failed : .done).rawValue)
  }

  private static func open(_ path: String) throws(LintError) -> KnowledgeBase {
    do { return try KnowledgeBase(path: path, access: .read) } catch {
      throw .knowledgeBase(error)
    }
  }

  private static func options(
    _ texts: [RuleID: RuleText], _ presentation: Presentation, _ environment: [String: String]
  ) -> ReportOptions {
    let lines = SourceLines()
    return ReportOptions(
      languages: presentation.languages,
      layout: TextLayout(
        width: Output.columns, isColoured: Output.showsColour(environment),
        columns: { DisplayWidth.columns($0) },
        wrap: { DisplayWidth.wrap($0, width: $1) }),
      version: Release.version, folder: FileSystem.currentFolder,
      rule: { texts[$0] }, line: { lines.line($0, $1) })
  }

  /// Shows the progress if there are many files.
  private static func showProgress(read: Int, of count: Int) {
    if count > 50, read % 25 == 0 { Output.progress("hig: \(read) / \(count)") }
  }

  /// The lines for stderr, and the exit status.
  private static func beside(
    _ outcome: LintOutcome, in language: Language
  ) -> (told: [String], status: Int32) {
    let report = outcome.report
    var told = outcome.remarks.map { "hig: \($0[language] ?? "")" }
    told += report.skipped.map { "hig: \($0.message(in: language))" }
    if let (path, count) = outcome.written {
      let written = Phrase(
        "\(path): written, \(count) finding\(count == 1 ? "" : "s")", "\(path): 결과 \(count)개를 적었습니다"
      )
      told.append("hig: \(written[language])")
    }
    let status: ExitStatus
    if !report.skipped.isEmpty, outcome.failOnSkipped {
      status = .failed
    } else if !outcome.hasFiles {
      told.append("hig: \(nothing[language])")
      status = .nothing
    } else {
      status = outcome.fails ? .findings : .done
    }
    return (told, status.rawValue)
  }

  private static let nothing = Phrase(
    "nothing to check here; name a folder with storyboards, xibs, asset catalogs, "
      + "Swift sources or interface JSON",
    "검사할 것이 없습니다. 스토리보드, xib, 애셋 카탈로그, Swift 소스, 인터페이스 JSON이 있는 폴더를 지정하세요")
}

extension LintOutcome {
  /// Whether there was something to check; with changed files only, nothing is fine too.
  fileprivate var hasFiles: Bool { !report.files.isEmpty || isOfChangedFiles }
}

extension CheckReport {
  /// The rules of all findings.
  fileprivate var rules: Set<RuleID> { Set((findings + suppressed.map(\.finding)).map(\.rule)) }
}
