internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Traverses a source once and passes the parts that describe an interface to a collector.
///
/// These are types, assignments, calls and views; previews and inactive `#if` clauses are skipped.
final class InterfaceVisitor: SyntaxVisitor {
  /// The collector, which also tracks the enclosing types.
  private let collector: InterfaceCollector

  init(_ collector: InterfaceCollector) {
    self.collector = collector
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collector.addButtonClass(node)
    collector.addOwnControl(node)
    return begin(node.name.text, node, parents: node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    collector.addButtonStyle(node)
    collector.addToggleStyle(node)
    return begin(node.name.text, node, parents: node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node, parents: node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node, parents: node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.trimmedDescription, node, parents: node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { end(node.inheritanceClause) }
  override func visitPost(_ node: StructDeclSyntax) { end(node.inheritanceClause) }
  override func visitPost(_ node: EnumDeclSyntax) { end(node.inheritanceClause) }
  override func visitPost(_ node: ActorDeclSyntax) { end(node.inheritanceClause) }
  override func visitPost(_ node: ExtensionDeclSyntax) { end(node.inheritanceClause) }

  private func begin(
    _ name: String, _ node: some SyntaxProtocol, parents: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard !Self.isPreview(parents) else { return .skipChildren }
    collector.beginType(name, node)
    return .visitChildren
  }

  private func end(_ parents: InheritanceClauseSyntax?) {
    if !Self.isPreview(parents) { collector.endType() }
  }

  private static func isPreview(_ parents: InheritanceClauseSyntax?) -> Bool {
    parents?.inheritedTypes.contains {
      ["PreviewProvider", "LibraryContentProvider"].contains($0.type.trimmedDescription)
    } ?? false
  }

  // MARK: - Code outside the app

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClauses.filter { !$0.isForDebugging }
    guard active.count < node.clauses.count else { return .visitChildren }
    for clause in active { clause.elements.map { walk($0) } }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  // MARK: - Skipped nodes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for segment in node.segments {
      for part in segment.as(ExpressionSegmentSyntax.self)?.expressions ?? [] {
        part.expression.as(SequenceExprSyntax.self).map { collector.addPlural($0) }
        part.expression.as(FunctionCallExprSyntax.self).map { call in
          if call.name == "String" { collector.addFormat(call) }
        }
      }
    }
    if node.segments.count > 1 {
      collector.addMoney(node)
      collector.addCount(node)
    }
    collector.addSpelling(node)
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    collector.addPlural(node)
    collector.addColoredTitles(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type = binding.typeAnnotation?.type
      collector.addFontConstant(binding, of: node)
      collector.addFontChoices(binding)
      guard let body = binding.accessorBlock else { continue }
      collector.addTexts(in: body, named: name, type: type)
      if name == "supportedInterfaceOrientations" { collector.addOrientations(body, at: node) }
    }
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: - Nodes that describe an interface

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.elements
    guard elements.count >= 3 else { return .visitChildren }
    collector.addPlural(node)
    collector.addJoined(node)
    let second = elements.index(after: elements.startIndex)
    guard elements[second].is(AssignmentExprSyntax.self), let target = elements.first,
      let name = target.assignedName
    else { return .visitChildren }
    if InterfaceCollector.namesText(name) {
      let given = elements[elements.index(after: second)]
      for value in ExprSyntax(node).choice?.values ?? (elements.count == 3 ? [given] : []) {
        collector.addText(value, named: name)
      }
    }
    guard Self.assigned.contains(name) || name.hasPrefix("acc")
    else { return .visitChildren }
    let values = Array(elements.dropFirst(2))
    collector.addColored(target.path)
    var chosen: ExprSyntax { ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(values))) }
    if name == "textAlignment", values.count > 1 {
      collector.setSide(chosen.chosenSide, at: target)
    } else if values.count == 1 || name == "font" {
      collector.assign(target.path, values[0], at: target)
    } else if name == "backgroundColor" || name == "tintColor" {
      collector.addColored(target.path, chosen, at: target)
    } else if name == "image" {
      collector.addMark(target.path, chosen, at: target)
    } else if name.hasPrefix("acc") || name == "text" {
      // A label that a condition chooses is one as well.
      collector.assign(target.path, chosen, at: target)
    } else {
      collector.setTabs(target.path, values, at: target)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if ["tableView", "collectionView"].contains(node.name.text) {
      collector.addRow(node)
      collector.addSectionTitles(of: node)
    }
    collector.addLaunch(node)
    collector.addFonts(of: node)
    collector.addDefaultAlert(of: node)
    if let body = node.body {
      collector.addTexts(in: body, named: node.name.text, type: node.signature.returnClause?.type)
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    collector.addSilentFailure(node)
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    collector.addSilentFailure(node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    collector.addLaunch(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let expression = ExprSyntax(node)
    if let name = node.name {
      collector.addTexts(of: node, named: name)
      if name == "String" { collector.addFormat(node) }
      collector.addProtectedUse(node, named: name)
      if name == "onAppear" || name == "task" { collector.addLaunch(node) }
      collector.addNames(node, named: name)
      collector.addTreated(node, named: name)
      if name == "modifyAnimations" { collector.addShake(node) }
      if name == "scheduledTimer" || name == "onReceive" { collector.addTurning(node) }
      if name == "UIAction" { collector.addCommand(node) }
      if name == "requestReview" { collector.addRating(node) }
      if name == "UIEdgeInsets" { collector.addInsets(node) }
      if name == "startAnimating" { collector.addImages(node) }
      if Self.called.contains(name) {
        collector.call(node, name: name)
      } else if collector.addOwnButton(node, of: name) {
        return .visitChildren
      } else if name.hasSuffix("AlertController"), node.createsAlert {
        collector.addAlert(node)
      } else if name == "ImageRenderer" {
        collector.addRendered(node)
      } else if !collector.addMadeAlert(node, named: name), !collector.alertNames.isEmpty {
        collector.callOnAlert(node, name: name)
      }
    }
    if let font = node.argument("font") { collector.addFont(font, of: node) }
    collector.addChild(node)
    guard expression.isOutermost else { return .visitChildren }
    collector.addView(ViewChain(expression))
    return .visitChildren
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if node.key.path.last == "font" { collector.addAttribute(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.declName.baseName.text {
    case "bounds": collector.addBounds(node)
    case "subviews": collector.addVolume(node)
    case "string", "strings", "url", "urls", "image", "images": collector.addPasteboard(node)
    default: break
    }
    return .visitChildren
  }

  /// The assigned properties that a collector handles.
  private static let assigned: Set<String> = [
    "title", "hidesBackButton", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems", "titleView", "toolbarItems", "hidesBottomBarWhenPushed",
    "prefersLargeTitles", "shadowColor", "backIndicatorImage", "viewControllers", "tabs", "height",
    "y", "tabBarItem", "badgeValue", "isEnabled", "image", "selectedImage", "landscapeImagePhone",
    "items", "isHidden", "font", "textAlignment",
    "semanticContentAttribute",
    "accessibilityLabel", "isAccessibilityElement", "placeholder", "attributedPlaceholder",
    "textContentType", "keyboardType", "isSecureTextEntry", "textColor", "backgroundColor",
    "configuration", "spacing", "overrideUserInterfaceStyle", "barStyle",
    "isUserInteractionEnabled", "attributedTitle", "currentPageIndicatorTintColor",
    "pageIndicatorTintColor", "numberOfLines", "minimumScaleFactor", "text", "frame",
    "preferredAction",
    "rowHeight", "repeatCount", "loopMode", "tintColor", "attributedText", "borderColor",
    "dateFormat", "adjustsFontForContentSizeCategory",
  ]

  /// The called functions that a collector handles.
  private static let called: Set<String> = [
    "setViewControllers", "addSubview", "addArrangedSubview", "insertSubview", "setToolbarItems",
    "setItems", "setTabBarHidden",
    "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems",
    "setHidesBackButton", "addAction", "setFont", "addAttribute", "constraint",
    "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
    "UIButton", "systemButton", "NSToolbarItem",
    "UIBarButtonItem", "UITextField", "UILabel", "UIStackView", "setImage", "setBackgroundImage",
    "setTitle", "setAttributedTitle", "setTitleColor", "UISearchBar", "UIRefreshControl",
    "UIPageControl", "UISlider", "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound",
    "makeConstraints", "remakeConstraints", "constraints", "addGestureRecognizer", "addTarget",
    "animate",
    "animateKeyframes", "UIVisualEffectView", "UIMenu", "UIBlurEffect", "asyncAfter", "sleep",
    "scheduledTimer", "CAKeyframeAnimation", "CABasicAnimation",
    "AlertState", "ConfirmationDialogState", "UISegmentedControl", "UIContextualAction",
    "UITableViewRowAction", "repeatForever", "CAEmitterCell", "UIActivityViewController",
  ]
}

extension ExprSyntax {
  /// The side to which a condition aligns text, if it chooses between that and the middle; one that chooses between both
  /// sides may ask for the writing direction or who speaks, but not if it is the size class.
  fileprivate var chosenSide: String? {
    guard let choice else { return nil }
    let sides = choice.values.compactMap(\.path.last).filter { ["left", "right"].contains($0) }
    return Set(sides).count == 1 || choice.condition.contains("izeClass") ? sides.first : nil
  }

  /// The name of the variable or property, if this is the target of an assignment.
  fileprivate var assignedName: String? {
    (self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName)?.text
  }
}
