internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// The wording of differences between authorities, in both languages.
enum AuthorityWording {
  /// Both numbers, with the Korean name of what they measure if `subjects` has one.
  static func number(
    _ own: Metric, _ apple: Metric, _ subjects: SubjectNames
  ) -> Bilingual<String> {
    func amount(_ metric: Metric, _ language: Language) -> String {
      "\(metric.authority): \(metric.amount(in: language))"
    }
    let subject = own.subject == Metric.unnamed ? apple.subject : own.subject
    return Bilingual(
      en:
        "\(subject), \(own.dimension.name(in: .en)): \(amount(own, .en)), \(amount(apple, .en))",
      ko:
        "\(subjects.korean(subject) ?? subject), \(own.dimension.name(in: .ko)): "
        + "\(amount(own, .ko)), \(amount(apple, .ko))"
    )
  }

  static func strength(_ own: Modality, _ apple: Modality) -> Bilingual<String> {
    let (mine, theirs) = (Wording.modality(own), Wording.modality(apple))
    return Bilingual(
      en: "binds as '\(mine.en)', Apple's as '\(theirs.en)'",
      ko: "강도가 '\(mine.ko)'이고 Apple은 '\(theirs.ko)'입니다")
  }

  static func platforms(_ missing: [Platform]) -> Bilingual<String> {
    let names = missing.map(\.rawValue).joined(separator: ", ")
    return Bilingual(
      en: "leaves out \(names), for which Apple states it",
      ko: "Apple의 지침이 적용되는 플랫폼이 빠졌습니다: \(names)")
  }

  static func lacking(_ platforms: [Platform]) -> Bilingual<String> {
    let names = platforms.map(\.rawValue).joined(separator: ", ")
    return Bilingual(
      en: "is for \(names), where Apple does not support it",
      ko: "Apple이 지원하지 않는 플랫폼에 씁니다: \(names)")
  }
}
