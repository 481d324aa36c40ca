internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// Records that a UIKit view has a tap gesture: `card.addGestureRecognizer(tap)`.
  ///
  /// Controls are ignored, since they handle taps themselves. So are sources that set accessibility traits
  /// anywhere, since they may do so for this view.
  func addGesture(_ call: FunctionCallExprSyntax) {
    guard !reading.source.describesTraits, !reading.source.passesTouchesOn,
      let owner = call.calledExpression.path.dropLast().last,
      let type = reading.typeName(of: owner, at: Syntax(call)), isPassive(type),
      let given = call.arguments.first?.expression,
      case .expression(let made, _) = reading.value(of: given),
      let tap = made.as(FunctionCallExprSyntax.self), tap.name == "UITapGestureRecognizer",
      // A gesture in a variable may require a second tap.
      !reading.source.countsTaps || !given.is(DeclReferenceExprSyntax.self)
    else { return }
    var view = ViewNode(.container, name: type, place: reading.place(call))
    view.platforms = reading.platforms(at: call)
    view.tapAction = tap.argument("action")?.trimmedDescription ?? "tap"
    fixedViews.append(view)
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
