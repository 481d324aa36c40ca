import GuidelineReaders
import Guidelines
import TestSupport
import Testing
import TextAnalysis

/// Measures the reading of metrics against the judged numbers of the seeds.
@Suite("Metrics of the seeds", .enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct MetricGoldTests {
  @Test("Every judged metric is read, and no other")
  func judgedMetrics() throws {
    let expected = try gold()
    #expect(expected.count == 106)
    var found: [String] = []
    for seed in try seeds() {
      found += seed.metrics.map { seed.row(of: $0) }
    }
    // Korean lines may state the same once more.
    let known = expected.map(\.english) + expected.compactMap(\.korean)
    let english = Set(expected.map(\.english))
    let scores = Scores(
      expected: expected.map(\.english),
      found: found.filter { english.contains($0) || !known.contains($0) })
    print("metrics: \(scores)")
    #expect(scores.f1 == 1, "\(scores.mistakes())")
  }

  @Test("Korean states the same as English where the gold says so")
  func judgedKorean() throws {
    let korean = try gold().compactMap(\.korean)
    let found = try seeds().flatMap { seed in seed.metrics.map { seed.row(of: $0) } }
    let missing = difference(korean, found)
    #expect(missing.isEmpty, "missing:\n\(missing.joined(separator: "\n"))")
  }

  @Test("What both languages state is one entry")
  func joined() throws {
    var count = 0
    for seed in try seeds() {
      let joined = BilingualMetrics.merge(
        en: seed.metrics.filter { $0.source.language == .en },
        ko: seed.metrics.filter { $0.source.language == .ko })
      count += joined.count
    }
    #expect(count == 106)
  }

  private struct Row {
    var english: String
    var korean: String?
  }

  private func gold() throws -> [Row] {
    try Shared.rows("gold/metrics.tsv").map { cells in
      let values = "\(cells[2]) \(cells[3])…\(cells[4]) \(cells[5]) @\(cells[6])"
      var qualifiers: [String] = []
      for shape in ["circular", "square", "wide", "tall"] where cells[8].hasPrefix(shape) {
        qualifiers = [cells[8].hasSuffix("regular") ? "context=regular" : "context=compact"]
        qualifiers.append("shape=\(shape)")
      }
      let approximate = cells[8].contains("approximate") ? " ~" : ""
      let tail = " \(cells[7]) \(qualifiers.joined(separator: ","))\(approximate)"
      let korean = cells.count > 9 && !cells[9].isEmpty ? cells[9] : nil
      return Row(
        english: "\(cells[0]):\(cells[1]) \(values)\(tail)",
        korean: korean.map { "\(cells[0]):\($0) \(values)\(tail)" })
    }
  }

  private func difference(_ left: [String], _ right: [String]) -> [String] {
    var rest = right
    return left.filter { row in
      guard let index = rest.firstIndex(of: row) else { return true }
      rest.remove(at: index)
      return false
    }
  }

  private func seeds() throws -> [SeedLines] {
    try [
      ("000_5ed1b46da638febe.txt", "tab-bars"), ("001_1926e290a6a0c314.txt", "tab-bars"),
      ("002_e2b34a809ee9a970.txt", "tab-bars"), ("003_4ee39de41016ec98.txt", "navigation-bars"),
      ("004_6332263dfe95404d.txt", "toolbars"),
    ].map { name, component in
      SeedLines(
        name: name, component: component,
        text: String(decoding: try Shared.bytes("seeds/" + name), as: UTF8.self))
    }
  }
}

/// A document cut up just enough to feed its lines to the reading of metrics.
struct SeedLines {
  let name: String
  var metrics: [Metric] = []

  init(name: String, component: String, text: String) {
    self.name = name
    var platforms: [Platform] = []
    var caption: String?
    var block: [TextLine] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in (lines + [""]).enumerated() {
      let plain = Self.plain(line)
      if line.hasPrefix("#") {
        platforms = Self.platforms(plain, else: platforms)
      }
      let isKorean = Self.isKorean(plain)
      if plain.isEmpty || line.hasPrefix("#") || isKorean {
        read(block, component: component, platforms: platforms, caption: &caption)
        block = []
      }
      if !plain.isEmpty { block.append(TextLine(text: plain, line: index + 1)) }
      if isKorean {
        read(block, component: component, platforms: platforms, caption: &caption)
        block = []
      }
    }
  }

  private mutating func read(
    _ block: [TextLine], component: String, platforms: [Platform], caption: inout String?
  ) {
    guard let first = block.first else { return }
    let language: Language = Self.isKorean(first.text) ? .ko : .en
    var context = MetricFixture.context(
      language, component: component, platforms: platforms, caption: caption)
    context.document = name
    if first.text.hasPrefix("|") {
      let rows = block.map { line in
        line.text.split(separator: "|").map {
          TextLine(text: $0.trimmingPrefix(while: \.isWhitespace).description, line: line.line)
        }
      }
      metrics += MetricReading.metrics(
        inTable: Array(rows.dropFirst(2)), header: rows[0], context: context)
    } else if let table = FlattenedTable.table(of: block) {
      metrics += MetricReading.metrics(
        inTable: table.rows, header: table.header, context: context)
    } else {
      for line in block { metrics += MetricReading.metrics(in: [line], context: context) }
      if language == .en { caption = block.map(\.text).joined(separator: " ") }
    }
  }

  /// A metric in the columns of the gold.
  func row(of metric: Metric) -> String {
    let minimum = metric.minimum.map { String(Int($0)) } ?? ""
    let maximum = metric.maximum.map { String(Int($0)) } ?? ""
    let values = "\(metric.dimension.rawValue) \(minimum)…\(maximum) \(metric.unit.rawValue)"
    let scale = metric.scale.map(String.init) ?? ""
    let platforms = metric.platforms.map(\.rawValue).joined(separator: ",")
    let qualifiers = metric.qualifiers.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    return "\(name.prefix(3)):\(metric.source.line) \(values) @\(scale) \(platforms) \(qualifiers)"
      + (metric.isApproximate ? " ~" : "")
  }

  private static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  private static func platforms(_ heading: String, else current: [Platform]) -> [Platform] {
    let named = heading.split(separator: ", ").compactMap { Platform(named: $0) }
    return named.isEmpty ? current : named
  }

  /// A line without the marks of Markdown; images are no text.
  private static func plain(_ line: String) -> String {
    var text = line.filter { $0 != "*" && $0 != "#" }
    while let first = text.first, ">- ".contains(first), !text.hasPrefix("| --") {
      text.removeFirst()
    }
    if text.hasPrefix("![") { return "" }
    var plain = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstIndex(of: "]"),
      let close = rest[middle...].firstIndex(of: ")")
    {
      plain += rest[..<open] + rest[rest.index(after: open)..<middle]
      rest = rest[rest.index(after: close)...]
    }
    plain += rest
    return plain.allSatisfy(\.isWhitespace) ? "" : plain
  }
}
