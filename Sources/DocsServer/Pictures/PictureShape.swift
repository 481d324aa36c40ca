/// A kind of part: how large it is where nothing says so, and how it is drawn.
struct PictureShape: Sendable {
  /// Its height at the top or the bottom, its width at a side, in points.
  let depth: Double
  /// Its width in the middle; 0 for all of it.
  var width = 0.0
  /// How many items it has.
  var count = 1
  /// Draws it into a box with the given number of items, and returns the box of each item.
  let draw: @Sendable (inout PictureCanvas, Box, Int) -> [Box]

  /// Every kind by its name in the table.
  static let all: [String: PictureShape] = bars.merging(content) { $1 }.merging(panels) { $1 }

  // MARK: - Bars

  private static let bars: [String: PictureShape] = [
    "tabs": PictureShape(depth: 64, count: 5) { canvas, box, count in
      canvas.fill(box, .surface)
      let items = box.inset(12, 6).columns(count, gap: 4)
      for (place, item) in items.enumerated() {
        let ink: PictureCanvas.Ink = place == 0 ? .tint : .faint
        let size = min(26, item.height * 0.5, item.width * 0.6)
        canvas.icon(
          Box(x: item.x, y: item.y, width: item.width, height: item.height * 0.62), ink, size: size)
        canvas.text(
          Box(
            x: item.x, y: item.y + item.height * 0.66, width: item.width, height: item.height / 4),
          ink, share: 0.62, height: min(7, item.height / 7), isCentered: true)
      }
      return items
    },
    "top-tabs": PictureShape(depth: 68, count: 4) { canvas, box, count in
      let bar = box.centered(min(box.width, Double(count) * box.height * 2.6), box.height)
      canvas.fill(bar, .surface, corner: bar.height / 2)
      let items = bar.inset(bar.height / 8, bar.height / 8).columns(count, gap: 4)
      for (place, item) in items.enumerated() {
        if place == 0 { canvas.fill(item, .control, corner: item.height / 2) }
        canvas.text(
          item, place == 0 ? .tint : .text, share: 0.55, height: item.height / 4, isCentered: true)
      }
      return items
    },
    "toolbar": PictureShape(depth: 54, count: 3) { canvas, box, count in
      canvas.fill(box, .surface)
      let inner = box.inset(14, 5)
      let size = inner.height
      let leading = Box(x: inner.x, y: inner.y, width: size, height: size)
      let actions = (1..<max(2, count)).map { place in
        Box(
          x: inner.x + inner.width - Double(place) * (size + 8) + 8, y: inner.y, width: size,
          height: size)
      }
      for item in [leading] + actions {
        canvas.fill(item, .control, corner: size / 2)
        canvas.icon(item, .tint, size: size * 0.4)
      }
      canvas.text(inner, share: 0.3, height: 12, isCentered: true)
      return [leading, inner.centered(inner.width * 0.36, 26)] + actions
    },
    "title": PictureShape(depth: 56) { canvas, box, _ in
      let inner = box.inset(18, 8)
      canvas.text(inner, share: 0.5, height: 20)
      return [inner]
    },
    "search": PictureShape(depth: 52) { canvas, box, _ in
      let field = box.inset(16, 6)
      canvas.fill(field, .control, corner: field.height / 2)
      canvas.icon(
        Box(x: field.x + 8, y: field.y, width: 22, height: field.height), .faint, size: 16)
      canvas.text(
        Box(x: field.x + 40, y: field.y, width: field.width - 60, height: field.height), .faint,
        share: 0.4)
      return [field]
    },
    "menu-bar": PictureShape(depth: 28, count: 6) { canvas, box, count in
      canvas.fill(box, .surface)
      let items = Box(
        x: box.x + 12, y: box.y, width: min(box.width - 24, Double(count) * 80), height: box.height
      ).columns(count, gap: 14)
      for (place, item) in items.enumerated() {
        canvas.text(item, place == 1 ? .text : .faint, share: place == 0 ? 0.3 : 0.8, height: 9)
      }
      return items
    },
    "sidebar": PictureShape(depth: 240, count: 6) { canvas, box, count in
      canvas.fill(box, .surface)
      let items = Box(
        x: box.x + 12, y: box.y + 20, width: box.width - 24,
        height: min(box.height - 30, Double(count) * 44)
      ).rows(count)
      for (place, item) in items.enumerated() {
        if place == 0 { canvas.fill(item.inset(0, 2), .control, corner: 8) }
        canvas.icon(
          Box(x: item.x + 8, y: item.y, width: 24, height: item.height), .tint, size: 18)
        canvas.text(
          Box(x: item.x + 44, y: item.y, width: item.width - 60, height: item.height),
          share: place % 2 == 0 ? 0.7 : 0.5)
      }
      return items
    },
    "window-bar": PictureShape(depth: 40) { canvas, box, _ in
      canvas.fill(box, .surface)
      let dots = (0..<3).map {
        Box(x: box.x + 16 + Double($0) * 20, y: box.middle.y - 6, width: 12, height: 12)
      }
      for dot in dots { canvas.fill(dot, .faint, corner: 6) }
      canvas.text(box, share: 0.2, height: 11, isCentered: true)
      return [dots[0]]
    },
  ]

  // MARK: - Content

  private static let content: [String: PictureShape] = [
    "rows": PictureShape(depth: 220, count: 5) { canvas, box, count in
      let items = box.inset(16, 4).rows(count, gap: 1)
      canvas.fill(box.inset(16, 4), .surface, corner: 12)
      for (place, item) in items.enumerated() {
        let height = min(20, item.height * 0.5)
        canvas.icon(
          Box(x: item.x + 10, y: item.y, width: height, height: item.height), .faint, size: height)
        canvas.text(
          Box(x: item.x + 24 + height, y: item.y, width: item.width - 90, height: item.height),
          share: place % 2 == 0 ? 0.6 : 0.42, height: min(10, height))
        if place > 0 {
          canvas.fill(
            Box(x: item.x + 24 + height, y: item.y, width: item.width - 24 - height, height: 1),
            .control)
        }
      }
      return items
    },
    "text": PictureShape(depth: 90, count: 4) { canvas, box, count in
      let lines = box.inset(18, 8).rows(count)
      for (place, line) in lines.enumerated() {
        canvas.text(line, .faint, share: place == count - 1 ? 0.55 : 0.96, height: 8)
      }
      return lines
    },
    "image": PictureShape(depth: 180) { canvas, box, _ in
      let image = box.inset(18, 8)
      canvas.fill(image, .control, corner: 12)
      canvas.icon(image, .faint, size: min(48, image.height / 3))
      return [image]
    },
    "cards": PictureShape(depth: 190, count: 2) { canvas, box, count in
      let items = box.inset(18, 8).columns(count, gap: 16)
      for item in items {
        canvas.fill(item, .surface, corner: 22)
        canvas.text(
          Box(x: item.x + 16, y: item.y + 14, width: item.width - 32, height: 14), share: 0.6)
        canvas.text(
          Box(x: item.x + 16, y: item.y + item.height - 40, width: item.width - 32, height: 24),
          .tint, share: 0.45, height: 20)
      }
      return items
    },
    "buttons": PictureShape(depth: 60, count: 1) { canvas, box, count in
      let items = box.inset(18, 8).columns(count, gap: 12)
      for (place, item) in items.enumerated() {
        let isMain = place == count - 1
        canvas.fill(item, isMain ? .tint : .control, corner: item.height / 2)
        canvas.text(item, isMain ? .surface : .tint, share: 0.4, isCentered: true)
      }
      return items
    },
    "field": PictureShape(depth: 60) { canvas, box, _ in
      let field = box.inset(18, 8)
      canvas.fill(field, .control, corner: 10)
      canvas.text(field.inset(14, 0), share: 0.45)
      canvas.fill(
        Box(
          x: field.x + 20 + (field.width - 28) * 0.45, y: field.y + 11, width: 2,
          height: field.height - 22), .tint)
      return [field]
    },
    "segments": PictureShape(depth: 52, count: 3) { canvas, box, count in
      let control = box.inset(18, 9)
      canvas.fill(control, .control, corner: 9)
      let items = control.inset(2, 2).columns(count)
      for (place, item) in items.enumerated() {
        if place == 0 { canvas.fill(item, .surface, corner: 7) }
        canvas.text(item, place == 0 ? .text : .faint, share: 0.5, height: 8, isCentered: true)
      }
      return items
    },
    "toggles": PictureShape(depth: 60, count: 1) { canvas, box, count in
      let rows = box.inset(18, 4).rows(count)
      return rows.enumerated().map { place, row in
        canvas.text(row, share: 0.45)
        let track = Box(
          x: row.x + row.width - 58, y: row.middle.y - 15, width: 58, height: 30)
        canvas.fill(track, place == 0 ? .tint : .control, corner: 15)
        canvas.fill(
          Box(x: place == 0 ? track.x + 22 : track.x + 2, y: track.y + 2, width: 34, height: 26),
          .surface, corner: 13)
        return track
      }
    },
    "slider": PictureShape(depth: 56) { canvas, box, _ in
      let track = box.inset(28, 0).centered(box.width - 56, 6)
      canvas.fill(track, .control, corner: 3)
      let value = Box(x: track.x, y: track.y, width: track.width * 0.6, height: 6)
      canvas.fill(value, .tint, corner: 3)
      let thumb = Box(
        x: track.x + value.width - 18, y: box.middle.y - 12, width: 36, height: 24)
      canvas.fill(thumb, .text, corner: 12)
      return [track, value, thumb]
    },
    "stepper": PictureShape(depth: 52) { canvas, box, _ in
      let control = box.centered(94, 32)
      canvas.fill(control, .control, corner: 16)
      let items = control.columns(2)
      canvas.text(items[0], share: 0.3, height: 3, isCentered: true)
      canvas.text(items[1], share: 0.3, height: 3, isCentered: true)
      canvas.fill(items[1].centered(3, 14), .text)
      return items
    },
    "dots": PictureShape(depth: 36, count: 5) { canvas, box, count in
      let items = box.centered(Double(count) * 20, 10).columns(count, gap: 10)
      for (place, item) in items.enumerated() {
        canvas.fill(item.centered(9, 9), place == 0 ? .text : .faint, corner: 5)
      }
      return items
    },
    "progress": PictureShape(depth: 40) { canvas, box, _ in
      let track = box.centered(box.width - 60, 6)
      canvas.fill(track, .control, corner: 3)
      let done = Box(x: track.x, y: track.y, width: track.width * 0.4, height: 6)
      canvas.fill(done, .tint, corner: 3)
      return [track, done]
    },
    "chart": PictureShape(depth: 180, count: 7) { canvas, box, count in
      let area = box.inset(28, 14)
      canvas.fill(
        Box(x: area.x, y: area.y + area.height, width: area.width, height: 2), .faint)
      let items = area.columns(count, gap: 12).enumerated().map { place, bar in
        let height = bar.height * (0.35 + 0.6 * Double((place * 5 + 3) % 7) / 6)
        return Box(x: bar.x, y: bar.y + bar.height - height, width: bar.width, height: height)
      }
      for item in items { canvas.fill(item, .tint, corner: 4) }
      return items
    },
    "icon": PictureShape(depth: 110, width: 110) { canvas, box, _ in
      canvas.fill(box, .tint, corner: min(box.width, box.height) * 0.225)
      canvas.icon(box, .surface, size: min(box.width, box.height) * 0.5)
      return [box]
    },
    "badge": PictureShape(depth: 18) { canvas, box, _ in
      let badge = Box(
        x: box.middle.x + min(6, box.width * 0.1), y: box.y - 2, width: 20, height: 18)
      canvas.fill(badge, .alert, corner: 9)
      canvas.fill(badge.centered(4, 9), .surface, corner: 2)
      return [badge]
    },
    // Empty space between other parts.
    "space": PictureShape(depth: 40) { _, _, _ in [] },
    // An item that the legend explains, without anything drawn on it.
    "part": PictureShape(depth: 0) { _, box, _ in [box] },
  ]

  // MARK: - Panels

  private static let panels: [String: PictureShape] = [
    "alert": PictureShape(depth: 190, width: 290, count: 2) { canvas, box, count in
      canvas.fill(box, .surface, corner: 26)
      let inner = box.inset(22, 20)
      let title = Box(x: inner.x, y: inner.y, width: inner.width, height: 18)
      canvas.text(title, share: 0.7, height: 13)
      let message = Box(x: inner.x, y: inner.y + 28, width: inner.width, height: 36)
      for (place, line) in message.rows(2).enumerated() {
        canvas.text(line, .faint, share: place == 0 ? 0.95 : 0.6, height: 8)
      }
      let isRow = count <= 2
      let height = isRow ? 44 : Double(count) * 44 + Double(count - 1) * 6
      let area = Box(
        x: inner.x, y: box.y + box.height - 16 - height, width: inner.width, height: height)
      let buttons = isRow ? area.columns(count, gap: 10) : area.rows(count, gap: 6)
      for (place, button) in buttons.enumerated() {
        let isMain = place == (isRow ? count - 1 : 0)
        canvas.fill(button, isMain ? .tint : .control, corner: 22)
        canvas.text(button, isMain ? .surface : .text, share: 0.4, isCentered: true)
      }
      return [title, message] + buttons
    },
    "menu": PictureShape(depth: 230, width: 250, count: 5) { canvas, box, count in
      canvas.fill(box, .surface, corner: 22)
      let items = box.inset(16, 8).rows(count)
      for (place, item) in items.enumerated() {
        let ink: PictureCanvas.Ink = place == count - 1 ? .alert : .text
        canvas.icon(Box(x: item.x, y: item.y, width: 20, height: item.height), ink, size: 16)
        canvas.text(
          Box(x: item.x + 34, y: item.y, width: item.width - 40, height: item.height), ink,
          share: place % 2 == 0 ? 0.7 : 0.5, height: 9)
      }
      return items
    },
    "sheet": PictureShape(depth: 380, count: 1) { canvas, box, _ in
      canvas.fill(
        Box(x: box.x, y: box.y, width: box.width, height: box.height + 40), .surface, corner: 34)
      let grabber = Box(x: box.middle.x - 18, y: box.y + 8, width: 36, height: 5)
      canvas.fill(grabber, .faint, corner: 3)
      let size = 44.0
      let close = Box(x: box.x + 16, y: box.y + 20, width: size, height: size)
      let done = Box(
        x: box.x + box.width - 16 - size, y: box.y + 20, width: size, height: size)
      canvas.fill(close, .control, corner: 22)
      canvas.icon(close, .text, size: 16)
      canvas.fill(done, .tint, corner: 22)
      canvas.icon(done, .surface, size: 16)
      canvas.text(
        Box(x: box.x, y: box.y + 20, width: box.width, height: size), share: 0.3, height: 12,
        isCentered: true)
      return [grabber, close, done]
    },
    "popover": PictureShape(depth: 210, width: 260, count: 3) { canvas, box, count in
      canvas.fill(box.centered(24, 24), .surface)
      canvas.fill(box, .surface, corner: 24)
      let arrow = Box(x: box.middle.x - 12, y: box.y - 10, width: 24, height: 24)
      canvas.fill(arrow, .surface, corner: 8)
      let items = box.inset(18, 16).rows(count)
      for item in items { canvas.text(item, .faint, share: 0.8, height: 9) }
      return [arrow] + items
    },
    "keyboard": PictureShape(depth: 260) { canvas, box, _ in
      canvas.fill(box, .surface)
      let rows = box.inset(5, 10).rows(4, gap: 11)
      for (place, row) in rows.enumerated() {
        let count = [10, 9, 9, 3][place]
        let own = place == 1 ? row.inset(18, 0) : row
        for key in own.columns(count, gap: 6) { canvas.fill(key, .control, corner: 7) }
      }
      return rows
    },
    "wheel": PictureShape(depth: 216, count: 5) { canvas, box, count in
      let rows = box.inset(40, 10).rows(count)
      let middle = rows[count / 2]
      canvas.fill(middle.inset(-20, 2), .control, corner: 12)
      for (place, row) in rows.enumerated() {
        canvas.text(
          row, place == count / 2 ? .text : .faint,
          share: 0.5 - 0.08 * Double(abs(place - count / 2)), isCentered: true)
      }
      return [middle] + rows
    },
    "rings": PictureShape(depth: 170, width: 150, count: 3) { canvas, box, count in
      var rings: [Box] = []
      for place in 0..<count {
        let size = min(box.width, box.height) - Double(place) * 44
        let ring = box.centered(size, size)
        canvas.fill(ring, [.alert, .tint, .text][place % 3], corner: size / 2)
        canvas.fill(ring.inset(17, 17), .surface, corner: size / 2)
        rings.append(Box(x: ring.x, y: ring.y, width: ring.width, height: 17))
      }
      return rings
    },
  ]
}
