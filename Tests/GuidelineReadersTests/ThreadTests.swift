import GuidelineReaders
import Guidelines
import Testing

struct ThreadTests {
  /// A page of bare addresses, which an extension of the Markdown parser finds.
  private static let page =
    "# Addresses\n\n"
    + (1...40).map { "Read about it at https://example.com/pages/\($0) first.\n\n" }.joined()

  @Test("Documents that are read at the same time are read as they are alone")
  func readsTogether() async throws {
    let alone = try read(Self.page).passages.map(\.links)
    #expect(alone.joined().count == 40)
    let all = try await withThrowingTaskGroup { group in
      for number in 0..<400 {
        // Pages of all lengths, so that one ends while another is in the middle.
        let page = number.isMultiple(of: 2) ? "Short \(number).\n" : Self.page
        group.addTask { (number, try read(page).passages.map(\.links)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (number, links) in all where !number.isMultiple(of: 2) { #expect(links == alone) }
  }
}
