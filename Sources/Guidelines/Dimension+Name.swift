extension Dimension {
  /// The name of the dimension in `language`; its raw value if there is none.
  public func name(in language: Language) -> String {
    guard language == .ko else { return rawValue }
    return Self.korean.first { $0.dimension == self }?.name ?? rawValue
  }

  /// A list, because building a dictionary would cost more than the few look-ups of a process.
  private static let korean: [(dimension: Dimension, name: String)] = [
    (.count, "개수"), (.length, "길이"), (.width, "너비"), (.height, "높이"), (.size, "크기"),
    (.top, "위쪽 거리"), (.bottom, "아래쪽 거리"), (.leading, "앞쪽 거리"), (.trailing, "뒤쪽 거리"),
    (.margin, "여백"), (.spacing, "간격"), (.radius, "반경"), (.ratio, "비율"), (.duration, "시간"),
    (.tracking, "자간"), (.lineHeight, "줄 높이"),
    (.rate, "빈도"), (.angle, "각도"), (.opacity, "불투명도"), (.share, "비중"),
  ]
}
