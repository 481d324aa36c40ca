internal import Guidelines
internal import LinterCore
internal import ProjectConfiguration

/// The waivers of a project, with the number of findings each applies to.
struct WaiverBook {
  /// A waiver and where it applies.
  private struct Entry {
    var waiver: Waiver
    /// Where it is stated.
    var place: String
    /// The paths it is limited to, relative to the configuration's folder; empty for all.
    var paths: [PathPattern] = []
    /// The file and lines it is limited to, for a waiver in a comment.
    var lines: (file: String, lines: ClosedRange<Int>)?
    var findings = 0
  }

  private let today: CalendarDay
  private var entries: [Entry]

  /// Collects the waivers of `configuration`, of `options` and of comments in `readings`.
  init(_ configuration: Configuration, _ options: LintOptions, _ readings: [FileReading]) {
    today = options.today
    entries = configuration.waivers.map { waiver in
      Entry(
        waiver: waiver.waiver, place: waiver.place, paths: waiver.paths)
    }
    entries += options.waivers.map { Entry(waiver: $0, place: "LintOptions.waivers") }
    for reading in readings {
      for lines in reading.suppressed {
        guard let waiver = lines.waiver else { continue }
        entries.append(
          Entry(
            waiver: waiver, place: "\(reading.file.path):\(lines.line)",
            lines: (reading.file.path, lines.lines)))
      }
    }
  }

  /// The waiver for `finding`, whose file is at `path` relative to the configuration's folder, and whether
  /// it has expired; valid waivers take precedence over expired ones.
  mutating func waiver(
    for finding: Finding, at path: String?
  ) -> (waiver: Waiver, isExpired: Bool, isInSource: Bool)? {
    let fitting = entries.indices.filter { number in
      let entry = entries[number]
      guard entry.waiver.covers(finding) else { return false }
      if let (file, lines) = entry.lines {
        return file == finding.file && lines.contains(finding.line)
      }
      return entry.paths.isEmpty
        || path.map { path in entry.paths.contains { $0.matches(path) } }
          ?? false
    }
    guard let number = fitting.first(where: { entries[$0].waiver.until >= today }) ?? fitting.first
    else { return nil }
    entries[number].findings += 1
    let entry = entries[number]
    return (entry.waiver, entry.waiver.until < today, entry.lines != nil)
  }

  /// All waivers with their use.
  var uses: [WaiverUse] {
    entries.map { entry in
      WaiverUse(
        waiver: entry.waiver, place: entry.place, isExpired: entry.waiver.until < today,
        findings: entry.findings)
    }
  }
}

extension WaiverUse {
  /// A remark if it is unused or has expired.
  var remark: Bilingual<String>? {
    let names = waiver.rules.isEmpty ? "all" : waiver.rules.joined(separator: ", ")
    if findings == 0 {
      return Bilingual(
        en: "\(place): the waiver of \(names) waives nothing; remove it",
        ko: "\(place): \(names)의 예외에 해당하는 결과가 없습니다. 지우세요")
    }
    guard isExpired else { return nil }
    return Bilingual(
      en: "\(place): the waiver of \(names) ended on \(waiver.until) (\(waiver.owner): "
        + "\(waiver.reason)); follow the rule or renew it",
      ko: "\(place): \(names)의 예외가 \(waiver.until)에 끝났습니다(\(waiver.owner): \(waiver.reason)). "
        + "규칙을 따르거나 기한을 다시 정하세요")
  }
}
