/// A rectangle of a picture, in points from the upper left corner of the frame.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  /// The box without margins of `x` at the left and right and `y` at the top and bottom.
  func inset(_ x: Double, _ y: Double) -> Box {
    Box(
      x: self.x + x, y: self.y + y, width: max(1, width - 2 * x), height: max(1, height - 2 * y))
  }

  /// `count` columns of the same width, `gap` apart.
  func columns(_ count: Int, gap: Double = 0) -> [Box] {
    let each = (width - gap * Double(count - 1)) / Double(max(1, count))
    return (0..<max(0, count)).map {
      Box(x: x + Double($0) * (each + gap), y: y, width: each, height: height)
    }
  }

  /// `count` rows of the same height, `gap` apart.
  func rows(_ count: Int, gap: Double = 0) -> [Box] {
    let each = (height - gap * Double(count - 1)) / Double(max(1, count))
    return (0..<max(0, count)).map {
      Box(x: x, y: y + Double($0) * (each + gap), width: width, height: each)
    }
  }

  /// A box of this size with the same centre, which may be larger.
  func around(_ width: Double, _ height: Double) -> Box {
    Box(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// A box of at most this size with the same centre.
  func centered(_ width: Double, _ height: Double) -> Box {
    let (w, h) = (min(width, self.width), min(height, self.height))
    return Box(x: middle.x - w / 2, y: middle.y - h / 2, width: w, height: h)
  }
}

/// The words of an item as in a cell of the table: `*Library`, `Wi-Fi|Home`, `!Delete`.
struct PictureWord: Sendable {
  /// A prefix that marks a special item.
  enum Mark: Character, Sendable {
    /// The item that is selected, switched on, or the main one.
    case chosen = "*"
    /// A destructive action.
    case destructive = "!"
    /// An item that is not available.
    case dimmed = "~"
  }

  let text: String
  /// The text at the trailing edge, or below if there is no room for one.
  let trailing: String?
  let mark: Mark?

  init(_ cell: some StringProtocol) {
    mark = cell.first.flatMap { Mark(rawValue: $0) }
    let parts = cell.dropFirst(mark == nil ? 0 : 1)
      .split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.first.map { String($0) } ?? ""
    trailing = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Whether it is a line between groups of items.
  var isSeparator: Bool { text == "---" }
}

/// A canvas for shapes: SVG nodes, in points of the device.
struct PictureCanvas {
  private(set) var nodes: [Markup] = []
  /// The words of the items of the part being drawn.
  var words: [PictureWord] = []
  /// The scale of text and icons relative to a phone: they are larger on devices viewed from farther
  /// away.
  let unit: Double

  /// The colour of a shape, a class of the style sheet with values for light and dark.
  enum Ink: String {
    /// A bar or a panel above the content.
    case surface = "p-surface"
    /// An interactive element.
    case control = "p-control"
    /// The accent colour, for the selection and the main action.
    case tint = "p-tint"
    /// Elements on the accent colour.
    case onTint = "p-on-tint"
    /// Text.
    case text = "p-text"
    /// Secondary text, and icons that are not selected.
    case faint = "p-faint"
    /// A warning: a badge, a destructive action.
    case alert = "p-alert"
    /// A dashed outline for an invisible area.
    case outline = "p-outline"
  }

  mutating func fill(_ box: Box, _ ink: Ink, corner: Double = 0) {
    let corner = min(corner, box.width / 2, box.height / 2)
    nodes.append(
      element(
        "rect", .class(ink.rawValue), Attribute("x", svgNumber(box.x)),
        Attribute("y", svgNumber(box.y)), Attribute("width", svgNumber(box.width)),
        Attribute("height", svgNumber(box.height)), Attribute("rx", svgNumber(corner))))
  }

  /// Draws a line for a text, with `share` of the box's width, left-aligned or centred.
  mutating func text(
    _ box: Box, _ ink: Ink = .text, share: Double = 1, height: Double = 10, isCentered: Bool = false
  ) {
    let (width, height) = (box.width * share, min(height * unit, box.height * 0.7))
    let x = isCentered ? box.middle.x - width / 2 : box.x
    fill(
      Box(x: x, y: box.middle.y - height / 2, width: width, height: height), ink,
      corner: height / 2)
  }

  /// Draws an icon: a rounded square in the centre of `box`.
  mutating func icon(_ box: Box, _ ink: Ink, size: Double) {
    let size = min(size * unit, box.width, box.height)
    fill(box.centered(size, size), ink, corner: size / 3)
  }

  // MARK: - Words

  /// Whether the item at `place` is marked as chosen; if none is, whether `place` is `preset`.
  func isChosen(_ place: Int, else preset: Int?) -> Bool {
    words.contains { $0.mark == .chosen }
      ? place < words.count && words[place].mark == .chosen : place == preset
  }

  /// Writes the words of the item at `place`, or draws a line of length `share` if it has none.
  mutating func word(
    _ place: Int, in box: Box, _ ink: Ink = .text, share: Double = 1, height: Double = 10,
    isCentered: Bool = false
  ) {
    guard place < words.count, !words[place].text.isEmpty else {
      return text(box, ink, share: share, height: height, isCentered: isCentered)
    }
    let word = words[place]
    let own: Ink =
      switch word.mark {
      case .destructive where ink != .onTint: .alert
      case .dimmed: .faint
      default: ink
      }
    var room = box
    if let trailing = word.trailing {
      let width = write(trailing, in: box, .faint, size: height * 1.5, anchor: .end)
      room.width = max(1, room.width - width - 6 * unit)
    }
    write(word.text, in: room, own, size: height * 1.6, anchor: isCentered ? .middle : .start)
  }

  /// The alignment of a text in its box.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// Writes `text` into `box`, smaller if it does not fit and then truncated; returns its width.
  @discardableResult
  mutating func write(
    _ text: String, in box: Box, _ ink: Ink, size: Double, anchor: Anchor
  ) -> Double {
    var size = min(size * unit, box.height * 0.9)
    let wide = Self.ems(of: text) * size
    size *= min(1, max(0.8, box.width / max(1, wide)))
    var shown = text
    while shown.count > 2, Self.ems(of: shown) * size > box.width + size * 0.3 {
      shown = shown.dropLast(2) + "…"
    }
    let x =
      switch anchor {
      case .start: box.x
      case .middle: box.middle.x
      case .end: box.x + box.width
      }
    nodes.append(
      element(
        "text", .class("p-word \(ink.rawValue)"), Attribute("x", svgNumber(x)),
        Attribute("y", svgNumber(box.middle.y + size * 0.35)),
        Attribute("font-size", svgNumber(size)), Attribute("text-anchor", anchor.rawValue)
      ) { shown })
    return Self.ems(of: shown) * size
  }

  /// The approximate width of `text` in ems.
  static func ems(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x20: width + 0.28
      case 0x41...0x5A: width + 0.68
      case ..<0x2E80: width + 0.54
      default: width + 0.92
      }
    }
  }
}

/// `value` for an SVG attribute, rounded to `places` decimal places.
func svgNumber(_ value: Double, places: Int = 2) -> String {
  let unit = (0..<places).reduce(1.0) { power, _ in power * 10 }
  let rounded = (value * unit).rounded() / unit
  return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
}
