package import Guidelines

extension Stage {
  /// The name of the stage in a trace.
  package var phrase: Phrase {
    switch self {
    case .tables: Phrase("tables", "표")
    case .normalization: Phrase("normalization", "정규화")
    case .boilerplate: Phrase("boilerplate", "상용구")
    case .labels: Phrase("labels", "표지")
    case .languages: Phrase("languages", "언어")
    case .alignment: Phrase("alignment", "정렬")
    case .outline: Phrase("outline", "구조")
    case .scope: Phrase("scope", "범위")
    case .metadata: Phrase("metadata", "메타데이터")
    case .metrics: Phrase("metrics", "수치")
    case .statements: Phrase("statements", "규칙")
    }
  }
}
