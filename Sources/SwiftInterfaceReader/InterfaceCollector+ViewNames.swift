internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// The views that code creates and configures, by their names.
extension InterfaceCollector {
  /// The UIKit classes that are read; other classes are unknown.
  static let kinds: [String: ViewNode.Kind] = [
    "UIButton": .button, "UIBarButtonItem": .button, "UITextField": .textField, "UILabel": .text,
    "UIStackView": .container, "UISearchBar": .searchField, "UIRefreshControl": .refreshControl,
    "UIPageControl": .pageControl, "UISlider": .slider,
  ]

  /// The kinds of the views in properties of UIKit classes.
  private static let ownNames: [String: ViewNode.Kind] = [
    "searchBar": .searchField, "refreshControl": .refreshControl,
  ]

  func editView(_ name: String, at node: Syntax, _ change: (inout ViewNode) -> Void) {
    if case .parameter = reading.local(name, at: node) { return }
    let key = key(of: name, at: node)
    let type = reading.typeName(of: name, at: node)
    let kind = type.flatMap { Self.kinds[$0] } ?? Self.ownNames[name]
    var view = namedViews[key] ?? ViewNode(kind ?? .other, place: reading.place(node))
    if view.kind == .other, let kind { view.kind = kind }
    if view.kind == .other, type.map(isButton) == true {
      view.kind = .button
      view.text = .unknown(reason: "the app's class")
      view.look.isStyled = type.map { enlargesTarget($0) } == true
    }
    if view.kind == .other, type.map(isLabel) == true {
      (view.kind, view.name) = (.text, "UILabel")
    }
    if view.kind == .other, type.map(isField) == true {
      view.kind = .textField
      view.text = .unknown(reason: "the app's class")
    }
    change(&view)
    namedViews[key] = view
  }

  /// Whether `type` is a subclass of UITextField that leaves the input it takes to the code that uses it.
  private func isField(_ type: String) -> Bool {
    let isChild = reading.declarations.parents(of: type).first == "UITextField"
    return isChild && !["textContentType", "ccessib"].contains(where: source(of: type).contains)
  }

  /// Whether `type` is a subclass of UILabel that leaves what VoiceOver reads to its text.
  private func isLabel(_ type: String) -> Bool {
    reading.declarations.parents(of: type).first == "UILabel"
      && !source(of: type).contains("ccessib")
  }

  /// Whether `type` is a subclass of UIButton.
  func isButton(_ type: String) -> Bool { isButton(type, depth: 0) }

  private func isButton(_ type: String, depth: Int) -> Bool {
    if type == "UIButton" { return true }
    guard depth < 5 else { return false }
    return reading.declarations.parents(of: type).contains { isButton($0, depth: depth + 1) }
  }

  /// Whether a class of buttons, or one that it is derived from, has a hit-testing area of its own.
  func enlargesTarget(_ type: String, depth: Int = 0) -> Bool {
    let declarations = reading.declarations
    let declared = [declarations.types[type], declarations.module.types[type]].compactMap(\.self)
    return declared.contains { $0.functions["point"] != nil || $0.functions["hitTest"] != nil }
      || depth < 5
        && declarations.parents(of: type).contains { enlargesTarget($0, depth: depth + 1) }
  }

  /// Records that a property gets its image or its text at `node`, below its declaration.
  func placeLabel(of view: inout ViewNode, named name: String, at node: some SyntaxProtocol) {
    let place = reading.place(node)
    guard view.changedAt[.label].map({ $0.line <= view.place.line }) ?? true,
      place.line > view.place.line, reading.local(name, at: Syntax(node)) == nil
    else { return }
    view.changedAt[.label] = place
  }

  /// A key that identifies the view `name` in the type: the property that a closure around `node`
  /// initializes, the block that declares the variable, or the name alone.
  func key(of name: String, at node: Syntax) -> String {
    let type = types.last?.name ?? ""
    var current = node
    while let parent = current.parent, !parent.is(MemberBlockSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self), list.declare(name) {
        // The view that a closure returns is the property that it initializes.
        let closure = list.parent?.as(ClosureExprSyntax.self)
        let call = closure?.parent?.as(FunctionCallExprSyntax.self)
        let isReturned =
          list.last?.item.as(ReturnStmtSyntax.self)?.expression?.path == [name]
        if isReturned, let call, call.calledExpression.id == closure?.id,
          let property = call.assignedName
        {
          return "\(type).\(property)"
        }
        return "\(name)@\(list.position.utf8Offset)"
      }
      current = parent
    }
    return "\(type).\(name)"
  }

  /// Records that `view` is put into the view called `owner`.
  func addSubview(_ view: ExprSyntax, to owner: String, at call: FunctionCallExprSyntax) {
    guard let name = view.path.last else { return }
    superviews[key(of: name, at: Syntax(call))] = owner
  }

  /// Whether the view with this key is inside a single accessibility element, a button or a view whose
  /// `isAccessibilityElement` is true; VoiceOver does not reach its subviews.
  private func isInElement(_ key: String) -> Bool {
    var (key, depth) = (key, 0)
    let type = key.split(separator: ".").first.map(String.init) ?? ""
    while let owner = superviews[key], depth < 5 {
      if owner == "self" { return isElement(type) }
      guard
        case .stored(let initial, let declared, _)? = reading.declarations.member(owner, of: type)
      else { return false }
      let known = declared ?? initial.flatMap { ViewChain($0).name } ?? ""
      if isButton(known) || isElement(known) { return true }
      (key, depth) = ("\(type).\(owner)", depth + 1)
    }
    return false
  }

  /// Whether a class says of itself that it is an element for VoiceOver.
  private func isElement(_ type: String) -> Bool {
    let parts = source(of: type).replacing("self.", with: "")
      .parts(around: "isAccessibilityElement = true")
    return parts.dropLast().contains { $0.last != "." }
  }

  /// The views of known classes, in source order.
  var knownViews: [ViewNode] {
    namedViews.filter { $1.kind != .other }.map { key, view in
      let name = key.split(separator: "@", omittingEmptySubsequences: false)[0]
      var view = named(view, called: name.split(separator: ".").last.map(String.init) ?? "")
      if describesBarItems, view.name == "UIBarButtonItem", view.text == nil {
        view.text = .unknown(reason: "described by its index")
      }
      // Another class may describe it: `cell.closeButton.accessibilityLabel = …`.
      if view.kind == .button, view.image != nil, view.text == nil, !key.contains("@") {
        view.outlets = [key]
      }
      if view.kind == .button, view.text == nil, isInElement(key) {
        view.accessibility.isHidden = .stated(true)
      }
      // Its type may draw the background of the view.
      if paintedTypes.contains(where: { key.hasPrefix("\($0).") }) {
        view.look.hasBackground = true
      }
      return view
    }
    .sorted { $0.place < $1.place }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of these statements declares a variable called `name`.
  fileprivate func declare(_ name: String) -> Bool {
    contains { statement in
      statement.item.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      } == true
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the variable or property that this expression initializes or is assigned to.
  var assignedName: String? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return sequence.elements.first?.path.last
      }
      if parent.is(LabeledExprSyntax.self) || parent.is(ArrayElementSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}
