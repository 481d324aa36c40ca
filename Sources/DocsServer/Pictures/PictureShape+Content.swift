extension PictureShape {
  /// Shapes for content: lists, texts, images.
  static let content: [String: PictureShape] = [
    "rows": PictureShape(depth: 220, count: 5) { canvas, box, count in
      let area = box.inset(16 * canvas.unit, 4)
      canvas.fill(area, .surface, corner: 12 * canvas.unit)
      let items = area.inset(0, 4).rows(count, gap: 1)
      for (place, item) in items.enumerated() {
        let icon = min(20 * canvas.unit, item.height * 0.5)
        let start = item.x + 10 * canvas.unit + icon + 14
        if canvas.isChosen(place, else: nil) { canvas.fill(item, .control) }
        canvas.fill(
          Box(x: item.x + 10 * canvas.unit, y: item.middle.y - icon / 2, width: icon, height: icon),
          .faint, corner: icon / 3)
        canvas.word(
          place,
          in: Box(
            x: start, y: item.y, width: item.x + item.width - start - 14 * canvas.unit,
            height: item.height),
          share: place % 2 == 0 ? 0.6 : 0.42, height: 9)
        if place > 0 {
          canvas.fill(
            Box(x: start, y: item.y, width: item.x + item.width - start, height: canvas.unit),
            .control)
        }
      }
      return items
    },
    "text": PictureShape(depth: 90, count: 4) { canvas, box, count in
      let lines = box.inset(18 * canvas.unit, 8).rows(max(count, canvas.words.count))
      for (place, line) in lines.enumerated() {
        let isWord = place < canvas.words.count
        canvas.word(
          place, in: line, isWord ? .text : .faint, share: place == count - 1 ? 0.55 : 0.96,
          height: isWord ? 10 : 7)
      }
      return lines
    },
    "image": PictureShape(depth: 180) { canvas, box, _ in
      let image = box.inset(18 * canvas.unit, 8)
      canvas.fill(image, .control, corner: 12 * canvas.unit)
      if canvas.words.isEmpty {
        canvas.icon(image, .faint, size: min(48, image.height / 3 / canvas.unit))
      }
      canvas.write(
        canvas.words.first?.text ?? "", in: image.inset(12, 4), .text, size: 17, anchor: .middle)
      return [image]
    },
    // From edge to edge, like video and artwork.
    "backdrop": PictureShape(depth: 852) { canvas, box, _ in
      canvas.fill(box, .control)
      for place in 0..<3 {
        let size = box.width * (0.5 - 0.12 * Double(place))
        canvas.fill(
          Box(
            x: box.x + box.width * 0.3 * Double(place), y: box.y + box.height * 0.3, width: size,
            height: size), .faint, corner: size / 2)
      }
      return [box]
    },
    // The words of an item are its heading and the text below.
    "cards": PictureShape(depth: 190, count: 2) { canvas, box, count in
      let unit = canvas.unit
      let items = box.inset(18 * unit, 8).columns(count, gap: 16 * unit)
      for (place, item) in items.enumerated() {
        canvas.fill(item, .surface, corner: 22 * unit)
        let line = min(22 * unit, item.height / 4)
        let inner = item.inset(min(16 * unit, item.width / 8), line * 0.6)
        let word = place < canvas.words.count ? canvas.words[place] : nil
        if let word {
          canvas.write(
            word.text, in: Box(x: inner.x, y: inner.y, width: inner.width, height: line),
            word.mark == .destructive ? .alert : .text, size: 15, anchor: .start)
          for (row, text) in (word.trailing ?? "").split(separator: "|").enumerated() {
            canvas.write(
              String(text),
              in: Box(
                x: inner.x, y: inner.y + line * Double(row + 1), width: inner.width, height: line),
              .faint, size: 14, anchor: .start)
          }
        } else {
          canvas.text(
            Box(x: inner.x, y: inner.y, width: inner.width, height: line), share: 0.6, height: 11)
          canvas.text(
            Box(
              x: inner.x, y: inner.y + inner.height - line, width: inner.width, height: line),
            .tint, share: 0.45, height: 12)
        }
      }
      return items
    },
    "chart": PictureShape(depth: 180, count: 7) { canvas, box, count in
      let area = box.inset(28, 14)
      let hasWords = !canvas.words.isEmpty
      let plot = Box(
        x: area.x, y: area.y, width: area.width, height: area.height - (hasWords ? 20 : 0))
      canvas.fill(Box(x: plot.x, y: plot.y + plot.height, width: plot.width, height: 2), .faint)
      let items = plot.columns(count, gap: 12).enumerated().map { place, bar in
        let height = bar.height * (0.35 + 0.6 * Double((place * 5 + 3) % 7) / 6)
        return Box(x: bar.x, y: bar.y + bar.height - height, width: bar.width, height: height)
      }
      for (place, item) in items.enumerated() {
        canvas.fill(item, canvas.isChosen(place, else: place) ? .tint : .faint, corner: 4)
        if hasWords {
          canvas.word(
            place,
            in: Box(x: item.x - 6, y: plot.y + plot.height + 4, width: item.width + 12, height: 18),
            .faint, height: 7, isCentered: true)
        }
      }
      return items
    },
    "icon": PictureShape(depth: 110, width: 110) { canvas, box, _ in
      let icon = box.centered(min(box.width, box.height), min(box.width, box.height))
      canvas.fill(icon, .tint, corner: icon.width * 0.225)
      if let word = canvas.words.first {
        canvas.write(
          word.text, in: icon.inset(4, 4), .onTint, size: icon.width * 0.34 / canvas.unit,
          anchor: .middle)
      } else {
        canvas.icon(icon, .onTint, size: icon.width * 0.5 / canvas.unit)
      }
      return [icon]
    },
    "badge": PictureShape(depth: 18) { canvas, box, _ in
      let badge = Box(
        x: box.middle.x + min(6, box.width * 0.1), y: box.y - 2, width: 20, height: 18)
      canvas.fill(badge, .alert, corner: 9)
      if let word = canvas.words.first {
        canvas.write(word.text, in: badge, .onTint, size: 12, anchor: .middle)
      } else {
        canvas.fill(badge.centered(4, 9), .onTint, corner: 2)
      }
      return [badge]
    },
    // An outline for a touch target, or for an area that must stay free.
    "target": PictureShape(depth: 44) { canvas, box, _ in
      canvas.fill(box, .outline, corner: 4)
      return [box]
    },
    // Empty space between other parts.
    "space": PictureShape(depth: 40) { _, _, _ in [] },
    // An item to explain in the legend; draws nothing.
    "part": PictureShape(depth: 0) { _, box, _ in [box] },
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
