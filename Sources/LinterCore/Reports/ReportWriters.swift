/// The available formats.
public enum ReportWriters {
  /// Every format; the one for people comes first.
  public static let all: [any ReportWriter.Type] = [
    TextReport.self, JSONReport.self, SARIFReport.self, GitHubReport.self, XcodeReport.self,
  ]

  /// The format called `name`.
  public static func named(_ name: String) -> (any ReportWriter.Type)? {
    all.first { $0.name == name }
  }
}
