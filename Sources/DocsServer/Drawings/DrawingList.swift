internal import Guidelines
internal import TextAnalysis

/// The drawings of metrics as figures of a page.
struct DrawingList {
  private let drawings: [Drawing]
  private let names: SubjectNames
  private let fragments: Fragments

  /// The drawings of `metrics`, at most `limit`.
  init(_ metrics: [Metric], _ names: SubjectNames, _ fragments: Fragments, limit: Int = 24) {
    drawings = Array(Drawing.list(of: metrics, in: fragments.reader.language).prefix(limit))
    self.names = names
    self.fragments = fragments
  }

  private var reader: Reader { fragments.reader }

  /// The figures; empty if nothing can be drawn.
  var figures: Markup {
    guard !drawings.isEmpty else { return .nothing }
    return element(
      "div", .class("drawings"), Attribute("role", "group"),
      .aria(.label, reader.say(Words.drawnToScale))
    ) {
      for drawing in drawings { figure(drawing) }
    }
  }

  private func figure(_ drawing: Drawing) -> Markup {
    let picture = Picture(drawing.shape)
    let words =
      (names.names(of: drawing.metric, in: reader.language).map(\.value)
      + [drawing.dimension?.name(in: reader.language)].compactMap { $0 } + drawing.amounts)
      .joined(separator: ", ")
    return element("figure", .class("drawing")) {
      element(
        "svg", Attribute("viewBox", "0 0 \(svgNumber(picture.width)) \(svgNumber(picture.height))"),
        Attribute("width", svgNumber(picture.width)),
        Attribute("height", svgNumber(picture.height)),
        Attribute("role", "img"), .aria(.label, reader.say(Words.drawing(words)))
      ) { picture.nodes }
      element("figcaption") {
        element("strong") {
          if let dimension = drawing.dimension { dimension.name(in: reader.language) + " " }
          for (index, amount) in drawing.amounts.enumerated() {
            if index > 0 { " · " }
            element("span", .class("whole")) { amount }
          }
          if picture.scale < 1, !drawing.isCounted {
            " (1:\(svgNumber((1 / picture.scale * 10).rounded() / 10)))"
          }
        }
        element("span") { fragments.subject(of: drawing.metric, names) }
        fragments.platforms(drawing.metric.platforms)
        if let rule = drawing.metric.rule {
          link(fragments.addresses.rule(rule)) { rule.rawValue }
        }
      }
    }
  }
}

extension Drawing.Size {
  /// The style: points are filled, pixels are outlined.
  fileprivate var fill: String { scale == nil ? "solid" : "pixels" }
}

extension Drawing.Count {
  /// The squares in a row: those drawn, and one for any further ones.
  fileprivate var places: Int { drawn + (isOpen ? 1 : 0) }
}

/// A shape as SVG nodes, coloured by classes of the style sheet.
private struct Picture {
  var width = 0.0
  var height = 0.0
  /// CSS pixels per point; 1 if the shape fits.
  var scale = 1.0
  var nodes: [Markup] = []

  /// The maximum width and height in CSS pixels.
  private static let room = 220.0

  init(_ shape: Drawing.Shape) {
    switch shape {
    case .areas(let areas, let isRound): draw(areas, isRound: isRound)
    case .extents(let sizes, let isVertical):
      if sizes.count == 1 {
        draw(sizes[0].width, isVertical: isVertical)
      } else {
        draw(barsOf: sizes, isVertical: isVertical)
      }
    case .bar(let height, let screen): draw(barOf: height, on: screen)
    case .tabs(let count, let screen): draw(tabs: count, on: screen)
    case .row(let count): draw(rowOf: count)
    case .text(let size): draw(textOf: size)
    }
  }

  private mutating func draw(_ areas: [Drawing.Size], isRound: Bool) {
    let gap = 12.0
    let tallest = areas.map(\.height).max() ?? 1
    let total = areas.map(\.width).reduce(0, +)
    let gaps = gap * Double(max(0, areas.count - 1))
    scale = min(1, (Self.room - gaps) / total, Self.room / tallest)
    var x = 1.0
    for area in areas {
      let (w, h) = (area.width * scale, area.height * scale)
      let y = 1 + tallest * scale - h
      if isRound {
        nodes.append(
          element(
            "ellipse", .class(area.fill), Attribute("cx", svgNumber(x + w / 2)),
            Attribute("cy", svgNumber(y + h / 2)), Attribute("rx", svgNumber(w / 2)),
            Attribute("ry", svgNumber(h / 2))))
      } else {
        nodes.append(rectangle(area.fill, x, y, w, h, corner: min(3, w / 6)))
      }
      x += w + gap
    }
    width = x - gap + 1
    height = tallest * scale + 2
  }

  private mutating func draw(_ length: Double, isVertical: Bool) {
    scale = min(1, Self.room / length)
    let end = length * scale
    // The measured thing is drawn beside the measure, longer than it is deep.
    let depth = min(28, max(8, end / 2))
    let (near, far) = (depth + 8, depth + 18)
    let middle = (near + far) / 2
    if isVertical {
      (width, height) = (far + 1, end + 2)
      nodes = [
        rectangle("extent", 1, 1, depth, end, corner: 2),
        line("measure", middle, 1, middle, end + 1), line("measure", near, 1, far, 1),
        line("measure", near, end + 1, far, end + 1),
      ]
    } else {
      (width, height) = (end + 2, far + 1)
      nodes = [
        rectangle("extent", 1, 1, end, depth, corner: 2),
        line("measure", 1, middle, end + 1, middle), line("measure", 1, near, 1, far),
        line("measure", end + 1, near, end + 1, far),
      ]
    }
  }

  /// Draws lengths next to each other: points, then pixels.
  private mutating func draw(barsOf sizes: [Drawing.Size], isVertical: Bool) {
    let (depth, gap) = (12.0, 10.0)
    let longest = sizes.map(\.width).max() ?? 1
    scale = min(1, Self.room / longest)
    for (index, size) in sizes.enumerated() {
      let start = 1 + Double(index) * (depth + gap)
      let length = size.width * scale
      nodes.append(
        isVertical
          ? rectangle(size.fill, start, 1 + longest * scale - length, depth, length, corner: 2)
          : rectangle(size.fill, 1, start, length, depth, corner: 2))
    }
    let across = Double(sizes.count) * (depth + gap) - gap + 2
    let along = longest * scale + 2
    (width, height) = isVertical ? (across, along) : (along, across)
  }

  private mutating func draw(barOf bar: Double, on screen: Screen) {
    drawOutline(of: screen)
    let h = bar * scale
    let y = screen.hasTabsOnTop ? 1 : 1 + screen.height * scale - h
    nodes.append(rectangle("solid", 1, y, screen.width * scale, h, corner: 0))
  }

  private mutating func draw(tabs count: Drawing.Count, on screen: Screen) {
    drawOutline(of: screen)
    let inset = max(screen.corner * scale * 0.5, 6)
    let room = screen.width * scale - 2 * inset
    let each = min(room / Double(count.places), 34)
    let size = min(each * 0.6, 16)
    let whole = each * Double(count.places)
    let start = 1 + inset + (room - whole) / 2
    let y =
      screen.hasTabsOnTop ? 1 + inset * 0.7 + 4 : 1 + screen.height * scale - size - inset * 0.7 - 4
    nodes.append(rectangle("bar", start - 3, y - 5, whole + 6, size + 10, corner: size / 2 + 5))
    draw(count, from: start + (each - size) / 2, y, size: size, step: each)
  }

  private mutating func draw(rowOf count: Drawing.Count) {
    let (size, gap) = (16.0, 6.0)
    draw(count, from: 1, 1, size: size, step: size + gap)
    width = Double(count.places) * (size + gap) - gap + 2
    height = size + 2
  }

  /// Draws squares in a row: required ones solid, optional ones dashed, dots for any further ones.
  private mutating func draw(
    _ count: Drawing.Count, from x: Double, _ y: Double, size: Double, step: Double
  ) {
    for place in 0..<count.drawn {
      nodes.append(
        rectangle(
          place < count.least ? "solid" : "open", x + step * Double(place), y, size, size,
          corner: size / 4))
    }
    guard count.isOpen else { return }
    for dot in 0..<3 {
      nodes.append(
        element(
          "circle", .class("solid"),
          Attribute(
            "cx", svgNumber(x + step * Double(count.drawn) + size * (0.2 + 0.3 * Double(dot)))),
          Attribute("cy", svgNumber(y + size / 2)), Attribute("r", svgNumber(size / 12))))
    }
  }

  private mutating func draw(textOf size: Double) {
    scale = min(1, Self.room / 2 / size)
    let drawn = size * scale
    width = drawn * 2.6
    height = drawn * 1.3
    nodes = [
      element(
        "text", .class("sample"), Attribute("x", "0"), Attribute("y", svgNumber(drawn)),
        Attribute("font-size", svgNumber(drawn))
      ) { "Ag 가" }
    ]
  }

  private mutating func drawOutline(of screen: Screen) {
    scale = min(Self.room / screen.width, 150 / screen.height)
    width = screen.width * scale + 2
    height = screen.height * scale + 2
    nodes.append(
      rectangle(
        "device", 1, 1, screen.width * scale, screen.height * scale, corner: screen.corner * scale))
  }

  private func rectangle(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double
  ) -> Markup {
    element(
      "rect", .class(name), Attribute("x", svgNumber(x)), Attribute("y", svgNumber(y)),
      Attribute("width", svgNumber(width)), Attribute("height", svgNumber(height)),
      Attribute("rx", svgNumber(corner)))
  }

  private func line(
    _ name: String, _ x: Double, _ y: Double, _ endX: Double, _ endY: Double
  ) -> Markup {
    element(
      "line", .class(name), Attribute("x1", svgNumber(x)), Attribute("y1", svgNumber(y)),
      Attribute("x2", svgNumber(endX)), Attribute("y2", svgNumber(endY)))
  }
}
