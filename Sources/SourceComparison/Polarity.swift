internal import Guidelines
internal import Lexicon
internal import RuleLinkage
internal import TextAnalysis

/// Whether a statement asks for something or warns of it; what is in between is neither.
enum Polarity: Sendable {
  case asks
  case warns

  /// What the modality of a rule says.
  init(_ modality: Modality) {
    switch modality {
    case .avoid, .never: self = .warns
    case .must, .should, .consider, .may: self = .asks
    }
  }

  /// What the wording of `lead` says; `nil` where it can be called either.
  init?(lead: String, in language: Language) {
    let text = lead.lowercased().replacing("’", with: "'")
    if Self.forbids(text, in: language) {
      self = .warns
    } else {
      var whole = Bilingual<String>()
      whole[language] = text
      guard !FormClassifier.isWarning(whole), !Self.limitations.occur(in: text) else { return nil }
      self = .asks
    }
  }

  /// What a statement of a source says: the modality that was read, where its wording agrees.
  init?(_ statement: RuleStatement) {
    let read = Polarity(statement.modality)
    for language in statement.lead.languages {
      guard let lead = statement.lead[language] else { continue }
      guard Polarity(lead: lead, in: language) == read else { return nil }
    }
    self = read
  }

  private static func forbids(_ lead: String, in language: Language) -> Bool {
    switch language {
    case .en:
      // "In visionOS, don't …" begins behind the comma.
      let openings = [lead[...]] + lead.split(separator: ", ", maxSplits: 1).dropFirst()
      return openings.contains { opening in
        prohibitions.contains { opening.hasPrefix($0 + " ") }
      }
    case .ko:
      let text = lead.trimmingSuffix { $0 == "." || $0 == " " }
      return koreanProhibitions.contains { text.hasSuffix($0) }
    }
  }

  private static let prohibitions = Lexicon.ruleForms.list("prohibition")
  private static let koreanProhibitions = Lexicon.ruleForms.list("korean-prohibition")
  private static let limitations = ByteNeedles(Lexicon.ruleForms.list("limitation"))
}

extension StringProtocol {
  /// It without the characters at its end that `predicate` holds for.
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}
