internal import LinterCore
internal import SwiftSyntax

/// The fonts that an app declares in one place for all its texts.
extension InterfaceCollector {
  /// Records a font of a fixed size that an extension or a type of constants declares, unless the app makes fonts
  /// follow Dynamic Type where it uses them: `static let title = UIFont(name: "Avenir", size: 18)`.
  func addFontConstant(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
    let isShared = variable.modifiers.contains { $0.name.text == "static" }
    // A view that declares a font uses it itself.
    let type = sequence(first: Syntax(variable), next: \.parent).dropFirst().first {
      $0.asProtocol((any DeclGroupSyntax).self) != nil
    }
    guard isShared, type?.is(ClassDeclSyntax.self) == false, !reading.module.scalesFonts,
      let value = binding.initializer?.value ?? binding.accessorBlock?.onlyResult,
      ["UIFont", "systemFont", "boldSystemFont"].contains(ViewChain(value).name),
      let made = ViewChain(value).base.as(FunctionCallExprSyntax.self),
      made.calledExpression.path.first == "UIFont"
        || binding.typeAnnotation?.type.trimmedDescription == "UIFont"
    else { return }
    setFont(value, at: value)
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
