import Foundation
import TestSupport
import Testing

@Suite("Findings that are to stay")
struct LintSuppressionTests {
  @Test(
    "Comments in Swift switch checks off, where and as far as they say",
    arguments: [
      ("// hig:disable:next tab-count", 3, ["tab-overflow"]),
      ("// hig:disable:this tab-count", 4, ["tab-overflow"]),
      ("// hig:disable:previous tab-count", 5, ["tab-overflow"]),
      ("// hig:disable tab-count, tab-overflow", 1, []),
      ("/* hig:disable tab-count */", 2, ["tab-overflow"]),
      ("// hig:disable", 1, []), ("// hig:disable all -- a trial", 1, []),
      ("// hig:disable:next tab-badge", 3, ["tab-count", "tab-overflow"]),
      ("// hig:disable:sometimes tab-count", 3, ["tab-count", "tab-overflow"]),
      ("; let s = \"// hig:disable\"", 1, ["tab-count", "tab-overflow"]),
      ("// hig:disable tab-count\n// hig:enable tab-count", 1, ["tab-count", "tab-overflow"]),
      ("// hig:disable\n// hig:enable", 1, ["tab-count", "tab-overflow"]),
      ("// hig:disable tab-count tab-overflow\n// hig:enable tab-count", 1, ["tab-count"]),
    ])
  func comments(comment: String, line: Int, expected: [String]) throws {
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6, comment: comment, on: line)
    ])
    let found = try folder.findings().map { $0.split(separator: " ").last.map(String.init) }
    #expect(found == expected)
    #expect(try folder.findings(key: "suppressed").count == 2 - expected.count)
  }

  @Test("Labels and notes of Interface Builder switch checks off inside their object")
  func labels() throws {
    let plain = try LintedFolder(["M.storyboard": LintedFolder.storyboard(tabs: 6)])
    let all = try plain.findings()
    #expect(all.contains { $0.hasSuffix("tab-count") })
    let labelled = try LintedFolder([
      "M.storyboard": LintedFolder.storyboard(tabs: 6, label: "hig:disable tab-count")
    ])
    #expect(try labelled.findings().count == all.count - 1)
    #expect(try labelled.findings(key: "suppressed").count == 1)
    let noted = try LintedFolder([
      "M.storyboard": LintedFolder.storyboard(tabs: 6, note: "hig:disable tab-count -- a trial")
    ])
    let sarif = try noted.check("--format", "sarif").output
    #expect(sarif.contains("\"justification\" : \"a trial\"") && sarif.contains("\"inSource\""))
  }

  @Test("An id that names nothing is told, with what was meant")
  func mistyped() throws {
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6, comment: "// hig:disable:next tab-cuont", on: 3)
    ])
    let run = try folder.check()
    #expect(
      run.errors.contains("A.swift:3: no rule or check 'tab-cuont'; did you mean 'tab-count'?"))
  }

  @Test(
    "A comment that is malformed is told with what it lacks, and suppresses nothing",
    arguments: [
      ("hig:waive:next tab-count until=2999-01-31 -- a trial", "has no owner; write owner=kim"),
      ("hig:waive:next tab-count owner=kim -- a trial", "has no last day"),
      ("hig:waive:next tab-count owner=kim until=2999-13-31 -- a trial", "'2999-13-31' is no day"),
      ("hig:waive:next tab-count owner=kim until=2999-01-31", "has no reason"),
      (
        "hig:waive:next tab-count owner=kim until=2999-01-31 bogus=1 -- a trial",
        "'bogus=' means nothing in it; there are owner=, until=, authority="
      ),
      (
        "hig:waive:next tab-count owner=kim owner=lee until=2999-01-31 -- a trial",
        "'owner=' is there twice"
      ),
      ("hig:disable:nxt tab-count", "'hig:disable:nxt' is ignored; write hig:disable"),
      ("hig:disabel tab-count", "'hig:disabel' is ignored"),
    ])
  func malformed(comment: String, words: String) throws {
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6, comment: "// \(comment)", on: 3),
      "M.storyboard": LintedFolder.storyboard(tabs: 6, label: comment),
    ])
    let run = try folder.check("--lang", "en")
    for place in ["A.swift:3: ", "M.storyboard:5: "] {
      let line = run.errors.split(separator: "\n").first { $0.contains(place) }
      #expect(line?.contains(words) == true, "\(place) \(run.errors)")
    }
    #expect(try folder.findings(key: "suppressed").isEmpty)
  }

  @Test(
    "A comment of prose, or with an address, is none", arguments: ["hig: a page", "hig://rules/a"])
  func prose(comment: String) throws {
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6, comment: "// \(comment)", on: 3)
    ])
    #expect(try folder.check().errors.isEmpty)
  }

  @Test(
    "Quotation marks hold a name of several words together",
    arguments: [
      (#"owner="김 민지""#, "김 민지"), ("owner=“Kim -- Minji”", "Kim -- Minji"), ("owner=kim", "kim"),
    ])
  func quotedOwner(term: String, owner: String) throws {
    let comment = "// hig:waive:next tab-count, tab-titles \(term) until=2999-01-31 -- a trial"
    let folder = try LintedFolder(["A.swift": LintedFolder.tabs(6, comment: comment, on: 3)])
    let run = try folder.check("--rules", "tab-count", "--lang", "en")
    #expect(run.output.contains("a trial (\(owner), until 2999-01-31)"), "\(run.output)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test("A second waiver of the same is told, and so is whose rules one of all is about")
  func repeatedWaivers() throws {
    let terms = "owner=kim until=2999-01-31 -- a trial"
    let folder = try LintedFolder([
      "A.swift": "// hig:waive tab-count \(terms)\n// hig:waive tab-count \(terms)\n"
        + "// hig:waive authority=KRDS \(terms)\n" + LintedFolder.tabs(6)
    ])
    let run = try folder.check("--lang", "en")
    #expect(
      run.errors.contains("A.swift:2: the waiver of tab-count repeats the one in ")
        && run.errors.contains("A.swift:1; remove one"), "\(run.errors)")
    #expect(run.errors.contains("the waiver of all of KRDS waives nothing"), "\(run.errors)")
  }

  @Test("A waiver in a label of Interface Builder ends on its last day, too")
  func waivedLabel() throws {
    let waiver = "hig:waive tab-count owner=kim until=2020-01-31 -- a trial"
    let folder = try LintedFolder([
      "M.storyboard": LintedFolder.storyboard(tabs: 6, label: waiver)
    ])
    let run = try folder.check("--rules", "tab-count", "--lang", "en")
    #expect(run.status == 1 && run.errors.contains("ended on 2020-01-31"), "\(run.errors)")
  }

  @Test(
    "A waiver of what does not exist says so, with what was meant",
    arguments: [
      (#""rule": "tab-cuont""#, "no rule or check 'tab-cuont'; did you mean 'tab-count'"),
      (#""authority": "Aple""#, "no guidelines of 'Aple'; did you mean 'Apple'?"),
      (#""authority": "Zebra""#, "no guidelines of 'Zebra'; there is Apple"),
    ])
  func mistypedWaiver(terms: String, words: String) throws {
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6),
      ".hig.json":
        #"{"waivers": [{\#(terms), "reason": "a trial", "owner": "Kim", "until": "2999-12-31"}]}"#,
    ])
    let run = try folder.check("--lang", "en")
    #expect(run.errors.contains(words) && !run.errors.contains("remove it"), "\(run.errors)")
  }

  @Test("A waiver is only called unused where all was checked that it may be about")
  func unusedWaiver() throws {
    func waiver(_ paths: String) -> String {
      #"{"waivers": [{"rule": "tab-count", \#(paths)"reason": "a trial", "owner": "Kim", "#
        + #""until": "2999-12-31"}]}"#
    }
    let folder = try LintedFolder([
      "Old/A.swift": LintedFolder.tabs(3), "New/B.swift": LintedFolder.tabs(3),
    ])
    for (paths, unused) in [
      (#""paths": ["Old"], "#, [folder.path]), ("", [folder.path]),
      (
        #""paths": ["New/B.swift"], "#,
        [folder.path, folder.path("New"), folder.path("New/B.swift")]
      ),
    ] {
      try folder.write(waiver(paths), to: ".hig.json")
      for path in [folder.path, folder.path("New"), folder.path("New/B.swift")] {
        let run = try folder.run([path, "--lang", "en"])
        #expect(
          run.errors.contains("waives nothing") == unused.contains(path), "\(paths) \(path)")
      }
    }
  }

  @Test("The configuration suppresses by path, with a reason that SARIF keeps")
  func paths() throws {
    let folder = try LintedFolder([
      "Old/A.swift": LintedFolder.tabs(6), "New/A.swift": LintedFolder.tabs(6),
      ".hig.json":
        #"{"suppress": [{"rules": ["tab-count"], "paths": ["Old"], "reason": "goes in 4.0"}]}"#,
    ])
    #expect(try folder.findings(key: "suppressed") == ["Old/A.swift:4 tab-count"])
    #expect(try folder.findings().count == 3)
    let sarif = try folder.check("--format", "sarif").output
    #expect(sarif.contains("goes in 4.0") && sarif.contains("\"external\""))
  }

  @Test("A baseline keeps what was there out, whatever its lines, and lets new findings through")
  func baseline() throws {
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6), "M.storyboard": LintedFolder.storyboard(tabs: 6),
    ])
    let file = folder.path("known.json")
    let before = try folder.findings()
    let written = try folder.check("--baseline", file, "--write-baseline")
    #expect(written.status == 0 && written.errors.contains("written, \(before.count) findings"))
    #expect(try folder.check("--baseline", file).status == 0)
    // Lines move, and the folder is reached another way.
    try folder.write("\n\n// moved\n" + LintedFolder.tabs(6), to: "A.swift")
    let moved = try folder.run([folder.path("A.swift"), "--baseline", file])
    #expect(moved.status == 0 && moved.output.contains("nothing found in 1 file, 2 suppressed"))
    #expect(moved.errors.contains("gone"))
    try folder.write(LintedFolder.tabs(7), to: "B.swift")
    let new = try folder.findings("--baseline", file)
    #expect(!new.isEmpty && new.allSatisfy { $0.hasPrefix("B.swift") })
    // Written again it is the same bytes.
    _ = try folder.check("--baseline", file, "--write-baseline")
    let first = try String(contentsOfFile: file, encoding: .utf8)
    _ = try folder.check("--baseline", file, "--write-baseline")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == first)
    // The configuration may name it.
    try folder.write(#"{"baseline": "known.json"}"#, to: ".hig.json")
    #expect(try folder.check().status == 0)
  }

  @Test("A baseline is not written over a file that is none")
  func otherFile() throws {
    let text = #"{"name": "walks", "dependencies": {}}"#
    let folder = try LintedFolder([
      "A.swift": LintedFolder.tabs(6), "package.json": text, "empty.json": "",
    ])
    let run = try folder.check("--baseline", folder.path("package.json"), "--write-baseline")
    #expect(run.status == 2 && run.errors.contains("package.json: this file is no baseline"))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(try String(contentsOfFile: folder.path("package.json"), encoding: .utf8) == text)
    for name in ["empty.json", "new.json"] {
      let run = try folder.check("--baseline", folder.path(name), "--write-baseline")
      #expect(run.status == 0 && run.errors.contains("written"), "\(run.errors)")
    }
  }

  @Test("A baseline that is none, or not there, is told")
  func noBaseline() throws {
    let folder = try LintedFolder(["A.swift": LintedFolder.tabs(6), "b.json": "[]"])
    let broken = try folder.check("--baseline", folder.path("b.json"))
    #expect(broken.status == 2 && broken.errors.contains("b.json: this is no baseline;"))
    let missing = try folder.check("--baseline", folder.path("c.json"))
    #expect(missing.status == 2 && missing.errors.contains("c.json: cannot be read"))
  }
}
