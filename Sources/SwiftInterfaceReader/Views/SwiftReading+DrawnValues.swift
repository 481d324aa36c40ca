internal import SwiftSyntax

/// Finds shapes whose extent shows a value: the part of a ring, the length of a bar.
extension SwiftReading {
  /// Whether an extent depends on a value, and not only on the room there is: `width * progress`, but neither
  /// `width / 2` nor `isOpen ? 1 : 0`.
  func drawsValue(_ extent: ExprSyntax?, in scope: Scope) -> Bool {
    guard let extent, !extent.isChoice, amount(extent, in: scope) == nil else { return false }
    let operands = OperandFinder(extent).operands
    return operands.contains { !$0.path.isRoom && amount($0, in: scope) == nil }
  }

  /// Whether a call of a shape of the app passes it a value: `Slice(progress: progress)`.
  func passesValue(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    call.arguments.contains { argument in
      let name = (argument.label?.text ?? argument.expression.path.last ?? "").lowercased()
      return ["progress", "percent", "percentage", "value", "fraction"].contains(
        where: name.hasSuffix) && drawsValue(argument.expression, in: scope)
    }
  }
}

/// Collects the names and members in an expression, without those in conditions and the called functions.
private final class OperandFinder: SyntaxVisitor {
  private(set) var operands: [ExprSyntax] = []

  init(_ expression: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(expression)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.arguments)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    operands.append(ExprSyntax(node))
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    operands.append(ExprSyntax(node))
    return .skipChildren
  }
}

extension [String] {
  /// Whether these components name a measure of the layout: `geometry.size.width`, `items.count`.
  fileprivate var isRoom: Bool {
    if contains("size") || contains("bounds") || contains("?") { return true }
    let name = last?.lowercased() ?? ""
    return [
      "width", "height", "size", "length", "radius", "diameter", "side", "spacing", "padding",
      "inset", "scale", "offset", "count", "index",
    ].contains(where: name.hasSuffix)
  }
}
