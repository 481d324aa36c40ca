import GuidelineReaders
import Guidelines
import RuleLinkage
import TestSupport
import Testing
import TextAnalysis

/// Statements as the readers find them in other people's documents, with a reader's judgement of
/// which of them state one rule.
@Suite(.enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct DocumentLinkageTests {
  /// A passage by the document and a line of it.
  struct Place: CustomStringConvertible {
    var document: String
    var line: Int

    init(_ document: String, _ line: Int) {
      self.document = document
      self.line = line
    }

    var description: String { "\(document):\(line)" }
  }

  @Test("Rules of several layouts, languages and editions join", arguments: Self.same)
  func joins(left: Place, right: Place) {
    // Which passages are statements is the readers' business; see the last test.
    guard let first = Self.clusters[left.description], let second = Self.clusters[right.description]
    else { return }
    #expect(first == second)
  }

  @Test("Close rules of the same and of other pages stay apart", arguments: Self.different)
  func staysApart(left: Place, right: Place) {
    guard let first = Self.clusters[left.description], let second = Self.clusters[right.description]
    else { return }
    #expect(first != second)
  }

  @Test("Nearly all of the judged places are statements")
  func coverage() {
    let places = (Self.same + Self.different).flatMap { [$0.0, $0.1] }
    let missing = places.filter { Self.clusters[$0.description] == nil }
    #expect(missing.count * 20 <= places.count, "\(missing)")
  }

  /// The cluster of each line that belongs to a statement: `alerts.md:21` in its folder.
  private static let clusters: [String: Int] = {
    let reader = GuidelineReader(glossary: LinkageSamples.glossary)
    var statements: [StatementRecord] = []
    var lines: [[String]] = []
    for folder in (try? Shared.files("documents")) ?? [] {
      for file in (try? Shared.files("documents/" + folder)) ?? [] {
        let name = folder + "/" + file
        guard let bytes = try? Shared.bytes("documents/" + name),
          let document = try? reader.read(bytes: bytes, name: name)
        else { continue }
        for passage in document.passages {
          guard let statement = passage.statement else { continue }
          statements.append(
            StatementRecord(
              document: name, passage: passage.id, component: document.component,
              platforms: passage.platforms, edition: document.edition, lead: statement.lead,
              text: passage.text.map(\.text), metrics: passage.metrics, links: passage.links))
          lines.append(
            passage.text.languages.compactMap { passage.text[$0]?.lines }
              .flatMap { ($0.first...$0.last).map { "\(name):\($0)" } })
        }
      }
    }
    let clusters = StatementLinkage.clusters(of: statements, analyzer: LinkageSamples.analyzer)
    var clusterOfLine: [String: Int] = [:]
    for (cluster, lines) in zip(clusters, lines) {
      for line in lines { clusterOfLine[line] = cluster }
    }
    return clusterOfLine
  }()

  private static func pairs(
    _ left: String, _ right: String, _ lines: [(Int, Int)]
  ) -> [(Place, Place)] {
    lines.map { (Place(left, $0.0), Place(right, $0.1)) }
  }

  static let same =
    pairs(
      "en-ko-quote/alerts.md", "ko-notes/alerts.md",
      [(21, 7), (28, 9), (42, 13), (94, 23), (101, 25), (131, 35), (145, 39)])
    + pairs(
      "en-ko-quote/alerts.md", "en-ko-bold-quote/alerts.md",
      [(108, 47), (117, 61), (131, 67), (138, 81)])
    + pairs(
      "en-ko-quote/segmented-controls.md", "en-ko-bold-quote/segmented-controls.md", [(59, 22)])
    + pairs(
      "en-ko-quote/app-icons.md", "ko-list-headings/app-icons.md",
      [(21, 11), (28, 16), (35, 19), (65, 32), (86, 42), (138, 75), (154, 82), (195, 108)])
    + pairs(
      "en-ko-quote/layout.md", "ko-list-headings/layout.md",
      [(51, 28), (65, 35), (86, 44), (100, 48), (132, 72), (174, 93), (252, 129), (406, 188)])
    + pairs(
      "en-ko-quote-linked-headings/accessibility.md", "ko-front-matter/accessibility.md",
      [(26, 27), (126, 68), (133, 74), (300, 181), (311, 195), (366, 221), (519, 316), (553, 340)])
    + pairs(
      "en-ko-quote-linked-headings/accessibility.md", "ko-en-quote/accessibility.md",
      [(26, 20), (61, 56)])

  static let different =
    pairs(
      "en-ko-quote/alerts.md", "ko-notes/alerts.md",
      [(21, 9), (28, 7), (35, 37), (117, 23), (138, 39), (145, 37)])
    + pairs(
      "en-ko-quote/segmented-controls.md", "en-ko-bold-quote/segmented-controls.md", [(43, 22)])
    + pairs(
      "en-ko-quote/app-icons.md", "ko-list-headings/app-icons.md",
      [(131, 75), (138, 72), (195, 82), (181, 105)])
    + pairs(
      "en-ko-quote/layout.md", "ko-list-headings/layout.md", [(174, 96), (181, 93), (236, 88)])
    + pairs(
      "en-ko-quote-linked-headings/accessibility.md", "ko-front-matter/accessibility.md",
      [(133, 68), (140, 95), (300, 195), (539, 340), (553, 328), (605, 378)])
    + pairs("en-current/tab-bars.md", "en-current/toolbars.md", [(41, 37), (71, 33)])
}
