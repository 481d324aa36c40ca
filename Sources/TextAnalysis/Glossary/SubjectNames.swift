package import Guidelines
internal import Lexicon

/// Korean names for the subjects of metrics, composed from the terms of the glossary: `tab bar
/// icon` is 탭 막대 아이콘.
///
/// Subjects are in English, regardless of the language of the guideline. A name that the glossary
/// does not cover is left in English.
package struct SubjectNames: Sendable {
  /// The preferred Korean term of each English term in lower case.
  private let korean: [String: String]
  /// The number of words in the longest English term.
  private let longest: Int

  /// The names that the terms of `concepts` provide.
  ///
  /// Where two concepts share an English term, the first wins.
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

  /// The Korean of an English subject or qualifier, matching the longest terms from the left; `nil`
  /// if some word is in no term.
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
