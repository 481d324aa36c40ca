internal import SwiftSyntax

/// Works out numbers as far as the source states them.
extension SwiftReading {
  /// The value of a number literal.
  func number(_ expression: ExprSyntax?) -> Double? {
    let literal =
      expression?.as(IntegerLiteralExprSyntax.self)?.literal
      ?? expression?.as(FloatLiteralExprSyntax.self)?.literal
    guard let digits = literal?.text.filter({ $0 != "_" }) else { return nil }
    return digits.hasPrefix("0x")
      ? Int(digits.dropFirst(2), radix: 16).map(Double.init) : Double(digits)
  }

  /// The value of a literal, a constant in the module, or an expression of these:
  /// `CGFloat(44) / 2`, `min(rowHeight, 60)`.
  func amount(_ expression: ExprSyntax?, in scope: Scope) -> Double? {
    guard let bare = expression?.unwrapped, scope.depth < Scope.deepest, budget.step() else {
      return nil
    }
    if let number = number(bare) { return number }
    if let parts = bare.as(SequenceExprSyntax.self)?.elements {
      return amount(of: Array(parts), in: scope)
    }
    if let signed = bare.as(PrefixOperatorExprSyntax.self), signed.operator.text == "-" {
      return amount(signed.expression, in: scope.deeper()).map { -$0 }
    }
    if isWrapped(bare, in: scope) { return nil }
    guard case .expression(let simple, let inside) = value(of: bare, in: scope) else { return nil }
    guard simple.id == bare.id else { return amount(simple, in: inside.deeper()) }
    guard let call = bare.as(FunctionCallExprSyntax.self), let name = call.name else { return nil }
    let values = call.arguments.filter { $0.label == nil }.map {
      amount($0.expression, in: scope.deeper())
    }
    guard !values.isEmpty, values.count == call.arguments.count, !values.contains(nil) else {
      return nil
    }
    let numbers = values.compactMap(\.self)
    switch name {
    case "CGFloat", "Double", "Float": return numbers.count == 1 ? numbers[0] : nil
    case "Int": return numbers.count == 1 ? numbers[0].rounded(.towardZero) : nil
    case "min": return numbers.min()
    case "max": return numbers.max()
    default: return nil
    }
  }

  /// Whether `expression` is a property of the type around it that a property wrapper changes.
  private func isWrapped(_ expression: ExprSyntax, in scope: Scope) -> Bool {
    guard expression.path.count == 1, let name = expression.path.first, scope.names[name] == nil,
      local(name, at: Syntax(expression)) == nil
    else { return false }
    return declarations.isWrapped(
      name, of: scope.type ?? typeName(around: Syntax(expression)))
  }

  /// The value of operands with operators between them, or of a ternary expression whose values are equal.
  private func amount(of parts: [ExprSyntax], in scope: Scope) -> Double? {
    if let mark = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let first = parts[mark].as(UnresolvedTernaryExprSyntax.self)?.thenExpression,
        let one = amount(first, in: scope.deeper()),
        one == amount(of: Array(parts[(mark + 1)...]), in: scope.deeper())
      else { return nil }
      return one
    }
    // Each finished term is added to the sum; `*` and `/` change the term.
    var (sum, term, isOperand) = (0.0, 0.0, true)
    var symbol = "+"
    var rest = parts[...]
    while let part = rest.popFirst() {
      if part.is(UnresolvedAsExprSyntax.self) {
        rest = rest.dropFirst()
        continue
      }
      guard isOperand else {
        guard let next = part.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
        (symbol, isOperand) = (next, true)
        continue
      }
      guard let value = amount(part, in: scope.deeper()) else { return nil }
      switch symbol {
      case "+": (sum, term) = (sum + term, value)
      case "-": (sum, term) = (sum + term, -value)
      case "*": term *= value
      case "/" where value != 0: term /= value
      default: return nil
      }
      isOperand = false
    }
    return isOperand ? nil : sum + term
  }

  /// The value of a number, or the smallest value of a ternary expression: `isWide ? 17 : 13`.
  func leastAmount(_ expression: ExprSyntax?, in scope: Scope) -> Double? {
    guard let choice = expression?.choice else { return amount(expression, in: scope) }
    let values = choice.values.map { amount($0, in: scope) }
    return values.contains(nil) ? nil : values.compactMap(\.self).min()
  }
}
