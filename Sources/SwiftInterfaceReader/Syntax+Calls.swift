internal import LinterCore
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name of the called function or type: `TabView`, `padding`.
  var name: String? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The value of the first argument with this label, where `nil` stands for no label.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The value of the first argument with this label, unless it is the literal `nil`.
  func given(_ label: String) -> ExprSyntax? {
    argument(label).flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
  }

  /// The content closure, trailing or not.
  var content: ClosureExprSyntax? {
    trailingClosure ?? argument("content")?.as(ClosureExprSyntax.self)
  }

  /// The first token with this text in its arguments and closures.
  func token(_ text: String) -> TokenSyntax? {
    tokens(viewMode: .sourceAccurate).first { $0.position > arguments.position && $0.text == text }
  }

  /// The closure with this label, trailing or not.
  func closure(_ label: String) -> ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == label }?.closure
      ?? argument(label)?.as(ClosureExprSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// The expression that it is, possibly returned.
  var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
      ?? item.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension TokenSyntax {
  /// The name without the backticks that its declaration may need: `if`.
  var bare: String { text.filter { $0 != "`" } }
}

extension ClosureExprSyntax {
  /// The names of the closure's parameters; `$0` if it declares none.
  var parameters: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map(\.firstName.text)
    case nil: ["$0"]
    @unknown default: []
    }
  }
}

/// A view and its modifiers in order: `Text("a").font(.body).padding()`.
struct ViewChain {
  /// A modifier.
  struct Modifier {
    let name: String
    let call: FunctionCallExprSyntax
    /// The token of the name, for its position.
    let token: TokenSyntax
  }

  let base: ExprSyntax
  let modifiers: [Modifier]

  /// Splits `expression` into a view and its modifiers; `isMember` tells whether a capitalized name is a
  /// member instead of a type.
  init(_ expression: ExprSyntax, isMember: (String) -> Bool = { _ in false }) {
    var modifiers: [Modifier] = []
    func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
      var inner = expression
      while let config = inner.as(PostfixIfConfigExprSyntax.self), let base = config.base {
        modifiers += config.modifiers
        inner = base
      }
      return inner.unwrapped
    }
    var base = unwrapped(expression)
    while let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let whole = member.base, case let inner = whole.unwrapped,
      !inner.isTypeName || inner.path.count == 1 && isMember(inner.path[0])
    {
      modifiers.append(
        Modifier(
          name: member.declName.baseName.text, call: call, token: member.declName.baseName))
      base = unwrapped(whole)
    }
    self.base = base
    self.modifiers = modifiers.reversed()
  }

  /// The name of the view.
  var name: String? { base.as(FunctionCallExprSyntax.self)?.name }

  /// The first modifier called one of `names`.
  func modifier(_ names: String...) -> Modifier? { modifiers.first { names.contains($0.name) } }
}

extension PostfixIfConfigExprSyntax {
  /// The modifiers that it adds on iPhone and iPad, or else where its first clause is compiled, the last one first.
  fileprivate var modifiers: [ViewChain.Modifier] {
    let clauses = config.clauses.filter { clause in
      let condition = clause.condition?.trimmedDescription ?? ""
      let isElsewhere = ["os(", "canImport(AppKit", "false"].contains(where: condition.hasPrefix)
      return !isElsewhere || condition.contains("os(iOS)")
    }
    guard case .postfixExpression(var part)? = clauses.first?.elements else { return [] }
    var modifiers: [ViewChain.Modifier] = []
    while let call = part.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName
      modifiers.append(ViewChain.Modifier(name: name.text, call: call, token: name))
      guard let inner = member.base else { break }
      part = inner
    }
    return modifiers
  }
}

extension ExprSyntax {
  /// The expression without `?`, `!`, `try`, `await`, parentheses and conditional modifiers.
  var unwrapped: ExprSyntax {
    var current = self
    while let inner = current.unwrappedOnce { current = inner }
    return current
  }

  /// What is inside one of these; `nil` for other expressions, which their kind tells at once.
  private var unwrappedOnce: ExprSyntax? {
    switch kind {
    case .optionalChainingExpr: return self.as(OptionalChainingExprSyntax.self)?.expression
    case .forceUnwrapExpr: return self.as(ForceUnwrapExprSyntax.self)?.expression
    case .tryExpr: return self.as(TryExprSyntax.self)?.expression
    case .awaitExpr: return self.as(AwaitExprSyntax.self)?.expression
    case .postfixIfConfigExpr: return self.as(PostfixIfConfigExprSyntax.self)?.base
    case .tupleExpr:
      guard let elements = self.as(TupleExprSyntax.self)?.elements, elements.count == 1,
        let only = elements.first, only.label == nil
      else { return nil }
      return only.expression
    default: return nil
    }
  }

  /// Whether this is a capitalized name, as of a type: `Color`, `Design.Colors`.
  var isTypeName: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name?.text.first?.isUppercase == true
  }

  /// The condition and the values of `condition ? one : other`; `nil` for other expressions.
  var choice: (condition: String, values: [ExprSyntax])? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements,
      let mark = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let first = parts[mark].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    else { return nil }
    return (
      parts[..<mark].map(\.trimmedDescription).joined(separator: " "),
      [first] + parts[parts.index(after: mark)...]
    )
  }

  /// The names in `.isButton` or `[.isButton, .isSelected]`; for a ternary, those of all its values.
  var names: [String] {
    if let list = self.as(ArrayExprSyntax.self) {
      return list.elements.compactMap { $0.expression.path.last }
    }
    if let choice { return choice.values.flatMap(\.names) }
    return [path.last].compactMap(\.self)
  }

  /// Whether this is a ternary expression, evaluated while the app runs.
  var isChoice: Bool { choice != nil }

  /// Whether nothing is called on this expression, so that it is a complete chain.
  var isOutermost: Bool {
    var current = Syntax(self)
    while let parent = current.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        || parent.is(PostfixIfConfigExprSyntax.self)
    {
      current = parent
    }
    guard let member = current.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == current.id
    else { return true }
    return member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
  }

  /// The components of `self.navigationItem?.title`: `navigationItem`, `title`; subscripts are skipped.
  var path: [String] {
    var parts: [String] = []
    var current = self
    while true {
      current = current.unwrapped
      if let member = current.as(MemberAccessExprSyntax.self) {
        parts.append(member.declName.baseName.text)
        guard let base = member.base else { break }
        current = base
      } else if let subscripted = current.as(SubscriptCallExprSyntax.self) {
        current = subscripted.calledExpression
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.text != "self" { parts.append(reference.baseName.text) }
        break
      } else {
        parts.append("?")
        break
      }
    }
    return parts.reversed()
  }

  /// The last constant subscript in the chain, from 0 to 99: 2 for `tabBar.items?[2].title`.
  var lastIndex: Int? {
    var current = self
    while true {
      current = current.unwrapped
      if let subscripted = current.as(SubscriptCallExprSyntax.self) {
        let index = subscripted.arguments.first?.expression.as(IntegerLiteralExprSyntax.self)
        return index.flatMap { Int($0.literal.text) }.flatMap { (0..<100).contains($0) ? $0 : nil }
      }
      guard let base = current.as(MemberAccessExprSyntax.self)?.base else { return nil }
      current = base
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether its first parameter has no label.
  var takesUnlabelled: Bool {
    signature.parameterClause.parameters.first?.firstName.text == "_"
  }

  /// Whether it accepts a call with these labels.
  func takes(_ labels: [String]) -> Bool {
    let own = signature.parameterClause.parameters.map(\.firstName.text)
    return !labels.isEmpty && labels.allSatisfy(own.contains)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a condition selects one of its arguments: `Image(systemName: isOn ? "star.fill" : "star")`.
  var makesChoice: Bool { arguments.contains { $0.expression.unwrapped.isChoice } }
}

extension ExprSyntax {
  /// The text of a string literal, with `…` for each interpolation; `nil` for other expressions.
  var literalParts: String? {
    guard let literal = unwrapped.as(StringLiteralExprSyntax.self) else { return nil }
    return literal.segments.map { segment in
      segment.as(StringSegmentSyntax.self)?.content.text ?? "…"
    }.joined()
  }

  /// Whether it only runs on systems without what `if #available` asks for.
  var isForOlderSystems: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      guard let condition = node.as(IfExprSyntax.self), let other = condition.elseBody else {
        return false
      }
      return other.position <= position
        && condition.conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
    }
  }
}

extension SyntaxProtocol {
  /// The innermost declaration of a type, or its extension, that contains it.
  var typeAround: Syntax? {
    sequence(first: Syntax(self), next: \.parent).first {
      $0.asProtocol((any DeclGroupSyntax).self) != nil
    }
  }

  /// Its source on one line without comments, cut off after about 2,000 bytes.
  var sourceLine: String {
    var source = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !source.isEmpty, isApart || !token.leadingTrivia.isEmpty { source += " " }
      source += token.text
      isApart = !token.trailingTrivia.isEmpty
      if source.utf8.count > 2_000 { break }
    }
    return source
  }
}

extension FunctionCallExprSyntax {
  /// What an action of an alert runs: a closure, or the name of one.
  var handler: ExprSyntax? {
    if let trailingClosure { return ExprSyntax(trailingClosure) }
    return given("handler")
  }
}

extension SyntaxProtocol {
  /// The statements that it is among.
  var blockAround: CodeBlockItemListSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy
      .compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
  }
}
