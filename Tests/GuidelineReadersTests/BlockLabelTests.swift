import Foundation
import TestSupport
import Testing

/// The labels of blocks in `Tests/Labels/Blocks`, which its README explains.
@Suite(
  "Labels of blocks", .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
struct BlockLabelTests {
  private static let roles: Set = [
    "document", "metadata", "boilerplate", "title", "heading", "rule", "rationale", "item",
    "condition", "example", "caption", "aside", "table", "image", "text",
  ]
  private static let modalities: Set = ["must", "should", "may", "must-not", "should-not"]
  private static let tables: [String] = {
    let folder = HigCommand.checkout.appending(path: "Tests/Labels/Blocks").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".tsv") }.map { "Blocks/" + $0.dropLast(4) }.sorted()
  }()

  @Test("At least 60 documents of at least 20 sources are labelled")
  func extent() throws {
    let documents = try Self.tables.flatMap { try LabelledTable($0).rows.map { $0["document"] } }
    #expect(Self.tables.count >= 20)
    #expect(Set(documents).count >= 60)
  }

  @Test(
    "Every label is of the kinds that the README names, and of lines that are there",
    arguments: tables)
  func form(table: String) throws {
    var counts: [String: Int] = [:]
    for row in try LabelledTable(table).rows {
      let (document, role) = (row["document"], row["role"])
      let place = "\(table):\(row.line)"
      #expect(Self.roles.contains(role), "\(place): \(role)")
      #expect((role == "rule") == Self.modalities.contains(row["modality"]), "\(place)")
      if counts[document] == nil {
        let bytes = try Shared.bytes(document)
        counts[document] =
          bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
      }
      let lines = row["lines"].split(separator: "#")[0].split(separator: "-").compactMap { Int($0) }
      let (first, last) = (try #require(lines.first), try #require(lines.last))
      #expect(
        1 <= first && first <= last && last <= counts[document] ?? 0, "\(place): \(row["lines"])")
    }
  }
}
