internal import LinterCore
internal import SwiftSyntax

/// Fonts of a fixed size, those that an app declares in one place for all its texts, and texts that keep
/// their size.
extension InterfaceCollector {
  /// The named font sizes of UIFont, in points.
  private static let sizes = [
    "systemFontSize": 14.0, "smallSystemFontSize": 12, "labelFontSize": 17, "buttonFontSize": 18,
  ]

  /// Records text with a fixed font size: `label.font = .systemFont(ofSize: 13)`.
  func setFont(_ value: ExprSyntax, at node: ExprSyntax) {
    let named = ViewChain(value)
    let isScaled = named.name == "preferredFont" || named.modifiers.last?.name == "scaledFont"
    if isScaled || isOfStyle(value), !reading.source.asksForTextSize, !isOfValue(node) {
      var text = ViewNode(.text, name: "UIFont", place: reading.place(node))
      text.look.keepsTextSize = true
      fixedViews.append(text)
    }
    let fixed = [
      "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont",
    ]
    guard let (made, scope) = reading.made(by: named.base, as: "UIFont", in: Scope()),
      let call = made.as(FunctionCallExprSyntax.self),
      let points = fixed.contains(call.name ?? "")
        ? call.argument("ofSize")
        : call.name == "UIFont" && call.argument("name") != nil ? call.argument("size") : nil,
      let size = reading.leastAmount(points, in: scope) ?? Self.sizes[points.path.last ?? ""]
    else { return }
    // Texts of a Mac do not follow a text size.
    guard !isInBar(node), call.calledExpression.path.first != "NSFont" else { return }
    // A badge is called by its name.
    let owner = node.path.dropLast().last { $0 != "titleLabel" } ?? ""
    let name = InterfaceWords.namesBadge(owner) ? owner : "UIFont"
    var text = ViewNode(.text, name: name, place: reading.place(node))
    text.look.fixedFontSize = .stated(size)
    if let weight = call.argument("weight") { text.look.fontWeight = weight.path.last }
    fixedViews.append(text)
  }

  /// Whether a font is made of the descriptor of a text style and has its size: `UIFont(descriptor: bold, size: 0)`.
  private func isOfStyle(_ font: ExprSyntax) -> Bool {
    func source(of expression: ExprSyntax) -> ExprSyntax? {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return expression
      }
      guard case .value(let made, _) = reading.local(name, at: Syntax(font)) else { return nil }
      return made
    }
    guard let call = source(of: font)?.as(FunctionCallExprSyntax.self),
      let size = call.argument("size"), reading.amount(size, in: Scope()) == 0,
      let descriptor = call.argument("descriptor").flatMap(source)
    else { return false }
    return descriptor.trimmedDescription.contains("preferredFontDescriptor(withTextStyle")
  }

  /// Whether `target` is the font of a view that a bar shows, whose texts do not follow the text size:
  /// `UIBarButtonItem(customView: button)`, `navigationItem.titleView = label`.
  private func isInBar(_ target: ExprSyntax) -> Bool {
    let owners = target.path.dropLast().filter { $0 != "titleLabel" }
    guard target.path.last == "font", owners.count == 1 else { return false }
    return isInBar(owners[0], at: Syntax(target))
  }

  /// Whether a bar shows the view called `name`, by itself or in one of the views around it.
  func isInBar(_ name: String, at node: Syntax, depth: Int = 0) -> Bool {
    let shown = key(of: name, at: node)
    let name = shown.prefix { $0 != "@" }.split(separator: ".").last.map(String.init) ?? ""
    return tokensByName[name]?.contains { token in
      guard let use = token.parent?.as(DeclReferenceExprSyntax.self),
        token.typeAround?.id == node.typeAround?.id, key(of: name, at: Syntax(token)) == shown
      else { return false }
      let member = use.parent?.as(MemberAccessExprSyntax.self)
      let whole = member.map { ExprSyntax($0) } ?? ExprSyntax(use)
      guard whole.path == [name] else { return false }
      let assigned = whole.parent?.as(ExprListSyntax.self)?.first
      if assigned?.id != whole.id, assigned?.path.last == "titleView" { return true }
      if whole.parent?.as(LabeledExprSyntax.self)?.label?.text == "customView" { return true }
      return depth < 3
        && whole.stackAround.map { isInBar($0, at: Syntax(whole), depth: depth + 1) } == true
    } == true
  }

  /// Records the outlet that gets a font or a styled text; those that a loop goes through may be any of the
  /// type.
  func addFonted(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) {
    let owners = path.dropLast().filter { $0 != "titleLabel" || path.count < 3 }
    // A font that is made of the one before is of the same size.
    guard let name = owners.last, let type = types.last?.name,
      !value.trimmedDescription.contains("\(name).font")
    else { return }
    if let looped = reading.views(calledInLoop: name, at: Syntax(node)) {
      fontedOutlets.formUnion(looped.map { "\(type).\($0)" })
    } else if let outlet = outlet(Array(owners), at: Syntax(node)) {
      // The system's cells call their labels so.
      guard !["*.textLabel", "*.detailTextLabel"].contains(outlet) else { return }
      fontedOutlets.insert(outlet)
    }
  }

  /// The outlets that a path without its property leads to: that of `outlet(_:at:)`, or those of a loop around `node`.
  func outlets(_ path: [String], at node: Syntax) -> [String] {
    if let name = path.last, path.count == 1, let type = types.last?.name,
      let looped = reading.views(calledInLoop: name, at: node)
    {
      return looped.map { "\(type).\($0)" }
    }
    return outlet(path, at: node).map { [$0] } ?? []
  }

  /// The outlet that a path without its property leads to: `WalkCell.title`, `*.title` where the type of what it
  /// belongs to is not known.
  func outlet(_ path: [String], at node: Syntax) -> String? {
    guard let name = path.last, let type = types.last?.name else { return nil }
    guard let owner = path.dropLast().last else { return "\(type).\(name)" }
    let known = reading.typeName(of: owner, at: node)
    return "\(known?.filter { $0 != "!" && $0 != "?" } ?? "*").\(name)"
  }

  /// Whether `target` is a member of a variable of a function, `config.font`: a value, for views are
  /// constants; or of the text of a cell, which follows the text size by itself:
  /// `content.textProperties.font`.
  private func isOfValue(_ target: ExprSyntax) -> Bool {
    guard let name = target.path.dropLast().last else { return false }
    if name == "textProperties" || name == "secondaryTextProperties" { return true }
    let variable = sequence(first: Syntax(target), next: \.parent).lazy
      .compactMap { $0.as(CodeBlockItemListSyntax.self) }
      .compactMap { self.variables(of: $0)[name] }.first
    guard let variable, let value = variable.bindings.first?.initializer?.value else {
      return false
    }
    return variable.bindingSpecifier.tokenKind == .keyword(.var)
      && ViewChain(value).name?.hasPrefix("UI") != true
  }

  /// The first variable of each name in a block.
  private func variables(of block: CodeBlockItemListSyntax) -> [String: VariableDeclSyntax] {
    if let known = variablesOfBlocks[block.id] { return known }
    let named = block.compactMap { $0.item.as(VariableDeclSyntax.self) }.compactMap { variable in
      variable.bindings.first.map { ($0.pattern.trimmedDescription, variable) }
    }
    let found = Dictionary(named) { first, _ in first }
    variablesOfBlocks[block.id] = found
    return found
  }

  /// Records the font of an attributed text, `[.font: UIFont.systemFont(ofSize: 13)]`, except in the title
  /// attributes of a bar and of a blank text, which only makes room.
  func addAttribute(_ font: DictionaryElementSyntax) {
    let isOfBar = sequence(first: Syntax(font), next: \.parent)
      .prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(MemberBlockItemSyntax.self) }
      .contains { around in
        let target = around.as(SequenceExprSyntax.self)?.elements.first?.path.last
        let called = around.as(FunctionCallExprSyntax.self)?.name
        let name = target ?? called ?? ""
        // The system makes large titles follow Dynamic Type, but not small ones.
        return name.hasSuffix("itleTextAttributes") && !name.hasPrefix("largeTitle")
      }
    let named = ViewChain(font.value)
    if isOfBar || named.name == "preferredFont" || named.modifiers.last?.name == "scaledFont"
      || reading.source.onlyDraws || isDrawnIntoImage(font) || isOfBlank(font)
    {
      return
    }
    setFont(font.value, at: font.key)
  }

  /// Whether the font is an attribute of a text of spaces alone:
  /// `NSAttributedString(string: "\n", attributes: …)`.
  private func isOfBlank(_ font: DictionaryElementSyntax) -> Bool {
    let call = font.parent?.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return reading.literal(call?.argument("string"))?.allSatisfy(\.isWhitespace) == true
  }

  /// The types of images that code draws; SwiftUI's Image is a view.
  private static let drawnTypes: Set<String> = ["UIImage", "CGImage", "CIImage", "NSImage"]

  /// Whether the function or the variable around `node` is an image, or a closure around it draws one: its text
  /// is no text for the system.
  func isDrawnIntoImage(_ node: some SyntaxProtocol) -> Bool {
    for around in sequence(first: Syntax(node), next: \.parent) {
      if let function = around.as(FunctionDeclSyntax.self) {
        return Self.isDrawn(function.signature.returnClause?.type)
      }
      if Self.isDrawn(around.as(PatternBindingSyntax.self)?.typeAnnotation?.type)
        || drawingBlocks.contains(around.id) || Self.isOfRenderer(around)
      {
        return true
      }
      if around.is(MemberBlockSyntax.self) { return false }
    }
    return false
  }

  private static func isDrawn(_ type: TypeSyntax?) -> Bool {
    type.map { drawnTypes.contains(String($0.trimmedDescription.prefix { !"?!".contains($0) })) }
      == true
  }

  /// Whether `node` is a closure that a renderer runs: `UIGraphicsImageRenderer(size: size).image { … }`.
  private static func isOfRenderer(_ node: Syntax) -> Bool {
    guard node.is(ClosureExprSyntax.self) else { return false }
    let call =
      node.parent?.as(FunctionCallExprSyntax.self)
      ?? node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    let name = base?.as(FunctionCallExprSyntax.self)?.name ?? base?.path.last
    return name?.lowercased().hasSuffix("renderer") == true
  }

  /// Records a font that a call gives to a text, `makeLabel(font: .systemFont(ofSize: 13))`, and does not only
  /// measure with or size a symbol by: `image.applyingSymbolConfiguration(.init(font: …))`.
  func addFont(_ font: ExprSyntax, of call: FunctionCallExprSyntax) {
    let around = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name = ((call.name == "init" ? around : nil) ?? call).name?.lowercased() ?? ""
    let measures = ["height", "width", "size", "rect", "scale", "configuration"]
      .contains(where: name.contains)
    if !measures, ViewChain(font).name?.hasSuffix("ystemFont") == true { setFont(font, at: font) }
  }

  /// Records a font in an attributed text: `text.addAttribute(.font, value: …, range: …)`.
  func addAttribute(_ call: FunctionCallExprSyntax) {
    guard call.argument(nil)?.path.last == "font", let font = call.argument("value"),
      ViewChain(font).name != "preferredFont"
    else { return }
    setFont(font, at: ExprSyntax(call))
  }

  /// Records text that code keeps from following the text size, `label.adjustsFontForContentSizeCategory = false`,
  /// and the outlet at `path` that it lets follow.
  func setTextSizeFollowing(of path: [String], _ follows: ExprSyntax, at node: ExprSyntax) {
    if follows.trimmedDescription == "true" {
      scaledOutlets.formUnion(outlets(path, at: Syntax(node)))
    }
    guard follows.trimmedDescription == "false", reading.fact(true, at: node).isStated else {
      return
    }
    var text = ViewNode(
      .text, name: "adjustsFontForContentSizeCategory", place: reading.place(node))
    text.look.keepsTextSize = true
    fixedViews.append(text)
  }

  /// Records a font of a fixed size that an extension or a type of constants declares, unless the app makes fonts
  /// follow Dynamic Type where it uses them: `static let title = UIFont(name: "Avenir", size: 18)`.
  func addFontConstant(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    let isShared = variable.modifiers.contains { $0.name.text == "static" }
    // A view that declares a font uses it itself.
    let type = variable.typeAround
    guard isShared, type?.is(ClassDeclSyntax.self) == false, !reading.module.scalesFonts,
      let value = binding.initializer?.value ?? binding.accessorBlock?.onlyResult,
      ["UIFont", "systemFont", "boldSystemFont"].contains(ViewChain(value).name),
      let made = ViewChain(value).base.as(FunctionCallExprSyntax.self),
      made.calledExpression.path.first == "UIFont"
        || binding.typeAnnotation?.type.trimmedDescription == "UIFont"
    else { return }
    setFont(value, at: value)
  }

  /// Records the fonts of a fixed size that a function returns, unless the app makes fonts follow Dynamic
  /// Type where it uses them.
  func addFonts(of function: FunctionDeclSyntax) {
    guard function.signature.returnClause?.type.trimmedDescription == "UIFont",
      !reading.module.scalesFonts, let body = function.body
    else { return }
    let results = body.statements.results
    // With others among them, the size is a choice for Dynamic Type.
    let areFixed = results.allSatisfy { result in
      let call = ViewChain(result).base.as(FunctionCallExprSyntax.self)
      return call?.name?.hasSuffix("ystemFont") == true && call?.argument("ofSize") != nil
    }
    if areFixed { for result in results { setFont(result, at: result) } }
  }

  /// Records the fonts of a fixed size among those of which an enumeration chooses one:
  /// `var font: Font { switch self { case .title: .system(size: 18) … } }`.
  func addFontChoices(_ binding: PatternBindingSyntax) {
    guard binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text == "Font",
      case .getter(let statements)? = binding.accessorBlock?.accessors
    else { return }
    let type = binding.typeAround
    let results = statements.results
    guard type?.is(EnumDeclSyntax.self) == true || type?.is(ExtensionDeclSyntax.self) == true,
      results.count > 1
    else { return }
    for result in results {
      guard let call = ViewChain(result).base.as(FunctionCallExprSyntax.self),
        ["system", "custom"].contains(call.name), call.argument("relativeTo") == nil,
        let points = call.argument("size") ?? call.argument("fixedSize"),
        call.name == "system" || call.argument("fixedSize") != nil,
        let size = reading.leastAmount(points, in: Scope())
      else { continue }
      var text = ViewNode(.text, name: "Font", place: reading.place(result))
      (text.look.hasFont, text.look.fixedFontSize) = (true, .stated(size))
      fixedViews.append(text)
    }
  }
}

extension SwiftReading {
  /// The views that a loop around `node` calls `name`, by their own names: `for label in [title, note]`,
  /// `[title, note].forEach { $0.font = font }`; `*` for all of the type if the loop does not list them; `nil` without a
  /// loop.
  func views(calledInLoop name: String, at node: Syntax) -> [String]? {
    for around in sequence(first: node, next: \.parent) {
      if let loop = around.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
        return loop.sequence.listedNames ?? ["*"]
      }
      if let closure = around.as(ClosureExprSyntax.self), closure.parameters.first == name,
        let call = closure.parent?.as(FunctionCallExprSyntax.self), call.name == "forEach"
      {
        let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return list?.listedNames ?? ["*"]
      }
      if around.is(MemberBlockSyntax.self) { return nil }
    }
    return nil
  }
}

extension ExprSyntax {
  /// The names in a list of variables or members of `self`; `nil` for anything else.
  fileprivate var listedNames: [String]? {
    let paths = self.as(ArrayExprSyntax.self)?.elements.map(\.expression.path)
    guard let names = paths?.map({ $0.filter { $0 != "self" } }),
      names.allSatisfy({ $0.count == 1 })
    else { return nil }
    return names.map { $0[0] }
  }
}

extension AccessorBlockSyntax {
  /// The only expression that a computed property results in.
  fileprivate var onlyResult: ExprSyntax? {
    guard case .getter(let statements) = accessors else { return nil }
    let results = statements.results
    return results.count == 1 ? results[0] : nil
  }
}

extension ExprSyntax {
  /// The name of the view that it is put into: `UIStackView(arrangedSubviews: [label])`,
  /// `stack.addArrangedSubview(label)`.
  fileprivate var stackAround: String? {
    let element = parent?.as(ArrayElementSyntax.self)
    let list = element?.parent?.parent.map { Syntax($0) } ?? Syntax(self)
    let argument = list.parent?.as(LabeledExprSyntax.self)
    let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
    if argument?.label?.text == "arrangedSubviews" { return call?.assignedName }
    guard element == nil, let path = call?.calledExpression.path, path.count == 2,
      ["addArrangedSubview", "addSubview"].contains(path[1])
    else { return nil }
    return path[0]
  }
}
