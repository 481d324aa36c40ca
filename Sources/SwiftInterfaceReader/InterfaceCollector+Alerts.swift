internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Views created individually in UIKit code: alerts with their actions, and text with its font.
extension InterfaceCollector {
  /// Records the alert or action sheet created by `call`, under the name it is assigned to.
  func addAlert(_ call: FunctionCallExprSyntax) {
    // A style of the app may be an action sheet on some devices only.
    let given = call.argument("preferredStyle")?.path.last?.lowercased()
    guard let style = call.createsPlainSheet ? "actionsheet" : given,
      style == "alert" || style.hasSuffix("actionsheet")
    else { return }
    let isSheet = style != "alert"
    var alert = ViewNode(
      isSheet ? .confirmationDialog : .alert, name: "UIAlertController", place: reading.place(call))
    alert.slot = .presented
    alert.platforms = reading.platforms(at: call)
    alert.text = call.argument("title").map { title($0) }
    // An initializer of the app may take the title from something else: `UIAlertController(for: error, title: nil)`.
    let isOwn = call.arguments.contains {
      !["title", "message", "preferredStyle"].contains($0.label?.text)
    }
    if isOwn, call.given("title") == nil {
      alert.text = .unknown(reason: "made elsewhere")
    }
    alert.textSource = call.argument("title").flatMap(reading.parts)
    if let message = call.given("message") {
      var text = ViewNode(.text, name: "message", place: reading.place(message))
      text.slot = .message
      text.text = reading.text(message)
      text.textSource = reading.parts(of: message)
      alert.children.append(text)
    }
    alert.lacksAnchor =
      style == "actionsheet" && call.name == "UIAlertController"
      && !mayBeAnchored(call)
    if let name = call.assignedName {
      alertNames[key(of: name, at: Syntax(call))] = alerts.count
      alert.hasNoWayOut = call.isOnlyPresented(as: name)
    }
    alertStarts[alerts.count] = call.position
    alerts.append(alert)
  }

  /// Records a share sheet, a popover on iPad, that the function around `call` presents.
  func addActivities(_ call: FunctionCallExprSyntax) {
    guard let place = presentation(of: call), !mayBeAnchored(call) else { return }
    var sheet = ViewNode(.other, name: "UIActivityViewController", place: place)
    sheet.platforms = reading.platforms(at: call)
    sheet.lacksAnchor = true
    fixedViews.append(sheet)
  }

  /// Where the function around `call` presents the controller that it makes.
  private func presentation(of call: FunctionCallExprSyntax) -> Place? {
    let function = sequence(first: Syntax(call), next: \.parent).lazy
      .compactMap { $0.as(FunctionDeclSyntax.self) }.first { _ in true }
    guard let name = call.assignedName, let body = function?.body else { return nil }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    let shown = finder.calls.first {
      $0.name == "present" && $0.position > call.position
        && $0.arguments.first?.expression.path.last == name
    }
    return shown.map { reading.place($0) }
  }

  /// Whether the function around `call` says where the popover of an action sheet points to, or another one may: one
  /// that creates no controller itself.
  private func mayBeAnchored(_ call: FunctionCallExprSyntax) -> Bool {
    guard reading.source.anchorsPopovers else { return false }
    let around = sequence(first: Syntax(call), next: \.parent).compactMap {
      $0.as(FunctionDeclSyntax.self)
    }
    let anchor = "popoverPresentationController"
    guard let own = around.last, let type = types.last?.name,
      let functions = reading.declarations.types[type]?.functions.values.joined(),
      functions.contains(where: { $0.id == own.id })
    else { return true }
    let anchoring = functions.map { $0.description }.filter { $0.contains(anchor) }
    let isElsewhere =
      reading.source.tree.description.split(separator: anchor).count - 1
      > anchoring.reduce(0) { $0 + $1.split(separator: anchor).count - 1 }
    return isElsewhere || own.description.contains(anchor)
      || !anchoring.allSatisfy { $0.contains("Controller(") }
  }

  /// Whether a condition or a loop that does not create the alert decides about `call`, which is about it.
  private func isConditional(_ call: FunctionCallExprSyntax, ofAlert index: Int) -> Bool {
    guard let start = alertStarts[index] else { return !reading.fact(true, at: call).isStated }
    return sequence(first: Syntax(call), next: \.parent)
      .prefix { $0.position > start }
      .contains {
        $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) || $0.is(GuardStmtSyntax.self)
          || $0.is(ForStmtSyntax.self) || $0.is(IfConfigDeclSyntax.self)
      }
  }

  /// Whether a loop that does not create the alert adds a button for each of its elements.
  private func isRepeated(_ call: FunctionCallExprSyntax, ofAlert index: Int) -> Bool {
    guard let start = alertStarts[index] else { return false }
    return sequence(first: Syntax(call), next: \.parent).prefix { $0.position > start }.contains {
      $0.is(ForStmtSyntax.self) || $0.as(FunctionCallExprSyntax.self)?.name == "forEach"
    }
  }

  /// The title of an alert; `nil` counts as an empty title.
  private func title(_ expression: ExprSyntax, in scope: Scope = Scope()) -> Fact<InterfaceText> {
    expression.is(NilLiteralExprSyntax.self)
      ? .stated(InterfaceText()) : reading.text(expression, in: scope)
  }

  /// Records the alert that one of the app's functions or types creates from the arguments of `call`, as in
  /// `showAlert(title: "Error")`; `false` if none is known to do so.
  func addMadeAlert(_ call: FunctionCallExprSyntax, named name: String) -> Bool {
    guard let (type, makers) = alertMakers(of: call, named: name) else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let exact = makers.filter { $0.takesOnly(labels) }
    let fitting = exact.isEmpty ? makers.filter { $0.takes(labels) } : exact
    guard let maker = fitting.first,
      fitting.allSatisfy({ $0.isLike(maker) })
    else { return true }
    let given =
      maker.parameters.map { reading.bindings(of: $0, call, in: Scope()) }
      ?? reading.members(of: type, madeBy: call, in: Scope())
    guard let given, case .expression(let shown, let scope)? = given[maker.title],
      !shown.is(NilLiteralExprSyntax.self)
    else { return true }
    var alert = ViewNode(.alert, name: AlertMaker.className, place: reading.place(call))
    alert.slot = .presented
    let isSheet = call.arguments.contains { $0.expression.path.last == "actionSheet" }
    if isSheet { alert.kind = .confirmationDialog }
    alert.platforms = reading.platforms(at: call)
    // A title that the function has itself is told there.
    let isOwnTitle = shown.id == maker.defaultTitle?.id
    alert.text =
      isOwnTitle ? .unknown(reason: "the function's") : self.title(shown, in: scope)
    if case .expression(let message, let scope)? = maker.message.flatMap({ given[$0] }),
      !message.is(NilLiteralExprSyntax.self)
    {
      var text = ViewNode(.text, name: "message", place: reading.place(message))
      text.slot = .message
      text.text = reading.text(message, in: scope)
      alert.children = [text]
      // A value that says nothing yet is filled before it is shown.
      guard text.text?.value?.isEmpty != true || alert.text?.value?.isEmpty != true else {
        return true
      }
    }
    alert.children += buttons(of: maker, madeBy: call, given) + givenButtons(of: call)
    if call.arguments.contains(where: { $0.label?.text.hasPrefix("textField") == true }) {
      alert.children.append(ViewNode(.textField, place: alert.place))
    }
    // The function may add others.
    alert.children.append(ViewNode(.other, place: alert.place))
    if alert.text?.stated == nil, !isOwnTitle { alert.textSource = shown.literalParts }
    if let name = call.assignedName {
      alertNames[key(of: name, at: Syntax(call))] = alerts.count
      alertStarts[alerts.count] = call.position
    }
    alerts.append(alert)
    return true
  }

  /// The buttons that a call names: those that the function creates from its arguments, or the arguments that the
  /// app's type calls buttons.
  private func buttons(
    of maker: AlertMaker, madeBy call: FunctionCallExprSyntax, _ given: [String: Value]
  ) -> [ViewNode] {
    func button(_ title: ExprSyntax, in scope: Scope, at place: some SyntaxProtocol) -> ViewNode {
      var button = ViewNode(.button, name: "UIAlertAction", place: reading.place(place))
      button.text = reading.text(title, in: scope)
      return button
    }
    guard maker.parameters != nil else {
      return call.arguments.compactMap { argument in
        let label = argument.label?.text.lowercased() ?? ""
        guard label.contains("button") || label.contains("btn"),
          reading.literal(argument.expression) != nil
        else { return nil }
        var made = button(argument.expression, in: Scope(), at: argument.expression)
        // The type gives its buttons their roles.
        made.role = .confirm
        return made
      }
    }
    return maker.buttons.compactMap { action in
      guard let title = action.argument("title"), let style = action.argument("style") else {
        return nil
      }
      let isGiven = given[title.path.last ?? ""] != nil
      // What the function says itself is judged there.
      guard isGiven || maker.isInitializer || style.path.last == "cancel" else { return nil }
      var made = button(title, in: Scope(names: given), at: call)
      if !isGiven, !maker.isInitializer { made.text = nil }
      made.role = ViewNode.Role(rawValue: style.path.last ?? "")
      return made
    }
  }

  /// The buttons that a call makes itself: `actions: [UIAlertAction(title: "Save", style: .default)]`.
  private func givenButtons(of call: FunctionCallExprSyntax) -> [ViewNode] {
    let lists = call.arguments.compactMap { $0.expression.as(ArrayExprSyntax.self)?.elements }
    return lists.joined().compactMap { element in
      guard let action = element.expression.as(FunctionCallExprSyntax.self),
        action.name == "UIAlertAction", let title = action.argument("title"),
        let style = action.argument("style")?.path.last
      else { return nil }
      var made = ViewNode(.button, name: "UIAlertAction", place: reading.place(action))
      made.text = reading.text(title)
      made.role = ViewNode.Role(rawValue: style)
      made.action = action.handler?.sourceLine
      return made
    }
  }

  /// The makers of alerts that `call` may call, and the type that it creates; subclasses inherit the initializers
  /// of UIKit's class.
  private func alertMakers(
    of call: FunctionCallExprSyntax, named name: String
  ) -> (type: String, makers: [AlertMaker])? {
    let makers = reading.module.alertMakers
    if let own = makers[name] { return (name, own) }
    if name.hasSuffix("AlertController") {
      return makers[AlertMaker.className].map { (AlertMaker.className, $0) }
    }
    guard call.isImplicit, call.isGivenToAlert else { return nil }
    let labels = call.arguments.compactMap(\.label?.text)
    let types = makers.filter { type, makers in
      let isModel = makers.contains { $0.parameters == nil && $0.message != nil }
      let stored = isModel ? reading.declarations.storedMembers(of: type) : [:]
      return labels.contains("message") && labels.allSatisfy { stored[$0] != nil }
    }
    return types.count == 1 ? types.first.map { ($0.key, $0.value) } : nil
  }

  /// Records the alert that `function` creates where a call leaves out its title.
  func addDefaultAlert(of function: FunctionDeclSyntax) {
    let clause = function.signature.parameterClause
    let makers = reading.module.alertMakers[function.name.text] ?? []
    guard let title = makers.first(where: { $0.parameters?.id == clause.id })?.defaultTitle else {
      return
    }
    var alert = ViewNode(.alert, name: AlertMaker.className, place: reading.place(title))
    alert.slot = .presented
    alert.text = self.title(title)
    alert.children = [ViewNode(.other, place: alert.place)]
    alerts.append(alert)
  }

  /// Records the button that `alert.addAction(…)` adds to the latest alert of that name.
  func addAction(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.path.dropLast().last,
      let index = alertNames[key(of: name, at: Syntax(call))],
      let added = call.arguments.first?.expression
    else { return }
    var (given, scope) = (call.argument("title").map { _ in call }, Scope())
    if given == nil, case .expression(let made, let around) = reading.value(of: added) {
      (given, scope) = (made.as(FunctionCallExprSyntax.self), around)
    }
    // A method of the app that takes a title may leave out the usual style.
    guard let action = given, action.argument("style")?.isChoice != true,
      let style = action.argument("style")?.path.last ?? (action == call ? "default" : nil)
    else {
      alerts[index].children.append(ViewNode(.other, place: reading.place(call)))
      return
    }
    add(action, style: style, in: scope, by: call, toAlert: index)
  }

  /// Adds the button of an action to an alert.
  private func add(
    _ action: FunctionCallExprSyntax, style: String, in scope: Scope,
    by call: FunctionCallExprSyntax, toAlert index: Int
  ) {
    var button = ViewNode(.button, name: "UIAlertAction", place: reading.place(call))
    button.text = action.argument("title").map { reading.text($0, in: scope) }
    if button.text?.value == nil {
      button.textSource = action.argument("title").flatMap(reading.parts)
    }
    button.role = ViewNode.Role(rawValue: style)
    button.isRepeated = isRepeated(call, ofAlert: index)
    let handlers = [action, call].compactMap(\.handler)
    // A method that is given a closure may name it in the action.
    let handler = handlers.first { $0.is(ClosureExprSyntax.self) } ?? handlers.first
    let doesNothing =
      handler.map { $0.as(ClosureExprSyntax.self)?.statements.isEmpty == true }
      ?? (action.name == button.name)
    button.action = doesNothing ? "{}" : handler?.sourceLine
    if isConditional(call, ofAlert: index) || !["default", "cancel", "destructive"].contains(style)
    {
      // A conditional button may be an alternative to others.
      button.branches = [ViewNode.Branch(condition: call.position.utf8Offset, way: 0)]
    }
    alerts[index].children.append(button)
  }

  /// Records the default button of an alert: `alert.preferredAction = cancel`.
  func setPreferred(_ action: ExprSyntax, of alert: String?) {
    guard let index = alert.flatMap({ alertNames[key(of: $0, at: Syntax(action))] }),
      case .expression(let made, _) = reading.value(of: action),
      let call = made.as(FunctionCallExprSyntax.self),
      let role = ViewNode.Role(rawValue: call.argument("style")?.path.last ?? ""),
      let button = alerts[index].children.firstIndex(where: { $0.role == role })
    else { return }
    alerts[index].children[button].isDefault = true
  }

  /// Records that code puts a progress indicator into an alert: `alert.view.addSubview(spinner)`.
  func addProgress(_ view: ExprSyntax, to owner: [String]) {
    guard owner.count > 1, owner.last == "view",
      let index = alertNames[key(of: owner[owner.count - 2], at: Syntax(view))],
      let type = reading.typeName(of: view.path.last ?? "", at: Syntax(view)),
      ["UIActivityIndicatorView", "UIProgressView"].contains(type)
    else { return }
    alerts[index].children.append(ViewNode(.progress, name: type, place: reading.place(view)))
  }

  /// Records that a method of the app, as in `alert.addCancelAction(title)`, may add a button.
  func callOnAlert(_ call: FunctionCallExprSyntax, name: String) {
    guard name.hasPrefix("add"),
      let owner = call.calledExpression.path.dropLast().last,
      let index = alertNames[key(of: owner, at: Syntax(call))]
    else { return }
    if let (action, scope) = ownAction(addedBy: call), let style = style(of: action, in: scope) {
      return add(action, style: style, in: scope, by: call, toAlert: index)
    }
    var added = ViewNode(name == "addTextField" ? .textField : .other, place: reading.place(call))
    if added.kind == .textField {
      configure(&added, by: call.closure("configurationHandler") ?? call.trailingClosure)
    }
    alerts[index].children.append(added)
  }

  /// Reads what the closure of `alert.addTextField { $0.placeholder = "Name" }` sets.
  private func configure(_ field: inout ViewNode, by closure: ClosureExprSyntax?) {
    field.text = .unknown(reason: "not stated")
    let name = closure?.parameters.first ?? "$0"
    for statement in closure?.statements ?? [] {
      guard let parts = statement.item.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
        let target = parts.first?.path, target.count == 2, [name, "$0"].contains(target[0])
      else { continue }
      set(target[1], Array(parts)[2], of: &field)
    }
  }

  /// Records the appearance a screen forces: `overrideUserInterfaceStyle = .light`.
  func force(_ appearance: ExprSyntax, on owner: [String], at node: ExprSyntax) {
    let screens = [nil, "self", "view", "navigationController", "tabBarController", "window"]
    guard screens.contains(owner.last), reading.fact(true, at: node).isStated,
      let name = appearance.path.last, ["light", "dark"].contains(name)
    else { return }
    var view = ViewNode(.container, name: "UIView", place: reading.place(node))
    view.forcedAppearance = name
    fixedViews.append(view)
  }

  /// Records a navigation bar that is always dark: `navigationBar.barStyle = .black`.
  func force(_ style: ExprSyntax, at node: ExprSyntax) {
    guard style.path.last == "black", reading.fact(true, at: node).isStated else { return }
    var bar = ViewNode(.container, name: "UINavigationBar", place: reading.place(node))
    bar.forcedAppearance = "dark"
    fixedViews.append(bar)
  }

  /// Records a side that ignores the writing direction: `label.textAlignment = .left`,
  /// `leftAnchor.constraint(…)`.
  func setSide(_ name: String?, at node: some SyntaxProtocol) {
    if let view = side(name, at: node) { fixedViews.append(view) }
  }

  /// Records a view that is laid out from right to left in every language, as is done to put the image of a button
  /// behind its title.
  func setDirection(_ name: String?, at node: some SyntaxProtocol) {
    if name == "forceRightToLeft" { fixedViews.append(view(fixedTo: "right", at: node)) }
  }

  /// Records a side of the view `owner`; a view with both sides fixed is symmetric and is not reported.
  func setAnchor(_ name: String?, of owner: String, at call: FunctionCallExprSyntax) {
    guard let view = side(name, at: call) else { return }
    anchors[key(of: owner, at: Syntax(call)), default: []].append(view)
  }

  private func side(_ name: String?, at node: some SyntaxProtocol) -> ViewNode? {
    guard let side = name?.split(whereSeparator: \.isUppercase).first.map(String.init),
      ["left", "right"].contains(side), !reading.source.asksForDirection
    else { return nil }
    return view(fixedTo: side, at: node)
  }

  private func view(fixedTo side: String, at node: some SyntaxProtocol) -> ViewNode {
    var view = ViewNode(.other, name: "side", place: reading.place(node))
    view.layout.fixedSide = side
    return view
  }

  /// Records that code reads the size of the screen, unless it draws an image.
  func addBounds(_ node: MemberAccessExprSyntax) {
    // A window of the size of the screen is what the system creates too.
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard node.base?.path == ["UIScreen", "main"], call?.name?.hasSuffix("Window") != true,
      !isDrawnIntoImage(node), !isBeforeWindow(node)
    else { return }
    var view = ViewNode(.other, name: "UIScreen", place: reading.place(node))
    view.layout.readsScreenSize = true
    fixedViews.append(view)
  }

  /// Whether the screen size at `node` is only a fallback before a window exists: the default behind `??`, or the
  /// initial value of a property that is assigned later.
  private func isBeforeWindow(_ node: MemberAccessExprSyntax) -> Bool {
    for around in sequence(first: Syntax(node), next: \.parent) {
      if let parts = around.parent?.as(ExprListSyntax.self).map(Array.init),
        let index = parts.firstIndex(where: { $0.id == around.id }), index > 0
      {
        let first = parts[0].trimmedDescription.lowercased()
        return parts[index - 1].trimmedDescription == "??"
          && (first.contains("window") || first.contains("view"))
      }
      if let binding = around.as(PatternBindingSyntax.self) {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
        let variable = around.parent?.parent?.as(VariableDeclSyntax.self)
        return variable?.bindingSpecifier.text == "var"
          && variable?.parent?.is(MemberBlockItemSyntax.self) == true
          && tokensByName[name]?.contains(where: \.isAssigned) == true
      }
      if around.is(CodeBlockItemSyntax.self) || around.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }

  /// Records that code changes the slider of a system volume view.
  func addVolume(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.unwrapped else { return }
    let type =
      base.as(FunctionCallExprSyntax.self)?.name
      ?? base.path.last.flatMap { reading.typeName(of: $0, at: Syntax(node)) }
    let around = sequence(first: Syntax(node), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self)
    }
    guard type == "MPVolumeView", let source = around?.trimmedDescription,
      source.contains("UISlider"), [".value = ", "setValue("].contains(where: source.contains)
    else { return }
    var view = ViewNode(.other, name: "MPVolumeView", place: reading.place(node))
    view.setsVolume = true
    fixedViews.append(view)
  }

  /// All recorded views, as one tree.
  var viewTrees: [ViewNode] {
    let oneSided = anchors.values.filter { Set($0.map(\.layout.fixedSide)).count == 1 }
    let known = fixedViews.filter { tapOwners[$0.place].map(traitedViews.contains) != true }
    let fixed = (known + oneSided.joined()).sorted { $0.place < $1.place }
    let views = alerts + fixed + knownViews + textsInDefaultFonts
    guard !views.isEmpty else { return [] }
    var root = ViewNode(.container, name: "", place: Place(file: reading.path, line: 1))
    root.children = views
    return [root]
  }
}
