import DocumentModel
import Foundation
import GuidelineReaders
import Guidelines
import Testing
import TextAnalysis

@Suite("Every page of the Corpus is complete")
struct PageTests {
  @Test(
    "The front matter names title, translation, component, address, edition and platforms",
    arguments: try Corpus.pages.get())
  func frontMatter(page: Corpus.Page) throws {
    let values = page.frontMatter
    for key in ["title", "title-ko", "component", "url", "edition", "platforms"] {
      #expect(values.value(key) != nil, "\(page.name) has no \(key)")
    }
    let file = String(page.name.split(separator: "/").last?.dropLast(3) ?? "")
    let component = try #require(values.value("component"))
    let url = "https://developer.apple.com/design/human-interface-guidelines/"
    #expect(component == file, "a page is named after its component")
    #expect(values.value("url") == url + component)
    #expect(values.value("edition").flatMap { Edition($0) } != nil)
    if let verified = values.value("verified") {
      #expect(Edition(verified) != nil, "\(page.name): “\(verified)” is no edition")
    }
    for name in (values.value("platforms") ?? "").split(separator: ",") {
      let platform = name.trimmingCharacters(in: .whitespaces)
      #expect(Platform(rawValue: platform) != nil, "\(page.name): \(platform) is no platform")
    }
    let glossary = try Corpus.glossary.get()
    #expect(
      glossary.component(named: component)?.rawValue == component,
      "\(component) is the page of no concept in the glossary")
  }

  @Test(
    "A rule has an id, a lead and a reason in both languages", arguments: try Corpus.pages.get())
  func rules(page: Corpus.Page) throws {
    for (passage, statement) in page.statements {
      let place = "\(page.name):\(passage.lines?.first ?? 0)"
      #expect(statement.id != nil, "\(place): a rule without {#id}: \(statement.lead.en ?? "")")
      for language in Language.allCases {
        #expect(statement.lead[language] != nil, "\(place): no lead in \(language)")
        #expect(statement.rationale[language] != nil, "\(place): no reason in \(language)")
      }
      if !statement.uncheckable.isEmpty {
        #expect(
          statement.uncheckable.languages == Language.allCases,
          "\(place): `checkable=no` needs its reason in both languages, `why | 이유`")
      }
      if let since = statement.validity.since, let until = statement.validity.until {
        #expect(since <= until)
      }
    }
  }

  @Test("What a comment after a rule says is understood", arguments: try Corpus.pages.get())
  func comments(page: Corpus.Page) throws {
    let keys = [
      "modality", "platforms", "since", "until", "replaced-by", "ended", "verified", "related",
      "check", "checkable", "alias", "apart",
    ]
    let ids = Set(try Corpus.pages.get().flatMap(\.statements).compactMap(\.statement.id?.rawValue))
    for (number, line) in page.document.source.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      guard let start = line.range(of: "<!-- rule:") else { continue }
      let end = line.range(of: "-->")?.lowerBound ?? line.endIndex
      let place = "\(page.name):\(number + 1)"
      var values: [String: String] = [:]
      for entry in line[start.upperBound..<end].split(separator: ";") {
        let parts = entry.split(separator: "=", maxSplits: 1)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(parts.count == 2 && keys.contains(parts[0]), "\(place): what is “\(entry)”?")
        guard parts.count == 2 else { continue }
        #expect(values[parts[0]] == nil, "\(place): \(parts[0]) stands twice")
        values[parts[0]] = parts[1]
        switch parts[0] {
        case "modality": #expect(Modality(rawValue: parts[1]) != nil, "\(place): \(parts[1])")
        case "since", "until", "verified":
          #expect(Edition(parts[1]) != nil, "\(place): \(parts[1])")
        case "replaced-by":
          for part in parts[1].split(separator: ",") {
            let id = part.trimmingCharacters(in: .whitespaces)
            #expect(ids.contains(id), "\(place): replaced by \(id), which does not exist")
          }
        case "ended":
          let reasons = parts[1].split(separator: "|")
          #expect(
            reasons.count == 2 && !reasons.contains { $0.allSatisfy(\.isWhitespace) },
            "\(place): `ended` needs its reason in both languages, `why | 이유`")
        default: break
        }
      }
      // What ended says what took its place, or why nothing did; what lasts says neither.
      let endings = ["replaced-by", "ended"].filter { values[$0] != nil }
      #expect(
        endings.count == (values["until"] == nil ? 0 : 1),
        "\(place): `until` goes with either `replaced-by` or `ended`")
    }
  }

  @Test("Paragraphs, rules and items stand in both languages", arguments: try Corpus.pages.get())
  func languages(page: Corpus.Page) throws {
    for passage in page.document.passages {
      guard [.paragraph, .rule, .item, .aside].contains(passage.kind) else { continue }
      #expect(
        passage.text.languages == Language.allCases,
        "\(page.name):\(passage.lines?.first ?? 0) is in one language alone")
    }
  }

  @Test("Every line is in a passage or skipped for a reason", arguments: try Corpus.pages.get())
  func lines(page: Corpus.Page) throws {
    let document = page.document
    let ranges =
      document.passages.flatMap { [$0.en?.lines, $0.ko?.lines].compactMap(\.self) }
      + document.skipped.map(\.lines)
    let lines = document.source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      #expect(ranges.contains { $0.contains(index + 1) }, "\(page.name):\(index + 1) is lost")
    }
    for skipped in document.skipped {
      #expect(
        [.metadata, .decoration].contains(skipped.reason),
        "\(page.name):\(skipped.lines.first) is skipped as \(skipped.reason)")
    }
  }
}
