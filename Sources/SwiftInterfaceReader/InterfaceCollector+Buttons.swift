internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Buttons that get their image and text from a configuration, or from a class of the app.
extension InterfaceCollector {
  /// Records a property of a configuration, `configuration.image = close`, or the configuration of a button;
  /// `false` if the assignment is about something else.
  func assignConfiguration(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) -> Bool {
    if path.count == 2, isConfiguration(path[0], at: node) {
      let key = key(of: path[0], at: Syntax(node))
      var made = configurations[key] ?? ViewNode(.other, place: reading.place(node))
      configure(path[1], value, of: &made)
      configurations[key] = made
      return true
    }
    guard let index = path.lastIndex(of: "configuration"), index > 0 else { return false }
    editView(path[index - 1], at: Syntax(node)) { view in
      view.look.isStyled = true
      let image = view.image
      defer {
        if view.image != image { placeLabel(of: &view, named: path[index - 1], at: node) }
      }
      if index + 1 < path.count {
        configure(path[index + 1], value, of: &view)
      } else if !apply(value, to: &view) {
        view.text = .unknown(reason: "made elsewhere")
      }
    }
    return true
  }

  /// Applies a configuration to a button; `false` if it is made elsewhere.
  func apply(_ configuration: ExprSyntax, to view: inout ViewNode) -> Bool {
    view.look.isStyled = true
    if let call = configuration.unwrapped.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return apply(closure.statements, to: &view)
      }
      // A style of the system has neither image nor text: `.plain()`.
      return call.arguments.isEmpty && Self.styles.contains(call.name ?? "")
    }
    guard let name = configuration.path.last,
      isConfiguration(name, at: configuration)
    else { return false }
    let made = configurations[key(of: name, at: Syntax(configuration))]
    view.image = made?.image ?? view.image
    view.text = made?.text ?? view.text
    return true
  }

  /// Applies a configuration that a closure makes: `{ var made = .plain(); made.image = close; return made }()`.
  private func apply(_ statements: CodeBlockItemListSyntax, to view: inout ViewNode) -> Bool {
    guard let name = statements.results.first?.path.last, statements.results.count == 1,
      statements.allSatisfy({ $0.item.is(VariableDeclSyntax.self) || !$0.isBranching })
    else { return false }
    for case let parts? in statements.map({ $0.expression?.as(SequenceExprSyntax.self)?.elements })
    where parts.count == 3 {
      let parts = Array(parts)
      let path = parts[0].path
      if path.count == 2, path[0] == name { configure(path[1], parts[2], of: &view) }
    }
    return true
  }

  private static let styles: Set<String> = [
    "plain", "filled", "tinted", "gray", "borderless", "bordered", "borderedTinted",
    "borderedProminent", "glass", "prominentGlass", "clearGlass", "prominentClearGlass",
  ]

  private func configure(_ property: String, _ value: ExprSyntax, of view: inout ViewNode) {
    switch property {
    case "image": view.image = reading.imageValue(value)
    case "title", "subtitle": view.text = reading.text(value)
    case "attributedTitle", "attributedSubtitle": view.text = .unknown(reason: "made in code")
    default: break
    }
  }

  /// Whether a variable holds the configuration of a button.
  private func isConfiguration(_ name: String, at node: ExprSyntax) -> Bool {
    guard case .value(let initial, _)? = reading.local(name, at: Syntax(node)) else { return false }
    return initial.trimmedDescription.hasPrefix("UIButton.Configuration")
  }

  /// Records a button of one of the app's classes that gives it an image and no text, `CallButton(symbol:
  /// "phone")`, or neither and leaves that to the code around it; `false` for other calls.
  func addOwnButton(_ call: FunctionCallExprSyntax, of className: String) -> Bool {
    guard className.first?.isUppercase == true, call.calledExpression.path.count == 1,
      isButton(className), className != "UIButton"
    else { return false }
    let isImage = showsOnlyImage(className)
    guard isImage || !saysSomething(className) else { return false }
    let name = call.assignedName ?? ""
    let key = name.isEmpty ? "@\(call.position.utf8Offset)" : key(of: name, at: Syntax(call))
    guard namedViews[key] == nil else { return true }
    var view = ViewNode(.button, name: "UIButton", place: reading.place(call))
    view.platforms = reading.platforms(at: call)
    view.look.isStyled = enlargesTarget(className)
    let symbol = call.arguments.first { argument in
      ["ymbol", "ystemName"].contains { argument.label?.text.contains($0) == true }
    }
    view.image =
      reading.literal(symbol?.expression).map { .stated(.symbol($0)) }
      ?? (isImage ? .unknown(reason: "given") : nil)
    view.changedAt[.label] = imagePlace(in: className)
    namedViews[key] = view
    return true
  }

  /// Records a class of buttons, or of other controls, that sets nothing that VoiceOver could read, nor does
  /// the class that it is derived from, and does not enlarge its target.
  func addButtonClass(_ node: ClassDeclSyntax) {
    let name = node.name.text
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription else {
      return
    }
    if parent != "UIButton", Self.controls.contains(parent) {
      if !saysSomething(name) { silentButtons.insert(name) }
      return
    }
    guard
      parent == "UIButton"
        || isButton(name) && !saysSomething(name) && !enlargesTarget(name),
      case let source = node.memberBlock.trimmedDescription,
      !["itle", "ccessib", "text", "point(", "hitTest"].contains(where: source.contains)
    else { return }
    silentButtons.insert(name)
    if showsOnlyImage(name) { imageButtons.insert(name) }
  }

  /// Where a class of this source gives all its buttons the same image.
  private func imagePlace(in className: String) -> Place? {
    let bodies = reading.declarations.initializers(of: className).compactMap(\.body)
    let finder = CallFinder(viewMode: .sourceAccurate)
    for body in bodies where reading.isOwn(body) { finder.walk(body) }
    let set = finder.calls.first { $0.calledExpression.path == ["setImage"] }
    guard let made = set?.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      reading.literal(made.arguments.first?.expression) != nil
    else { return nil }
    return set.map { reading.place($0) }
  }

  /// Whether a class sets an image and nothing that VoiceOver could read.
  private func showsOnlyImage(_ className: String) -> Bool {
    let source = source(of: className)
    return ["setImage(", ".image = "].contains(where: source.contains)
      && !Self.readable.contains(where: source.contains)
  }

  /// Whether a class of buttons, or one that it is derived from, sets what VoiceOver could read, or may.
  func saysSomething(_ className: String, depth: Int = 0) -> Bool {
    guard !Self.controls.contains(className) else { return false }
    let declarations = reading.declarations
    guard depth < 5, declarations.types[className] ?? declarations.module.types[className] != nil
    else { return true }
    let source = source(of: className)
    return Self.readable.contains(where: source.contains)
      || declarations.parents(of: className).first.map {
        saysSomething($0, depth: depth + 1)
      } ?? true
  }

  /// The controls of UIKit that say nothing by themselves.
  private static let controls = ["UIButton", "UISlider", "UISwitch", "UIStepper"]

  /// The parts of names by which code sets what VoiceOver could read.
  private static let readable = ["itle", "ccessib", "text"]

  /// The code of a class.
  func source(of className: String) -> String {
    let declarations = reading.declarations
    let own = [declarations.types[className], declarations.module.types[className]].compactMap(
      \.self)
    let initializers = declarations.initializers(of: className).compactMap(\.body)
    let functions = own.flatMap { $0.functions.values.joined().compactMap(\.body) }
    return (initializers + functions).map(\.trimmedDescription).joined()
      + own.flatMap { $0.members.values.map(\.source) }.joined()
  }
}

extension CodeBlockItemSyntax {
  /// Whether a condition decides what this statement does.
  fileprivate var isBranching: Bool {
    expression.map { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) } ?? false
  }
}
