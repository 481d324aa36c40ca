import Guidelines
import Lexicon
import Testing

/// Whether headings, labels and names are read as the tables say.
@Suite("Headings and platforms of the lexicon")
struct HeadingTableTests {
  @Test("make what stands below a rule to follow or to avoid", arguments: ["do", "dont"])
  func examplesOfUse(list: String) throws {
    let modality: Modality = list == "do" ? .should : .avoid
    let wrong = try Lexicon.headings.rows(list).filter { row in
      let page = try ReadExample(
        "- Short titles of two words", before: "# Buttons\n\n\(row["example"])\n\n",
        after: "\n- Titles in sentence case\n")
      return page.passage?.statement?.modality != modality
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("forbid what the noun behind them names", arguments: ["banning", "banned"])
  func bans(list: String) throws {
    let wrong = try Lexicon.headings.rows(list).filter { row in
      let page = try ReadExample(
        "- 반짝이는 글자", before: "# 배지\n\n\(row["example"])\n\n", after: "\n- 두 가지 색\n")
      return page.passage?.statement?.modality != .avoid
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("make the states below the title of a checklist rules")
  func checklists() throws {
    let wrong = try Lexicon.headings.rows("checklist").filter { row in
      let page = try ReadExample(
        "- The focus is visible on every control", before: "\(row["example"])\n\n## Keys\n\n",
        after: "\n")
      return page.passage?.statement == nil
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("name no component by what begins with such a word")
  func noNames() throws {
    let wrong = try Lexicon.headings.rows("no-name-begin").filter { row in
      let page = try ReadExample("Be brief.", before: "# \(row["example"])\n\n")
      return page.document.component == ComponentName(words: row["example"])
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("name the platform of each row")
  func platforms() {
    let wrong = Lexicon.platforms.rows("name").filter { row in
      Platform(named: row.entry)?.rawValue != row["platform"]
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("restrict a rule to the platform that its example mentions")
  func mentions() throws {
    let wrong = try Lexicon.platforms.rows("mention").filter { row in
      let page = try ReadExample("**\(row["example"])**")
      return page.passage?.platforms.map(\.rawValue) != [row["platform"]]
    }
    #expect(examples(of: wrong) == "")
  }

  @Test("are the twelve months, each with how it begins")
  func months() {
    #expect(Lexicon.months.count == 12)
    #expect(Lexicon.months.allSatisfy { $0.entry.hasPrefix($0["short"]) })
  }
}
