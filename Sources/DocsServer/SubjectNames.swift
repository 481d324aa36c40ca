internal import Guidelines

/// What the subjects of numbers are called in Korean: `tab bar icon` is 탭 막대 아이콘, by the
/// words of the glossary.
///
/// Guidelines of either language give a number an English subject; what the glossary does not
/// know stays as it is.
struct SubjectNames: Sendable {
  /// The preferred Korean term of each English one, in lower case.
  private let korean: [String: String]
  /// The most words that one term has.
  private let longest: Int

  init(_ concepts: [Concept]) {
    var korean = Self.qualifiers
    for concept in concepts {
      guard let term = concept.ko.first else { continue }
      for name in concept.en where korean[name.lowercased()] == nil {
        korean[name.lowercased()] = term
      }
    }
    self.korean = korean
    longest = korean.keys.map { $0.split(separator: " ").count }.max() ?? 1
  }

  /// What `metric` measures and what narrows it, each with the language it is in.
  func names(
    of metric: Metric, in language: Language
  ) -> [(language: Language, value: String)] {
    ([metric.subject] + metric.notes).map { name in
      if language == .ko, let korean = korean(name) { return (.ko, korean) }
      return (HeadingText.isKorean(name) ? .ko : .en, name)
    }
  }

  /// The longest terms from the left; `nil` where a word is in none.
  private func korean(_ name: String) -> String? {
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

  /// Shapes, sizes and states, which are no concepts of interfaces.
  private static let qualifiers = [
    "circular": "원형", "square": "정사각형", "rectangular": "직사각형", "wide": "가로로 긴 형태",
    "tall": "세로로 긴 형태", "regular": "일반", "compact": "소형", "portrait": "세로 방향",
    "landscape": "가로 방향", "horizontal": "가로", "vertical": "세로", "small": "작은 크기",
    "medium": "중간 크기", "large": "큰 크기", "focused": "초점이 있을 때",
    "unfocused": "초점이 없을 때", "selected": "선택했을 때", "bold": "굵게", "all": "모두",
  ]
}

extension Metric {
  /// What narrows it, in the order of the names; platforms are said elsewhere.
  var notes: [String] {
    qualifiers.sorted { $0.key < $1.key }.filter { $0.key != "platform" || platforms.isEmpty }
      .map(\.value)
  }
}

/// What one number or several are about: whatever the value.
struct MeasuredThing: Hashable {
  let subject: String
  let qualifiers: [String: String]
  let platforms: [Platform]
  let dimension: Dimension?

  init(_ stated: StatedAmount) {
    subject = stated.metric.subject
    qualifiers = stated.metric.qualifiers
    platforms = stated.metric.platforms
    dimension = stated.dimension
  }
}
