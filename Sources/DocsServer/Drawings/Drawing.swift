internal import Guidelines
internal import KnowledgeBase

/// A measurement drawn at its true size: a point is a CSS pixel.
struct Drawing {
  /// One of the numbers shown; all of them measure the same thing.
  let metric: Metric
  /// The dimension measured, if the picture shows a single one.
  let dimension: Dimension?
  /// The value in words.
  private let amount: String
  private(set) var shape: Shape

  /// The values that the picture shows, in words.
  var amounts: [String] {
    switch shape {
    case .areas(let sizes, _), .extents(let sizes, _): sizes.map(\.words)
    default: [amount]
    }
  }

  /// Whether the picture counts things, so that it has no scale.
  var isCounted: Bool {
    switch shape {
    case .tabs, .row: true
    default: false
    }
  }

  /// What a picture shows.
  enum Shape {
    /// Sizes of one thing, in points and in pixels.
    case areas([Size], isRound: Bool)
    /// Widths or heights of one thing, in points and in pixels.
    case extents([Size], isVertical: Bool)
    /// The height of a bar on the screen it belongs to.
    case bar(Double, Screen)
    /// A number of tabs on a screen.
    case tabs(Count, Screen)
    /// A number of things in a row.
    case row(Count)
    /// Text at a font size.
    case text(Double)
  }

  /// A width and a height in points, or in pixels at a scale; a distance has both the same.
  struct Size: Hashable {
    let width: Double
    let height: Double
    let scale: Int?
    let words: String
  }

  /// A number of things.
  struct Count: Hashable {
    /// The minimum; 0 if none is stated.
    let least: Int
    /// The number drawn.
    let drawn: Int
    /// Whether there may be more.
    let isOpen: Bool
  }
}

/// A typical screen in points.
struct Screen: Hashable {
  let width: Double
  let height: Double
  let corner: Double
  /// Whether its tabs are at the top.
  let hasTabsOnTop: Bool

  /// A common device of the first of `platforms`, or else an iPhone.
  init(for platforms: [Platform]) {
    switch platforms.first {
    case .iPadOS: self.init(820, 1180, 36, true)
    case .macOS: self.init(1440, 900, 20, true)
    case .tvOS: self.init(1920, 1080, 20, true)
    case .visionOS: self.init(1280, 720, 46, true)
    case .watchOS: self.init(198, 242, 50, false)
    case .iOS, nil: self.init(393, 852, 55, false)
    }
  }

  private init(_ width: Double, _ height: Double, _ corner: Double, _ hasTabsOnTop: Bool) {
    self.width = width
    self.height = height
    self.corner = corner
    self.hasTabsOnTop = hasTabsOnTop
  }
}

extension Drawing {
  /// The drawings of `metrics`, in their order and worded in `language`, one for each thing; those that
  /// cannot be drawn are left out.
  static func list(of metrics: [Metric], in language: Language) -> [Drawing] {
    var drawings: [Drawing] = []
    var places: [MeasuredThing: Int] = [:]
    var seen: Set<Seen> = []
    for stated in StatedAmount.list(of: metrics, in: language) {
      let thing = MeasuredThing(stated)
      guard seen.insert(Seen(thing: thing, amount: stated.amount)).inserted,
        let shape = shape(of: stated)
      else { continue }
      if stated.isExact, let place = places[thing], drawings[place].join(shape) { continue }
      if stated.isExact { places[thing] = drawings.count }
      drawings.append(
        Drawing(
          metric: stated.metric,
          dimension: stated.dimension == .count ? nil : stated.dimension, amount: stated.amount,
          shape: shape))
    }
    return drawings.filter { drawing in !drawings.contains { $0.includes(drawing) } }
  }

  /// Whether this drawing, for named platforms, shows everything in `other`, which names none.
  private func includes(_ other: Drawing) -> Bool {
    other.metric.platforms.isEmpty && !metric.platforms.isEmpty
      && metric.subject == other.metric.subject && metric.notes == other.metric.notes
      && dimension == other.dimension && Set(other.amounts).isSubset(of: amounts)
  }

  private struct Seen: Hashable {
    let thing: MeasuredThing
    let amount: String
  }

  /// Adds another size of the same thing to the picture; `false` if the shapes do not combine.
  private mutating func join(_ other: Shape) -> Bool {
    switch (shape, other) {
    case (.areas(let own, let isRound), .areas(let more, _)):
      shape = .areas(Self.ordered(own + more), isRound: isRound)
    case (.extents(let own, let isVertical), .extents(let more, _)):
      shape = .extents(Self.ordered(own + more), isVertical: isVertical)
    default: return false
    }
    return true
  }

  private static func ordered(_ sizes: [Size]) -> [Size] {
    sizes.sorted { ($0.scale ?? 0, $0.width) < ($1.scale ?? 0, $1.width) }
  }

  private static func shape(of stated: StatedAmount) -> Shape? {
    let metric = stated.metric
    if let height = stated.height {
      return size(of: stated, height: height).map {
        .areas([$0], isRound: metric.qualifiers["shape"] == "circular")
      }
    }
    if metric.dimension == .count { return counted(metric) }
    switch metric.dimension {
    case .height where metric.unit == .points && metric.subject.hasSuffix("bar"):
      return size(of: stated).map { .bar($0.height, Screen(for: metric.platforms)) }
    case .size where metric.qualifiers["text style"] != nil:
      return metric.unit == .points ? size(of: stated).map { .text($0.height) } : nil
    case .height, .top, .bottom:
      return size(of: stated).map { .extents([$0], isVertical: true) }
    case .width, .leading, .trailing, .margin, .spacing:
      return size(of: stated).map { .extents([$0], isVertical: false) }
    case .size: return size(of: stated).map { .areas([$0], isRound: false) }
    default: return nil
    }
  }

  /// The size of a number in points, or in pixels of a known scale; `nil` for others.
  private static func size(of stated: StatedAmount, height: Double? = nil) -> Size? {
    let metric = stated.metric
    guard metric.unit == .points || metric.unit == .pixels && metric.scale != nil,
      let value = metric.minimum ?? metric.maximum, (1...4_096).contains(value),
      (1...4_096).contains(height ?? value)
    else { return nil }
    return Size(
      width: value, height: height ?? value, scale: metric.scale, words: stated.amount)
  }

  private static func counted(_ metric: Metric) -> Shape? {
    guard let most = (metric.maximum ?? metric.minimum).flatMap({ Int(exactly: $0) }),
      (1...12).contains(most)
    else { return nil }
    let count = Count(
      least: metric.minimum.flatMap { Int(exactly: $0) } ?? 0, drawn: most,
      isOpen: metric.maximum == nil)
    return metric.unit.rawValue == "tabs"
      ? .tabs(count, Screen(for: metric.platforms)) : .row(count)
  }
}

extension StatedAmount {
  /// Whether it is a single value rather than a bound or a range.
  fileprivate var isExact: Bool { metric.minimum == metric.maximum }

  /// The height in an amount such as `25×25 pt`; the metric has only the width.
  fileprivate var height: Double? {
    guard dimension == nil else { return nil }
    let parts = amount.split(separator: "×")
    guard parts.count == 2, let number = parts[1].split(separator: " ").first else { return nil }
    return Double(number)
  }
}
