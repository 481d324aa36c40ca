internal import Guidelines

/// The layout of a picture: the boxes of its parts, and the callouts that its legend explains.
struct PictureLayout {
  /// A part with a number in the picture and an explanation in the legend.
  struct Callout {
    /// From 1.
    let number: Int
    let label: Bilingual<String>
    /// The box of the part, in points of the frame.
    let box: Box
    /// The metric that sets the size or number of the part, with its rule.
    let stated: (rule: RuleID, metric: Metric)?
    /// Whether its number is at the left of the frame, because the part is nearer to that side.
    let isLeft: Bool
    /// The measured length as a line beside the frame, if the metric is a length.
    let measure: Measure?
  }

  /// A length along the edge of the frame, with its value.
  struct Measure {
    let from: Double
    let to: Double
    let points: Double
  }

  let frame: PictureFrame
  private(set) var canvas: PictureCanvas
  private let language: Language
  private let isOfRule: Bool
  /// The words of all items, in order.
  private(set) var words: [String] = []
  private(set) var callouts: [Callout] = []
  /// The space that no part has taken yet.
  private var room: Box
  /// The items of the previous part.
  private var items: [Box] = []

  /// Whether one sentence explains the whole picture, so that it needs no numbers.
  var isPlain: Bool { callouts.count <= 1 && isOfRule }

  /// Lays out `picture` with words in `language`; `metrics` returns the numbers of a rule.
  init(
    _ picture: PictureDescription, in language: Language, metrics: (RuleID) -> [Metric]
  ) {
    frame = picture.frame
    self.language = language
    isOfRule = picture.kind != .anatomy
    canvas = PictureCanvas(unit: picture.frame.unit)
    let top = frame.shown == .bottom ? 0 : frame.statusHeight
    room = Box(x: 0, y: top, width: frame.width, height: frame.height - top)
    for part in picture.parts { add(part, metrics) }
  }

  private mutating func add(_ part: PicturePart, _ metrics: (RuleID) -> [Metric]) {
    guard let shape = PictureShape.all[part.shape] else { return }
    var lengths: [Double] = []
    var count = shape.count
    var stated: (rule: RuleID, metric: Metric)?
    for size in part.sizes {
      switch size {
      case .points(let points): lengths.append(points)
      case .count(let number): count = number
      case .metric(let rule, let dimension):
        guard let metric = metrics(rule).first(where: { $0.dimension == dimension }),
          let value = metric.maximum ?? metric.minimum
        else { continue }
        stated = (rule, metric)
        if dimension == .count { count = Int(value) } else { lengths.append(value) }
      }
    }
    let box = place(
      part.place, depth: lengths.first ?? shape.depth,
      width: lengths.dropFirst().first ?? shape.width, isSized: !lengths.isEmpty)
    canvas.words = part.words.preferring(language) ?? []
    words += canvas.words.flatMap { [$0.text, $0.trailing ?? ""] }
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
    let drawn = shape.draw(&canvas, box, min(max(count, 1), Self.mostItems))
    if case .item = part.place {} else { items = drawn }
    guard !part.label.isEmpty else { return }
    let isLength =
      stated.map { $0.metric.dimension != .count && $0.metric.unit == .points } ?? false
    let own = part.place.isItem ? drawn.first ?? box : box
    callouts.append(
      Callout(
        number: callouts.count + 1, label: part.label, box: own, stated: stated,
        isLeft: own.width < frame.width / 2 && own.middle.x < frame.width / 2,
        measure: isLength
          ? Measure(from: box.y, to: box.y + box.height, points: box.height) : nil))
  }

  /// The maximum number of items drawn in a part.
  private static let mostItems = 12

  /// The box of a part, cut from the remaining space at the edge `place`.
  private mutating func place(
    _ place: PicturePart.Place, depth: Double, width: Double, isSized: Bool
  ) -> Box {
    var box = room
    switch place {
    case .top:
      box.height = min(depth, room.height)
      room.y += box.height
      room.height -= box.height
    case .bottom:
      box.height = min(depth, room.height)
      box.y = room.y + room.height - box.height
      room.height -= box.height
    case .leading:
      box.width = min(depth, room.width)
      room.x += box.width
      room.width -= box.width
    case .trailing:
      box.width = min(depth, room.width)
      box.x = room.x + room.width - box.width
      room.width -= box.width
    case .middle:
      return room.centered(width > 0 ? width : room.width, depth)
    case .item(let number):
      let item = number <= items.count ? items[number - 1] : items.last ?? room
      return isSized ? item.around(width > 0 ? width : depth, depth) : item
    }
    return box
  }
}

extension PicturePart.Place {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
