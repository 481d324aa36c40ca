public import Guidelines

/// A problem with a pattern: it cannot be parsed, or an example contradicts it.
public struct PatternFault: Hashable, Sendable {
  /// The rule with the pattern.
  public let rule: RuleID
  /// Where the rule is stated; `nil` if unknown.
  public var place: RuleSource?
  /// The pattern as written.
  public let pattern: String
  /// What is wrong and what is allowed instead, in each language.
  public let reason: Bilingual<String>

  /// Why `pattern` cannot be parsed; `nil` if it can.
  public static func reason(of pattern: String) -> Bilingual<String>? {
    guard PatternExample(pattern) == nil else { return nil }
    do throws(RulePattern.Fault) {
      _ = try RulePattern(pattern)
      return nil
    } catch {
      return error.reason
    }
  }
}

extension RulePattern.Fault {
  /// What is wrong and what is allowed instead.
  var reason: Bilingual<String> {
    switch self {
    case .subject(let word):
      let known = RulePattern.Subject.allCases.map(\.rawValue).joined(separator: ", ")
      return Bilingual(
        en: "it begins with '\(word)', not with one of \(known)",
        ko: "맨 앞의 '\(word)' 자리에는 다음 가운데 하나를 쓰세요: \(known)")
    case .demand(let word, let subject):
      let known = subject.demands.joined(separator: ", ")
      return Bilingual(
        en: "after \(subject.rawValue) stands '\(word)', not one of \(known)",
        ko: "\(subject.rawValue) 뒤의 '\(word)' 자리에는 다음 가운데 하나를 쓰세요: \(known)")
    case .noValue(let subject):
      return subject.isNumber
        ? Bilingual(
          en: "it needs one number, or several after exactly",
          ko: "수가 하나(exactly 뒤에는 하나 이상) 있어야 합니다")
        : Bilingual(en: "it needs a word", ko: "낱말이 있어야 합니다")
    case .negative(let number):
      return Bilingual(
        en: "'\(number)' is below 0", ko: "'\(number)' 자리에는 0 이상의 수를 쓰세요")
    case .quote(let word):
      return Bilingual(
        en: "in '\(word)' a quotation mark has no other one",
        ko: "'\(word)'에 짝이 없는 따옴표가 있습니다")
    case .place(let word, let subject):
      let known = subject.places.joined(separator: ", ")
      return Bilingual(
        en: "after 'in' stands '\(word)', not one of \(known), where \(subject.rawValue) is known",
        ko: "in 뒤의 '\(word)' 자리에는 \(subject.rawValue)을(를) 알 수 있는 다음 가운데 하나를 쓰세요: \(known)")
    }
  }
}

extension RulePattern.Subject {
  /// The kinds of view and bar in which an interface has it, allowed after `in`.
  var places: [String] {
    let views = ViewNode.Kind.allCases.map(\.rawValue)
    switch self {
    case .text, .length: return views + ["tab", "tab-bar", "title"]
    case .symbol: return views + ["tab", "tab-bar"]
    case .count: return ["tab-bar"] + RulePattern.countedKinds.map(\.rawValue)
    case .width, .height, .font, .spacing, .contrast, .color, .api: return views
    }
  }

  /// The operators allowed after it.
  var demands: [String] {
    if isNumber { return ["at most", "at least", "exactly"] }
    return self == .text ? ["without", "with", "ends"] : ["without", "with"]
  }
}
