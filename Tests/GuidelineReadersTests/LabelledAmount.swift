import Foundation
import GuidelineReaders
import Guidelines
import TestSupport
import TextAnalysis

/// A labelled number: `touch target: size >= 44 pt @ios`.
struct LabelledAmount: CustomStringConvertible {
  private let subject: String
  private let minimum: Double?
  private let maximum: Double?
  /// Whether the limit itself is not allowed.
  private let isStrict: Bool
  /// Without the nouns of countable things.
  private let unit: String
  private let platform: String?
  let description: String

  /// The amounts of `label`: two where it is a width by a height.
  static func amounts(_ label: String) -> [LabelledAmount] {
    let parts = label.components(separatedBy: ": ")
    guard parts.count > 1, let words = parts.last?.split(separator: " ").map(String.init) else {
      return []
    }
    // A range needs no sign: "count 3..5".
    let sign = words.firstIndex(where: bounds.contains)
    guard let place = sign.map({ $0 + 1 }) ?? words.firstIndex(where: { $0.contains("..") }),
      place < words.count
    else { return [] }
    let rest = words[(place + 1)...].filter { !$0.hasPrefix("@") }
    return words[place].split(separator: "x").map { value in
      LabelledAmount(
        label: label, subject: parts[0], sign: sign.map { words[$0] } ?? "=",
        value: String(value), unit: rest.joined(separator: " "))
    }
  }

  private static let bounds: Set = ["=", ">=", "<=", ">", "<", "~"]

  private init(label: String, subject: String, sign: String, value: String, unit: String) {
    description = label
    self.subject = subject.lowercased()
    platform = label.split(separator: "@").dropFirst().first.map(String.init)
    self.unit = Self.units[unit] ?? ""
    let ends = value.split(separator: "..")
      .map { Double($0.prefix { $0 != ":" }.filter { $0 != "~" }) }
    let (first, last) = (ends.first ?? nil, ends.last ?? nil)
    minimum = sign == "<=" || sign == "<" ? nil : first
    maximum = sign == ">=" || sign == ">" ? nil : last
    isStrict = sign == "<" || sign == ">"
  }

  /// What the labels and the readers call the same units.
  private static let units = [
    "pt": "pt", "점": "pt", "px": "px", "pixel": "px", "epx": "px", "dp": "pt", "%": "%",
    "s": "s", "seconds": "s", "초": "s", "ms": "ms", "minutes": "minutes", "분": "minutes",
    "hours": "hours", "°": "°", "Hz": "Hz",
  ]

  /// Whether `metric` has its bound, value and unit.
  func hasValue(of metric: Metric) -> Bool {
    let unit = Self.units[metric.unit.rawValue] ?? ""
    // Fewer than three lines are at most two.
    let step = isStrict && unit.isEmpty && metric.dimension != .ratio ? 1.0 : 0
    // Only one of a thing is one and at most one.
    let isCounted = metric.dimension == .count || metric.unit.rawValue == "words"
    let isOnlyOne = maximum == 1 && metric.maximum == 1 && isCounted
    // A length that is noted without a unit is in points.
    let isBare = self.unit.isEmpty && metric.unit == .points
    return (unit == self.unit || isBare)
      && (isOnlyOne || minimum.map { $0 + step } == metric.minimum)
      && maximum.map { $0 - step } == metric.maximum
  }

  /// Whether `metric` is of its subject, under one of its names or with other details, and of its
  /// platform, of those of its block or of the whole page, which is about `component`.
  func isOfSame(
    _ metric: Metric, in block: LabelledBlock, page: Set<String>, component: String
  ) -> Bool {
    let platforms = Set(metric.platforms.map { $0.rawValue.lowercased() })
    let stated = (platform.map { [$0] } ?? block.platforms)
      .subtracting(LabelledBlock.unknownPlatforms)
    guard
      platforms == stated || platform == nil && platforms.isEmpty
        || stated.isEmpty && platforms == page
    else { return false }
    let found = metric.subject.lowercased()
    if found == "page" || found.isEmpty { return subject == "page" }
    // The things counted, or what they are in: "items", "title: count ..4 items".
    if metric.dimension == .count, names.contains(EnglishNouns.singular(metric.unit.rawValue)) {
      return true
    }
    if subject == "page" { return component.hasPrefix(found.replacing(" ", with: "-")) }
    // A table names it by its row: "Tablet: margin = 32", of a layout grid whose name is tablet.
    let details = metric.qualifiers.values.map { Set(Self.words($0.lowercased())) }
    return names.contains { name in
      let words = Set(Self.words(name))
      return name.contains(found) || found.contains(name)
        || name.split(separator: " ").last == found.split(separator: " ").last
        || details.contains {
          !$0.isEmpty && !words.isEmpty && ($0.isSubset(of: words) || words.isSubset(of: $0))
        }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The subject and what the glossary calls it, its last word or, without particles, a Korean word of it:
  /// "circular glyph", "icon"; "글자와 배경", "text".
  private var names: [String] {
    let words = subject.split { !$0.isLetter }.map(String.init)
    let last = words.last ?? subject
    let korean = words.filter { !$0.utf8.allSatisfy { $0 < 128 } }
    let singular = EnglishNouns.singularPhrase(subject)
    let spelled = [subject, singular, last] + korean + korean.flatMap(HangulWords.stems)
    // The readers call a glyph an icon, as the gold of the seeds does.
    return [subject, singular, subject.replacing("glyph", with: "icon")]
      + spelled.flatMap { bestGlossary.concepts(spelled: $0) }.flatMap(\.en)
      + spelled.compactMap { MetricThings.names[Glossary.squash($0)] }
  }
}

extension Metric {
  /// What it says, in the form of the labels.
  var label: String {
    let values = "\(minimum.map { "\($0)" } ?? "")..\(maximum.map { "\($0)" } ?? "")"
    let on = platforms.map { " @\($0.rawValue)" }.joined()
    return "\(subject): \(dimension.rawValue) \(values) \(unit.rawValue)\(on)"
  }
}
