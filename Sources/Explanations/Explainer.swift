public import Guidelines
public import KnowledgeBase
internal import LinterCore
public import ReportReaders

/// Finds the guidelines that reports of other tools are about.
///
/// ```swift
/// let explainer = try Explainer(base)
/// let explanation = try explainer.explain(try ReportReader().read(bytes, name: "report.sarif"))
/// explanation.findings.first?.guidelines.first?.rule  // "accessibility-labels"
/// ```
public final class Explainer {
  private let base: KnowledgeBase
  /// The date on which the guidelines hold.
  private let day: Edition
  private let linterRules: LinterRules
  private var rules: [RuleID: Rule?] = [:]
  /// The addresses of documents by their names.
  private var addresses: [String: String] = [:]
  private var suggestions: [String: [GuidelineMatch]] = [:]

  /// The least nearness of a guideline that is suggested for a message in `language`.
  ///
  /// A Korean message has fewer words, and each counts for more.
  ///
  /// Chosen on judged messages of real tools, `Tests/ExplanationsTests/JudgedMessages.swift`, so that
  /// at most 3% of suggestions are wrong.
  package static func leastNearness(in language: Language) -> Double {
    language == .ko ? 0.88 : 0.6
  }

  /// The most guidelines that are suggested for one finding.
  package static let mostSuggestions = 2

  /// The most distinct messages that are searched for in one report.
  ///
  /// Further findings get no suggestion: a report of a million messages must not take hours.
  package static let mostSearches = 2000

  /// Creates an explainer that asks `base` for what holds today, or held at `asOf`.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public init(_ base: KnowledgeBase, asOf: Edition? = nil) throws(KnowledgeBaseError) {
    self.base = base
    day = asOf ?? base.today
    linterRules = LinterRules(try base.linterRules())
  }

  /// `report` with the guidelines that its findings are about.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func explain(_ report: Report) throws(KnowledgeBaseError) -> Explanation {
    var explanation = Explanation(report: report, findings: [], rules: [:])
    explanation.findings.reserveCapacity(report.findings.count)
    for finding in report.findings {
      let matches = try guidelines(for: finding)
      for match in matches where explanation.rules[match.rule] == nil {
        explanation.rules[match.rule] = try rule(match.rule)
        explanation.addresses[match.rule] = try page(of: match.rule)
      }
      explanation.findings.append(ExplainedFinding(finding: finding, guidelines: matches))
    }
    return explanation
  }

  private func guidelines(
    for finding: ReportedFinding
  ) throws(KnowledgeBaseError) -> [GuidelineMatch] {
    var named = try known(finding.guidelines)
    if named.isEmpty, let id = finding.rule.flatMap(RuleID.init(rawValue:)) {
      named = try known([id])
    }
    if !named.isEmpty { return named.map { GuidelineMatch(rule: $0, relation: .named) } }
    if let mapped = linterRules.guidelines(for: finding) {
      return try current(known(mapped)).map { GuidelineMatch(rule: $0, relation: .mapped) }
    }
    // Findings that are not problems need no suggestion.
    return finding.severity == nil ? [] : try suggestions(for: finding)
  }

  /// Those of `ids` that the base has, with aliases resolved and without duplicates.
  private func known(_ ids: [RuleID]) throws(KnowledgeBaseError) -> [RuleID] {
    var known: [RuleID] = []
    for id in ids {
      if let rule = try rule(id), !known.contains(rule.id) { known.append(rule.id) }
    }
    return known
  }

  /// `ids` with ended rules replaced by their successors, if they have any.
  private func current(_ ids: [RuleID]) throws(KnowledgeBaseError) -> [RuleID] {
    var current: [RuleID] = []
    for id in ids {
      guard let rule = try rule(id) else { continue }
      let successors = rule.time.status == .ended ? try base.successors(of: rule, heldOn: day) : []
      for next in successors.isEmpty ? [id] : successors.map(\.id) where !current.contains(next) {
        current.append(next)
      }
    }
    return current
  }

  private func rule(_ id: RuleID) throws(KnowledgeBaseError) -> Rule? {
    if let found = rules[id] { return found }
    var found = try base.rule(id)
    if let time = found?.time { found?.time.status = time.status(on: day) }
    rules[id] = .some(found)
    return found
  }

  /// The address of the page that states the rule `id`; `nil` if its document names none.
  private func page(of id: RuleID) throws(KnowledgeBaseError) -> String? {
    if addresses.isEmpty {
      let named = try base.documents().compactMap { document in
        document.url.map { (document.name, $0) }
      }
      addresses = Dictionary(named) { first, _ in first }
    }
    return try rule(id)?.sources.lazy.compactMap { [addresses] in addresses[$0.document] }.first
  }

  // MARK: - Suggestions

  private func suggestions(
    for finding: ReportedFinding
  ) throws(KnowledgeBaseError) -> [GuidelineMatch] {
    let text = SuggestionText(of: finding)
    if let found = suggestions[text.key] { return found }
    guard suggestions.count < Self.mostSearches else { return [] }
    let near = try base.rules(
      near: text.words, limit: Self.mostSuggestions, heldOn: day)
    let best = near.first?.nearness ?? 0
    let matches = near.filter {
      $0.nearness >= Self.leastNearness(in: text.language) && $0.nearness >= 0.85 * best
    }.map { near in
      GuidelineMatch(
        rule: near.rule, relation: .suggested,
        score: (near.nearness * 100).rounded() / 100)
    }
    suggestions[text.key] = matches
    return matches
  }
}

/// The search text of a finding.
struct SuggestionText {
  /// The rule's name in words and the message, without quoted parts, which are names of the project.
  let words: String
  /// The language of the message.
  let language: Language
  /// The cache key: messages that differ only in names and numbers are searched for once.
  let key: String

  init(of finding: ReportedFinding) {
    let message = Self.withoutNames(finding.message.preferring(.en) ?? "")
    language = InterfaceText(literal: message).values.ko == nil ? .en : .ko
    words = [finding.name ?? finding.rule.flatMap(Self.inWords) ?? "", message]
      .filter { !$0.isEmpty }.joined(separator: ". ")
    let text = message.split { $0.isNumber || $0.isWhitespace }.joined(separator: " ")
    key = "\(finding.rule ?? "")\u{1F}\(text)"
  }

  /// `tooManyTabs`, `too_many_tabs`, `hig/too-many-tabs` → `too many tabs`; `nil` for a code such as
  /// `UI001` or a compiler's flag.
  private static func inWords(_ id: String) -> String? {
    let last = id.split(separator: "/").last ?? ""
    guard !last.contains(where: \.isNumber), !last.hasPrefix("-") else { return nil }
    var words = ""
    for character in last {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(character.isLetter || character.isNumber ? character : " ")
    }
    return words
  }

  /// `text` without parts in quotation marks or backticks.
  static func withoutNames(_ text: String) -> String {
    var plain = ""
    var closing: Character?
    var quoted = ""
    for character in text {
      if let end = closing {
        if character == end {
          closing = nil
        } else {
          quoted.append(character)
        }
      } else if let end = Self.quotes[character],
        character != "'" || plain.last?.isLetter != true
      {
        closing = end
        quoted = ""
      } else {
        plain.append(character)
      }
    }
    // An unclosed mark is not a quotation mark.
    return closing == nil ? plain : plain + quoted
  }

  private static let quotes: [Character: Character] = [
    "'": "'", "\"": "\"", "`": "`", "“": "”", "‘": "’", "«": "»",
  ]
}
