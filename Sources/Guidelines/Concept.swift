/// A thing interfaces are made of, with every name people call it by.
///
/// `탭 막대`, `탭 바`, `tab bar` and `UITabBar` are one concept; search and pairing treat them as
/// one word.
public struct Concept: Hashable, Codable, Sendable {
  /// The concept's id: `tab-bar`.
  public var id: ConceptID
  /// English terms, the preferred one first.
  public var en: [String]
  /// Korean terms, Apple's first.
  public var ko: [String]
  /// Names in SwiftUI, UIKit, AppKit and other frameworks.
  public var apis: [String]
  /// The page of the guidelines about it, where there is one: `tab-bars`.
  public var component: ComponentName?
  /// The terms that mean something else as well, and so do not decide on their own.
  public var ambiguous: [String]
  /// Where it comes from: the built-in glossary, a user, or what paired passages taught.
  public var origin: Origin

  /// Where a concept comes from.
  public enum Origin: String, Codable, Sendable {
    case builtIn = "built-in"
    case user
    case learnt
  }

  /// Creates a concept.
  public init(
    id: ConceptID, en: [String], ko: [String], apis: [String] = [],
    component: ComponentName? = nil, ambiguous: [String] = [], origin: Origin = .builtIn
  ) {
    self.id = id
    self.en = en
    self.ko = ko
    self.apis = apis
    self.component = component
    self.ambiguous = ambiguous
    self.origin = origin
  }

  /// Every spelling of the concept: English, Korean, API names.
  public var spellings: [String] { en + ko + apis }

  /// It with the spellings of `other` that it has not yet, after its own.
  ///
  /// It becomes the user's where that adds anything.
  public func joined(with other: Concept) -> Concept {
    var joined = self
    joined.en += other.en.filter { !en.contains($0) }
    joined.ko += other.ko.filter { !ko.contains($0) }
    joined.apis += other.apis.filter { !apis.contains($0) }
    joined.ambiguous += other.ambiguous.filter { !ambiguous.contains($0) }
    joined.component = component ?? other.component
    if joined != self { joined.origin = .user }
    return joined
  }
}
