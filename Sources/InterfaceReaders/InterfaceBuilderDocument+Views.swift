internal import Guidelines
internal import LinterCore

extension InterfaceBuilderDocument {
  /// The controls and texts of the document as a tree for each scene, without those of a custom class, whose
  /// code may set what the document omits; of these only buttons, for classes that are known to set nothing.
  var views: [ViewNode] {
    guard !isLaunchScreen, platforms != [.macOS] else { return [] }
    let outlets = outlets
    let reached = idsOfOutlets
    let grounded = idsOnSystemBackground
    let taps = tapActions
    lazy var inRows = idsInRows
    let read = root.inDocument(named: Self.viewKinds.keys + ["view", "imageView"])
    let known = read.filter { element in
      let name = element.name
      guard Self.viewKinds[name] != nil || isElement(element, taps),
        !element.isCustom || Self.controls.contains(name), !isInvisible(element, reached)
      else { return false }
      // A button that ignores touches is no control.
      if name == "button", element["userInteractionEnabled"] == "NO",
        !reached.contains(element["id"])
      {
        return false
      }
      // A row reads its text with the switch in it.
      if name == "switch" { return element["id"].map(inRows.contains) == false }
      // A bar may show an image as an item that cannot be used.
      return name != "barButtonItem" || element["enabled"] != "NO"
    }
    lazy var labels = labelsBeforeFields
    lazy var inBars = idsInBars
    lazy var ofCells = idsOfCellLabels
    var trees: [Int: ViewNode] = [:]
    let scenes = root.inDocument(named: "scene")
    func add(_ view: ViewNode, of element: XMLElement) {
      let line = scenes.first { $0.holds(element) }?.line ?? 1
      trees[line, default: tree(at: line)].children.append(view)
    }
    for element in known {
      var view = view(element)
      view.className = element["customClass"]
      if let id = element["id"] {
        if element.name == "textField" { view.input.textBefore = labels[id] }
        // A bar enlarges what its button takes, and the system's cells scale their labels.
        if view.kind == .button, view.image == nil, view.look.height?.isStated == false,
          inBars.contains(id)
        {
          view.look.height = nil
        }
        if view.look.keepsTextSize, ofCells.contains(id) { view.look.keepsTextSize = false }
        view.tapAction = taps[id]
        view.outlets = outlets[id] ?? []
        view.look.isOnSystemBackground = grounded.contains(id)
      }
      add(view, of: element)
    }
    for (constraint, view) in sides { add(view, of: constraint) }
    return trees.values.sorted { $0.place.line < $1.place.line }
  }

  /// The tree of the views in the scene that begins on `line`, or of the whole document if it has no scenes.
  private func tree(at line: Int) -> ViewNode {
    var root = ViewNode(.container, place: Place(file: path, line: line))
    root.platforms = platforms
    return root
  }

  /// Whether a view is never visible: its height is at most one point, or it is hidden or transparent and code
  /// cannot reach it by an outlet or a tag.
  private func isInvisible(_ element: XMLElement, _ reached: Set<String?>) -> Bool {
    if let height = fixed("height", of: element)?.stated, height <= 1 { return true }
    return (element["hidden"] == "YES" || element["alpha"] == "0.0") && element["tag"] == nil
      && !reached.contains(element["id"])
  }

  /// The ids of the objects that code has outlets for, alone or in a collection.
  private var idsOfOutlets: Set<String?> {
    let connections = all.flatMap { $0.child("connections")?.children ?? [] }
    return Set(connections.filter { $0.name.hasPrefix("outlet") }.map { $0["destination"] })
  }

  /// The ids of the objects in rows of tables and collections.
  private var idsInRows: Set<String> {
    let rows = root.inDocument(named: "tableViewCell", "collectionViewCell")
    return Set(rows.flatMap(\.descendants).compactMap { $0["id"] })
  }

  /// The ids of the objects in bars.
  private var idsInBars: Set<String> {
    let bars = root.inDocument(named: "barButtonItem", "navigationItem", "toolbar", "navigationBar")
    return Set(bars.flatMap(\.descendants).compactMap { $0["id"] })
  }

  /// The ids of the labels that the cells of the system have.
  private var idsOfCellLabels: Set<String> {
    let cells = root.inDocument(named: "tableViewCell")
    return Set(cells.flatMap { [$0["textLabel"], $0["detailTextLabel"]] }.compactMap(\.self))
  }

  /// The texts of the labels that come before a text field, with no other text between, by the id of the field.
  private var labelsBeforeFields: [String: Fact<InterfaceText>] {
    var texts: [String: Fact<InterfaceText>] = [:]
    for group in root.inDocument(named: "subviews") {
      var label: Fact<InterfaceText>?
      for view in group.children {
        switch view.name {
        case "label": label = text(of: view)
        case "textField":
          if let id = view["id"] { texts[id] = label }
          label = nil
        case "view", "imageView": continue
        default: label = nil
        }
      }
    }
    return texts
  }

  /// The ids of the texts and buttons whose background is the system's, as far as the document says.
  private var idsOnSystemBackground: Set<String> {
    var ids: Set<String> = []
    func add(_ element: XMLElement, isGrounded: Bool) {
      let isGrounded = Self.hasSystemBackground(element) ?? isGrounded
      if isGrounded, Self.viewKinds[element.name] != nil, let id = element["id"] { ids.insert(id) }
      element.visitChildren { add($0, isGrounded: isGrounded) }
    }
    add(root, isGrounded: false)
    return ids
  }

  /// Whether `element` draws the background of the system; `nil` if it draws none.
  private static func hasSystemBackground(_ element: XMLElement) -> Bool? {
    let isDrawn = element.isCustom && element.name == "view" || element.name == "visualEffectView"
    let color = element.child(key: "backgroundColor")
    if element.name == "tableViewCell", color == nil, !element.isCustom { return true }
    guard isDrawn || color != nil, color?["alpha"] != "0.0" else { return nil }
    return !isDrawn && color?["systemColor"].map(systemBackgrounds.contains) ?? false
  }

  private static let systemBackgrounds: Set<String> = [
    "systemBackgroundColor", "systemGroupedBackgroundColor", "groupTableViewBackgroundColor",
    "secondarySystemGroupedBackgroundColor",
  ]

  /// The outlets of the document's objects, by object id.
  private var outlets: [String: [String]] {
    var names: [String: [String]] = [:]
    for element in all {
      guard let owner = element["customClass"] else { continue }
      for outlet in element.child("connections")?.children ?? [] where outlet.name == "outlet" {
        guard let property = outlet["property"], let id = outlet["destination"] else { continue }
        names[id, default: []].append("\(owner).\(property)")
      }
    }
    return names
  }

  /// Views for constraints on the left or right instead of the leading or trailing attribute.
  private var sides: [(XMLElement, ViewNode)] {
    root.inDocument(named: "constraint").compactMap { constraint in
      guard let side = constraint["firstAttribute"], ["left", "right"].contains(side) else {
        return nil
      }
      var view = ViewNode(.other, name: "constraint", place: place(constraint))
      view.layout.fixedSide = side
      return (constraint, view)
    }
  }

  /// The controls that a class of the app may be based on without saying more of them.
  private static let controls: Set<String> = ["button", "slider", "switch", "stepper"]

  private static let viewKinds: [String: ViewNode.Kind] = [
    "button": .button, "label": .text, "textField": .textField, "textView": .textEditor,
    "stackView": .container, "searchBar": .searchField, "pageControl": .pageControl,
    "barButtonItem": .button, "slider": .slider, "switch": .toggle, "stepper": .stepper,
  ]

  private func view(_ element: XMLElement) -> ViewNode {
    var view = ViewNode(
      Self.viewKinds[element.name] ?? .other, name: element.name, place: place(element))
    let accessibility = element.child(key: "accessibilityConfiguration")
    view.text = text(of: element)
    view.look.fixedFontSize = fontSize(of: element)
    if isBold(element) { view.look.fontWeight = "bold" }
    view.look.height = fixed("height", of: element)
    let state = element.child("state").flatMap { $0["key"] == "normal" ? $0 : nil }
    view.look.foreground = color(element, "textColor") ?? state.flatMap { color($0, "titleColor") }
    view.look.background = color(element, "backgroundColor")
    view.look.hasBackground = view.look.background != nil
    view.look.hasTextStyle = element.child(key: "fontDescription")?["style"] != nil
    view.look.textStyle = textStyle(of: element)
    view.look.keepsTextSize =
      view.look.hasTextStyle && ["label", "textField", "textView"].contains(element.name)
      && element["adjustsFontForContentSizeCategory"] != "YES"
    readArea(element, accessibility, into: &view)
    view.accessibility.label = accessibility?["label"].map {
      .stated(text($0, of: element, as: "accessibilityLabel"))
    }
    // The app may set the label by an attribute of its own.
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    let named = attributes.first { attribute in
      let path = attribute["keyPath"]?.lowercased() ?? ""
      return path.hasPrefix("acc") && path.contains("label")
    }
    if let name = named?["value"] {
      view.accessibility.label = .stated(InterfaceText(literal: name))
    }
    if let hiding = accessibility?.children.first(where: {
      $0["key"] == "isElement" && $0["value"] == "NO"
    }) {
      view.accessibility.isHidden = .stated(true)
      view.changedAt[.element] = place(hiding)
    }
    switch view.kind {
    case .button where element.name == "barButtonItem": readBarItem(element, into: &view)
    case .button: readButton(element, into: &view)
    case .toggle, .stepper: view.text = .stated(InterfaceText())
    case .textField: readField(element, into: &view)
    case .searchField:
      view.prompt = element["placeholder"].map {
        .stated(text($0, of: element, as: "placeholder"))
      }
    case .pageControl:
      let colors = ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]
      if colors.contains(where: { element.child(key: $0) != nil }) {
        view.look.tint = .unknown(reason: "the app's")
      }
    case .container:
      view.layout.spacing = element["spacing"].flatMap(Double.init).map { .stated($0) }
    default: break
    }
    return view
  }

  /// Reads the image and title of a button.
  ///
  /// Without an image, a missing title is probably set in code.
  private func readButton(_ element: XMLElement, into view: inout ViewNode) {
    let normal = element.child("state").flatMap { $0["key"] == "normal" ? $0 : nil }
    let configuration = element.child(key: "configuration")
    let background = configuration?.child(key: "background")
    let image = [element, normal, configuration, background].lazy.compactMap { $0 }
      .compactMap { self.image($0, "image") ?? self.image($0, "backgroundImage") }.first
    view.image = image.map { .stated($0) }
    // Standard button types have their own accessibility labels.
    let isStandard = ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]
      .contains(element["buttonType"])
    if isStandard || image == nil { view.text = view.text ?? .unknown(reason: "set in code") }
    if isStandard { view.look.fixedFontSize = nil }
    if image == nil, view.text?.stated?.isEmpty == false, view.look.height == nil,
      element["misplaced"] != "YES", !limitsHeight(of: element)
    {
      view.look.height = drawn("height", of: element)
    }
    // Only an image keeps the size that it has in the document; text grows with its font.
    if !isStandard, image != nil, view.text == nil, view.look.height == nil {
      (view.look.width, view.look.height) = (
        drawn("width", of: element), drawn("height", of: element)
      )
    }
  }

  /// Whether a constraint of a view is about its height, which the saved frame need not follow.
  private func limitsHeight(of element: XMLElement) -> Bool {
    element.child("constraints")?.children.contains { $0["firstAttribute"] == "height" } == true
  }

  /// Reads the image of a bar item; VoiceOver reads its title even if an image is shown.
  private func readBarItem(_ element: XMLElement, into view: inout ViewNode) {
    view.image = image(element, "image").map { .stated($0) }
    view.look.isStyled = true
    if view.image == nil || element["title"] != nil || element["systemItem"] != nil
      || element["key"] == "backBarButtonItem"
    {
      view.text =
        element["title"].map { .stated(text($0, of: element, as: "title")) }
        ?? .unknown(reason: "made elsewhere")
    }
  }

  /// The color in `key` of an element.
  func color(_ element: XMLElement, _ key: String) -> Fact<ColorName>? {
    guard let color = element.child(key: key), color.name == "color" else { return nil }
    func part(_ name: String) -> Double? { color[name].flatMap(Double.init) }
    let made: ColorName?
    if let name = color["name"] {
      made = .asset(name)
    } else if let name = color["systemColor"] {
      let bare = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      made = ColorName.systemName(of: bare).map { .system($0) }
    } else if let white = part("white") {
      made = .literal(white, white, white)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      made = .literal(red, green, blue)
    } else {
      made = nil
    }
    return made.map { .stated($0.faded(to: part("alpha") ?? 1)) } ?? .unknown(reason: "the app's")
  }

  /// The width or height that a view has in the document.
  private func drawn(_ side: String, of element: XMLElement) -> Fact<Double>? {
    element.child(key: "frame")?[side].flatMap(Double.init).map { .conditional($0) }
  }

  private func readField(_ element: XMLElement, into view: inout ViewNode) {
    let traits = element.child(key: "textInputTraits")
    if traits?["secureTextEntry"] == "YES" { view.kind = .secureField }
    // The text of a field is user input, so the placeholder is used.
    view.text =
      element["placeholder"].map {
        .stated(text($0, of: element, as: "placeholder"))
      } ?? .unknown(reason: "a label beside it")
    view.input.contentType = traits?["textContentType"]
    view.input.keyboard = traits?["keyboardType"]
  }
}
