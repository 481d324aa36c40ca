internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// Records that a UIKit view has a tap gesture or a long press: `card.addGestureRecognizer(tap)`; a second tap
  /// is as hard to guess as a long press.
  ///
  /// Controls are ignored, since they handle taps themselves. So are sources that set accessibility traits
  /// anywhere, since they may do so for this view.
  func addGesture(_ call: FunctionCallExprSyntax) {
    guard !mayDescribeTraits(ofOwner: call), !isOfTransition(call),
      let type = typeOfOwner(of: call),
      isPassive(type) || isButton(type) || Self.lists.contains(type.withoutOptional),
      let given = call.arguments.first?.expression,
      let tap = recognizer(given), let gesture = tap.name,
      ["UITapGestureRecognizer", "UILongPressGestureRecognizer"].contains(gesture),
      let taps = taps(of: given, around: call), !onlyTakesTaps(tap), !isHidden(call),
      // A tap beside a sheet closes it, as other ways do.
      !InterfaceWords.namesBackdrop(
        call.calledExpression.path.dropLast().last ?? "", running: deed(of: tap)),
      // What takes touches twice lets single ones through.
      !reading.source.passesTouchesOn || taps > 1 || gesture == "UILongPressGestureRecognizer"
        || call.calledExpression.path.dropLast().last == "navigationBar"
    else { return }
    var view = ViewNode(.container, name: type, place: reading.place(call))
    view.platforms = reading.platforms(at: call)
    let isPress = gesture == "UILongPressGestureRecognizer" && !answersAtOnce(call)
    if isPress || taps > 1 {
      // A double tap zooms what two fingers zoom, too.
      guard !reading.source.offersActions, isPress || !reading.source.zooms,
        let run = selector(of: tap),
        !isSelectedAgain(run, around: call)
      else { return }
      view.longPressAction = "\(run)()"
    } else {
      guard isPassive(type), !isOffered(tap, around: call) else { return }
      let owner = call.calledExpression.path.dropLast().last ?? "self"
      tapOwners[view.place] = key(of: owner, at: Syntax(call))
      view.tapAction = tap.argument("action")?.trimmedDescription ?? "tap"
    }
    fixedViews.append(view)
  }

  /// Whether the source sets the traits of the view that gets a gesture, or of what it is in.
  private func mayDescribeTraits(ofOwner call: FunctionCallExprSyntax) -> Bool {
    guard reading.source.describesTraits else { return false }
    let path = call.calledExpression.path.dropLast()
    let source = reading.source.tree.description
    guard path.count > 1, let owner = path.last, !source.contains("accessibilityActivate") else {
      return true
    }
    return source.split(separator: "accessibilityTraits").dropLast().contains { before in
      guard before.last == "." else { return true }
      let base = before.dropLast().reversed().prefix {
        $0.isLetter || $0.isNumber || "_?!)".contains($0)
      }
      let name = String(base.reversed()).filter { $0 != "?" && $0 != "!" }
      return name.hasSuffix(")") || ["self", owner].contains(name)
    }
  }

  /// The call that makes a gesture, by itself or in the closure of a property.
  private func recognizer(_ given: ExprSyntax) -> FunctionCallExprSyntax? {
    let finder = CallFinder(viewMode: .sourceAccurate)
    switch reading.value(of: given) {
    case .expression(let made, _):
      guard let call = made.as(FunctionCallExprSyntax.self) else { return nil }
      guard let closure = call.calledExpression.as(ClosureExprSyntax.self) else { return call }
      finder.walk(closure.statements)
    case .body(let statements, _): finder.walk(statements)
    default: return nil
    }
    return finder.calls.first { $0.name?.hasSuffix("GestureRecognizer") == true }
  }

  /// How many taps the gesture `given` to a view by `call` asks for; `nil` if another function may say so.
  private func taps(of given: ExprSyntax, around call: FunctionCallExprSyntax) -> Int? {
    guard reading.source.countsTaps, let name = given.path.last,
      !given.is(FunctionCallExprSyntax.self)
    else { return 1 }
    return assigned("numberOfTapsRequired", of: name, around: call)
      .flatMap { reading.amount($0, in: Scope()) }.flatMap { Int(exactly: $0) }
  }

  /// Whether the function around `call` makes a long press last no time, so that it is a tap.
  private func answersAtOnce(_ call: FunctionCallExprSyntax) -> Bool {
    let duration = assigned("minimumPressDuration", around: call)
    return duration.map { ["0", "0.0"].contains($0.trimmedDescription) } == true
  }

  /// The value that a statement beside `call` gives to a property, of `owner` if that is named.
  func assigned(
    _ property: String, of owner: String? = nil, around call: FunctionCallExprSyntax
  ) -> ExprSyntax? {
    let around = sequence(first: Syntax(call), next: \.parent).lazy
      .compactMap { $0.as(CodeBlockItemListSyntax.self) }.first { _ in true }
    let parts = (around?.map(\.expression) ?? []).map { statement in
      statement?.as(SequenceExprSyntax.self)?.elements.map { $0 } ?? []
    }
    return parts.first { parts in
      guard parts.count == 3, parts[0].path.last == property else { return false }
      return owner == nil || parts[0].path.dropLast().last == owner
    }?[2]
  }

  /// The name of the method that a gesture calls.
  func selector(of gesture: FunctionCallExprSyntax) -> String? {
    let selector = gesture.argument("action")?.as(MacroExpansionExprSyntax.self)?.arguments.first
    return selector?.expression.as(FunctionCallExprSyntax.self)?.name
      ?? selector?.expression.path.last
  }

  /// The name of the method that a tap calls, with what that does.
  private func deed(of tap: FunctionCallExprSyntax) -> String {
    let name = selector(of: tap) ?? tap.argument("action")?.trimmedDescription ?? ""
    let functions = types.last.flatMap { reading.declarations.types[$0.name]?.functions[name] }
    return "\(name) \(functions?.first?.body?.trimmedDescription ?? "")"
  }

  /// Whether something else in the type around `call` calls the method `name`, too.
  private func isSelectedAgain(_ name: String, around call: FunctionCallExprSyntax) -> Bool {
    let source = call.typeAround?.trimmedDescription ?? ""
    return source.split(separator: "#selector(\(name)").count > 2
  }

  /// Whether the class around `call` animates from one screen to another, so that its views are soon gone.
  private func isOfTransition(_ call: FunctionCallExprSyntax) -> Bool {
    types.last.map { reading.declarations.parents(of: $0.name) }?
      .contains { $0.hasSuffix("AnimatedTransitioning") } == true
  }

  /// Whether a control of the type around `call` calls the same method as `tap`:
  /// `button.addTarget(self, action: #selector(open), for: .touchUpInside)`.
  private func isOffered(_ tap: FunctionCallExprSyntax, around call: FunctionCallExprSyntax) -> Bool
  {
    guard let run = selector(of: tap), let type = types.last?.name else { return false }
    let functions = reading.declarations.types[type]?.functions[run] ?? []
    return functions.contains(where: \.isActionOfControl)
      || tokensByName[run]?.contains { token in
        token.typeAround?.id == call.typeAround?.id && token.isSelectorOfControl
      } == true
  }

  /// Whether the view that gets a gesture is hidden from VoiceOver.
  private func isHidden(_ call: FunctionCallExprSyntax) -> Bool {
    guard let owner = call.calledExpression.path.dropLast().last else {
      return types.last.map { keepsFromVoiceOver($0.name) } == true
    }
    return namedViews[key(of: owner, at: Syntax(call))]?.accessibility.isHidden?.value == true
  }

  /// Whether a class says of itself that it is no element for VoiceOver.
  private func keepsFromVoiceOver(_ type: String) -> Bool {
    let code = source(of: type).replacing("self.", with: "")
    let parts = code.split(separator: "isAccessibilityElement = false")
    return parts.dropLast().contains { $0.last != "." }
  }

  /// Whether the action of a tap is empty: such a tap only keeps touches from the views below.
  private func onlyTakesTaps(_ tap: FunctionCallExprSyntax) -> Bool {
    guard let run = selector(of: tap), let type = types.last?.name,
      let body = reading.declarations.types[type]?.functions[run]?.first?.body
    else { return false }
    return body.statements.isEmpty
  }

  /// The type of the view that gets a gesture: the one around `call` if that is all it names.
  private func typeOfOwner(of call: FunctionCallExprSyntax) -> String? {
    let path = call.calledExpression.path.dropLast()
    guard let owner = path.last, path.count > 1 || owner != "self" else { return types.last?.name }
    return reading.typeName(of: Array(path), at: Syntax(call))
      ?? reading.typeName(of: owner, at: Syntax(call))
      ?? reading.elementType(of: owner, at: Syntax(call)) ?? Self.shownByBars[owner]
  }

  /// The views of UIKit's bars that take no taps by themselves, and those of its controllers.
  private static let shownByBars = [
    "navigationBar": "UIView", "titleView": "UIView", "tableView": "UITableView",
    "collectionView": "UICollectionView",
  ]

  /// The UIKit classes that are not interactive.
  private static let passive: Set<String> = [
    "UILabel", "UIImageView", "UIView", "UIStackView", "UICollectionReusableView",
    "UITableViewHeaderFooterView",
  ]

  /// Whether `type` is a non-interactive UIKit class, or derived from one by classes that set no traits.
  private func isPassive(_ type: String) -> Bool {
    var type = type.withoutOptional
    for _ in 0..<4 {
      if Self.passive.contains(type) { return true }
      guard let parent = reading.declarations.parents(of: type).first,
        !setsTraits(type)
      else { return false }
      type = parent
    }
    return false
  }

  /// Whether a class sets accessibility traits, of itself as far as is known, if only in functions of its own.
  private func setsTraits(_ type: String) -> Bool {
    source(of: type).contains("accessibilityTraits")
      || reading.declarations.initializers(of: type).contains {
        $0.typeAround?.trimmedDescription.contains("accessibilityTraits") == true
      }
  }

  /// The UIKit views whose rows handle taps themselves; a gesture recognizer on them may go undiscovered.
  private static let lists: Set<String> = [
    "UITableView", "UICollectionView", "UITableViewCell", "UICollectionViewCell",
  ]
}

extension SwiftReading {
  /// The type of a member of another object: `card.photo` for the path of the two.
  fileprivate func typeName(of path: [String], at node: Syntax) -> String? {
    guard path.count > 1, var type = typeName(of: path[0], at: node) else { return nil }
    for name in path.dropFirst() {
      let owner = declarations.member(name, of: type.withoutOptional)
      guard case .stored(let initial, let declared, _)? = owner,
        let found = declared ?? initial.flatMap({ ViewChain($0).name })
      else { return nil }
      type = found
    }
    return type
  }

  /// The type of the elements that a loop around `node` calls `name`.
  fileprivate func elementType(of name: String, at node: Syntax) -> String? {
    let loops = sequence(first: node, next: \.parent).lazy.compactMap {
      $0.as(ForStmtSyntax.self)
    }
    guard
      let loop = loops.first(where: {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      }), let list = loop.sequence.path.last,
      let type = typeName(of: list, at: Syntax(loop)), type.hasPrefix("["), type.hasSuffix("]")
    else { return nil }
    return String(type.dropFirst().dropLast())
  }
}

extension String {
  /// The name of a type without the mark of an optional; an outlet is declared as `UILabel!`.
  fileprivate var withoutOptional: String { filter { $0 != "!" && $0 != "?" } }
}

extension FunctionDeclSyntax {
  /// Whether a document may let a control call it: `@IBAction func open()`, but not with a gesture as its sender.
  fileprivate var isActionOfControl: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBAction"
    }
      && !signature.parameterClause.parameters.contains {
        $0.type.trimmedDescription.hasSuffix("GestureRecognizer")
      }
  }
}

extension TokenSyntax {
  /// Whether it names the method that a control calls:
  /// `button.addTarget(self, action: #selector(open), for: .touchUpInside)`.
  fileprivate var isSelectorOfControl: Bool {
    let selector = sequence(first: Syntax(self), next: \.parent)
      .prefix { !$0.is(CodeBlockItemSyntax.self) }
      .first { $0.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" }
    guard let argument = selector?.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "action",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.name == "UIBarButtonItem"
      || call.name == "addTarget" && call.argument("for") != nil
  }
}
