internal import Guidelines
internal import TextAnalysis

/// Things that numbers can be about and that are not concepts of the glossary.
///
/// A new noun is added here and nowhere else, unless it names a component: then it is added to the
/// glossary.
package enum MetricThings {
  /// The English singular of nouns that guidelines count or measure, by squashed surface form.
  package static let names: [String: String] = {
    var names: [String: String] = [:]
    for (english, korean) in nouns {
      names[Glossary.squash(english)] = english
      for spelling in korean { names[Glossary.squash(spelling)] = english }
    }
    return names
  }()

  static let nouns: [String: [String]] = [
    "line": ["줄", "라인"], "word": ["단어"], "sentence": ["문장"],
    "level": ["수준", "레벨", "단계", "계층", "층"],
    "layer": ["레이어", "계층 레이어"], "column": ["열", "컬럼", "칼럼"], "row": ["행"], "group": ["그룹", "묶음"],
    "item": ["항목", "아이템"], "choice": ["선택지", "선택사항", "선택 사항"], "option": ["옵션"],
    "page": ["페이지"], "screen": ["화면"], "icon": ["아이콘", "글리프", "glyph"], "color": ["색상", "색"],
    "image": ["이미지"], "control": ["컨트롤", "제어기", "조절기"], "element": ["요소"], "button": ["버튼", "단추"],
    "tab": ["탭"], "segment": ["세그먼트"], "action": ["동작", "액션", "작업"], "menu": ["메뉴"],
    "card": ["카드"], "section": ["섹션"], "step": ["스텝"], "window": ["윈도우"], "symbol": ["기호", "심볼"],
    "font": ["글꼴", "서체", "폰트", "typeface"], "paragraph": ["단락", "문단"], "slot": ["슬롯"],
    "pane": ["패널"],
    "finger": ["손가락"], "shape": ["도형"], "notification": ["알림"], "result": ["결과"],
    "screen title": ["화면 제목"], "title": ["제목", "타이틀"], "label": ["레이블", "라벨"], "name": ["이름"],
    "subtitle": ["부제"], "message": ["메시지"], "text": ["텍스트", "글자", "본문", "문구"],
    "hit target": ["히트 타겟", "히트 대상", "히트 영역", "적중 대상", "hit area"],
    "touch target": ["터치 대상", "터치 타겟", "터치 표적", "터치 영역"],
    "tappable area": ["탭 영역", "탭 가능한 영역"], "content": ["콘텐츠", "컨텐츠"],
    "logo image": ["로고 이미지", "영상 로고"], "logo": ["로고"], "artwork": ["아트워크"],
    "app icon": ["앱 아이콘"], "image canvas": ["이미지 캔버스"], "video": ["비디오", "동영상"],
    "animation": ["애니메이션"], "area": ["영역"], "cell": ["셀"], "dimension": [],
    "parameter": ["매개변수"], "effect": ["효과"], "member": ["구성원"], "participant": ["참여자", "참가자"],
    "annotation": ["주석"], "field": ["필드", "입력란"], "stroke": ["획", "스트로크"],
    "border": ["테두리", "보더", "경계선"], "outline": ["아웃라인", "외곽선", "윤곽선"],
    "focus ring": ["포커스 링"], "focus indicator": ["포커스 표시", "키보드 포커스"],
    "underline": ["밑줄"],
    "safe area": ["안전 영역"], "device": ["기기", "장치", "디바이스"], "corner": ["모서리", "코너"],
    "thumb": ["손잡이"], "knob": ["노브"], "track": ["트랙"], "pin": ["핀"], "marker": ["마커"],
    "slice": ["조각"], "weight": ["굵기"], "font weight": ["글꼴 굵기", "서체 굵기"],
    "margin": ["여백"], "series": ["계열"], "heading": ["헤딩"], "caption": ["캡션"],
    "keyword": ["키워드"], "description": [], "chip": ["칩"],
  ]

  /// The last words of names of interface elements, besides the nouns above.
  ///
  /// The glossary also contains platforms, gestures and qualities, which nothing measures.
  static let heads: Set<String> = Set(
    [
      "bar", "toolbar", "sidebar", "view", "sheet", "popover", "alert", "banner", "badge", "field",
      "picker", "slider", "stepper", "switch", "toggle", "checkbox", "menu", "list", "table",
      "grid", "panel", "dialog", "well", "wheel", "indicator", "gauge", "chart", "ring", "keyboard",
      "key", "shortcut", "widget", "complication", "face", "header", "footer", "separator",
      "divider", "lockup", "ornament", "scroller", "handle", "grabber", "detent", "tooltip", "tag",
      "token", "thumbnail", "avatar", "glyph", "illustration", "photo", "poster", "canvas",
      "target", "cursor", "pointer", "bubble", "tip", "placeholder", "caption", "heading", "prompt",
      "description", "box", "popup", "dock", "stack", "collection", "carousel", "snippet", "clip",
      "activity", "chevron", "triangle", "arrow", "splash", "stripe", "shadow", "border", "bezel",
      "container", "sound", "haptic", "island", "outline", "player", "splitter", "inspector",
      "toast", "modal", "skeleton",
    ] + nouns.keys.compactMap { $0.split(separator: " ").last.map(String.init) })

  /// Things that are lines: an adjacent length is their thickness.
  static let lines: Set<String> = [
    "border", "outline", "stroke", "ring", "underline", "divider", "separator", "hairline", "line",
  ]

  /// The subject whose corner is rounded: the thing itself if `subject` is a corner or a border of it, or
  /// else `owner`.
  static func rounded(_ subject: String, of owner: String?) -> String {
    if subject == "corner" || subject == "border" { return owner ?? subject }
    return subject.hasSuffix(" corner") ? String(subject.dropLast(" corner".count)) : subject
  }

  /// Counted nouns that need the name of the whole: "line" of a title.
  static let parts: Set<String> = [
    "line", "word", "character", "sentence", "level", "layer", "column", "row", "group", "item",
    "choice",
    "option", "element", "color", "page", "step", "section", "paragraph", "slot",
  ]

  /// Parts whose bare number in a table or a list describes a layout or a text.
  static let grids: Set<String> = ["line", "word", "sentence", "column", "row"]

  /// Nouns whose count is not a metric of an interface.
  static let uncounted: Set<String> = [
    "way", "case", "time", "people", "person", "user", "year", "month", "week", "day", "hour",
    "minute", "reason", "type", "kind", "form", "example", "size", "state", "place", "thing",
    "situation", "factor", "location", "version", "generation", "country", "language", "region",
    "style", "purpose", "difference", "aspect", "world", "part", "side", "half", "feature",
    "platform", "device", "model", "phase", "app", "game", "meaning", "method", "approach",
  ]

  /// Nouns for texts, which are the subject of a number of characters.
  static let texts: Set<String> = [
    "title", "screen title", "label", "name", "subtitle", "message", "text", "heading",
    "description", "caption", "prompt", "keyword",
  ]
}

/// Finds the things that a sentence names, by longest match.
struct ThingFinder {
  /// A thing and the tokens that name it.
  struct Thing {
    /// The English singular.
    var name: String
    var tokens: Range<Int>
    /// Whether its last word is inflected or carries a particle.
    var isInflected = false
  }

  let names: ThingNames
  /// Roles of words that are not part of a name.
  var skipped: WordRoles = []

  /// The things in `range` of `tokens`, in order, by longest match.
  ///
  /// Adjacent things are merged: alert, title → alert title. The search may stop after the first
  /// thing for which `isEnough` is true.
  func things(
    in tokens: [SentenceToken], _ range: Range<Int>,
    until isEnough: (Thing) -> Bool = { _ in false }
  ) -> [Thing] {
    var found: [Thing] = []
    var index = range.lowerBound
    while let start = beginning(in: tokens, index..<range.upperBound) {
      if let last = found.last, last.tokens.upperBound < start, isEnough(last) { break }
      index = start
      // The line of "Line height" is not a subject.
      guard let thing = thing(at: index, in: tokens, limit: range.upperBound),
        !DimensionWords.beginsCompound(tokens, before: thing.tokens.upperBound)
      else {
        index += 1
        continue
      }
      if let last = found.last, last.tokens.upperBound == index, !last.isInflected,
        last.name != thing.name, !isAttribute(last, in: tokens)
      {
        found.removeLast()
        found.append(
          Thing(
            name: last.name + " " + thing.name,
            tokens: last.tokens.lowerBound..<thing.tokens.upperBound, isInflected: true))
      } else {
        found.append(thing)
      }
      index = thing.tokens.upperBound
    }
    return found
  }

  /// The first index in `range` at which a name may begin.
  private func beginning(in tokens: [SentenceToken], _ range: Range<Int>) -> Int? {
    range.first { names.mayBegin(with: tokens[$0].beginning, in: tokens[$0].sense.roles) }
  }

  /// Whether a thing only modifies the next: "two-button alerts" are alerts and not button alerts.
  private func isAttribute(_ thing: Thing, in tokens: [SentenceToken]) -> Bool {
    let start = thing.tokens.lowerBound
    return start > 1 && tokens[start - 1].isMark("-") && tokens[start - 2].kind == .number
  }

  /// The longest name of a thing that begins at `index`.
  func thing(at index: Int, in tokens: [SentenceToken], limit: Int) -> Thing? {
    var found: Thing?
    var place = ThingNames.Place()
    var end = index
    while end < min(limit, index + 4), mayBePartOfName(tokens[end].kind, tokens[end].sense),
      !tokens[end].spells("")
    {
      let (ending, next) = walk(tokens, end, from: place) { form in
        index == end ? form : tokens[index..<end].map(\.text).joined() + form
      }
      end += 1
      if let ending {
        found = Thing(name: ending.name, tokens: index..<end, isInflected: ending.isInflected)
      }
      place = next
      guard place.goesOn, end < limit, !carriesParticle(tokens, end - 1) else { break }
    }
    return found
  }

  /// The longest name that ends with a form of the token at `index`, and the position reached by
  /// its full text.
  ///
  /// A Hangul word begins with its stem; the singular of an English word is at most three letters
  /// shorter.
  private func walk(
    _ tokens: [SentenceToken], _ index: Int, from start: ThingNames.Place,
    squashed: (String) -> String
  ) -> (ending: (name: String, isInflected: Bool)?, place: ThingNames.Place) {
    let word = tokens[index].beginning
    let isHangul = tokens[index].isHangul
    var place = start
    var stem: (name: String, isInflected: Bool)?
    var count = 0
    for letter in word.isWhole ? ShortWord.Scalars(word) : .init(tokens[index].longText) {
      if count > 0, isHangul, HangulWords.isEnding(letter),
        let name = names.name(
          at: place, squashed: { squashed(String(tokens[index].text.utf8.prefix(count))!) }),
        word.isWhole
          || HangulWords.stems(tokens[index].text).contains(where: { $0.utf8.count == count })
      {
        stem = (name, true)
      }
      place = names.place(after: place, letter)
      guard place.goesOn else { break }
      count += UTF8.width(letter)
    }
    if let name = names.name(at: place, squashed: { squashed(tokens[index].text) }) {
      return ((name, !isHangul && tokens[index].isPlural), place)
    }
    if !isHangul, place.goesOn || tokens[index].mayEnd(at: count + 3), tokens[index].isPlural {
      if word.isWhole, !tokens[index].has(.irregularPlural) {
        let singular = EnglishNouns.singular(ofRegular: word)
        let end = names.place(after: start, ShortWord.Scalars(singular))
        stem = names.name(at: end) { squashed(singular.text) }.map { ($0, true) }
      } else {
        let singular = EnglishNouns.singular(tokens[index].text)
        let end = names.place(after: start, singular.unicodeScalars)
        stem = names.name(at: end) { squashed(singular) }.map { ($0, true) }
      }
    }
    return (stem, place)
  }

  /// Whether a word may be part of a name.
  ///
  /// Bounds and qualifiers are not: minimum | tappable area, compact | tab bar.
  private func mayBePartOfName(_ kind: SentenceToken.Kind, _ sense: WordSense) -> Bool {
    kind == .word && sense.boundApart == nil && !sense.roles.contains(.koreanBoundBefore)
      && sense.roles.isDisjoint(with: skipped)
  }

  private func carriesParticle(_ tokens: [SentenceToken], _ index: Int) -> Bool {
    tokens[index].isHangul && tokens[index].ends(withAny: Self.particles)
      && name(squashed: tokens[index].text) == nil
  }

  private static let particles: [ShortWord] = ["의", "을", "를", "은"]

  /// The English singular of the thing with this spelling.
  func name(squashed: String) -> String? { names.name(squashed: squashed) }
}
