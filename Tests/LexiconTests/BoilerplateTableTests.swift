import GuidelineReaders
import Lexicon
import Testing

/// Whether what surrounds a text is skipped as the table says.
@Suite("Boilerplate of the lexicon")
struct BoilerplateTableTests {
  /// Lists that are read only together with what stands around their line.
  static let dependent: Set = ["subject", "blog-word", "neighbour-post"]

  @Test("makes a reader skip the example of each row")
  func skipped() throws {
    let read = try Lexicon.boilerplate.filter { row in
      try !Self.dependent.contains(row["list"]) && !ReadExample(row["example"]).isSkipped
    }
    #expect(examples(of: read) == "")
  }

  @Test("keeps a line that no row has")
  func kept() throws {
    let example = try ReadExample("Wave at the badger")
    #expect(!example.isSkipped)
  }

  @Test("changes what a reader skips when a row is added, without any Swift")
  func added() async {
    await #expect(processExitsWith: .success) {
      Lexicon.add("line\twave at the badger\ten\tWave at the badger", to: .boilerplate)
      let example = try ReadExample("Wave at the badger")
      #expect(example.isSkipped)
    }
  }
}
