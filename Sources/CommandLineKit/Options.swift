internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

// Every option of the three commands; what a command takes is in its ``CommandSyntax``.

extension Option {
  package static let database = Option(
    "database", takes: "FILE", "the knowledge base to use: a file, or postgresql://HOST/NAME",
    "사용할 지식 베이스: 파일 또는 postgresql://HOST/NAME")
  package static let json = Option("json", "print one JSON document", "JSON 문서 하나로 출력")
  package static let lang = Option(
    "lang", takes: "LANG", values: Presentation.allCases.map(\.rawValue),
    "language of the text: en, ko or both", "출력 언어: en, ko, both")
  package static let helpSwitch = Option("help", "show the help", "도움말 보기")
  package static let version = Option("version", "show the version", "버전 보기")

  package static let platform = Option(
    "platform", takes: "NAME", values: Platform.allCases.map(\.rawValue), "only this platform",
    "이 플랫폼만")

  /// Options that every command takes, before or after its name.
  package static let global: [Option] = [database, json, lang, helpSwitch, version]
}

// Options of commands that read a knowledge base.
extension Option {
  package static let component = Option(
    "component", takes: "NAME", of: "components", "only this component, by any of its names",
    "이 구성 요소만 (어느 이름으로든)")
  package static let authority = Option(
    "authority", takes: "NAME", "only what this authority states, such as Apple",
    "이 주체의 지침만 (예: Apple)")
  package static let ownAuthority = Option(
    "authority", takes: "NAME", "whose the documents are, where they do not say (Apple)",
    "문서에 적혀 있지 않을 때 누구의 지침인지 (기본: Apple)")
  package static let initialAuthority = Option(
    "authority", takes: "NAME", "what your guidelines are called (Own)", "자체 지침의 이름 (기본: Own)")
  package static let kind = Option(
    "kind", takes: "KIND", values: SearchResult.Kind.allCases.map(\.rawValue),
    "only rules, passages or metrics", "규칙(rule), 단락(passage), 수치(metric) 중 하나만")
  package static let since = Option(
    "since", takes: "YYYY[-MM]", "from this edition on", "이 판부터")
  package static let until = Option(
    "until", takes: "YYYY[-MM]", "up to this edition", "이 판까지")
  package static let history = Option(
    "history", "also what has ended or is yet to come, marked", "끝났거나 아직 적용되지 않는 것도 표시해서 함께")
  package static let asOf = Option(
    "as-of", takes: "YYYY[-MM]", "what held at that time", "그 시점에 유효했던 내용")
  package static let examples = Option(
    "examples", "all examples of its checks", "검사의 예를 모두")
  package static let limit = Option(
    "limit", takes: "N", "at most N results (10)", "결과는 N개까지 (기본 10)")
  package static let most = Option(
    "limit", takes: "N", "at most N records; all without it", "N개까지 (없으면 모두)")
  package static let offset = Option(
    "offset", takes: "N", "leave out the first N", "처음 N개를 빼고")
  package static let cursor = Option(
    "cursor", takes: "TOKEN", "go on at \"next\" of the last answer", "앞 답의 \"next\"부터 이어서")
  package static let fields = Option(
    "fields", takes: "A,B.C", "in JSON only these members of each record",
    "JSON에서 각 항목의 이 멤버만")
  package static let recordFormat = Option(
    "format", takes: "FORMAT", values: RecordFormat.allCases.map(\.rawValue),
    "text (default), json, ndjson (a record a line) or md", "text(기본), json, ndjson(한 줄에 하나), md")

  /// Options of commands that print a list.
  package static let ofList = [recordFormat, fields, most, offset, cursor]
  package static let explain = Option(
    "explain", "say what the query became and what of each result matched it",
    "질의를 어떻게 이해했고 결과마다 무엇이 맞았는지 설명")
  package static let failOn = Option(
    "fail-on", takes: "SEVERITY", values: AuditSeverity.allCases.reversed().map(\.rawValue),
    "exit 1 from this severity on: error, warning (default) or note",
    "이 심각도부터 1로 끝남: error, warning(기본), note")
  package static let against = Option(
    "against", takes: "PATH",
    "hold the rules against copies of their sources; more PATHs may follow",
    "규칙을 출처의 사본과 비교. PATH를 더 적을 수 있음")
  package static let own = Option(
    "own",
    "what other authorities state beside what Apple states: same, stricter, looser, contradicting",
    "다른 주체의 지침을 Apple과 비교: 같음, 엄격함, 느슨함, 모순")
  package static let ownFormat = Option(
    "format", takes: "FORMAT", values: ["text", "json", "markdown", "html"],
    "with --own: text (default), json, markdown or html",
    "--own과 함께: text(기본), json, markdown, html")
  package static let explanationFormat = Option(
    "format", takes: "FORMAT", values: ExplanationFormat.allCases.map(\.rawValue),
    "text (default), json, github, xcode, or sarif: the report itself, enriched",
    "text(기본), json, github, xcode, sarif(보고서 자체에 지침을 더함)")
  package static let english = Option(
    "en", takes: "TERMS", "English terms, separated by ';', the preferred one first",
    "영어 용어. ';'로 나누고 대표 용어를 먼저")
  package static let korean = Option(
    "ko", takes: "TERMS", "Korean terms, in the same way", "한국어 용어. 같은 방식으로")
  package static let apis = Option("api", takes: "NAMES", "names in code", "코드에서 쓰는 이름")
  package static let id = Option(
    "id", takes: "ID", "the concept they belong to; else the one that a term already names",
    "용어가 속한 개념. 없으면 용어가 이미 가리키는 개념")
  package static let edition = Option(
    "edition", takes: "YYYY[-MM]", "the documents' edition, where they do not say",
    "문서에 판이 적혀 있지 않을 때의 판")
  package static let name = Option(
    "name", takes: "NAME", "the name of the document on stdin, which PATH '-' stands for",
    "stdin으로 받는 문서의 이름 (PATH가 '-'일 때)")
  package static let dryRun = Option(
    "dry-run", "read and report, store nothing", "읽고 보고만 하고 저장하지 않음")
  package static let prune = Option(
    "prune", "drop documents that are gone from the folders", "폴더에서 사라진 문서를 지움")
}

// Options of `hig help`.
extension Option {
  package static let all = Option("all", "the help of every command", "모든 명령의 도움말")
  package static let manual = Option(
    "man", "the manual page, for man -l -", "man -l - 로 볼 수 있는 매뉴얼 페이지")
}

// Options of `hig check`.
extension Option {
  package static let reportFormat = Option(
    "format", takes: "FORMAT", values: ReportWriters.all.map { $0.name },
    "text (default), json, sarif, github or xcode", "text(기본), json, sarif, github, xcode")
  package static let findingsFailOn = Option(
    "fail-on", takes: "SEVERITY", values: Severity.allCases.reversed().map(\.rawValue),
    "exit 1 from this severity on: error, warning (default) or note",
    "이 심각도부터 1로 끝남: error, warning(기본), note")
  package static let failOnSkipped = Option(
    "fail-on-skipped", "exit 2 for a file that cannot be read, with --fail-on as well",
    "읽지 못한 파일이 있으면 --fail-on을 쓸 때도 2로 끝남")
  package static let strict = Option(
    "strict", "exit 1 where a check asks for a number that no guideline states",
    "검사에 필요한 수치가 어느 지침에도 없으면 1로 끝남")
  package static let checkedRules = Option(
    "rules", takes: "IDS", of: "rules", "only these rules or checks, separated by commas",
    "이 규칙이나 검사만 (쉼표로 구분)")
  package static let checkedPlatform = Option(
    "platform", takes: "NAME", values: Platform.allCases.map(\.rawValue),
    "the platform of files that state none themselves or by their target",
    "파일이나 그 타깃에 플랫폼이 적혀 있지 않을 때의 플랫폼")
  package static let configuration = Option(
    "config", takes: "FILE", "the configuration, instead of the nearest .hig.json",
    "가장 가까운 .hig.json 대신 쓸 설정 파일")
  package static let baseline = Option(
    "baseline", takes: "FILE", "only findings that are not in this file",
    "이 파일에 없는 결과만")
  package static let writeBaseline = Option(
    "write-baseline", "write the findings to the baseline", "결과를 기준선 파일에 적기")
  package static let changed = Option(
    "changed", takes: "REVISION", "only files that differ from this revision of git",
    "git의 이 리비전과 다른 파일만")
  package static let fix = Option(
    "fix", "print what can be done without a decision, as a diff",
    "판단 없이 고칠 수 있는 것을 diff로 출력")
  package static let writeFixes = Option(
    "write", "change the files as --fix shows it", "--fix가 보여 주는 대로 파일을 고침")
  package static let noCache = Option(
    "no-cache", "read everything again, whether or not it changed", "바뀌지 않은 파일도 모두 다시 읽기")
  package static let watch = Option(
    "watch", "check again whenever a file changes, until Ctrl-C",
    "Ctrl-C를 누를 때까지 파일이 바뀔 때마다 다시 검사")
  package static let jobs = Option(
    "jobs", takes: "N", "read with N threads (one a processor)", "스레드 N개로 읽기 (기본: 프로세서마다 하나)")
}

// Options of `hig mcp`.
extension Option {
  package static let print = Option(
    "print", "show it, write nothing", "쓰지 않고 보기만")
  package static let root = Option(
    "root", takes: "FOLDER", "the folder below which files may be checked (the current one)",
    "파일을 검사할 수 있는 폴더 (기본: 현재 폴더)")
}

// Options of `hig serve`.
extension Option {
  package static let host = Option(
    "host", takes: "ADDRESS", "the address to listen at (127.0.0.1)", "기다릴 주소 (기본 127.0.0.1)")
  package static let port = Option(
    "port", takes: "N", "the port to listen at (8420); 0 takes a free one",
    "기다릴 포트 (기본 8420). 0은 비어 있는 포트")
  package static let allowedOrigins = Option(
    "allow-origin", takes: "ORIGINS",
    "sites whose pages may read the API, such as https://design.example, separated by commas",
    "API를 읽어도 되는 사이트 (예: https://design.example, 쉼표로 구분)")
  package static let open = Option("open", "show it in the browser", "브라우저로 열기")
}
