internal import Guidelines

/// An output format for reports.
///
/// Each format is a type in a file of its own in `Formats/`. To add one, write that file and add the type
/// to ``ReportWriters/all``.
public protocol ReportWriter: Sendable {
  /// The value of `--format`.
  static var name: String { get }
  /// `report` in this format; ends with a newline unless empty.
  static func text(of report: CheckReport, options: ReportOptions) -> String
}

extension Finding {
  /// Its message in the given languages, or else in the other one, and the lines of the same problem.
  func messages(in languages: [Language]) -> [String] {
    let own = languages.compactMap { language in
      message[language].map { $0 + (otherLines[language] ?? "") }
    }
    return own.isEmpty ? [message.en ?? message.ko ?? ""] : own
  }

  private var otherLines: Bilingual<String> {
    let declared = declaration.map { " (\($0.file):\($0.line))" } ?? ""
    guard alsoAt != nil || alsoIn != nil else { return Bilingual(en: declared, ko: declared) }
    let lines = (alsoAt ?? []).map { "\($0)" }.joined(separator: ", ")
    let places = (alsoIn ?? []).map { "\($0.file):\($0.line)" }
    let shown = places.prefix(Self.mostPlaces).joined(separator: ", ")
    let left = places.count - Self.mostPlaces
    let en = [
      lines.isEmpty ? "" : "also line\(alsoAt?.count == 1 ? "" : "s") \(lines)",
      places.isEmpty ? "" : "also \(shown)\(left > 0 ? " and \(left) more" : "")",
    ]
    let ko = [
      lines.isEmpty ? "" : "\(lines)행도",
      places.isEmpty ? "" : "\(shown)\(left > 0 ? " 외 \(left)곳" : "")도",
    ]
    func joined(_ parts: [String]) -> String {
      " (\(parts.filter { !$0.isEmpty }.joined(separator: "; ")))\(declared)"
    }
    return Bilingual(en: joined(en), ko: joined(ko))
  }

  /// The most places in other files that a message states.
  private static let mostPlaces = 5

  /// Its message in one line.
  func oneLine(in languages: [Language]) -> String {
    messages(in: languages).joined(separator: " · ").split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}
