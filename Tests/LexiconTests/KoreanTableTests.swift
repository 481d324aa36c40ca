import GuidelineReaders
import Guidelines
import Lexicon
import Testing
import TextAnalysis

/// Whether Korean sentences and words are read as the tables say.
@Suite("Korean moods and suffixes of the lexicon")
struct KoreanTableTests {
  /// What the sentences of a list are.
  struct Reading: Sendable, CustomTestStringConvertible {
    let list: String
    let testDescription: String
    let isRight: @Sendable (String) -> Bool

    init(_ list: String, _ what: String, _ isRight: @escaping @Sendable (String) -> Bool) {
      self.list = list
      testDescription = "\(list): \(what)"
      self.isRight = isRight
    }

    init(_ list: String, _ modalities: Modality...) {
      self.init(list, modalities.map(\.rawValue).joined(separator: " or ")) { sentence in
        KoreanMood.modality(of: sentence).map(modalities.contains) ?? false
      }
    }
  }

  static let readings = [
    Reading("order", "an order") { KoreanMood.isImperative($0) },
    Reading("advice", "an order") { KoreanMood.isImperative($0) },
    Reading("greeting", "no order") { !KoreanMood.isImperative($0) },
    Reading("reading", "no order") { !KoreanMood.isImperative($0) },
    Reading("ability", "no permission") { KoreanMood.modality(of: $0) != .may },
    Reading("order-end", "an order") { KoreanMood.modality(of: $0) != nil },
    Reading("prohibition", .avoid), Reading("denied-state", .avoid),
    Reading("ban", .never), Reading("rejection-noun", .never),
    Reading("rejection-end", .never), Reading("double-denial", .must),
    Reading("noun-order", .should), Reading("noun-demand", .must),
    Reading("noun-warning", .avoid, .never), Reading("consideration", .consider),
    Reading("demand", .must), Reading("demand-within", .must), Reading("permission", .may),
    Reading("permission-stem", .may), Reading("permission-end", .may),
    Reading("never-word", .never), Reading("denial", .never), Reading("always-word", .must),
    Reading("refusal", .avoid), Reading("neglect", .should),
    Reading("declared-noun", "a declaration") { KoreanMood.declares($0) },
    Reading("declared-verb", "a declaration") { KoreanMood.declares($0) },
    Reading("description", "no order") { !KoreanMood.isPlainOrder($0) },
    Reading("event-stem", "no order") { KoreanMood.modality(of: $0) == nil },
    Reading("state", "nothing that one does") { !KoreanMood.acts($0) },
    Reading("sentence-end", "a sentence") { KoreanMood.isSentence($0) },
    Reading("reference", "a reference") { KoreanMood.isReference($0) },
    Reading("prescription", "a prescription") { KoreanMood.prescribes($0) },
    Reading("unfinished-end", "an order") { KoreanMood.isUnfinishedOrder($0) },
    Reading("noted-noun", "an order") { KoreanMood.isNotedOrder($0) },
    Reading("noted-end", "an order") { KoreanMood.isNotedOrder($0) },
    Reading("action-noun", "an order") { KoreanMood.endsInGovernedNoun($0) },
    Reading("complement-end", "an order") { KoreanMood.endsInGovernedNoun($0) },
    Reading("no-complement", "a name") { !KoreanMood.endsInGovernedNoun($0) },
    Reading("describing-end", "a name") { !KoreanMood.endsInAction($0) },
    Reading("no-gerund", "a name") { !KoreanMood.isNotedAction($0) },
    Reading("this", "about the document") { KoreanMood.isAboutDocument($0) },
    Reading("document", "about the document") { KoreanMood.isAboutDocument($0) },
    Reading("purpose", "about the document") { KoreanMood.isAboutDocument($0) },
    Reading("translation", "about the document") { KoreanMood.isAboutDocument($0) },
  ]

  @Test("read the example of each row as its list says", arguments: readings)
  func moods(reading: Reading) {
    let wrong = Lexicon.koreanMood.rows(reading.list).filter { !reading.isRight($0["example"]) }
    #expect(examples(of: wrong) == "")
  }

  @Test("leave the stem of each word")
  func stems() {
    let wrong = Lexicon.koreanSuffixes.filter { row in
      row["stem"] != "-" && !Particles.stems(of: row["example"]).contains(row["stem"])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("find a stem behind a particle that is added as a row, without any Swift")
  func added() async {
    await #expect(processExitsWith: .success) {
      Lexicon.add("particle\t뿡\t-\tno\t1\t버튼뿡\t버튼", to: .koreanSuffixes)
      #expect(Particles.stems(of: "버튼뿡").contains("버튼"))
    }
  }
}
