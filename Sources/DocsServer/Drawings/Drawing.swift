internal import Guidelines
internal import KnowledgeBase

/// A number as a picture, at its true size: a point is a pixel of the page.
struct Drawing {
  /// What is drawn, in the words of the guidelines.
  let subject: String
  /// What narrows it: `circular, regular`.
  let notes: [String]
  /// What is measured, where the picture shows one side alone.
  let dimension: Dimension?
  /// The values that the picture shows.
  let amounts: [String]
  let platforms: [Platform]
  let shape: Shape

  /// Whether the picture is of a number of things, which has no size of its own.
  var isCounted: Bool {
    switch shape {
    case .tabs, .row: true
    default: false
    }
  }

  /// What a picture shows.
  enum Shape {
    /// Sizes of one thing in points and in pixels.
    case areas([Area], isRound: Bool)
    /// A distance from side to side, or from top to bottom.
    case extent(Double, isVertical: Bool)
    /// The height of a bar on the screen it belongs to.
    case bar(Double, Screen)
    /// So many tabs on a screen.
    case tabs(least: Int, most: Int, Screen)
    /// So many things in a row.
    case row(least: Int, most: Int)
    /// Text of a size.
    case text(Double)
  }

  /// A width and a height in points, or in pixels of a scale.
  struct Area: Hashable {
    let width: Double
    let height: Double
    let scale: Int?
  }
}

/// A screen as guidelines speak of it, in points.
struct Screen: Hashable {
  let width: Double
  let height: Double
  let corner: Double
  /// Whether tabs stand at its top.
  let hasTabsOnTop: Bool

  /// The screen of a usual device of the first of `platforms`.
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
  /// The drawings of `metrics`, in their order, each thing once; what has no picture is left out.
  static func list(of metrics: [Metric]) -> [Drawing] {
    var drawings: [Drawing] = []
    var sizes: [Thing: [Area]] = [:]
    var seen: Set<Seen> = []
    for stated in StatedAmount.list(of: metrics, in: .en) {
      let metric = stated.metric
      if let area = stated.area {
        let thing = Thing(metric)
        if sizes[thing]?.contains(area) ?? false { continue }
        if sizes[thing] == nil {
          drawings.append(
            Drawing(metric, [], .areas([], isRound: metric.qualifiers["shape"] == "circular")))
        }
        sizes[thing, default: []].append(area)
      } else if seen.insert(Seen(thing: Thing(metric), amount: stated.amount)).inserted,
        let shape = shape(of: metric)
      {
        drawings.append(Drawing(metric, [stated.amount], shape))
      }
    }
    let whole = drawings.map { drawing in
      guard case .areas(_, let isRound) = drawing.shape, let areas = sizes[drawing.thing] else {
        return drawing
      }
      let ordered = areas.sorted { ($0.scale ?? 0, $0.width) < ($1.scale ?? 0, $1.width) }
      return Drawing(
        subject: drawing.subject, notes: drawing.notes, dimension: nil,
        amounts: ordered.map(\.words),
        platforms: drawing.platforms, shape: .areas(ordered, isRound: isRound))
    }
    // One who names no platform and draws nothing new says the same again.
    return whole.filter { drawing in
      !drawing.platforms.isEmpty
        || !whole.contains { other in
          !other.platforms.isEmpty && other.subject == drawing.subject
            && other.notes == drawing.notes && Set(drawing.amounts).isSubset(of: other.amounts)
        }
    }
  }

  /// What is measured, whatever the value.
  private struct Thing: Hashable {
    var subject: String
    var notes: [String]
    var platforms: [Platform]

    init(_ metric: Metric) {
      subject = metric.subject
      notes = metric.notes
      platforms = metric.platforms
    }

    init(_ drawing: Drawing) {
      subject = drawing.subject
      notes = drawing.notes
      platforms = drawing.platforms
    }
  }

  private struct Seen: Hashable {
    let thing: Thing
    let amount: String
  }

  private var thing: Thing { Thing(self) }

  private init(_ metric: Metric, _ amounts: [String], _ shape: Shape) {
    subject = metric.subject
    notes = metric.notes
    dimension = metric.dimension == .count ? nil : metric.dimension
    self.amounts = amounts
    platforms = metric.platforms
    self.shape = shape
  }

  private static func shape(of metric: Metric) -> Shape? {
    let value = metric.minimum ?? metric.maximum
    if metric.dimension == .count {
      guard let most = (metric.maximum ?? metric.minimum).flatMap({ Int(exactly: $0) }),
        (1...12).contains(most)
      else { return nil }
      let least = metric.minimum.flatMap { Int(exactly: $0) } ?? 0
      return metric.unit.rawValue == "tabs"
        ? .tabs(least: least, most: most, Screen(for: metric.platforms))
        : .row(least: least, most: most)
    }
    guard metric.unit == .points, let value, (1...2_000).contains(value) else { return nil }
    switch metric.dimension {
    case .height where metric.subject.hasSuffix("bar"):
      return .bar(value, Screen(for: metric.platforms))
    case .size where metric.qualifiers["text style"] != nil: return .text(value)
    case .height, .top, .bottom: return .extent(value, isVertical: true)
    case .width, .leading, .trailing, .margin, .spacing: return .extent(value, isVertical: false)
    case .size:
      return .areas([Area(width: value, height: value, scale: nil)], isRound: false)
    default: return nil
    }
  }
}

extension Drawing.Area {
  fileprivate var words: String {
    let unit = scale.map { " px @\($0)x" } ?? " pt"
    return "\(Metric.shown(width))×\(Metric.shown(height))\(unit)"
  }
}

extension StatedAmount {
  /// The exact width and height, where the amount states both.
  fileprivate var area: Drawing.Area? {
    guard dimension == nil, let height, metric.unit == .points || metric.scale != nil,
      let width = metric.minimum, (1...4_096).contains(width), (1...4_096).contains(height)
    else { return nil }
    return Drawing.Area(width: width, height: height, scale: metric.scale)
  }

  /// The height in an amount such as `25×25 pt`.
  private var height: Double? {
    let parts = amount.split(separator: "×")
    guard parts.count == 2, let number = parts[1].split(separator: " ").first else { return nil }
    return Double(number)
  }
}

extension Metric {
  /// What narrows it, in the order of the names.
  var notes: [String] { qualifiers.sorted { $0.key < $1.key }.map(\.value) }
}
