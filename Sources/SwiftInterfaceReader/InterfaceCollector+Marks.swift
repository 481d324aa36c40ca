internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Colors and images by which UIKit code shows which view is selected.
extension InterfaceCollector {
  /// Records an image that a view only shows in one state: `mark.image = isChosen ? UIImage(named: "check") : nil`.
  func addMark(_ path: [String], _ image: ExprSyntax, at node: ExprSyntax) {
    guard path.count > 1, let choice = image.choice, choice.values.count == 2,
      choice.values.contains(where: { $0.is(NilLiteralExprSyntax.self) }),
      let shown = choice.values.first(where: { !$0.is(NilLiteralExprSyntax.self) }),
      let name = reading.imageValue(shown).value, name.marksChoice,
      node.typeAround.map({ !$0.speaks && !$0.trimmedDescription.contains("isSelected") }) == true
    else { return }
    var mark = ViewNode(.image, name: "UIImageView", place: reading.place(node))
    (mark.image, mark.isSign) = (.stated(name), true)
    fixedViews.append(mark)
  }

  /// Records the buttons whose titles an `if` and its `else` give two colors, and nothing else.
  func addColoredTitles(_ node: IfExprSyntax) {
    guard case .codeBlock(let other)? = node.elseBody, let type = types.last?.name else { return }
    let first = coloredTitles(node.body)
    guard !first.isEmpty else { return }
    let second = coloredTitles(other)
    guard let mark = first.first(where: { mark in second.contains { $0.button == mark.button } }),
      let function = sequence(first: Syntax(node), next: \.parent).first(where: {
        $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
      }),
      !Self.more.contains(where: function.trimmedDescription.contains)
    else { return }
    var view = ViewNode(.shape, name: "UIButton", place: reading.place(mark.call))
    view.outlets = ["\(type).\(mark.button)"]
    view.look.colorCondition = node.conditions.trimmedDescription
    fixedViews.append(view)
  }

  /// The calls that give a title a color, by the name of the button.
  private func coloredTitles(
    _ block: CodeBlockSyntax
  ) -> [(button: String, call: FunctionCallExprSyntax)] {
    let calls = block.statements.compactMap { $0.expression?.as(FunctionCallExprSyntax.self) }
    return calls.compactMap { call in
      guard call.name == "setTitleColor", let owner = call.calledExpression.path.dropLast().last
      else { return nil }
      return (owner, call)
    }
  }

  /// What tells a state in another way than by a color.
  private static let more = [
    "setImage(", "setTitle(", "setAttributedTitle(", ".image", "ccessib", "isSelected", "isEnabled",
  ]
}

extension ImageName {
  /// Whether its name is that of a selection mark.
  fileprivate var marksChoice: Bool {
    switch self {
    case .symbol(let name), .asset(let name): InterfaceWords.namesChoice(name)
    case .none: false
    }
  }
}
