internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension ViewTreeReader {
  /// The view created by `base`, without modifiers.
  func view(_ base: ExprSyntax, in context: Context) -> ViewNode {
    if let joined = joinedText(base, in: context) { return joined }
    guard let call = base.as(FunctionCallExprSyntax.self), let name = call.name else {
      return plain(base, in: context)
    }
    var node = outline(of: call, name, in: context)
    switch node.kind {
    case .text: node.text = reading.text(ExprSyntax(call), in: context.scope)
    case .image: readImage(call, into: &node, in: context)
    case .color: node.look.background = reading.color(base, in: context.scope)
    case .label: readLabel(call, into: &node, in: context)
    case .button, .menu, .navigationLink, .link:
      readControl(call, into: &node, in: context)
    case .textField, .secureField: readField(call, into: &node, in: context)
    case .toggle, .slider, .stepper, .picker, .progress:
      readTitled(call, into: &node, in: context)
    default:
      node.children = contents(of: call, in: context)
      if node.kind == .other { node.unfolded = body(of: name, madeBy: call, in: context) }
    }
    if [.text, .label].contains(node.kind), node.text?.stated == nil {
      node.textSource = call.arguments.first?.expression.trimmedDescription
    }
    // The label of a control may be such a text, too.
    let said = call.argument("label")?.as(FunctionCallExprSyntax.self) ?? call
    node.isVerbatim = said.arguments.first?.label?.text == "verbatim"
    return node
  }

  /// The text that `Text("5") + Text(" km").bold()` makes, which looks like its first part.
  private func joinedText(_ base: ExprSyntax, in context: Context) -> ViewNode? {
    guard let elements = base.as(SequenceExprSyntax.self)?.elements, let first = elements.first,
      elements.allSatisfy({ element in
        element.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "+" }
          ?? (ViewChain(element).name == "Text")
      }), var text = views(first, in: context).first
    else { return nil }
    (text.text, text.textSource) = (.unknown(reason: "made of parts"), nil)
    return text
  }

  /// The view that `call` creates by the name of its type, without its contents.
  private func outline(
    of call: FunctionCallExprSyntax, _ name: String, in context: Context
  ) -> ViewNode {
    let isOwn = reading.isOwnType(name, at: Syntax(call))
    let isFramework =
      call.calledExpression.is(DeclReferenceExprSyntax.self)
      || call.calledExpression.is(GenericSpecializationExprSyntax.self)
    let kind = Self.kinds[name] ?? (isImage(call, name) ? .image : .other)
    var node = blank(isOwn || !isFramework ? .other : kind, name, ExprSyntax(call), context)
    if node.kind == .other, Self.containers.contains(name), !isOwn { node.kind = .container }
    if isFramework, reading.declarations.parents(of: name).contains("Shape") {
      node.kind = .shape
      node.look.drawsValue = reading.passesValue(call, in: context.scope)
    }
    node.isRepeated = name == "ForEach"
    node.movesForEver = name == "TimelineView" && ModifierCall.isMovingTimeline(call, in: reading)
    node.placement = call.argument("placement")?.path.last
    if node.kind == .container {
      node.look.changesShape = call.argument("alignment")?.isChoice == true
      node.layout.spacing = reading.amount(call.argument("spacing"), in: context.scope)
        .map { .stated($0) }
    }
    if ["CommandMenu", "LabeledContent"].contains(name), !isOwn {
      readTitle(call, into: &node, in: context)
    }
    if name == "ScrollView", !isOwn { node.layout.scrolls = Self.axis(of: call) }
    return node
  }

  /// Whether a view that is not declared in the module is an image loaded from a URL: `AsyncImage(url:
  /// address)`.
  private func isImage(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard name.hasSuffix("Image"), reading.declarations.parents(of: name).isEmpty,
      let first = call.arguments.first
    else { return false }
    let given = (first.label?.text ?? first.expression.path.last ?? "").lowercased()
    return given.hasSuffix("url") || given == "request"
  }

  /// The axis of a scroll view; `nil` if it scrolls along both or the axis is conditional.
  private static func axis(of call: FunctionCallExprSyntax) -> ViewNode.Layout.Axis? {
    guard let axes = call.arguments.first, axes.label == nil,
      !axes.expression.is(ClosureExprSyntax.self)
    else { return .vertical }
    return axes.expression.is(MemberAccessExprSyntax.self)
      ? axes.expression.path.last.flatMap(ViewNode.Layout.Axis.init) : nil
  }

  /// A view that is not a call: `Color.red`, `configuration.label`, a property.
  private func plain(_ base: ExprSyntax, in context: Context) -> ViewNode {
    let color = reading.color(base, in: context.scope)
    let isColor = color?.stated != nil
    let path = base.path
    var node = blank(isColor ? .color : .other, path.last ?? "", base, context)
    if isColor { node.look.background = color }
    // A style shows the title of the control it is applied to.
    if path.count == 2, path[0] == "configuration", ["label", "title"].contains(path[1]) {
      node.kind = .label
      node.text = .unknown(reason: "given to the style")
    }
    // A property of type `Image` or `Text`.
    let type = path.count == 1 ? reading.typeName(of: path[0], at: Syntax(base)) : nil
    if type == "Image" {
      node.kind = .image
      node.image = .unknown(reason: "made in code")
    } else if type == "Text" {
      node.kind = .text
      node.text = .unknown(reason: "given to the view")
    }
    if path.count == 2, path[0] == "Image" { readImage(named: path[1], into: &node, in: context) }
    return node
  }

  /// Reads a member of `Image`: one that the module adds, or else one that Xcode makes of the name of each image in a
  /// catalog.
  private func readImage(named name: String, into node: inout ViewNode, in context: Context) {
    (node.kind, node.name) = (.image, "Image")
    switch reading.declarations.member(name, of: "Image") {
    case nil: node.image = .stated(.asset(name))
    case .stored(let initial?, _, _):
      guard let call = initial.unwrapped.as(FunctionCallExprSyntax.self) else { fallthrough }
      readImage(call, into: &node, in: context)
    default: node.image = .unknown(reason: "made in code")
    }
  }

  private func blank(
    _ kind: ViewNode.Kind, _ name: String, _ base: ExprSyntax, _ context: Context
  ) -> ViewNode {
    var node = node(kind, name: name, at: base, in: context)
    node.branches = context.branches
    node.layout.isOnWideScreens = context.isOnWideScreens
    node.widgetFamilies = context.widgetFamilies
    node.platforms =
      context.platforms.isEmpty ? reading.platforms(at: base) : context.platforms
    return node
  }

  static let kinds: [String: ViewNode.Kind] = [
    "Button": .button, "Link": .link, "NavigationLink": .navigationLink, "ShareLink": .button,
    "PhotosPicker": .button, "Menu": .menu, "Text": .text, "Image": .image, "Label": .label,
    "TextField": .textField,
    "SecureField": .secureField, "TextEditor": .textEditor, "Toggle": .toggle, "Slider": .slider,
    "Stepper": .stepper, "Picker": .picker, "DatePicker": .picker, "ColorPicker": .picker,
    "ProgressView": .progress, "Gauge": .progress, "Rectangle": .shape,
    "RoundedRectangle": .shape, "Circle": .shape, "Capsule": .shape, "Ellipse": .shape,
    "Color": .color, "LinearGradient": .shape, "Spacer": .shape, "Divider": .shape,
    "EmptyView": .shape, "List": .list, "Form": .list, "Table": .list,
  ]

  /// Views that only arrange others.
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "Section", "ForEach", "ScrollView", "ScrollViewReader", "GeometryReader",
    "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "Tab", "TabSection",
    "ViewThatFits", "ToolbarItem", "ToolbarItemGroup", "ControlGroup", "DisclosureGroup",
    "LabeledContent", "GroupBox", "WindowGroup", "Window", "Settings", "AnyView", "CommandMenu",
    "CommandGroup", "ContentUnavailableView", "HSplitView", "VSplitView", "MenuBarExtra",
    "OutlineGroup", "TimelineView", "DocumentGroup", "GlassEffectContainer", "EquatableView",
  ]

  /// The views in all closures of a call, except actions.
  func contents(of call: FunctionCallExprSyntax, in context: Context) -> [ViewNode] {
    var found: [ViewNode] = []
    for argument in call.arguments where !Self.actions.contains(argument.label?.text ?? "") {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        found += content(closure, named: argument.label?.text, of: call, in: context)
      } else {
        // `AnyView(Text("Hello"))`, `Section(header: Text("Hello"))`
        let chain = ViewChain(argument.expression)
        if let name = chain.name, Self.kinds[name] != nil || Self.containers.contains(name) {
          found += views(argument.expression, in: context)
        } else if isViewMember(argument.expression, in: context) {
          found += member(argument.expression, in: context) ?? []
        }
      }
    }
    if let closure = call.trailingClosure { found += nodes(closure.statements, in: context) }
    for closure in call.additionalTrailingClosures where !Self.actions.contains(closure.label.text)
    {
      found += content(closure.closure, named: closure.label.text, of: call, in: context)
    }
    return found
  }

  /// The views in the closure of a call that has this label.
  private func content(
    _ closure: ClosureExprSyntax, named label: String?, of call: FunctionCallExprSyntax,
    in context: Context
  ) -> [ViewNode] {
    let made = nodes(closure.statements, in: context)
    switch (call.name, label) {
    // A header is above the rows of a list, and no part of one.
    case ("Section", "header"): return made.map(\.asHeader)
    // The label of a group that opens and closes is that of a button.
    case ("DisclosureGroup", "label"): return made.map { $0.with(slot: .label) }
    // A view of the app shows this where it has the modifier.
    case (_, "contextMenu"):
      var menu = ViewNode(.contextMenu, name: "contextMenu", place: reading.place(closure))
      (menu.slot, menu.branches, menu.children) = (.presented, context.branches, made)
      return [menu]
    default: return made
    }
  }

  /// Whether `expression` names a view that the type in the context declares: `Section(header: title)`.
  private func isViewMember(_ expression: ExprSyntax, in context: Context) -> Bool {
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return reading.declarations.viewMembers.contains {
      $0.name == name && $0.type == context.scope.type
    }
  }

  /// The labels of closures that are actions or accessors instead of content.
  private static let actions: Set<String> = [
    "action", "perform", "onEditingChanged", "onCommit", "onIncrement", "onDecrement", "onDismiss",
    "set", "get", "completion", "primaryAction",
  ]

  /// The views in `closure`, with the given slot.
  func nodes(
    _ closure: ClosureExprSyntax?, as slot: ViewNode.Slot, in context: Context
  ) -> [ViewNode] {
    guard let closure else { return [] }
    return nodes(closure.statements, in: context).map { node in
      var node = node
      node.slot = slot
      return node
    }
  }

  private func readImage(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    node.image = reading.image(call, in: context.scope) ?? .unknown(reason: "made in code")
    // `Image(.summit)` refers to an asset, unless the app declares such an initializer.
    if let member = call.argument(nil)?.as(MemberAccessExprSyntax.self), member.base == nil,
      !reading.declarations.initializers(of: "Image").contains(where: \.takesUnlabelled)
    {
      node.image = .stated(.asset(member.declName.baseName.text))
    }
    node.look.changesShape = call.makesChoice
    let named = call.argument("systemName")?.unwrapped.choice?.values ?? []
    node.imageChoices = named.compactMap { reading.literal($0) }.map { .symbol($0) }
    node.look.isSymbol = call.arguments.first?.label?.text.hasPrefix("system") == true
    node.look.isBitmap =
      node.name != "Image" || ["uiImage", "nsImage"].contains(call.arguments.first?.label?.text)
    // Views of other frameworks take an address: `KFImage(walk.photoURL)`.
    node.look.isNamedInCode =
      node.name == "Image" && call.arguments.first.map { $0.label == nil } == true
      && node.image?.value == nil
    if node.name != "Image" { node.children = contents(of: call, in: context) }
    if let label = call.argument("label") {
      node.accessibility.label = reading.text(label, in: context.scope)
    }
    if call.argument("decorative") != nil {
      node.image =
        call.argument("decorative").flatMap { reading.literal($0) }
        .map { .stated(.asset($0)) } ?? .unknown(reason: "made in code")
      node.accessibility.isHidden = .stated(true)
    }
  }

  private func readLabel(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    if let first = call.arguments.first, first.label == nil {
      node.text = reading.text(first.expression, in: context.scope)
      node.image = reading.image(call, in: context.scope)
    } else {
      node.text = .unknown(reason: "made in other views")
      node.children = contents(of: call, in: context)
    }
  }

  private func readTitle(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    guard let first = call.arguments.first, first.label == nil || first.label?.text == "verbatim",
      !first.expression.is(ClosureExprSyntax.self)
    else { return }
    node.text = reading.text(first.expression, in: context.scope)
  }

  private func readControl(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    readTitle(call, into: &node, in: context)
    node.image = reading.image(call, in: context.scope)
    switch node.kind {
    case .button: readButton(call, into: &node, in: context)
    case .menu: readMenu(call, into: &node, in: context)
    default: readLink(call, into: &node, in: context)
    }
  }

  private func readButton(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    if let role = call.argument("role") {
      // A conditional role is assumed to be destructive.
      node.role =
        role.isChoice
        ? .destructive : role.path.last.flatMap(ViewNode.Role.init(rawValue:))
    }
    let hasTitle = node.text != nil
    if hasTitle, node.text?.value == nil {
      node.textSource = call.arguments.first?.expression.literalParts
    }
    let label = call.closure("label")
    let trailing = call.trailingClosure
    // A `ShareLink` or `PhotosPicker` has no action, so its closure is the label.
    let acts = node.name == "Button"
    let action =
      call.argument("action")
      ?? (acts && (label != nil || hasTitle) ? trailing.map { ExprSyntax($0) } : nil)
    node.action = action.flatMap { source(ofAction: $0, in: context) }
    let isLabel = !hasTitle && (!acts || call.argument("action") != nil)
    addLabel(label ?? (isLabel ? trailing : nil), to: &node, in: context)
    if node.text == nil, node.children.isEmpty { node.text = .unknown(reason: "the system's") }
  }

  /// Adds the label that `closure` makes for a control, which may be far below the line where the control begins.
  private func addLabel(
    _ closure: ClosureExprSyntax?, to node: inout ViewNode, in context: Context
  ) {
    node.children += nodes(closure, as: .label, in: context)
    node.changedAt[.label] = (closure?.statements.first).map { reading.place($0) }
  }

  private func readMenu(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    node.children = nodes(
      call.trailingClosure ?? call.closure("content"), as: .presented, in: context)
    addLabel(call.closure("label"), to: &node, in: context)
    if let label = call.argument("label"), !label.is(ClosureExprSyntax.self) {
      node.children += views(label, in: context).map { $0.with(slot: .label) }
    }
  }

  private func readLink(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    let label = call.closure("label")
    let trailing = call.trailingClosure
    let hasTitle = node.text != nil
    let leads = call.argument("destination") != nil || call.argument("value") != nil
    addLabel(label ?? (leads && !hasTitle ? trailing : nil), to: &node, in: context)
    if label != nil || hasTitle, node.kind == .navigationLink {
      node.children += nodes(trailing, as: .destination, in: context.opening)
    }
    let destination = call.argument("destination")?.as(ClosureExprSyntax.self)
    node.children += nodes(destination, as: .destination, in: context.opening)
  }

  /// The source of an action and of the functions it calls directly, which may ask for confirmation; `nil`
  /// if the action is a stored property.
  ///
  /// The action of the app's own button is what a use gives it.
  func source(ofAction action: ExprSyntax, in context: Context) -> String? {
    if let (closure, around) = given(by: action, in: context) {
      return source(ofAction: ExprSyntax(closure), in: around)
    }
    let calls = CallFinder(action).calls
    let own = calls.filter { $0.calledExpression.path.count == 1 }.prefix(4)
    var called = own.compactMap { function($0, in: context) }
    let given = own.compactMap { call -> String? in
      let name = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      return self.given(by: name ?? call.calledExpression, in: context).flatMap {
        source(ofAction: ExprSyntax($0), in: $1)
      }
    }
    let others = calls.lazy.compactMap { call in
      self.reading.deletingFunction(calledBy: call).map { (call, $0) }
    }.prefix(2)
    let text = others.reduce(action.sourceLine) { $0.asOwn($1.0) }
    called += others.map(\.1)
    if let name = action.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let type = context.scope.type ?? reading.typeName(around: Syntax(action))
      if case .stored? = reading.declarations.member(name, of: type) { return nil }
      reading.declarations.function(name, labels: [], of: type).map { called.append($0) }
    }
    return ([text] + called.compactMap(\.body).map(\.sourceLine) + given)
      .joined(separator: " ")
  }

  /// The function in the module that `call` calls, of the surrounding type or of `View`.
  private func function(
    _ call: FunctionCallExprSyntax, in context: Context
  ) -> FunctionDeclSyntax? {
    var ofViews = context.scope
    ofViews.type = "View"
    return
      (reading.function(calledBy: call, in: context.scope)
      ?? reading.function(calledBy: call, in: ofViews))?.0
  }

  /// Finds calls in an action that may refer to functions in the module, of its type or of a model.
  private final class CallFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(_ action: ExprSyntax) {
      super.init(viewMode: .sourceAccurate)
      if action.is(ClosureExprSyntax.self) { walk(action) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let path = node.calledExpression.path
      if (1...3).contains(path.count), path.last?.first?.isUppercase == false { calls.append(node) }
      return .visitChildren
    }
  }

  private func readField(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    readTitle(call, into: &node, in: context)
    let format = call.argument("format") ?? call.argument("formatter")
    node.input.takesNumber = format.map(Self.isOfNumbers) ?? false
    node.input.binding = call.argument("text")?.path.last.map { $0.filter { $0 != "$" } }
    node.prompt = call.argument("prompt").map { reading.text($0, in: context.scope) }
    node.children = nodes(call.closure("label"), as: .label, in: context)
    if node.text == nil, node.children.isEmpty { node.text = .unknown(reason: "made in code") }
  }

  /// Whether `format` is for numbers: `.number`, `.currency(code: "EUR")`, `numberFormatter`.
  private static func isOfNumbers(_ format: ExprSyntax) -> Bool {
    let names = ViewChain(format).base.trimmedDescription.lowercased()
    return ["number", "currency", "percent", "decimal"].contains(where: names.contains)
  }

  private func readTitled(
    _ call: FunctionCallExprSyntax, into node: inout ViewNode, in context: Context
  ) {
    node.isDeterminate =
      call.argument("value") != nil || call.argument("timerInterval") != nil
      || node.kind == .progress
        && call.arguments.contains {
          $0.label == nil && !$0.expression.is(StringLiteralExprSyntax.self)
        }
    readTitle(call, into: &node, in: context)
    let label = call.closure("label")
    node.children = nodes(label, as: .label, in: context)
    // `EmptyView.init` creates no text.
    if let title = call.argument("label"), label == nil, title.path.first != "EmptyView" {
      node.text = reading.text(title, in: context.scope)
    }
    let content = call.trailingClosure ?? call.closure("content")
    // The trailing closure is the label of a toggle or a slider, but the content of a picker.
    let slot: ViewNode.Slot = node.kind == .picker || label != nil ? .content : .label
    if node.name != "DatePicker" || label == nil {
      node.children += nodes(content, as: slot, in: context)
    }
  }
}

extension ViewTreeReader {
  /// The views in a background or an overlay.
  func layers(_ change: Change, as slot: ViewNode.Slot) -> [ViewNode] {
    let closure = change.call.content
    let drawn =
      closure.map { nodes($0.statements, in: change.context) }
      ?? change.first.map { views($0, in: change.context) } ?? []
    return drawn.map { $0.with(slot: slot) }
  }
}

extension ViewNode {
  /// The same view as a header of a section.
  fileprivate var asHeader: ViewNode {
    var view = self
    view.placement = "header"
    return view
  }
}
