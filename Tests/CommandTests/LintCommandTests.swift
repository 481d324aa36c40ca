import Foundation
import TestSupport
import Testing

@Suite("hig check looks at the files of an app")
struct LintCommandTests {
  @Test("The exit status tells findings from a clean folder, from nothing, and from failure")
  func status() throws {
    let bad = try LintedFolder(["A.swift": LintedFolder.tabs(6)])
    let run = try bad.check()
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.contains("  4:5  warning  tab-count  likely\n"))
    #expect(try bad.check("--fail-on", "error").status == 0)
    #expect(try bad.check("--fail-on", "note", "--rules", "tab-badge").status == 0)
    let good = try LintedFolder(["A.swift": LintedFolder.tabs(4)]).check()
    #expect(good.status == 0 && good.output == "nothing found in 1 file\n")
    let empty = try LintedFolder(["README.md": "#"]).check("--lang", "ko")
    #expect(empty.status == 1 && empty.output.isEmpty)
    #expect(empty.errors.hasPrefix("hig: 검사할 것이 없습니다."))
    let nowhere = try bad.run([bad.path("nowhere")])
    #expect(nowhere.status == 2 && nowhere.output.isEmpty)
    #expect(nowhere.errors.contains("nowhere: cannot be read: No such file or directory;"))
    #expect(nowhere.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "A path that does not exist fails, whatever the severity and whatever else there is",
    arguments: [["--fail-on", "error"], ["--json", "--fail-on", "note"], []])
  func missingPath(options: [String]) throws {
    let folder = try LintedFolder(["A.swift": LintedFolder.tabs(3)])
    for paths in [[folder.path, folder.path("NoSuch")], [folder.path("NoSuch")]] {
      let run = try folder.run(paths + ["--lang", "en"] + options)
      #expect(run.status == 2, "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.contains("NoSuch: cannot be read: No such file"))
    }
  }

  @Test("--platform says what it does in the help of the check")
  func platform() throws {
    let help = try KnowledgeBaseFixture.corpus.run("help", "check", "--lang", "en").output
    #expect(help.contains("the platform of files that state none"))
  }

  @Test(
    "A wrong command line is told apart, with what was meant",
    arguments: [
      (["--rules", "tab-cout"], "did you mean 'tab-count'"),
      (["--format", "pdf"], "text, json, sarif, github, xcode"),
      (["--fail-on", "fatal"], "error, warning, note"),
      (["--jobs", "0"], "1 … 256"),
      (["--platform", "BeOS"], "iOS"),
      (["--fix", "--json"], "'--fix' and '--json' cannot be given together"),
      (["--fix", "--format", "sarif"], "'--fix' and '--format sarif' cannot"),
      (["--write", "--format=xcode"], "'--write' and '--format xcode' cannot"),
      (["--rules", ""], "option '--rules' needs a value"),
      (["--rules", " ,"], "option '--rules' needs a value"),
      (["--basline", "x"], "did you mean '--baseline'"),
      (["--write-baseline"], "--write-baseline needs --baseline FILE"),
    ])
  func usage(options: [String], words: String) throws {
    let folder = try LintedFolder(["A.swift": "let x = 1"])
    let run = try folder.run([folder.path] + options)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test("A file's name is no second line, and drives no terminal", arguments: ["text", "xcode"])
  func names(format: String) throws {
    let folder = try LintedFolder(["A\n\u{1B}[2JB.swift": LintedFolder.tabs(6)])
    let run = try folder.check("--format", format)
    #expect(run.output.contains("\u{FFFD}[2JB.swift") && !run.output.contains("\u{1B}"))
    if format == "xcode" {
      #expect(run.output.split(separator: "\n").allSatisfy { $0.contains("B.swift:") })
    }
  }

  @Test("Hidden folders, those of others and loops of links are passed by")
  func walk() throws {
    let folder = try LintedFolder([
      "App/A.swift": LintedFolder.tabs(6), "Pods/B.swift": LintedFolder.tabs(6),
      ".build/C.swift": LintedFolder.tabs(6), "DerivedData/D.swift": LintedFolder.tabs(6),
      "Carthage/E.swift": LintedFolder.tabs(6), ".F.swift": LintedFolder.tabs(6),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/loop"), withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Z.swift"), withDestinationPath: folder.path("App/A.swift"))
    #expect(
      Set(try folder.findings()) == ["App/A.swift:4 tab-count", "App/A.swift:9 tab-overflow"])
    // What is named outright is looked at, wherever it is, and once.
    let named = try folder.run(
      [folder.path("Pods/B.swift"), folder.path("Pods/B.swift"), "--json"]
    ).json()
    #expect((named["files"] as? [String]) == [folder.path("Pods/B.swift")])
  }

  @Test("Every kind of input is found by its name; other JSON is left alone")
  func kinds() throws {
    let screen = #"{"interface": 1, "platforms": ["iOS"], "tabBars": [{"tabs": [{"title": "A"}]}]}"#
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6), "Main.storyboard": LintedFolder.storyboard(tabs: 6),
      "screen.json": screen, "package.json": #"{"name": "interface"}"#, "broken.json": "{",
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/a.imageset/Contents.json":
        #"{"images": [{"filename": "gone.png", "scale": "2x"}]}"#,
      "Info.plist": "<plist><dict><key>CFBundleName</key><string>Maps</string></dict></plist>",
    ])
    let document = try folder.run([folder.path, "--json"]).json()
    let files = (document["files"] as? [String] ?? []).map { $0.dropFirst(folder.path.count + 1) }
    #expect(
      Set(files) == [
        "A.swift", "Main.storyboard", "screen.json", "Assets.xcassets/a.imageset/Contents.json",
      ])
    #expect((document["skipped"] as? [Any])?.isEmpty == true)
    let found = try folder.findings()
    #expect(found.contains("screen.json:1 tab-count"))
    #expect(found.contains { $0.hasPrefix("Main.storyboard") && $0.hasSuffix("tab-count") })
  }

  @Test("The report is the same for every number of threads")
  func determinism() throws {
    var files: [String: String] = [:]
    for index in 0..<60 {
      files["V\(index)/View\(index % 7).swift"] = LintedFolder.tabs(2 + index % 7)
    }
    for index in 0..<20 {
      files["S\(index).storyboard"] = LintedFolder.storyboard(tabs: 1 + index % 8)
    }
    let folder = try LintedFolder(files)
    let one = try folder.check("--json", "--jobs", "1").output
    #expect(one.contains("tab-count"))
    for jobs in ["2", "3", "16"] {
      let other = try folder.check("--json", "--jobs", jobs).output
      #expect(firstDifference(other, one) == nil, "\(jobs) threads")
    }
  }

  @Test("Names with spaces, quotes and decomposed Hangul are read and shown as they are")
  func names() throws {
    let name = "새 폴더/탭 '뷰' #1.swift".decomposedStringWithCanonicalMapping
    let folder = try LintedFolder([name: LintedFolder.tabs(6)])
    #expect(try folder.findings().first == "\(name):4 tab-count")
    let sarif = try folder.check("--format", "sarif")
    #expect(sarif.output.contains("%231.swift"))
    let excluded = try LintedFolder([
      name: LintedFolder.tabs(6), "B.swift": "", ".hig.json": #"{"exclude": ["새 폴더"]}"#,
    ])
    #expect(try excluded.findings().isEmpty)
  }

  @Test("Text is in the languages asked for, in columns of a terminal")
  func text() throws {
    let folder = try LintedFolder(["A.swift": LintedFolder.tabs(6)])
    let korean = try folder.check("--lang", "ko").output
    #expect(korean.contains("  4:5  경고  tab-count     유력") || korean.contains("4:5  경고  tab-count"))
    #expect(korean.contains("파일 1개: 경고 2개"))
    let both = try folder.check("--lang", "both").output
    #expect(both.contains("6 tabs") && both.contains("탭이 6개"))
    #expect(!both.contains("\u{1B}"))
  }

  @Test("A number changed in a page of the Corpus changes the findings")
  func numbers() throws {
    let page = try String(
      contentsOfFile: KnowledgeBaseFixture.corpusPath + "/Components/tab-bars.md", encoding: .utf8)
    let changed = page.replacing("3–5 tabs", with: "3–7 tabs").replacing("3~5개", with: "3~7개")
    #expect(changed != page)
    let source = ["A.swift": LintedFolder.tabs(7)]
    let before = try LintedFolder(
      source, base: KnowledgeBaseFixture(documents: ["tab-bars.md": page]))
    let after = try LintedFolder(
      source, base: KnowledgeBaseFixture(documents: ["tab-bars.md": changed]))
    #expect(try before.findings("--rules", "tab-count") == ["A.swift:4 tab-count"])
    #expect(try after.findings("--rules", "tab-count").isEmpty)
  }

  @Test("hig without hig-lint says what is missing")
  func missing() throws {
    let folder = try TemporaryFolder()
    let alone = folder.url.appending(path: "hig")
    try FileManager.default.copyItem(at: HigCommand.file, to: alone)
    let process = Process()
    process.executableURL = alone
    process.arguments = ["check", ".", "--database", KnowledgeBaseFixture.corpus.path]
    process.environment = HigCommand(home: folder.url).environment
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(said.contains("hig-lint") && said.contains("make install"))
  }
}
