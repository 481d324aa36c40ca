internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

/// The texts of the user interface in both languages; pages contain no others.
enum Words {
  static let siteName = Phrase("hig guidelines", "hig 가이드라인")
  static let purpose = Phrase(
    "Interface guidelines in English and Korean",
    "영어와 한국어로 읽는 인터페이스 가이드라인")
  static let skipToContent = Phrase("Skip to content", "본문으로 건너뛰기")
  static let navigation = Phrase("Parts of the site", "사이트 구성")
  static let breadcrumbs = Phrase("Where this page is", "현재 위치")
  /// Examples of queries: words, a size, an API, initial consonants.
  static let queries = ["탭 바 배지", "app icon size", "44pt", "UITabBar", "ㅌㅂ"]
  static let home = Phrase("Home", "처음")
  static let search = Phrase("Search", "찾기")
  static let searchLabel = Phrase("Search the guidelines", "가이드라인 찾기")
  static let searchHint = Phrase("tab bar badge, 44pt, UITabBar …", "탭 바 배지, 44pt, ㅌㅂ …")
  static let languages = Phrase("Language", "언어")
  static let both = Phrase("Both", "둘 다")
  static let footer = Phrase(
    "Served from this machine; nothing leaves it.", "이 컴퓨터에서 제공하며 아무것도 밖으로 나가지 않습니다.")
  static let api = Phrase("API description", "API 설명")

  static let components = Phrase("Components", "구성 요소")
  static let otherGroup = Phrase("Other documents", "그 밖의 문서")
  static let newInEditions = Phrase("What is new between editions", "판 사이에 달라진 내용")
  /// The heading of a picture of a rule; `nil` for one that shows the parts of something.
  static func judgement(of kind: PictureDescription.Kind) -> Phrase? {
    switch kind {
    case .anatomy: nil
    case .do: Phrase("Do", "이렇게 하세요")
    case .dont: Phrase("Don’t", "이렇게 하지 마세요")
    }
  }
  static func picture(_ parts: String) -> Phrase {
    parts.isEmpty ? Phrase("Picture", "그림") : Phrase("Picture: \(parts)", "그림: \(parts)")
  }
  static let searchNeedsScript = Phrase(
    "Searching here takes JavaScript; the components are listed without it.",
    "여기서 찾으려면 JavaScript가 필요합니다. 구성 요소 목록은 없어도 볼 수 있습니다.")
  static let showAll = Phrase("Show all", "모두 보기")
  static let showMore = Phrase("Show more", "더 보기")
  static let browse = Phrase("Browse by component", "구성 요소별로 보기")

  static let filters = Phrase("Narrow down", "좁혀 보기")
  static let apply = Phrase("Apply", "적용")
  static let platform = Phrase("Platform", "플랫폼")
  static let component = Phrase("Component", "구성 요소")
  static let kind = Phrase("Kind", "종류")
  static let any = Phrase("Any", "전체")
  static let relaxed = Phrase(
    "Nothing has all of it; these come nearest.", "모두 맞는 내용은 없어 가장 가까운 결과를 보여 줍니다.")
  static let nothingChanged = Phrase("Nothing changed.", "달라진 것이 없습니다.")
  static let onlyEnded = Phrase(
    "Whatever matches has ended.", "맞는 규칙은 모두 끝난 것뿐입니다.")
  static let holdsNow = Phrase("Holds now", "지금 유효한 규칙")
  static let endedRules = Phrase("Rules that ended", "끝난 규칙")
  static let asleep = Phrase("Checks that sleep", "쉬는 검사")
  static let nothingFound = Phrase(
    "Nothing was found. Try fewer words, or look through the components.",
    "찾은 내용이 없습니다. 낱말을 줄이거나 구성 요소 목록을 살펴보세요.")
  static let searchEmpty = Phrase(
    "Type what you are looking for: a component, an API, a number, in English or Korean.",
    "찾는 내용을 입력하세요. 구성 요소, API, 수치를 영어나 한국어로 찾을 수 있습니다.")

  static let rule = Phrase("Rule", "규칙")
  static let numbers = Phrase("Numbers", "수치")
  static let drawnToScale = Phrase("Drawn to scale", "실제 비율로 그린 그림")
  static let checks = Phrase("Checks", "검사")
  static let uncheckable = Phrase("No program can check this:", "프로그램으로 확인할 수 없습니다:")
  static let noCheck = Phrase("No check yet.", "아직 검사가 없습니다.")
  static let sources = Phrase("Stated in", "출처")
  static let editions = Phrase("What each edition says", "판마다 하는 말")
  static let undated = Phrase("undated", "판 미상")
  static let related = Phrase("Related rules", "관련 규칙")
  static let links = Phrase("Links", "링크")
  static let aliases = Phrase("Also known as", "다른 이름")
  static let copyMarkdown = Phrase("Copy as Markdown", "Markdown으로 복사")
  static let asMarkdown = Phrase("As Markdown", "Markdown으로 보기")
  static let copied = Phrase("Copied", "복사했습니다")
  static let permalink = Phrase("Permanent link", "고유 링크")
  static let comparedWithBefore = Phrase(
    "Words that came or went since the edition before are marked.",
    "앞선 판에서 더해지거나 빠진 낱말을 표시했습니다.")

  static let pages = Phrase("Pages", "페이지")
  static let previous = Phrase("Previous", "이전")
  static let next = Phrase("Next", "다음")
  static let sameGroup = Phrase("Beside it", "같은 묶음")
  static let answer = Phrase("In short", "한마디로")
  static let onThisPage = Phrase("On this page", "이 페이지에서")
  static let elsewhere = Phrase("Rules from other documents", "다른 문서의 규칙")
  static let documentsAbout = Phrase("Documents about it", "관련 문서")
  static let original = Phrase("Original page", "원문 페이지")

  static let documents = Phrase("Documents", "문서")
  static let document = Phrase("Document", "문서")
  static let edition = Phrase("Edition", "판")
  static let passages = Phrase("Passages", "단락")
  static let pairs = Phrase("Pairs", "쌍")
  static let rules = Phrase("Rules", "규칙")
  static let leftOut = Phrase("Left out", "제외한 줄")

  static let metrics = Phrase("Numbers", "수치")
  static let metricsLead = Phrase(
    "Every number the guidelines state, with the line that says so.",
    "가이드라인에 나오는 모든 수치와 그 수치가 적힌 줄입니다.")
  static let value = Phrase("Value", "값")
  static let measure = Phrase("Measures", "재는 것")
  static let subject = Phrase("Subject", "대상")
  static let unit = Phrase("Unit", "단위")
  static let source = Phrase("Source", "출처")
  static let contains = Phrase("Contains", "포함하는 말")
  static let tableOfNumbers = Phrase("Table of numbers", "수치 표")
  static let noNumbers = Phrase("No number matches.", "맞는 수치가 없습니다.")

  static let checksLead = Phrase(
    "Which rules a program can check, and why the others cannot be.",
    "프로그램으로 확인할 수 있는 규칙과 그럴 수 없는 까닭입니다.")
  static let checked = Phrase("Rules with a check", "검사가 있는 규칙")
  static let uncheckableRules = Phrase("Rules that need a person", "사람이 보아야 하는 규칙")
  static let threshold = Phrase("At present", "지금 쓰는 수치")
  static let examples = Phrase("Examples", "예")
  static let keepsRule = Phrase("Keeps the rule", "규칙을 지킴")
  static let breaksRule = Phrase("Breaks the rule", "규칙을 어김")
  static let reason = Phrase("Reason", "까닭")
  static let noChecks = Phrase("No rule names a check.", "검사가 지정된 규칙이 없습니다.")

  static let report = Phrase("Read a report", "보고서 읽기")
  static let reportLead = Phrase(
    "Drop the report of hig check or of another tool: SARIF, Xcode, checkstyle, SwiftLint, axe. Each "
      + "finding gets its guideline. The file stays on this machine.",
    "hig check나 다른 도구의 보고서를 놓으세요: SARIF, Xcode, checkstyle, SwiftLint, axe. 결과마다 지침을 붙여 "
      + "보여 줍니다. 파일은 이 컴퓨터를 떠나지 않습니다.")
  static let reportChoose = Phrase(
    "Drop a report here, or choose one:", "보고서를 여기에 놓거나 고르세요:")
  static let reportNeedsScript = Phrase(
    "This takes JavaScript; “hig explain FILE” does the same without.",
    "JavaScript가 필요합니다. ‘hig explain 파일’은 없어도 됩니다.")
  static let reportWorking = Phrase("Reading…", "읽는 중…")
  static let reportFailed = Phrase("This file cannot be read:", "읽을 수 없는 파일입니다:")
  static let reportEmpty = Phrase("The report has no findings.", "보고서에 결과가 없습니다.")
  static let reportFound = Phrase(
    "{} findings, {} with a guideline", "결과 {}건, 그중 지침이 있는 것 {}건")
  static let reportBare = Phrase("No guideline is about this.", "관련된 지침이 없습니다.")

  static let offline = Phrase("Without a network", "네트워크 없이 보기")
  static let offlineOffer = Phrase(
    "This browser can keep the site: its pages in this language, its search and its pictures, {} files of "
      + "[] MB. They then open without a network. Nothing is sent, and they can be removed here again.",
    "이 브라우저에 사이트를 저장할 수 있습니다. 이 언어의 페이지와 검색, 그림까지 파일 {}개, [] MB입니다. 저장하면 네트워크 없이도 "
      + "열립니다. 아무것도 보내지 않으며, 여기에서 다시 지울 수 있습니다.")
  static let offlineKept = Phrase(
    "This browser keeps {} files of this site, [] MB. They open without a network.",
    "이 브라우저에 이 사이트의 파일 {}개, [] MB가 저장되어 있습니다. 네트워크 없이도 열립니다.")
  static let offlineKeep = Phrase("Keep in this browser", "이 브라우저에 저장")
  static let offlineRemove = Phrase("Remove", "지우기")
  static let offlineFailed = Phrase(
    "Not everything could be kept.", "모두 저장하지 못했습니다.")

  static func leftOut(findings: Int) -> Bilingual<String> {
    Bilingual(
      en:
        "\(Wording.grouped(findings)) more findings are left out; “hig explain FILE --json” gives all.",
      ko: "결과 \(Wording.grouped(findings))건은 뺐습니다. ‘hig explain 파일 --json’은 모두 보여 줍니다.")
  }

  static let byEdition = Phrase("What changed", "달라진 내용")
  static let byEditionLead = Phrase(
    "What earlier editions said of this, beside what holds since.",
    "이전 판의 내용과 그 뒤의 내용을 나란히 보여 줍니다.")
  static let earlierEdition = Phrase("Compare the edition", "비교할 이전 판")
  static let laterEdition = Phrase("with the edition", "비교할 이후 판")
  static let firstEdition = Phrase("the first", "첫 판")
  static let editionNow = Phrase("the latest", "최신 판")
  static let differencesBetween = Phrase("Differences: {}", "달라진 내용 {}건")
  static let saidBefore = Phrase("Said before", "이전 내용")
  static let saysSince = Phrase("Says since", "이후 내용")
  static let notSaid = Phrase("nothing", "없음")

  static let byPlatform = Phrase("By platform", "플랫폼별 차이")
  static let byPlatformLead = Phrase(
    "Rules that do not hold everywhere, and numbers that differ.",
    "모든 플랫폼에 해당하지는 않는 규칙과 서로 다른 수치입니다.")
  static let sortBy = Phrase("Sort by {}", "{} 기준으로 정렬")
  static let holdsHere = Phrase("holds", "해당함")

  static let terms = Phrase("Terms", "용어")
  static let termsLead = Phrase(
    "What people call things; any of these names finds the same.",
    "사람들이 부르는 이름들입니다. 어느 이름으로 찾아도 같은 것을 찾습니다.")
  static let english = Phrase("English", "영어")
  static let korean = Phrase("Korean", "한국어")
  static let inCode = Phrase("In code", "코드에서")
  static let ambiguous = Phrase("means something else as well", "다른 뜻으로도 쓰임")

  static let audit = Phrase("Audit", "점검")
  static let auditLead = Phrase(
    "Where the guidelines contradict themselves or point at nothing.",
    "가이드라인이 서로 어긋나거나 없는 것을 가리키는 곳입니다.")
  static let lookedFor = Phrase("What is looked for", "살펴보는 내용")
  static let findings = Phrase("Findings", "찾은 수")
  static let consistent = Phrase("Nothing contradicts itself.", "어긋나는 내용이 없습니다.")

  static let nearest = Phrase("Did you mean", "혹시 이것을 찾으셨나요")
  static let error = Phrase("Error", "오류")

  static func rules(_ number: Int) -> Phrase { Wording.count(number, of: Phrase("rule", "규칙")) }
  static func numbers(_ number: Int) -> Phrase { Wording.count(number, of: Phrase("number", "수치")) }
  static func terms(_ number: Int) -> Phrase { Wording.count(number, of: Phrase("term", "용어")) }
  static func found(_ number: Int) -> Phrase { Wording.count(number, of: Phrase("result", "결과")) }

  static func corrected(_ text: String) -> Phrase {
    Phrase("Showing results for “\(text)”.", "‘\(text)’(으)로 찾은 결과입니다.")
  }

  static func resultsFor(_ query: String) -> Phrase {
    Phrase("Results for “\(query)”", "‘\(query)’ 찾기 결과")
  }

  static func shownOf(_ shown: Int, _ total: Int) -> Phrase {
    Phrase("The first \(shown) of \(total) are shown.", "\(total)개 중 \(shown)개를 보여 줍니다.")
  }

  static func since(_ edition: Edition) -> Phrase { Phrase("since \(edition)", "\(edition)부터") }
  static func until(_ edition: Edition) -> Phrase { Phrase("until \(edition)", "\(edition)까지") }

  /// The number of lines in a collapsed part of a document.
  static func lines(_ number: Int) -> Phrase {
    Phrase("\(Wording.grouped(number)) lines", "\(Wording.grouped(number))줄")
  }

  static func drawing(_ words: String) -> Phrase { Phrase("Drawing: \(words)", "그림: \(words)") }

  static func part(_ part: Page.Part) -> Phrase {
    switch part {
    case .components: components
    case .metrics: metrics
    case .checks: checks
    case .terms: terms
    case .documents: documents
    case .audit: audit
    }
  }

  /// What a kind of audit looks for.
  static func audited(_ kind: AuditKind) -> Phrase {
    switch kind {
    case .numberBetweenLanguages:
      Phrase("Numbers that differ between the languages", "두 언어가 다르게 적은 수치")
    case .numberBetweenEditions:
      Phrase("Numbers that differ between editions or documents", "판이나 문서마다 다른 수치")
    case .pixelScale:
      Phrase("Pixels that are not points times the scale", "포인트와 배율을 곱한 값이 아닌 픽셀")
    case .missingTranslation: Phrase("Missing translations", "빠진 번역")
    case .differentTranslation:
      Phrase("Translations that say something else", "원문과 다른 말을 하는 번역")
    case .inconsistentTerm:
      Phrase("One thing under several names", "여러 이름으로 부르는 같은 것")
    case .danglingLink: Phrase("Links that lead nowhere", "갈 곳이 없는 링크")
    case .unknownRule: Phrase("Rules that are named and do not exist", "이름만 있고 없는 규칙")
    case .unknownCheck: Phrase("Checks that are named and do not exist", "이름만 있고 없는 검사")
    case .ruleInOneLanguage: Phrase("Rules in one language alone", "한 언어로만 적힌 규칙")
    case .validity: Phrase("Beginnings, ends and successors of rules", "규칙의 시작과 끝, 대신하는 규칙")
    case .abandonedCheck: Phrase("Checks whose rules have all ended", "규칙이 모두 끝난 검사")
    case .unreadPattern: Phrase("Patterns that cannot be read", "읽을 수 없는 패턴")
    case .unreadEntry: Phrase("Entries of comments that cannot be read", "읽을 수 없는 주석 항목")
    case .maybeSame: Phrase("Rules that may be one in other words", "다르게 적은 같은 규칙일 수 있는 것")
    }
  }

  static func severity(_ severity: Severity) -> Phrase {
    switch severity {
    case .error: Wording.severity(AuditSeverity.error)
    case .warning: Wording.severity(AuditSeverity.warning)
    case .note: Wording.severity(AuditSeverity.note)
    }
  }

  static func kind(_ kind: SearchResult.Kind) -> Phrase {
    switch kind {
    case .rule: Phrase("Rules", "규칙")
    case .passage: Phrase("Passages", "단락")
    case .metric: Phrase("Numbers", "수치")
    }
  }

  static func name(of presentation: Presentation) -> String {
    switch presentation {
    case .en: "English"
    case .ko: "한국어"
    case .both: "English · 한국어"
    }
  }

  /// The name of a folder of the Corpus; other folders keep their names.
  static func group(_ folder: String) -> Phrase {
    switch folder {
    case "Components": components
    case "Foundations": Phrase("Foundations", "기초")
    case "Inputs": Phrase("Inputs", "입력")
    case "Patterns": Phrase("Patterns", "패턴")
    case "Platforms": Phrase("Platforms", "플랫폼")
    case "Technologies": Phrase("Technologies", "기술")
    case "": otherGroup
    default: Phrase(folder, folder)
    }
  }
}
