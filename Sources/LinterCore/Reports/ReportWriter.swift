internal import Guidelines

/// A format in which a linter prints what it found.
///
/// A format is a type in a file of its own in `Formats/`; to add one, write that file and add the
/// type to ``ReportWriters/all``.
public protocol ReportWriter: Sendable {
  /// What is typed after `--format`.
  static var name: String { get }
  /// `report` in this format, ending with a line end where it is not empty.
  static func text(of report: CheckReport, options: ReportOptions) -> String
}

extension Finding {
  /// Its message in the languages asked for, else in the other one.
  func messages(in languages: [Language]) -> [String] {
    let own = languages.compactMap { message[$0] }
    return own.isEmpty ? [message.en ?? message.ko ?? ""] : own
  }

  /// Its message in one line.
  func oneLine(in languages: [Language]) -> String {
    messages(in: languages).joined(separator: " · ").split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}
