import GuidelineReaders
import Guidelines
import Lexicon
import Testing

/// Whether English sentences are read as the tables say.
@Suite("English moods of the lexicon")
struct EnglishMoodTableTests {
  @Test("find the verb of the order in the example of each verb")
  func verbs() {
    // "Always ask" orders to ask.
    let adverbs = Lexicon.englishMood.set("adverb")
    let wrong = Lexicon.englishMood.rows("verb").filter { row in
      !adverbs.contains(row.entry) && EnglishMood.imperativeVerb(of: row["example"]) != row.entry
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("find an order behind each adverb and each opener", arguments: ["adverb", "opener"])
  func openings(list: String) {
    let wrong = Lexicon.englishMood.rows(list).filter { row in
      EnglishMood.imperativeVerb(of: row["example"]) == nil
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("give no order where a thing or a noun is named", arguments: ["noun-too", "noun-follower"])
  func nouns(list: String) {
    let wrong = Lexicon.englishMood.rows(list).filter { row in
      EnglishMood.imperativeVerb(of: row["example"]) != nil
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("prescribe by each phrase")
  func prescriptions() {
    let wrong = Lexicon.englishMood.rows("prescription").filter { row in
      !EnglishMood.prescribes(row["example"])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test(
    "send the reader elsewhere by each reference", arguments: ["reference", "reference-phrase"])
  func references(list: String) {
    let wrong = Lexicon.englishMood.rows(list).filter { row in
      !EnglishMood.isReference(row["example"]) || EnglishMood.prescribes(row["example"])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("only say when something applies")
  func cases() {
    let wrong = Lexicon.englishMood.rows("case-opening").filter { row in
      !EnglishMood.isCase(row["example"][...])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test(
    "speak of the document they stand in",
    arguments: ["document", "document-part", "document-pointer"])
  func documents(list: String) {
    let wrong = Lexicon.englishMood.rows(list).filter { row in
      !EnglishMood.isAboutDocument(row["example"])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("bind as strongly as the table says")
  func modalities() {
    let wrong = Lexicon.englishModality.filter { row in
      EnglishMood.modality(of: row["example"])?.rawValue != row["modality"]
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("bind by a verb that is added as a row, without any Swift")
  func added() async {
    await #expect(processExitsWith: .success) {
      Lexicon.add("verb\tbadgerise\tBadgerise the first title.", to: .englishMood)
      #expect(EnglishMood.modality(of: "Badgerise the first title.") == .should)
    }
  }
}

/// The places and examples of rows, a line each; nothing where there is none.
func examples(of rows: [LexiconTable.Row]) -> String {
  rows.map { "\($0.place): \($0["example"])" }.joined(separator: "\n")
}
