import Explanations
import Guidelines
import KnowledgeBase
import LinterCore
import ReportReaders
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Enriched SARIF")
struct EnrichedReportTests {
  private func enriched(_ text: String, _ languages: [Language] = [.en]) throws -> JSONValue {
    let bytes = try explained(Array(text.utf8)).sarif(in: languages)
    return try #require(JSONValue(Data(bytes)))
  }

  private func explained(_ bytes: [UInt8]) throws -> Explanation {
    let explainer = try Explainer(try CorpusBase.opened())
    return try explainer.explain(try ReportReader().read(bytes, name: "report"))
  }

  private static let sample = """
    {"$schema": "s", "version": "2.1.0", "zeta": {"kept": [1, 2.50, 1e3, -0.1, 12345678901234567890]},
     "runs": [{"tool": {"driver": {"name": "SwiftLint", "rules": [
        {"id": "accessibility_label_for_image", "properties": {"mine": true}},
        {"id": "colon", "help": {"text": "own"}},
        {"id": "accessibility_trait_for_button", "help": {"text": "own"}, "helpUri": "https://a.b"}],
        "supportedTaxonomies": [{"name": "CWE", "index": 0}]}},
      "taxonomies": [{"name": "CWE", "taxa": [{"id": "1"}]}],
      "translations": [{"name": "SwiftLint", "language": "fr"}],
      "results": [
        {"ruleIndex": 0, "message": {"text": "no label"}, "taxa": [{"id": "1", "toolComponent": {"index": 0}}],
         "properties": {"x": null, "deep": {"a": [{}]}}},
        {"ruleId": "colon", "message": {"text": "Colons should be next to it"}, "null": null},
        {"ruleId": "accessibility_trait_for_button", "message": {"text": "no trait"}},
        {"ruleId": "tab-count", "message": {"text": "six"}}]}]}
    """

  @Test("Results refer to guidelines as taxa, and carry id and relation")
  func results() throws {
    let run = try enriched(Self.sample)["runs"][0]
    let results = run["results"].elements
    #expect(results[0]["properties"]["hig/rule"].string == "voiceover-images")
    #expect(results[0]["properties"]["hig/relation"].string == "mapped")
    #expect(results[3]["properties"]["hig/relation"].string == "named")
    #expect(results[1]["properties"].isNull)
    let taxonomies = run["taxonomies"].elements
    #expect(taxonomies.map(\.["name"].string) == ["CWE", "hig"])
    for result in results {
      for taxon in result["taxa"].elements where taxon["toolComponent"]["name"].string == "hig" {
        let place = try #require(taxon["toolComponent"]["index"].integer)
        #expect(taxonomies[place]["taxa"][taxon["index"].integer]["id"] == taxon["id"])
      }
    }
    let texts = taxonomies[1]["taxa"][0]
    #expect(texts["shortDescription"]["text"].string?.isEmpty == false)
    #expect(texts["helpUri"].string?.hasPrefix("http") == true)
    let translation = run["translations"][1]
    #expect(translation["language"].string == "ko")
    #expect(
      translation["taxa"].elements.map(\.["id"]) == taxonomies[1]["taxa"].elements.map(\.["id"]))
  }

  @Test("Rules get help and a page where they have none, and a relationship")
  func rules() throws {
    let rules = try enriched(Self.sample, [.ko])["runs"][0]["tool"]["driver"]["rules"].elements
    #expect(rules[0]["help"]["markdown"].string?.contains("voiceover-images") == true)
    #expect(rules[0]["help"]["text"].string?.contains("이미지") == true)
    #expect(rules[0]["relationships"][0]["target"]["id"].string == "voiceover-images")
    #expect(rules[1] == ["id": "colon", "help": ["text": "own"]])
    #expect(rules[2]["help"] == ["text": "own"])
    #expect(rules[2]["helpUri"].string == "https://a.b")
    #expect(rules[3]["id"].string == "tab-count")
  }

  @Test("Nothing that was there is lost or changed")
  func lossless() throws {
    let before = try #require(JSONValue(Data(Self.sample.utf8)))
    Self.expect(try enriched(Self.sample), holds: before)
  }

  @Test("Doing it again changes nothing")
  func idempotent() throws {
    let once = try explained(Array(Self.sample.utf8)).sarif(in: [.en])
    #expect(try explained(once).sarif(in: [.en]) == once)
  }

  @Test("Rules are not added where a result's index would come to mean them")
  func danglingIndex() throws {
    let text = """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "T"}}, "results": [
        {"ruleId": "tab-count", "ruleIndex": 0, "message": {"text": "m"}}]}]}
      """
    let run = try enriched(text)["runs"][0]
    #expect(run["tool"]["driver"]["rules"].isNull)
    #expect(run["results"][0]["properties"]["hig/rule"].string == "tab-count")
  }

  @Test("A report of another format becomes a log with the same findings")
  func converted() throws {
    let text = """
      App/A.swift:3:5: warning: Accessibility Label for Image Violation: none (accessibility_label_for_image)
      App/A.swift:4:1: note: here
      C:\\a\\b.c:5: error: 오류가 있습니다 [-Wfoo]
      """
    let explanation = try explained(Array(text.utf8))
    let log = explanation.sarif(in: [.en])
    let again = try ReportReader().read(log, name: "report")
    #expect(again.findings.count == explanation.findings.count)
    for (read, original) in zip(again.findings, explanation.report.findings) {
      #expect(read.rule == original.rule)
      #expect(read.severity == original.severity)
      #expect(read.message == original.message)
      #expect(read.related == original.related)
      #expect(read.place?.line == original.place?.line)
    }
    #expect(again.findings[0].place?.file == "App/A.swift")
    #expect(again.findings[1].place?.file == "C:/a/b.c")
  }

  @Test(
    "Every SARIF report in ../shared keeps all it had, also when explained twice",
    .enabled(if: Shared.isPresent, "\(Shared.absence)"))
  func shared() throws {
    for name in try Shared.files("reports") where name.contains("arif") {
      let bytes = try Shared.bytes("reports/" + name)
      let once = try explained(bytes).sarif(in: [.en, .ko])
      let before = try #require(JSONValue(Data(bytes)))
      Self.expect(try #require(JSONValue(Data(once))), holds: before, at: name)
      #expect(try explained(once).sarif(in: [.en, .ko]) == once, "\(name)")
    }
  }

  @Test("A log whose values are changed at random keeps all it had", arguments: 0..<4)
  func changed(seed: UInt64) throws {
    let explainer = try Explainer(try CorpusBase.opened())
    var samples = [try #require(JSONValue(Data(Self.sample.utf8)))]
    if Shared.isPresent {
      samples += try Shared.files("reports").filter { $0.contains("arif") }.compactMap {
        JSONValue(Data(try Shared.bytes("reports/" + $0)))
      }
    }
    var chance = SeededGenerator(seed: seed)
    var enriched = 0
    for number in 0..<150 {
      var before = samples[number % samples.count]
      for _ in 0...number % 4 {
        before = before.changed(at: Int.random(in: 0..<before.size, using: &chance), using: &chance)
      }
      // Every rule is one of ours, so that every result and rule is written to.
      before = before.naming(["tab-count", "tab-badge", "accessibility_label_for_image"])
      guard
        let report = try? ReportReader().read(Array(before.data), name: "report"),
        report.format == .sarif
      else { continue }
      let explanation = try explainer.explain(report)
      let once = explanation.sarif(in: [.en, .ko])
      let after = try #require(JSONValue(Data(once)))
      enriched += after == before ? 0 : 1
      Self.expect(after, holds: before, at: "\(seed)/\(number)")
      let again = try ReportReader().read(once, name: "report")
      #expect(again.findings.count == report.findings.count)
      #expect(try explainer.explain(again).sarif(in: [.en, .ko]) == once, "\(seed)/\(number)")
    }
    #expect(enriched > 50)
  }

  /// What we add to a log, and nothing else.
  private static let added: Set<String> = [
    "properties", "hig/rule", "hig/relation", "hig/score", "hig/rules", "taxa", "taxonomies",
    "translations", "supportedTaxonomies", "relationships", "rules", "tool", "driver", "help",
    "helpUri",
  ]

  /// Expects that `after` has every member and element of `before`, in its place.
  private static func expect(
    _ after: JSONValue, holds before: JSONValue, at path: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    switch before {
    case .object(let object):
      for member in after.object?.members ?? [] where object[member.key] == nil {
        #expect(added.contains(member.key), "\(path)", sourceLocation: location)
      }
      for member in object.members where !(member.value.isNull && added.contains(member.key)) {
        guard let value = after.object?[member.key] else {
          Issue.record("\(path).\(member.key) is gone", sourceLocation: location)
          continue
        }
        expect(value, holds: member.value, at: "\(path).\(member.key)", location)
      }
    case .array(let elements):
      #expect(
        after == before || after.elements.count >= elements.count, "\(path)",
        sourceLocation: location)
      for (index, element) in elements.enumerated() {
        expect(after[index], holds: element, at: "\(path)[\(index)]", location)
      }
    default:
      #expect(after == before, "\(path)", sourceLocation: location)
    }
  }
}

extension JSONValue {
  /// How many values it is made of.
  fileprivate var size: Int {
    switch self {
    case .object(let object): object.members.reduce(1) { $0 + $1.value.size }
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    default: 1
    }
  }

  private static let others: [JSONValue] = [
    .null, true, -1, 0, 1, 7, "", "x", "hig", "tab-count", [], [:], [[:]], [.null], ["a": 1],
    ["index": 0], ["id": "tab-count"], 9_223_372_036_854_775_807,
  ]

  /// It with the value at `place`, counted from outside, replaced, repeated or removed.
  fileprivate func changed(at place: Int, using chance: inout SeededGenerator) -> JSONValue {
    guard place > 0 else { return Self.others.randomElement(using: &chance) ?? .null }
    var rest = place - 1
    switch self {
    case .array(var elements):
      for index in elements.indices {
        guard rest >= elements[index].size else {
          switch Int.random(in: 0..<6, using: &chance) {
          case 0: elements.remove(at: index)
          case 1: elements.insert(elements[index], at: index)
          default: elements[index] = elements[index].changed(at: rest, using: &chance)
          }
          return .array(elements)
        }
        rest -= elements[index].size
      }
    case .object(let object):
      for member in object.members {
        guard rest >= member.value.size else {
          var object = object
          object[member.key] = member.value.changed(at: rest, using: &chance)
          return .object(object)
        }
        rest -= member.value.size
      }
    default: break
    }
    return self
  }

  /// It with the ids of rules replaced by `names`.
  fileprivate func naming(_ names: [String]) -> JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map { $0.naming(names) })
    case .object(let object):
      return .object(
        JSONObject(
          object.members.map { member in
            guard let id = member.value.string, ["id", "ruleId"].contains(member.key) else {
              return (member.key, member.value.naming(names))
            }
            return (member.key, .string(names[id.utf8.count % names.count]))
          }))
    default: return self
    }
  }
}
