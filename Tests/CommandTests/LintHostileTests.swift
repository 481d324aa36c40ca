import Foundation
import TestSupport
import Testing

@Suite("Broken and hostile files are told, and do not stop the rest")
struct LintHostileTests {
  private static let good = ["Good.swift": LintedFolder.tabs(6)]

  /// The line on stderr about `name`, and that the rest was judged all the same.
  private func told(_ name: String, in folder: LintedFolder) throws -> String {
    let run = try folder.check("--json")
    #expect(run.status == 2)
    let findings = try run.json()["findings"] as? [[String: Any]] ?? []
    #expect(findings.count == 2, "the rest is judged")
    let skipped = try run.json()["skipped"] as? [[String: Any]] ?? []
    #expect(skipped.map { $0["file"] as? String } == [folder.path(name)])
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 1)
    return lines.first.map { String($0.dropFirst("hig: \(folder.path)/".count)) } ?? ""
  }

  @Test(
    "Documents that are broken or meant to harm",
    arguments: [
      ("a.storyboard", "<a>\n<b></a>", "a.storyboard:2: this is no well-formed XML"),
      ("a.storyboard", "", "a.storyboard:1: this is no well-formed XML"),
      ("a.xib", "<?xml version=\"1.0\"?>\n<plist/>", "a.xib:2: this is no Interface Builder"),
      (
        "a.storyboard",
        "<!DOCTYPE d [\n<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<d>&b;</d>",
        "a.storyboard:2: the document declares entities"
      ),
      (
        "a.storyboard", "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><d>&a;</d>",
        "a.storyboard:1: the document declares entities"
      ),
      (
        "a.storyboard", LongText(String(repeating: "<a>", count: 100_000)),
        "a.storyboard:1: elements lie too deep"
      ),
      ("b.imageset/Contents.json", "{\"images\": [", "b.imageset/Contents.json: this is no JSON"),
      ("b.imageset/Contents.json", "{\"images\": 1}", "b.imageset/Contents.json: images is not"),
      (
        "b.imageset/Contents.json",
        LongText("{\"images\": " + String(repeating: "[", count: 100_000)),
        "b.imageset/Contents.json: "
      ),
      ("c.json", #"{"interface": 1, "tabBar": []}"#, "c.json:1: tabBar is no key"),
      (
        "c.json", #"{"interface": 1, "views": [{"kind": "buton"}]}"#,
        "c.json:1: views[0].kind is not what the format has there; write button, link,"
      ),
      (
        "c.json", "{\"interface\": 1, \"views\": [\n{\"role\": \"close!\"}]}",
        "c.json:2: views[0].role is not what the format has there; write destructive, cancel,"
      ),
      (
        "c.json", #"{"interface": 1, "platforms": ["BeOS"]}"#,
        "c.json:1: platforms[0] is not what the format has there; write iOS, iPadOS"
      ),
      ("Info.plist", "<plist>", "Info.plist:1: this is no well-formed XML"),
    ] as [(String, LongText, String)])
  func broken(name: String, text: LongText, words: String) throws {
    let folder = try LintedFolder(Self.good.merging([name: text.text]) { $1 })
    let line = try told(name, in: folder)
    #expect(line.hasPrefix(words), "\(line)")
  }

  @Test("A claim of a gigabyte is not believed")
  func claims() throws {
    let folder = try LintedFolder(Self.good)
    try folder.write("", to: "huge.storyboard")
    let file = try FileHandle(forWritingTo: URL(filePath: folder.path("huge.storyboard")))
    try file.truncate(atOffset: 1 << 30)
    try file.close()
    #expect(try told("huge.storyboard", in: folder).hasPrefix("huge.storyboard: larger than 64 MB"))
    // A PNG that says it is 2³¹ pixels wide, with nothing behind.
    let picture = try LintedFolder([
      "a.imageset/Contents.json": #"{"images": [{"filename": "a.png", "scale": "1x"}]}"#
    ])
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0]
    try picture.write(Data(header), to: "a.imageset/a.png")
    #expect(try [0, 1].contains(picture.check().status))
  }

  @Test("A pipe is not waited for, in a folder or named")
  func pipe() throws {
    let folder = try LintedFolder(Self.good)
    #expect(mkfifo(folder.path("a.swift"), 0o600) == 0)
    #expect(try told("a.swift", in: folder).hasPrefix("a.swift: neither a file nor a folder"))
    #expect(try folder.run([folder.path("a.swift")]).status == 2)
  }

  @Test(
    "Files and folders that may not be read", .enabled(if: getuid() != 0, "root may read all"))
  func permissions() throws {
    let folder = try LintedFolder(Self.good.merging(["b/a.swift": ""]) { $1 })
    defer { chmod(folder.path("b"), 0o700) }
    chmod(folder.path("b"), 0)
    #expect(try told("b", in: folder).contains("Permission denied"))
  }

  @Test(
    "Sources of Swift that are as deep as they are long",
    arguments: [
      ("x", ".a", 20_000), ("", "(", 20_000), ("", "{", 20_000), ("let x = ", "!", 20_000),
      ("x", "()", 2_000), ("let x = 1", " + 1", 20_000), ("", "if x {", 1_000),
      ("", "/*", 20_000), ("\"", "\\(\"", 500), ("", "\0\u{FEFF}struct \u{202E}", 100),
    ])
  func deep(start: String, part: String, count: Int) throws {
    let source = start + String(repeating: part, count: count)
    let folder = try LintedFolder(Self.good.merging(["Deep.swift": source]) { $1 })
    let run = try folder.check("--json", "--fail-on", "warning")
    #expect(run.status == 1, "\(run.errors)")
    #expect((try run.json()["findings"] as? [Any])?.count == 2)
  }

  @Test(
    "A source in another encoding or with a syntax error is told, and fails only where asked",
    arguments: [
      ("L.swift", "// caf\u{E9}", .isoLatin1, "L.swift: this is no UTF-8"),
      ("W.swift", "import SwiftUI", .utf16, "W.swift: this is no UTF-8"),
      ("N.swift", "import SwiftUI", .utf16LittleEndian, "N.swift: this is no UTF-8"),
      ("S.swift", "import SwiftUI\nstruct A {", .utf8, "S.swift:2: the source has a syntax error"),
    ] as [(String, String, String.Encoding, String)])
  func encodings(name: String, text: String, encoding: String.Encoding, words: String) throws {
    let folder = try LintedFolder(["Good.swift": LintedFolder.tabs(6)])
    try folder.write(try #require(text.data(using: encoding)), to: name)
    #expect(try told(name, in: folder).hasPrefix(words))
    #expect(try folder.check("--fail-on", "warning").status == 1)
    #expect(try folder.check("--fail-on", "error").status == 0)
    #expect(try folder.check("--fail-on", "error", "--fail-on-skipped").status == 2)
  }

  @Test("A file is judged on the platforms of its targets, and a target by its Info.plist")
  func projects() throws {
    let tabs = LintedFolder.tabs(6)
    let project = """
      {objects = {
        A = {isa = PBXProject; mainGroup = G; targets = (P, D); };
        G = {isa = PBXGroup; children = (GP, GD); sourceTree = "<group>"; };
        GP = {isa = PBXFileSystemSynchronizedRootGroup; path = Pocket; sourceTree = "<group>"; };
        GD = {isa = PBXFileSystemSynchronizedRootGroup; path = Desk; sourceTree = "<group>"; };
        P = {
          isa = PBXNativeTarget; name = Pocket; fileSystemSynchronizedGroups = (GP);
          buildConfigurationList = LP; productType = "com.apple.product-type.application"; };
        D = {isa = PBXNativeTarget; name = Desk; fileSystemSynchronizedGroups = (GD);
          buildConfigurationList = LD; productType = "com.apple.product-type.application"; };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
        LD = {isa = XCConfigurationList; buildConfigurations = (CD); };
        CP = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        CD = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = macosx; }; };
      }; rootObject = A; }
      """
    let folder = try LintedFolder([
      "Pocket/A.swift": tabs, "Desk/A.swift": tabs, "W.xcodeproj/project.pbxproj": project,
    ])
    let found = try folder.findings()
    #expect(found.contains("Pocket/A.swift:4 tab-count"))
    #expect(!found.contains("Desk/A.swift:4 tab-count"))
    #expect(
      found.filter { $0.hasSuffix("launch-screen") } == [
        "W.xcodeproj/project.pbxproj:6 launch-screen"
      ])
    try folder.write("SDKROOT = macosx;", to: "W.xcodeproj/project.pbxproj")
    let broken = try folder.check()
    #expect(broken.status == 2)
    #expect(broken.errors.contains("W.xcodeproj/project.pbxproj: this is no project file;"))
  }

  @Test("Tests and generated sources are left out, and Objective-C is named as unread")
  func leftOut() throws {
    let tabs = LintedFolder.tabs(6)
    let folder = try LintedFolder([
      "A.swift": tabs, "AppTests/B.swift": tabs, "Generated/C.swift": tabs,
      "D.swift": "// Generated using SwiftGen\n" + tabs, "E.m": "@end", "F.mm": "@end",
    ])
    let found = try folder.findings()
    #expect(Set(found.map { $0.prefix(7) }) == ["A.swift"])
    #expect(try folder.check().errors.contains("2 sources of Objective-C not read"))
  }
}
