internal import Guidelines

extension Interface {
  /// Whether `node` is one of the app's own views whose body is a button with only an image.
  func isImageButton(_ node: ViewNode) -> Bool {
    guard let body = placedViews.bodies[node.name], body.children.count == 1,
      body.children[0].kind == .button, body.children[0].children.count == 1
    else { return false }
    let (button, label) = (body.children[0], body.children[0].children[0])
    return label.kind == .image && label.look.isResizable && label.look.width == nil
      && label.look.height == nil && button.look.width == nil && button.look.height == nil
      && !button.look.isStyled && button.ownModifiers.isEmpty && label.ownModifiers.isEmpty
  }
}

extension PlacedView {
  /// The height in points below which a button is too low by all means, if it is only known roughly.
  static let leastRoughHeight = 35.0

  /// The height in points that a titled button has in a document before it is laid out.
  private static let usualHeight = 30.0

  /// Whether its hit-testing area is what it draws.
  ///
  /// Bars, menus and lists enlarge that of their buttons, as do styles that draw a shape around the label.
  private var takesOwnTouches: Bool {
    !isInside(.toolbar, .menu, .contextMenu, .swipeActions, .alert, .confirmationDialog)
      // A row takes the touches for its buttons, and not for a gesture.
      && (node.tapAction != nil || !isInside(.list)
        || withAncestors.contains { $0.node.placement == "header" })
      && !node.look.isStyled && node.ownModifiers.isEmpty
      && !ancestors.contains(where: \.node.look.isStyled)
  }

  /// Whether it is a button of a document with a title, whose height there is as the system lays it out.
  var isTitledInDocument: Bool {
    node.name == "button" && node.text?.value?.isEmpty == false && node.look.height?.stated == nil
  }

  /// Whether such a button is too low by all means.
  var isDrawnLow: Bool {
    isTitledInDocument && takesOwnTouches
      && (node.look.height?.value).map {
        0 < $0 && $0 < Self.leastRoughHeight && $0 != Self.usualHeight
      } == true
  }

  /// Whether it is the label of a button in a style of the app.
  var isOfStyle: Bool {
    node.name == "label" && node.look.height?.stated != nil
      && root.node.name.hasSuffix("ButtonStyle")
      && node.text?.value == nil
  }

  /// Whether it is a button in a stack that consists only of symbols without padding; outside a stack, it
  /// may be placed in a bar.
  var isBareSymbol: Bool {
    let label = node.children.filter { $0.slot == .label }
    let (names, font) = (ancestors.map(\.node.name), fontLook)
    return takesOwnTouches && root.node.isBody && names.contains { $0.hasSuffix("Stack") }
      // A view of the app may apply a style to its content.
      && !isInside(.other) && !names.contains("ControlGroup")
      && !node.look.hasRoom && !node.look.hasContentShape && node.text == nil
      && (!label.isEmpty || node.isSmallSymbol(in: font))
      && label.allSatisfy { $0.isSmallSymbol(in: font) }
      && label.dropFirst().allSatisfy { !$0.mayStand(with: label[0]) }
  }

  /// Whether it is a button of SwiftUI that consists only of a text in a small style without padding.
  var isSmallText: Bool {
    let label = node.children.filter { $0.slot == .label }
    let texts = label.isEmpty ? [node] : label
    return node.name == "Button" && takesOwnTouches && root.node.isBody && !isInside(.other)
      && !node.look.hasRoom && !node.look.hasContentShape && !node.look.hasBackground
      && texts.allSatisfy { text in
        let font = text.look.hasFont ? text.look : fontLook
        return (text.kind == .text || text == node && node.text != nil) && !text.look.hasRoom
          && text.ownModifiers.isEmpty
          && ["caption", "caption2", "footnote"].contains(font?.textStyle)
      }
  }

  /// The height of its short text or its symbol with the padding around it, roughly; `nil` if it has no
  /// padding or something else makes it high, such as a size or padding of the button itself.
  var roughHeight: Double? {
    guard takesOwnTouches, root.node.isBody || isUse, !isInside(.other), !node.look.hasContentShape,
      node.look.height == nil, node.look.leastHeight == nil, !node.look.mayBeHigher
    else { return nil }
    let label = node.children.filter { $0.slot == .label }
    // A text that is tapped may have several lines, but not in a shape of its own.
    guard !label.isEmpty || node.tapAction != nil && node.look.hasBackground,
      // One of several labels is shown at a time.
      label.dropFirst().allSatisfy({ !$0.mayStand(with: label[0]) }),
      label.isEmpty || node.look.padding == 0
    else { return nil }
    let shown = (label.isEmpty ? [node] : label).filter { $0.kind != .progress }
    let heights = shown.map { view in
      (view.padding ?? 0) > 0 ? view.roughHeight(in: fontLook) : nil
    }
    return heights.contains(nil) ? nil : heights.compactMap { $0 }.max()
  }

  /// The fixed width and height of its hit-testing area; `nil` if determined otherwise.
  var touchSize: [Fact<Double>?]? {
    guard takesOwnTouches else { return nil }
    if node.look.width != nil || node.look.height != nil {
      return [node.look.width, node.look.height]
    }
    // Of alternative labels, one with a known size is used.
    let label = node.children.filter { $0.slot == .label }
    guard
      let shown = label.count == 1
        ? label[0] : label.first(where: { $0.look.width != nil && $0.look.height != nil }),
      !label.contains(where: { $0 != shown && $0.mayStand(with: shown) }),
      !shown.look.hasContentShape, shown.ownModifiers.isEmpty
    else { return nil }
    return [shown.look.width, shown.look.height]
  }
}

extension ViewNode {
  /// The largest vertical padding, in points, of it and its contents; `nil` if one is unknown.
  fileprivate var padding: Double? {
    children.filter { $0.slot == .content }.reduce(look.padding) { sum, child in
      sum.flatMap { sum in child.padding.map { max(sum, $0) } }
    }
  }

  /// The height of a line of its text or of a row of texts and symbols, with padding, in its font or that of
  /// `outer`.
  fileprivate func roughHeight(in outer: Look?) -> Double? {
    let font = look.hasFont ? look : outer
    guard ownModifiers.isEmpty, !look.mayBeHigher, !look.hasContentShape, look.height == nil,
      let padding = look.padding
    else { return nil }
    let line: Double?
    switch kind {
    case .text: line = isOneLine ? font.map(\.lineHeight) ?? Look.bodyLine : nil
    case .image where look.isSymbol && !look.isResizable:
      line = font.map(\.lineHeight) ?? Look.bodyLine
    case .container where name == "HStack":
      let parts = children.filter { $0.slot == .content && $0.name != "Spacer" }
      let heights = parts.map { $0.roughHeight(in: font) }
      line = heights.contains(nil) ? nil : heights.compactMap { $0 }.max()
    default: line = nil
    }
    return line.map { max($0, look.leastHeight ?? 0) + padding }
  }

  /// Whether its text takes one line: it is limited to one, or short.
  private var isOneLine: Bool {
    guard look.lineLimit == nil else { return look.lineLimit == 1 }
    // Three words are sure to stand in one line; an ellipsis may be a value of any length.
    return text?.stated?.readings.allSatisfy { reading in
      !reading.text.contains { $0.isNewline || $0 == "…" }
        && reading.text.split(separator: " ").count <= 3
    } == true
  }

  /// Whether it is a symbol at text size, by its own font or else by that of `outer`.
  fileprivate func isSmallSymbol(in outer: Look?) -> Bool {
    guard kind == .image, look.isSymbol, !look.isResizable, !look.hasRoom, !look.hasContentShape,
      ownModifiers.isEmpty
    else { return false }
    guard let font = look.hasFont ? look : outer else { return true }
    return font.textStyle.map { !$0.lowercased().hasSuffix("largetitle") } == true
      || (font.fixedFontSize?.value ?? 44) < 30
  }
}
