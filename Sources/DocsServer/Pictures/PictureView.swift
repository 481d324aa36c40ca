internal import Guidelines
internal import KnowledgeBase

/// Pictures as figures of a page: a drawing with numbers, and below it a legend.
struct PictureView {
  private let name: String
  private let pictures: [PictureDescription]
  private let fragments: Fragments
  private let rules: [RuleID: Rule]

  /// Creates the view of the pictures called `name`, with the metrics of `rules`.
  init(of name: String, rules: [RuleID: Rule], _ fragments: Fragments) {
    self.name = name
    pictures = PictureTable.corpus.pictures(of: name)
    self.rules = rules
    self.fragments = fragments
  }

  /// The figures side by side; empty if there are none.
  var figures: Markup {
    guard !pictures.isEmpty else { return .nothing }
    return element("div", .class("pictures")) {
      for (place, picture) in pictures.enumerated() { figure(picture, place) }
    }
  }

  private func figure(_ picture: PictureDescription, _ place: Int) -> Markup {
    let layout = PictureLayout(picture, in: fragments.reader.language) {
      rules[$0]?.metrics ?? []
    }
    return element("figure", .class("picture \(picture.kind.rawValue)")) {
      if let heading = heading(of: picture) {
        element("p", .class("judgement")) { heading }
      }
      PictureSVG(layout, words: text(of: layout), name: "\(name)-\(place)").markup
      if layout.isPlain {
        for callout in layout.callouts { element("figcaption") { legend(callout) } }
      } else {
        element("figcaption") {
          element("ol") {
            for callout in layout.callouts { element("li") { legend(callout) } }
          }
        }
      }
    }
  }

  /// Do or Don't, or the name of the device if the pictures show several.
  private func heading(of picture: PictureDescription) -> String? {
    if let judgement = Words.judgement(of: picture.kind) { return fragments.reader.say(judgement) }
    let devices = Set(pictures.map(\.frame.device))
    return devices.count > 1 ? picture.frame.deviceName : nil
  }

  /// A small version of the first picture without numbers, for lists of components.
  ///
  /// The name is next to it, so it is hidden from assistive technologies. Empty without pictures.
  var thumbnail: Markup {
    guard let picture = pictures.first else { return .nothing }
    let layout = PictureLayout(picture, in: fragments.reader.language) {
      rules[$0]?.metrics ?? []
    }
    return PictureSVG(layout, words: "", name: "\(name)-small").thumbnail
  }

  /// A description of the whole picture.
  private func text(of layout: PictureLayout) -> String {
    let reader = fragments.reader
    let parts = layout.callouts.map { callout in
      let label = callout.label.preferring(reader.language) ?? ""
      return (layout.isPlain ? label : "\(callout.number) \(label)")
        + (amount(of: callout).map { ", \($0)" } ?? "")
    }
    return reader.say(Words.picture((parts + layout.words).joined(separator: "; ")))
  }

  private func legend(_ callout: PictureLayout.Callout) -> Markup {
    group {
      for (index, text) in fragments.reader.shown(callout.label).enumerated() {
        if index > 0 { " " }
        fragments.text(text, in: "span")
      }
      if let stated = callout.stated, let amount = amount(of: callout) {
        " "
        link(fragments.addresses.rule(stated.rule), .class("whole")) { amount }
      }
    }
  }

  private func amount(of callout: PictureLayout.Callout) -> String? {
    callout.stated?.metric.amount(in: fragments.reader.language)
  }
}

/// A picture as SVG: the frame, its parts, numbers at the sides, lengths at the left.
private struct PictureSVG {
  private let layout: PictureLayout
  private let words: String
  /// The id of the clip path, which is the outline of the frame.
  private let clipName: String
  /// CSS pixels per point.
  private let scale: Double
  private let width: Double
  private let height: Double

  /// The space for numbers at each side of the frame, in CSS pixels.
  private let side: Double
  /// Whether the parts have numbers.
  private let isNumbered: Bool

  /// The maximum size of the frame and the space for numbers at one side of it, in CSS pixels.
  private static let room = (width: 276.0, height: 330.0)
  private static let numbers = 54.0
  /// The minimum distance between the centres of two numbers.
  private static let step = 24.0

  /// Lays out the drawing; `name` must be unique on the page.
  init(_ layout: PictureLayout, words: String, name: String) {
    clipName = "_clip-\(name)"
    self.layout = layout
    self.words = words
    isNumbered = !layout.isPlain
    let hasMeasure = layout.callouts.contains { $0.measure != nil }
    side = isNumbered || hasMeasure ? Self.numbers : 2
    scale = min(
      (Self.room.width + 2 * (Self.numbers - side) * 0.3) / layout.frame.width,
      Self.room.height / layout.frame.height)
    width = layout.frame.width * scale + 2 * side
    height =
      max(
        layout.frame.height * scale, isNumbered ? Double(layout.callouts.count) * Self.step : 0) + 4
  }

  var markup: Markup {
    element(
      "svg", Attribute("viewBox", "0 0 \(svgNumber(width)) \(svgNumber(height))"),
      Attribute("width", svgNumber(width)), Attribute("height", svgNumber(height)),
      Attribute("role", "img"), .aria(.label, words)
    ) {
      clip
      element(
        "g",
        Attribute(
          "transform", "translate(\(svgNumber(side)) 2) scale(\(svgNumber(scale, places: 4)))")
      ) {
        device
      }
      for isLeft in [true, false] where isNumbered {
        let callouts = layout.callouts.filter { $0.isLeft == isLeft }
        for (callout, y) in zip(callouts, heights(of: callouts)) { number(callout, at: y) }
      }
      for callout in layout.callouts {
        if let measure = callout.measure { line(measure) }
      }
    }
  }

  /// The device with its parts only.
  var thumbnail: Markup {
    let (wide, high) = (layout.frame.width, layout.frame.height)
    return element(
      "svg", .class("thumbnail"),
      Attribute("viewBox", "-2 -2 \(svgNumber(wide + 4)) \(svgNumber(high + 4))"),
      .aria(.hidden, "true")
    ) {
      clip
      device
    }
  }

  private var device: Markup {
    group {
      element("g", Attribute("clip-path", "url(#\(clipName))")) {
        frame("p-screen")
        layout.canvas.nodes
      }
      frame("p-frame")
    }
  }

  private var clip: Markup {
    element("clipPath", .id(clipName)) { frame(nil) }
  }

  /// The outline of the device; a cut end extends beyond the picture.
  private func frame(_ name: String?) -> Markup {
    let frame = layout.frame
    let beyond = frame.shown == .whole || frame.deviceName == nil ? 0 : frame.corner + 20
    return element(
      "rect", name.map { .class($0) }, Attribute("x", "0"),
      Attribute("y", svgNumber(frame.shown == .bottom ? -beyond : 0)),
      Attribute("width", svgNumber(frame.width)),
      Attribute("height", svgNumber(frame.height + beyond)),
      Attribute("rx", svgNumber(frame.corner)))
  }

  /// The vertical position of each number at one side: next to its part, without overlaps.
  private func heights(of callouts: [PictureLayout.Callout]) -> [Double] {
    var heights = [Double](repeating: 0, count: callouts.count)
    var free = Self.step / 2
    let order = callouts.indices.sorted {
      callouts[$0].box.middle.y < callouts[$1].box.middle.y
    }
    for (place, index) in order.enumerated() {
      let rest = Double(order.count - place - 1) * Self.step + Self.step / 2
      let own = callouts[index].box.middle.y * scale + 2
      heights[index] = min(max(own, free), max(free, height - rest))
      free = heights[index] + Self.step
    }
    return heights
  }

  private func number(_ callout: PictureLayout.Callout, at y: Double) -> Markup {
    let box = callout.box
    // The leader line ends slightly inside the part, at the side of its number.
    let edge =
      callout.isLeft
      ? max(box.x, 0) * scale + 3 : min(box.x + box.width, layout.frame.width) * scale - 3
    let target = (
      x: side + edge, y: 2 + min(max(box.middle.y, 0), layout.frame.height) * scale
    )
    let x = callout.isLeft ? 14 : width - 14
    let bend = callout.isLeft ? side - 12 : width - side + 12
    return group {
      element(
        "path", .class("p-leader"),
        Attribute(
          "d",
          "M\(svgNumber(target.x)) \(svgNumber(target.y))L\(svgNumber(bend)) \(svgNumber(y))"
            + "H\(svgNumber(x))"))
      element(
        "circle", .class("p-end"), Attribute("cx", svgNumber(target.x)),
        Attribute("cy", svgNumber(target.y)), Attribute("r", "2.5"))
      element(
        "circle", .class("p-number"), Attribute("cx", svgNumber(x)), Attribute("cy", svgNumber(y)),
        Attribute("r", "11"))
      element(
        "text", .class("p-digit"), Attribute("x", svgNumber(x)), Attribute("y", svgNumber(y + 4)),
        Attribute("text-anchor", "middle")
      ) { "\(callout.number)" }
    }
  }

  /// A dimension line at the left of the frame, labelled with its length in points.
  private func line(_ measure: PictureLayout.Measure) -> Markup {
    let (from, to, x) = (2 + measure.from * scale, 2 + measure.to * scale, side - 8)
    return group {
      element(
        "path", .class("p-measure"),
        Attribute(
          "d",
          "M\(svgNumber(x - 4)) \(svgNumber(from))h8M\(svgNumber(x - 4)) \(svgNumber(to))h8"
            + "M\(svgNumber(x)) \(svgNumber(from))V\(svgNumber(to))"))
      element(
        "text", .class("p-length"), Attribute("x", svgNumber(x - 8)),
        Attribute("y", svgNumber((from + to) / 2 + 4)), Attribute("text-anchor", "end")
      ) { "\(svgNumber(measure.points)) pt" }
    }
  }
}
