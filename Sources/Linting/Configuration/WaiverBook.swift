internal import FileAccess
internal import Guidelines
internal import LinterCore
internal import ProjectConfiguration

/// The waivers of a project, with the number of findings each applies to.
struct WaiverBook {
  /// A waiver and where it applies.
  struct Entry {
    var waiver: Waiver
    /// Where it is stated.
    var place: String
    /// The paths it is limited to, relative to the configuration's folder; empty for all.
    var paths: [PathPattern] = []
    /// The file and lines it is limited to, for a waiver in a comment.
    var lines: (file: String, lines: ClosedRange<Int>)?
    var findings = 0
    /// Where a waiver is stated that applies to the same findings before it.
    var repeated: String?
    /// Whether everything was checked that it may be about.
    var isJudged = true
  }

  private let today: CalendarDay
  private(set) var entries: [Entry]

  /// Collects the waivers of `configuration`, of `options` and of comments in `readings`.
  ///
  /// `checked` says what of the project was checked.
  init(
    _ configuration: Configuration, _ options: LintOptions, _ readings: [FileReading],
    checked: CheckedPaths
  ) {
    today = options.today
    entries = configuration.waivers.map { waiver in
      Entry(
        waiver: waiver.waiver, place: waiver.place, paths: waiver.paths,
        isJudged: options.rules.isEmpty && checked.cover(waiver.paths))
    }
    entries += options.waivers.map {
      Entry(waiver: $0, place: "LintOptions.waivers", isJudged: options.rules.isEmpty)
    }
    for reading in readings {
      for lines in reading.suppressed {
        guard let waiver = lines.waiver else { continue }
        entries.append(
          Entry(
            waiver: waiver, place: "\(reading.file.path):\(lines.line)",
            lines: (reading.file.path, lines.lines), isJudged: options.rules.isEmpty))
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
    for other in fitting where other != number { entries[other].repeated = entry.place }
    return (entry.waiver, entry.waiver.until < today, entry.lines != nil)
  }

  /// All waivers with their use.
  var uses: [WaiverUse] {
    entries.map(use)
  }

  private func use(_ entry: Entry) -> WaiverUse {
    WaiverUse(
      waiver: entry.waiver, place: entry.place, isExpired: entry.waiver.until < today,
      findings: entry.findings)
  }

  /// The remark on `entry` if it is unused, although all that it may be about was checked, or has expired.
  func remark(on entry: Entry) -> Bilingual<String>? {
    if entry.findings == 0, let place = entry.repeated {
      let names = entry.waiver.names
      return Bilingual(
        en: "\(entry.place): the waiver of \(names.en) repeats the one in \(place); remove one",
        ko: "\(entry.place): \(names.ko)의 예외가 \(place)의 예외와 겹칩니다. 하나를 지우세요")
    }
    return entry.findings > 0 || entry.isJudged ? use(entry).remark : nil
  }
}

/// What of a project was checked.
struct CheckedPaths {
  /// Whether the whole folder of the configuration was.
  private let isWhole: Bool
  /// The files, relative to that folder.
  private let files: [String]

  /// `paths` are those given to the linter, and `files` those found there.
  init(_ configuration: Configuration, paths: [String], files: [String]) {
    let folder = configuration.folder
    isWhole = paths.contains { path in
      let path = FileSystem.absolute(path)
      return path == "/" || folder == path || folder.hasPrefix(path + "/")
    }
    self.files = files.compactMap {
      Configuration.relative(FileSystem.absolute($0), to: folder)
    }
  }

  /// Whether all was checked that a waiver limited to `paths`, or to none, may be about.
  ///
  /// Of a part of a project it is only known where each path is that of a file.
  func cover(_ paths: [PathPattern]) -> Bool {
    isWhole
      || !paths.isEmpty
        && paths.allSatisfy { path in files.contains { path.names($0) } }
  }
}

extension Waiver {
  /// What it is a waiver of: rules, all or those of an authority.
  fileprivate var names: Phrase {
    let listed = rules.joined(separator: ", ")
    switch (rules.isEmpty, authority) {
    case (true, let authority?): return Phrase("all of \(authority)", "\(authority) 전체")
    case (true, nil): return Phrase("all", "전체")
    case (false, let authority?):
      return Phrase("\(listed) of \(authority)", "\(authority)의 \(listed)")
    case (false, nil): return Phrase(listed, listed)
    }
  }
}

extension WaiverUse {
  /// A remark if it is unused or has expired.
  fileprivate var remark: Bilingual<String>? {
    let names = waiver.names
    if findings == 0 {
      return Bilingual(
        en: "\(place): the waiver of \(names.en) waives nothing; remove it",
        ko: "\(place): \(names.ko)의 예외에 해당하는 결과가 없습니다. 지우세요")
    }
    guard isExpired else { return nil }
    return Bilingual(
      en: "\(place): the waiver of \(names.en) ended on \(waiver.until) (\(waiver.owner): "
        + "\(waiver.reason)); follow the rule or renew it",
      ko: "\(place): \(names.ko)의 예외가 \(waiver.until)에 끝났습니다(\(waiver.owner): \(waiver.reason)). "
        + "규칙을 따르거나 기한을 다시 정하세요")
  }
}
