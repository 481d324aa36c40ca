internal import Guidelines
internal import KnowledgeBase
internal import LinterCore

/// The JSON Schemas of the API's responses; tests validate real responses against them.
enum APISchemas {
  static let all = lists.merging(records) { $1 }

  /// The lists, each a document with one array member and the cursor of the next page.
  private static let lists: [String: APIValue] = [
    ("Rule", "rules", "ListedRule"), ("Metric", "metrics", "Metric"),
    ("Check", "checks", "Check"), ("Change", "changes", "Change"),
    ("Component", "components", "Component"), ("Document", "documents", "Document"),
    ("Term", "terms", "Term"), ("Passage", "passages", "Passage"), ("Audit", "findings", "Audit"),
  ].reduce(into: [:]) { lists, next in
    let (name, member, item) = next
    lists["\(name)List"] = object(
      document.merging(["next": string, member: list(item)]) { $1 }, optional: ["next"])
  }

  private static let records: [String: APIValue] = [
    "Component": object([
      "name": string, "title": reference("Texts"), "rules": count, "metrics": count,
      "documents": count,
    ]),
    "Document": object([
      "name": string, "component": nullable("string"), "title": reference("Texts"),
      "authority": string, "edition": nullable("string"), "format": string,
      "url": nullable("string"),
      "digest": string, "passages": count, "pairs": count, "rules": count, "metrics": count,
      "skipped_lines": count, "verified": nullable("string"),
    ]),
    "Term": object(
      [
        "id": string, "en": strings, "ko": strings, "apis": strings, "ambiguous": strings,
        "component": string, "origin": string,
      ], optional: ["component", "en", "ko"]),
    "Passage": object(
      [
        "id": string, "document": string, "authority": string, "section": strings,
        "kind": string,
        "platforms": platforms, "rule": nullable("string"), "en": ["type": ["object", "null"]],
        "ko": ["type": ["object", "null"]],
      ], optional: ["en", "ko"]),
    "Audit": object([
      "kind": string, "severity": severity, "rule": nullable("string"), "passage": string,
      "document": string, "lines": reference("Lines"), "component": nullable("string"),
      "platforms": platforms, "message": reference("Texts"), "evidence": ["type": "object"],
    ]),
    "SearchAnswer": object(
      document.merging([
        "query": string, "elapsed_ms": ["type": "number", "minimum": 0], "total": count,
        "corrected": nullable("string"), "relaxed": boolean, "results": list("SearchResult"),
        "next": string,
      ]) { $1 }, optional: ["next"]),
    "SearchResult": object(
      [
        "kind": choice(SearchResult.Kind.allCases.map(\.rawValue)), "id": string,
        "score": ["type": "number"], "authority": string, "component": nullable("string"),
        "platforms": platforms, "modality": ["type": ["string", "null"]],
        "title": reference("Texts"),
        "snippet": reference("Texts"), "highlights": reference("Highlights"),
        "metrics": strings, "checks": strings, "sources": list("Source"),
        "status": status, "since": nullable("string"), "until": nullable("string"),
        "replaced_by": strings, "verified": nullable("string"),
      ], optional: ["status", "since", "until", "replaced_by", "verified"]),
    "Change": object([
      "edition": string, "kind": choice(RuleChange.Kind.allCases.map(\.rawValue)), "rule": string,
      "component": nullable("string"), "before": ["type": ["object", "null"]],
      "after": ["type": ["object", "null"]], "metrics": ["type": "object"],
      "sources": list("Statement"),
    ]),
    "Rule": object(
      document.merging(rule) { $1 }.merging(["checks": list("Check")]) { $1 },
      optional: ["relations"]),
    "ListedRule": object(
      rule.merging(["checks": ["type": "array", "items": object(["id": string])]]) { $1 },
      optional: ["relations"]),
    "Check": object([
      "id": string, "rule": string, "enforced": nullable("string"),
      "sleep": ["type": ["object", "null"]], "inputs": strings, "severity": severity,
      "summary": reference("Texts"),
      "threshold": ["anyOf": [reference("Metric"), ["type": "null"]]],
      "thresholds": list("Metric"), "unanswered": ["type": "array", "items": ["type": "object"]],
      "examples": ["type": "array", "items": ["type": "object"]],
    ]),
    "Explanation": object(
      document.merging([
        "format": string, "tools": ["type": "array"],
        "findings": ["type": "array", "items": ["type": "object"]], "notes": ["type": "array"],
      ]) { $1 }),
    // Only what every SARIF reader requires, so that reports are not rejected for other gaps. A linter
    // without findings may write an empty list.
    "Report": [
      "description": "A SARIF 2.1.0 log, or an empty list.",
      "anyOf": [
        [
          "type": "object", "required": ["runs"],
          "properties": [
            "runs": [
              "type": ["array", "null"],
              "items": [
                "type": "object", "properties": ["results": ["type": ["array", "null"]]],
              ],
            ]
          ],
        ],
        ["type": "array", "maxItems": 0],
      ],
    ],
    "Metric": object([
      "rule": nullable("string"), "authority": string, "subject": string, "dimension": string,
      "min": nullable("number"), "max": nullable("number"), "approximate": boolean,
      "unit": string, "scale": nullable("integer"), "platforms": platforms,
      "qualifiers": ["type": "object", "additionalProperties": ["type": "string"]],
      "source": reference("Line"),
      "confirmed": ["anyOf": [reference("Line"), ["type": "null"]]],
    ]),
    "Line": object(["document": string, "line": line, "language": language]),
    "Lines": ["type": "array", "items": line, "minItems": 2, "maxItems": 2],
    "Source": object(
      [
        "document": string, "lines": reference("Lines"), "languages": languages,
        "authority": string, "edition": nullable("string"),
      ], optional: ["edition"]),
    "Statement": object(
      [
        "document": string, "lines": reference("Lines"), "languages": languages,
        "authority": string, "edition": nullable("string"), "text": ["type": "object"],
        "passage": string,
      ], optional: ["edition"]),
    "EditionStatement": object([
      "edition": nullable("string"), "documents": strings, "statement": reference("Texts"),
      "metrics": list("Metric"), "changes": list("MetricChange"), "differs": boolean,
    ]),
    "MetricChange": object(["before": reference("Metric"), "after": reference("Metric")]),
    "Link": object(
      ["text": string, "target": string, "component": nullable("string")],
      optional: ["component"]),
    "Texts": object(
      ["en": nullable("string"), "ko": nullable("string")], optional: ["en", "ko"]),
    "Highlights": object(["en": ranges, "ko": ranges], optional: ["en", "ko"]),
    "Problem": object(
      document.merging([
        "title": string, "status": ["type": "integer"], "detail": string, "code": string,
        "error": reference("ProblemDetails"),
      ]) { $1 }),
    "ProblemDetails": object([
      "status": ["type": "integer"], "code": string, "message": reference("Texts"),
      "nearest": strings,
    ]),
    "Health": object(document.merging(["status": ["const": "ok"]]) { $1 }),
    "Description": ["type": "object", "required": ["openapi", "paths"]],
  ]

  /// A rule but for its checks.
  private static let rule: [String: APIValue] = [
    "kind": ["const": "rule"], "id": string, "authority": string, "score": ["type": "number"],
    "aliases": strings, "component": nullable("string"), "platforms": platforms,
    "title": reference("Texts"), "snippet": reference("Texts"),
    "highlights": reference("Highlights"), "statement": reference("Texts"),
    "rationale": reference("Texts"), "modality": choice(Modality.allCases.map(\.rawValue)),
    "status": status, "since": nullable("string"), "until": nullable("string"),
    "replaced_by": strings, "verified": nullable("string"), "metrics": list("Metric"),
    "checkable": nullable("string"), "sources": list("Statement"),
    "editions": list("EditionStatement"), "related": strings, "links": list("Link"),
    "relations": [
      "type": "array",
      "items": object([
        "rule": string, "authority": string,
        "relation": choice(RuleRelation.Kind.allCases.map(\.rawValue)),
      ]),
    ],
  ]

  private static let string: APIValue = ["type": "string"]
  private static let boolean: APIValue = ["type": "boolean"]
  private static let count: APIValue = ["type": "integer", "minimum": 0]
  private static let line: APIValue = ["type": "integer", "minimum": 1]
  private static let strings: APIValue = ["type": "array", "items": ["type": "string"]]
  private static let severity = choice(Severity.allCases.map(\.rawValue))
  private static let status = choice(RuleStatus.allCases.map(\.rawValue))
  private static let language = choice(Language.allCases.map(\.rawValue))
  private static let languages: APIValue = ["type": "array", "items": language]
  private static let platforms: APIValue = [
    "type": "array", "items": choice(Platform.allCases.map(\.rawValue)),
  ]
  private static let ranges: APIValue = [
    "type": ["array", "null"],
    "items": ["type": "array", "items": count, "minItems": 2, "maxItems": 2],
  ]
  private static let document: [String: APIValue] = ["schema": ["const": 1]]

  private static func nullable(_ type: String) -> APIValue { ["type": [.text(type), "null"]] }

  private static func choice(_ values: [String]) -> APIValue {
    ["type": "string", "enum": .list(values.map(APIValue.text))]
  }

  private static func reference(_ name: String) -> APIValue {
    ["$ref": "#/components/schemas/\(name)"]
  }

  private static func list(_ name: String) -> APIValue {
    ["type": "array", "items": reference(name)]
  }

  /// An object with these properties, all required except the optional ones.
  private static func object(
    _ properties: [String: APIValue], optional: Set<String> = []
  ) -> APIValue {
    [
      "type": "object", "properties": .object(properties),
      "required": .list(
        properties.keys.filter { !optional.contains($0) }.sorted().map(APIValue.text)),
    ]
  }
}
