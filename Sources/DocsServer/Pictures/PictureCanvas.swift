/// A rectangle of a picture, in points from the upper left corner of the frame.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  /// The box without `left` and `top` at its sides; without others the same at each.
  func inset(_ x: Double, _ y: Double) -> Box {
    Box(
      x: self.x + x, y: self.y + y, width: max(1, width - 2 * x), height: max(1, height - 2 * y))
  }

  /// It cut into `count` boxes beside one another, `gap` apart.
  func columns(_ count: Int, gap: Double = 0) -> [Box] {
    let each = (width - gap * Double(count - 1)) / Double(max(1, count))
    return (0..<max(0, count)).map {
      Box(x: x + Double($0) * (each + gap), y: y, width: each, height: height)
    }
  }

  /// It cut into `count` boxes below one another, `gap` apart.
  func rows(_ count: Int, gap: Double = 0) -> [Box] {
    let each = (height - gap * Double(count - 1)) / Double(max(1, count))
    return (0..<max(0, count)).map {
      Box(x: x, y: y + Double($0) * (each + gap), width: width, height: each)
    }
  }

  /// A box of this size in its middle.
  func centered(_ width: Double, _ height: Double) -> Box {
    let (w, h) = (min(width, self.width), min(height, self.height))
    return Box(x: middle.x - w / 2, y: middle.y - h / 2, width: w, height: h)
  }
}

/// Where shapes are drawn: nodes of SVG, in points of the device.
struct PictureCanvas {
  private(set) var nodes: [Markup] = []

  /// What colours a shape; each is a class of the style sheet, light and dark.
  enum Ink: String {
    /// A bar or a panel above the content.
    case surface = "p-surface"
    /// What people can press.
    case control = "p-control"
    /// The accent colour, for the selection and the main action.
    case tint = "p-tint"
    /// Text.
    case text = "p-text"
    /// Text that matters less, icons that are not selected.
    case faint = "p-faint"
    /// What warns: a badge, a destructive action.
    case alert = "p-alert"
  }

  mutating func fill(_ box: Box, _ ink: Ink, corner: Double = 0) {
    let corner = min(corner, box.width / 2, box.height / 2)
    nodes.append(
      element(
        "rect", .class(ink.rawValue), Attribute("x", svgNumber(box.x)),
        Attribute("y", svgNumber(box.y)), Attribute("width", svgNumber(box.width)),
        Attribute("height", svgNumber(box.height)), Attribute("rx", svgNumber(corner))))
  }

  /// A line of text of this `share` of the box's width, from its left side or in its middle.
  mutating func text(
    _ box: Box, _ ink: Ink = .text, share: Double = 1, height: Double = 10, isCentered: Bool = false
  ) {
    let width = box.width * share
    let x = isCentered ? box.middle.x - width / 2 : box.x
    fill(
      Box(x: x, y: box.middle.y - height / 2, width: width, height: height), ink,
      corner: height / 2)
  }

  /// An icon: a square with round corners in the middle of `box`.
  mutating func icon(_ box: Box, _ ink: Ink, size: Double) {
    fill(box.centered(size, size), ink, corner: size / 3)
  }
}

/// `value` for an SVG attribute, rounded to `places` decimal places.
func svgNumber(_ value: Double, places: Int = 2) -> String {
  let unit = (0..<places).reduce(1.0) { power, _ in power * 10 }
  let rounded = (value * unit).rounded() / unit
  return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
}
