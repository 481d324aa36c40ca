import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(home: folder.url)
  }

  @Test(
    "Wrong usage is exit 64 and one line that says what to do",
    arguments: [
      (["serch", "tab"], "did you mean 'search'"), (["search", "tab", "--limt", "3"], "'--limit'"),
      (["search"], "needs QUERY"), (["rule"], "needs ID"),
      (["export", "json", "b"], "does not take 'b'; see 'hig help export'"),
      (["ingest", "-"], "--name NAME"),
      (["search", "tab", "--limit", "no"], "1, 2, 3"),
      (["search", "tab", "--limit", "0"], "1, 2, 3"),
      (["search", "tab", "--limit"], "needs a value"), (["rules", "--json=yes"], "takes no value"),
      (["search", "tab", "--platform", "Windows"], "visionOS"),
      (["search", "tab", "--kind", "page"], "passage"), (["rules", "--lang", "fr"], "both"),
      (["search", "tab", "--as-of", "June"], "YYYY-MM"), (["export", "xml"], "json"),
      (["completions", "tcsh"], "fish"), (["rules", "-x"], "'-x'"),
      (["audit", "--format", "json"], "no effect without '--own'"),
      (["ingest", "notes.md", "--name", "tabs.md"], "no effect without '-'"),
      (["audit", "--own", "--against", "Corpus"], "cannot be given together"),
    ])
  func usage(arguments: [String], says: String) throws {
    let base = ["--database", KnowledgeBaseFixture.corpus.path]
    let run = try hig.run(base + arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(says), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("What the system says of a file is said in the language of the message")
  func systemMessages() throws {
    for (language, message) in ["en": "No such file or directory", "ko": "그런 파일이나 폴더가 없음"] {
      let run = try hig.run(
        "ingest", "nowhere.md", "--database", KnowledgeBaseFixture.corpus.path, "--lang", language)
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("Global options stand before or after the command, with a space or an equals sign")
  func globalOptions() throws {
    let path = KnowledgeBaseFixture.corpus.path
    let before = try hig.run("--database", path, "--json", "rule", "tab-count")
    let after = try hig.run("rule", "tab-count", "--json", "--database=\(path)")
    #expect(before.status == 0)
    #expect(firstDifference(after.output, before.output) == nil)
  }

  @Test("Messages are in the language of the locale, or of --lang")
  func languages() throws {
    var korean = hig
    korean.environment["LC_ALL"] = "ko_KR.UTF-8"
    #expect(try korean.run("serch").errors.contains("없는 명령"))
    #expect(try korean.run("serch", "--lang=en").errors.contains("unknown command"))
    #expect(try hig.run("--lang=ko", "serch").errors.contains("없는 명령"))
    #expect(try hig.run("--lang", "ko", "help").output.contains("명령"))
    var neither = hig
    neither.environment["LC_ALL"] = "C"
    let both = try neither.run("help").output
    #expect(both.contains("Commands") && both.contains("명령"))
  }

  @Test("Help names every command and every option of it")
  func help() throws {
    let overview = try hig.run("help")
    #expect(overview.status == 0)
    let commands = overview.output.matches(of: #/\n  ([a-z]+) /#).map { String($0.output.1) }
    #expect(commands.contains("search") && commands.contains("ingest"))
    for command in commands {
      let page = try hig.run("help", command)
      #expect(page.status == 0 && page.output.hasPrefix("hig \(command)"), "\(command)")
      let again = try hig.run(command, "--help")
      #expect(firstDifference(again.output, page.output) == nil, "\(command)")
    }
    #expect(try hig.run().status == 64)
    #expect(try hig.run("help", "serch").status == 64)
  }

  @Test("The commands' folder holds a file for each command, and no other")
  func registry() throws {
    let folder = HigCommand.checkout.appending(path: "Sources/hig/Commands").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .map { $0.replacing(".swift", with: "").replacing("Command", with: "").lowercased() }
    let overview = try hig.run("help").output
    let commands = overview.matches(of: #/\n  ([a-z]+) /#).map { String($0.output.1) }
    #expect(Set(files) == Set(commands))
  }

  @Test("The version is one line")
  func version() throws {
    let run = try hig.run("--version")
    #expect(run.status == 0)
    // With the commit and the edition of the Corpus where `make build` noted them.
    #expect(run.output.contains(/^hig \d+\.\d+\.\d+( \(commit [0-9a-f]+\+?, Corpus \d+-\d+\))?\n$/))
  }

  @Test("Completions name every command; bash takes its script without a complaint")
  func completions() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try hig.run("completions", shell).output
      for word in ["search", "ingest", "platform", "visionOS"] { #expect(script.contains(word)) }
      guard shell == "bash" else { continue }
      let check = Process()
      check.executableURL = URL(filePath: "/bin/bash")
      check.arguments = ["-n", try folder.write(script, to: "hig.bash")]
      try check.run()
      check.waitUntilExit()
      #expect(check.terminationStatus == 0)
    }
  }

  @Test("The default knowledge base is built from the Corpus on the first question, and only then")
  func defaultBase() throws {
    let first = try hig.run("search", "탭 바 배지")
    #expect(first.status == 0)
    #expect(first.errors.contains(".local/share/hig/guidelines.sqlite"))
    let second = try hig.run("search", "탭 바 배지")
    #expect(firstDifference(second.output, first.output) == nil)
    #expect(second.errors.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(".local/share/hig"))
    // SQLite keeps the last two beside a file that is read in WAL mode.
    let own = ["guidelines.sqlite", "guidelines.sqlite-shm", "guidelines.sqlite-wal"]
    #expect(Set(files).isSubset(of: own), "nothing else is left there")
  }

  @Test("XDG_DATA_HOME and HIG_DATABASE say where it is; a named one is never built by a question")
  func places() throws {
    var elsewhere = hig
    elsewhere.environment["XDG_DATA_HOME"] = folder.path("data")
    #expect(try elsewhere.run("rule", "tab-count").status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("data/hig/guidelines.sqlite")))
    elsewhere.environment["HIG_DATABASE"] = folder.path("named.sqlite")
    let named = try elsewhere.run("rule", "tab-count")
    #expect(named.status == 2)
    #expect(named.errors.contains("named.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("named.sqlite")))
  }

  @Test("Without its Corpus the command says where it looked")
  func noCorpus() throws {
    var lost = hig
    lost.environment["HIG_CORPUS"] = folder.path("nowhere")
    let run = try lost.run("search", "tab")
    #expect(run.status == 2)
    #expect(run.errors.contains("nowhere") && run.errors.contains("HIG_CORPUS"))
  }

  @Test("A file that is no knowledge base is exit 2 and stays as it is")
  func noDatabase() throws {
    let path = try folder.write("This is a shopping list, not a database.\n", to: "list.sqlite")
    for arguments in [
      ["search", "tab"], ["rule", "tab-count"], ["ingest", KnowledgeBaseFixture.corpusPath],
    ] {
      let run = try hig.run(arguments + ["--database", path])
      #expect(run.status == 2)
      #expect(run.errors.contains("list.sqlite"))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("This is a shopping"))
  }

  @Test("Components, documents, terms, metrics and rules list what there is")
  func lists() throws {
    let base = KnowledgeBaseFixture.corpus
    for (command, key, sample) in [
      ("components", "components", "tab-bars"), ("documents", "documents", "toolbars.md"),
      ("terms", "terms", "탭 막대"), ("metrics", "metrics", "button-hit-target"),
      ("rules", "rules", "nav-hide"),
    ] {
      #expect(try base.run(command).output.contains(sample), "\(command)")
      let list = try base.run(command, "--json").json()[key] as? [Any]
      #expect((list ?? []).count >= 3, "\(command)")
    }
    let export = try base.run("export", "json").json()
    let keys = [
      "schema", "documents", "passages", "rules", "metrics", "terms", "checks", "questions",
      "linter_rules",
    ]
    #expect(Set(export.keys) == Set(keys))
    #expect(try base.run("terms").output.count(where: { $0 == "\n" }) >= 150)
  }

  @Test("A component has every name the glossary gives it, and a mistyped one is told")
  func componentNames() throws {
    let base = KnowledgeBaseFixture.corpus
    let own = try base.run("rules", "--component", "tab-bars").output
    for name in ["탭 바", "Tab Bars", "탭막대", "UITabBar"] {
      let other = try base.run("rules", "--component", name).output
      #expect(firstDifference(other, own) == nil, "\(name)")
    }
    let wrong = try base.run("rules", "--component", "tab-basr")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("'tab-bars'"))
  }
}
