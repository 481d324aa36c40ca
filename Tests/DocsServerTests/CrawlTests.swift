import DocsServer
import Foundation
import Testing

@Suite("Links of the site")
struct CrawlTests {
  @Test(
    "Every link within the site leads to a page, and every fragment to a place on it",
    arguments: ["", "?lang=ko", "ko"])
  func links(lang: String) throws {
    let fixture = SiteFixture.corpus
    var open = ["/\(lang)"]
    var pages: [String: String] = [:]
    var fragments: [(from: String, page: String, id: String)] = []
    while let target = open.popLast() {
      guard pages[target] == nil else { continue }
      let response = fixture.get(target)
      #expect(response.status == .ok, "\(target)")
      pages[target] = response.text
      guard response.header("Content-Type")?.hasPrefix("text/html") == true else { continue }
      for address in addresses(in: response.text) {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let page = parts[0].isEmpty ? target : String(parts[0])
        if parts.count > 1 { fragments.append((target, page, String(parts[1]))) }
        // One language at a time: the other ones have the same links.
        if language(of: page) == language(of: "/\(lang)") || page.contains("/assets/") {
          open.append(page)
        }
      }
    }
    #expect(pages.count > 150)
    for (from, page, id) in fragments {
      guard let text = pages[page] else { continue }
      #expect(text.contains(" id=\"\(id)\""), "\(from) → \(page)#\(id)")
    }
    for (target, text) in pages where text.hasPrefix("<!doctype") {
      #expect(repeated(in: text).isEmpty, "\(target)")
    }
  }

  /// How `target` says the languages: in the query, in the path, or not.
  private func language(of target: String) -> Substring {
    let inPath = target.split(separator: "/").first.map { $0.prefix { $0 != "?" } } ?? ""
    if ["en", "ko"].contains(inPath) { return inPath }
    return target.firstMatch(of: /lang=[a-z]+/)?.output ?? ""
  }

  private func addresses(in text: String) -> [String] {
    text.matches(of: /(?:href|src)="(\/[^"]*|#[^"]*)"/).map {
      $0.output.1.replacingOccurrences(of: "&amp;", with: "&")
    }
  }

  /// Ids that stand twice on a page.
  private func repeated(in text: String) -> [String] {
    let ids = text.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
    return Dictionary(grouping: ids, by: \.self).filter { $0.value.count > 1 }.map(\.key)
  }
}
