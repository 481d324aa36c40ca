internal import Guidelines
internal import Lexicon
internal import RuleLinkage

/// What turns a rule round without a negation.
enum Reversal {
  /// Whether `statement` overrides what the lead of a rule asks to obey, or prefers what the lead does not.
  ///
  /// `features` gives the words and concepts of a text.
  static func of(
    _ statement: String, _ lead: String, in language: Language,
    features: (String) -> Set<Feature>
  ) -> Bool {
    let (mine, theirs) = (words(of: statement), words(of: lead))
    return overrides(mine, theirs, language)
      || isSwapped(mine, theirs, language, features: features)
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
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
  private static let preferring = Lexicon.ruleForms.set("preferring")
  private static let borders = Lexicon.ruleForms.set("preference")
  private static let koreanBorders = Lexicon.ruleForms.list("korean-preference")
}
