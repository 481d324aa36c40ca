internal import Guidelines
internal import LinterCore

extension ReportNote {
  /// Results outside the runs.
  static func inlineResults(_ count: Int) -> ReportNote {
    ReportNote(
      severity: .note,
      message: Bilingual(
        en: "\(count) results stand in inlineExternalProperties and are not shown",
        ko: "결과 \(count)개는 inlineExternalProperties에 있어 보여 주지 않습니다"))
  }

  /// Results or rules in an external file (§3.14.2).
  static func externalFile(_ what: String, at address: String) -> ReportNote {
    ReportNote(
      severity: .note,
      message: Bilingual(
        en: "its \(what) stand in another file, which is not read: \(address)",
        ko: "\(what)이(가) 다른 파일에 있어 읽지 않습니다: \(address)"))
  }

  /// A run that the tool reports as failed (§3.20.14).
  static func failedRun(_ tool: String, status: String?) -> ReportNote {
    let detail = status.map { " (\($0))" } ?? ""
    return ReportNote(
      severity: .error,
      message: Bilingual(
        en: "\(tool) says that it failed\(detail): findings may be missing",
        ko: "\(tool)이(가) 실패했다고 합니다\(detail). 빠진 결과가 있을 수 있습니다"))
  }
}
