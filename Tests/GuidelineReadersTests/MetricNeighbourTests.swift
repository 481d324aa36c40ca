import GuidelineReaders
import Guidelines
import Testing
import TextAnalysis

/// What the words and numbers beside a number say of it.
@Suite("Numbers and what stands beside them")
struct MetricNeighbourTests {
  @Test("A size alone in a list is of what the sentence above the list names")
  func introducedSizes() throws {
    let text = """
      # Bars

      Make sets of buttons in these sizes.

      - 40x20 px @1x, 80x40 px @2x

      Mark it well. Draw the icon as follows.

      - 20x20 px
      - Badges: 30x30 px
      """
    let subjects = try read(text).passages.flatMap(\.metrics).map(\.subject)
    #expect(
      subjects == [
        "button", "button", "button", "button", "icon", "icon", "badge", "badge",
      ])
  }

  @Test(
    "In a list behind a colon each number is of the name right before it",
    arguments: [
      ("글자 크기: 제목 20pt, 캡션 12pt", ["title size 20 pt", "caption size 12 pt"]),
      ("Row height: cards 40px, buttons 30px", ["card height 40 px", "button height 30 px"]),
      (
        "버튼은 40x40px, 입력란의 글자 크기는 16px입니다.",
        ["button width 40 px", "button height 40 px", "text size 16 px"]
      ),
      (
        "20dp 아이콘에 10dp 여백을 더해 40dp 버튼을 만듭니다.",
        ["icon size 20 dp", "icon margin 10 dp", "button size 40 dp"]
      ),
      ("400px 폭에서 넘치지 않아야 합니다.", ["screen width 400 px"]),
      ("제목은 20자 이내, 덧말은 60자 이내", ["title length …20 characters", "덧말 length …60 characters"]),
      ("모바일(≤600px)에서는 한 열로 둡니다.", ["screen width …600 px"]),
      ("Between groups of cards: 32px+", ["group spacing 32… px"]),
      ("탭 바: 높이 49pt (버튼 포함 80pt)", ["tab bar height 49 pt", "tab bar height 80 pt"]),
      ("Chips are 30 px high.", ["chip height 30 px"]),
      (
        "앱 이름은 20자 이내, 부제는 30자 이내로 쓴다.",
        ["name length …20 characters", "subtitle length …30 characters"]
      ),
    ])
  func lists(text: String, metrics: [String]) {
    let language: Language =
      ["Row", "Between", "Chips"].contains { text.hasPrefix($0) } ? .en : .ko
    let read = MetricReading.metrics(
      in: [TextLine(text: text, line: 1)], context: MetricFixture.context(language))
    #expect(read.map { $0.subject + " " + MetricFixture.summary($0) } == metrics)
  }

  @Test(
    "What a number is for or stands right behind is what it measures",
    arguments: [
      ("Corner radius: 8 px for cards, 12 px for buttons.", ["card", "button"]),
      ("A tab bar has a title and icons of 20x20 pt.", ["icon", "icon"]),
    ])
  func served(text: String, subjects: [String]) {
    let metrics = MetricReading.metrics(
      in: [TextLine(text: text, line: 1)], context: MetricFixture.context(.en))
    #expect(metrics.map(\.subject) == subjects)
  }

  @Test("A text that names more platforms than its page holds for all of them")
  func platformsBeyondPage() {
    var context = MetricFixture.context(.en)
    context.platforms = [.iOS]
    let lines = [TextLine(text: "Text on iOS and iPadOS should be at least 11 pt.", line: 1)]
    let metrics = MetricReading.metrics(in: lines, context: context)
    #expect(metrics.map(\.platforms) == [[.iOS, .iPadOS]])
  }

  @Test("A size in parentheses behind a number tells when it holds")
  func notedSizes() {
    let metrics = MetricReading.metrics(
      in: [TextLine(text: "Corner radius: 12 pt (large), 6 pt (small)", line: 1)],
      context: MetricFixture.context(.en))
    #expect(metrics.map(\.qualifiers) == [["size": "large"], ["size": "small"]])
  }

  @Test("What a number leaves out is not what it measures")
  func exclusions() {
    let metrics = MetricReading.metrics(
      in: [TextLine(text: "Height: 49 pt (excluding the tab bar).", line: 1)],
      context: MetricFixture.context(.en, component: "navigation-bars"))
    #expect(metrics.map(\.subject) == ["navigation bar"])
  }

  @Test("A platform before a comma belongs to the number behind it")
  func platforms() {
    let read = MetricReading.metrics(
      in: [TextLine(text: "It needs at least 44x44 pt — in visionOS, 60x60 pt.", line: 1)],
      context: MetricFixture.context(.en))
    #expect(read.map(\.platforms) == [[], [], [.visionOS], [.visionOS]])
  }

  @Test("Each clause measures what it is about")
  func clauses() {
    let read = MetricReading.metrics(
      in: [TextLine(text: "아이콘 크기는 24pt, 터치 영역은 44pt입니다.", line: 1)],
      context: MetricFixture.context(.ko))
    #expect(read.map(\.subject) == ["icon", "touch target"])
  }

  @Test(
    "What a clause calls by its own name goes before what the lead and the clause before it are about",
    arguments: [
      ("Sizes. The icon is 24 pt wide.", ["icon"]),
      ("Draw icons thin. Ribbon width: 9 px.", ["ribbon"]),
      ("Icons are at least 20 pt wide; ribbons are 9 px wide.", ["icon", "ribbons"]),
      ("Buttons are 40 pt high; on iPad, place icons 20 pt apart.", ["button", "icon"]),
      ("Buttons are 40 pt high; in a bar at least 30 pt.", ["button", "button"]),
    ])
  func ownClauses(text: String, subjects: [String]) {
    let read = MetricReading.metrics(
      in: [TextLine(text: text, line: 1)], context: MetricFixture.context(.en))
    #expect(read.map(\.subject) == subjects)
  }

  /// Headings and a line below them, and what its metric is about.
  struct Headed: CustomTestStringConvertible {
    var headings: [String]
    var text: String
    var metric: String
    var testDescription: String { headings.joined(separator: " > ") + ": " + text }
  }

  @Test(
    "What a line leaves out its headings say",
    arguments: [
      Headed(headings: ["System", "여백"], text: "Card: 40px", metric: "card margin 40 px"),
      Headed(headings: ["System", "Spacing"], text: "Card: 40px", metric: "card spacing 40 px"),
      Headed(headings: ["System", "버튼"], text: "기본 높이는 44px입니다.", metric: "button height 44 px"),
      Headed(
        headings: ["System", "Breakpoints"], text: "Mobile: 360px", metric: "screen width 360 px"),
      Headed(headings: ["System"], text: "뷰포트는 1280px입니다.", metric: "screen width 1280 px"),
      Headed(
        headings: ["System", "Buttons"], text: "Primary: blue fill, white text, 8px radius",
        metric: "button radius 8 px"),
      Headed(headings: ["System", "아이콘"], text: "안드로이드: 24px", metric: "icon size 24 px"),
      Headed(headings: ["System"], text: "넉넉한 간격 (최소 16px)", metric: "간격 spacing 16… px"),
      Headed(
        headings: ["System", "Grid"], text: "Large spacing: 8px", metric: "spacing spacing 8 px"),
      Headed(headings: ["System", "여백"], text: "아이콘은 40px로 그립니다.", metric: "icon size 40 px"),
    ])
  func headings(example: Headed) {
    var context = MetricFixture.context(example.text.contains("니다") ? .ko : .en)
    context.section = example.headings
    let read = MetricReading.metrics(
      in: [TextLine(text: example.text, line: 1)], context: context)
    #expect(read.map { $0.subject + " " + MetricFixture.summary($0) } == [example.metric])
  }

  @Test("Two paddings without a word between are those above and beside")
  func axes() {
    let read = MetricReading.metrics(
      in: [TextLine(text: "Padding: 12px 24px", line: 1)], context: MetricFixture.context(.en))
    #expect(read.map(\.qualifiers) == [["axis": "vertical"], ["axis": "horizontal"]])
  }

  @Test(
    "Of Korean nouns side by side the last is measured",
    arguments: [
      ("아이콘 전용 버튼 최소 32px", "button"), ("타일을 누르는 최소 터치 영역: 72x72pt 이상", "touch target"),
      ("버튼은 아이콘보다 커서 44px입니다.", "button"),
    ])
  func heads(text: String, subject: String) {
    let read = MetricReading.metrics(
      in: [TextLine(text: text, line: 1)], context: MetricFixture.context(.ko))
    #expect(Set(read.map(\.subject)) == [subject])
  }

  @Test(
    "A length beside a line is how thick that line is",
    arguments: [
      ("Give focused buttons a 2px outline.", "width 2 px", "outline"),
      ("Card border: 1px.", "width 1 px", "card border"),
      ("키보드 초점은 2px 두께의 아웃라인으로 표시하세요.", "width 2 px", "outline"),
      ("테두리는 1px로 그리세요.", "width 1 px", "border"),
      ("입력창에는 3px 포커스 링을 그립니다.", "width 3 px", "focus ring"),
      ("Use a 12px border radius.", "radius 12 px", "border"),
    ])
  func lines(text: String, summary: String, subject: String) {
    let language: Language = text.contains("px ") && text.hasSuffix("다.") ? .ko : .en
    let read = MetricReading.metrics(
      in: [TextLine(text: text, line: 1)], context: MetricFixture.context(language))
    #expect(read.map(MetricFixture.summary) == [summary])
    #expect(read.map(\.subject) == [subject])
  }

  /// A text and the qualifiers of each of its metrics.
  struct Qualified: CustomTestStringConvertible {
    var text: String
    var qualifiers: [[String: String]]
    var testDescription: String { text }
  }

  @Test(
    "The device, how it is held, how wide a view is and how large the text are qualifiers",
    arguments: [
      Qualified(
        text: "Bars are 49 points tall in portrait and 32 points tall in landscape.",
        qualifiers: [["orientation": "portrait"], ["orientation": "landscape"]]),
      Qualified(
        text: "막대 높이는 세로 모드에서 49pt, 가로 모드에서 32pt입니다.",
        qualifiers: [["orientation": "portrait"], ["orientation": "landscape"]]),
      Qualified(
        text: "In landscape, the bar is 32 points tall.",
        qualifiers: [["orientation": "landscape"]]),
      Qualified(
        text: "Use 16 pt (compact) or 20 pt (regular) margins.",
        qualifiers: [["context": "compact"], ["context": "regular"]]),
      Qualified(
        text: "Keep a contrast of at least 4.5:1, and 3:1 for large text.",
        qualifiers: [[:], ["size": "large"]]),
      Qualified(text: "일반 버튼의 높이는 44pt입니다.", qualifiers: [[:]]),
      Qualified(
        text: "Padding: desktop 24px, mobile: 16px, 20px on tablets.",
        qualifiers: [["device": "desktop"], ["device": "mobile"], ["device": "tablet"]]),
      Qualified(
        text: "여백은 Desktop에서 24px, 모바일은 최소 16px로 합니다.",
        qualifiers: [["device": "desktop"], ["device": "mobile"]]),
      Qualified(text: "Mobile apps need margins of 16px.", qualifiers: [[:]]),
      Qualified(
        text: "Row height: 50 px (compact: 30 px).", qualifiers: [[:], ["context": "compact"]]),
    ])
  func circumstances(example: Qualified) {
    let language: Language = example.text.contains("니다") ? .ko : .en
    let read = MetricReading.metrics(
      in: [TextLine(text: example.text, line: 1)], context: MetricFixture.context(language))
    #expect(read.map(\.qualifiers) == example.qualifiers)
  }

  @Test("What both languages count is not confirmed by a number of something else")
  func otherNouns() {
    func read(_ text: String, _ language: Language) -> [Metric] {
      MetricReading.metrics(
        in: [TextLine(text: text, line: 1)], context: MetricFixture.context(language))
    }
    let merged = BilingualMetrics.merge(
      en: read("Show at most three tabs, or at most two buttons.", .en),
      ko: read("탭은 최대 두 개입니다.", .ko))
    #expect(merged.map(\.confirmed?.line) == [nil, nil, nil])
  }
}
