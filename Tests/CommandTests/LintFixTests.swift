import Foundation
import TestSupport
import Testing

@Suite("hig check --fix shows what is plain to do as a diff, and does it when asked")
struct LintFixTests {
  private static let source = """
    import SwiftUI
    struct Walks: View {
      var body: some View {
        Text("Walks")
          .contextMenu {
            Button("Delete Walk") { delete() }
          }
      }
    }

    """

  private static let fixed = source.replacing(
    #""Delete Walk""#, with: #""Delete Walk", role: .destructive"#)

  @Test("The diff is one that patch reads, and nothing is changed")
  func diff() throws {
    let folder = try LintedFolder(["Walks.swift": Self.source])
    let path = folder.path("Walks.swift")
    let run = try folder.check("--fix")
    #expect(
      run.output == """
        --- \(path)
        +++ \(path)
        @@ -3,7 +3,7 @@
           var body: some View {
             Text("Walks")
               .contextMenu {
        -        Button("Delete Walk") { delete() }
        +        Button("Delete Walk", role: .destructive) { delete() }
               }
           }
         }

        """)
    #expect(run.errors == "hig: 1 file to change; --write does it\n")
    #expect(run.status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.source)
  }

  @Test("--write changes the files once, the one behind a link where there is a link")
  func writing() throws {
    let folder = try LintedFolder(["Walks.swift": Self.source])
    let path = folder.path("Walks.swift")
    #expect(try folder.check("--write").errors == "hig: 1 file changed\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.fixed)
    let again = try folder.check("--fix", "--write")
    #expect(again.output == "" && again.errors == "hig: nothing to change\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Walks.swift"])
  }

  @Test(
    "What is written may be read, changed and run by those who might before",
    arguments: [0o600, 0o755, 0o664])
  func mode(permissions: Int) throws {
    let folder = try LintedFolder(["Walks.swift": Self.source])
    let path = folder.path("Walks.swift")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    let link = folder.path("Linked.swift")
    try files.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try folder.check("--write").status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.fixed)
    let written = try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(written == permissions)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test("A file that does not compile stays as it is and is told")
  func broken() throws {
    let folder = try LintedFolder([
      "Broken.swift": Self.source + "struct {", "Walks.swift": Self.source,
    ])
    let run = try folder.check("--write")
    #expect(run.errors.contains("Broken.swift") && run.status == 2)
    let broken = try String(contentsOfFile: folder.path("Broken.swift"), encoding: .utf8)
    #expect(broken == Self.source + "struct {")
    let walks = try String(contentsOfFile: folder.path("Walks.swift"), encoding: .utf8)
    #expect(walks == Self.fixed)
  }
}
