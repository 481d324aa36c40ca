internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// Records that a UIKit view has a tap gesture: `card.addGestureRecognizer(tap)`.
  ///
  /// Controls are ignored, since they handle taps themselves. So are sources that set accessibility traits
  /// anywhere, since they may do so for this view.
  func addGesture(_ call: FunctionCallExprSyntax) {
    guard !reading.source.describesTraits, !reading.source.passesTouchesOn,
      let type = typeOfOwner(of: call), isPassive(type),
      let given = call.arguments.first?.expression,
      case .expression(let made, _) = reading.value(of: given),
      let tap = made.as(FunctionCallExprSyntax.self), tap.name == "UITapGestureRecognizer",
      // A gesture in a variable may require a second tap.
      !reading.source.countsTaps || !given.is(DeclReferenceExprSyntax.self),
      !onlyTakesTaps(tap)
    else { return }
    var view = ViewNode(.container, name: type, place: reading.place(call))
    view.platforms = reading.platforms(at: call)
    view.tapAction = tap.argument("action")?.trimmedDescription ?? "tap"
    fixedViews.append(view)
  }

  /// Whether the action of a tap is empty: such a tap only keeps touches from the views below.
  private func onlyTakesTaps(_ tap: FunctionCallExprSyntax) -> Bool {
    let selector = tap.argument("action")?.as(MacroExpansionExprSyntax.self)?.arguments.first
    let run =
      selector?.expression.as(FunctionCallExprSyntax.self)?.name ?? selector?.expression.path.last
    guard let run, let type = types.last?.name,
      let body = reading.declarations.types[type]?.functions[run]?.first?.body
    else { return false }
    return body.statements.isEmpty
  }

  /// The type of the view that gets a gesture: the one around `call` if that is all it names.
  private func typeOfOwner(of call: FunctionCallExprSyntax) -> String? {
    let path = call.calledExpression.path.dropLast()
    guard let owner = path.last, path.count > 1 || owner != "self" else { return types.last?.name }
    return reading.typeName(of: owner, at: Syntax(call))
  }

  /// The UIKit classes that are not interactive.
  private static let passive: Set<String> = ["UILabel", "UIImageView", "UIView", "UIStackView"]

  /// Whether `type` is a non-interactive UIKit class, or a subclass of one in this source.
  private func isPassive(_ type: String) -> Bool {
    // An outlet is declared as `UILabel!`.
    if Self.passive.contains(type.filter { $0 != "!" && $0 != "?" }) { return true }
    return reading.declarations.types[type]?.parents.first.map(Self.passive.contains) ?? false
  }
}
