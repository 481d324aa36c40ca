internal import Guidelines

/// What amount a message is about: "7 tabs", "the title is too long".
struct MessageAmount {
  /// What is counted or measured; empty where the message does not tell.
  let dimensions: Set<Dimension>

  /// Reads `text`, which says a number where `hasNumber`; `nil` where it speaks of no amount.
  init?(_ text: String, hasNumber: Bool) {
    let text = text.lowercased()
    let told = Self.words.first { words, _ in words.contains { text.contains($0) } }
    guard hasNumber || told != nil else { return nil }
    dimensions = told?.dimensions ?? []
  }

  private static let size: Set<Dimension> = [.width, .height, .size]

  /// Words of messages and what they tell; those that tell more come first.
  private static let words: [(words: [String], dimensions: Set<Dimension>)] = [
    (["contrast", "대비"], [.ratio]),
    (["character", "too long", "too short", "글자 수", "너무 길", "너무 깁", "너무 짧"], [.length, .count]),
    (["too many", "too few", "fewer than", "너무 많", "너무 적", "개입니다", "개 있"], [.count]),
    (["second", "너무 느", "너무 빠"], [.duration]),
    (["too close", "spacing", "간격"], [.spacing, .margin]),
    (
      [
        "too small", "too large", "too big", "smaller than", "larger than", " pt", " px", "point",
        "pixel", "너무 작", "너무 크", "너무 큽", "포인트", "픽셀",
      ], size
    ),
    (
      [
        "at most", "at least", "more than", "less than", "exceed", "limit", "maximum", "minimum",
        "최대", "최소", "이상", "이하", "초과", "미만", "넘습니다",
      ], []
    ),
  ]
}
