internal import Lexicon

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// When a rule holds, as stated by a document.
public struct Validity: Hashable, Codable, Sendable {
  /// The first edition in which it holds; `nil` if not stated.
  public var since: Edition?
  /// The last edition in which it holds; `nil` if no end is stated.
  public var until: Edition?
  /// The rules that replaced it when it ended.
  public var replacedBy: [RuleID]
  /// Why it ended, if no rule replaced it.
  public var endReason: Bilingual<String>
  /// The newest edition of its source against which a person has checked it.
  public var verified: Edition?

  /// Creates a validity, by default without a beginning and an end.
  public init(
    since: Edition? = nil, until: Edition? = nil, replacedBy: [RuleID] = [],
    endReason: Bilingual<String> = .init(), verified: Edition? = nil
  ) {
    self.since = since
    self.until = until
    self.replacedBy = replacedBy
    self.endReason = endReason
    self.verified = verified
  }
}

/// The absence of a rule from the newest edition of a page whose older editions state it.
public struct Absence: Hashable, Codable, Sendable {
  /// The edition that no longer states it.
  public var edition: Edition
  /// The document of that edition.
  public var document: String
  /// The fraction of the older editions' statements that the newer one kept, from 0 to 1.
  ///
  /// The higher it is, the likelier the rest was dropped on purpose.
  public var confidence: Double

  /// Creates an absence.
  public init(edition: Edition, document: String, confidence: Double) {
    self.edition = edition
    self.document = document
    self.confidence = confidence
  }
}

/// Whether a rule holds on a date.
public enum RuleStatus: String, Codable, CaseIterable, Sendable {
  case current
  /// It no longer holds.
  case ended
  /// It is announced for a later date.
  case upcoming
}

extension Edition {
  /// The current month in UTC, from the system's clock.
  public static var today: Edition {
    var now = time(nil)
    var calendar = tm()
    gmtime_r(&now, &calendar)
    return Edition(uncheckedYear: Int(calendar.tm_year) + 1900, month: Int(calendar.tm_mon) + 1)
  }

  /// The month before its first month.
  public var monthBefore: Edition {
    guard let month, month > 1 else { return Edition(year: year - 1, month: 12) ?? self }
    return Edition(year: year, month: month - 1) ?? self
  }
}

/// Whether and when a rule holds.
public struct RuleTime: Hashable, Sendable {
  /// The validity stated in its documents.
  public var validity: Validity
  /// The newer edition of its page that dropped it, if no document states an end.
  public var absence: Absence?
  /// Whether it holds on the date for which it was read.
  public var status: RuleStatus

  /// Creates the time of a rule.
  public init(
    validity: Validity = Validity(), absence: Absence? = nil, status: RuleStatus = .current
  ) {
    self.validity = validity
    self.absence = absence
    self.status = status
  }

  /// The last edition in which it holds: the stated one, or else the month before the edition of
  /// its page that dropped it.
  public var end: Edition? { validity.until ?? absence?.edition.monthBefore }

  /// Whether it holds in the last month of `day`.
  public func status(on day: Edition) -> RuleStatus {
    if let since = validity.since, day.lastMonth < since.firstMonth { return .upcoming }
    if let end, end.lastMonth < day.lastMonth { return .ended }
    return .current
  }
}

extension RuleTime: Encodable {
  private enum CodingKeys: String, CodingKey {
    case status
    case since
    case until
    case replacedBy = "replaced_by"
    case endReason = "end_reason"
    case absence
    case verified
  }

  /// Adds the fields of Docs/FORMATS.md to those of the rule.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(status, forKey: .status)
    try container.encode(validity.since, forKey: .since)
    try container.encode(end, forKey: .until)
    try container.encode(validity.replacedBy, forKey: .replacedBy)
    if !validity.endReason.isEmpty { try container.encode(validity.endReason, forKey: .endReason) }
    try container.encodeIfPresent(absence, forKey: .absence)
    try container.encode(validity.verified, forKey: .verified)
  }
}

extension Edition {
  /// Its first month as year * 100 + month, with month 0 for a whole year.
  package var firstMonth: Int { year * 100 + (month ?? 0) }
  /// Its last month as year * 100 + month, with month 12 for a whole year.
  package var lastMonth: Int { year * 100 + (month ?? 12) }
}

extension Rule {
  /// The first edition in which it holds, if its documents state it.
  public var since: Edition? { time.validity.since }
  /// The last edition in which it holds; `nil` if no end is known.
  public var until: Edition? { time.end }
}

extension Edition {
  /// The edition in words: "June 2023", "2023년 6월", "2023".
  package var phrase: Phrase {
    guard let month else { return Phrase("\(year)", "\(year)년") }
    let name = Lexicon.months[month - 1].entry
    let capitalized = name.prefix(1).uppercased() + String(name.dropFirst())
    return Phrase("\(capitalized) \(year)", "\(year)년 \(month)월")
  }
}
