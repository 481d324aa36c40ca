package import Guidelines

/// The words for what is measured and for what narrows it.
///
/// A new word for a dimension or a qualifier belongs into these tables and nowhere else.
package enum DimensionWords {
  /// Words of both languages; Hangul ones may carry a particle.
  package static let words: [String: [Dimension]] = [
    "width": [.width], "widths": [.width], "wide": [.width], "너비": [.width], "폭": [.width],
    "넓이": [.width], "가로": [.width], "stroke": [.width], "획": [.width], "스트로크": [.width],
    "thickness": [.width], "thick": [.width], "두께": [.width],
    "굵기": [.width],
    "height": [.height], "heights": [.height], "tall": [.height], "high": [.height],
    "높이": [.height], "세로": [.height],
    "radius": [.radius], "radii": [.radius], "반경": [.radius], "반지름": [.radius],
    "둥글기": [.radius], "라운딩": [.radius], "라운드": [.radius], "곡률": [.radius],
    "margin": [.margin], "margins": [.margin], "padding": [.margin], "inset": [.margin],
    "insets": [.margin], "여백": [.margin], "패딩": [.margin], "마진": [.margin],
    "spacing": [.spacing], "스페이싱": [.spacing], "space": [.spacing], "gap": [.spacing],
    "gaps": [.spacing],
    "apart": [.spacing], "away": [.spacing], "distance": [.spacing], "간격": [.spacing],
    "거리": [.spacing], "gutter": [.spacing], "gutters": [.spacing], "거터": [.spacing],
    "offset": [.spacing], "오프셋": [.spacing],
    "떨어져": [.spacing], "떨어진": [.spacing], "공간": [.spacing],
    "size": [.size], "sizes": [.size], "diameter": [.size], "dimension": [.size],
    "dimensions": [.size], "font": [.size], "크기": [.size], "사이즈": [.size], "지름": [.size],
    "tracking": [.tracking], "자간": [.tracking], "행간": [.lineHeight],
    "length": [.length], "long": [.length], "길이": [.length],
    "ratio": [.ratio], "ratios": [.ratio], "contrast": [.ratio], "비율": [.ratio],
    "화면비": [.ratio], "종횡비": [.ratio],
    "대비": [.ratio], "명암비": [.ratio], "대비율": [.ratio],
    "opacity": [.opacity], "opaque": [.opacity], "transparency": [.opacity],
    "alpha": [.opacity], "알파": [.opacity],
    "불투명도": [.opacity], "투명도": [.opacity],
    "angle": [.angle], "angles": [.angle], "rotation": [.angle], "각도": [.angle],
    "duration": [.duration], "시간": [.duration],
    "rate": [.rate], "frequency": [.rate], "속도": [.rate], "주파수": [.rate],
    "top": [.top], "상단": [.top], "위쪽": [.top], "위": [.top], "위에서": [.top],
    "bottom": [.bottom], "하단": [.bottom], "아래쪽": [.bottom], "아래": [.bottom],
    "leading": [.leading], "left": [.leading], "왼쪽": [.leading], "선행": [.leading],
    "trailing": [.trailing], "right": [.trailing], "오른쪽": [.trailing], "후행": [.trailing],
    "sides": [.leading, .trailing], "측면": [.leading, .trailing],
    "양쪽": [.leading, .trailing], "양옆": [.leading, .trailing],
    "좌우": [.leading, .trailing], "상하": [.top, .bottom],
    "위아래": [.top, .bottom],
  ]

  /// The dimensions that are distances from an edge and can be joined: "from the top and bottom".
  package static let edges: Set<Dimension> = [.top, .bottom, .leading, .trailing]

  /// What two words measure together: "letter spacing", "line height", "줄 높이".
  package static func compound(_ tokens: [SentenceToken], at index: Int) -> [Dimension]? {
    guard index > 0, let own = tokens[index].dimensions else { return nil }
    let isHyphenated = index > 1 && tokens[index - 1].isMark("-") && tokens[index - 1].isGlued
    let first = tokens[index - (isHyphenated ? 2 : 1)]
    switch own {
    case [.spacing] where first.spells("letter") || first.spells("글자"): return [.tracking]
    case [.spacing] where isLine(first), [.height] where isLine(first): return [.lineHeight]
    default: return nil
    }
  }

  /// Whether the word before `end` only begins what two words measure together: the line of "line
  /// height" and of "line-height".
  package static func beginsCompound(_ tokens: [SentenceToken], before end: Int) -> Bool {
    guard end < tokens.count else { return false }
    let second = tokens[end].isMark("-") && end + 1 < tokens.count ? end + 1 : end
    return compound(tokens, at: second) != nil
  }

  private static func isLine(_ token: SentenceToken) -> Bool {
    token.spells("line") || token.spells("줄")
  }

  /// Words that say what is measured only right before a number: 라운드 버튼 is a round button.
  package static let last: ShortWord = "라운드"

  /// Korean words for the way a distance goes.
  package static let axes = [
    "가로": "horizontal", "세로": "vertical", "좌우": "horizontal", "상하": "vertical",
  ]

  /// Beginnings of what follows 가로 and 세로 where they say how a device is held.
  package static let orientations: [ShortWord] = ["모드", "방향", "화면"]

  /// Beginnings of Korean verbs whose number is a distance between things.
  package static let koreanSeparating: [ShortWord] = [
    "띄우", "띄워", "띄운", "띄웁", "띄움", "가깝", "가까", "떨어뜨", "떨어트", "벌리", "벌려", "벌린",
  ]

  /// Ends of Korean words for the place between things.
  package static let koreanBetween: [ShortWord] = ["사이", "사이에", "사이에는", "사이는", "사이를", "사이의"]

  /// Adjectives that narrow a metric, and the qualifier they give.
  package static let qualifiers: [String: (key: String, value: String)] = [
    "circular": ("shape", "circular"), "round": ("shape", "circular"),
    "원형": ("shape", "circular"), "둥근": ("shape", "circular"),
    "square": ("shape", "square"), "사각": ("shape", "square"), "사각형": ("shape", "square"),
    "정사각형": ("shape", "square"), "네모": ("shape", "square"),
    "rectangular": ("shape", "rectangular"), "직사각형": ("shape", "rectangular"),
    "wide": ("shape", "wide"), "넓은": ("shape", "wide"), "와이드": ("shape", "wide"),
    "tall": ("shape", "tall"), "긴": ("shape", "tall"), "높은": ("shape", "tall"),
    "regular": ("context", "regular"), "일반": ("context", "regular"),
    "레귤러": ("context", "regular"),
    "compact": ("context", "compact"), "소형": ("context", "compact"),
    "컴팩트": ("context", "compact"), "콤팩트": ("context", "compact"),
    "portrait": ("orientation", "portrait"), "landscape": ("orientation", "landscape"),
    "small": ("size", "small"), "medium": ("size", "medium"), "large": ("size", "large"),
    "mini": ("size", "mini"), "작은": ("size", "small"), "중간": ("size", "medium"),
    "큰": ("size", "large"), "미니": ("size", "mini"),
    "horizontal": ("axis", "horizontal"), "vertical": ("axis", "vertical"),
    "수평": ("axis", "horizontal"), "수직": ("axis", "vertical"),
    "desktop": ("device", "desktop"), "데스크톱": ("device", "desktop"),
    "데스크탑": ("device", "desktop"), "mobile": ("device", "mobile"), "모바일": ("device", "mobile"),
    "phone": ("device", "phone"), "phones": ("device", "phone"), "휴대폰": ("device", "phone"),
    "스마트폰": ("device", "phone"), "tablet": ("device", "tablet"), "tablets": ("device", "tablet"),
    "태블릿": ("device", "tablet"),
    "focused": ("state", "focused"), "unfocused": ("state", "unfocused"),
  ]

  /// Words of a table's caption or header that say how to read it, not what it is about.
  package static let tableWords: Set<String> = [
    "target", "targets", "actual", "recommended", "default", "metric", "metrics", "value",
    "values", "limit", "limits", "spec", "specs", "guideline", "requirement", "and", "or", "of",
    "the", "a", "an", "in", "for", "between", "number", "count", "개수",
    "갯수",
    "수", "대상", "목표", "권장",
    "기본", "메트릭", "값", "제한", "한도", "사양", "스펙", "수치", "기준", "및", "와", "과",
  ]

  /// Comparatives that say what they compare.
  package static let comparatives: [String: Dimension] = [
    "taller": .height, "wider": .width, "narrower": .width, "thicker": .width, "thinner": .width,
    "closer": .spacing,
  ]
}
