internal import Guidelines
internal import Lexicon
internal import RuleLinkage
internal import TextAnalysis

/// Whether a statement asks for something or warns of it; unclear statements have no polarity.
enum Polarity: Sendable {
  case asks
  case warns

  /// The polarity of a modality.
  init(_ modality: Modality) {
    switch modality {
    case .avoid, .never: self = .warns
    case .must, .should, .consider, .may: self = .asks
    }
  }

  /// The polarity of the wording of `lead`; `nil` if it is unclear.
  init?(lead: String, in language: Language) {
    let text = lead.lowercased().utf8Replacing("’", with: "'")
    if Self.forbids(text, in: language) {
      self = .warns
    } else {
      var whole = Bilingual<String>()
      whole[language] = text
      guard !FormClassifier.isWarning(whole), !Self.limitations.occur(in: text) else { return nil }
      self = .asks
    }
  }

  /// The polarity of a statement of a source: that of its modality, if its wording agrees.
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
      // The prohibition in "In visionOS, don't …" begins after the comma.
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
  /// The string without the characters at its end that satisfy `predicate`.
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }
}
