/// An interface element or another term of the guidelines, with all its names.
///
/// `탭 막대`, `탭 바`, `tab bar` and `UITabBar` are one concept; search and alignment treat them as one
/// word.
public struct Concept: Hashable, Codable, Sendable {
  /// The concept's id: `tab-bar`.
  public var id: ConceptID
  /// English terms, the preferred one first.
  public var en: [String]
  /// Korean terms, Apple's first.
  public var ko: [String]
  /// Names in SwiftUI, UIKit, AppKit and other frameworks.
  public var apis: [String]
  /// The page of the guidelines about it, if there is one: `tab-bars`.
  public var component: ComponentName?
  /// The terms that also have an ordinary meaning, so that they do not suffice by themselves.
  public var ambiguous: [String]
  /// Its origin: the built-in glossary, a user, or paired passages.
  public var origin: Origin

  /// The origin of a concept.
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

  /// This concept without `terms`; `nil` if it has no others.
  package func without(_ terms: Set<String>) -> Concept? {
    var rest = self
    rest.en.removeAll(where: terms.contains)
    rest.ko.removeAll(where: terms.contains)
    rest.apis.removeAll(where: terms.contains)
    return rest.spellings.isEmpty ? nil : rest
  }

  /// This concept plus the spellings of `other` that it lacks; those that it has stay as ambiguous as they
  /// are.
  ///
  /// Its origin becomes `.user` if anything is added.
  public func joined(with other: Concept) -> Concept {
    var joined = self
    joined.en += other.en.filter { !en.contains($0) }
    joined.ko += other.ko.filter { !ko.contains($0) }
    joined.apis += other.apis.filter { !apis.contains($0) }
    joined.ambiguous += other.ambiguous.filter { !spellings.contains($0) }
    joined.component = component ?? other.component
    if joined != self { joined.origin = .user }
    return joined
  }
}
