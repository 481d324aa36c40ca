internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

/// The data a run takes from the knowledge base: numbers, checks and rule texts as of a date.
///
/// Rules are loaded on demand, since the findings of most runs concern only a few.
final class Guidance {
  /// The numbers that checks query.
  let numbers: GuidelineNumbers
  /// The checks active on the date, and the rules they enforce.
  let schedule: CheckSchedule
  /// Whose guidelines the knowledge base contains, the highest first.
  let authorities: [Authority]
  /// Whether the knowledge base contains only Apple's guidelines.
  let isOnlyApple: Bool
  /// Whether the knowledge base contains Apple's guidelines.
  let hasApple: Bool
  private let base: KnowledgeBase
  private var known: [RuleID: Rule?] = [:]
  private var loaded: [Rule]?
  /// The URLs of the documents, by name.
  private var addresses: [String: String]?

  /// Reads the guidelines in force at `asOf`, or else today, from `base`, which is not modified.
  init(_ base: KnowledgeBase, asOf: Edition? = nil) throws(LintError) {
    self.base = base
    do {
      let order = try base.authorities()
      authorities = order
      isOnlyApple = order.allSatisfy { $0 == .apple }
      hasApple = order.isEmpty || order.contains(.apple)
      let rules = try base.checkedRules()
      schedule = CheckSchedule(rules: rules, on: asOf ?? base.today, order: order)
      let filter = Filter(asOf: asOf, heldOn: asOf == nil ? base.today : nil)
      // Reading all metrics would take longer than the rest of the start, and checks need few of them.
      let others = Set(schedule.checks.flatMap(\.needs).map(\.rule)).subtracting(rules.map(\.id))
      var metrics = try base.checkedMetrics(filter)
      for id in others.sorted() { metrics += try base.metrics(of: id, filter) }
      numbers = schedule.numbers(metrics)
    } catch {
      throw .knowledgeBase(error)
    }
  }

  /// Every rule, including those not in force.
  private func rules() throws(LintError) -> [Rule] {
    if let loaded { return loaded }
    do {
      let rules = try base.rules()
      loaded = rules
      for rule in rules { known[rule.id] = .some(rule) }
      return rules
    } catch {
      throw .knowledgeBase(error)
    }
  }

  /// Every id that is allowed in options and configurations.
  func names() throws(LintError) -> [String] {
    Set(try rules().map(\.id.rawValue) + schedule.checks.map(\.id.rawValue)).sorted()
  }

  /// The rule called `id`.
  func rule(_ id: RuleID) throws(LintError) -> Rule? {
    if let known = known[id] { return known }
    do {
      let rule = try base.rule(id)
      known[id] = .some(rule)
      return rule
    } catch {
      throw .knowledgeBase(error)
    }
  }

  /// The checks for `name`, the id of a check or a rule; `nil` if there is no such id.
  ///
  /// A rule stands for the checks that enforce it and those that it names.
  func checks(called name: String) throws(LintError) -> [CheckID]? {
    let rules = try rules()
    let named = Set(rules.flatMap(\.allChecks))
    let checks = schedule.checks.filter { named.contains($0.id) || schedule.rule(of: $0) != nil }
    if checks.contains(where: { $0.id.rawValue == name && $0.rule.rawValue != name }) {
      return [CheckID(unchecked: name)]
    }
    let id = RuleID(unchecked: name)
    guard let rule = rules.first(where: { $0.id == id || $0.aliases.contains(id) }) else {
      return nil
    }
    return checks.filter { check in
      check.rule == rule.id || rule.checks.contains(check.id)
        || schedule.rule(of: check)?.id == rule.id
    }.map(\.id)
  }

  /// The texts of the rules called `ids`, for reports.
  func texts(of ids: Set<RuleID>) throws(LintError) -> [RuleID: RuleText] {
    var texts: [RuleID: RuleText] = [:]
    for id in ids {
      guard let rule = try rule(id) else { continue }
      texts[id] = RuleText(
        title: rule.title, statement: rule.statement,
        help: Bilingual(en: help(for: rule, in: .en), ko: help(for: rule, in: .ko)),
        url: Bilingual(en: try page(of: rule)), metrics: rule.metrics,
        component: rule.component, authority: rule.authority, status: rule.time.status)
    }
    return texts
  }

  /// `fault` with the line of the rule's comment that states the pattern, instead of the rule's own.
  func located(_ fault: PatternFault) throws(LintError) -> PatternFault {
    guard let place = fault.place else { return fault }
    do {
      let text = try base.document(place.document)?.source ?? ""
      var fault = fault
      if let line = PatternLine.line(of: fault.pattern, in: text, from: place.lines.first) {
        fault.place?.lines = LineRange(line)
      }
      return fault
    } catch {
      throw .knowledgeBase(error)
    }
  }

  /// The URL of the guideline page that states `rule`; `nil` if its document has none.
  private func page(of rule: Rule) throws(LintError) -> String? {
    if addresses == nil {
      do {
        addresses = try base.documentAddresses()
      } catch {
        throw .knowledgeBase(error)
      }
    }
    return rule.sources.lazy.compactMap { [addresses] in addresses?[$0.document] }.first
  }

  /// A rule in Markdown: its title, status and reason, what is checked, and its source.
  private func help(for rule: Rule, in language: Language) -> String? {
    guard let title = rule.title[language] else { return nil }
    var paragraphs = ["**\(Self.escaped(title))**"]
    if let standing = Wording.standing(rule.time) {
      paragraphs.append(Self.escaped(standing[language]))
    }
    if let why = rule.rationale[language] { paragraphs.append(Self.escaped(why)) }
    let own = schedule.checks.filter { schedule.rule(of: $0)?.id == rule.id }
    let looks = own.compactMap { $0.summary[language] }.map { "- \(Self.escaped($0))" }
    if !looks.isEmpty {
      paragraphs.append(Phrase("What is checked:", "검사하는 것:")[language])
      paragraphs.append(looks.joined(separator: "\n"))
    }
    if let source = rule.sources.first {
      let words = Phrase("Stated in", "출처:")[language]
      let file = source.document.filter { $0 != "`" }
      paragraphs.append("\(words) `\(file):\(source.lines.first)`")
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// `text` with Markdown syntax escaped.
  private static func escaped(_ text: String) -> String {
    var markdown = ""
    for character in text {
      if "\\`*_[]<>#".contains(character) { markdown.append("\\") }
      markdown.append(character)
    }
    return markdown
  }
}
