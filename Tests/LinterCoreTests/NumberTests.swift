import Guidelines
import InterfaceReaders
import LinterCore
import Testing

@Suite("The numbers are the guideline's")
struct NumberTests {
  private static let five = """
    {"interface": 1, "platforms": ["iOS"], "tabBars": [{"tabs": [{}, {}, {}, {}, {}]}]}
    """

  @Test("Another number in a page gives another finding, with no Swift changed")
  func changes() throws {
    let interface = try InterfaceJSON.read(Array(Self.five.utf8), path: "interface.json")
    func counts(_ metrics: [Metric]) -> [Finding] {
      lint(interface, numbers: GuidelineNumbers(metrics: metrics)).findings
        .filter { $0.check.rawValue == "tab-count" }
    }
    #expect(counts(try Corpus.metrics.get()).isEmpty)
    var isChanged = false
    let metrics = try Corpus.metrics(of: "Components/tab-bars.md") { text in
      let changed = text.replacing("use 3–5 tabs", with: "use 3–4 tabs")
        .replacing("탭을 3~5개 사용", with: "탭을 3~4개 사용")
      isChanged = changed != text
      return changed
    }
    #expect(isChanged)
    let findings = counts(metrics)
    #expect(findings.map { $0.evidence["maximum"] } == ["4"])
    #expect(findings.first?.message.en?.contains("at most 4") == true)
    #expect(findings.first?.message.ko?.contains("상한은 iOS에서 4개입니다") == true)
  }

  @Test("Without a number a check finds nothing and says what it asked for")
  func unanswered() throws {
    let interface = try InterfaceJSON.read(Array(Self.five.utf8), path: "interface.json")
    let report = lint(interface, numbers: GuidelineNumbers(metrics: []))
    let asked = report.unanswered.filter { $0.check.rawValue == "tab-count" }
    #expect(asked.map(\.request.bound) == [.minimum, .maximum])
    #expect(report.findings.allSatisfy { $0.check.rawValue != "tab-count" })
    let asking = Checks.all.filter { $0.needs.contains { !$0.isOptional } }
    #expect(Set(report.unanswered.map(\.check)) == Set(asking.map(\.id)))
  }

  @Test("The Corpus answers every check")
  func answered() throws {
    let numbers = GuidelineNumbers(metrics: try Corpus.metrics.get())
    let open = lint(Interface(), numbers: numbers).unanswered
    #expect(open.map { "\($0.check): \($0.request)" } == [])
  }

  @Test("An open end answers only the end that it states")
  func openEnds() {
    let rule = RuleID(unchecked: "r")
    func metric(_ low: Double?, _ high: Double?, _ platforms: [Platform] = []) -> Metric {
      Metric(
        rule: rule, subject: "tab", dimension: .count, minimum: low, maximum: high,
        unit: Unit(rawValue: "tabs"), platforms: platforms,
        source: LineReference(document: "d", line: 1, language: .en))
    }
    func limit(_ bound: LimitQuery.Bound, _ metrics: Metric...) -> Double? {
      GuidelineNumbers(metrics: metrics).limit(
        for: LimitQuery(
          rule: rule, dimension: .count, unit: Unit(rawValue: "tabs"), bound: bound),
        on: [.iOS])?.value
    }
    #expect(limit(.maximum, metric(4, nil)) == nil)
    #expect(limit(.minimum, metric(4, nil)) == 4)
    #expect(limit(.exact, metric(4, 4)) == 4)
    #expect(limit(.maximum, metric(4, 4)) == nil)
    #expect(limit(.maximum, metric(nil, 6), metric(nil, 5, [.iOS])) == 5)
    #expect(limit(.maximum, metric(nil, 5, [.iOS]), metric(nil, 7, [.iOS, .macOS])) == 5)
    #expect(limit(.maximum, metric(nil, 6, [.tvOS])) == nil)
  }
}
