internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether all that code does with the value this makes, a variable of a function called `name`, is to present
  /// it: `present(alert, animated: true)`.
  func isOnlyPresented(as name: String) -> Bool {
    let made = sequence(first: Syntax(self), next: \.parent).lazy
      .compactMap { $0.as(CodeBlockItemSyntax.self) }.first { _ in true }
    guard let made, made.item.is(VariableDeclSyntax.self),
      let around = made.parent?.as(CodeBlockItemListSyntax.self),
      // An alert that shows progress is dismissed by code when the work is done.
      !around.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "dismiss" })
    else { return false }
    let uses = around.filter { $0.position > made.position }.flatMap { statement in
      statement.tokens(viewMode: .sourceAccurate).filter { $0.text == name }
    }
    return !uses.isEmpty && uses.allSatisfy(\.isPresented)
  }
}

extension TokenSyntax {
  /// Whether it is the name of what a call presents.
  fileprivate var isPresented: Bool {
    let argument = parent?.parent?.as(LabeledExprSyntax.self)
    let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return parent?.is(DeclReferenceExprSyntax.self) == true && argument?.label == nil
      && call?.name == "present"
  }
}
