extension PictureShape {
  /// Shapes for controls.
  static let controls: [String: PictureShape] = [
    "buttons": PictureShape(depth: 60, count: 1) { canvas, box, count in
      let items = box.inset(18 * canvas.unit, 8).columns(count, gap: 12 * canvas.unit)
      for (place, item) in items.enumerated() { canvas.button(place, in: item, else: count - 1) }
      return items
    },
    // Buttons in a column.
    "button-stack": PictureShape(depth: 120, count: 2) { canvas, box, count in
      let items = box.inset(18 * canvas.unit, 6).rows(count, gap: 10 * canvas.unit)
      for (place, item) in items.enumerated() { canvas.button(place, in: item, else: 0) }
      return items
    },
    // Symbol buttons with the height of the part.
    "small-buttons": PictureShape(depth: 44, count: 3) { canvas, box, count in
      let size = box.height
      let items = box.centered(Double(count) * (size + 20) - 20, size).columns(count, gap: 20)
      for (place, item) in items.enumerated() {
        canvas.fill(item, .control, corner: item.width / 2)
        if place < canvas.words.count {
          canvas.word(place, in: item.inset(2, 2), .tint, isCentered: true)
        } else {
          canvas.icon(item, .tint, size: item.width * 0.4 / canvas.unit)
        }
      }
      return items
    },
    "field": PictureShape(depth: 60, count: 1) { canvas, box, _ in
      let word = canvas.words.first
      let field = box.inset(18 * canvas.unit, 8)
      canvas.fill(field, .control, corner: 10)
      let inner = field.inset(14, 0)
      canvas.word(0, in: inner, word?.mark == .dimmed ? .faint : .text, share: 0.45)
      if word == nil {
        canvas.fill(
          Box(
            x: inner.x + inner.width * 0.45 + 6, y: field.y + 11, width: 2,
            height: field.height - 22), .tint)
      }
      return [field]
    },
    // Rows of a label and a field: `Name|Kim`.
    "form": PictureShape(depth: 150, count: 3) { canvas, box, count in
      let rows = box.inset(18 * canvas.unit, 6).rows(count, gap: 10)
      for (place, row) in rows.enumerated() {
        let word = place < canvas.words.count ? canvas.words[place] : PictureWord("")
        let field = Box(
          x: row.x + row.width * 0.36, y: row.y, width: row.width * 0.64, height: row.height)
        let label = Box(x: row.x, y: row.y, width: row.width * 0.34, height: row.height)
        canvas.fill(field, .control, corner: 9)
        if word.text.isEmpty, canvas.words.isEmpty { canvas.text(label, share: 0.7) }
        canvas.write(word.text, in: label, .text, size: 15, anchor: .start)
        canvas.write(
          word.trailing ?? "", in: field.inset(12, 0), word.mark == .dimmed ? .faint : .text,
          size: 15, anchor: .start)
      }
      return rows
    },
    "segments": PictureShape(depth: 52, count: 3) { canvas, box, count in
      let control = box.inset(18 * canvas.unit, 9)
      canvas.fill(control, .control, corner: 9 * canvas.unit)
      let items = control.inset(2, 2).columns(count)
      for (place, item) in items.enumerated() {
        let isChosen = canvas.isChosen(place, else: 0)
        if isChosen { canvas.fill(item, .surface, corner: 7 * canvas.unit) }
        canvas.word(
          place, in: item.inset(4, 0), isChosen ? .text : .faint, share: 0.5, height: 8,
          isCentered: true)
      }
      return items
    },
    // Segments with widths that fit their words.
    "uneven-segments": PictureShape(depth: 52, count: 3) { canvas, box, _ in
      let control = box.inset(18 * canvas.unit, 9)
      canvas.fill(control, .control, corner: 9)
      let inner = control.inset(2, 2)
      let widths = canvas.words.map { PictureCanvas.ems(of: $0.text) + 1 }
      let total = max(1, widths.reduce(0, +))
      var x = inner.x
      let items = widths.map { width in
        defer { x += inner.width * width / total }
        return Box(x: x, y: inner.y, width: inner.width * width / total, height: inner.height)
      }
      for (place, item) in items.enumerated() {
        if canvas.isChosen(place, else: 0) { canvas.fill(item, .surface, corner: 7) }
        canvas.word(place, in: item, height: 8, isCentered: true)
      }
      return items
    },
    "toggles": PictureShape(depth: 60, count: 1) { canvas, box, count in
      let area = box.inset(18 * canvas.unit, 4)
      canvas.fill(area.inset(-4, 0), .surface, corner: 12)
      let rows = area.inset(10, 0).rows(count)
      return rows.enumerated().map { place, row in
        canvas.word(
          place, in: Box(x: row.x, y: row.y, width: row.width - 66, height: row.height), share: 0.45
        )
        let isOn = canvas.isChosen(place, else: 0)
        let track = Box(
          x: row.x + row.width - 58, y: row.middle.y - 15, width: 58, height: 30)
        canvas.fill(track, isOn ? .tint : .control, corner: 15)
        canvas.fill(
          Box(x: isOn ? track.x + 22 : track.x + 2, y: track.y + 2, width: 34, height: 26),
          isOn ? .onTint : .surface, corner: 13)
        return track
      }
    },
    "checkboxes": PictureShape(depth: 120, count: 3) { canvas, box, count in
      canvas.marked(box, count, corner: 0.25)
    },
    "radios": PictureShape(depth: 120, count: 3) { canvas, box, count in
      canvas.marked(box, count, corner: 0.5)
    },
    "slider": PictureShape(depth: 56) { canvas, box, _ in
      let ends = canvas.words.isEmpty ? 28.0 : 84
      let track = box.centered(box.width - 2 * ends, 6)
      canvas.fill(track, .control, corner: 3)
      let value = Box(x: track.x, y: track.y, width: track.width * 0.6, height: 6)
      canvas.fill(value, .tint, corner: 3)
      let thumb = Box(
        x: track.x + value.width - 18, y: box.middle.y - 12, width: 36, height: 24)
      canvas.fill(thumb, .text, corner: 12)
      let side = Box(x: box.x + 14, y: box.y, width: ends - 24, height: box.height)
      if !canvas.words.isEmpty {
        canvas.word(0, in: side, height: 9, isCentered: true)
        canvas.word(
          1,
          in: Box(
            x: box.x + box.width - ends + 10, y: box.y, width: side.width, height: side.height),
          height: 9, isCentered: true)
      }
      return [track, value, thumb]
    },
    "stepper": PictureShape(depth: 52) { canvas, box, _ in
      let label = Box(x: box.x + 18, y: box.y, width: box.width * 0.5, height: box.height)
      if !canvas.words.isEmpty { canvas.word(0, in: label) }
      let control =
        canvas.words.isEmpty
        ? box.centered(94, 32)
        : Box(x: box.x + box.width - 112, y: box.middle.y - 16, width: 94, height: 32)
      canvas.fill(control, .control, corner: 16)
      let items = control.columns(2)
      canvas.text(items[0], share: 0.3, height: 3, isCentered: true)
      canvas.text(items[1], share: 0.3, height: 3, isCentered: true)
      canvas.fill(items[1].centered(3, 14), .text)
      return items
    },
    "dots": PictureShape(depth: 36, count: 5) { canvas, box, count in
      let step = min(20 * canvas.unit, box.width / Double(count + 1))
      let items = box.centered(Double(count) * step, step / 2).columns(count, gap: step / 2)
      for (place, item) in items.enumerated() {
        if place < canvas.words.count {
          canvas.word(
            place, in: item.around(step, step * 1.4),
            canvas.isChosen(place, else: 0) ? .tint : .faint, height: step / 2.2 / canvas.unit,
            isCentered: true)
        } else {
          canvas.fill(
            item.centered(step * 0.45, step * 0.45),
            canvas.isChosen(place, else: 0) ? .text : .faint,
            corner: step / 4)
        }
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
    // An activity indicator: spokes around a centre, with words below.
    "spinner": PictureShape(depth: 60) { canvas, box, _ in
      let middle = box.centered(36, 36)
      for (place, offset) in [
        (0.0, -1.0), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7),
        (-1, 0), (-0.7, -0.7),
      ].enumerated() {
        canvas.fill(
          Box(
            x: middle.middle.x + offset.0 * 13 - 3, y: middle.middle.y + offset.1 * 13 - 3,
            width: 6,
            height: 6), place < 4 ? .text : .faint, corner: 3)
      }
      if !canvas.words.isEmpty {
        canvas.word(
          0, in: Box(x: box.x, y: box.middle.y + 22, width: box.width, height: 22), .faint,
          height: 9,
          isCentered: true)
      }
      return [middle]
    },
  ]
}

extension PictureCanvas {
  /// Draws the button at `place`, as the main one if it is marked, or without words at `preset`.
  fileprivate mutating func button(_ place: Int, in box: Box, else preset: Int) {
    let isMain = isChosen(place, else: words.isEmpty ? preset : nil)
    fill(box, isMain ? .tint : .control, corner: box.height / 2)
    word(
      place, in: box.inset(10, 2), isMain ? .onTint : .tint, share: 0.4, isCentered: true)
  }

  /// Draws rows with a checkbox or radio button each; those of marked items are on.
  fileprivate mutating func marked(_ box: Box, _ count: Int, corner: Double) -> [Box] {
    let rows = box.inset(18, 4).rows(count)
    for (place, row) in rows.enumerated() {
      let isOn = isChosen(place, else: 0)
      let size = min(20, row.height * 0.7)
      let mark = Box(x: row.x + 4, y: row.middle.y - size / 2, width: size, height: size)
      fill(mark, isOn ? .tint : .control, corner: size * corner)
      if isOn { fill(mark.centered(size * 0.4, size * 0.4), .onTint, corner: size * corner / 2) }
      word(
        place,
        in: Box(x: row.x + size + 16, y: row.y, width: row.width - size - 16, height: row.height),
        share: 0.5)
    }
    return rows
  }
}
