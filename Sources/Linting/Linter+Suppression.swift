internal import FileAccess
internal import Guidelines
internal import LinterCore
internal import ProjectConfiguration
internal import TextAnalysis

extension Linter {
  /// Separates `findings` into reported ones and those suppressed by a comment, a path in the
  /// configuration, a waiver or the baseline.
  func divide(
    _ findings: [Finding], of readings: [FileReading], _ configuration: Configuration,
    in paths: [String], into outcome: inout LintOutcome
  ) throws(LintError) {
    let lines = Dictionary(
      readings.map { ($0.file.path, $0.suppressed) }, uniquingKeysWith: { first, _ in first })
    let checked = CheckedPaths(configuration, paths: paths, files: readings.map(\.file.path))
    var paths = AbsolutePaths()
    var open: [Finding] = []
    var waivers = WaiverBook(configuration, options, readings, checked: checked)
    for finding in findings {
      if let own = lines[finding.file]?.first(where: {
        $0.waiver == nil && $0.cover(finding)
      }) {
        outcome.report.suppressed.append(
          SuppressedFinding(finding: finding, kind: .inSource, justification: own.reason))
      } else if !configuration.suppress.isEmpty,
        let wide = configuration.suppression(of: finding, at: paths.path(of: finding.file))
      {
        outcome.report.suppressed.append(
          SuppressedFinding(
            finding: finding, kind: .external, justification: wide.reason ?? configuration.file))
      } else if let (waiver, isExpired, isInSource) = waivers.waiver(
        for: finding,
        at: Configuration.relative(paths.path(of: finding.file), to: configuration.folder))
      {
        guard isExpired else {
          outcome.report.suppressed.append(
            SuppressedFinding(
              finding: finding, kind: isInSource ? .inSource : .external,
              justification: waiver.justification, waiver: waiver))
          continue
        }
        open.append(finding.after(waiver))
      } else {
        open.append(finding)
      }
    }
    outcome.report.waivers += waivers.uses
    outcome.remarks += try remarks(on: waivers)
    guard let place = options.baseline ?? configuration.baseline else {
      if options.writesBaseline { throw .noBaselineFile }
      outcome.report.findings += open
      return
    }
    // The paths in a baseline are relative to its folder.
    let folder = FileSystem.folder(of: FileSystem.absolute(place))
    func relative(_ file: String) -> String {
      let path = paths.path(of: file)
      return Configuration.relative(path, to: folder) ?? path
    }
    if options.writesBaseline {
      try write(Baseline(open, file: relative), to: place, into: &outcome)
      outcome.keep(open, by: place)
      return
    }
    let (new, known, gone) = try BaselineFile.read(place).split(open, file: relative)
    outcome.report.findings += new
    outcome.keep(known, by: place)
    if gone > 0 { outcome.remarks.append(Self.remark(gone: gone, from: place)) }
  }

  /// Remarks on waivers that name nothing, or else that are unused or have expired.
  private func remarks(on waivers: WaiverBook) throws(LintError) -> [Bilingual<String>] {
    var remarks: [Bilingual<String>] = []
    for entry in waivers.entries {
      // Comments that name nothing are told with the others of their file.
      if entry.lines == nil, let unknown = try unknownName(in: entry.waiver) {
        remarks.append(
          Bilingual(
            en: "\(entry.place): \(unknown.message(in: .en))",
            ko: "\(entry.place): \(unknown.message(in: .ko))"))
      } else if let remark = waivers.remark(on: entry) {
        remarks.append(remark)
      }
    }
    return remarks
  }

  /// The error for a rule, a check or an authority that `waiver` names and that does not exist.
  private func unknownName(in waiver: Waiver) throws(LintError) -> LintError? {
    for name in waiver.rules where try guidance.checks(called: name) == nil {
      return .noRule(name, nearest: try nearest(to: name, limit: 2))
    }
    let known = guidance.authorities
    guard let authority = waiver.authority, !known.contains(authority) else { return nil }
    let names = known.map(\.rawValue)
    return .noAuthority(
      authority.rawValue,
      nearest: EditDistance.nearest(to: authority.rawValue, in: names, limit: 1), known: names)
  }

  private func write(
    _ baseline: Baseline, to place: String, into outcome: inout LintOutcome
  ) throws(LintError) {
    try BaselineFile.checkPlace(place)
    // Several projects may share one baseline.
    let known = outcome.written?.path == place ? try BaselineFile.read(place).entries : []
    let whole = Baseline(
      entries: (known + baseline.entries).sorted { $0.fingerprint < $1.fingerprint })
    try BaselineFile.write(whole, to: place)
    outcome.written = (place, whole.entries.reduce(0) { $0 + $1.count })
  }

  private static func remark(gone: Int, from place: String) -> Bilingual<String> {
    Bilingual(
      en: "\(place): \(gone) known finding\(gone == 1 ? " is" : "s are") gone; "
        + "--write-baseline drops \(gone == 1 ? "it" : "them")",
      ko: "\(place): 알려진 결과 \(gone)개가 없어졌습니다. --write-baseline으로 정리하세요")
  }
}

extension LintOutcome {
  /// Adds `findings` that are known to the baseline at `place` as suppressed.
  fileprivate mutating func keep(_ findings: [Finding], by place: String) {
    report.suppressed += findings.map {
      SuppressedFinding(finding: $0, kind: .external, justification: place)
    }
  }
}

/// The absolute paths of files, each resolved once.
private struct AbsolutePaths {
  private var known: [String: String] = [:]

  mutating func path(of file: String) -> String {
    if let path = known[file] { return path }
    let path = FileSystem.absolute(file)
    known[file] = path
    return path
  }
}

extension Finding {
  /// The finding with a note that `waiver` has expired.
  fileprivate func after(_ waiver: Waiver) -> Finding {
    var finding = self
    finding.evidence["waived_until"] = waiver.until.description
    for language in message.languages {
      let ended = Phrase(
        "its waiver ended on \(waiver.until): \(waiver.reason) (\(waiver.owner))",
        "\(waiver.until)까지의 예외가 끝남: \(waiver.reason) (\(waiver.owner))")
      finding.message[language]? += " (\(ended[language]))"
    }
    return finding
  }
}
