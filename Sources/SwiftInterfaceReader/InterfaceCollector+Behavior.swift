internal import LinterCore
internal import SwiftSyntax

/// What views do over time and under a finger: timers, animations, pressed states; and blurs in one appearance.
extension InterfaceCollector {
  /// Records a button style of the app whose buttons look the same while they are pressed.
  func addButtonStyle(_ node: StructDeclSyntax) {
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard parents.contains("ButtonStyle") else { return }
    let source = node.memberBlock.trimmedDescription
    // The configuration may be read by another view.
    let told = ["isPressed", "(configuration)", ": configuration", "lassEffect", ".buttonStyle("]
    guard source.contains("configuration.label"), !told.contains(where: source.contains) else {
      return
    }
    var style = ViewNode(.other, name: node.name.text, place: reading.place(node))
    style.platforms = reading.platforms(at: node)
    style.ignoresPress = true
    fixedViews.append(style)
  }

  /// Records a controller that supports only portrait: `supportedInterfaceOrientations`.
  func addOrientations(_ body: AccessorBlockSyntax, at node: VariableDeclSyntax) {
    guard case .getter(let statements) = body.accessors else { return }
    // The orientations of `super` are for iPad, or those of the app.
    let results = statements.results.filter { !$0.trimmedDescription.hasPrefix("super") }
    guard !results.isEmpty, results.allSatisfy(\.keepsPortrait) else { return }
    var view = ViewNode(
      .container, name: types.last?.name ?? "", place: reading.place(node.bindings))
    view.platforms = reading.platforms(at: node)
    view.keepsPortrait = true
    fixedViews.append(view)
  }

  /// Records a blur that is light in Dark Mode, too: `UIBlurEffect(style: .light)`.
  func addBlur(_ call: FunctionCallExprSyntax) {
    guard let style = call.argument("style")?.path.last, style == "light" || style == "extraLight",
      reading.fact(true, at: call).isStated
    else { return }
    var blur = ViewNode(.container, name: "UIBlurEffect", place: reading.place(call))
    blur.forcedAppearance = "light"
    fixedViews.append(blur)
  }

  /// Records a timer that puts something away, unless the type announces what it shows.
  func addTimer(_ call: FunctionCallExprSyntax) {
    guard let type = types.last?.name, !type.isEmpty, !reading.source.announces else { return }
    let block = sequence(first: Syntax(call), next: \.parent).lazy.compactMap {
      $0.as(CodeBlockItemListSyntax.self)
    }.first
    let run = call.trailingClosure.map { Syntax($0) } ?? block.map { Syntax($0) }
    guard let source = run?.trimmedDescription, !isBrief(call),
      [" = nil", " = false", "ismiss", "removeFromSuperview", "hide"].contains(
        where: source.contains)
    else { return }
    var view = ViewNode(.other, name: type, place: reading.place(call))
    view.isTimed = true
    fixedViews.append(view)
  }

  /// Whether a delay is so short that it only lets an animation end, in seconds.
  private func isBrief(_ call: FunctionCallExprSyntax) -> Bool {
    let numbers = call.arguments.tokens(viewMode: .sourceAccurate).compactMap { token in
      switch token.tokenKind {
      case .floatLiteral(let text), .integerLiteral(let text): Double(text.filter { $0 != "_" })
      default: nil
      }
    }
    return numbers.contains { $0 < 1.5 }
  }

  /// Records that a screen reads the pasteboard as it appears: `UIPasteboard.general.string` in `viewDidLoad`.
  func addPasteboard(_ node: MemberAccessExprSyntax) {
    guard reading.source.pastes else { return }
    let parts = node.parent?.as(ExprListSyntax.self).map { Array($0) } ?? []
    let isSet = parts.count > 1 && parts[0].id == node.id && parts[1].is(AssignmentExprSyntax.self)
    guard let base = node.base, !isSet, isPasteboard(base) else { return }
    guard let caller = caller(of: Syntax(node)),
      Self.starts.contains(caller) || isCalledAtStart(caller, around: Syntax(node))
    else { return }
    var view = ViewNode(.container, name: "UIPasteboard", place: reading.place(node))
    view.platforms = reading.platforms(at: node)
    view.readsPasteboard = true
    fixedViews.append(view)
  }

  /// Whether an expression is the general pasteboard, or a variable for it.
  private func isPasteboard(_ expression: ExprSyntax) -> Bool {
    if expression.path == ["UIPasteboard", "general"] { return true }
    guard expression.path.count == 1,
      case .value(let initial, _)? = reading.local(expression.path[0], at: Syntax(expression))
    else { return false }
    return initial.path == ["UIPasteboard", "general"]
  }

  /// The function or the call whose closure contains `node`.
  private func caller(of node: Syntax) -> String? {
    sequence(first: node, next: \.parent).lazy.compactMap { around -> String? in
      if let function = around.as(FunctionDeclSyntax.self) { return function.name.text }
      guard around.is(ClosureExprSyntax.self) else { return nil }
      return around.parent?.as(FunctionCallExprSyntax.self)?.name ?? ""
    }.first { _ in true }
  }

  /// Whether the type around `node` calls the function `name` as a screen appears.
  private func isCalledAtStart(_ name: String, around node: Syntax) -> Bool {
    guard let type = node.typeAround else { return false }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(type)
    return finder.calls.contains { call in
      call.calledExpression.path.filter { $0 != "self" } == [name]
        && caller(of: Syntax(call)).map(Self.starts.contains) == true
    }
  }

  /// The functions and modifiers that run as a screen appears.
  private static let starts: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "onAppear", "task", "sceneDidBecomeActive",
  ]

  /// Records a pattern by which code writes dates for people: `format.dateFormat = "MMMM d"`.
  ///
  /// What reads dates, or is given a region, is not for people.
  func addDatePattern(_ value: ExprSyntax) {
    guard let pattern = reading.literal(value) else { return }
    let around =
      sequence(first: Syntax(value), next: \.parent)
      .first { $0.is(CodeBlockItemListSyntax.self) }?.trimmedDescription ?? ""
    // A language that the code names is that of every reader.
    let isGiven = around.contains("locale = ") && !around.contains("locale = Locale(identifier: \"")
    guard !isGiven, !["date(from:", "POSIX"].contains(where: around.contains) else { return }
    var view = ViewNode(.container, name: "DateFormatter", place: reading.place(value))
    view.datePattern = pattern
    fixedViews.append(view)
  }

  /// Records a layer that fills its screen as that is before it is laid out: `preview.frame = view.bounds` in
  /// `viewDidLoad`, where nothing is done when the size changes.
  func addLayerFrame(_ path: [String], _ size: ExprSyntax, at node: ExprSyntax) {
    let whole = [["view", "bounds"], ["view", "layer", "bounds"], ["view", "frame"]]
    guard path.count > 1, path[path.count - 2].lowercased().hasSuffix("layer"),
      whole.contains(size.path.filter { $0 != "self" }), caller(of: Syntax(node)) == "viewDidLoad",
      let type = types.last?.name, let functions = reading.declarations.types[type]?.functions,
      ["viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewWillTransition"].allSatisfy({
        functions[$0] == nil
      })
    else { return }
    var view = ViewNode(.container, name: "CALayer", place: reading.place(node))
    view.platforms = reading.platforms(at: node)
    view.conduct = .keepsFirstSize
    fixedViews.append(view)
  }

  /// Records an animation of a layer that moves or scales it: `CAKeyframeAnimation(keyPath: "position.x")`.
  func addLayerMotion(_ call: FunctionCallExprSyntax) {
    guard !reading.asksForMotion, let key = reading.literal(call.argument("keyPath")),
      key.hasPrefix("transform") || key.hasPrefix("position")
    else { return }
    var view = ViewNode(.container, name: "CALayer", place: reading.place(call))
    view.movesFar = true
    fixedViews.append(view)
  }

  /// Records an animation that goes to and fro several times, as of a field that shakes, or of a sheet on a
  /// spring.
  func addShake(_ call: FunctionCallExprSyntax) {
    let isSpring = ["usingSpringWithDamping", "springDuration"].contains {
      call.argument($0) != nil
    }
    guard !reading.asksForMotion, isSpring || call.argument("withRepeatCount") != nil,
      // A spring may only let go of what people pressed.
      [".center =", ".frame =", isSpring ? "translation" : ".transform", "iew.layoutIfNeeded"]
        .contains(where: call.trimmedDescription.contains)
    else { return }
    var view = ViewNode(.container, name: "CALayer", place: reading.place(call))
    view.movesFar = true
    fixedViews.append(view)
  }

  /// Records a timer that shows one thing after the other with an animation, as in a carousel:
  /// `Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in withAnimation { page = (page + 1) % 4 } }`.
  ///
  /// What ends it, or moves under a condition alone, is no carousel, but a countdown.
  func addTurning(_ call: FunctionCallExprSyntax) {
    guard !reading.asksForMotion, let closure = call.trailingClosure else { return }
    let run = closure.trimmedDescription
    guard !["invalidate", "cancel", "-= 1"].contains(where: run.contains),
      closure.calls.contains(where: { $0.turns(in: closure) })
    else { return }
    let isRepeated = call.argument("repeats").map { reading.flag($0).value == true }
    guard isRepeated ?? isTimer(call) else { return }
    addEndless("Timer", at: call)
  }

  /// Whether a view receives what a timer sends: `.onReceive(timer)`.
  private func isTimer(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.name == "onReceive", let sent = call.argument(nil) else { return false }
    let source = sent.trimmedDescription
    guard sent.path.count == 1, sent.path[0] != "?" else { return source.contains("Timer.publish") }
    return usedNames.timers.contains(sent.path[0])
  }

  /// Records an endless animation that no view tree contains: in a function without views, or in a constant.
  func addEndless(_ call: FunctionCallExprSyntax) {
    guard !reading.asksForMotion else { return }
    // SpriteKit repeats actions with a function of that name; a game is motion, but a view of an app is not.
    if call.calledExpression.path == ["SKAction", "repeatForever"],
      let type = types.last?.name, reading.declarations.parents(of: type).contains("UIView")
    {
      return addEndless("SKAction", at: call)
    }
    guard call.arguments.allSatisfy({ $0.label?.text == "autoreverses" }) else { return }
    let made = sequence(first: Syntax(call), next: \.parent).lazy.compactMap { node -> String? in
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription ?? ""
      }
      if let variable = node.as(PatternBindingSyntax.self),
        variable.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return variable.typeAnnotation?.type.trimmedDescription ?? ""
      }
      return nil
    }.first
    guard let made, !["View", "Scene", "Content"].contains(where: made.hasSuffix) else { return }
    addEndless("Animation", at: call)
  }

  /// Records particles that a layer emits without an end: `CAEmitterCell()`.
  func addEmitter(_ call: FunctionCallExprSyntax) {
    // Without new particles it comes to rest.
    guard !reading.asksForMotion, let source = call.typeAround?.trimmedDescription,
      source.contains("birthRate"), !source.contains(/birthRate = 0(\.0)?(?![.\d])/)
    else { return }
    addEndless("CAEmitterCell", at: call)
  }

  /// Records images that a view shows one after another without an end: `view.animationImages = images` and
  /// `view.startAnimating()`.
  func addImages(_ call: FunctionCallExprSyntax) {
    let function = sequence(first: Syntax(call), next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
    }
    guard !reading.asksForMotion, let function else { return }
    let views =
      imageLoops[function.id]
      ?? {
        let finder = ImageLoops(function)
        return finder.views.subtracting(finder.counted)
      }()
    imageLoops[function.id] = views
    let path = call.calledExpression.path.dropLast().filter { $0 != "self" }
    if views.contains(path.joined(separator: ".")) { addEndless("UIImageView", at: call) }
  }

  /// Finds the views that a function gives images to show one after another, and those that it gives a number of times.
  private final class ImageLoops: SyntaxVisitor {
    private(set) var (views, counted): (Set<String>, Set<String>) = ([], [])
    private let function: Syntax

    init(_ function: Syntax) {
      self.function = function
      super.init(viewMode: .sourceAccurate)
      walk(function)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.id == function.id ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = node.elements.prefix(2)
      guard let target = parts.first, parts.last?.is(AssignmentExprSyntax.self) == true else {
        return .visitChildren
      }
      let path = target.path.filter { $0 != "self" }
      let view = path.dropLast().joined(separator: ".")
      if path.last == "animationImages" { views.insert(view) }
      if path.last == "animationRepeatCount" { counted.insert(view) }
      return .visitChildren
    }
  }

  /// Whether the current type is an indicator; the system's turn on while people ask for less motion, too.
  var isOfActivity: Bool { types.last.map { InterfaceWords.namesActivity($0.name) } == true }

  private func addEndless(_ name: String, at call: FunctionCallExprSyntax) {
    guard !isOfActivity else { return }
    var view = ViewNode(.container, name: name, place: reading.place(call))
    view.movesForEver = true
    fixedViews.append(view)
  }
}

extension ClosureExprSyntax {
  /// The calls in it.
  fileprivate var calls: [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.calls
  }
}

extension FunctionCallExprSyntax {
  /// Whether it shows the next thing with an animation each time that `closure` runs.
  fileprivate func turns(in closure: ClosureExprSyntax) -> Bool {
    let around = sequence(first: Syntax(self), next: \.parent).prefix { $0.id != closure.id }
    let isConditional = around.contains { node in
      node.as(IfExprSyntax.self)?.conditions.contains {
        !$0.condition.is(OptionalBindingConditionSyntax.self)
      } ?? false
    }
    guard !isConditional else { return false }
    switch name {
    case "withAnimation", "animate":
      let moved = (self.closure("animations") ?? trailingClosure)?.trimmedDescription ?? ""
      return closure.trimmedDescription.contains(" % ") || moved.contains(".toggle()")
    case "scrollToItem": return closure.trimmedDescription.contains(" % ")
    default: return false
    }
  }
}

extension ExprSyntax {
  /// Whether these orientations are only portrait, if only where the device is no iPad.
  var keepsPortrait: Bool {
    if let choice {
      return ["Pad", ".pad"].contains(where: choice.condition.contains)
        && choice.values.contains(where: \.keepsPortrait)
    }
    let names = Set(self.names)
    return !names.isEmpty && names.isSubset(of: ["portrait", "portraitUpsideDown"])
  }
}
