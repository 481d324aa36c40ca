internal import Guidelines

/// The platforms of a passage, and the evidence for them.
struct PlatformFinding {
  var platforms: [Platform]
  var evidence: PlatformEvidence

  init(_ platforms: [Platform], _ evidence: PlatformEvidence) {
    self.platforms = platforms
    self.evidence = evidence
  }

  static let none = PlatformFinding([], .nothing)
}

/// The evidence for the platforms of a passage.
enum PlatformEvidence {
  case nothing, comment, row, exclusion, ownWords, item, heading, frontMatter

  /// The description in a trace.
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
    }
  }
}
