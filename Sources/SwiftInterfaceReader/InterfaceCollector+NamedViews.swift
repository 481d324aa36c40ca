internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// UIKit controls and texts that code creates and then configures property by property.
///
/// A view is identified by its name in the type. A property that is initialized by a closure is also
/// identified by its name inside the closure.
extension InterfaceCollector {
  /// Records a view created by `call`.
  func addNamedView(_ call: FunctionCallExprSyntax, of className: String) {
    if call.calledExpression.path.count == 1 { addNamedView(call, named: className) }
  }

  private func addNamedView(_ call: FunctionCallExprSyntax, named className: String) {
    guard let kind = Self.kinds[className] else { return }
    let name = call.assignedName ?? ""
    // The system describes the back button, whatever its image.
    guard name != "backBarButtonItem" else { return }
    let key = name.isEmpty ? "@\(call.position.utf8Offset)" : key(of: name, at: Syntax(call))
    // A name may be used for several items in turn.
    if let former = namedViews[key], !former.name.isEmpty {
      namedViews["\(key)@\(call.position.utf8Offset)"] = former
      namedViews[key] = nil
    }
    var view = namedViews[key] ?? ViewNode(kind, name: className, place: reading.place(call))
    (view.kind, view.name, view.place) = (kind, className, reading.place(call))
    view.platforms = reading.platforms(at: call)
    if kind == .button {
      readButton(call, into: &view)
      view.action = deed(selectedBy: call) ?? view.action
      readOwnInitializer(call, of: className, into: &view)
    }
    defaultFontSizes[key] = defaultFontSize(of: className, createdBy: call, key: key)
    if kind == .textField, view.text == nil { view.text = Self.unnamedField }
    namedViews[key] = view
  }

  /// Reads a custom initializer of a button, `UIBarButtonItem(icon: .star)`: the button has only an image
  /// if the initializer sets an image and no text.
  private func readOwnInitializer(
    _ call: FunctionCallExprSyntax, of className: String, into view: inout ViewNode
  ) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard
      let own = reading.declarations.initializers(of: className).first(where: { $0.takes(labels) }),
      let body = own.body
    else { return }
    let source = body.trimmedDescription
    let readable = ["title", "ccessibility", "systemItem", "SystemItem", "customView"]
    if readable.contains(where: source.contains) {
      view.text = .unknown(reason: "made elsewhere")
    } else if source.contains("(image:") {
      view.image = .unknown(reason: "given")
    }
  }

  /// Reads the arguments of a button's initializer.
  ///
  /// A system style has its own image and accessibility label, and a configuration or an action is created
  /// elsewhere.
  private func readButton(_ call: FunctionCallExprSyntax, into view: inout ViewNode) {
    if let image = call.given("image") ?? call.given("with") {
      view.image = reading.imageValue(image)
    }
    if let title = call.given("title") { view.text = reading.text(title) }
    // A bar enlarges the hit-testing area of its content.
    if let held = call.argument("customView")?.path.last {
      editView(held, at: Syntax(call)) { $0.look.isStyled = true }
    }
    setFrame(call.argument("frame"), reading, &view)
    let elsewhere = ["barButtonSystemItem", "customView", "coder"]
    let type = call.argument("type")?.path.last ?? "custom"
    let isConfigured = call.argument("configuration").map { apply($0, to: &view) } ?? true
    // An action may have a title.
    let action = call.given("primaryAction")
    let isPlain =
      action == nil || action?.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true
    if !isConfigured || !isPlain || elsewhere.contains(where: { call.argument($0) != nil })
      || !["custom", "system", "roundedRect"].contains(type)
    {
      view.text = .unknown(reason: "made elsewhere")
    }
  }

  /// Records a property of a view; `false` if the assignment is about something else.
  func assignView(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) -> Bool {
    guard path.count >= 2, let property = path.last else { return false }
    if assignConfiguration(path, value, at: node) { return true }
    if path.count == 2, ["title", "image"].contains(property),
      reading.typeName(of: path[0], at: Syntax(node)) == "UIBarButtonItem"
    {
      editView(path[0], at: Syntax(node)) { item in
        // VoiceOver reads the title of a bar item even if it is not shown.
        if property == "title" {
          item.text = reading.text(value)
        } else {
          item.image = reading.imageValue(value)
        }
      }
      return true
    }
    // The app may have its own, shorter name for the accessibility label.
    let isDescription = property.hasPrefix("acc") && property.lowercased().contains("label")
    let isOfBar = path.dropLast(2).last?.lowercased().hasSuffix("bar") == true
    if isDescription,
      Self.barLists.contains(path[path.count - 2]) || path[path.count - 2] == "items" && isOfBar
    {
      describesBarItems = true
    }
    guard let change = Self.properties[isDescription ? "accessibilityLabel" : property] else {
      return false
    }
    let isHidden = property == "isAccessibilityElement" && value.trimmedDescription == "false"
    if isDescription || isHidden {
      describedOutlets.formUnion(outlets(path.dropLast(), at: Syntax(node)))
    }
    if path == ["view", "backgroundColor"], types.last?.isController == true,
      reading.local("view", at: Syntax(node)) == nil
    {
      return setBackground(value, at: node)
    }
    if path == ["contentView", "backgroundColor"] { return setBackground(value, at: node) }
    if property == "backgroundColor" { addColored(path, value, at: node) }
    if property == "textColor", isLabelMadeElsewhere(path[path.count - 2], at: node) {
      var label = ViewNode(.text, name: "UILabel", place: reading.place(node))
      label.look.foreground = reading.uiColor(value)
      fixedViews.append(label)
    }
    let name = path[path.count - 2]
    editView(name, at: Syntax(node)) { view in
      change(reading, value, &view)
      if property == "text" { placeLabel(of: &view, named: name, at: node) }
    }
    return true
  }

  /// The properties that hold the items of a bar, which code may describe by their index.
  private static let barLists: Set<String> = [
    "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
  ]

  /// Whether a label is one of the system's cells, or an outlet.
  private func isLabelMadeElsewhere(_ name: String, at node: ExprSyntax) -> Bool {
    guard let type = reading.typeName(of: name, at: Syntax(node)) else {
      return ["textLabel", "detailTextLabel"].contains(name)
    }
    return type == "UILabel!"
  }

  /// Records the name of a view that gets a color: `cell.titleLabel.textColor = …`.
  func addColored(_ path: [String]) {
    let colors = ["textColor", "backgroundColor", "tintColor", "attributedText"]
    if path == ["backgroundColor"], let type = types.last?.name { paintedTypes.insert(type) }
    guard path.count > 1, colors.contains(path[path.count - 1]) else { return }
    coloredOutlets.insert(path[path.count - 2])
  }

  /// Records a view whose color is chosen while the app runs, unless the type tells what the choice depends on
  /// by a text or to VoiceOver too.
  func addColored(_ path: [String], _ color: ExprSyntax, at node: ExprSyntax) {
    let view = path.dropLast().last ?? "self"
    let parent = types.last.flatMap { reading.declarations.parents(of: $0.name).first }
    guard let kind = view == "self" ? parent : reading.typeName(of: view, at: Syntax(node)) else {
      return
    }
    let isButton =
      kind.hasPrefix("UIBarButtonItem") || isButton(kind.filter { $0 != "!" && $0 != "?" })
    // The tint of other views is a part of their look.
    guard
      isButton && !changesMore(node)
        || kind.hasPrefix("UIView") && view != "self" && path.last == "backgroundColor",
      let choice = reading.colorChoice(color, in: Scope()),
      let type = node.typeAround
    else { return }
    let told = type.trimmedDescription
    let subject = choice.condition.split { !$0.isLetter && !$0.isNumber }.last ?? ""
    let texts = told.split(separator: "\n").filter {
      $0.contains(".text = ") || $0.contains("accessibilityLabel")
        || $0.contains("accessibilityValue")
    }
    guard !texts.contains(where: { $0.contains(subject) }) else { return }
    var mark = ViewNode(.shape, name: isButton ? "UIButton" : "UIView", place: reading.place(node))
    mark.outlets = ["\(types.last?.name ?? "").\(view)"]
    (mark.look.colorCondition, mark.look.colorChoices) = (choice.condition, choice.colors)
    fixedViews.append(mark)
  }

  /// Whether the function around `node` changes more of a button than its colors.
  private func changesMore(_ node: ExprSyntax) -> Bool {
    let around = sequence(first: Syntax(node), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
    }
    guard let source = around?.trimmedDescription else { return true }
    return ["setImage(", "setTitle(", ".image", "itle", "ccessib", "isSelected"]
      .contains(where: source.contains)
  }

  /// Records the background color of a controller's view.
  private func setBackground(_ color: ExprSyntax, at node: ExprSyntax) -> Bool {
    var view = ViewNode(.container, name: "UIView", place: reading.place(node))
    view.look.background = reading.uiColor(color)
    fixedViews.append(view)
    return true
  }

  /// Sets a property of `view` by its name in UIKit.
  func set(_ property: String, _ value: ExprSyntax, of view: inout ViewNode) {
    Self.properties[property]?(reading, value, &view)
  }

  private typealias Change = @Sendable (SwiftReading, ExprSyntax, inout ViewNode) -> Void

  /// The effects of UIKit properties, by name.
  private static let properties: [String: Change] = [
    "accessibilityLabel": { $2.accessibility.label = $0.text($1) },
    "isAccessibilityElement": { $2.accessibility.isHidden = $0.flag($1).map { !$0 } },
    "placeholder": { reading, value, view in
      if view.kind == .searchField {
        view.prompt = reading.text(value)
      } else {
        view.text = reading.text(value)
      }
    },
    "attributedTitle": { reading, value, view in
      guard view.kind == .refreshControl else { return }
      let made = value.as(FunctionCallExprSyntax.self)
      view.text = reading.text(made?.argument("string") ?? value)
    },
    "frame": { setFrame($1, $0, &$2) },
    "currentPageIndicatorTintColor": { $2.look.tint = $0.uiColor($1) },
    "pageIndicatorTintColor": { $2.look.tint = $0.uiColor($1) },
    "text": { if $2.kind == .text { $2.text = $0.eitherText($1) } },
    "numberOfLines": {
      $2.look.lineLimit = $0.amount($1, in: Scope()).flatMap { Int(exactly: $0) } ?? 0
    },
    "attributedPlaceholder": {
      $2.text = .unknown(reason: "made in code \($0.path) \($1.position)")
    },
    "textContentType": { $2.input.contentType = $1.path.last ?? $0.path },
    "keyboardType": { $2.input.keyboard = $1.path.last ?? $0.path },
    "isSecureTextEntry": { reading, value, view in
      if reading.flag(value).value == true, view.kind == .textField { view.kind = .secureField }
    },
    // A view that ignores touches is not a control.
    "isUserInteractionEnabled": { reading, value, view in
      guard reading.flag(value).value == false,
        reading.fact(true, at: value, countingLoops: false).isStated
      else { return }
      if view.kind == .button { view.kind = .container }
    },
    "minimumScaleFactor": { $2.look.leastScale = $0.amount($1, in: Scope()) },
    "spacing": {
      $2.layout.spacing = $0.amount($1, in: Scope()).map { .stated($0) }
    },
    "textColor": { if !$1.isForOlderSystems { $2.look.foreground = $0.uiColor($1) } },
    "backgroundColor": {
      $2.look.background = $0.uiColor($1)
      $2.look.hasBackground = true
    },
  ]

  /// Records the creation of a view, or a call on one: `button.setImage(…)`,
  /// `button.widthAnchor.constraint(equalToConstant: 30)`; `false` for other calls.
  func callOnView(_ call: FunctionCallExprSyntax, name: String) -> Bool {
    if Self.kinds[name] != nil {
      addNamedView(call, of: name)
    } else if let record = Self.calls[name] {
      record(self, call)
    } else {
      return false
    }
    return true
  }

  private typealias Call = @Sendable (InterfaceCollector, FunctionCallExprSyntax) -> Void

  /// The effects of UIKit methods, by name.
  private static let calls: [String: Call] = [
    "constraint": { $0.constrain(Array($1.calledExpression.path.dropLast()), $1) },
    "constraints": { $0.constrainWithFormat($1) },
    "makeConstraints": { $0.constrainWithSnapKit($1) },
    "remakeConstraints": { $0.constrainWithSnapKit($1) },
    "systemButton": { collector, call in
      // A factory of UIKit: `UIButton.systemButton(with: image, target: nil, action: nil)`.
      if call.calledExpression.path == ["UIButton", "systemButton"] {
        collector.addNamedView(call, named: "UIButton")
      }
    },
    "NSToolbarItem": { collector, call in
      // The toolbar item has a label of its own.
      guard let held = call.argument("barButtonItem")?.path.last else { return }
      collector.editView(held, at: Syntax(call)) { $0.text = .unknown(reason: "made elsewhere") }
    },
    "addGestureRecognizer": { $0.addGesture($1) },
    "addTarget": { collector, call in
      let owner = call.calledExpression.path.dropLast().last ?? "self"
      let key = collector.key(of: owner, at: Syntax(call))
      if collector.namedViews[key]?.kind == .button, let deed = collector.deed(selectedBy: call) {
        collector.namedViews[key]?.action = deed
      }
    },
    "setImage": { collector, call in
      collector.set(call) { reading, view, value in
        view.image = reading.imageValue(value)
        let owner = call.calledExpression.path.dropLast().last ?? "self"
        collector.placeLabel(of: &view, named: owner, at: call)
      }
    },
    "setBackgroundImage": { $0.set($1) { $1.image = $0.imageValue($2) } },
    "setTitle": { $0.set($1) { $1.text = $0.text($2) } },
    "setAttributedTitle": { collector, call in
      collector.addColored(call.calledExpression.path.dropLast() + ["textColor"])
      collector.set(call) { _, view, _ in view.text = .unknown(reason: "made in code") }
    },
    "setTitleColor": { collector, call in
      collector.addColored(call.calledExpression.path.dropLast() + ["textColor"])
    },
  ]

  /// Edits the view that `call` is called on, using its first argument unless that is `nil`.
  private func set(
    _ call: FunctionCallExprSyntax,
    _ change: (SwiftReading, inout ViewNode, ExprSyntax) -> Void
  ) {
    guard let owner = call.calledExpression.path.dropLast().last,
      let value = call.arguments.first?.expression, !value.is(NilLiteralExprSyntax.self)
    else { return }
    editView(owner, at: Syntax(call)) { change(reading, &$0, value) }
  }
}

/// Sets the size of `view` from a frame with constant numbers.
private func setFrame(_ frame: ExprSyntax?, _ reading: SwiftReading, _ view: inout ViewNode) {
  guard let rectangle = frame?.as(FunctionCallExprSyntax.self),
    ["CGRect", "init"].contains(rectangle.name)
  else { return }
  // `CGRect(origin: .zero, size: CGSize(width: 30, height: 30))`
  let sized = rectangle.argument("size")?.as(FunctionCallExprSyntax.self) ?? rectangle
  func side(_ name: String) -> Fact<Double>? {
    reading.amount(sized.argument(name), in: Scope()).flatMap { $0 > 0 ? .stated($0) : nil }
  }
  view.look.width = view.look.width ?? side("width")
  view.look.height = view.look.height ?? side("height")
}

extension SwiftReading {
  /// The UIKit color in `expression`; unknown if the source does not state it.
  func uiColor(_ expression: ExprSyntax) -> Fact<ColorName> {
    color(expression, in: Scope()) ?? .unknown(reason: "chosen")
  }
}
