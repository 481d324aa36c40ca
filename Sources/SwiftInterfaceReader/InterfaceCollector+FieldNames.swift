internal import LinterCore
internal import SwiftSyntax

/// Text fields of UIKit that get no name in code.
extension InterfaceCollector {
  /// `field` as one without a name, if no code of its source gives it one; its place is where it is shown.
  ///
  /// Only a private field is known not to get one in another source.
  func named(_ field: ViewNode, called name: String) -> ViewNode {
    guard field.kind == .textField, field.name == "UITextField", field.prompt == nil,
      field.text == .unknown(reason: "a label beside it"), field.accessibility.label == nil,
      !name.isEmpty, let shown = shownField(name)
    else { return field }
    var field = field
    field.text = .stated(InterfaceText())
    field.place = reading.place(shown)
    return field
  }

  /// The call that shows the private field `name`; `nil` if something may give the field a name.
  private func shownField(_ name: String) -> FunctionCallExprSyntax? {
    guard !namingTokens.contains(where: { mayName($0, name) }) else { return nil }
    var (isPrivate, shown) = (false, FunctionCallExprSyntax?.none)
    for token in tokensByName[name] ?? [] {
      if let pattern = token.parent?.as(IdentifierPatternSyntax.self) {
        // Fields of other types may have the same name.
        guard pattern.isPrivate else { return nil }
        isPrivate = true
      } else if let call = token.givenTo {
        guard Self.showing.contains(call.name ?? ""), !isRemoved(name, after: call) else {
          return nil
        }
        if call.name != "equalTo" { shown = shown ?? call }
      } else if token.isListed {
        return nil
      }
    }
    return isPrivate ? shown : nil
  }

  /// Whether a later statement in the same block as `call` removes the view `name` from its superview.
  private func isRemoved(_ name: String, after call: FunctionCallExprSyntax) -> Bool {
    call.blockAround?.contains { statement in
      let removal = statement.expression?.as(FunctionCallExprSyntax.self)
      return statement.position > call.position
        && removal?.calledExpression.path.suffix(2) == [name, "removeFromSuperview"]
    } == true
  }

  /// Whether a property that names a view is that of the field `name`, or of something unknown.
  private func mayName(_ token: TokenSyntax, _ name: String) -> Bool {
    guard let owner = token.owner else { return true }
    return owner == name || !isNamed(owner)
  }

  /// Whether a view that this source configures has the name.
  private func isNamed(_ name: String) -> Bool {
    namedViews.keys.contains { $0.hasSuffix(".\(name)") || $0.hasPrefix("\(name)@") }
  }

  /// The functions that do nothing to a field but show it or compare it.
  private static let showing: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "equalTo", "isEqual",
  ]
}

extension SwiftReading {
  /// The identifiers of the source by their text, in order.
  func identifiers() -> [String: [TokenSyntax]] {
    var found: [String: [TokenSyntax]] = [:]
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      found[name, default: []].append(token)
    }
    return found
  }
}

extension IdentifierPatternSyntax {
  /// Whether only the source itself can use the variable.
  fileprivate var isPrivate: Bool {
    let declaration = sequence(first: Syntax(self), next: \.parent).lazy
      .compactMap { $0.as(VariableDeclSyntax.self) }.first { _ in true }
    guard let declaration else { return false }
    return declaration.parent?.is(CodeBlockItemSyntax.self) == true
      || declaration.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension TokenSyntax {
  /// The name of what a member belongs to: `field` in `self.field.placeholder`.
  fileprivate var owner: String? {
    parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.path.last
  }

  /// The expression of a variable, with `self` before it.
  private var expression: Syntax? {
    guard let own = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    guard let member = own.parent?.as(MemberAccessExprSyntax.self), member.declName.id == own.id
    else { return Syntax(own) }
    return member.base?.trimmedDescription == "self" ? Syntax(member) : nil
  }

  /// The call that a variable is an argument of.
  fileprivate var givenTo: FunctionCallExprSyntax? {
    expression?.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
  }

  /// Whether a variable is an element of a list, for all of which code may do something.
  fileprivate var isListed: Bool { expression?.parent?.is(ArrayElementSyntax.self) == true }
}
