import CommandLineKit
import KnowledgeBase

/// The options that only `hig` takes.
extension Option {
  static let component = Option(
    "component", takes: "NAME", "only this component, by any of its names",
    "이 구성 요소만 (어느 이름으로든)")
  static let kind = Option(
    "kind", takes: "KIND", values: SearchResult.Kind.allCases.map(\.rawValue),
    "only rules, passages or metrics", "규칙(rule), 단락(passage), 수치(metric) 중 하나만")
  static let asOf = Option(
    "as-of", takes: "YYYY[-MM]", "what held at that time", "그 시점에 유효했던 내용")
  static let limit = Option(
    "limit", takes: "N", "at most N results (10)", "결과는 N개까지 (기본 10)")
  static let explain = Option(
    "explain", "say what the query became and what of each result matched it",
    "질의를 어떻게 이해했고 결과마다 무엇이 맞았는지 설명")
  static let failOn = Option(
    "fail-on", takes: "SEVERITY", values: AuditSeverity.allCases.reversed().map(\.rawValue),
    "exit 1 from this severity on: error, warning (default) or note",
    "이 심각도부터 1로 끝남: error, warning(기본), note")
  static let explanationFormat = Option(
    "format", takes: "FORMAT", values: ExplanationFormat.allCases.map(\.rawValue),
    "text (default), json, github, xcode, or sarif: the report itself, enriched",
    "text(기본), json, github, xcode, sarif(보고서 자체에 지침을 더함)")
  static let english = Option(
    "en", takes: "TERMS", "English terms, separated by ';', the preferred one first",
    "영어 용어. ';'로 나누고 대표 용어를 먼저")
  static let korean = Option(
    "ko", takes: "TERMS", "Korean terms, in the same way", "한국어 용어. 같은 방식으로")
  static let apis = Option("api", takes: "NAMES", "names in code", "코드에서 쓰는 이름")
  static let id = Option(
    "id", takes: "ID", "the concept they belong to; else the one that a term already names",
    "용어가 속한 개념. 없으면 용어가 이미 가리키는 개념")
  static let edition = Option(
    "edition", takes: "YYYY[-MM]", "the documents' edition, where they do not say",
    "문서에 판이 적혀 있지 않을 때의 판")
  static let dryRun = Option(
    "dry-run", "read and report, store nothing", "읽고 보고만 하고 저장하지 않음")
  static let prune = Option(
    "prune", "drop documents that are gone from the folders", "폴더에서 사라진 문서를 지움")
}
