package import Guidelines
internal import Lexicon

/// What the subjects of numbers are called in Korean: `tab bar icon` is 탭 막대 아이콘, by the words of
/// the glossary.
///
/// Guidelines of either language give a number an English subject; what the glossary does not know
/// stays as it is.
package struct SubjectNames: Sendable {
  /// The preferred Korean term of each English one, in lower case.
  private let korean: [String: String]
  /// The most words that one term has.
  private let longest: Int

  /// The names by the terms of `concepts`; where two share an English term, the first counts.
  package static func of(_ concepts: [Concept]) -> SubjectNames {
    var korean = qualifiers
    for concept in concepts {
      guard let term = concept.ko.first else { continue }
      for name in concept.en where korean[name.lowercased()] == nil {
        korean[name.lowercased()] = term
      }
    }
    let longest = korean.keys.map { $0.split(separator: " ").count }.max() ?? 1
    return SubjectNames(korean: korean, longest: longest)
  }

  /// The Korean of an English subject or qualifier, by the longest terms from the left; `nil` where a
  /// word is in none.
  package func korean(_ name: String) -> String? {
    var rest = name.lowercased().split(separator: " ")[...]
    var parts: [String] = []
    while !rest.isEmpty {
      let found = (1...min(longest, rest.count)).reversed().lazy.compactMap { count in
        korean[rest.prefix(count).joined(separator: " ")].map { (count, $0) }
      }.first
      guard let (count, part) = found else { return nil }
      parts.append(part)
      rest = rest.dropFirst(count)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static let qualifiers = Dictionary(
    uniqueKeysWithValues: Lexicon.qualifiers.map { ($0.entry, $0["korean"]) })
}
