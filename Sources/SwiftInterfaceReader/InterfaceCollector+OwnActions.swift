internal import LinterCore
internal import SwiftSyntax

/// The buttons of alerts that methods of the app add: `alert.addCancelAction(title)`.
extension InterfaceCollector {
  /// The calls in a method of the app, which many places may call.
  private func callsWithin(_ body: CodeBlockSyntax) -> [FunctionCallExprSyntax] {
    if let known = callsOfMethods[body.id] { return known }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    callsOfMethods[body.id] = finder.calls
    return finder.calls
  }

  /// The action that a method of the app, which extends UIKit's class of alerts, adds by itself or by another such
  /// method, and what its names stand for; `nil` if it adds none, or perhaps several.
  func ownAction(
    addedBy call: FunctionCallExprSyntax, in scope: Scope = Scope()
  ) -> (made: FunctionCallExprSyntax, scope: Scope)? {
    guard scope.depth < 4, let name = call.name,
      let function = reading.declarations.function(
        name, labels: call.arguments.map { $0.label?.text }, of: AlertMaker.className),
      let body = function.body
    else { return nil }
    let calls = callsWithin(body)
    let given = reading.bindings(of: function, call, in: scope)
    let inner = scope.deeper(type: AlertMaker.className, given)
    let made = calls.filter { $0.name == "UIAlertAction" && $0.argument("title") != nil }
    if let action = made.first { return made.count == 1 ? (action, inner) : nil }
    let passing = calls.filter { $0.name?.hasPrefix("add") == true && $0.name != name }
    return passing.count == 1 ? ownAction(addedBy: passing[0], in: inner) : nil
  }

  /// The style of an action in UIKit's spelling, as far as it is stated: `cancel`.
  func style(of action: FunctionCallExprSyntax, in scope: Scope) -> String? {
    guard let style = action.argument("style"), !style.isChoice,
      case .expression(let stated, _) = reading.value(of: style, in: scope)
    else { return nil }
    return stated.path.last
  }
}
