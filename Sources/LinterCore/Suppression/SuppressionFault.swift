public import Guidelines

/// A comment that begins as a suppression comment and is none, so that it suppresses nothing.
public struct SuppressionFault: Hashable, Sendable {
  /// What is wrong with it.
  public enum Reason: Error, Hashable, Sendable {
    /// Its first word, `hig:disable:nxt`, is none of those that there are.
    case command(String)
    case noOwner
    case noDay
    /// The last day of a waiver is no day.
    case day(String)
    case noReason
    case noAuthority
    /// A word before `=` is none that a waiver has.
    case term(String)
    /// A word before `=` is there twice.
    case repeated(String)
  }

  /// The line of the comment, counted from 1.
  public var line: Int
  /// What is wrong with it.
  public var reason: Reason

  /// Creates a fault.
  public init(line: Int, reason: Reason) { (self.line, self.reason) = (line, reason) }

  /// What is wrong and what to write, by language.
  public var words: Bilingual<String> {
    let phrase =
      switch reason {
      case .command(let word):
        Phrase(
          "'\(word)' is ignored; write hig:disable, hig:enable or hig:waive, and :this, :next or "
            + ":previous after the first and the last",
          "'\(word)'은(는) 무시합니다. hig:disable, hig:enable, hig:waive 중 하나를 쓰고, 첫째와 셋째 뒤에는 "
            + ":this, :next, :previous를 붙일 수 있습니다")
      case .noOwner:
        Phrase(
          "the waiver is ignored, as it has no owner; write owner=kim",
          "담당자가 없어 이 예외를 무시합니다. owner=kim처럼 쓰세요")
      case .noDay:
        Phrase(
          "the waiver is ignored, as it has no last day; write until=2026-12-31",
          "기한이 없어 이 예외를 무시합니다. until=2026-12-31처럼 쓰세요")
      case .day(let day):
        Phrase(
          "the waiver is ignored, as '\(day)' is no day; write until=2026-12-31",
          "'\(day)'이(가) 날짜가 아니어서 이 예외를 무시합니다. until=2026-12-31처럼 쓰세요")
      case .noReason:
        Phrase(
          "the waiver is ignored, as it has no reason; write it after --",
          "이유가 없어 이 예외를 무시합니다. -- 뒤에 쓰세요")
      case .noAuthority:
        Phrase(
          "the waiver is ignored, as authority= names nobody; write a name or leave it out",
          "authority=에 이름이 없어 이 예외를 무시합니다. 이름을 쓰거나 빼세요")
      case .term(let name):
        Phrase(
          "the waiver is ignored, as '\(name)=' means nothing in it; there are "
            + SuppressionComment.terms.map { "\($0)=" }.joined(separator: ", "),
          "'\(name)='은(는) 예외에 쓸 수 없어 이 예외를 무시합니다. 쓸 수 있는 것: "
            + SuppressionComment.terms.map { "\($0)=" }.joined(separator: ", "))
      case .repeated(let name):
        Phrase(
          "the waiver is ignored, as '\(name)=' is there twice; leave one",
          "'\(name)='이(가) 두 번 있어 이 예외를 무시합니다. 하나만 남기세요")
      }
    return Bilingual(en: phrase.en, ko: phrase.ko)
  }
}
