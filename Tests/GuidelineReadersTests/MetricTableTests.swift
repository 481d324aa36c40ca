import GuidelineReaders
import Guidelines
import Testing
import TextAnalysis

@Suite("Metrics in tables")
struct MetricTableTests {
  private func metrics(
    header: [String], _ rows: [[String]], component: String? = "tab-bars",
    caption: String? = nil, language: Language = .en
  ) -> [Metric] {
    MetricReading.metrics(
      inTable: rows.enumerated().map { index, row in
        row.map { TextLine(text: $0, line: index + 3) }
      },
      header: header.map { TextLine(text: $0, line: 1) },
      context: MetricFixture.context(language, component: component, caption: caption))
  }

  @Test("Caption and column header give the dimension, the subject and the qualifiers")
  func qualifiers() {
    let metrics = metrics(
      header: ["Regular tab bars", "Compact tab bars"],
      [["30x30 pt (90x90 px @3x)", "20x20 pt (60x60 px @3x)"]],
      caption: "Target width and height (circular icons)")
    #expect(
      metrics.map(MetricFixture.summary) == [
        "width 30 pt", "height 30 pt", "width 90 px @3x", "height 90 px @3x", "width 20 pt",
        "height 20 pt", "width 60 px @3x", "height 60 px @3x",
      ])
    #expect(metrics[0].qualifiers == ["shape": "circular", "context": "regular"])
    #expect(metrics[7].qualifiers == ["shape": "circular", "context": "compact"])
    #expect(Set(metrics.map(\.subject)) == ["tab bar icon"])
    #expect(Set(metrics.map(\.source.line)) == [3])
  }

  @Test("A cell that holds a unit alone gives it to its row, whatever its column is called")
  func unitCells() {
    let metrics = metrics(
      header: ["항목", "값", "비고"],
      [["높이", "64", "pt"], ["모서리 반경", "12", "px"], ["너비", "30", "화면을 넘지 않게"]], language: .ko)
    #expect(metrics.map(MetricFixture.summary) == ["height 64 pt", "radius 12 px"])
    #expect(metrics.allSatisfy { $0.qualifiers.isEmpty })
  }

  @Test("A row of the most characters counts those")
  func mostCharacters() {
    let metrics = metrics(header: ["Property", "Value"], [["Max characters", "60"]])
    #expect(metrics.map(MetricFixture.summary) == ["length …60 characters"])
  }

  @Test("A row that names a size has one, whatever the caption measures")
  func sizesOfRows() {
    let metrics = metrics(
      header: ["Element", "Value"], [["Icon size", "24 dp"], ["Space between items", "8 dp"]],
      caption: "Spacing")
    #expect(metrics.map(MetricFixture.summary) == ["size 24 dp", "spacing 8 dp"])
  }

  @Test("A caption that names a property leaves the subject to the rows")
  func properties() {
    let metrics = metrics(
      header: ["이름", "값"], [["sm", "4px"], ["full", "40px"]], component: nil,
      caption: "모서리 반경 (Border radius)", language: .ko)
    #expect(metrics.map(\.subject) == ["sm", "full"])
    #expect(metrics.map(MetricFixture.summary) == ["radius 4 px", "radius 40 px"])
  }

  @Test("A row whose name nothing knows is the subject itself")
  func unknownNames() {
    let metrics = metrics(
      header: ["이름", "크기", "용도"], [["Header1", "24 pt", "메인 타이틀"], ["제스처바 주변", "60 px", "영역"]],
      component: nil, language: .ko)
    #expect(metrics.map(\.subject) == ["Header1", "제스처바 주변"])
    #expect(metrics.allSatisfy { $0.qualifiers["이름"] == nil })
  }

  @Test("A size or a use that a row names is the subject where nothing else is")
  func variants() {
    let metrics = metrics(
      header: ["Size category", "Height"], [["Roomy (default)", "40 px"], ["Tight", "30 px"]],
      component: nil)
    #expect(metrics.map(\.subject) == ["Roomy", "Tight"])
  }

  @Test("One value has each of its uses, and a name of a style may hold a size")
  func uses() {
    let radii = metrics(
      header: ["이름", "값", "용도"], [["RadiusLarge", "18 px", "카드, 서랍"]], component: nil, language: .ko
    )
    #expect(radii.map(\.subject) == ["card", "서랍"])
    let styles = metrics(
      header: ["Style", "Size"], [["Large Title", "34 pt"], ["Footnote", "13 pt"]], component: nil)
    #expect(styles.map(\.subject) == ["Large Title", "Footnote"])
    let areas = metrics(
      header: ["영역", "크기"], [["서랍 둘레", "60 px"]], component: nil, language: .ko)
    #expect(areas.map(\.subject) == ["서랍 둘레"])
  }

  @Test("Where a row has the name of a value, the column of uses says what has it")
  func namesOfValues() {
    let metrics = metrics(
      header: ["이름", "값", "용도"],
      [
        ["PanelWidth", "72 px", "서랍 너비"], ["radius-large", "18 px", "버튼"],
        ["Header1", "24 px", "큰 제목"], ["RadiusSmall", "8 px", "하단 서랍 버튼"],
      ],
      component: "alerts", language: .ko)
    #expect(metrics.map(\.subject) == ["서랍", "button", "Header1", "하단 서랍 버튼"])
  }

  @Test("What a row names goes before the title of the page")
  func rowsBeforeTitle() {
    let metrics = metrics(
      header: ["Name", "Duration"], [["Push", "350 ms"], ["Leave", "200 ms"]], component: "alerts"
    )
    #expect(metrics.map(\.subject) == ["Push", "Leave"])
  }

  @Test("What lasts is what its row names, and an identifier may state the bound of its value")
  func rowsThatLast() {
    let moves = metrics(
      header: ["Type", "Duration"], [["Push", "350 ms"], ["Slow fade", "200 ms"]],
      component: "alerts", caption: "Animations")
    #expect(moves.map(\.subject) == ["Push", "Slow fade"])
    let names = metrics(
      header: ["이름", "값", "용도"],
      [["MinTouchTarget", "44 pt", "최소 터치 영역"], ["BarHeight", "28 pt", "하단 서랍 영역 높이"]],
      component: "alerts", language: .ko)
    #expect(names.map(MetricFixture.summary) == ["size 44… pt", "height 28 pt"])
    #expect(names.map(\.subject) == ["터치 영역", "하단 서랍 영역"])
  }

  @Test("A size keeps the range of its height or its width")
  func rangesInSizes() {
    let metrics = metrics(
      header: ["Screen (portrait)", "Compact leading", "Compact trailing", "Card"],
      [["400x800", "50x30", "50x30", "24–30x20"], ["300x600", "40x20", "40x20", "300x60–120"]],
      caption: "All values listed in the table below are in points.")
    #expect(
      metrics.map(MetricFixture.summary) == [
        "width 50 pt", "height 30 pt", "width 50 pt", "height 30 pt", "width 24…30 pt",
        "height 20 pt", "width 40 pt", "height 20 pt", "width 40 pt", "height 20 pt",
        "width 300 pt", "height 60…120 pt",
      ])
    #expect(
      metrics[0].qualifiers["edge"] == "leading" && metrics[2].qualifiers["edge"] == "trailing")
    #expect(!metrics.contains { $0.subject.hasSuffix("table") })
  }

  @Test("Columns that only tell rows apart are no part of the subject, breakpoints are of screens")
  func selectors() throws {
    let text = """
      # Layout system for our product

      ## Spacing

      | Token | Value |
      | --- | --- |
      | small | 8px |

      ## Breakpoints

      | Name | Value |
      | --- | --- |
      | Mobile | < 600px |
      """
    let metrics = try GuidelineReadersTests.read(text).passages.flatMap(\.metrics)
    #expect(metrics.map(\.subject) == ["interface", "screen"])
    #expect(metrics.map(MetricFixture.summary) == ["spacing 8 px", "width …600 px"])
  }

  @Test("A size that only its pixels give a unit is in points")
  func sizesWithoutUnit() {
    let metrics = metrics(
      header: ["Dial", "Small", "Large"],
      [["Image", "20x20 pt (40x40 px @2x)", "25.5x12 (51x24 px@ 2x)"]], component: "gauges")
    #expect(
      metrics.map(MetricFixture.summary) == [
        "width 20 pt", "height 20 pt", "width 40 px @2x", "height 40 px @2x", "width 25.5 pt",
        "height 12 pt", "width 51 px @2x", "height 24 px @2x",
      ])
    #expect(
      MetricFixture.read("Scale from 20x20 (41x41 px @2x).").allSatisfy { !$0.hasSuffix(" pt") })
  }

  /// A table in short, and its metrics with their subjects.
  struct Table: CustomTestStringConvertible {
    var header: [String]
    var row: [String]
    var caption: String?
    var metrics: [String]
    var testDescription: String { row.joined(separator: " | ") }
  }

  @Test(
    "A number takes the unit that its column, its row or the caption names, and no other",
    arguments: [
      Table(
        header: ["Style", "Size", "Weight", "Line-height", "Letter-spacing"],
        row: ["Header one", "30px", "700", "1.25", "-0.01em"],
        metrics: ["size 30 px", "line height 1.25 ×", "tracking -0.01 em"]),
      Table(
        header: ["요소", "크기 (Desktop)", "크기 (Mobile)", "굵기"],
        row: ["제목", "xl (40px)", "lg (28px)", "600"], metrics: ["size 40 px", "size 28 px"]),
      Table(
        header: ["Device", "Screen", "Scale"], row: ["Some Pixel 5a", "1080×2400", "2.75×"],
        metrics: []),
      Table(
        header: ["Style", "Large", "Factor"], row: ["Title", "30", "1.5×"],
        caption: "Sizes in points", metrics: ["size 30 pt"]),
      Table(
        header: ["State", "Duration (ms)"], row: ["Open", "300"], metrics: ["duration 300 ms"]),
      Table(
        header: ["Screen", "Range", "Use"],
        row: ["Small", "≤ 600px", "one column, little padding"],
        metrics: ["size …600 px"]),
      Table(
        header: ["Token", "Value", "Use"], row: ["small", "8px", "padding of a section"],
        metrics: ["size 8 px"]),
      Table(
        header: ["Token", "Value", "Use"], row: ["small", "8px", "section padding"],
        metrics: ["margin 8 px"]),
      Table(
        header: ["Between", "Value"], row: ["buttons", "8-12px gap"], metrics: ["spacing 8…12 px"]),
      Table(header: ["구분", "iPhone"], row: ["좌우 여백", "16pt"], metrics: ["margin 16 pt"]),
      Table(header: ["Role", "Light alpha"], row: ["label", "60%"], metrics: ["opacity 60 %"]),
      Table(
        header: ["Icon", "Scale", "Pixels"], row: ["Home", "@2x", "40×40"],
        metrics: ["width 40 px @2x", "height 40 px @2x"]),
      Table(header: ["Size", "Padding"], row: ["Small", "0 10px"], metrics: ["margin 10 px"]),
      Table(
        header: ["Breakpoint", "Margin"], row: ["≥ 900 px", "20 px"], metrics: ["margin 20 px"]),
      Table(
        header: ["Style", "Font size / line height"], row: ["Title", "20px / 30px"],
        metrics: ["size 20 px", "line height 30 px"]),
    ])
  func units(table: Table) {
    let read = metrics(
      header: table.header, [table.row], component: nil, caption: table.caption)
    #expect(read.map(MetricFixture.summary) == table.metrics)
  }

  @Test(
    "What a table counts is read from its cell, its row or its column",
    arguments: [
      Table(
        header: ["Element", "Limit"], row: ["Headline length", "max. 3 lines"],
        metrics: ["count …3 lines"]),
      Table(
        header: ["Element", "Limit"], row: ["Link label", "2–4 words"],
        metrics: ["length 2…4 words"]),
      Table(
        header: ["Element", "Limit"], row: ["Segments", "up to 6"],
        metrics: ["count …6 segments"]),
      Table(header: ["요소", "제한"], row: ["버튼", "최대 4개"], metrics: ["count …4 buttons"]),
      Table(header: ["Property", "Phone"], row: ["Columns", "6"], metrics: ["count 6 columns"]),
      Table(
        header: ["Device", "Columns", "Margin"], row: ["Tablet", "9", "18 px"],
        metrics: ["count 9 columns", "margin 18 px"]),
      Table(
        header: ["기기", "열", "여백"], row: ["태블릿", "11열", "18px"],
        metrics: ["count 11 columns", "margin 18 px"]),
      Table(header: ["항목", "태블릿"], row: ["컬럼", "7칼럼"], metrics: ["count 7 columns"]),
      Table(header: ["Component", "Priority"], row: ["Tabs", "1"], metrics: []),
      Table(
        header: ["Component", "Minimum", "Usual"], row: ["Tabs", "3", "4-6"],
        metrics: ["count 3… tabs", "count 4…6 tabs"]),
      Table(
        header: ["Element / 요소", "높이 / Height"], row: ["Search bar / 검색 막대", "35 pt"],
        metrics: ["height 35 pt"]),
    ])
  func counts(table: Table) {
    let read = metrics(header: table.header, [table.row], component: nil)
    #expect(read.map(MetricFixture.summary) == table.metrics)
  }

  @Test(
    "Which way a distance goes and how a device is held qualify it",
    arguments: [
      (["속성", "값"], ["가로 간격", "42pt"], "spacing 42 pt", ["axis": "horizontal"]),
      (["속성", "값"], ["상하 여백", "13pt"], "margin 13 pt", ["axis": "vertical"]),
      (["Property", "Value"], ["Margin width", "13 pt"], "margin 13 pt", [:]),
      (["기기", "여백"], ["아이폰 (가로)", "22pt"], "margin 22 pt", ["기기": "아이폰 (가로)"]),
      (
        ["요소", "가로 모드"], ["도구 막대 높이", "33pt"], "height 33 pt",
        ["orientation": "landscape"]
      ),
      (["Element", "Value"], ["Small icon", "18 pt"], "size 18 pt", ["size": "small"]),
    ] as [([String], [String], String, [String: String])])
  func qualifiedRows(
    header: [String], row: [String], summary: String, qualifiers: [String: String]
  ) {
    let read = metrics(header: header, [row], component: nil)
    #expect(read.map(MetricFixture.summary) == [summary])
    #expect(read.first?.qualifiers == qualifiers)
  }

  @Test("Columns of both orientations measure what their row or the header above them says")
  func orientations() {
    let rows = metrics(
      header: ["항목", "세로", "가로"], [["도구 막대 높이", "45pt", "33pt"]], component: nil)
    let groups = metrics(
      header: ["기기", "여백", ""], [["", "세로", "가로"], ["아이폰", "17pt", "21pt"]], component: nil)
    let sizes = metrics(
      header: ["항목", "가로", "세로"], [["카드", "120pt", "90pt"]], component: nil, caption: "카드 크기")
    #expect(rows.map(MetricFixture.summary) == ["height 45 pt", "height 33 pt"])
    #expect(groups.map(MetricFixture.summary) == ["margin 17 pt", "margin 21 pt"])
    for read in [rows, groups] {
      #expect(read.map { $0.qualifiers["orientation"] } == ["portrait", "landscape"])
    }
    #expect(sizes.map(MetricFixture.summary) == ["width 120 pt", "height 90 pt"])
  }

  @Test(
    "A unit in a line of its own is the table's above or below it",
    arguments: [
      "Bar heights\n\nUnit: pt\n\n| Bar | Height |\n|---|---|\n| Dock | 61 |\n",
      "| 막대 | 높이 |\n|---|---|\n| 독 | 61 |\n\n(단위: pt)\n",
    ])
  func unitLines(text: String) throws {
    let metrics = try GuidelineReadersTests.read("# Bars\n\n" + text).passages.flatMap(\.metrics)
    #expect(metrics.map(MetricFixture.summary) == ["height 61 pt"])
  }

  @Test("A line of a list that names and counts is read as a row is")
  func countingLines() throws {
    let text = """
      # Grid

      - Columns: 10
      - 컬럼: 6칼럼
      - Headline: 3 lines
      - Score: 4
      - Example: 2 pictures
      """
    let metrics = try GuidelineReadersTests.read(text).passages.flatMap(\.metrics)
    #expect(
      metrics.map(MetricFixture.summary) == [
        "count 10 columns", "count 6 columns", "count 3 lines",
      ])
  }

  @Test("A first column of ranges of screens names rows, one of names says what is measured")
  func ranges() {
    let screens = metrics(
      header: ["Viewport", "Columns", "Gutter"],
      [["< 500 px", "5", "14 px"], ["500–899 px", "10", "22 px"]], component: nil)
    let tokens = metrics(header: ["Spacing token", "Value"], [["md", "14px"]], component: nil)
    #expect(
      screens.map(MetricFixture.summary) == [
        "count 5 columns", "spacing 14 px", "count 10 columns", "spacing 22 px",
      ])
    #expect(screens.map { $0.qualifiers["viewport"] }.last == "500–899 px")
    #expect(tokens.map(MetricFixture.summary) == ["spacing 14 px"])
  }

  @Test("A heading bounds no column that is the default or stands beside a bounded one")
  func exactColumns() {
    let beside = metrics(
      header: ["Platform", "Usual size", "Minimum size"], [["iOS", "46 pt", "30 pt"]],
      caption: "Minimum sizes")
    let alone = metrics(
      header: ["Platform", "Default size", "Compact"], [["iOS", "46 pt", "30 pt"]],
      caption: "Minimum sizes")
    #expect(beside.map(MetricFixture.summary) == ["size 46 pt", "size 30… pt"])
    #expect(alone.map(MetricFixture.summary) == ["size 46 pt", "size 30… pt"])
  }

  @Test(
    "A first row of values is no header, and one of screens is",
    arguments: [
      (["Phone", "14 pt"], [["Tablet", "22 pt"]], ["margin 14 pt", "margin 22 pt"]),
      (
        ["Corner radius", "14 pt"], [["Height", "22 pt"]],
        ["radius 14 pt", "height 22 pt"]
      ),
      (["Breakpoint", "500 px"], [["Gap", "22 px"]], ["spacing 22 px"]),
      (
        ["Property", "500 px", "900 px"], [["Gap", "22 px", "30 px"]],
        ["spacing 22 px", "spacing 30 px"]
      ),
    ] as [([String], [[String]], [String])])
  func headerless(first: [String], rows: [[String]], summaries: [String]) {
    let read = metrics(header: first, rows, component: nil, caption: "Margins")
    #expect(read.map(MetricFixture.summary) == summaries)
  }

  @Test("A column of Korean names beside the English ones confirms each number")
  func namesInBothLanguages() {
    let read = metrics(
      header: ["항목", "Item", "Value"],
      [["카드 높이", "Card height", "81 pt"], ["모서리 반경", "Corner radius", "7 pt"]], component: nil)
    #expect(read.map(MetricFixture.summary) == ["height 81 pt", "radius 7 pt"])
    #expect(read.map(\.confirmed?.language) == [.ko, .ko])
    #expect(read.map(\.confirmed?.line) == [3, 4])
  }

  @Test("Rows between bars or tabs are a table without a line below the first, also in parts")
  func unruled() throws {
    let texts = [
      "# Heights\n\n| Small | 27 pt |\n| Large | 47 pt |\n",
      "# Heights\n\nSmall | 27 pt\nLarge | 47 pt\n",
      "# Heights\n\nKind\tHeight\nSmall\t27 pt\nLarge\t47 pt\n",
      "# Heights\n\n<table><tr><td>Small</td><td>27 pt</td></tr>"
        + "<tr><td>Large</td><td>47 pt</td></tr></table>\n",
      "Heights\n\nKind\tIcon height\nSmall\t27 pt\n47 pt\n",
      "Heights\n\nKind\tIcon height\tUse\nSmall\t27 pt\tlists\nLarge\t47 pt\n",
    ]
    for text in texts {
      let metrics = try GuidelineReadersTests.read(text).passages.flatMap(\.metrics)
      #expect(metrics.map(MetricFixture.summary) == ["height 27 pt", "height 47 pt"], "\(text)")
    }
  }

  @Test("Rows of translated tables are known by their place, be one missing, and others differ")
  func translatedRows() throws {
    func read(_ english: [String], _ korean: [String]) throws -> [Bool] {
      let text = """
        # Sheets

        <table><tr><th>Screen</th><th>Margin</th></tr>
        \(english.joined(separator: "\n"))
        </table>

        <table>
        <tr><th>화면</th>
        <th>여백</th></tr>
        \(korean.joined(separator: "\n"))
        </table>
        """
      return try GuidelineReadersTests.read(text).passages.flatMap(\.metrics)
        .map { $0.confirmed != nil }
    }
    func row(_ name: String, _ value: String) -> String {
      "<tr><td>\(name)</td><td>\(value)</td></tr>"
    }
    let english = [row("Phone", "17 pt"), row("Tablet", "25 pt"), row("Desktop", "33 pt")]
    let korean = [
      row("휴대폰", "17pt").replacing("</td><td>", with: "</td>\n<td>"), row("태블릿", "25pt"),
      row("데스크톱", "33pt"),
    ]
    #expect(try read(english, korean) == [true, true, true])
    #expect(try read(english, [korean[0], korean[2]]) == [true, false, true])
    #expect(
      try read(english, [korean[0], row("태블릿", "26pt"), korean[2]]) == [true, false, true, false])
  }

  @Test(
    "What a row is called is what its value and its remark are about",
    arguments: [
      Table(
        header: ["Token", "Value"], row: ["Min touch target", "44pt"], metrics: ["touch target"]),
      Table(
        header: ["규칙", "값"], row: ["최소 터치 영역", "40×40px (링크·버튼·탭 전부 포함)"],
        metrics: ["touch target", "touch target"]),
      Table(
        header: ["Parameter", "Value"], row: ["Help button", "14 pt"], metrics: ["help button"]),
      Table(
        header: ["후보", "규칙"], row: ["카드", "폭은 최대 300px이고 가운데에 두며 여백은 그대로 둔다"],
        metrics: ["card"]),
    ])
  func rowSubjects(table: Table) {
    let read = metrics(header: table.header, [table.row], component: nil, language: .ko)
    #expect(read.map(\.subject) == table.metrics)
  }

  @Test("A column of values stays one though a cell of it holds none")
  func mixedColumns() {
    let read = metrics(
      header: ["요소", "최소", "권장", "최대"],
      [
        ["버튼 높이", "40px", "48px", "56px"], ["카드 높이", "60px", "내용에 따름", "90px"],
        ["제목 높이", "20px", "24px", "28px"], ["탭 개수", "2", "4", "5"],
      ],
      component: nil, language: .ko)
    #expect(
      read.map(MetricFixture.summary) == [
        "height 40… px", "height 48 px", "height …56 px", "height 60… px", "height …90 px",
        "height 20… px", "height 24 px", "height …28 px", "count 2… tabs", "count 4 tabs",
        "count …5 tabs",
      ])
  }

  @Test("Words among values name no row, and what is empty qualifies nothing")
  func wordsAmongValues() {
    let read = metrics(
      header: ["Place", "Desktop", "Tablet"],
      [["inner", "10px", "8px"], ["outer", "20px", "as desktop"], ["both", "`x`", "6px"]],
      component: nil, caption: "Padding")
    #expect(
      read.map(MetricFixture.summary) == [
        "margin 10 px", "margin 8 px", "margin 20 px", "margin 6 px",
      ])
    #expect(read[2].qualifiers == ["device": "desktop", "place": "outer"])
    #expect(read[3].qualifiers == ["device": "tablet", "place": "both"])
  }

  @Test("Each of several values in a cell is of the platform behind it")
  func platformsInCells() {
    let read = metrics(
      header: ["Token", "Value"], [["Min button height", "44pt (iOS), 60pt (visionOS)"]],
      component: nil)
    #expect(read.map(\.platforms) == [[.iOS], [.visionOS]])
    #expect(read.map(MetricFixture.summary) == ["height 44… pt", "height 60… pt"])
  }

  @Test("Generations of a device are of its platform")
  func generations() {
    let rows = [
      ["Apple Watch Max", "400", "500"], ["5 and later", "300", "400"], ["Series 4", "200", "300"],
      ["Others", "100", "200"],
    ]
    let header = ["Series", "Width (pixels)", "Height (pixels)"]
    func platforms(_ rows: [[String]]) -> [[Platform]] {
      let found = metrics(header: header, rows)
      return stride(from: 0, to: found.count, by: 2).map { found[$0].platforms }
    }
    let inherited = platforms([rows[3]])[0]
    #expect(platforms(rows) == [[.watchOS], [.watchOS], [.watchOS], inherited])
    #expect(
      platforms(rows + [["iPhone", "600", "900"]])
        == [[.watchOS], inherited, inherited, inherited, [.iOS]])
  }

  @Test("Columns named by their sizes give them where the cells hold check marks")
  func sizesOfColumns() {
    let metrics = metrics(
      header: ["Shape", "Small (30 pt)", "Extra large (60 pt)"],
      [["Round", "✓", ""], ["Square", "", "✓"]], component: "buttons")
    #expect(metrics.map(MetricFixture.summary) == ["size 30 pt", "size 60 pt"])
    #expect(metrics.map { $0.qualifiers["column"] } == ["small", "extra large"])
    #expect(metrics.map(\.source.line) == [1, 1])
  }

  @Test("One dimension in the caption is the only one of a single number")
  func oneDimension() {
    let metrics = metrics(
      header: ["Regular tab bars", "Compact tab bars"], [["31pt (93px @3x)", "23pt (69px @3x)"]],
      caption: "Target width (wide icons)")
    #expect(
      metrics.map(MetricFixture.summary)
        == ["width 31 pt", "width 93 px @3x", "width 23 pt", "width 69 px @3x"])
    #expect(metrics[0].qualifiers == ["shape": "wide", "context": "regular"])
  }

  @Test("A cell that says there is no value names no row", arguments: ["N/A", "–", "없음", ""])
  func placeholders(cell: String) {
    let metrics = metrics(
      header: ["Platform", "@2x (px)", "@3x (px)"],
      [["iOS", "120x120", "180x180"], ["macOS", "90x90", cell]])
    #expect(
      metrics.map(MetricFixture.summary) == [
        "width 120 px @2x", "height 120 px @2x", "width 180 px @3x", "height 180 px @3x",
        "width 90 px @2x", "height 90 px @2x",
      ])
    #expect(metrics[0].qualifiers["row"] == nil)
  }

  @Test("Columns can name what is measured, the platform and the unit")
  func roles() {
    let metrics = metrics(
      header: ["Component", "Platform", "Metric", "Value", "Unit"],
      [
        ["Tab bar", "iOS", "height", "49", "pt"], ["Tab bar", "tvOS", "height", "68", "pt"],
        ["Title", "iOS", "max length", "15", "characters"],
      ], component: nil)
    #expect(
      metrics.map(MetricFixture.summary) == [
        "height 49 pt", "height 68 pt", "length …15 characters",
      ])
    #expect(metrics.map(\.subject) == ["tab bar", "tab bar", "title"])
    #expect(metrics.map(\.platforms) == [[.iOS], [.tvOS], [.iOS]])
    #expect(
      metrics.allSatisfy { $0.qualifiers["unit"] == nil && $0.qualifiers["component"] == nil })
  }

  @Test("A table of what belongs to each size names its rows by the size, signs kept")
  func tracking() {
    let metrics = metrics(
      header: ["Size (points)", "Tracking (1/1000em)", "Tracking (points)"],
      [["6", "+41", "+0.24"], ["17", "-26", "-0.43"]])
    #expect(metrics.map(MetricFixture.summary) == ["tracking 0.24 pt", "tracking -0.43 pt"])
    #expect(metrics.map { $0.qualifiers["size"] } == ["6", "17"])
  }

  @Test("A share of nothing known is that of a conversion")
  func conversions() {
    let metrics = metrics(
      header: ["Phone", "Ratio", "Height of a tab"], [["Small", "70.2%", "31 pt"]], component: nil)
    #expect(metrics.map(MetricFixture.summary) == ["height 31 pt"])
  }

  @Test("A first column of screens names rows, be the unit in the header")
  func screens() {
    let metrics = metrics(
      header: ["Screen size (portrait, pt)", "Small (pt)"], [["430×932", "170x170"]])
    #expect(metrics.map(MetricFixture.summary) == ["width 170 pt", "height 170 pt"])
  }

  @Test("A sentence in a cell holds for the platform of its row")
  func sentences() {
    let metrics = metrics(
      header: ["Platform", "Guideline"],
      [
        ["iOS", "Use three to five tabs so that each stays easy to tap."],
        ["watchOS", "Use no more than two buttons side by side in a row."],
      ])
    #expect(metrics.map(MetricFixture.summary) == ["count 3…5 tabs", "count …2 buttons"])
    #expect(metrics.map(\.platforms) == [[.iOS], [.watchOS]])
  }

  @Test("A column can say the bound")
  func bounds() {
    let metrics = metrics(
      header: ["Maximum width", "Maximum height"], [["200 pt", "68 pt"]],
      caption: "Create a branded logo image to show beside the tab bar.")
    #expect(metrics.map(MetricFixture.summary) == ["width …200 pt", "height …68 pt"])
    #expect(metrics[0].subject == "logo image")
  }

  @Test("A platform's page is nothing that can be measured")
  func platformPage() {
    let metrics = metrics(
      header: ["Maximum width"], [["200 pt"]], component: "designing-for-tvos",
      caption: "Use these image sizes.")
    #expect(metrics.map(\.subject) == ["image"])
  }

  @Test("A row's header says what its cell measures, also where merged cells moved it")
  func rowHeaders() {
    let metrics = metrics(
      header: ["Sidebar size", "Sidebar component", "Default metrics"],
      [
        ["Small", "Row height", "24 pt"], ["Icon size", "16x16 px @1x", ""],
        ["Text size (style)", "11 pt (Subhead)", ""], ["SF Symbol scale", "Medium *", ""],
        ["All", "Horizontal spacing between cells", "17 pt"],
      ], component: "sidebars")
    #expect(
      metrics.map(MetricFixture.summary)
        == ["height 24 pt", "width 16 px @1x", "height 16 px @1x", "size 11 pt", "spacing 17 pt"])
    #expect(metrics[0].qualifiers == ["sidebar size": "small"])
    #expect(metrics[3].qualifiers == ["sidebar size": "small"])
    #expect(metrics[1].subject == "sidebar icon")
  }

  @Test("A condition in a row's header is a qualifier, not a metric of its own")
  func conditions() {
    let metrics = metrics(
      header: ["Text size", "Text weight", "Minimum contrast ratio"],
      [
        ["Up to 17 points", "All", "4.5:1"], ["18 points and larger", "All", "3:1"],
        ["All", "Bold", "3:1"],
      ],
      component: nil)
    #expect(metrics.map(MetricFixture.summary) == ["ratio 4.5… :1", "ratio 3… :1", "ratio 3… :1"])
    #expect(metrics[0].qualifiers == ["text size": "Up to 17 points", "text weight": "all"])
    #expect(metrics[0].subject == "text")
  }

  @Test("A condition in parentheses behind what a row is about is no metric")
  func conditionsInParentheses() {
    let metrics = metrics(
      header: ["Text", "Minimum contrast"],
      [["Body text", "4.5:1"], ["Large text (18 pt and larger)", "3:1"]], component: nil)
    #expect(metrics.map(MetricFixture.summary) == ["ratio 4.5… :1", "ratio 3… :1"])
  }

  @Test("Under a column of sizes a row may be a height")
  func heightsAmongSizes() {
    let metrics = metrics(
      header: ["요소", "크기"], [["버튼 높이", "48px"], ["터치 영역", "44x44pt"]], component: nil,
      language: .ko)
    #expect(metrics.map(MetricFixture.summary) == ["height 48 px", "width 44 pt", "height 44 pt"])
  }

  @Test("Columns that say the same in both languages say it once")
  func bilingualColumns() {
    let metrics = metrics(
      header: ["Text", "텍스트", "Minimum contrast", "최소 대비"],
      [["Body", "본문", "4.5:1", "4.5:1"], ["Headline", "헤드라인", "3:1", "3:1"]], component: nil)
    #expect(metrics.map(MetricFixture.summary) == ["ratio 4.5… :1", "ratio 3… :1"])
  }

  @Test("A column of examples gives no number and names no subject")
  func examples() {
    let metrics = metrics(
      header: ["Text", "Length", "Example"],
      [["Button", "1–2 words", "“Wait 10 minutes”"], ["Label", "3 words", "“Slider of 44 pt”"]],
      component: nil)
    #expect(metrics.map(\.subject) == ["button", "label"])
    #expect(metrics.map(MetricFixture.summary) == ["length 1…2 words", "length 3 words"])
  }

  @Test("A name is the subject although the words in parentheses behind it only qualify")
  func glossedNames() {
    let metrics = metrics(
      header: ["Name", "Font size"],
      [["xs (extra small)", "11 px"], ["Large (default)", "17 px"], ["4xl", "37 px"]],
      component: nil)
    #expect(metrics.map(\.subject) == ["xs", "interface", "4xl"])
  }

  @Test("What has a corner radius is the thing, not its corner")
  func cornerRadius() {
    let rows = metrics(header: ["Property", "Value"], [["Corner radius", "14 pt"]])
    let columns = metrics(header: ["Element", "Corner radius"], [["Card", "12 pt"]])
    #expect((rows + columns).map(MetricFixture.summary) == ["radius 14 pt", "radius 12 pt"])
    #expect(!(rows + columns).contains { $0.subject.contains("corner") })
  }

  @Test("Line height and letter spacing measure no line and no letter")
  func textStyles() {
    let metrics = metrics(
      header: ["Style", "Line spacing (leading)", "Letter spacing"],
      [["Large title", "41 pt", "2 pt"]], component: nil)
    #expect(metrics.map(MetricFixture.summary) == ["line height 41 pt", "tracking 2 pt"])
    #expect(metrics.allSatisfy { !$0.subject.contains("letter") && $0.subject != "line" })
    #expect(metrics.allSatisfy { $0.qualifiers["column"] == nil })
    #expect(
      MetricFixture.read("Body text is 17 pt with a line spacing of 22 pt.") == [
        "size 17 pt", "line height 22 pt",
      ])
  }

  @Test("A Korean condition is a qualifier as well")
  func koreanConditions() {
    let metrics = metrics(
      header: ["텍스트 크기", "텍스트 굵기", "최소 대비 비율"],
      [["최대 17포인트", "모두", "4.5:1"], ["18포인트 이상", "모두", "3:1"], ["모두", "Bold", "3:1"]],
      component: nil, language: .ko)
    #expect(metrics.map(MetricFixture.summary) == ["ratio 4.5… :1", "ratio 3… :1", "ratio 3… :1"])
  }

  @Test("A column header can hold the unit, the scale and the platform")
  func headers() {
    let scaled = metrics(
      header: ["@2x (pixels)", "@3x (pixels) iPhone only", "Usage"],
      [["120x120", "180x180", "Home Screen"], ["167x167", "–", "Home Screen on iPad Pro"]],
      component: nil)
    #expect(
      scaled.map(MetricFixture.summary) == [
        "width 120 px @2x", "height 120 px @2x", "width 180 px @3x", "height 180 px @3x",
        "width 167 px @2x", "height 167 px @2x",
      ])
    #expect(scaled.map(\.platforms) == [[], [], [.iOS], [.iOS], [.iPadOS], [.iPadOS]])
    let plain = metrics(
      header: ["Series", "Screen size", "Width (pixels)", "Height (pixels)"],
      [["7 and later", "41 mm", "352", "430"], ["4, 5, and 6", "40 mm", "324", "394"]],
      component: nil)
    #expect(
      plain.map(MetricFixture.summary)
        == ["width 352 px", "height 430 px", "width 324 px", "height 394 px"])
  }

  @Test("Words, dots and names in cells are no metrics")
  func noMetrics() {
    #expect(
      metrics(
        header: ["Element", "iOS", "Guidance"],
        [
          ["Buttons", "●", "Write a title that fits."],
          ["iPhone 14", "Compact width", "June 21, 2023"],
        ]
      ).isEmpty)
  }

  @Test("A Korean table gives the same as an English one")
  func korean() {
    let metrics = metrics(
      header: ["일반 탭 막대", "소형 탭 막대"], [["31pt (93px @3x)", "23pt (69px @3x)"]],
      caption: "대상 너비(넓은 아이콘)", language: .ko)
    #expect(metrics.map(MetricFixture.summary).first == "width 31 pt")
    #expect(metrics[0].qualifiers == ["shape": "wide", "context": "regular"])
    #expect(metrics[0].subject == "tab bar icon")
  }

  @Test("Columns of a table without borders are found by what repeats")
  func flattened() throws {
    func lines(_ texts: String...) -> [TextLine] {
      texts.enumerated().map { TextLine(text: $1, line: $0 + 1) }
    }
    let table = try #require(
      FlattenedTable.table(
        of:
          lines(
            "Regular tab bars Compact tab bars", "25x25 pt (75x75 px @3x) 18x18 pt (54x54 px @3x)",
            "25x25 pt (50x50px @2x) 18x18 pt (36x36 px @2x)")))
    #expect(table.header.map(\.text) == ["Regular tab bars", "Compact tab bars"])
    #expect(
      table.rows.map { $0.map(\.text) } == [
        ["25x25 pt (75x75 px @3x)", "18x18 pt (54x54 px @3x)"],
        ["25x25 pt (50x50px @2x)", "18x18 pt (36x36 px @2x)"],
      ])
    #expect(table.rows[1][1].line == 3)
    let bounds = try #require(
      FlattenedTable.table(of: lines("Maximum width Maximum height", "200 pt 68 pt")))
    #expect(bounds.header.map(\.text) == ["Maximum width", "Maximum height"])
    let labelled = try #require(
      FlattenedTable.table(
        of:
          lines("Control Icon", "Regular 17x17 px", "Small 14x13 px")))
    #expect(
      labelled.rows.map { $0.map(\.text) } == [["regular", "17x17 px"], ["small", "14x13 px"]])
  }

  @Test(
    "Prose is no flattened table",
    arguments: [
      ["A bar is 50 points high.", "It has 3 tabs."], ["Tabs"], [], ["Use 44x44 pt for targets."],
      ["512x512 px"], ["One", "Two", "44 pt"],
    ])
  func notFlattened(texts: [String]) {
    let lines = texts.enumerated().map { TextLine(text: $1, line: $0 + 1) }
    #expect(FlattenedTable.table(of: lines)?.rows.count == nil)
  }
}
