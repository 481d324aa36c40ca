internal import Guidelines

/// The wording of findings of a comparison, in both languages and in this place only.
enum SourceWording {
  static func confirmed(by there: SourceReport.Place) -> Bilingual<String> {
    Bilingual(
      en: "confirmed by \(there.document):\(there.line)",
      ko: "\(there.document):\(there.line)에서 확인됩니다")
  }

  static func strength(isHarder: Bool, _ there: SourceReport.Place) -> Bilingual<String> {
    Bilingual(
      en: "binds \(isHarder ? "harder" : "softer") than \(there.document):\(there.line)",
      ko: "\(there.document):\(there.line)보다 \(isHarder ? "강하게" : "약하게") 요구합니다")
  }

  static func platforms(_ mine: [Platform], _ theirs: [Platform]) -> Bilingual<String> {
    let (here, there) = (names(mine), names(theirs))
    return Bilingual(
      en: "holds for \(here) here, for \(there) in the source",
      ko: "여기서는 \(here), 출처에서는 \(there)에 적용됩니다")
  }

  static func number(_ mine: String, _ theirs: String) -> Bilingual<String> {
    Bilingual(
      en: "\(mine) here, \(theirs) in the source", ko: "여기서는 \(mine), 출처에서는 \(theirs)입니다")
  }

  static let turned = Bilingual(
    en: "one side asks for what the other one warns of",
    ko: "한쪽은 권하고 다른 쪽은 말립니다")

  static let unconfirmed = Bilingual(
    en: "no passage of the source says it", ko: "출처에 같은 내용이 없습니다")

  static let withoutSource = Bilingual(
    en: "the source has no such page", ko: "출처에 해당하는 문서가 없습니다")

  static func uncovered(_ lead: String) -> Bilingual<String> {
    Bilingual(en: "no rule says: \(lead)", ko: "규칙에 없음: \(lead)")
  }

  static func stale(_ edition: Edition, verified: Edition, change: String) -> Bilingual<String> {
    Bilingual(
      en: "changed in \(edition), compared up to \(verified): \(change)",
      ko: "\(edition)에 바뀌었고 \(verified)까지만 비교했습니다: \(change)")
  }

  private static func names(_ platforms: [Platform]) -> String {
    platforms.map(\.rawValue).joined(separator: ", ")
  }
}
