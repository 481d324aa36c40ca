internal import SwiftSyntax

/// Conditions that only hold where a screen is wider than that of an iPhone held upright.
extension SwiftReading {
  /// The ways of an `if` that are not taken on an iPhone held upright: 0 is its body, 1 its `else`.
  func waysOnWideScreens(_ conditions: ConditionElementListSyntax, in scope: Scope) -> Set<Int> {
    let needed = conditions.flatMap { condition -> [ArraySlice<ExprSyntax>] in
      guard case .expression(let expression) = condition.condition else { return [[]] }
      return terms(of: expression)
    }
    let wide = needed.map { isWide($0, in: scope) }
    if wide.contains(true) { return [0] }
    return wide == [false] ? [1] : []
  }

  /// The parts of a condition that must all hold; one that is empty if only some of them must.
  private func terms(of expression: ExprSyntax) -> [ArraySlice<ExprSyntax>] {
    let parts =
      expression.unwrapped.as(SequenceExprSyntax.self)?.elements.map { $0 } ?? [expression]
    let signs = parts.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard !signs.contains("||"), !parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return [[]] }
    return parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
  }

  /// Whether a part of a condition holds on wide screens alone, or on narrow ones alone (`false`).
  private func isWide(_ term: ArraySlice<ExprSyntax>, in scope: Scope) -> Bool? {
    let parts = Array(term)
    if parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(sign), let asked = parts[0].path.last, let value = parts[2].path.last,
      asked.hasSuffix("izeClass") && !asked.hasPrefix("vertical") || asked == "userInterfaceIdiom"
    {
      if ["regular", "pad"].contains(value) { return sign == "==" }
      return ["compact", "phone"].contains(value) ? sign == "!=" : nil
    }
    guard parts.count == 1 else { return nil }
    if let negated = parts[0].as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return isWide([negated.expression], in: scope).map { !$0 }
    }
    // A member of the view may hold what the class is: `var isWide: Bool { sizeClass == .regular }`.
    let path = parts[0].path
    if path.last?.hasSuffix("sPad") == true { return true }
    guard path.count == 1, scope.depth < Scope.deepest,
      let type = scope.type ?? Optional(typeName(around: Syntax(parts[0]))),
      case .computed(let statements)? = declarations.types[type]?.members[path[0]],
      statements.count == 1, let held = statements.first?.expression
    else { return nil }
    let inside = terms(of: held)
    return inside.count == 1 ? isWide(inside[0], in: scope.deeper()) : nil
  }
}
