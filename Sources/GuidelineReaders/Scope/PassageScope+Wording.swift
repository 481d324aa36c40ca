internal import Guidelines

extension PlatformEvidence {
  /// What it tells, where the work of the stage is shown.
  var phrase: Phrase {
    switch self {
    case .nothing: Phrase("names no platform", "플랫폼을 이르지 않음")
    case .comment: Phrase("the comment about the rule", "규칙에 대한 주석")
    case .row: Phrase("the row of its table", "표의 행")
    case .exclusion: Phrase("says where it does not hold", "적용되지 않는 곳을 밝힘")
    case .ownWords: Phrase("its own first words", "글의 첫머리")
    case .item: Phrase("the list item that it is in", "글이 든 목록 항목")
    case .heading: Phrase("a heading above it", "위의 제목")
    case .frontMatter: Phrase("the front matter", "문서 머리말")
    case .remaining: Phrase("the document excludes the others", "문서가 다른 플랫폼을 제외함")
    }
  }
}

extension PassageScope {
  /// What the stage found, where its work is shown.
  var phrase: Phrase {
    let section = section.joined(separator: " › ")
    let names = platforms.map(\.rawValue).joined(separator: ", ")
    return Phrase(
      "\(section.isEmpty ? "no section" : section); \(names.isEmpty ? "all platforms" : names)",
      "\(section.isEmpty ? "구역 없음" : section); \(names.isEmpty ? "모든 플랫폼" : names)")
  }

  /// What decided it.
  var reasons: [Phrase] {
    let platforms = Phrase(
      "platforms: \(evidence.phrase.en)", "플랫폼: \(evidence.phrase.ko)")
    let sections =
      section.isEmpty
      ? Phrase("section: no heading above it", "구역: 위에 제목이 없음")
      : Phrase("section: the headings above it", "구역: 위의 제목들")
    return [sections, platforms]
  }
}
