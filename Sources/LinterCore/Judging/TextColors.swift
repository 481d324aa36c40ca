internal import Guidelines

/// The colors of a text and of its background.
struct TextColors: Hashable {
  /// The color of the text, or those of which the app chooses one.
  var texts: [ColorName]
  var layers: Layers
  /// Whether the app chooses the color of the text.
  var isChosen = false

  /// The names of the colors of the text and behind it, `gray on ground`.
  var pair: String {
    "\(texts.map(\.description).joined(separator: " or ")) on "
      + layers.colors.map(\.description).joined(separator: " over ")
  }

  /// Whether the app's catalog names one of the colors, so that one change mends all its uses.
  var areNamed: Bool {
    (texts + layers.colors).contains { if case .asset = $0.opaque { true } else { false } }
  }

  /// What the contrasts of these colors share that are mended together with that of `view`.
  func cause(at view: PlacedView) -> String {
    let place = view.root.node.place
    return areNamed ? pair : "\(pair) in \(place.file):\(place.line)"
  }

  /// The colors behind a view from front to back, the last one opaque.
  struct Layers: Hashable {
    var colors: [ColorName]
    /// What may stand in place of the last one, if the app chooses it.
    var others: [ColorName] = []
    /// Whether the last one is the background that a screen has unless the app sets another one.
    var isAssumed = false
  }

  /// Colors in the appearances that they are shown in.
  struct Shown: Hashable {
    let colors: TextColors
    let appearances: [Appearance]
  }

  /// The lowest contrast of a text, in an appearance.
  struct Contrast {
    var appearance: Appearance
    var ratio: Double
    var isOnGround: Bool
    var isAssumed: Bool
    /// Whether the text is in the system's color for what can be tapped.
    var isOfTint: Bool
    var colors: TextColors
  }
}

extension PlacedView {
  /// The color of its text, and the colors behind it, if all are known.
  fileprivate func textColors(in interface: Interface) -> TextColors? {
    let around = withAncestors
    // A wash of the text's own color reduces contrast; white and black may be on an unknown background.
    if let holder = around.first(where: \.node.look.hasBackground)?.node.look,
      let wash = holder.wash?.stated,
      around.first(where: { $0.node.look.foreground != nil })?.node.look.foreground
        == .stated(wash),
      !wash.isWhite, !wash.isBlack, platforms.mayInclude(.iOS, .iPadOS)
    {
      let colors = [holder.background?.stated, .ground].compactMap(\.self)
      return TextColors(texts: [wash], layers: TextColors.Layers(colors: colors))
    }
    guard let layers = layersBehind(in: interface), let background = layers.colors.first else {
      return nil
    }
    if let colored = around.first(where: { $0.node.look.foreground != nil })?.node.look {
      let own = colored.foreground?.stated
      let texts = own.map { [$0] } ?? colored.colorChoices.filter { !interface.isTranslucent($0) }
      // White or black text is on a background that is not known.
      guard !texts.isEmpty, own != nil || !colored.dims && layers.others.isEmpty,
        own != .system("clear"),
        background != .ground && !layers.isAssumed
          || texts.allSatisfy({ !$0.opaque.isWhite && !$0.opaque.isBlack })
      else { return nil }
      return TextColors(texts: texts, layers: layers, isChosen: own == nil)
    }
    // Text without a color is in the primary color; controls use the app's tint.
    let isPlain = around.allSatisfy {
      ![.button, .link, .navigationLink, .menu].contains($0.node.kind)
        && $0.node.ownModifiers.isEmpty
    }
    guard isPlain, !background.isWhite, !background.isBlack else { return nil }
    return TextColors(texts: [.system("primary")], layers: layers)
  }

  /// The colors behind it; `nil` if one is unknown, or if something may be in between.
  private func layersBehind(in interface: Interface, depth: Int = 0) -> TextColors.Layers? {
    var layers: [ColorName] = []
    var isOverlaid = false
    var current = self
    if node.look.isOnSystemBackground, !node.drawsBehind {
      return TextColors.Layers(colors: [.ground], isAssumed: true)
    }
    while true {
      let node = current.node
      guard current.isClear(in: interface, as: self) else { return nil }
      if node.drawsBehind {
        guard let color = node.look.background?.stated else {
          return current.chosenLayers(under: layers, in: interface)
        }
        layers.append(color)
        if !interface.isTranslucent(color) { return TextColors.Layers(colors: layers) }
      }
      // A button style may draw a background, and the layers of a `ZStack` are not distinguished by order.
      guard !node.look.isStyled, current === self || node.name != "ZStack" else { return nil }
      isOverlaid = isOverlaid || [.overlay, .background].contains(node.slot)
      if let parent = current.parent, !node.isOnGround, !node.beginsScreen {
        current = parent
        continue
      }
      guard platforms.mayInclude(.iOS, .iPadOS),
        node.isOnGround || !isOverlaid && current.mayBeOnGround(in: interface, depth: depth)
      else { return nil }
      return TextColors.Layers(colors: layers + [.ground], isAssumed: !node.isOnGround)
    }
  }

  /// The colors behind it if the app chooses its background among opaque ones that are known.
  private func chosenLayers(
    under layers: [ColorName], in interface: Interface
  ) -> TextColors.Layers? {
    let choices = node.look.backgroundChoices
    guard let first = choices.first, choices.count > 1,
      choices.allSatisfy({ interface.shown($0, in: .light)?.opacity == 1 })
    else { return nil }
    return TextColors.Layers(colors: layers + [first], others: Array(choices.dropFirst()))
  }

  /// Whether it draws nothing unknown behind `view`, its descendant or itself.
  private func isClear(in interface: Interface, as view: PlacedView) -> Bool {
    // What the app does to a list leaves its rows as they are.
    (node.ownModifiers.isEmpty || node.kind == .list) && !node.look.isProminent
      && (self === view || node.kind != .other || interface.isTransparent(node))
      && (node.kind == .sheet || node.kind == .fullScreenCover || node.slot != .presented)
  }

  /// Whether it begins a screen of the app, as far as the uses of its view show, which has the system background
  /// then.
  private func mayBeOnGround(in interface: Interface, depth: Int) -> Bool {
    !interface.placedViews.forcesDark
      && (node.beginsScreen || node.isBody && interface.isOnGround(node.name, depth: depth + 1))
  }

  /// Whether it is on the system background of a screen or a list row, as far as the app says.
  fileprivate func isOnGround(in interface: Interface, depth: Int) -> Bool {
    layersBehind(in: interface, depth: depth)?.colors == [.ground]
      && sequence(first: self, next: \.parent).allSatisfy { $0.node.forcedAppearance != "dark" }
  }

  /// The appearances it is shown in.
  fileprivate func appearances(of interface: Interface) -> [Appearance] {
    let forced = withAncestors.first { $0.node.forcedAppearance != nil }?.node.forcedAppearance
    return forced.flatMap(Appearance.init).map { [$0] } ?? interface.appearances
  }
}

extension ViewNode {
  fileprivate var drawsBehind: Bool {
    look.hasBackground || look.background != nil || [.shape, .color].contains(kind)
  }

  /// Whether it has the system background: list rows and the content of a navigation stack.
  fileprivate var isOnGround: Bool {
    kind == .list || ["NavigationStack", "NavigationView"].contains(name)
  }

  fileprivate var beginsScreen: Bool { slot == .presented || slot == .destination }
}

extension ViewNode.Look {
  /// Whether its color is chosen by whether something can be used, which needs no contrast if it cannot.
  fileprivate var dims: Bool {
    let condition = colorCondition ?? ""
    return ["nabled", "isabled"].contains(where: condition.contains)
  }
}

extension ColorName {
  /// The same color without its opacity.
  var opaque: ColorName {
    if case .faded(let color, _) = self { color.opaque } else { self }
  }
}

extension Interface {
  /// Whether one of the app's own views draws nothing behind the views given to it.
  fileprivate func isTransparent(_ view: ViewNode) -> Bool {
    guard let body = placedViews.bodies[view.name], !view.children.isEmpty else { return false }
    return !body.contains { inner in
      inner.look.hasBackground || inner.look.background != nil || !inner.ownModifiers.isEmpty
        || inner.name == "ZStack" || inner.look.isStyled
    }
  }

  /// Whether the app's own view `name` is on the system background wherever it is used.
  fileprivate func isOnGround(_ name: String, depth: Int) -> Bool {
    depth < 4
      && (placedViews.uses[name] ?? []).prefix(5).allSatisfy {
        $0.isOnGround(in: self, depth: depth)
      }
  }

  /// Whether a color is translucent, or one of a catalog that is.
  fileprivate func isTranslucent(_ color: ColorName) -> Bool {
    guard case .asset = color else { return color.isTranslucent }
    return Appearance.allCases.contains { (shown(color, in: $0)?.opacity ?? 1) < 1 }
  }

  /// The highest contrast that the translucent text of `view` has with any gray behind it, in the appearance where that
  /// is lowest, and its color; `nil` if that is opaque, not known, or chosen by a condition.
  ///
  /// A blend is not always most unlike white or black: white at a third has most contrast with a dark gray.
  func highestContrast(
    of view: PlacedView
  ) -> (color: ColorName, appearance: Appearance, ratio: Double)? {
    let colored = view.withAncestors.first { $0.node.look.foreground != nil }?.node.look
    guard let color = colored?.foreground?.stated, isTranslucent(color), color != .system("clear")
    else { return nil }
    let backs = (0...32).map { ShownColor(Double($0) / 32, Double($0) / 32, Double($0) / 32) }
    let ratios = view.appearances(of: self).compactMap { appearance -> (Appearance, Double)? in
      guard let text = shown(color, in: appearance), text.opacity > 0 else { return nil }
      return backs.map { text.over($0).contrast(with: $0) }.max().map { (appearance, $0) }
    }
    return ratios.min { $0.1 < $1.1 }.map { (color, $0.0, $0.1) }
  }

  /// The lowest contrast of the text of `view` with its background; `nil` if one of the colors is not known.
  ///
  /// `known` are those of colors found before, since most texts of an app are in the same few.
  func leastContrast(
    of view: PlacedView, _ known: inout [TextColors.Shown: TextColors.Contrast?]
  ) -> TextColors.Contrast? {
    guard let colors = view.textColors(in: self) else { return nil }
    let shown = TextColors.Shown(colors: colors, appearances: view.appearances(of: self))
    if let contrast = known[shown] { return contrast }
    let contrast = leastContrast(of: colors, in: shown.appearances)
    known[shown] = .some(contrast)
    return contrast
  }

  /// The same for a single view.
  func leastContrast(of view: PlacedView) -> TextColors.Contrast? {
    var known: [TextColors.Shown: TextColors.Contrast?] = [:]
    return leastContrast(of: view, &known)
  }

  private func leastContrast(
    of colors: TextColors, in appearances: [Appearance]
  ) -> TextColors.Contrast? {
    let layers = colors.layers.colors
    let ratios = appearances.flatMap { appearance -> [(Appearance, Double)] in
      // In Dark Mode a screen and the headers of a list are darker than its rows.
      let isDarkScreen = appearance == .dark && layers.last == .ground
      let grounds = isDarkScreen ? [.ground, .system("black")] : layers.suffix(1)
      let backs = grounds.compactMap { shown(layers.dropLast() + [$0], in: appearance) }
      let others = colors.layers.others.compactMap {
        shown(layers.dropLast() + [$0], in: appearance)
      }
      return colors.texts.flatMap { text -> [(Appearance, Double)] in
        guard let text = shown(text, in: appearance) else { return [] }
        func contrast(_ back: ShownColor) -> Double { text.over(back).contrast(with: back) }
        let highest = backs.map(contrast).max()
        return ([highest].compactMap(\.self) + others.map(contrast)).map { (appearance, $0) }
      }
    }
    return ratios.min { $0.1 < $1.1 }.map { appearance, ratio in
      TextColors.Contrast(
        appearance: appearance, ratio: ratio, isOnGround: layers == [.ground],
        isAssumed: colors.layers.isAssumed || colors.isChosen || !colors.layers.others.isEmpty,
        isOfTint: colors.texts.contains(.system("blue")), colors: colors)
    }
  }
}
