import Guidelines
import LinterCore
import Testing

@Suite("Rules and checks name each other")
struct LinkTests {
  @Test(
    "A check enforces a rule of the Corpus, and that rule names it", arguments: Checks.all.map(\.id)
  )
  func checks(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    let rule = try #require(
      try Corpus.rules.get().first { $0.id == check.rule }, "\(check.rule) is no rule")
    #expect(rule.checks.contains(id), "write `check=\(id)` into the comment after \(rule.id)")
  }

  @Test("A check that a rule names exists, and enforces that rule or the one it replaced")
  func rules() throws {
    let all = try Corpus.rules.get()
    for rule in all {
      for id in rule.checks {
        let check = Checks.named(id)
        #expect(check != nil, "\(rule.id) names \(id), which is no check")
        let own = all.first { $0.id == check?.rule }
        #expect(
          own?.id == rule.id || own?.time.validity.replacedBy.contains(rule.id) == true,
          "\(id) enforces \(check?.rule ?? rule.id)")
      }
    }
  }

  @Test("A check is no graver than its rule binds", arguments: Checks.all.map(\.id))
  func severities(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    let rule = try #require(try Corpus.rules.get().first { $0.id == check.rule })
    let most: Severity =
      switch rule.modality {
      case .must, .never: .error
      case .should, .avoid: .warning
      case .consider, .may: .note
      }
    #expect(check.severity <= most, "\(rule.id) is a \(rule.modality.rawValue)")
  }

  @Test("A check asks for numbers of rules that exist", arguments: Checks.all.map(\.id))
  func numbers(id: CheckID) throws {
    let ids = Set(try Corpus.rules.get().map(\.id))
    for request in try #require(Checks.named(id)).needs {
      #expect(ids.contains(request.rule), "\(id) asks \(request.rule)")
    }
  }

  @Test("A rule that no check enforces says why, in both languages")
  func reasons() throws {
    let silent = try Corpus.rules.get().filter { rule in
      rule.checks.isEmpty && rule.uncheckable.languages != Language.allCases
    }
    #expect(
      silent.map(\.id.rawValue) == [],
      "name a check, or write `checkable=no: why | 이유` into the comments after them")
    let both = try Corpus.rules.get().filter { !$0.checks.isEmpty && !$0.uncheckable.isEmpty }
    #expect(both.map(\.id.rawValue) == [], "checked, and said not to be checkable")
  }
}
