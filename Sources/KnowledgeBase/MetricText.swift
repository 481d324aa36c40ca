internal import Guidelines

/// Numbers in a few words: `3–5 tabs`, `25×25 pt`, `at most about 15 characters`.
enum MetricText {
  /// The distinct numbers of `metrics` in the words of each language; empty if there are none.
  static func lines(of metrics: [Metric]) -> Bilingual<[String]> {
    guard !metrics.isEmpty else { return Bilingual() }
    return Bilingual(en: lines(of: metrics, in: .en), ko: lines(of: metrics, in: .ko))
  }

  /// The distinct numbers of `metrics`, in order, with width and height combined.
  static func lines(of metrics: [Metric], in language: Language) -> [String] {
    var lines: [String] = []
    for stated in StatedAmount.list(of: metrics, in: language) {
      let dimension = stated.dimension.flatMap { dimension in
        // The unit implies these dimensions.
        dimension == .count || dimension == .length || dimension == .ratio
          ? nil : "\(dimension.name(in: language)) "
      }
      let line = (dimension ?? "") + stated.amount + notes(on: stated.metric)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The words with which people ask for the numbers in `metrics`, in both languages: one line per
  /// subject, without repetitions.
  static func words(for metrics: [Metric]) -> [String] {
    var lines: [String] = []
    var lineOfSubject: [String: Int] = [:]
    // Each has an amount and a unit, and usually one qualifier.
    var said = Set<Said>(minimumCapacity: metrics.count * 3)
    // The dimensions and units on each line, which are few.
    var asked: [[(dimension: Dimension, unit: Unit)]] = []
    func say(_ words: String, in line: Int) {
      guard said.insert(Said(line: line, words: words)).inserted else { return }
      lines[line].append(" ")
      lines[line].append(words)
    }
    var line = 0
    for place in metrics.indices {
      let metric = metrics[place]
      // Most have the same subject as the one before.
      if place == 0 || metric.subject != metrics[place - 1].subject {
        line = lineOfSubject[metric.subject] ?? lines.count
        if line == lines.count {
          lineOfSubject[metric.subject] = line
          lines.append(metric.subject)
          asked.append([])
        }
      }
      if !asked[line].contains(where: { $0 == (metric.dimension, metric.unit) }) {
        asked[line].append((metric.dimension, metric.unit))
        say(questions[metric.dimension] ?? metric.dimension.rawValue, in: line)
        say(metric.unit.rawValue, in: line)
      }
      if metric.qualifiers.count == 1 {
        for words in metric.qualifiers.values { say(words, in: line) }
      } else {
        for (_, words) in metric.qualifiers.sorted(by: { $0.key < $1.key }) { say(words, in: line) }
      }
    }
    return lines
  }

  private struct Said: Hashable {
    var line: Int
    var words: String
  }

  private static let questions: [Dimension: String] = [
    .count: "count, how many, number of; 개수, 몇 개",
    .length: "length, how long; 길이, 글자 수, 몇 자",
    .width: "width, how wide; 너비, 폭", .height: "height, how tall; 높이",
    .size: "size, how large; 크기", .top: "distance from the top; 위쪽 거리",
    .bottom: "distance from the bottom; 아래쪽 거리",
    .leading: "leading distance; 앞쪽 거리", .trailing: "trailing distance; 뒤쪽 거리",
    .margin: "margin; 여백", .spacing: "spacing; 간격", .radius: "radius; 반경",
    .ratio: "ratio; 비율", .duration: "duration, how long; 시간, 얼마나",
    .rate: "rate, how often; 빈도", .angle: "angle; 각도", .opacity: "opacity; 불투명도",
    .share: "share, percentage; 비율",
  ]

  private static func notes(on metric: Metric) -> String {
    let notes = metric.notes + metric.platforms.map(\.rawValue)
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }
}
