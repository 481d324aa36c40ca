import DocsServer
import Foundation
import Guidelines
import TestSupport
import Testing

@Suite("Over HTTP, no rule that ended passes for one that holds")
struct EndedRulePageTests {
  private static let site = SiteFixture.wholeCorpus

  /// An ended rule.
  struct EndedRule: Sendable, CustomTestStringConvertible {
    let id: String
    let title: String
    let component: String
    /// The month before its end.
    let before: Edition

    var testDescription: String { id }

    init?(_ rule: [String: Any]) {
      guard rule["status"] as? String == "ended", let id = rule["id"] as? String,
        let title = (rule["title"] as? [String: String])?["en"],
        let component = rule["component"] as? String,
        let until = (rule["until"] as? String).flatMap({ Edition($0) })
      else { return nil }
      (self.id, self.title, self.component, before) = (id, title, component, until.monthBefore)
    }
  }

  private static let ended: [EndedRule] = {
    let run = try? site.command.run("rules", "--history", "--json", "--database", site.database)
    let rules = (try? run?.json()["rules"]) as? [[String: Any]] ?? []
    return rules.compactMap(EndedRule.init)
  }()

  @Test("There are ended rules")
  func some() { #expect(Self.ended.count >= 60) }

  @Test("Its own page, its Markdown and its JSON say that it ended", arguments: ended)
  func ownPages(rule: EndedRule) throws {
    for (language, words) in [("en", "ended in"), ("ko", "끝남")] {
      for page in ["", ".md"] {
        let response = Self.site.get("/rules/\(rule.id)\(page)?lang=\(language)")
        #expect(response.status == .ok)
        #expect(response.text.contains(words), "\(page) \(language)")
      }
    }
    let document = try Self.site.get("/api/v1/rules/\(rule.id)").json()
    #expect(document["status"] as? String == "ended")
    let now = try #require(document["now"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(!now.contains(rule.id))
    for check in document["checks"] as? [[String: Any]] ?? [] {
      #expect(check["enforced"] as? String != rule.id)
    }
  }

  @Test("A month before its end everything answers with it", arguments: ended)
  func before(rule: EndedRule) throws {
    let time = "as-of=\(rule.before)"
    let page = Self.site.get("/rules/\(rule.id)?lang=en&\(time)")
    #expect(page.status == .ok && !page.text.contains("ended in"))
    let document = try Self.site.get("/api/v1/rules/\(rule.id)?\(time)").json()
    #expect(document["status"] as? String == "current")
    let list = Self.site.get("/components/\(rule.component)?\(time)")
    #expect(list.text.contains("/rules/\(rule.id)\""))
    let title = SiteFixture.encoded(rule.title)
    let found = try Self.site.get("/api/v1/search?q=\(title)&\(time)").json()
    let results = try #require(found["results"] as? [[String: Any]])
    #expect(results.contains { $0["id"] as? String == rule.id })
    #expect(results.allSatisfy { $0["status"] as? String ?? "current" == "current" })
  }

  @Test("At a date when it did not hold it is known and not held", arguments: ended)
  func after(rule: EndedRule) throws {
    let response = Self.site.get("/api/v1/rules/\(rule.id)?as-of=\(Edition.today)")
    #expect(response.status == .notFound)
    let problem = try #require(try response.json()["error"] as? [String: Any])
    #expect(problem["code"] as? String == "not-held")
    let message = try #require(problem["message"] as? [String: String])
    #expect(message["en"]?.contains("held until") == true)
  }

  @Test("The page of its component shows it only among those that ended", arguments: ended)
  func component(rule: EndedRule) throws {
    let page = Self.site.get("/components/\(rule.component)?lang=en").text
    let parts = page.components(separatedBy: "Rules that ended")
    #expect(!parts[0].contains("<h3><a href=\"/rules/\(rule.id)\""))
    #expect(parts.count == 2)
  }
}
