internal import Guidelines

/// A check that is defined by patterns in a rule's comment instead of by code.
struct PatternCheck: Check {
  let rule: RuleID
  let inputs = [InterfaceFile.Kind].screens
  let severity: Severity
  let summary: Bilingual<String>
  /// Where the rule is stated; `nil` if unknown.
  let place: RuleSource?
  let patternExamples: [PatternExample]
  private let patterns: [RulePattern]
  /// The platforms of the rule; empty for all.
  private let platforms: [Platform]

  /// Creates the check for `patterns` of `rule`; `examples` are stated in the same comment.
  init(_ rule: Rule, _ patterns: [RulePattern], examples: [PatternExample]) {
    self.patterns = patterns
    patternExamples = examples
    place = rule.sources.first
    self.rule = rule.id
    platforms = rule.platforms
    severity = [.consider, .may].contains(rule.modality) ? .note : .warning
    let all = patterns.map(\.source).joined(separator: "; ")
    summary = Bilingual(en: "An interface has: \(all).", ko: "인터페이스가 갖출 것: \(all)")
  }

  var examples: [CheckExample] { patternExamples.map(\.example) }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    patterns.flatMap { findings(of: $0, in: interface) }
  }

  private func findings(of pattern: RulePattern, in interface: Interface) -> [Finding] {
    let facts = interface.facts(of: pattern.subject).filter { fact in
      (pattern.places.isEmpty || fact.kinds.contains(where: pattern.places.contains))
        && !fact.kinds.contains(where: pattern.exceptions.contains)
        && (platforms.isEmpty || fact.platforms.isEmpty
          || !Set(platforms).isDisjoint(with: fact.platforms))
    }
    if pattern.subject == .api, case .with(let names) = pattern.demand {
      return missing(names, among: facts, of: pattern, in: interface)
    }
    return facts.compactMap { fact in
      guard let seen = pattern.fault(of: fact.seen) else { return nil }
      return finding(
        at: fact.place,
        Confidence.resting(onStated: fact.isStated, platforms: fact.platforms).atMost(.likely),
        evidence: ["pattern": pattern.source, "found": seen],
        Bilingual(
          en: "“\(seen)” goes against “\(pattern.source)”",
          ko: "‘\(seen)’: ‘\(pattern.source)’에 어긋납니다"))
    }
  }

  /// A finding if none of `names` occurs anywhere in the interface.
  private func missing(
    _ names: [String], among facts: [PatternFact], of pattern: RulePattern, in interface: Interface
  ) -> [Finding] {
    let isThere = facts.contains { pattern.fault(of: $0.seen) == nil }
    let first = interface.files.first { $0.kind == .swift }
    guard !isThere, let first else { return [] }
    let list = names.joined(separator: ", ")
    return [
      finding(
        at: Place(file: first.path, line: 1), .possible, evidence: ["pattern": pattern.source],
        Bilingual(
          en: "nothing here uses \(list), which “\(pattern.source)” asks for",
          ko: "‘\(pattern.source)’에 맞게 쓴 곳이 없습니다: \(list)"))
    ]
  }
}

extension RulePattern {
  /// The part of `seen` that violates the pattern; `nil` if nothing does.
  func fault(of seen: PatternFact.Seen) -> String? {
    switch seen {
    case .text(let language, let text):
      if subject == .length {
        return admits(Double(text.count)) ? nil : "\(text) (\(text.count))"
      }
      return admits(text, in: language) ? nil : text
    case .number(let number): return admits(number) ? nil : Metric.shown(number)
    case .name(let name):
      switch demand {
      case .without(let names): return names.contains(name) ? name : nil
      case .with(let names): return names.contains(name) ? nil : name
      default: return nil
      }
    }
  }

  private func admits(_ number: Double) -> Bool {
    switch demand {
    case .atMost(let most): number <= most
    case .atLeast(let least): number >= least
    case .exactly(let values): values.contains(number)
    case .without, .with, .ends: true
    }
  }

  /// Korean words are only required of Korean texts.
  private func admits(_ text: String, in language: Language) -> Bool {
    switch demand {
    case .without(let words): return !words.contains { Self.has($0, text) }
    case .with(let words):
      let asked = Self.asked(words, of: language)
      return asked.isEmpty || asked.contains { Self.has($0, text) }
    case .ends(let endings):
      let asked = Self.asked(endings, of: language)
      return asked.isEmpty || asked.contains(where: text.hasSuffix)
    case .atMost, .atLeast, .exactly: return true
    }
  }

  /// Those of `words` that can occur in a text in `language`; punctuation can occur in any.
  private static func asked(_ words: [String], of language: Language) -> [String] {
    words.filter { word in
      guard word.contains(where: \.isLetter) else { return true }
      return (InterfaceText(literal: word).values.ko != nil) == (language == .ko)
    }
  }

  /// Whether `text` contains `word`, ignoring case: punctuation anywhere, a Latin word or a single Hangul
  /// syllable as a whole word, a longer Korean word at the start of a word, since a particle may follow.
  private static func has(_ word: String, _ text: String) -> Bool {
    guard let first = word.first, first.isLetter || first.isNumber else {
      return text.contains(word)
    }
    let (word, text) = (Array(word.lowercased()), Array(text.lowercased()))
    let isWhole = word.count == 1 || word.allSatisfy(\.isASCII)
    guard word.count <= text.count else { return false }
    return (0...text.count - word.count).contains { start in
      let end = start + word.count
      return text[start..<end].elementsEqual(word)
        && (start == 0 || !isOfWord(text[start - 1]))
        && (!isWhole || end == text.count || !isOfWord(text[end]))
    }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
