import Foundation
import TestSupport
import Testing

/// A rule as a team writes it: a line of a list, a bold lead, or a row of a table.
struct OwnRule {
  let language: String
  let heading: String
  let text: String
  var isRow = false
}

/// How a page sets its rules.
enum RuleForm: String, CaseIterable {
  case items
  case leads

  func text(of rule: OwnRule) -> String {
    if rule.isRow { return "| \(rule.text) |\n" }
    return self == .items ? "- \(rule.text)\n" : "**\(rule.text)**\n\n"
  }
}

@Suite("A team's rules in its own words, held against Apple's")
struct OwnWordingTests {
  @Test(
    "Most conflicts are found without ids or Apple's words, and hardly any where there is none",
    arguments: RuleForm.allCases)
  func conflicts(form: RuleForm) throws {
    let rows = try LabelledTable("own-wordings").rows
    func rules(_ column: String) -> [OwnRule] {
      rows.map { OwnRule(language: $0["language"], heading: $0["heading"], text: $0[column]) }
    }
    #expect(rows.count == 45)
    let found = try Self.conflicts(among: rules("conflicting"), form)
    let alarms = try Self.conflicts(among: rules("agreeing"), form)
    print("Own rules as \(form): \(found.count) conflicts found, \(alarms.count) false alarms")
    #expect(found.count >= 43)
    #expect(alarms.count <= 2, "\(alarms)")
  }

  @Test("Four teams' conflicts are found in prose and in tables, in sets seen and unseen")
  func teams() throws {
    let sets = Dictionary(grouping: try LabelledTable("own-conflicts").rows) { $0["set"] }
    for (set, rows) in sets.sorted(by: { $0.key > $1.key }) {
      let rules = rows.map { row in
        OwnRule(
          language: row["language"], heading: row["heading"], text: row["text"],
          isRow: row["form"] == "table")
      }
      let found = try Self.conflicts(among: rules, .items)
      let labels = rows.filter { $0["expected"] == "conflict" }.map { $0["text"] }
      let scores = Scores(expected: labels, found: found.sorted())
      print("Own rules of teams, \(set): \(scores)")
      if ProcessInfo.processInfo.environment["HIG_MISTAKES"] != nil, set == "tuned" {
        print(scores.mistakes(atMost: 60))
      }
      #expect(scores.recall >= (set == "tuned" ? 0.91 : 0.75), "\(set): \(scores)")
      #expect(scores.precision >= 0.95, "\(set): \(scores)")
    }
  }

  /// An invented company, and the least recall and precision of its conflicts.
  struct Company: CustomTestStringConvertible {
    let name: String
    let least: (recall: Double, precision: Double)

    var testDescription: String { name }
  }

  @Test(
    "Of a company's whole guideline, written blind, many conflicts are found",
    arguments: [
      Company(name: "Sotbab", least: (0.92, 0.94)), Company(name: "Haneul", least: (0.72, 0.87)),
      Company(name: "Dalli", least: (0.79, 0.93)),
    ])
  func company(_ company: Company) throws {
    let folder = try TemporaryFolder()
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    let pages = HigCommand.checkout.appending(
      path: "Tests/CommandTests/Companies/\(company.name)")
    #expect(try command.run("ingest", pages.path, "--database", base).status == 0)
    let found = try Self.conflictingPlaces(in: base, command)
    let rows = try LabelledTable("own-company").rows.filter { $0["company"] == company.name }
    let labels = rows.filter { $0["expected"] == "conflict" }.map { "\($0["file"]):\($0["line"])" }
    let known = Set(rows.map { "\($0["file"]):\($0["line"])" })
    let scores = Scores(expected: labels, found: found.intersection(known).sorted())
    print("Own rules of \(company.name): \(scores)")
    #expect(rows.count >= 90 && labels.count == 40)
    #expect(
      scores.recall >= company.least.recall && scores.precision >= company.least.precision,
      "\(scores)")
  }

  @Test("What puts a component on a platform without it is a conflict, what denies it is none")
  func lackingPlatforms() throws {
    let statements = [
      "en": [
        ("Use a stepper for the amount on Apple Watch.", true),
        ("Ask for the PIN on iPhone in a digit entry view.", true),
        ("Support Dynamic Type on iPhone; leave the iPad out.", true),
        ("Support Dynamic Type on iPhone and iPad.", false),
        ("Open the chapters on Apple TV with a disclosure triangle.", true),
        ("Open the chapters on the Mac with a disclosure triangle.", false),
        ("Offer the daily quiz as an App Shortcut on the Mac.", true),
      ],
      "ko": [
        ("애플 워치 앱 아래쪽에 탭 막대를 둡니다.", true),
        ("애플 워치 앱에는 탭 막대를 두지 마세요.", false),
        ("iPhone의 설정 화면에도 시스템 도움말 버튼을 둡니다.", true),
        ("애플 TV의 목차는 펼침 삼각형으로 엽니다.", true),
      ],
    ]
    try expectConflicts(in: statements)
  }

  @Test("What only resembles a conflict is none")
  func resemblances() throws {
    try expectConflicts(in: [
      "en": [
        (
          "The button that cancels what an alert announced is always called \"Back out\" and never"
            + " \"Cancel\".", true
        ),
        ("The button that cancels what an alert announced is always called \"Cancel\".", false),
        ("Cancelling a Haneul subscription always takes a few easy steps.", false),
        ("The chime for a stamp plays even in silent mode.", true),
        ("The card sheet has a pattern at 6% opacity.", false),
      ],
      "ko": [
        ("**애플 TV.** 남은 혜택은 게이지로 보여 줘요.", true),
        ("파일을 내려받을 때는 남은 양을 알 수 있는 진행 막대를 보여 줘요.", false),
        ("실시간 현황의 문구는 담당자 두 분이 살펴본 뒤에 내요.", false),
      ],
    ])
  }

  @Test("A rule's reasons, rules for other platforms and contrasts of graphics are no conflicts")
  func besideTheMatter() throws {
    try expectConflicts(in: [
      "en": [
        (
          "**Rank buttons by their importance.** A button with a photo replaces the illustration in"
            + " an app icon.", false
        ),
        ("Rotate the sky of the planetarium slowly for everyone.", false),
      ],
      "ko": [
        ("**단추는 큼직하게 그립니다.** 앱 아이콘에는 그림보다 사진을 씁니다.", false),
        ("앱 아이콘에는 그림보다 사진을 씁니다.", true),
        ("체크 표시의 대비는 3:1 이상으로 합니다.", false),
        ("작은 글자의 대비는 3:1 이상으로 합니다.", true),
      ],
    ])
  }

  /// Expects conflicts on the lines of those `statements` that are marked, and on no others.
  private func expectConflicts(in statements: [String: [(String, Bool)]]) throws {
    let folder = try TemporaryFolder()
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    var expected: Set<String> = []
    for (language, statements) in statements {
      let page = "---\nauthority: Haneul\n---\n\n" + statements.map { "- \($0.0)\n" }.joined()
      try folder.write(page, to: "Design/\(language).md")
      for (place, statement) in statements.enumerated() where statement.1 {
        expected.insert("\(language).md:\(place + 5)")
      }
    }
    #expect(
      try command.run("ingest", folder.path("Design"), "--database", base).status == 0)
    #expect(try Self.conflictingPlaces(in: base, command) == expected)
  }

  @Test("A price or an hour beside it hides no conflict, and a number of what a rule names is none")
  func besideNumbers() throws {
    let conflicting = [
      OwnRule(
        language: "en", heading: "Privacy",
        text: "Before the tracking question, offer a voucher of 5,000 won so that people allow it."),
      OwnRule(
        language: "ko", heading: "활동 링", text: "아침 일곱 시마다 활동 링을 얼마나 채웠는지 알림으로 알린다."),
    ]
    let agreeing = OwnRule(
      language: "en", heading: "Privacy",
      text: "Mask all but the last four digits of a card number.")
    let found = try Self.conflicts(among: conflicting + [agreeing], .items)
    #expect(found == Set(conflicting.map(\.text)))
  }

  @Test("What a number counts, what is kept off and what a subject's clause denies are told apart")
  func counted() throws {
    let conflicting = [
      OwnRule(
        language: "en", heading: "Context menus",
        text: "Nest the choices of a context menu three deep."),
      OwnRule(
        language: "en", heading: "App Clips",
        text: "The App Clip Code on a ticket is 11 mm in size."),
      OwnRule(
        language: "en", heading: "Starting", text: "A tip explains the puzzle in six sentences."),
      OwnRule(language: "ko", heading: "페이지 제어기", text: "페이지 제어기 하나로 15쪽까지 넘깁니다."),
      OwnRule(
        language: "ko", heading: "시트",
        text: "편지 시트는 쓸어내려도 닫히지 않게 막고 닫기 단추로만 닫습니다."),
      OwnRule(language: "ko", heading: "알림", text: "알림에 병명과 먹는 약을 그대로 적는다."),
      OwnRule(
        language: "ko", heading: "위젯",
        text: "위젯의 점수가 조금 지난 것이면 빈 자리표시로 덮는다."),
    ]
    let agreeing = [
      OwnRule(language: "ko", heading: "알림", text: "알림에는 병명이나 먹는 약을 넣지 않는다."),
      OwnRule(
        language: "ko", heading: "위젯",
        text: "위젯의 점수가 조금 지난 것이더라도 빈 자리표시로 덮지 말고 그대로 보여 준다."),
      OwnRule(
        language: "en", heading: "Live Activities",
        text: "Keep advertising and offers off a Live Activity."),
      OwnRule(
        language: "en", heading: "Wallet", text: "No text, no barcode in the images of a pass."),
      OwnRule(
        language: "en", heading: "Apple Pay",
        text: "Members who pay with Apple Pay need no account of ours."),
    ]
    let found = try Self.conflicts(among: conflicting + agreeing, .items)
    #expect(found == Set(conflicting.map(\.text)))
  }

  @Test("Overriding a setting and preferring the other thing are conflicts, a stricter row is none")
  func turnedRound() throws {
    let conflicting = [
      OwnRule(language: "en", heading: "Sound", text: "Play the bark even in silent mode."),
      OwnRule(language: "ko", heading: "소리", text: "무음 모드여도 짖는 소리를 들려줍니다."),
      OwnRule(
        language: "en", heading: "App icon",
        text: "In the app icon, prefer a photo to an illustration."),
      OwnRule(language: "ko", heading: "앱 아이콘", text: "앱 아이콘에는 그림보다 사진을 씁니다."),
      OwnRule(language: "ko", heading: "목록", text: "구분 제어기 | iPhone에서 최대 7칸", isRow: true),
    ]
    let agreeing = [
      OwnRule(language: "ko", heading: "버튼", text: "강조 버튼 | 한 화면에 1개", isRow: true),
      OwnRule(language: "en", heading: "Text", text: "Smallest text | 13 pt", isRow: true),
      OwnRule(
        language: "en", heading: "Live Activities", text: "Coupons in a Live Activity | never",
        isRow: true),
    ]
    let found = try Self.conflicts(among: conflicting + agreeing, .items)
    #expect(found == Set(conflicting.map(\.text)))
  }

  @Test("Another purpose or name and a shorter interval are conflicts, the same ones are none")
  func otherPurposes() throws {
    let conflicting = [
      OwnRule(
        language: "en", heading: "Notifications",
        text: "Use the app badge for the number of steps walked today."),
      OwnRule(language: "ko", heading: "경고", text: "경고를 취소하는 버튼의 이름은 ‘나중에 하기’로 적는다."),
      OwnRule(language: "ko", heading: "탭 막대", text: "글에 집중하라고, 글을 열면 탭 막대를 감추기로 했다."),
      OwnRule(language: "ko", heading: "평가와 리뷰", text: "평가 요청은 나흘 간격으로 다시 띄운다."),
    ]
    let agreeing = [
      OwnRule(
        language: "en", heading: "Notifications",
        text: "Use the app badge for the number of unread notifications."),
      OwnRule(language: "ko", heading: "경고", text: "경고를 취소하는 버튼의 이름은 ‘취소’로 적는다."),
      OwnRule(language: "ko", heading: "평가와 리뷰", text: "평가 요청은 보름 간격으로 다시 띄운다."),
    ]
    let found = try Self.conflicts(among: conflicting + agreeing, .items)
    #expect(found == Set(conflicting.map(\.text)))
  }

  /// Where a page differs from Apple's rules, as `document:line`.
  private static func conflictingPlaces(
    in base: String, _ command: HigCommand
  ) throws -> Set<String> {
    let report = try command.run("audit", "--own", "--json", "--database", base).json()
    let rows = try #require(report["rows"] as? [[String: Any]])
    return Set(
      rows.compactMap { row -> String? in
        guard ["looser", "contradicts"].contains(row["relation"] as? String),
          let place = (row["own"] as? [String: Any])?["place"] as? [String: Any],
          let document = place["document"] as? String, let line = place["line"] as? Int
        else { return nil }
        return "\(document):\(line)"
      })
  }

  /// The texts of those of `rules` that `hig audit --own` calls looser than a rule of Apple's, or
  /// contradicting one.
  ///
  /// Each language is an authority of its own, so that no rule is the translation of another.
  private static func conflicts(among rules: [OwnRule], _ form: RuleForm) throws -> Set<String> {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    var places: [String: String] = [:]
    for language in ["en", "ko"] {
      var page = "---\nauthority: Haneul \(language)\n---\n\n# Haneul\n"
      var last: OwnRule?
      for rule in rules where rule.language == language {
        if rule.heading != last?.heading { page += "\n## \(rule.heading)\n\n" }
        if rule.isRow, last?.isRow != true || rule.heading != last?.heading {
          page += language == "en" ? "| What | Limit |\n" : "| 항목 | 기준 |\n"
          page += "|---|---|\n"
        }
        last = rule
        let line = page.count { $0 == "\n" } + 1
        places["\(language).md:\(line)"] = rule.text
        page += form.text(of: rule)
      }
      try folder.write(page, to: "\(language)/\(language).md")
      let run = try command.run("ingest", folder.path(language), "--database", base)
      #expect(run.status == 0, "\(run.errors)")
    }
    return Set(try conflictingPlaces(in: base, command).compactMap { places[$0] })
  }
}
