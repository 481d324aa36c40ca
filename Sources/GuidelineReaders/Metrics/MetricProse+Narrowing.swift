internal import Guidelines
internal import Lexicon
internal import TextAnalysis

// What a team's number is about, as checks understand it.
extension MetricProse {
  /// Completes the subjects of the metrics from `first` on with what narrows them: "text (receipts)".
  ///
  /// A check measures all text, all tabs, ….
  mutating func narrow(_ metrics: inout [Metric], from first: Int, in tokens: [SentenceToken]) {
    for index in first..<metrics.count {
      nameItems(of: &metrics[index])
      var subject = metrics[index].subject
      let things = finder.things(in: tokens, 0..<tokens.count)
      var place = things.last { $0.name == subject || $0.name.hasSuffix(" " + subject) }
      if let named = place, let other = whole(of: named, things, in: tokens) {
        (subject, place) = (other.name, other)
      }
      if let homes = Self.homes[subject],
        let narrower = narrower(subject, homes, around: place?.tokens ?? 0..<0, in: tokens)
      {
        subject += " (\(narrower))"
      }
      metrics[index].subject = subject
    }
  }

  /// Calls the items of a thing by the name that they have: those of a segmented control are segments.
  private func nameItems(of metric: inout Metric) {
    guard metric.dimension == .count, Self.items.contains(metric.unit.rawValue),
      let name = Self.itemized[metric.subject]
        ?? Self.itemized[metric.subject.split(separator: " ").dropLast().joined(separator: " ")]
    else { return }
    (metric.subject, metric.unit) = (name, Unit(rawValue: EnglishNouns.plural(name)))
  }

  private static let itemized = Lexicon.things.dictionary("itemized", "thing")
  private static let items: Set<String> = ["items", "options"]

  /// The thing that a subject stands for: the screen title of "the title of a screen", all text of "본문을 포함한
  /// 모든 글자".
  private func whole(
    of subject: ThingFinder.Thing, _ things: [ThingFinder.Thing], in tokens: [SentenceToken]
  ) -> ThingFinder.Thing? {
    let end = subject.tokens.upperBound
    guard end < tokens.count, let next = things.first(where: { $0.tokens.lowerBound >= end })
    else { return nil }
    if tokens[end].begins(withAny: PhraseWords.inclusions) { return next }
    let name = "\(next.name) \(subject.name)"
    let isOf = tokens[end].isWord("of") && next.tokens.lowerBound <= end + 2
    return isOf && Self.homes[name] != nil
      ? ThingFinder.Thing(name: name, tokens: subject.tokens.lowerBound..<next.tokens.upperBound)
      : nil
  }

  /// The subjects of checks with the components in which they are, in the singular.
  private static let homes = Dictionary(grouping: Lexicon.limitSubjects, by: \.entry)
    .mapValues { rows in
      Set(rows.map(\.entry)).union(
        rows.flatMap { $0["component"].split(separator: ",") }.filter { $0 != "-" }.map { name in
          EnglishNouns.singularPhrase(name.split(separator: "-").joined(separator: " "))
        })
    }

  /// What narrows `subject`, which is at `place` and at home in `homes`: the heading, a phrase, another medium.
  private mutating func narrower(
    _ subject: String, _ homes: Set<String>, around place: Range<Int>, in tokens: [SentenceToken]
  ) -> String? {
    let isAtHome = owner.map(homes.contains) ?? false
    func isHome(_ name: String) -> Bool {
      isVague(name) || homes.contains { name.hasSuffix($0) || $0.hasSuffix(name) }
    }
    // Below "Tab titles" a tab name is what the heading means.
    if !isAtHome, let thing = headings.thing, !isHome(thing),
      !thing.split(separator: " ").prefix(1).allSatisfy(subject.split(separator: " ").contains)
    {
      return thing
    }
    let phrases = NarrowingPhrases(tokens: tokens)
    // Below "Pop-ups" a pop-up is what the team calls the component.
    let heading = (context.section.last ?? "").lowercased()
    let noun = phrases.nouns(around: place).first { range in
      let thing = finder.things(in: tokens, range).last { $0.tokens.upperBound == range.upperBound }
      if let thing, isHome(thing.name) || isAtHome && thing.name == headings.thing { return false }
      let words = phrases.text(range).split(separator: " ")
      return !words.isEmpty
        && !(isAtHome
          && words.contains { heading.utf8Contains(EnglishNouns.singular(String($0))) })
    }
    if let noun { return phrases.text(noun) }
    if phrases.namesOtherMedium { return context.section.last ?? "" }
    return context.section.first { heading in
      let tokens = SentenceTokenizer.tokens(of: TextLine(text: heading, line: 0))
      return NarrowingPhrases(tokens: tokens).namesOtherMedium
    }
  }
}
