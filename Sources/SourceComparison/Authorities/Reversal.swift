internal import Guidelines
internal import Lexicon
internal import RuleLinkage

/// What turns a rule round without a negation.
enum Reversal {
  /// Whether `statement` overrides what one of the `leads` of a rule asks to obey, prefers what it does not,
  /// or gives another name than the leads.
  ///
  /// `features` gives the words and concepts of a text.
  static func of(
    _ statement: String, _ leads: Bilingual<String>, in language: Language,
    features: (String) -> Set<Feature>
  ) -> Bool {
    guard let lead = leads[language] else { return false }
    let (mine, theirs) = (words(of: statement), words(of: lead))
    return overrides(mine, theirs, language) || misnames(statement, leads, language)
      || isSwapped(mine, theirs, language, features: features)
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// "Use a badge for the weather" widens "Use a badge only for unread messages".
  static func widens(
    _ statement: String, _ lead: String, features: (String) -> Set<Feature>
  ) -> Bool {
    guard !Clause(statement, .en).isNarrowed else { return false }
    return restrictions.contains { restriction in
      let link = " \(restriction.split(separator: " ").last ?? "") "
      let theirs = lead.split(separator: restriction, maxSplits: 1).map { features(String($0)) }
      let mine = statement.split(separator: link, maxSplits: 1).map { features(String($0)) }
      guard theirs.count == 2, mine.count == 2, !theirs[1].isEmpty else { return false }
      return !theirs[0].isDisjoint(with: mine[0])
        && theirs[1].isDisjoint(with: mine[0].union(mine[1]))
    }
  }

  /// Whether both quote a name and the names differ: ‘Later’ where the rule has ‘Cancel’.
  private static func misnames(
    _ statement: String, _ leads: Bilingual<String>, _ language: Language
  ) -> Bool {
    let clauses = leads.languages.flatMap { Clause.all(in: leads[$0] ?? "", $0) }
    guard names(in: leads[language] ?? "").count == 1, !clauses.contains(where: \.denies) else {
      return false
    }
    let known = clauses.flatMap { names(in: $0.text) }
    let given = Clause.all(in: statement, language).filter { !$0.denies }
      .flatMap { names(in: $0.text) }
    return !given.isEmpty && !known.contains(where: given.contains)
  }

  /// The texts in quotation marks.
  private static func names(in text: String) -> [String] {
    let opened = text.lowercased().split(omittingEmptySubsequences: false) { "“‘".contains($0) }
    let curly = opened.dropFirst().compactMap { part in
      part.firstIndex { "”’".contains($0) }.map { String(part[..<$0]) }
    }
    let straight = text.lowercased().split(separator: "\"", omittingEmptySubsequences: false)
    // After a digit, the character is the sign for inches.
    let areInches = straight.dropLast().contains { $0.last?.isNumber == true }
    guard straight.count % 2 == 1, !areInches else { return curly }
    return curly + straight.indices.filter { $0 % 2 == 1 }.map { String(straight[$0]) }
  }

  /// "Play the chime even in silent mode" overrides "Obey silent mode".
  private static func overrides(
    _ mine: [Substring], _ theirs: [Substring], _ language: Language
  ) -> Bool {
    let (obeying, overriding) = (Self.obeying[language] ?? [], Self.overriding[language] ?? [])
    return has(obeying, theirs, language) && has(overriding, mine, language)
      && !has(obeying, mine, language) && !has(overriding, theirs, language)
  }

  private static func has(
    _ entries: [String], _ words: [Substring], _ language: Language
  ) -> Bool {
    words.contains { word in
      entries.contains { language == .en ? $0 == word : word.contains($0) }
    }
  }

  /// "Prefer a photo to a drawing" swaps what "Prefer a drawing to a photo" prefers.
  private static func isSwapped(
    _ mine: [Substring], _ theirs: [Substring], _ language: Language,
    features: (String) -> Set<Feature>
  ) -> Bool {
    guard let mine = Preference(mine, language), let theirs = Preference(theirs, language) else {
      return false
    }
    let (less, otherLess) = (features(mine.less), features(theirs.less))
    return less.isDisjoint(with: otherLess) && !less.isDisjoint(with: features(theirs.more))
      && !otherLess.isDisjoint(with: features(mine.more))
  }

  /// What a sentence prefers, and to what.
  private struct Preference {
    let more: String
    let less: String

    init?(_ words: [Substring], _ language: Language) {
      switch language {
      case .en:
        guard let verb = words.firstIndex(where: { preferring.contains(String($0)) }),
          let border = words[verb...].firstIndex(where: { borders.contains(String($0)) })
        else { return nil }
        more = words[verb..<border].joined(separator: " ")
        less = words[(border + 1)...].joined(separator: " ")
      case .ko:
        let ending = koreanBorders.first { ending in
          words.contains { $0.hasSuffix(ending) && $0 != ending }
        }
        guard let ending, let place = words.firstIndex(where: { $0.hasSuffix(ending) })
        else { return nil }
        less = String(words[place].dropLast(ending.count))
        more = (words[..<place] + words[(place + 1)...]).joined(separator: " ")
      }
    }
  }

  private static let obeying: [Language: [String]] = [
    .en: Lexicon.ruleForms.list("obeying"), .ko: Lexicon.ruleForms.list("korean-obeying"),
  ]
  private static let overriding: [Language: [String]] = [
    .en: Lexicon.ruleForms.list("overriding"), .ko: Lexicon.ruleForms.list("korean-overriding"),
  ]
  private static let restrictions = Lexicon.ruleForms.list("restriction")
  private static let preferring = Lexicon.ruleForms.set("preferring")
  private static let borders = Lexicon.ruleForms.set("preference")
  private static let koreanBorders = Lexicon.ruleForms.list("korean-preference")
}
