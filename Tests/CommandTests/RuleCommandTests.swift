import Foundation
import TestSupport
import Testing

@Suite("hig rule")
struct RuleCommandTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test("A rule is shown in both languages with its number, platforms and sources")
  func text() throws {
    let run = try base.run("rule", "tab-count", "--lang", "both")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("ended in June 2023; now: tab-count-weigh\n"))
    #expect(run.output.contains("3–5 tabs"))
    #expect(run.output.contains("iOS"))
    #expect(run.output.contains("Components/tab-bars.md"))
    #expect(run.output.contains("탭"))
  }

  @Test("One language shows that language alone")
  func oneLanguage() throws {
    let korean = try base.run("rule", "tab-count", "--lang", "ko")
    #expect(korean.output.contains("3–5개"))
    #expect(korean.output.contains("출처"))
    #expect(!korean.output.contains("Stated in"))
    let english = try base.run("rule", "tab-count", "--lang", "en")
    #expect(!english.output.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test("No line is wider than 80 columns in a pipe, Hangul counted twice")
  func width() throws {
    for id in ["tab-count", "tab-icon-size", "nav-title-length"] {
      let run = try base.run("rule", id, "--lang", "both")
      for line in run.output.split(separator: "\n") {
        let columns = line.unicodeScalars.reduce(0) {
          $0
            + ((0x1100...0xFFEF).contains($1.value) && !(0x2000...0x2FFF).contains($1.value)
              ? 2 : 1)
        }
        #expect(columns <= 80, "\(line)")
      }
    }
  }

  @Test("A mistyped id is exit 1 and names the rule that was meant")
  func mistyped() throws {
    let run = try base.run("rule", "tab-cuont")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("'tab-count'"))
    #expect(run.errors.split(separator: "\n").count == 1)
    let json = try base.run("rule", "tab-cuont", "--json")
    #expect(json.status == 1)
    #expect((try json.json()["nearest"] as? [String])?.first == "tab-count")
  }

  @Test("The JSON holds every field that others read")
  func contract() throws {
    let rule = try base.run("rule", "tab-count", "--json").json()
    let fields = [
      "schema", "kind", "id", "component", "platforms", "title", "aliases", "modality",
      "statement", "rationale", "metrics", "checks", "sources", "editions", "related", "links",
    ]
    for field in fields { #expect(rule[field] != nil, "\(field) is missing") }
    let metric = try #require((rule["metrics"] as? [[String: Any]])?.first)
    #expect(metric["min"] as? Int == 3)
    #expect(metric["max"] as? Int == 5)
    #expect(metric["unit"] as? String == "tabs")
    #expect(metric["dimension"] as? String == "count")
    #expect(metric["platforms"] as? [String] == ["iOS"])
    #expect((metric["source"] as? [String: Any])?["language"] as? String == "en")
    #expect((metric["confirmed"] as? [String: Any])?["language"] as? String == "ko")
  }

  @Test(
    "Every id that the contract names exists",
    .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func contractIds() throws {
    let contract = String(decoding: try Shared.bytes("CONTRACT.md"), as: UTF8.self)
    let part = try #require(contract.components(separatedBy: "Ids that must exist:").last)
    let named = part.prefix { $0 != "\n" }.matches(of: /[a-z]+(-[a-z]+)+/).map {
      String($0.output.0)
    }
    #expect(named.count >= 30)
    let rules =
      try base.run("rules", "--history", "--json").json()["rules"] as? [[String: Any]] ?? []
    let ids = Set(rules.compactMap { $0["id"] as? String })
    #expect(Set(named).subtracting(ids).isEmpty)
  }

  @Test(
    "Documents that state the same rule are its sources",
    .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func sources() throws {
    let rule = try KnowledgeBaseFixture.seeds.run("rule", "tab-count", "--json").json()
    let sources = try #require(rule["sources"] as? [[String: Any]])
    let documents = Set(sources.compactMap { $0["document"] as? String })
    let seeds = Set(try Shared.files("seeds"))
    #expect(documents.contains("Components/tab-bars.md"))
    #expect(documents.intersection(seeds).count == 3)
  }
}
