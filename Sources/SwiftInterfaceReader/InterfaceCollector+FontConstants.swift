internal import LinterCore
internal import SwiftSyntax

/// The fonts that an app declares in one place for all its texts, and texts that keep their size.
extension InterfaceCollector {
  /// Records text that code keeps from following the text size:
  /// `label.adjustsFontForContentSizeCategory = false`.
  func keepTextSize(_ follows: ExprSyntax, at node: ExprSyntax) {
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

extension AccessorBlockSyntax {
  /// The only expression that a computed property results in.
  fileprivate var onlyResult: ExprSyntax? {
    guard case .getter(let statements) = accessors else { return nil }
    let results = statements.results
    return results.count == 1 ? results[0] : nil
  }
}
