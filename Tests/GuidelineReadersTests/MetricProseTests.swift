import GuidelineReaders
import Guidelines
import Testing
import TextAnalysis

@Suite("Metrics in prose")
struct MetricProseTests {
  @Test(
    "A Korean number right before a noun measures that",
    arguments: [
      ("텍스트와 40px 이상 아이콘을 함께 쓰세요.", "icon", "size 40… px"),
      ("도구 막대에 20x20pt 아이콘을 넣으세요.", "icon", "width 20 pt"),
      ("도구 막대의 아이콘은 너비가 최소 20pt입니다.", "icon", "width 20… pt"),
      ("버튼의 높이는 40px 이상이어야 합니다.", "button", "height 40… px"),
      ("900px 화면에서 버튼 아래가 보여야 합니다.", "screen", "size 900 px"),
      ("카드에 있는 모든 버튼의 높이는 40px 이상이어야 합니다.", "button", "height 40… px"),
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
    "What no table knows is named by the words of the text, before the title of the page",
    arguments: [
      ("모든 받침대는 최소 44px.", "받침대"),
      ("이웃한 받침대 간 8px 이상 간격", "이웃한 받침대"),
      ("이웃한 받침대 사이에는 최소 8px 이상의 여백을 두어 다른 버튼을 누르지 않게 한다.", "이웃한 받침대"),
      ("받침대와 덮개 간 명도 대비를 3:1 이상으로 한다.", "받침대와 덮개"),
      ("모든 항목을 40x40 픽셀 받침대에 맞추세요.", "받침대"),
      ("각 받침대의 너비는 20px입니다.", "받침대"),
      ("Every grip must be at least 44 px.", "grip"),
      ("On phones, grips should be 44 px high.", "grip"), ("화면 아래에서 16px 위에 둡니다.", "alert"),
      ("화면 하단에서 16px 위에 둡니다.", "alert"),
      ("좌우 여백은 20px로 고정합니다.", "alert"),
      ("Padding horizontal: 8 px", "alert"), ("누르기 쉽게 만들 수 있도록 받침대 크기는 44px 이상으로 한다.", "받침대"),
      ("메뉴를 쉽게 누를 수 있도록 아이콘 크기는 44px 이상으로 한다.", "icon"),
      ("Overline — 44 px", "overline"),
      ("Outer grips: 44 px", "outer grips"),
      ("Keep outer grips at 44 px.", "outer grips"), ("Keep grips small (8 to 9 px).", "grips"),
      ("Moving parts (such as buttons) have a 3:1 contrast ratio.", "alert"),
      ("Keep pull-outs around 44 px.", "pull-outs"),
      ("받침대는 40px, 덮개는 44px 이상으로 한다.", "받침대"),
      ("최소 44px로 만드세요.", "alert"),
      ("사용자는 44px 이상을 봅니다.", "alert"),
      ("This must be at least 44 px.", "alert"),
    ])
  func ownWords(text: String, subject: String) throws {
    let isKorean = text.unicodeScalars.contains { $0.value > 0xAC00 }
    let metric = try #require(
      MetricReading.metrics(
        in: [TextLine(text: text, line: 1)],
        context: MetricFixture.context(isKorean ? .ko : .en, component: "alerts")
      ).first)
    #expect(metric.subject == subject)
  }

  @Test(
    "What a condition or a turn states is no limit, and a time in two units is one number",
    arguments: [
      ("1초 미만의 시간이 걸리는 경우 버튼을 쓰지 않는다.", []),
      ("버튼과 배경의 대비는 3:1 이상으로 한다 (큰 텍스트, 20pt 이상).", ["ratio 3… :1"]),
      ("글자(굵은 20pt)는 3:1 이상의 대비로 쓴다.", ["ratio 3… :1"]),
      ("버튼은 데스크톱 1440px 기준으로 그린다.", []),
      ("모바일(360px)에서도 버튼이 잘리지 않아야 한다.", []),
      ("버튼의 최대폭은 360px입니다.", ["width …360 px"]),
      ("Show the button on a phone 375 px wide as well.", []),
      ("More than 3 buttons are hard to tell apart.", []),
      ("For example, draw a button 50 px wide. Then its title is 30 px wide.", []),
      ("For example, draw a button 50 px wide. Titles are at least 30 px wide.", ["width 30… px"]),
      ("If a title has fewer than 3 words, show no button.", []),
      ("More than 1 reduces the effect of a button.", []),
      ("Use one button per card.", ["count …1 buttons"]),
      ("Button: one per screen.", ["count …1 buttons"]),
      ("There should be only one filled button in a bar.", ["count …1 buttons"]),
      ("There should only be one filled button in a bar.", ["count …1 buttons"]),
      ("There is only one filled button in a bar.", []),
      ("채운 버튼 1개만 사용", ["count …1 buttons"]),
      ("버튼은 화면 당 하나만 있는 게 좋다.", ["count …1 buttons"]),
      ("한 화면에는 한 가지 소식만 담는다.", ["count …1 items"]),
      ("담당 화면의 버튼은 1개", []), ("해당 화면의 제목은 1개", []),
      ("Banners with text have an aspect ratio of 3:1.", ["ratio 3 :1"]),
      ("This three-line limit holds for titles.", []),
      ("작은 글을 위해서는 4.5:1 이상을 권장한다.", ["ratio 4.5… :1"]),
      ("Large text is 3:1.", ["ratio 3… :1"]),
      ("Large text (18pt+): 3:1", ["ratio 3… :1"]), ("큰 텍스트(18pt 이상): 3:1", ["ratio 3… :1"]),
      ("본문과 배경의 대비는 4.5 :1", ["ratio 4.5… :1"]),
      ("제목과 배경의 명도대비를 3:1 이상으로 한다.", ["ratio 3… :1"]),
      ("Names have a character limit of 70.", ["length …70 characters"]),
      ("Keep the 70-character limit.", ["length …70 characters"]),
      ("Max. title length: 20 characters", ["length …20 characters"]),
      ("You should keep only one tab at a time.", ["count …1 tabs"]),
      ("태블릿 4S, 5S와 6S+에서 확인한다.", []),
      ("버튼은 한 화면에 한 개만 사용하기", ["count …1 buttons"]),
      ("버튼 (한 화면에 한 개만 사용하기)", ["count …1 buttons"]),
      ("Primary button은 화면 당 하나만 둔다.", ["count …1 buttons"]),
      ("No tab shows more than 3 buttons.", ["count …3 buttons"]),
      ("Text contrast meets WCAG AA (4.5:1 for normal text).", ["ratio 4.5… :1"]),
      ("Keep titles at 16px or higher with 4 px of padding.", ["size 16… px", "margin 4 px"]),
      ("For toolbars with more than three buttons.", []),
      ("Use a sidebar for toolbars that have more than three buttons.", []),
      ("Use a tab instead of a toolbar with 2-3 buttons", []),
      ("Most readers understand 90 percent of a title.", []),
      ("글자와 배경의 대비: 4.8:1", []),
      ("글자와 배경의 대비: 4.5:1", ["ratio 4.5… :1"]),
      ("**Icons**: 3:1 against the background", ["ratio 3… :1"]),
      ("Posters have a ratio of 3:1.", ["ratio 3 :1"]),
      ("Small text is 7:1.", ["ratio 7… :1"]), ("굵은 글자: 3:1", ["ratio 3… :1"]),
      ("한 화면에 하나의 안내문", ["count …1 items"]), ("한 화면에는 하나의 버튼만 강조", ["count …1 buttons"]),
      ("화면당 H1은 1개", ["count …1 h1s"]), ("화면당 버튼은 1개가 보인다.", []),
      ("한 화면에 하나의 버튼이 보인다.", []), ("화면마다 다르게, 제목은 하나", []),
      ("화면마다 층의 한 단계를 맡아, 버튼이 늘어난다.", []), ("One idea per card", ["count …1 ideas"]),
      (
        "Minimum 40x40pt (iOS) / 50x50dp (Android)",
        ["width 40… pt", "height 40… pt", "width 50… dp", "height 50… dp"]
      ),
      (
        "Targets: 40×40pt iOS minimum · 50×50dp Android",
        ["width 40… pt", "height 40… pt", "width 50… dp", "height 50… dp"]
      ),
      ("Keep text at 16 px (1 rem) or larger.", ["size 16… px"]),
      ("Keep targets 44 pt (about 7 mm) wide or more.", ["width 44… pt"]),
      ("Lines have 45–75 characters maximum.", ["length 45…75 characters"]),
      ("A button has a width and a height of 50 px.", ["width 50 px", "height 50 px"]),
      ("버튼의 가로와 세로 크기는 50px 이상으로 한다.", ["width 50… px", "height 50… px"]),
      ("A button has p-[16px] as its class.", []),
      ("버튼 중 하나만 쓰세요.", []),
      ("If loading takes less than 1 s, show no button.", []),
      ("If loading takes more than 2 s, show a button.", ["duration 2… s"]),
      ("버튼을 0도에서 360도까지 돌린다.", []),
      ("버튼은 최대 1분 30초까지 기다립니다.", ["duration …90 s"]),
      ("Wait at most 1 minute 30 seconds.", ["duration …90 s"]),
      ("버튼의 투명도는 0%", []),
      ("링크의 개수는 3개 이내로 두세요.", ["count …3 items"]),
      ("글자가 11pt인 사례로, 읽기 어렵다.", []),
      ("글자가 30pt로 크지만 흐려서 읽기 어려운 사례이다.", []),
      ("글자는 14pt로 하고 사례를 참고하세요.", ["size 14 pt"]),
      ("14pt는 약 18.66px, 18pt는 약 24px로 변환된다.", []),
      ("18pt 미만의 글자, 14pt 미만의 굵은 글자에는 44pt 이상의 여백을 둔다.", ["margin 44… pt"]),
      ("\"첫 줄은 24pt로 씁니다.", []),
      ("글자의 대비를 잰다(예: 3:1).", []),
      ("글자의 대비가 3.9:1로, 기준에 미치지 못한다.", []),
      ("한 연구에 따르면 66%는 색을 구별하지 못한다.", []),
      ("Accent colors must maintain 4.5:1 contrast.", ["ratio 4.5… :1"]),
      ("Text must meet the WCAG 4.5:1 contrast.", ["ratio 4.5… :1"]),
      ("의도하지 않은 누름을 막고자 8px 이상의 여백을 제공함으로써 의도하지 않은 실수를 줄인다.", ["margin 8… px"]),
      ("대상은 40x40 유효 픽셀 크기로 만드세요.", ["width 40 px", "height 40 px"]),
      ("There is no five second exception.", []),
      ("100% 예측 가능한 버튼을 둔다.", []),
      ("글자가 12pt에서 14pt로 업그레이드되었습니다.", []),
      ("글자는 18pt 크기에 해당하는 24px 이상으로 한다.", ["size 24… px"]),
      ("예를 들어 글자의 대비 4.4:1은 4.5:1 기준을 충족하지 못하는 것으로 본다.", []),
      ("When it takes a while (usually more than 2 s), show a button.", []),
      ("Loading text has a short time (default 3 s).", ["duration 3 s"]),
      ("Keep at least 3:1 for large text (18pt+ or 14pt+ bold).", ["ratio 3… :1"]),
      ("At least 3:1 does for text larger than 26 px or 21 px bold.", ["ratio 3… :1"]),
      ("19pt 이하 텍스트는 대비를 4.5:1 이상으로 한다.", ["ratio 4.5… :1"]),
      ("최소 19pt 텍스트를 쓰고 대비는 4.5:1 이상으로 한다.", ["size 19… pt", "ratio 4.5… :1"]),
      ("Never set text smaller than 13 pt, and keep 4.5:1.", ["size 13… pt", "ratio 4.5… :1"]),
      ("There must not be only one button in a dialog.", []),
      ("지난 버전은 탭 7개 사용.", []),
      ("Set text in 15 px (not 17 px).", ["size 15 px"]),
      ("The opacity is one of 20%, 50%, 80%.", ["share 20 %", "share 50 %", "share 80 %"]),
      ("Primary: 217 91% 60%; border: 12.5 8% 20%", []),
      ("Ink: #0F0F0F (near black, contrast 15.8:1)", []),
      ("Export images at 326 ppi.", []),
      ("Show a 3×3 grid.", []),
      ("Title: 16px/1.5", ["size 16 px", "line height 1.5 ×"]),
      ("You should have only one alert present at a time.", ["count …1 alerts"]),
      ("When there are many, you should show only one alert at a time.", ["count …1 alerts"]),
      ("화면에는 한 번에 1개의 Tab만 표시합니다.", ["count …1 tabs"]),
      ("A button must be larger by at least 1.4x.", ["size 1.4… ×"]),
      (
        "조작 범위는 PC에서 17px × 17px, 모바일에서 24px × 24px 이상으로 한다.",
        [
          "width 17… px", "height 17… px", "width 24… px", "height 24… px",
        ]
      ),
    ])
  func limits(text: String, summaries: [String]) {
    #expect(MetricFixture.read(text) == summaries)
  }

  @Test("Characters of a language are those of the text")
  func charactersOfLanguage() throws {
    let metrics = MetricReading.metrics(
      in: [TextLine(text: "Titles should not exceed 30 Korean characters.", line: 1)],
      context: MetricFixture.context(.en))
    #expect(metrics.map(MetricFixture.summary) == ["length …30 characters"])
    #expect(metrics.first?.subject == "title")
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
