internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// Records that a view of UIKit answers a tap: `card.addGestureRecognizer(tap)`.
  ///
  /// A control does so by itself. Where the source tells assistive technologies anything of what views
  /// are, it may say so of this one.
  func addGesture(_ call: FunctionCallExprSyntax) {
    guard !reading.source.describesTraits, !reading.source.passesTouchesOn,
      let owner = call.calledExpression.path.dropLast().last,
      let type = reading.typeName(of: owner, at: Syntax(call)), isPassive(type),
      let given = call.arguments.first?.expression,
      case .expression(let made, _) = reading.value(of: given),
      let tap = made.as(FunctionCallExprSyntax.self), tap.name == "UITapGestureRecognizer",
      // What a variable stands for may wait for a second tap.
      !reading.source.countsTaps || !given.is(DeclReferenceExprSyntax.self)
    else { return }
    var view = ViewNode(.container, name: type, place: reading.place(call))
    view.platforms = reading.platforms(at: call)
    view.tapAction = tap.argument("action")?.trimmedDescription ?? "tap"
    fixedViews.append(view)
  }

  /// The classes of UIKit that only show something.
  private static let passive: Set<String> = ["UILabel", "UIImageView", "UIView", "UIStackView"]

  /// Whether `type` only shows something, as a class of UIKit or a class of this source that is one.
  private func isPassive(_ type: String) -> Bool {
    // An outlet is declared as `UILabel!`.
    if Self.passive.contains(type.filter { $0 != "!" && $0 != "?" }) { return true }
    return reading.declarations.types[type]?.parents.first.map(Self.passive.contains) ?? false
  }
}
