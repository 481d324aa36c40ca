import GuidelineReaders
import Guidelines
import Testing
import TextAnalysis

/// What the words and numbers beside a number say of it.
@Suite("Numbers and what stands beside them")
struct MetricNeighbourTests {
  typealias Example = MetricProseTests.Example

  @Test(
    "A number between things is the distance between them",
    arguments: [
      Example("Use 8 pt between buttons.", "spacing 8 pt"),
      Example("Between buttons, leave 8 pt.", "spacing 8 pt"),
      Example("Use a font size between 12 and 24 pt.", "size 12…24 pt"),
      Example("버튼 사이에 8pt를 두세요.", "spacing 8 pt"),
      Example("버튼 사이는 8pt 이상 띄우세요.", "spacing 8… pt"),
      Example("버튼을 60pt 이상 떨어뜨려 배치하세요.", "spacing 60… pt"),
      Example("글꼴 크기는 12pt에서 24pt 사이로 하세요.", "size 12…24 pt"),
      Example("카드 간격은 10pt, 그룹 사이는 24pt로 하세요.", "spacing 10 pt", "spacing 24 pt"),
    ])
  func separation(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "The second of two like numbers is bounded and measured as the first",
    arguments: [
      Example("Keep contrast of at least 4.5:1, large text 3:1.", "ratio 4.5… :1", "ratio 3… :1"),
      Example(
        "Provide a contrast of at least 7:1 for text and 3:1 for large text.", "ratio 7… :1",
        "ratio 3… :1"),
      Example("대비는 최소 4.5:1, 큰 텍스트는 3:1이어야 합니다.", "ratio 4.5… :1", "ratio 3… :1"),
      Example(
        "Make buttons at least 44 pt wide and 30 pt tall.", "width 44… pt", "height 30… pt"),
      Example(
        "Keep margins of at least 16 pt on iPhone and 24 pt on iPad.", "margin 16… pt",
        "margin 24… pt"),
      Example("Use 16 pt (compact) or 20 pt (regular) margins.", "margin 16 pt", "margin 20 pt"),
      Example("아이폰에서는 16pt, 아이패드에서는 24pt 여백을 사용하세요.", "margin 16 pt", "margin 24 pt"),
      Example("Use a 12 pt icon and an 8 pt margin.", "size 12 pt", "margin 8 pt"),
    ])
  func series(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "Letters have sizes, trackings and line heights in units of their own",
    arguments: [
      Example("Use 14sp labels and 1.25rem titles.", "size 14 sp", "size 1.25 rem"),
      Example("Set letter spacing to -0.02em.", "tracking -0.02 em"),
      Example("제목 자간은 -0.02em(-0.5px 정도)로 합니다.", "tracking -0.02 em", "tracking ~-0.5 px"),
      Example("자간은 -4%~-2%가 알맞습니다.", "tracking -4…-2 %"),
      Example("Body text has a line height of 1.5.", "line height 1.5 ×"),
      Example("행간 1.4-1.6 설정", "line height 1.4…1.6 ×"),
      Example("line-height: at least 1.4", "line height 1.4… ×"),
      Example("행간: 140~160%", "line height 140…160 %"),
      Example("줄 간격은 글자 크기의 1.5배로 한다.", "line height 1.5 ×"),
      Example("글자 간격은 글자 크기의 0.1배 이상", "tracking 0.1… ×"),
      Example("Line height is at least 1.4 times the font size.", "line height 1.4… ×"),
      Example("카드의 라운드 값은 10pt이다.", "radius 10 pt"),
      Example("행간을 좁힌 글은 2줄입니다."), Example("Use an em dash 2 times."),
      Example("단락 간격은 2mm로 합니다.", "spacing 2 mm"), Example("40mm 시계에 맞춥니다."),
    ])
  func letters(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What stands behind a parenthesis or a second noun bounds, a place or a gain does not",
    arguments: [
      Example("본문 대비는 기준(4.5:1) 이상으로 합니다.", "ratio 4.5… :1"),
      Example("메뉴는 2단계 계층을 넘지 않는다.", "count …2 levels"),
      Example("글자 크기는 최소 14px 수준을 유지한다.", "size ~14… px"),
      Example("The list begins below 90pt of header.", "size 90 pt"),
      Example("Keep the header below 90pt.", "size …90 pt"),
      Example("Readers finish forms 20% faster."), Example("전환율이 12% 증가했습니다."),
      Example("About 60% of the largest websites use cards."),
      Example("Use 40% of the width, as people like it.", "width 40 %"),
      Example("단추는 40 x 40pt보다 작아서는 안 된다.", "width 40… pt", "height 40… pt"),
      Example("Labels below 9 pt are unreadable.", "size 9… pt"),
      Example("500ms보다 긴 애니메이션을 피한다.", "duration …500 ms"),
      Example("Don't place buttons closer than 6dp.", "spacing 6… dp"),
      Example("버튼을 6dp보다 가깝게 두지 않는다.", "spacing 6… dp"),
      Example("They fade in over 100 ms.", "duration 100 ms"),
      Example("Icon: 30 px (2x: 60 px)", "size 30 px", "size 60 px @2x"),
      Example("가장자리에서 12dp 띄움", "spacing 12 dp"),
      Example("Nothing blinks more than four times in any one second.", "count …4 times"),
      Example("2초 미만의 작업에는 표시를 두지 않는다."),
      Example("20pt 이상 큰 제목은 3:1 대비로 한다.", "ratio 3 :1"),
    ])
  func boundsAndGains(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
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
    "A range may begin with its end, and may be bounded itself",
    arguments: [
      Example("Set a minimum of 12pt and a maximum of 24pt.", "size 12…24 pt"),
      Example("A maximum 12 pt and minimum 8 pt spacing is best.", "spacing 8…12 pt"),
      Example("적어도 1~2주 동안 시험하세요.", "duration 1… weeks"),
      Example("Wait at least a week or two between requests.", "duration 1… weeks"),
      Example("It takes a second or two."),
      Example("최대: 탭 5개", "count …5 tabs"),
    ])
  func ranges(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What is forbidden bounds from the other side",
    arguments: [
      Example("텍스트는 11pt보다 작으면 안 됩니다.", "size 11… pt"),
      Example("글자가 11pt 아래로 내려가지 않게 하세요.", "size 11… pt"),
      Example("여백을 16pt 아래로 줄이지 마세요.", "margin 16… pt"),
      Example("여백을 32pt 위로 늘리지 마세요.", "margin …32 pt"),
      Example("Place buttons no closer than 8 points apart.", "spacing 8… pt"),
      Example("Keep at least 8px between two buttons.", "spacing 8… px"),
      Example("More than three buttons is too many.", "count …3 buttons"),
      Example("버튼이 세 개 이상이면 시트를 쓰세요.", "count 3… buttons"),
      Example("버튼이 네 개 이상이면 안 됩니다.", "count …3 buttons"),
      Example("The number of tabs must not exceed five.", "count …5 tabs"),
      Example("Tab count must not exceed five.", "count …5 tabs"),
      Example("Targets smaller than 44 pt are missed.", "size 44… pt"),
      Example("Don't place controls within 30 pt of the bottom edge.", "bottom 30… pt"),
      Example("하단 가장자리에서 30pt 이내에 버튼을 배치하지 마세요.", "bottom 30… pt"),
      Example("Dots shouldn't be closer together than 6 pt.", "spacing 6… pt"),
      Example("15자 이내로 쓰고 자르지 마세요.", "length …15 characters"),
      Example("30초를 넘는 영상은 지양하세요.", "duration …30 s"),
      Example("버튼은 20pt보다 멀리 두지 마세요.", "size …20 pt"),
      Example("아이콘은 64px보다 클 수 없습니다.", "size …64 px"),
      Example("목록은 12개 항목을 초과하지 않도록 합니다.", "count …12 items"),
    ])
  func forbidden(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A second bound counts what the first one does",
    arguments: [
      Example(
        "버튼은 최소 두 개를 두어야 하며, 다섯 개를 초과할 수 없습니다.", "count 2… buttons",
        "count …5 buttons"),
      Example(
        "Show one or two buttons, never more than four.", "count 1…2 buttons",
        "count …4 buttons"),
      Example(
        "버튼은 한두 개만 두고, 네 개를 초과하지 마세요.", "count 1…2 buttons",
        "count …4 buttons"),
      Example("버튼을 2~3개로 제한하세요.", "count 2…3 buttons"),
      Example("한 번에 하나의 버튼만 표시하세요.", "count …1 buttons"),
      Example("최소 세 개의 예시를 제공해야 합니다.", "count 3… items"),
      Example("버튼은 화면마다 네 개까지만 두세요.", "count …4 buttons"),
      Example("버튼은 한 화면에 네 개까지만 둡니다.", "count …4 buttons"),
      Example(
        "Use no more than 30 characters for the title and 56 characters for the subtitle.",
        "length …30 characters", "length …56 characters"),
      Example("Cap the badge at 99 characters.", "length …99 characters"),
      Example(
        "아이콘은 넓은 화면에서 5~7개, 좁은 화면에서 5개 이하의 버튼을 둡니다.", "count 5…7 buttons",
        "count …5 buttons"),
      Example("Limit the number of always visible top-level tabs to four.", "count …4 tabs"),
      Example("Ask at most three times within a 365-day period.", "count …3 times"),
      Example("높이가 160pt를 초과하면 시스템이 글을 자릅니다."),
      Example("Buttons are 38 pt high on 40 mm devices.", "height 38 pt"),
      Example("Add tabs as long as five tabs fit."),
    ])
  func secondBounds(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "How far inside, at which edges and how strong a contrast is said in many ways",
    arguments: [
      Example("컨트롤을 가장자리에서 60pt 안쪽에 배치하세요.", "margin 60 pt"),
      Example(
        "Leave 20 points of padding at the top and bottom, and 30 points on the sides.",
        "top 20 pt", "bottom 20 pt", "leading 30 pt", "trailing 30 pt"),
      Example(
        "위아래에 20포인트, 양옆에 30포인트의 여백을 두세요.",
        "top 20 pt", "bottom 20 pt", "leading 30 pt", "trailing 30 pt"),
      Example("Leave a 16 pt margin on the left and right.", "leading 16 pt", "trailing 16 pt"),
      Example("Text must reach 4.5:1.", "ratio 4.5… :1"),
      Example("텍스트는 배경과 4.5:1에 도달해야 합니다.", "ratio 4.5… :1"),
      Example("The panorama is 2:1."),
      Example("Scale text to at least 200% (140% in watchOS).", "share 200… %", "share 140… %"),
      Example("Add 12 points above and below the title.", "top 12 pt", "bottom 12 pt"),
      Example("가로 32pt, 세로 40pt 크기를 사용하세요.", "width 32 pt", "height 40 pt"),
      Example("여백은 버튼 높이의 10분의 1입니다."),
      Example("Avoid more than 20 points in a chart."),
      Example("Completion rose to 68% after the change."),
      Example("완료율은 31%에 불과했다."),
      Example("Line height ought to be 120–145% of the font size.", "line height 120…145 %"),
      Example(
        "Give targets at least 44x44 pt, 60x60 pt in visionOS.", "width 44… pt", "height 44… pt",
        "width 60… pt", "height 60… pt"),
      Example("여백은 11pt까지 줄일 수 있습니다.", "margin 11… pt"),
      Example("Margins can go down to 11 pt.", "margin 11… pt"),
      Example(
        "Text needs 4.5:1, large text (18 pt and larger) needs 3:1.", "ratio 4.5 :1", "ratio 3 :1"),
      Example("텍스트 대비는 4.5:1 이상, 큰 텍스트(18pt 이상)는 3:1 이상으로 하세요.", "ratio 4.5… :1", "ratio 3… :1"),
      Example("자간은 -0.5pt에서 0pt 사이로 하세요.", "tracking -0.5…0 pt"),
      Example(
        "Icons come in 24×24 or 32×32 px.", "width 24 px", "height 24 px", "width 32 px",
        "height 32 px"),
      Example("로딩이 2초를 넘으면 진행률을 표시하세요.", "duration 2… s"),
    ])
  func edgesAndContrast(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "An edge right before its number is measured from, space of letters and lines is its own dimension",
    arguments: [
      Example("Safe area of phones: Top 59pt, Bottom 34pt.", "top 59 pt", "bottom 34 pt"),
      Example("Set the line height to 24 pt.", "line height 24 pt"),
      Example("본문의 행간은 24pt로 하세요.", "line height 24 pt"),
      Example("Set body text at 16 pt with 20 pt leading.", "size 16 pt", "line height 20 pt"),
      Example("Leave 20 pt at the leading edge of the text.", "leading 20 pt"),
      Example("Use a letter spacing of 2 pt.", "tracking 2 pt"),
      Example("제목의 자간은 2pt로 하세요.", "tracking 2 pt"),
    ])
  func wordsOfText(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
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

  @Test(
    "A negation in another clause forbids nothing",
    arguments: [
      Example("버튼은 44pt 이상으로 만들어 실수로 누르지 않게 하세요.", "size 44… pt"),
      Example("제목은 15자 이하로 유지하여 잘리지 않게 하세요.", "length …15 characters"),
      Example("탭을 5개 이상 넣어 복잡하게 만들지 마세요.", "count …4 tabs"),
      Example("버튼은 불투명도를 30% 이하로 낮추지 마세요.", "opacity 30… %"),
    ])
  func otherClauses(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A bound behind the last of several words holds for what it bounds",
    arguments: [
      Example("로고는 너비 200pt, 높이 68pt를 넘지 않는다.", "width …200 pt", "height …68 pt"),
      Example("추천은 6개 항목 이하로 제한합니다.", "count …6 items"),
      Example(
        "Leave at least 12 pt between tabs with a bezel, and 24 pt between those without.",
        "spacing 12… pt", "spacing 24… pt"),
      Example(
        "Aim for no more than about five to seven segments.", "count ~5…7 segments"),
      Example("Keep titles to 2–3 lines at most.", "count …3 lines"),
    ])
  func lastBounds(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What is counted may be said once",
    arguments: [
      Example(
        "Use no more than seven tabs in a wide view and five on iPhone.", "count …7 tabs",
        "count …5 tabs"),
      Example("탭 수를 제한하세요. iPhone에서는 다섯 개를 넘지 않게 쓰세요.", "count …5 tabs"),
      Example("넓은 화면에서는 다섯 개에서 일곱 개를 쓰세요."),
      Example("버튼 높이는 48dp(안드로이드), 44pt(iOS).", "height 48 dp", "height 44 pt"),
      Example("Lines need 2 px, 선 굵기 2px 이상", "size 2 px", "width 2… px"),
    ])
  func saidOnce(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
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
    "Signs and abbreviations bound as words do",
    arguments: [
      Example("버튼 ≥ 44pt, 텍스트 ≤ 30자", "size 44… pt", "length …30 characters"),
      Example("Height: < 200 pt", "height …200 pt"), Example("Width >= 44 pt", "width 44… pt"),
      Example("Move it 25pt -> 30pt.", "size 25 pt", "size 30 pt"),
      Example("44pt+ touch areas.", "size 44… pt"),
      Example("Titles: max. 2 lines, min. 17 pt.", "count …2 lines", "size 17… pt"),
      Example("버튼은 세 개가 최대입니다.", "count …3 buttons"),
      Example("60fps 밑으로 떨어지지 않게 하세요.", "rate 60… fps"),
      Example("A minimum contrast of 4.5 to 1 is required.", "ratio 4.5… :1"),
      Example("Provide 1x (24 px) and 2x (48 px).", "size 24 px @1x", "size 48 px @2x"),
    ])
  func signs(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A label, a number and a device give each other what they lack",
    arguments: [
      Example("Tabs: 3–5", "count 3…5 tabs"), Example("탭: 3~5개", "count 3…5 tabs"),
      Example("The maximum number of tabs is five.", "count …5 tabs"),
      Example("Use at least two, and at most four, columns.", "count 2…4 columns"),
      Example("모서리 반경은 iPhone 12pt, iPad 16pt로 하세요.", "radius 12 pt", "radius 16 pt"),
      Example("The iPhone 12 and iPad 9 have one."),
    ])
  func labels(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "How a thing compares says what is measured, and what is no measure at all",
    arguments: [
      Example("Panels should be no taller than 400 points.", "height …400 pt"),
      Example("Titles are no wider than 200 pt.", "width …200 pt"),
      Example("Text should be 2 points larger than on iPhone."),
      Example("텍스트는 iPhone보다 2포인트 크게 합니다."),
      Example("파일은 500MB를 넘을 수 없습니다.", "size …500 MB"),
      Example("소리는 1초에 한 번을 넘지 않게 재생하세요."),
      Example("화면 사진은 최대 10장까지 제공하세요.", "count …10 items"),
    ])
  func comparisons(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "Only one is at most one where a sentence asks for it",
    arguments: [
      Example("Use only one button.", "count …1 buttons"),
      Example("버튼은 하나만 두세요.", "count …1 buttons"),
      Example("버튼을 한 개만 사용하세요.", "count …1 buttons"),
      Example("People can choose only one button."),
      Example("버튼은 하나만 고를 수 있습니다."), Example("버튼 하나를 누르세요."),
      Example("버튼에는 누를 곳을 하나만 두세요."),
    ])
  func onlyOne(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A bounded multiple is how many times as large something is",
    arguments: [
      Example("Make it at least twice as wide as its label.", "width 2… ×"),
      Example("Use at least 1.5 times the height.", "height 1.5… ×"),
      Example("버튼은 레이블보다 두 배 이상 크게 만드세요.", "size 2… ×"),
      Example("Tap it twice."), Example("Make it twice as large."), Example("두 배로 커집니다."),
    ])
  func multiples(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "Pixels take the scale that stands near them",
    arguments: [
      Example("Supply the icon at @3x 180×180px.", "width 180 px @3x", "height 180 px @3x"),
      Example("@3x 아이콘은 180×180px입니다.", "width 180 px @3x", "height 180 px @3x"),
      Example("Use 120×120 px at @2x.", "width 120 px @2x", "height 120 px @2x"),
      Example(
        "Show it at 60×60pt, @3x 180×180px.", "width 60 pt", "height 60 pt", "width 180 px @3x",
        "height 180 px @3x"),
      Example("The @2x and @3x images are 44×44 px.", "width 44 px", "height 44 px"),
      Example(
        "Use 80 × 48 px (@1x), 160 × 96 px (@2x).", "width 80 px @1x", "height 48 px @1x",
        "width 160 px @2x", "height 96 px @2x"),
    ])
  func scales(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What says when something holds is no measure, unless it is judged",
    arguments: [
      Example("When rows are narrower than 600 px, use 8 px of padding.", "margin 8 px"),
      Example("Add padding when a row measures 50 pt or more."),
      Example("It's best when the image takes up at least 80% of it.", "share 80… %"),
      Example("너비가 600px 미만이면 여백을 8px로 줄이세요.", "margin 8 px"),
      Example("높이가 50pt 이상일 때 여백을 넣으세요."),
      Example("200% 확대에서도 글자가 잘리지 않게 하세요."),
      Example("아이콘은 16x16px에서도 알아볼 수 있게 그리세요.", "width 16 px", "height 16 px"),
      Example("진동수가 0.5Hz일 때 가장 거슬립니다.", "rate 0.5 Hz"),
      Example("If drawing takes more than 3 seconds, show a gauge.", "duration 3… s"),
      Example("버튼은 44pt 이상이면 됩니다.", "size 44… pt"),
      Example("글자는 11pt보다 작으면 안 됩니다.", "size 11… pt"),
    ])
  func conditions(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What style sheets write measures what it says, their functions nothing",
    arguments: [
      Example("Shadows are 0 4px 12px rgba(0, 0, 0, 20%)."),
      Example("Start each card after delay(index * 60ms)."),
      Example("버튼 패딩은 12px 24px로 합니다.", "margin 12 px", "margin 24 px"),
      Example("Radius (12 px) and padding (8 px).", "radius 12 px", "margin 8 px"),
      Example("Targets need at least 44 by 44 CSS pixels.", "width 44… px", "height 44… px"),
      Example("그리드는 20px 거터를 씁니다.", "spacing 20 px"),
      Example("카드 라운드: 18px", "radius 18 px"), Example("라운드 버튼은 44px로 합니다.", "size 44 px"),
      Example("3px 포커스 링과 2px 오프셋으로 표시합니다.", "width 3 px", "spacing 2 px"),
    ])
  func styleSheets(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What is an example, a condition or what must not be used is no value",
    arguments: [
      Example("14px, 18px처럼 중간 값은 피하세요."), Example("9px 신규 사용 금지"),
      Example("9px 글자는 쓰지 마세요."), Example("Never use 9 px text."),
      Example("32px 미만 금지", "size 32… px"),
      Example("440px 이하는 줄바꿈을 다시 확인합니다."),
      Example("1~2초 정도 걸리는 상황에서는 표시기를 보여 주세요."),
      Example("한 시간 이상도 사용합니다."), Example("네 글자 이하의 전치사는 소문자로 씁니다."),
      Example("열다섯 글자 이하의 짧은 제목을 쓰세요.", "length …15 characters"),
      Example("상단에서 46pt 거리는 바꿀 수 없습니다.", "top 46 pt"),
    ])
  func noValues(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A bound behind the last of several holds for all, and one in parentheses for what they follow",
    arguments: [
      Example("대비 비율: 본문 4.5:1, 제목 3:1 이상", "ratio 4.5… :1", "ratio 3… :1"),
      Example("알림은 제목과 버튼(최대 3개)을 보여 줍니다.", "count …3 buttons"),
      Example("Padding is 16 px, on wide screens 24 px.", "margin 16 px", "margin 24 px"),
      Example("여백은 16px, 넓은 화면은 24px로 합니다.", "margin 16 px", "margin 24 px"),
    ])
  func sharedBounds(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
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
