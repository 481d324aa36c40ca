internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

extension SubjectNames {
  /// The names of what `metric` measures and of its qualifiers, each with its language.
  func names(
    of metric: Metric, in language: Language
  ) -> [(language: Language, value: String)] {
    ([metric.subject] + metric.notes).map { name in
      if language == .ko, let korean = korean(name) { return (.ko, korean) }
      return (HeadingText.isKorean(name) ? .ko : .en, name)
    }
  }
}

/// The thing that one or more numbers measure, whatever their values.
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
