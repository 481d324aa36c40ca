internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension ViewTreeReader {
  /// A modifier while it is applied.
  struct Change {
    let reader: ViewTreeReader
    let modifier: ViewChain.Modifier
    let context: Context

    var call: FunctionCallExprSyntax { modifier.call }
    var reading: SwiftReading { reader.reading }
    var first: ExprSyntax? { values.first }
    /// The modifier as a call, without the reader.
    var values: ModifierCall {
      ModifierCall(name: modifier.name, call: call, reading: reading, scope: context.scope)
    }

    /// A view that the modifier adds, named like it.
    func node(_ kind: ViewNode.Kind) -> ViewNode {
      reader.node(kind, name: modifier.name, at: modifier.token, in: context)
    }

    func text(_ expression: ExprSyntax?) -> Fact<InterfaceText> {
      reading.text(expression, in: context.scope)
    }
  }

  /// Applies a modifier to `node`.
  func apply(_ modifier: ViewChain.Modifier, to node: inout ViewNode, in context: Context) {
    let change = Change(reader: self, modifier: modifier, context: context)
    if Self.shaping.contains(modifier.name), modifier.call.makesChoice {
      node.look.changesShape = true
    }
    if SilentModifiers.heightening.contains(modifier.name) { node.look.mayBeHigher = true }
    if SilentModifiers.names.contains(modifier.name) { return }
    let before = Told(node)
    apply(change, to: &node)
    for aspect in Told(node).differences(from: before) {
      // An animation that starts as the view appears begins inside of the modifier.
      let start = aspect == .motion ? modifier.call.token("repeatForever") : nil
      node.changedAt[aspect] = reading.place(start ?? modifier.token)
    }
  }

  private func apply(_ change: Change, to node: inout ViewNode) {
    let (modifier, context) = (change.modifier, change.context)
    if let apply = Self.changes[modifier.name], !isOwn(modifier) {
      apply(change, &node)
    } else if let present = Self.presentations[modifier.name] {
      node.children += self.presented(present, change)
    } else if let (statements, ways, inside) = own(modifier, of: node.name, in: context) {
      guard inside.scope.depth < Scope.deepest, reading.budget.step() else { return }
      let count = node.children.count
      // Its source may have private modifiers.
      let other = reading.isOwn(statements) ? nil : bodies.reader(of: statements, for: reading)
      (other ?? self).apply(ways, to: &node, in: inside)
      // Closures passed to the modifier are shown where its body refers to them.
      guard node.children.count == count else { return }
      node.children += contents(of: modifier.call, in: context).map { $0.with(slot: .presented) }
    } else {
      node.ownModifiers.append(modifier.name)
      if reading.mayDescribe(modifier) { node.describingModifiers.append(modifier.name) }
      // An unknown modifier may show its closures in any role, such as a label.
      node.children += contents(of: modifier.call, in: context).map { $0.with(slot: .presented) }
    }
  }

  private typealias Apply = @Sendable (Change, inout ViewNode) -> Void

  /// The effects of SwiftUI modifiers, by name.
  private static let changes: [String: Apply] = [
    "accessibilityLabel": { $1.accessibility.label = $0.text($0.call.arguments.first?.expression) },
    "accessibility": { change, node in
      if let label = change.call.argument("label") { node.accessibility.label = change.text(label) }
      if let hidden = change.call.argument("hidden") {
        node.accessibility.isHidden = change.reading.flag(hidden)
      }
      if let traits = change.call.argument("addTraits") {
        node.accessibility.traits += traits.names
      }
    },
    "accessibilityHidden": { $1.accessibility.isHidden = $0.reading.flag($0.first) },
    "accessibilityAddTraits": { $1.accessibility.traits += $0.first?.names ?? [] },
    "accessibilityElement": {
      // A conditional value may combine the children.
      let children = $0.call.argument("children")
      $1.accessibility.children =
        children?.isChoice == true ? "combine" : children?.path.last ?? "ignore"
    },
    "accessibilityRepresentation": { _, node in
      // What represents it is a control.
      (node.accessibility.children, node.accessibility.hasAction) = ("ignore", true)
    },
    "accessibilityValue": { _, node in node.accessibility.hasValue = true },
    "accessibilityAction": { change, node in
      // To escape is to leave what it is in.
      if change.first?.path.last != "escape" { node.accessibility.hasAction = true }
    },
    "accessibilityActions": { _, node in node.accessibility.hasAction = true },
    "accessibilityAdjustableAction": { _, node in node.accessibility.hasAction = true },
    "font": { $0.values.font(of: &$1) },
    "bold": { change, node in
      if change.reading.flag(change.first).value == true { node.look.fontWeight = "bold" }
    },
    "fontWeight": { $1.look.fontWeight = $0.first?.path.last },
    "frame": { $0.values.frame(of: &$1) },
    "padding": { $0.values.padding(of: &$1) }, "offset": { $0.values.offset(of: &$1) },
    "resizable": { _, node in node.look.isResizable = true },
    "contentShape": { change, node in
      // A simple shape does not extend the hit-testing area beyond the frame.
      let shape = change.first?.as(FunctionCallExprSyntax.self)?.name ?? change.first?.path.last
      node.look.hasContentShape = !ViewTreeReader.plainShapes.contains(shape ?? "")
    },
    "buttonStyle": { $0.values.style(&$1) },
    "foregroundColor": { $0.foreground(of: &$1) },
    "foregroundStyle": { $0.foreground(of: &$1) },
    "tint": { $1.look.tint = $0.color($0.first) },
    "opacity": { $0.values.fade(&$1) },
    "redacted": { change, node in
      node.isRedacted = change.call.argument("reason")?.path.last == "placeholder"
    },
    "hidden": { change, node in
      // The app's own `hidden(_:)` hides it in some states only.
      if change.call.arguments.isEmpty { node.accessibility.isHidden = .stated(true) }
      node.blend()
    },
    "blendMode": { _, node in node.blend() }, "brightness": { _, node in node.blend() },
    "colorInvert": { _, node in node.blend() },
    "colorMultiply": { _, node in node.blend() }, "contrast": { _, node in node.blend() },
    "grayscale": { _, node in node.blend() },
    "hueRotation": { _, node in node.blend() }, "saturation": { _, node in node.blend() },
    "dynamicTypeSize": { change, node in
      // An open range has no maximum.
      guard let sizes = change.first?.trimmedDescription, !sizes.hasSuffix("...") else { return }
      node.layout.largestTextSize = sizes.split { !$0.isLetter && !$0.isNumber }.last.map(
        String.init)
    },
    "interactiveDismissDisabled": { change, node in
      node.layout.blocksSwipe = change.reading.flag(change.first)
    },
    "background": { $0.background(of: &$1) },
    "listRowBackground": { $0.background(of: &$1) },
    "scrollContentBackground": { _, node in node.look.hasBackground = true },
    "fill": { change, node in
      node.look.background = change.color(change.first)
      change.choose(for: &node)
    },
    "overlay": { change, node in
      node.children += change.reader.layers(change, as: .overlay)
    },
    "disabled": { $1.isDisabled = $0.reading.flag($0.first) },
    "keyboardShortcut": { change, node in
      node.hasShortcut = true
      node.isDefault = change.first?.path.last == "defaultAction"
      node.shortcutModifiers = change.call.argument("modifiers")?.names
    },
    "textContentType": { $1.input.contentType = $0.first?.path.last },
    "keyboardType": { $1.input.keyboard = $0.first?.path.last },
    // A tooltip is a hint for VoiceOver, and not the name of the view.
    "help": { $1.tooltip = $0.text($0.first) },
    "onTapGesture": { $0.values.tap(on: &$1) }, "onLongPressGesture": { $0.values.press(on: &$1) },
    "gesture": { $0.values.gesture(on: &$1) },
    "simultaneousGesture": { $0.values.simultaneousGesture(on: &$1) },
    "highPriorityGesture": { $0.values.gesture(on: &$1) },
    "trim": { change, node in
      node.look.drawsValue = change.reading.drawsValue(
        change.call.argument("to"), in: change.context.scope)
    },
    "preferredColorScheme": { $0.values.force($0.first, on: &$1) },
    "minimumScaleFactor": { $1.look.leastScale = $0.values.number($0.first) },
    "lineLimit": { change, node in
      node.look.lineLimit = change.values.number(change.first).flatMap { Int(exactly: $0) }
    },
    // The system offers Delete by swiping, and in edit mode.
    "onDelete": { change, node in
      var actions = change.node(.swipeActions).with(slot: .presented)
      let action =
        change.call.trailingClosure.map { ExprSyntax($0) } ?? change.call.argument("perform")
      actions.action = action.map {
        change.reading.deed(ofNamed: $0, in: change.context.scope.type)
      }
      node.children.append(actions)
    },
    "searchable": { change, node in
      var field = change.node(.searchField)
      field.slot = .presented
      field.prompt = change.call.argument("prompt").map(change.text)
      node.children.append(field)
    },
    "environment": { change, node in
      // For part of a screen, it only matches the appearance to the background.
      let screens = ["NavigationView", "NavigationStack", "NavigationSplitView", "TabView"]
      guard screens.contains(node.name),
        change.first?.as(KeyPathExprSyntax.self)?.trimmedDescription == #"\.colorScheme"#
      else { return }
      change.values.force(change.call.arguments.last?.expression, on: &node)
    },
    "tabViewStyle": { change, node in
      let style = change.first?.trimmedDescription.lowercased() ?? ""
      guard style.contains("page") else { return }
      node.layout.pages = style.contains("vertical") ? .vertical : .horizontal
    },
    "labelStyle": { change, node in
      if change.first?.path.last == "iconOnly" { node.keepIcons() }
    },
    "pickerStyle": { change, node in
      let style = change.first?.trimmedDescription.lowercased() ?? ""
      node.look.isSegmented = ["segmented", "palette", "inline"].contains(where: style.contains)
    },
    "glassEffect": { _, node in
      node.look.hasBackground = true
      node.look.isGlass = true
    },
    "presentationDetents": { $0.values.detents(of: &$1) },
    "presentationDragIndicator": { change, node in
      node.layout.hidesGrabber = change.first?.path.last == "hidden"
    },
    "containerBackground": { _, node in node.look.hasBackground = true },
    // The API of 2019, which takes the buttons as views.
    "navigationBarItems": { change, node in
      var bar = change.node(.toolbar)
      bar.slot = .presented
      bar.children = change.reader.contents(of: change.call, in: change.context)
      node.children.append(bar)
    },
    "supportedOrientations": { $1.keepsPortrait = $0.first?.keepsPortrait ?? false },
    "interpolation": { change, node in node.look.isCode = change.first?.path.last == "none" },
    "transition": { $0.values.transition(of: &$1) }, "phaseAnimator": { $0.values.motion(of: &$1) },
    "animation": { $0.values.motion(of: &$1) }, "onAppear": { $0.values.motion(of: &$1) },
    "task": { $0.values.motion(of: &$1) }, "playing": { $0.values.motion(of: &$1) },
    "looping": { $0.values.motion(of: &$1) },
  ]
}

/// Expands the app's own modifiers into the SwiftUI modifiers they consist of.
extension ViewTreeReader {
  /// The statements of one of the app's modifiers, for all views or for `view`, the modifiers that it
  /// consists of, one list per path through it, and their context; `nil` if it is not the app's, or wraps
  /// the view in another one.
  private func own(
    _ modifier: ViewChain.Modifier, of view: String, in context: Context
  ) -> (CodeBlockItemListSyntax, [[ViewChain.Modifier]], Context)? {
    // A closure that a modifier such as `.if(isOpen) { $0.onTapGesture { … } }` applies to the view.
    if let (closure, around) = given(by: modifier.call.calledExpression, in: context),
      let ways = closure.parameters.first.flatMap(closure.statements.ways)
    {
      return (closure.statements, ways, around)
    }
    var inside = context
    inside.isInUse = true
    let labels = modifier.call.arguments.map { $0.label?.text }
    for type in ["View", view] {
      guard let function = reading.declarations.function(modifier.name, labels: labels, of: type),
        let statements = function.body?.statements, let ways = statements.ways(on: "self")
      else { continue }
      inside.scope = context.scope.deeper(
        type: type, reading.bindings(of: function, modifier.call, in: context.scope))
      return (statements, ways, inside)
    }
    let given = modifier.call.argument("modifier") ?? modifier.call.argument(nil)
    guard modifier.name == "modifier",
      let call = given?.as(FunctionCallExprSyntax.self), let type = call.name,
      let body = reading.declarations.function("body", labels: ["content"], of: type)?.body,
      let ways = body.statements.ways(on: "content")
    else { return nil }
    let arguments = call.arguments.compactMap { argument in
      argument.label.map { ($0.text, Value.expression(argument.expression, context.scope)) }
    }
    inside.scope = context.scope.deeper(
      type: type, Dictionary(arguments) { first, _ in first })
    return (body.statements, ways, inside)
  }

  /// Applies all of `ways` to `node`; properties in which they differ become unknown.
  private func apply(
    _ ways: [[ViewChain.Modifier]], to node: inout ViewNode, in context: Context
  ) {
    let before = node.look
    for modifier in ways.joined() { apply(modifier, to: &node, in: context) }
    guard ways.count > 1 else { return }
    if node.look.foreground != before.foreground {
      node.look.foreground = .unknown(reason: "chosen")
    }
    if node.look.background != before.background {
      node.look.background = .unknown(reason: "chosen")
    }
    if node.look.fixedFontSize != before.fixedFontSize { node.look.fixedFontSize = nil }
    if node.look.width != before.width { node.look.width = nil }
    if node.look.height != before.height { node.look.height = nil }
  }

  /// Whether the app adds a modifier of the same name as the system's, with other arguments: `frame(44)`.
  private func isOwn(_ modifier: ViewChain.Modifier) -> Bool {
    let labels = modifier.call.arguments.map { $0.label?.text }
    return labels == [nil] && modifier.name == "frame"
      && reading.declarations.function(modifier.name, labels: labels, of: "View") != nil
  }
}

extension ViewTreeReader {
  /// Modifiers that move, turn or scale a view.
  private static let shaping: Set<String> = ["offset", "position", "rotationEffect", "scaleEffect"]

  /// Shapes that do not extend beyond the frame.
  private static let plainShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "rect", "circle", "capsule",
    "ellipse",
  ]
}

extension ViewTreeReader.Change {
  fileprivate func foreground(of node: inout ViewNode) {
    node.look.foreground = color(first) ?? .unknown(reason: "chosen")
    choose(for: &node)
  }

  /// Records that the app chooses the color while it runs.
  fileprivate func choose(for node: inout ViewNode) {
    guard let choice = reading.colorChoice(first, in: context.scope) else { return }
    node.look.colorCondition = choice.condition
    node.look.colorChoices = choice.colors
  }

  fileprivate func background(of node: inout ViewNode) {
    // A line around a view is not behind it.
    let ends = first.map { ViewChain($0).modifiers.map(\.name) } ?? []
    if !ends.isEmpty, ends.allSatisfy({ $0.hasPrefix("stroke") }) { return }
    node.look.hasBackground = true
    choose(for: &node)
    // A pressed button and one that cannot be used need no contrast.
    if let choice = reading.colorChoice(first, in: context.scope),
      !["ressed", "nabled", "isabled"].contains(where: choice.condition.contains)
    {
      node.look.backgroundChoices = choice.colors
    }
    if let color = color(first) {
      node.look.background = color
      if case .faded(let wash, ...0.3)? = color.stated { node.look.wash = .stated(wash) }
      if color.stated != nil { return }
    }
    let layers = reader.layers(self, as: .background)
    node.children += layers
    guard layers.count == 1, let layer = layers.first, layer.ownModifiers.isEmpty else { return }
    // A shape without a fill is drawn in its foreground color.
    let color = layer.look.background ?? (fills(layer) ? layer.look.foreground : nil)
    node.look.background = color ?? node.look.background
  }

  /// Whether a shape is a filled background of unlimited size, and not a stroke, aligned or in a frame of its own.
  private func fills(_ shape: ViewNode) -> Bool {
    let drawn = first ?? call.trailingClosure?.statements.first?.item.as(ExprSyntax.self)
    let isLine = drawn.map { ViewChain($0).modifiers.contains { $0.name.hasPrefix("stroke") } }
    return shape.kind == .shape && isLine == false && call.argument("alignment") == nil
      && (shape.look.width ?? shape.look.height) == nil
  }

  fileprivate func color(_ expression: ExprSyntax?) -> Fact<ColorName>? {
    reading.color(expression, in: context.scope)
  }
}

extension ViewTreeReader {
  /// The kinds of presentations, by the name of the SwiftUI modifier.
  static let presentations: [String: ViewNode.Kind] = [
    "alert": .alert, "confirmationDialog": .confirmationDialog, "actionSheet": .confirmationDialog,
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover,
    "contextMenu": .contextMenu, "swipeActions": .swipeActions, "toolbar": .toolbar,
    "chartXAxis": .container, "chartYAxis": .container, "chartLegend": .container,
    "widgetLabel": .container, "inspector": .container, "safeAreaInset": .container,
    "navigationDestination": .container,
  ]

  /// The node for the presentation made by a modifier, including its content.
  func presented(_ kind: ViewNode.Kind, _ change: Change) -> [ViewNode] {
    let call = change.call
    var node = change.node(kind)
    node.slot = .presented
    node.branches = change.context.branches
    let variable = call.argument("isPresented") ?? call.argument("item")
    node.shownBy = variable?.path.last.map { String($0.drop { $0 == "$" }) }
    if [.alert, .confirmationDialog].contains(kind), let title = change.first {
      node.text = change.text(title)
      if node.text?.stated == nil { node.textSource = title.literalParts }
    }
    var (actions, inside) = shown(["actions", "menuItems", "content"], change)
    inside.isInAlert = [.alert, .confirmationDialog].contains(kind)
    if node.opensScreen { inside = inside.opening }
    let made = old(actions, inside)
    guard made.isEmpty else {
      return made.map { call in
        var alert = node
        if made.count > 1 { alert.place = reading.place(call) }
        alert.name = kind == .alert ? "Alert" : "ActionSheet"
        alert.text = call.argument("title").map { reading.text($0, in: inside.scope) }
        alert.children = buttons(of: call, change)
        if let message = call.given("message") {
          alert.children += views(message, in: inside).map { $0.with(slot: .message) }
        }
        return alert
      }
    }
    node.children = actions.map { built($0, in: inside) } ?? []
    let (message, around) = shown(["message"], change)
    node.children += (message.map { built($0, in: around) } ?? []).map { $0.with(slot: .message) }
    if let menu = call.arguments.first?.expression, kind == .contextMenu, actions == nil {
      node.children += views(menu, in: change.context)
    }
    let titles = [.alert, .confirmationDialog].contains(kind) ? change.values.heldTitles : []
    return [node]
      + titles.map { title in
        var alert = node
        alert.place = reading.place(title)
        alert.text = change.text(title)
        // Its buttons are judged where it is shown.
        alert.children = [ViewNode(.other, place: alert.place)]
        return alert
      }
  }

  /// The statements of the closure with one of `labels`, or of the trailing one if there are several labels,
  /// and their context, which differs if a modifier of the app passes on a closure or a function is named.
  private func shown(
    _ labels: [String], _ change: Change
  ) -> (CodeBlockItemListSyntax?, Context) {
    let call = change.call
    if let closure = labels.lazy.compactMap(call.closure).first
      ?? (labels.count > 1 ? call.trailingClosure : nil)
    {
      return (closure.statements, change.context)
    }
    let named = labels.lazy.compactMap(call.argument).first
    return named.flatMap { builder($0, in: change.context) } ?? (nil, change.context)
  }

  /// The statements of the closure or the function that is passed by its name, and their context.
  private func builder(
    _ name: ExprSyntax, in context: Context
  ) -> (CodeBlockItemListSyntax, Context)? {
    if let (closure, around) = given(by: name, in: context) { return (closure.statements, around) }
    let type = context.scope.type ?? reading.typeName(around: Syntax(name))
    guard name.path.count == 1,
      let body = reading.declarations.function(name.path[0], labels: [], of: type)?.body
    else { return nil }
    var inside = context
    inside.scope = context.scope.deeper(type: type, [:])
    return (body.statements, inside)
  }

  /// The views that `statements` build, in this source or in another one.
  func built(_ statements: CodeBlockItemListSyntax, in context: Context) -> [ViewNode] {
    guard !reading.isOwn(statements) else { return nodes(statements, in: context) }
    return bodies.reader(of: statements, for: reading)?.nodes(statements, in: context) ?? []
  }

  /// The closure that was passed to the surrounding function as the parameter `name`, and its context.
  func given(by name: ExprSyntax, in context: Context) -> (ClosureExprSyntax, Context)? {
    guard let name = name.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .expression(let given, let outside)? = context.scope.names[name],
      let closure = given.as(ClosureExprSyntax.self)
    else { return nil }
    var inside = context
    inside.scope = Scope(
      names: outside.names, type: outside.type, depth: context.scope.depth + 1)
    return (closure, inside)
  }

  /// The alerts in the API of 2019, `Alert(title:primaryButton:secondaryButton:)`, of which `content` makes one,
  /// by itself or by a member of the module; none if `content` creates views instead.
  private func old(
    _ content: CodeBlockItemListSyntax?, _ context: Context
  ) -> [FunctionCallExprSyntax] {
    (content?.results ?? []).compactMap { result in
      guard case .expression(let made, _) = reading.value(of: result, in: context.scope),
        let call = made.as(FunctionCallExprSyntax.self),
        ["Alert", "ActionSheet"].contains(call.name ?? "")
      else { return nil }
      return call
    }
  }

  private func buttons(of made: FunctionCallExprSyntax, _ change: Change) -> [ViewNode] {
    let list = made.argument("buttons")?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    let named = ["dismissButton", "primaryButton", "secondaryButton"].compactMap {
      made.argument($0)
    }
    return (list ?? named).compactMap { button in
      guard let call = button.as(FunctionCallExprSyntax.self) else { return nil }
      var node = node(.button, name: "Alert.Button", at: button, in: change.context)
      node.role = call.name.flatMap(ViewNode.Role.init(rawValue:))
      let action = call.trailingClosure.map { ExprSyntax($0) } ?? call.argument("action")
      node.action = action.flatMap { source(ofAction: $0, in: change.context) }
      node.text =
        call.arguments.first { $0.label == nil }.map { change.text($0.expression) }
        ?? .unknown(reason: "the system's")
      return node
    }
  }
}
