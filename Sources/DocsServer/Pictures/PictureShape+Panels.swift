extension PictureShape {
  /// Shapes above the content: alerts, menus, sheets, keyboards.
  static let panels: [String: PictureShape] = [
    // Its words are the title, the message, and the buttons.
    "alert": PictureShape(depth: 190, width: 290, count: 2) { canvas, box, count in
      canvas.fill(box, .surface, corner: 26)
      let inner = box.inset(22, 20)
      let title = Box(x: inner.x, y: inner.y, width: inner.width, height: 22)
      canvas.word(0, in: title, share: 0.7, height: 11)
      let message = Box(x: inner.x, y: inner.y + 28, width: inner.width, height: 36)
      if canvas.words.isEmpty {
        for (place, line) in message.rows(2).enumerated() {
          canvas.text(line, .faint, share: place == 0 ? 0.95 : 0.6, height: 8)
        }
      } else if canvas.words.count > 1 {
        canvas.write(
          canvas.words[1].text, in: message.rows(2)[0], .faint, size: 14, anchor: .start)
        canvas.write(
          canvas.words[1].trailing ?? "", in: message.rows(2)[1], .faint, size: 14, anchor: .start)
      }
      let isRow = count <= 2
      let height = isRow ? 44 : Double(count) * 44 + Double(count - 1) * 6
      let area = Box(
        x: inner.x, y: box.y + box.height - 16 - height, width: inner.width, height: height)
      let buttons = isRow ? area.columns(count, gap: 10) : area.rows(count, gap: 6)
      let preset = canvas.words.isEmpty ? (isRow ? count + 1 : 2) : nil
      for (place, button) in buttons.enumerated() {
        let isMain = canvas.isChosen(place + 2, else: preset)
        canvas.fill(button, isMain ? .tint : .control, corner: 22)
        canvas.word(
          place + 2, in: button.inset(8, 2), isMain ? .onTint : .text, share: 0.4, isCentered: true)
      }
      return [title, message] + buttons
    },
    "menu": PictureShape(depth: 230, width: 250, count: 5) { canvas, box, count in
      canvas.fill(box, .surface, corner: 22)
      let items = box.inset(16, 8).rows(max(count, canvas.words.count))
      for (place, item) in items.enumerated() {
        guard !canvas.words.isEmpty else {
          let ink: PictureCanvas.Ink = place == count - 1 ? .alert : .text
          canvas.icon(Box(x: item.x, y: item.y, width: 20, height: item.height), ink, size: 16)
          canvas.text(
            Box(x: item.x + 34, y: item.y, width: item.width - 40, height: item.height), ink,
            share: place % 2 == 0 ? 0.7 : 0.5, height: 9)
          continue
        }
        if place < canvas.words.count, canvas.words[place].isSeparator {
          canvas.fill(Box(x: item.x, y: item.middle.y, width: item.width, height: 1.5), .control)
        } else {
          if canvas.isChosen(place, else: nil) {
            canvas.fill(item.inset(-8, 1), .control, corner: 10)
          }
          canvas.word(place, in: item.inset(4, 0), share: 0.6)
        }
      }
      return items
    },
    // A menu; items whose words begin with "+" have icons.
    "icon-menu": PictureShape(depth: 230, width: 250, count: 5) { canvas, box, count in
      canvas.fill(box, .surface, corner: 22)
      let items = box.inset(16, 8).rows(canvas.words.count)
      let words = canvas.words
      for (place, item) in items.enumerated() where !words[place].isSeparator {
        let hasIcon = words[place].text.hasPrefix("+")
        let ink: PictureCanvas.Ink = words[place].mark == .destructive ? .alert : .text
        if hasIcon {
          canvas.icon(Box(x: item.x, y: item.y, width: 20, height: item.height), ink, size: 15)
        }
        canvas.write(
          String(words[place].text.drop { $0 == "+" }),
          in: Box(x: item.x + 32, y: item.y, width: item.width - 36, height: item.height), ink,
          size: 16, anchor: .start)
      }
      for (place, item) in items.enumerated() where words[place].isSeparator {
        canvas.fill(Box(x: item.x, y: item.middle.y, width: item.width, height: 1.5), .control)
      }
      return items
    },
    // Its words are the button at the leading edge, the title and the button at the trailing edge.
    "sheet": PictureShape(depth: 380, count: 1) { canvas, box, _ in
      canvas.fill(
        Box(x: box.x, y: box.y, width: box.width, height: box.height + 40), .surface, corner: 34)
      let grabber = Box(x: box.middle.x - 18, y: box.y + 8, width: 36, height: 5)
      if canvas.words.first?.mark != .dimmed { canvas.fill(grabber, .faint, corner: 3) }
      let size = 44.0
      func wide(_ place: Int) -> Double {
        guard place < canvas.words.count else { return size }
        let text = canvas.words[place].text
        return text.isEmpty ? 0 : max(size, PictureCanvas.ems(of: text) * 15 + 24)
      }
      let close = Box(x: box.x + 16, y: box.y + 20, width: wide(0), height: size)
      let done = Box(
        x: box.x + box.width - 16 - wide(2), y: box.y + 20, width: wide(2), height: size)
      for (place, item) in [(0, close), (2, done)] where item.width > 0 {
        canvas.fill(item, place == 2 ? .tint : .control, corner: 22)
        if canvas.words.isEmpty {
          canvas.icon(item, place == 2 ? .onTint : .text, size: 16)
        } else {
          canvas.word(
            place, in: item.inset(8, 2), place == 2 ? .onTint : .text, height: 9.5, isCentered: true
          )
        }
      }
      canvas.word(
        1, in: Box(x: box.x + 100, y: box.y + 20, width: box.width - 200, height: size), share: 0.6,
        height: 11, isCentered: true)
      return [grabber, close, done]
    },
    // A Mac sheet or panel: content with buttons at the bottom.
    "dialog": PictureShape(depth: 240, width: 420, count: 2) { canvas, box, count in
      canvas.fill(box, .surface, corner: 20)
      let inner = box.inset(24, 22)
      for (place, line) in Box(
        x: inner.x, y: inner.y, width: inner.width, height: inner.height - 60
      ).rows(3).enumerated() {
        canvas.word(place, in: line, place == 0 ? .text : .faint, share: 0.8, height: 6)
      }
      let buttons = Box(
        x: inner.x + inner.width * 0.3, y: inner.y + inner.height - 44, width: inner.width * 0.7,
        height: 44
      ).columns(count, gap: 14)
      for (place, button) in buttons.enumerated() {
        let isMain = canvas.isChosen(place + 3, else: canvas.words.count < 4 ? count + 2 : nil)
        canvas.fill(button, isMain ? .tint : .control, corner: 22)
        canvas.word(
          place + 3, in: button.inset(8, 2), isMain ? .onTint : .text, share: 0.4, height: 6,
          isCentered: true)
      }
      return buttons
    },
    "popover": PictureShape(depth: 210, width: 260, count: 3) { canvas, box, count in
      canvas.fill(box, .surface, corner: 24)
      let arrow = Box(x: box.middle.x - 14, y: box.y - 12, width: 28, height: 28)
      canvas.fill(arrow, .surface, corner: 8)
      let items = box.inset(18, 16).rows(max(count, canvas.words.count))
      for (place, item) in items.enumerated() {
        canvas.word(
          place, in: item, place < canvas.words.count ? .text : .faint, share: 0.8, height: 9)
      }
      return [arrow] + items
    },
    // A keyboard, or a number pad if it has three columns.
    "keyboard": PictureShape(depth: 260, count: 10) { canvas, box, count in
      canvas.fill(box, .surface)
      let isPad = count == 3
      let rows = box.inset(5, 10).rows(4, gap: 11)
      for (place, row) in rows.enumerated() {
        let own = place == 1 && !isPad ? row.inset(18, 0) : row
        let keys = own.columns(isPad ? 3 : [10, 9, 9, 3][place], gap: 6)
        for (column, key) in keys.enumerated() {
          canvas.fill(key, .control, corner: 7)
          let digit = place < 3 ? "\(place * 3 + column + 1)" : column == 1 ? "0" : ""
          canvas.write(isPad ? digit : "", in: key, .text, size: 20, anchor: .middle)
        }
      }
      return rows
    },
    "wheel": PictureShape(depth: 216, count: 5) { canvas, box, count in
      let rows = box.inset(40, 10).rows(max(count, canvas.words.count))
      let middle = rows[rows.count / 2]
      canvas.fill(middle.inset(-20, 2), .control, corner: 12)
      for (place, row) in rows.enumerated() {
        canvas.word(
          place, in: row, place == rows.count / 2 ? .text : .faint,
          share: 0.5 - 0.08 * Double(abs(place - rows.count / 2)), isCentered: true)
      }
      return [middle] + rows
    },
  ]
}
