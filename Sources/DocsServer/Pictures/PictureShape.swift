/// A kind of part: its default size, and how it is drawn.
struct PictureShape: Sendable {
  /// The default height at the top or bottom, or width at a side, in points.
  let depth: Double
  /// The default width in the middle; 0 for all of it.
  var width = 0.0
  /// The default number of items.
  var count = 1
  /// Draws it into a box with the given number of items, and returns the box of each item.
  let draw: @Sendable (inout PictureCanvas, Box, Int) -> [Box]
}

extension PictureShape {
  /// Shapes at the edges of a screen or window.
  static let bars: [String: PictureShape] = [
    // Items are side by side at the bottom or top, and in a column at a side.
    "tabs": PictureShape(depth: 76, count: 5) { canvas, box, count in
      let isVertical = box.height > box.width
      let bar =
        isVertical
        ? box.centered(min(box.width, 100 * canvas.unit), box.height * 0.6)
        : box.inset(14 * canvas.unit, 7 * canvas.unit)
      canvas.fill(bar, .surface, corner: min(bar.width, bar.height) / 2)
      let inner = bar.inset(12, 5)
      let items = isVertical ? inner.inset(0, 20).rows(count, gap: 4) : inner.columns(count, gap: 4)
      for (place, item) in items.enumerated() {
        let ink: PictureCanvas.Ink = canvas.isChosen(place, else: 0) ? .tint : .faint
        let picture = Box(x: item.x, y: item.y, width: item.width, height: item.height * 0.62)
        let title = Box(
          x: item.x, y: item.y + item.height * 0.6, width: item.width, height: item.height * 0.36)
        canvas.icon(picture, ink, size: min(26, item.height * 0.5 / canvas.unit))
        canvas.word(place, in: title, ink, share: 0.62, height: 8.5, isCentered: true)
      }
      return items
    },
    "top-tabs": PictureShape(depth: 68, count: 4) { canvas, box, count in
      let bar = box.centered(min(box.width, Double(count) * box.height * 2.6), box.height * 0.86)
      canvas.fill(bar, .surface, corner: bar.height / 2)
      let items = bar.inset(bar.height / 8, bar.height / 8).columns(count, gap: 4)
      for (place, item) in items.enumerated() {
        let isChosen = canvas.isChosen(place, else: 0)
        if isChosen { canvas.fill(item, .control, corner: item.height / 2) }
        canvas.word(
          place, in: item.inset(item.height * 0.2, 0), isChosen ? .tint : .text, share: 0.55,
          height: item.height / 3 / canvas.unit, isCentered: true)
      }
      return items
    },
    // The item at the leading edge, the title, and the items at the trailing edge.
    "toolbar": PictureShape(depth: 60, count: 3) { canvas, box, count in
      let inner = box.inset(14 * canvas.unit, min(8 * canvas.unit, box.height / 6))
      let size = inner.height
      func wide(_ place: Int) -> Double {
        guard place < canvas.words.count, !canvas.words[place].text.isEmpty else { return size }
        return max(
          size, PictureCanvas.ems(of: canvas.words[place].text) * 16 * canvas.unit + size * 0.5)
      }
      let leading = Box(x: inner.x, y: inner.y, width: wide(0), height: size)
      var end = inner.x + inner.width
      let actions = (2..<max(3, count + 1)).reversed().map { place in
        end -= wide(place) + 8 * canvas.unit
        return Box(x: end + 8 * canvas.unit, y: inner.y, width: wide(place), height: size)
      }.reversed()
      for (place, item) in zip([0] + Array(2...(count + 2)), [leading] + actions) {
        let isMain = canvas.isChosen(place, else: nil)
        canvas.fill(item, isMain ? .tint : .surface, corner: size / 2)
        if wide(place) > size || place < canvas.words.count && !canvas.words[place].text.isEmpty {
          canvas.word(
            place, in: item.inset(size * 0.2, 0), isMain ? .onTint : .tint, isCentered: true)
        } else {
          canvas.icon(item, isMain ? .onTint : .tint, size: size * 0.4 / canvas.unit)
        }
      }
      let title = inner.centered(max(20, inner.width - 2 * (size + 12)), inner.height * 0.7)
      // The placeholder of a title without text is left out where it would overlap the items.
      let titleEnd = title.x + title.width * 0.7
      if canvas.words.count > 1 || actions.allSatisfy({ $0.x >= titleEnd }) {
        canvas.word(1, in: title, share: 0.4, height: 11, isCentered: true)
      }
      return [leading, inner.centered(inner.width * 0.36, inner.height * 0.6)] + actions
    },
    "title": PictureShape(depth: 56) { canvas, box, _ in
      let inner = box.inset(18 * canvas.unit, 8)
      canvas.word(0, in: inner, share: 0.5, height: 19)
      return [inner]
    },
    "search": PictureShape(depth: 52) { canvas, box, _ in
      let field = box.inset(16 * canvas.unit, 6)
      canvas.fill(field, .control, corner: field.height / 2)
      canvas.icon(
        Box(x: field.x + 8, y: field.y, width: field.height * 0.7, height: field.height), .faint,
        size: 15)
      canvas.word(
        0,
        in: Box(
          x: field.x + field.height, y: field.y, width: field.width - field.height * 1.5,
          height: field.height), .faint, share: 0.4)
      return [field]
    },
    "menu-bar": PictureShape(depth: 28, count: 6) { canvas, box, count in
      canvas.fill(box, .surface)
      let wide = (canvas.words.isEmpty ? 80 : 96) * max(1, canvas.unit * 0.6)
      let items = Box(
        x: box.x + 12, y: box.y, width: min(box.width - 24, Double(count) * wide),
        height: box.height
      ).columns(count, gap: 14)
      for (place, item) in items.enumerated() {
        canvas.word(
          place, in: item, canvas.isChosen(place, else: 1) ? .text : .faint,
          share: place == 0 ? 0.3 : 0.8, height: 8)
      }
      return items
    },
    "sidebar": PictureShape(depth: 240, count: 6) { canvas, box, count in
      canvas.fill(box, .surface)
      let items = Box(
        x: box.x + 12, y: box.y + 20, width: box.width - 24,
        height: min(box.height - 30, Double(count) * 44 * max(1, canvas.unit * 0.6))
      ).rows(count)
      for (place, item) in items.enumerated() {
        if canvas.isChosen(place, else: 0) { canvas.fill(item.inset(0, 2), .control, corner: 8) }
        let icon = min(item.height * 0.42, 40)
        canvas.fill(
          Box(x: item.x + 8, y: item.middle.y - icon / 2, width: icon, height: icon), .tint,
          corner: icon / 3)
        canvas.word(
          place,
          in: Box(
            x: item.x + icon + 20, y: item.y, width: item.width - icon - 28, height: item.height),
          share: place % 2 == 0 ? 0.8 : 0.6, height: 8)
      }
      return items
    },
    "window-bar": PictureShape(depth: 40) { canvas, box, _ in
      canvas.fill(box, .surface)
      let dots = (0..<3).map {
        Box(x: box.x + 16 + Double($0) * 20, y: box.middle.y - 6, width: 12, height: 12)
      }
      for dot in dots { canvas.fill(dot, .faint, corner: 6) }
      canvas.word(0, in: box, share: 0.2, height: 7, isCentered: true)
      return [dots[0]]
    },
  ]
}
