/// A language a guideline is written in, as a BCP 47 primary subtag.
public enum Language: String, Codable, CaseIterable, Sendable {
  case en
  case ko

  /// The other of the two languages.
  public var other: Language { self == .en ? .ko : .en }
}

/// A value in English, in Korean, in both or in neither.
///
/// ```swift
/// let title = Bilingual(en: "Tab bars", ko: "탭 막대")
/// title[.ko]  // "탭 막대"
/// ```
///
/// As JSON both keys are always present; a missing language is `null`.
public struct Bilingual<Value> {
  /// The English value.
  public var en: Value?
  /// The Korean value.
  public var ko: Value?

  /// Creates a pair; a language that is left out is missing.
  public init(en: Value? = nil, ko: Value? = nil) {
    self.en = en
    self.ko = ko
  }

  /// The value in `language`.
  public subscript(language: Language) -> Value? {
    get { language == .en ? en : ko }
    set {
      switch language {
      case .en: en = newValue
      case .ko: ko = newValue
      }
    }
  }

  /// The languages that have a value, English first.
  public var languages: [Language] {
    switch (en != nil, ko != nil) {
    case (true, true): [.en, .ko]
    case (true, false): [.en]
    case (false, true): [.ko]
    case (false, false): []
    }
  }

  /// Whether neither language has a value.
  public var isEmpty: Bool { en == nil && ko == nil }

  /// The value in `language`, else the one in the other language.
  public func preferring(_ language: Language) -> Value? {
    self[language] ?? self[language.other]
  }

  /// The same pair with each present value replaced by `transform`'s result.
  public func map<Result>(_ transform: (Value) throws -> Result?) rethrows -> Bilingual<Result> {
    Bilingual<Result>(en: try en.flatMap(transform), ko: try ko.flatMap(transform))
  }
}

extension Bilingual: Sendable where Value: Sendable {}
extension Bilingual: Equatable where Value: Equatable {}
extension Bilingual: Hashable where Value: Hashable {}
private enum LanguageKey: String, CodingKey {
  case en
  case ko
}

extension Bilingual: Decodable where Value: Decodable {
  /// Reads the JSON form described in the type's documentation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LanguageKey.self)
    en = try container.decodeIfPresent(Value.self, forKey: .en)
    ko = try container.decodeIfPresent(Value.self, forKey: .ko)
  }
}

extension Bilingual: Encodable where Value: Encodable {
  /// Writes the JSON form described in the type's documentation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: LanguageKey.self)
    try container.encode(en, forKey: .en)
    try container.encode(ko, forKey: .ko)
  }
}
