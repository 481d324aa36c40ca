internal import LinterCore
internal import SwiftSyntax

/// Controls that the app draws itself, without a word for assistive technologies, and what they replace.
extension InterfaceCollector {
  /// Records a class of controls that is based on no control of UIKit: `class WalkSlider: UIControl`; a view
  /// that takes the input of the keyboard is a field.
  func addOwnControl(_ node: ClassDeclSyntax) {
    let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let parents = reading.declarations.parents(of: node.name.text)
    // `UITextInput` is a `UIKeyInput` as well.
    let takesKeys = parents.contains { $0 == "UIKeyInput" || $0 == "UITextInput" }
    guard base == "UIControl" || base == "UIView" && takesKeys,
      // An extension may describe it, and so may what it is a part of.
      !sourceSpeaks, !reading.module.mayDescribe(node.name.text)
    else { return }
    add(.isSilentControl, named: node.name.text, at: node.name)
  }

  /// Records a toggle style that only handles a tap, with `onTapGesture`.
  func addToggleStyle(_ node: StructDeclSyntax) {
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard parents.contains("ToggleStyle") else { return }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(node.memberBlock)
    guard let tap = finder.calls.first(where: { $0.name == "onTapGesture" }),
      !finder.calls.contains(where: { $0.name == "Button" || $0.name == "Toggle" }),
      !node.memberBlock.speaks
    else { return }
    add(.isSilentControl, named: node.name.text, at: tap.calledExpression.lastName ?? Syntax(tap))
  }

  /// Records `UITabBar.appearance().isHidden = true`, unless the file shows them again.
  func addHiddenTabBars(_ value: ExprSyntax, at node: ExprSyntax) {
    guard reading.flag(value).value == true,
      !node.root.trimmedDescription.contains("UITabBar.appearance().isHidden = false")
    else { return }
    add(.hidesTabBars, named: "UITabBar", at: node)
  }

  /// Records what the code at `node` does.
  func add(_ conduct: ViewNode.Conduct, named name: String, at node: some SyntaxProtocol) {
    var view = ViewNode(.container, name: name, place: reading.place(node))
    view.platforms = reading.platforms(at: node)
    view.conduct = conduct
    fixedViews.append(view)
  }
}

extension ExprSyntax {
  /// The name of the modifier that a call ends in.
  fileprivate var lastName: Syntax? {
    self.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
  }
}
