import Foundation
import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("What the Corpus refers to is there")
struct ReferenceTests {
  @Test("Ids are unique and none is ever lost")
  func ids() throws {
    var places: [RuleID: [String]] = [:]
    var aliases: Set<RuleID> = []
    for page in try Corpus.pages.get() {
      for (passage, statement) in page.statements {
        aliases.formUnion(statement.aliases)
        guard let id = statement.id else { continue }
        places[id, default: []].append("\(page.name):\(passage.lines?.first ?? 0)")
      }
    }
    for (id, places) in places where places.count > 1 {
      Issue.record("\(id) is the id of several rules: \(places.joined(separator: ", "))")
    }
    #expect(aliases.isDisjoint(with: places.keys), "an alias is the id of another rule")
    // A retired id stays in the list for as long as a rule has it as an alias.
    try Golden(name: "rule-ids.txt").expect(
      (Array(places.keys) + aliases).map(\.rawValue).sorted())
  }

  @Test("The knowledge base has each rule under its own id, and no other")
  func rules() throws {
    let ids = Set(try Corpus.pages.get().flatMap(\.statements).compactMap(\.statement.id))
    let stored = Set(try Corpus.base().rules().map(\.id))
    #expect(stored.subtracting(ids).sorted() == [], "rules without an id")
    #expect(ids.subtracting(stored).sorted() == [], "ids that another rule swallowed")
  }

  @Test("Related rules and rules kept apart exist", arguments: try Corpus.pages.get())
  func related(page: Corpus.Page) throws {
    let ids = Set(try Corpus.pages.get().flatMap(\.statements).compactMap(\.statement.id))
    for (passage, statement) in page.statements {
      for id in statement.related + statement.apart {
        let place = "\(page.name):\(passage.lines?.first ?? 0)"
        #expect(ids.contains(id), "\(place) refers to \(id)")
        #expect(id != statement.id, "\(place) refers to itself")
      }
    }
  }

  @Test("Links lead to pages that exist", arguments: try Corpus.pages.get())
  func links(page: Corpus.Page) throws {
    let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"
    let folder = Corpus.folder.appending(path: page.name).deletingLastPathComponent()
    let pages = Set(try Corpus.pages.get().compactMap { $0.document.component?.rawValue })
    for passage in page.document.passages {
      for link in passage.links {
        let place = "\(page.name):\(passage.lines?.first ?? 0)"
        if link.target.hasPrefix(guidelines) {
          let slug = link.target.dropFirst(guidelines.count).prefix { $0 != "#" && $0 != "/" }
          #expect(pages.contains(String(slug)), "\(place) links \(link.target)")
        } else if !link.target.contains("://") {
          let file = folder.appending(path: String(link.target.prefix { $0 != "#" }))
          #expect(
            FileManager.default.fileExists(atPath: file.path), "\(place) links \(link.target)")
        } else {
          #expect(link.target.hasPrefix("https://"), "\(place) links \(link.target)")
        }
      }
    }
  }

  @Test("The Corpus knows the field: 90 pages, 700 rules, 350 numbers, 500 concepts")
  func figures() throws {
    let pages = try Corpus.pages.get()
    #expect(pages.count >= 90)
    #expect(pages.flatMap(\.statements).count >= 700)
    #expect(pages.flatMap(\.document.passages).flatMap(\.metrics).count >= 350)
    #expect(try Corpus.glossary.get().concepts.count >= 500)
  }
}
