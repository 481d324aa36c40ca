internal import LinterCore
internal import SwiftSyntax

/// Fixed sizes and sides of views in UIKit code.
extension InterfaceCollector {
  /// Records the side or the size that an anchor constraint fixes.
  func constrain(_ path: [String], _ call: FunctionCallExprSyntax) {
    setAnchor(path.last, of: path.dropLast().last ?? "self", at: call)
    let limit = call.argument("equalToConstant") ?? call.argument("lessThanOrEqualToConstant")
    guard path.count >= 2, let size = reading.amount(limit, in: Scope()) else { return }
    setSize(
      size, [path.last == "widthAnchor" ? "width" : path.last == "heightAnchor" ? "height" : ""],
      of: path[path.count - 2], at: call)
  }

  /// Records what a SnapKit closure fixes: `button.snp.makeConstraints { $0.size.equalTo(30) }`.
  func constrainWithSnapKit(_ call: FunctionCallExprSyntax) {
    let path = call.calledExpression.path
    guard path.count >= 3, path[path.count - 2] == "snp", let closure = call.trailingClosure,
      let maker = closure.parameters.first
    else { return }
    var sides: [String: CodeBlockItemSyntax] = [:]
    for statement in closure.statements {
      guard let expression = statement.item.as(ExprSyntax.self) else { continue }
      let chain = ViewChain(expression)
      let named = chain.base.path
      guard named.first == maker else { continue }
      for side in ["left", "right"] where named.contains(side) { sides[side] = statement }
      guard let equal = chain.modifiers.first, equal.name == "equalTo",
        let value = equal.call.arguments.first?.expression
      else { continue }
      setSize(value, Array(named.dropFirst()), of: path[path.count - 3], at: call)
    }
    // A view with both sides fixed looks the same in every writing direction.
    if sides.count == 1, let (side, statement) = sides.first { setSide(side, at: statement) }
  }

  private func setSize(
    _ value: ExprSyntax, _ dimensions: [String], of view: String, at call: FunctionCallExprSyntax
  ) {
    if let size = reading.amount(value, in: Scope()) {
      setSize(size, dimensions, of: view, at: call)
    } else if dimensions.contains("size"), let made = value.as(FunctionCallExprSyntax.self),
      made.name == "CGSize"
    {
      for side in ["width", "height"] {
        if let size = reading.amount(made.argument(side), in: Scope()) {
          setSize(size, [side], of: view, at: call)
        }
      }
    }
  }

  private func setSize(
    _ size: Double, _ dimensions: [String], of view: String, at call: FunctionCallExprSyntax
  ) {
    let isWide = !Set(dimensions).isDisjoint(with: ["width", "size"])
    let isHigh = !Set(dimensions).isDisjoint(with: ["height", "size"])
    guard isWide || isHigh else { return }
    editView(view, at: Syntax(call)) { view in
      if isWide { view.look.width = .stated(size) }
      if isHigh { view.look.height = .stated(size) }
      view.changedAt[.size] = view.changedAt[.size] ?? reading.place(call)
    }
  }

  /// Records insets that differ between left and right: `UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)`.
  ///
  /// Those of an image that stretches, of what scrolls, or of separators are not read, nor such large ones as hide one.
  func addInsets(_ call: FunctionCallExprSyntax) {
    guard let left = reading.amount(call.argument("left"), in: Scope()),
      let right = reading.amount(call.argument("right"), in: Scope()), left != right,
      // As the constants of two constraints, opposite numbers are the same.
      left != -right, max(abs(left), abs(right)) < Self.mostInset
    else { return }
    let target = call.assignedName ?? ""
    let isConstant = call.parent?.is(InitializerClauseSyntax.self) == true
    // A function may use the left one for the leading side.
    guard call.parent?.is(LabeledExprSyntax.self) != true,
      isConstant ? usedNames.insets.contains(target) : UsedNames.isOfInsets(target)
    else { return }
    setSide(left > right ? "left" : "right", at: call)
  }

  /// Insets from here on move something out of sight.
  private static let mostInset = 200.0

  /// Records the fixed height of a table's rows: `tableView.rowHeight = 60`.
  func addRow(of height: ExprSyntax, isChosen: Bool = true) {
    guard let points = reading.leastAmount(height, in: Scope()) else { return }
    let name = isChosen ? "UITableViewCell" : "UITableViewHeaderFooterView"
    var row = ViewNode(.container, name: name, place: reading.place(height))
    row.look.height = .stated(points)
    row.action = isChosen && choosesRows ? "didSelectRowAt" : nil
    row.look.hasTextStyle = isChosen && makesSystemCells
    fixedViews.append(row)
  }

  /// Whether the source makes or registers cells of the system's class, whose texts follow Dynamic Type.
  private var makesSystemCells: Bool {
    (tokensByName["UITableViewCell"] ?? []).contains { token in
      let name = token.parent?.as(DeclReferenceExprSyntax.self)
      let member = name?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      // `UITableViewCell()` is often only a fallback where no cell can be dequeued.
      let call = name?.parent?.as(FunctionCallExprSyntax.self)
      return member == "self"
        || call?.arguments.isEmpty == false
        || call?.parent?.is(InitializerClauseSyntax.self) == true
    }
  }

  /// Whether the type around answers a tap on a row of its table.
  private var choosesRows: Bool {
    let functions = types.last.flatMap {
      reading.declarations.types[$0.name]?.functions["tableView"]
    }
    return (functions ?? []).contains { function in
      function.signature.parameterClause.parameters.last?.firstName.text == "didSelectRowAt"
    }
  }

  /// Records the heights of rows that a method of a table's or a collection's delegate returns as constants.
  func addRow(_ function: FunctionDeclSyntax) {
    let asked = function.signature.parameterClause.parameters.last?.firstName.text
    let results = function.body?.statements.results ?? []
    switch asked {
    case "heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection":
      for result in results { addRow(of: result, isChosen: asked == "heightForRowAt") }
    case "sizeForItemAt":
      // An item as wide as the collection is a row.
      guard results.count == 1, let size = results[0].as(FunctionCallExprSyntax.self),
        size.name == "CGSize", let width = size.argument("width"),
        reading.amount(width, in: Scope()) == nil, width.trimmedDescription.hasSuffix("width"),
        let height = size.argument("height")
      else { return }
      addRow(of: height)
    default: break
    }
  }

  /// Records an animation that repeats forever: `options: [.repeat]`, `repeatCount = .infinity`, and Lottie's
  /// `loopMode = .loop`.
  func addMotion(_ value: ExprSyntax) {
    guard !reading.asksForMotion, !isOfActivity,
      value.names.contains(where: {
        ["repeat", "infinity", "greatestFiniteMagnitude", "HUGE", "loop", "autoReverse"].contains(
          $0)
      })
    else { return }
    var view = ViewNode(.container, name: "UIView", place: reading.place(value))
    view.movesForEver = true
    fixedViews.append(view)
  }

  /// Records whether the font of a view is a text style or scales like one.
  func setTextStyle(of view: String?, _ font: ExprSyntax, at node: ExprSyntax) {
    guard let view else { return }
    let source = font.trimmedDescription
    let isScaled = ["preferredFont", "scaledFont"].contains(where: source.contains)
    let named = ViewChain(font).base.as(FunctionCallExprSyntax.self)?.argument("forTextStyle")
    let style = named?.path.last.map { $0 == "title1" ? "title" : $0 }
    editView(view, at: Syntax(node)) { view in
      view.look.hasTextStyle = isScaled
      // Where code sets traits, it may set them for this view.
      if view.kind == .text, !reading.source.describesTraits { view.look.textStyle = style }
    }
  }

  /// Records the sizes in a visual format string: `H:[close(30)]`.
  func constrainWithFormat(_ call: FunctionCallExprSyntax) {
    guard let format = reading.literal(call.argument("withVisualFormat")),
      let views = call.argument("views")?.as(DictionaryExprSyntax.self)?.content
        .as(DictionaryElementListSyntax.self)
    else { return }
    let dimension = format.hasPrefix("V:") ? "height" : "width"
    for (name, size) in VisualFormat.sizes(in: format) {
      let view = views.first { reading.literal($0.key) == name }?.value.path.last
      if let view { setSize(size, [dimension], of: view, at: call) }
    }
  }
}

/// The visual format language of Auto Layout.
enum VisualFormat {
  /// The views with a fixed size, `[close(30)]` or `[close(==30)]`, and the size; inequalities and sizes
  /// with a priority are left out.
  static func sizes(in format: String) -> [(name: String, size: Double)] {
    format.split(separator: "[").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "]") else { return nil }
      let view = part[..<end].split(separator: "(")
      guard view.count == 2, view[1].last == ")" else { return nil }
      let size = view[1].dropLast().drop { $0 == "=" }
      return Double(size).map { (String(view[0]), $0) }
    }
  }
}
