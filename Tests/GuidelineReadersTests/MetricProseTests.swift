import GuidelineReaders
import Guidelines
import Testing
import TextAnalysis

@Suite("Metrics in prose")
struct MetricProseTests {
  /// A text, and the metrics that it states.
  struct Example: CustomTestStringConvertible {
    var text: String
    var metrics: [String]
    init(_ text: String, _ metrics: String...) {
      self.text = text
      self.metrics = metrics
    }
    var testDescription: String { text }
  }

  @Test(
    "A Korean number right before a noun measures that",
    arguments: [
      ("텍스트와 40px 이상 아이콘을 함께 쓰세요.", "icon", "size 40… px"),
      ("도구 막대에 20x20pt 아이콘을 넣으세요.", "icon", "width 20 pt"),
      ("버튼의 높이는 40px 이상이어야 합니다.", "button", "height 40… px"),
      ("900px 화면에서 버튼 아래가 보여야 합니다.", "screen", "size 900 px"),
    ])
  func attributed(text: String, subject: String, summary: String) throws {
    let metric = try #require(
      MetricReading.metrics(
        in: [TextLine(text: text, line: 1)], context: MetricFixture.context(.ko)
      )
      .first)
    #expect(metric.subject == subject)
    #expect(MetricFixture.summary(metric) == summary)
  }

  @Test(
    "The last number of a text is read wherever it stands",
    arguments: [
      Example(
        "Icons are 16 pt wide. Show at most three buttons. Then go.", "width 16 pt",
        "count …3 buttons"),
      Example("아이콘 너비는 16pt입니다. 높이—세 줄 이하로 쓰세요. 끝.", "width 16 pt", "count …3 lines"),
      Example("Icons are 16 pt wide. Gaps are １６ｐｔ. Go on.", "width 16 pt", "spacing 16 pt"),
      Example("Wait half a second at most. Then go.", "duration …0.5 s"),
    ])
  func lastNumber(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What is too small is below the least",
    arguments: [
      Example("A label smaller than 9 points can be too small to read.", "size 9… pt"),
      Example("Show fewer than 9 buttons.", "count …8 buttons"),
    ])
  func tooSmall(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "The last of a list of lengths gives all of them its unit",
    arguments: [
      Example("Icons come in 16, 20, and 24 px.", "size 16 px", "size 20 px", "size 24 px"),
      Example("아이콘은 16, 20, 24px 중에서 고르세요.", "size 16 px", "size 20 px", "size 24 px"),
      Example("간격은 4·8·16pt를 씁니다.", "spacing 4 pt", "spacing 8 pt", "spacing 16 pt"),
      Example("Use 4/8/16px gaps.", "spacing 4 px", "spacing 8 px", "spacing 16 px"),
      Example("Button height is 24px/32px.", "height 24 px", "height 32 px"),
      Example("칩 높이는 24/32px입니다.", "height 24 px", "height 32 px"),
      Example("In step 2, 44 pt buttons appear.", "size 44 pt"),
      Example("On iPhone 14, 16 pt margins look right.", "margin 16 pt"),
      Example("Gaps are 3/4 pt wide."), Example("The desk is open 24/7."),
      Example("Released 2024/11, at 12 pt high.", "height 12 pt"),
    ])
  func lists(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "What rounds a corner is its radius, what is away from it is not",
    arguments: [
      Example("버튼 모서리는 12px로 둥글게 만드세요.", "radius 12 px"),
      Example("카드 모서리 8pt", "radius 8 pt"),
      Example("Round the corners of a button by 8 pt.", "radius 8 pt"),
      Example("카드 모서리에서 12px 떨어뜨리세요.", "spacing 12 px"),
      Example("모서리 여백은 12px입니다.", "margin 12 px"),
    ])
  func corners(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A distance is from the edge that it is measured from, whichever way it leads",
    arguments: [
      Example("손잡이는 위쪽 가장자리에서 5pt 아래에 두세요.", "top 5 pt"),
      Example("레이블은 아래쪽 가장자리에서 8pt 위에 두세요.", "bottom 8 pt"),
      Example("버튼은 오른쪽 끝에서 9pt 왼쪽에 두세요.", "trailing 9 pt"),
      Example("Place the button 9 pt to the left of the trailing edge.", "trailing 9 pt"),
      Example("Place the button 9 pt right of the left edge.", "leading 9 pt"),
      Example("Place the label 5 pt below the top edge.", "top 5 pt"),
      Example("아이콘은 레이블에서 4pt 아래에 두세요.", "bottom 4 pt"),
    ])
  func edges(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A Korean bound behind two numbers that are alike holds for both",
    arguments: [
      Example("제목은 한글 10자, 영문 20자 이내로 쓰세요.", "length …10 characters", "length …20 characters"),
      Example("아이폰은 16pt, 아이패드는 24pt를 넘지 마세요.", "size …16 pt", "size …24 pt"),
      Example("아이콘은 16pt, 버튼은 24pt를 넘지 마세요.", "size 16 pt", "size …24 pt"),
      Example(
        "제목은 아이폰에서 2줄, 아이패드에서 3줄로 제한하세요.", "count …2 lines", "count …3 lines"),
    ])
  func parallelBounds(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A bound may stand in parentheses behind its number",
    arguments: [
      Example("Button height: 44 pt (min)", "height 44… pt"),
      Example("Tabs: 5 (maximum)", "count …5 tabs"),
      Example("버튼 높이: 44pt(최소)", "height 44… pt"),
      Example("Button height: 44 pt (regular)", "height 44 pt"),
    ])
  func notedBounds(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A size that only tells what another number is for is no metric",
    arguments: [
      Example("Use a contrast of 3:1 for text of 18 pt and above.", "ratio 3 :1"),
      Example("Use a contrast of 3:1 for large text (at least 18 pt).", "ratio 3 :1"),
      Example("Text of 18 pt or larger needs a contrast of 3:1.", "ratio 3 :1"),
      Example(
        "Body text needs a contrast of 4.5:1; large text, 18 pt and up, needs 3:1.",
        "ratio 4.5 :1", "ratio 3 :1"),
      Example("Use 8 pt margins for buttons of at least 44 pt.", "margin 8 pt"),
      Example("Use 44 pt for buttons and at least 28 pt for labels.", "size 44 pt", "size 28… pt"),
      Example("Aim for a height of at least 44 pt.", "height 44… pt"),
      Example("Text of at least 17 pt is easy to read.", "size 17… pt"),
    ])
  func narrowing(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test("Characters of a language are those of the text")
  func charactersOfLanguage() throws {
    let metrics = MetricReading.metrics(
      in: [TextLine(text: "Titles should not exceed 30 Korean characters.", line: 1)],
      context: MetricFixture.context(.en))
    #expect(metrics.map(MetricFixture.summary) == ["length …30 characters"])
    #expect(metrics.first?.subject == "title")
  }

  @Test(
    "What is counted at once or in one place stands before that",
    arguments: [
      Example("버튼을 한 번에 두 개 이상 보여 주지 마세요.", "count …1 buttons"),
      Example("버튼을 한번에 최대 세 개까지 보여 주세요.", "count …3 buttons"),
      Example("버튼을 한 화면에 세 개 이상 두지 마세요.", "count …2 buttons"),
      Example("갤러리는 한 화면에 12개까지 보여 줍니다."),
      Example("한 번 더 누르세요."), Example("버튼을 하나만 단독으로 쓰지 마세요."),
    ])
  func atOnce(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A bound holds for the pixels that say the same",
    arguments: [
      Example(
        "The minimum height is 20 pt (40 px @2x, 60 px @3x).", "height 20… pt", "height 40… px @2x",
        "height 60… px @3x"),
      Example(
        "버튼의 최소 높이는 20pt(20px @1x, 40px @2x)입니다.", "height 20… pt", "height 20… px @1x",
        "height 40… px @2x"),
      Example("버튼의 높이는 20pt(40px @2x) 이하입니다.", "height …20 pt", "height …40 px @2x"),
      Example(
        "버튼의 높이는 20pt (40px @2x, 60px @3x) 이상으로 하세요.", "height 20… pt", "height 40… px @2x",
        "height 60… px @3x"),
      Example("여백은 20pt(버튼 기준) 이하여야 합니다.", "margin …20 pt"),
      Example("A height of at least 20 pt (50 px @2x) works.", "height 20… pt", "height 50 px @2x"),
    ])
  func pixels(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A range keeps both ends",
    arguments: [
      Example("Use three to five tabs.", "count 3…5 tabs"),
      Example("Use between three and five tabs.", "count 3…5 tabs"),
      Example("Use 3–5 tabs.", "count 3…5 tabs"),
      Example("Use 3-5 tabs.", "count 3…5 tabs"),
      Example("Use 3 - 5 tabs.", "count 3…5 tabs"),
      Example("Show two or three buttons.", "count 2…3 buttons"),
      Example("Show from 2 to 4 buttons.", "count 2…4 buttons"),
      Example("탭은 3~5개가 좋습니다.", "count 3…5 tabs"),
      Example("탭을 3개에서 5개 사이로 유지하세요.", "count 3…5 tabs"),
      Example("세 개에서 다섯 개 사이의 탭을 쓰세요.", "count 3…5 tabs"),
      Example("세 개부터 다섯 개까지의 탭을 쓰세요.", "count 3…5 tabs"),
      Example("3 ~ 5개의 탭을 쓰세요.", "count 3…5 tabs"),
      Example("3～5 개의 탭을 쓰세요.", "count 3…5 tabs"),
      Example("탭의 수를 3-5개로 줄이세요.", "count 3…5 tabs"),
      Example("버튼을 두세 개 배치하세요.", "count 2…3 buttons"),
      Example("애니메이션은 0.2–0.5초 동안 보여 주세요.", "duration 0.2…0.5 s"),
    ])
  func ranges(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A bound leaves the other end open, and a count beyond it steps by one",
    arguments: [
      Example("Show no more than four buttons.", "count …4 buttons"),
      Example("Show at most four buttons.", "count …4 buttons"),
      Example("Show up to four buttons.", "count …4 buttons"),
      Example("Show a maximum of four buttons.", "count …4 buttons"),
      Example("Show fewer than four buttons.", "count …3 buttons"),
      Example("Show four or fewer buttons.", "count …4 buttons"),
      Example("With four buttons or fewer, use text.", "count …4 buttons"),
      Example("Show at least four buttons.", "count 4… buttons"),
      Example("Icons are better for more than four buttons.", "count 5… buttons"),
      Example("Limit the number of buttons to four buttons.", "count …4 buttons"),
      Example("Avoid more than four buttons.", "count …4 buttons"),
      Example("Never show four or more buttons.", "count …3 buttons"),
      Example("Don’t use fewer than three buttons.", "count 3… buttons"),
      Example("Include no more than one help button per window.", "count …1 buttons"),
      Example("버튼은 최대 네 개까지 표시합니다.", "count …4 buttons"),
      Example("버튼이 네 개 이하이면 텍스트를 쓰세요.", "count …4 buttons"),
      Example("버튼은 네 개 미만으로 두세요.", "count …3 buttons"),
      Example("네 개 이상의 툴바 버튼이 있으면 아이콘을 쓰세요.", "count 4… buttons"),
      Example("버튼을 네 개보다 많이 두지 마세요.", "count …4 buttons"),
      Example("버튼이 네 개를 넘지 않게 하세요.", "count …4 buttons"),
      Example("버튼을 네 개 이상 배치하지 마십시오.", "count …3 buttons"),
      Example("버튼을 네 개 초과로 두면 복잡합니다.", "count 5… buttons"),
      Example("제목은 두 줄 이하로 쓰세요.", "count …2 lines"),
      Example("Keep titles to fewer than 20 characters.", "length …19 characters"),
      Example("제목은 20자 미만으로 쓰세요.", "length …19 characters"),
      Example("두 개보다 많은 버튼이 있으면 시트를 쓰세요.", "count 3… buttons"),
      Example("한 개의 도움말 단추만 두고 최대 한 개의 도움말 단추를 씁니다.", "count …1 buttons"),
      Example("최소 두 개의 버튼을 제공하세요.", "count 2… buttons"),
      Example("More than six buttons can make it hard to choose.", "count …6 buttons"),
    ])
  func bounds(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "An approximate number says so",
    arguments: [
      Example("Use about five segments.", "count ~5 segments"),
      Example("Keep it to no more than about 20 characters.", "length ~…20 characters"),
      Example("Use approximately 10 pixels of padding.", "margin ~10 px"),
      Example("제목은 약 20자 이하로 쓰세요.", "length ~…20 characters"),
      Example("세그먼트는 대략 5개를 사용하세요.", "count ~5 segments"),
      Example("제목은 20자 정도까지 쓰세요.", "length ~…20 characters"),
    ])
  func approximations(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A unit and the words around it say what is measured",
    arguments: [
      Example("The height of the bar is 50 points.", "height 50 pt"),
      Example("A bar is 50 points high.", "height 50 pt"),
      Example("Buttons have a 12-point corner radius.", "radius 12 pt"),
      Example("Keep buttons at least 60 pt apart.", "spacing 60… pt"),
      Example("Its top edge is 40 points from the top of the screen.", "top 40 pt"),
      Example("Its upper edge is 40 pt below the top of the screen.", "top 40 pt"),
      Example(
        "Inset content 60 pixels from the top and bottom of the screen, and 80 pixels from the sides.",
        "top 60 px", "bottom 60 px", "leading 80 px", "trailing 80 px"),
      Example("A target needs at least 44x44 pt.", "width 44… pt", "height 44… pt"),
      Example("A target needs at least 44 × 44 points.", "width 44… pt", "height 44… pt"),
      Example("Maintain a minimum area of 44pt * 44pt.", "width 44… pt", "height 44… pt"),
      Example("Create an icon of 1024×1024 pixels.", "width 1024 px", "height 1024 px"),
      Example("Text needs a contrast ratio of at least 4.5:1.", "ratio 4.5… :1"),
      Example("The image fills about 80% of its canvas.", "share ~80 %"),
      Example("Use an opacity of 40 percent.", "opacity 40 %"),
      Example("Finish within two seconds.", "duration …2 s"),
      Example("Play the effect for 300 ms.", "duration 300 ms"),
      Example("Rotate the icon by at most 15 degrees.", "angle …15 °"),
      Example("Render at 60 fps.", "rate 60 fps"),
      Example("막대의 높이는 50점입니다.", "height 50 pt"),
      Example("높이는 50포인트이고 상단에서 40포인트 떨어집니다.", "height 50 pt", "top 40 pt"),
      Example("버튼은 12포인트 모서리 반경을 사용합니다.", "radius 12 pt"),
      Example(
        "상단과 하단에서는 60픽셀, 양쪽에서는 80픽셀을 비워 두세요.", "top 60 px", "bottom 60 px",
        "leading 80 px", "trailing 80 px"),
      Example("대상은 최소 44x44pt여야 합니다.", "width 44… pt", "height 44… pt"),
      Example("대비는 4.5:1 이상이어야 합니다.", "ratio 4.5… :1"),
      Example("이미지는 캔버스의 약 80%를 채웁니다.", "share ~80 %"),
      Example("2초 이내에 끝내세요.", "duration …2 s"),
      Example("캔버스의 약 10%를 차지하는 여백을 두세요.", "margin ~10 %"),
      Example("높이가 50pt인 막대를 쓰세요.", "height 50 pt"),
      Example(
        "512x512 px @1x, 1024x1024 px @2x", "width 512 px @1x", "height 512 px @1x",
        "width 1024 px @2x", "height 1024 px @2x"),
      Example("Draw on a 6px-by-4px grid.", "width 6 px", "height 4 px"),
      Example("가로 세로 6px 4px 격자에 그리세요.", "width 6 px", "height 4 px"),
      Example("The panel is 300x60–120 pt.", "width 300 pt", "height 60…120 pt"),
      Example("The panel is 24–30x20 pt.", "width 24…30 pt", "height 20 pt"),
      Example("The usual margin width is 18 points.", "margin 18 pt"),
      Example("기본 여백의 폭은 18포인트입니다.", "margin 18 pt"),
      Example(
        "The @2x version of such a picture would be 40px × 40px.", "width 40 px @2x",
        "height 40 px @2x"),
      Example("2x (48x48 px)", "width 48 px @2x", "height 48 px @2x"),
      Example(
        "If a row measures 50 pt or larger, add 6 pt of padding.", "margin 6 pt"),
      Example("Tight margins — which measure 9 points in width — suit labels.", "margin 9 pt"),
      Example("너비가 9포인트인 좁은 여백을 씁니다.", "margin 9 pt"),
    ])
  func measures(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "An exact count is one where a sentence asks for it",
    arguments: [
      Example("Prefer two-button alerts.", "count 2 buttons"),
      Example("Always use exactly three tabs.", "count 3 tabs"),
      Example("두 개의 버튼을 사용하세요.", "count 2 buttons"),
      Example("세그먼트는 5개를 목표로 합니다.", "count 5 segments"),
      Example("Two-button alerts offer an easy choice."),
      Example("The toolbar shows three buttons."),
      Example("A bar has two tabs in this picture."),
      Example("버튼이 세 개 있습니다."),
    ])
  func exactCounts(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A number that only names, lists or narrates is no metric",
    arguments: [
      "In iOS 13 and later, use symbols.", "Available in macOS 11.0.1 or later.",
      "Apple Watch Series 4 and later", "Apple Watch Series 4 이상에서는 여백을 씁니다.",
      "iOS 15 이상에서 제공합니다.", "watchOS 9 이후", "iPhone 14 Pro Max", "June 21, 2023", "2023-02-05",
      "2022년 12월", "1. Use tabs.", "2) 탭을 쓰세요.", "One of the buttons is red.",
      "Include one or more buttons.", "It works in two cases.", "Create each icon in two sizes.",
      "두 가지 크기로 만듭니다.", "두가지 경우에 나타납니다.", "Use a few more tabs.", "몇 개의 탭을 사용합니다.",
      "Approximately one in seven people has a disability.", "약 7명 중 1명",
      "the second-level screens",
      "첫번째 줄을 봅니다.", "두 번째 수준 화면", "At 9:41 the clock shows it.", "Call 555-0123.",
      "See https://example.com/a/2908999-b for 3 tabs", "Use #FF8800 here.", "icon@2x.png",
      "Provide @2x and @3x images.", "Display P3 and Gamma 2.2", "Use a 3D effect.",
      "A 2/3 split view", "the left two-thirds of the screen",
      "If you have more than one button, add room.",
      "버튼이 두 개 이상 있는 경우 간격을 두세요.", "They include three types of content.",
      "The title says “Error 329347 occurred”.", "The 512x512 px icon uses a circle.",
      "In the 16x16 px version, lines are gone.", "Follow the drag 1:1 as it moves.",
      "For example, a 256x256 px canvas holds it.", "노래가 하나도 없습니다.", "둘 다 아래에 나옵니다.",
      "이 차이점은 중요합니다.", "12.9\" iPad Pro", "More than 15% of people are affected.",
      "한 번에 한 화면만 보여 주세요.", "Use the minimum number of tabs.", "탭을 최소한으로만 두세요.", "",
      "At this density one pixel is equal to one point.", "이때 하나의 픽셀은 하나의 포인트와 같습니다.",
      "열린 탭이 하나만 있을 때 시스템은 좁은 막대를 사용합니다.",
    ])
  func noMetrics(text: String) {
    #expect(MetricFixture.read(text) == [])
  }

  @Test(
    "Time, distance and data are bounds; without one they are a story",
    arguments: [
      Example("Keep videos under 30 minutes.", "duration …30 minutes"),
      Example("Wait at least 24 hours before asking again.", "duration 24… hours"),
      Example("Ask no more than three times a year.", "count …3 times"),
      Example("Make it no more than three times the width.", "width …3 ×"),
      Example("Remind people after 7 days."),
      Example("Within 365 days the system shows it."),
      Example("Count up to 23 hours and 59 minutes.", "duration …23 hours", "duration …59 minutes"),
      Example("Stream audio at 64 kbps or more.", "rate 64… kbps"),
      Example("동영상은 30분 이내로 만드세요.", "duration …30 minutes"),
      Example("다시 묻기 전에 24시간 이상 기다리세요.", "duration 24… hours"),
      Example("평가 요청은 1년에 세 번까지만 하세요.", "count …3 times"),
      Example("9월 30일까지 제출하세요."),
    ])
  func limits(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "A share is one of something, and a bound reaches to what follows",
    arguments: [
      Example("Leave a margin of 10% of its height.", "margin 10 %"),
      Example("둘레에 높이의 10%만큼 여백을 두세요.", "margin 10 %"),
      Example("Use up to four rows and three columns.", "count …4 rows", "count …3 columns"),
      Example("양옆 여백은 １６ｐｔ 이상이어야 합니다。", "margin 16… pt"),
      Example("앱을 열자마자 로그인을 요구하지 마세요."),
      Example("버튼을 여기에 두자."),
    ])
  func shares(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "Numbers side by side complete each other",
    arguments: [
      Example("버튼은 가로 25 세로 25포인트이다.", "width 25 pt", "height 25 pt"),
      Example("버튼 사이 간격은 8pt 초과 16pt 미만으로 한다.", "spacing 8…16 pt"),
      Example("제목은 최소 4자 최대 15자이다.", "length 4…15 characters"),
      Example("Margins: 16pt (compact), 20pt (regular)", "margin 16 pt", "margin 20 pt"),
      Example(
        "The icon is 180px × 180px (60pt × 60pt @3x).", "width 180 px @3x", "height 180 px @3x",
        "width 60 pt", "height 60 pt"),
      Example("The icon is 180px (60pt@3x).", "size 180 px @3x", "size 60 pt"),
      Example("Wide: 300×100 px (1x)", "width 300 px @1x", "height 100 px @1x"),
      Example("The icon is 25×25 @1x.", "width 25 px @1x", "height 25 px @1x"),
      Example(
        "Text has a contrast ratio of 7:1 or better, a large title at least 3:1.",
        "ratio 7… :1", "ratio 3… :1"),
      Example("적어도 20자를 담고 높이는 44포인트를 넘지 않아야 합니다.", "length 20… characters", "height …44 pt"),
      Example(
        "Give it at least 40x40 pt — in visionOS, 50x50 pt — of room.", "width 40… pt",
        "height 40… pt", "width 50… pt", "height 50… pt"),
      Example(
        "최소 40x40pt(visionOS에서는 50x50pt)로 만드세요.", "width 40… pt", "height 40… pt",
        "width 50… pt", "height 50… pt"),
      Example("버튼을 네 개로 제한하세요.", "count …4 buttons"),
      Example("제목은 두 단어에서 네 단어 정도가 적당합니다.", "length ~2…4 words"),
    ])
  func series(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test(
    "Numbers in words",
    arguments: [
      Example("Keep a margin of sixteen points.", "margin 16 pt"),
      Example("There are two points to remember."),
      Example("Show half a dozen buttons at most.", "count …6 buttons"),
      Example("Use a dozen buttons or fewer.", "count …12 buttons"),
      Example("Fade within a quarter of a second.", "duration …0.25 s"),
      Example("여백은 스물네 포인트로 한다.", "margin 24 pt"),
      Example("버튼 사이 간격은 여덟 포인트 이상 열여섯 포인트 이하로 유지하세요.", "spacing 8…16 pt"),
      Example("아이폰 15 프로에서 시험하세요."),
    ])
  func words(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test("A tilde between numbers strikes nothing out")
  func tildes() throws {
    let document = try read("# Tabs\n\n탭은 3~5개, 높이는 44~60pt로 두세요.\n")
    let metrics = document.passages.flatMap(\.metrics)
    #expect(metrics.map(\.minimum) == [3, 44] && metrics.map(\.maximum) == [5, 60])
  }

  @Test("A platform belongs to the number beside it")
  func platforms() {
    func platforms(_ text: String, _ inherited: [Platform] = []) -> [[Platform]] {
      MetricReading.metrics(
        in: [TextLine(text: text, line: 1)],
        context: MetricFixture.context(.en, platforms: inherited)
      ).map(\.platforms)
    }
    #expect(platforms("Use three to five tabs in iOS; use more in iPadOS.") == [[.iOS]])
    #expect(
      platforms("Use up to 3 tabs on iPhone and up to 5 tabs on iPad.") == [[.iOS], [.iPadOS]])
    #expect(
      platforms("Aim for up to seven segments in a wide window and up to five segments on iPhone.")
        == [[], [.iOS]])
    #expect(platforms("Use three to five tabs.", [.iOS, .iPadOS]) == [[.iOS, .iPadOS]])
    #expect(platforms("On iPhone, use three to five tabs.", [.iOS, .iPadOS]) == [[.iOS]])
    #expect(platforms("일반적으로 iOS에서는 3~5개의 탭을, tvOS에서는 4~6개의 탭을 쓰세요.") == [[.iOS], [.tvOS]])
    #expect(platforms("iOS에서는 3~5개의 탭을 쓰고, iPadOS에서는 더 많이 씁니다.") == [[.iOS]])
    #expect(
      platforms("Keep targets at least 44x44 pt; in visionOS, keep buttons 60 pt apart.")
        == [[], [], [.visionOS]])
  }

  @Test(
    "The subject is the concept measured",
    arguments: [
      ("Use three to five tabs.", "tab"),
      ("Show more than three toolbar buttons.", "toolbar button"),
      ("네 개 이상의 툴바 버튼이 필요할 때", "toolbar button"),
      ("The height of a tab bar is 68 points.", "tab bar"), ("탭 막대의 높이는 68점입니다.", "tab bar"),
      ("Write a short screen title. Use no more than 15 characters.", "screen title"),
      ("짧은 화면 제목을 쓰세요. 15자 이하가 좋습니다.", "screen title"),
      ("Maintain a minimum tappable area of 44x44 points.", "tappable area"),
      ("Keep alert titles to no more than two lines.", "alert title"),
    ])
  func subjects(text: String, subject: String) {
    let language: Language = text.utf8.allSatisfy { $0 < 0x80 } ? .en : .ko
    let metrics = MetricReading.metrics(
      in: [TextLine(text: text, line: 1)],
      context: MetricFixture.context(language, component: "tab-bars"))
    #expect(metrics.first?.subject == subject)
  }

  @Test("A metric cites the line that holds its number")
  func lines() {
    let metrics = MetricReading.metrics(
      in: [
        TextLine(text: "Use at least", line: 7),
        TextLine(text: "three buttons. The bar", line: 8),
        TextLine(text: "is 50 points high.", line: 9),
      ],
      context: MetricFixture.context(.en))
    #expect(metrics.map(\.source.line) == [8, 9])
    #expect(metrics.map(MetricFixture.summary) == ["count 3… buttons", "height 50 pt"])
  }

  @Test("A noun said before stands for one left out")
  func omittedNouns() {
    let groups = "Minimize the number of groups. Too many groups of buttons confuse. In general, "
    #expect(MetricFixture.read(groups + "aim for a maximum of three.") == ["count …3 groups"])
    #expect(
      MetricFixture.read("If people pick their own tabs, aim for a list of five or fewer to start.")
        == ["count …5 tabs"])
  }

  @Test("What both languages state is one entry, what differs stays two")
  func merging() {
    func metrics(_ text: String, _ language: Language, line: Int) -> [Metric] {
      MetricReading.metrics(
        in: [TextLine(text: text, line: line)], context: MetricFixture.context(language))
    }
    let english = metrics("Use three to five tabs and at most two buttons.", .en, line: 1)
    let korean = metrics("탭은 3~5개, 버튼은 최대 세 개를 사용하세요.", .ko, line: 2)
    let merged = BilingualMetrics.merge(en: english, ko: korean)
    #expect(
      merged.map(MetricFixture.summary)
        == ["count 3…5 tabs", "count …2 buttons", "count …3 buttons"])
    #expect(merged.map(\.confirmed?.line) == [2, nil, nil])
    #expect(merged.map(\.source.line) == [1, 1, 2])
  }

  @Test(
    "Both languages bound in their own words",
    arguments: [
      Example("1초 안에 응답하세요.", "duration …1 s"),
      Example("목록을 두 단계보다 깊게 중첩하지 마세요.", "count …2 levels"),
      Example("추천은 열두 개까지 보여 주세요.", "count …12 items"),
      Example("피커는 216pt 높이 안에서 보여 주세요.", "height …216 pt"),
      Example("탭 횟수가 10번 미만이어야 합니다.", "count …9 times"),
      Example("Keep titles to three words.", "length …3 words"),
      Example("Ask up to two follow-up questions.", "count …2 questions"),
      Example("막대 높이: 세로 50pt, 가로 32pt", "height 50 pt", "height 32 pt"),
      Example("포스터는 3대 4 비율을 쓴다.", "ratio 0.75 :1"),
      Example("Fade in 0.25s.", "duration 0.25 s"),
      Example("The iPhone 8, 7, 6s"),
    ])
  func boundsInBothLanguages(example: Example) {
    #expect(MetricFixture.read(example.text) == example.metrics)
  }

  @Test("Hostile text ends in linear time and without a trap")
  func hostileText() {
    let digits = String(repeating: "9", count: 100_000)
    let texts = [
      digits, digits + "x" + digits + " pt", String(repeating: "3-", count: 20_000),
      String(repeating: "1.", count: 20_000), String(repeating: "at least ", count: 20_000) + "3",
      String(repeating: "세 개 ", count: 20_000), String(repeating: "3 tabs ", count: 20_000),
      String(repeating: "가", count: 100_000), String(repeating: "@", count: 50_000),
      String(repeating: "`", count: 20_000), "1e999 pt", "١٢ tabs", "3\u{0}tabs", "@999999999x",
    ]
    for text in texts { _ = MetricFixture.read(text) }
  }
}
