import Foundation
import Guidelines
import LinterCore
import Testing

@Suite("Every check is registered and documented")
struct RegistryTests {
  @Test("A file in the folder Checks is a check in the list, and the other way round")
  func files() throws {
    let folder = Corpus.root.appending(path: "Sources/LinterCore/Checks")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.dropLast(".swift".count)) }.sorted()
    #expect(Checks.all.map { "\(type(of: $0))" } == files, "Checks.all lists them by name")
    #expect(Checks.all.count >= 25)
  }

  @Test("Ids are unique")
  func ids() {
    #expect(Set(Checks.all.map(\.id)).count == Checks.all.count)
    for check in Checks.all { #expect(Checks.named(check.id)?.id == check.id) }
  }

  @Test("A check says what it does, in both languages", arguments: Checks.all.map(\.id))
  func texts(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    for language in Language.allCases {
      #expect(check.summary[language]?.last == ".", "\(language)")
    }
    #expect(!check.inputs.isEmpty)
  }

  @Test(
    "A check has three failing and three passing examples over two kinds of input",
    arguments: Checks.all.map(\.id))
  func examples(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    let kinds = Set(check.examples.map(\.kind))
    #expect(check.examples.filter { !$0.lines.isEmpty }.count >= 3)
    #expect(check.examples.filter(\.lines.isEmpty).count >= 3)
    #expect(kinds.count >= 2)
    #expect(kinds.isSubset(of: check.inputs))
    for kind in kinds {
      let own = check.examples.filter { $0.kind == kind }
      #expect(own.contains { $0.lines.isEmpty }, "no passing example in \(kind)")
      #expect(own.contains { !$0.lines.isEmpty }, "no failing example in \(kind)")
    }
  }
}
