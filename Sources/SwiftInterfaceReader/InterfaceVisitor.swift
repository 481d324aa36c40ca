internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Walks a source once and collects what its views and its controllers make.
///
/// Views are judged where they stand; what a class sets is put together when the class ends.
final class InterfaceVisitor: SyntaxVisitor {
  let reading: SwiftReading
  var tabBars: [TabBar] = []
  var screens: [Screen] = []
  /// What the tab views are that a view was found in.
  var styles: [SyntaxIdentifier: TabBar.Style?] = [:]
  /// The types around what is visited; the first stands for the file.
  var types: [TypeContext]

  /// A type while it is read.
  struct TypeContext {
    var name: String
    var isTabBar: Bool
    var isController: Bool
    /// What the type sets of its own screen.
    var screen: Screen
    var hasScreen = false
    /// What the type sets of its own tab bar, besides the tabs.
    var tabBar: TabBar?
    /// The lists of tabs it sets, and where.
    var tabLists: [(elements: Elements, node: ExprSyntax)] = []
    /// The controllers it adds one by one.
    var added = Elements()
    /// The tab bar items that a controller's name is given, in order.
    var items: [(name: String, tab: Tab)] = []
    /// What is said of the tabs of a bar by their place in it, from 0.
    var numbered: [(index: Int, tab: Tab)] = []
    /// Names of `items` that are tabs of a list.
    var used: Set<String> = []
  }

  init(reading: SwiftReading) {
    self.reading = reading
    types = [
      TypeContext(
        name: "", isTabBar: false, isController: false,
        screen: Screen(id: reading.path, place: Place(file: reading.path, line: 1)))
    ]
    super.init(viewMode: .sourceAccurate)
  }

  /// Closes what the file itself makes, outside of all types.
  func finish() { while !types.isEmpty { end() } }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node, parents: node.inheritanceClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node, parents: node.inheritanceClause)
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
    let isExtension = node.is(ExtensionDeclSyntax.self)
    let known = reading.declarations.types[name]?.parents ?? []
    types.append(
      TypeContext(
        name: name,
        isTabBar: reading.declarations.isTabBarController(name)
          || isExtension && name.hasSuffix("TabBarController"),
        isController: name.hasSuffix("Controller")
          || known.contains { $0.hasSuffix("Controller") },
        screen: Screen(
          id: name, place: reading.place(node), platforms: reading.platforms(at: node))))
    return .visitChildren
  }

  private func end(_ parents: InheritanceClauseSyntax?) {
    if !Self.isPreview(parents) { end() }
  }

  private static func isPreview(_ parents: InheritanceClauseSyntax?) -> Bool {
    parents?.inheritedTypes.contains {
      ["PreviewProvider", "LibraryContentProvider"].contains($0.type.trimmedDescription)
    } ?? false
  }

  private func end() {
    guard let type = types.popLast() else { return }
    if type.hasScreen || !type.screen.controls.isEmpty { screens.append(type.screen) }
    tabBars += controllerTabBars(of: type)
  }

  // MARK: - What is no code of the app

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClauses
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

  // MARK: - What makes nothing

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
    .skipChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: - What makes an interface

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.elements
    guard elements.count >= 3 else { return .visitChildren }
    let second = elements.index(after: elements.startIndex)
    guard elements[second].is(AssignmentExprSyntax.self), let target = elements.first,
      let name = target.assignedName, Self.assigned.contains(name)
    else { return .visitChildren }
    let values = Array(elements.dropFirst(2))
    if values.count == 1 {
      assign(target.path, values[0], at: target)
    } else {
      setTabs(target.path, values, at: target)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let expression = ExprSyntax(node)
    if let name = node.name, Self.called.contains(name) { call(node, name: name) }
    if types[types.count - 1].isTabBar { addChild(node) }
    guard expression.isOutermost else { return .visitChildren }
    let chain = ViewChain(expression)
    switch chain.name {
    case "TabView": if let bar = tabBar(chain) { tabBars.append(bar) }
    case "NavigationSplitView":
      screens.append(
        Screen(
          id: "NavigationSplitView", place: reading.place(chain.base),
          platforms: reading.platforms(at: node), hasSidebar: .stated(true)))
    case "Button", "Text", "Label", "Picker":
      if let control = control(chain) { types[types.count - 1].screen.controls.append(control) }
    default: break
    }
    if chain.modifiers.contains(where: { Self.barModifiers.contains($0.name) }) {
      screens.append(screen(chain))
    }
    return .visitChildren
  }

  /// What a controller, an item or a bar is given that matters here.
  private static let assigned: Set<String> = [
    "title", "hidesBackButton", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItems", "titleView", "toolbarItems", "hidesBottomBarWhenPushed",
    "prefersLargeTitles", "shadowColor", "backIndicatorImage", "viewControllers", "tabs", "height",
    "y", "tabBarItem", "badgeValue", "isEnabled", "image", "selectedImage", "landscapeImagePhone",
    "items", "isHidden",
  ]

  /// The functions that give a controller or a bar something that matters here.
  private static let called: Set<String> = [
    "setViewControllers", "addSubview", "setToolbarItems", "setItems", "setTabBarHidden",
    "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems",
    "setHidesBackButton",
  ]

  /// The modifiers that say something of a view's bars.
  private static let barModifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "toolbar", "toolbarVisibility",
    "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems",
  ]
}

extension ExprSyntax {
  /// The name that an assignment to this gives a value.
  fileprivate var assignedName: String? {
    (self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName)?.text
  }
}
