internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// The items in a list of bar items; `nil` if the list is incomplete.
  func barItems(_ value: ExprSyntax) -> [BarItem]? {
    let elements = reading.elements(of: value)
    guard elements.isWhole else { return nil }
    return elements.list.compactMap { element in
      guard case .expression(let expression, _)? = element.values.last else {
        return BarItem(
          place: reading.place(element.node), content: .unknown(reason: "made in code"),
          isPresent: element.isPresent)
      }
      var item = barItem(expression, at: element.node)
      if !element.isPresent.isStated { item?.isPresent = element.isPresent }
      return item
    }
  }

  /// The item created by `value`; `nil` if `value` is `nil`.
  func barItem(_ value: ExprSyntax, at node: ExprSyntax) -> BarItem? {
    if value.is(NilLiteralExprSyntax.self) { return nil }
    let place = reading.place(node)
    let unknown = BarItem(place: place, content: .unknown(reason: "made in code"))
    guard case .expression(let made, _) = reading.value(of: value) else { return unknown }
    switch made.path.last {
    case "flexibleSpace": return BarItem(place: place, content: .flexibleSpace)
    case "fixedSpace": return BarItem(place: place, content: .fixedSpace)
    default: break
    }
    guard let call = made.as(FunctionCallExprSyntax.self) else { return unknown }
    switch call.name {
    case "flexibleSpace": return BarItem(place: place, content: .flexibleSpace)
    case "fixedSpace": return BarItem(place: place, content: .fixedSpace)
    case "UIBarButtonItem", "init": break
    default: return unknown
    }
    return BarItem(
      place: place, content: content(of: call), isPresent: reading.fact(true, at: node))
  }

  private func content(of call: FunctionCallExprSyntax) -> BarItem.Content {
    if let system = call.argument("barButtonSystemItem") ?? call.argument("systemItem") {
      switch system.path.last ?? "" {
      case "flexibleSpace": return .flexibleSpace
      case "fixedSpace": return .fixedSpace
      case let other: return .system(other)
      }
    }
    if let image = call.given("image") { return .image(reading.imageValue(image)) }
    if let title = call.given("title") { return .text(reading.text(title)) }
    if let view = call.argument("customView") {
      return segmentedControl(view).map { .control($0) } ?? .unknown(reason: "another view")
    }
    return .unknown(reason: "made in code")
  }

  /// The segmented control that `value` creates or refers to.
  func segmentedControl(_ value: ExprSyntax) -> Control? {
    let made: ExprSyntax
    switch reading.value(of: value) {
    case .expression(let expression, _): made = expression
    case .body(let statements, let scope):
      // A closure that creates and configures it.
      guard case .stmt(let last)? = statements.last?.item,
        let returned = last.as(ReturnStmtSyntax.self)?.expression,
        case .expression(let expression, _) = reading.value(of: returned, in: scope)
      else { return nil }
      made = expression
    default: return nil
    }
    guard let call = made.as(FunctionCallExprSyntax.self), call.name == "UISegmentedControl" else {
      return nil
    }
    let items = call.argument("items").map { reading.elements(of: $0) } ?? .unknown
    let texts = items.list.map { element -> Fact<InterfaceText> in
      guard case .expression(let expression, let scope)? = element.values.last else {
        return .unknown(reason: "made in code")
      }
      return reading.text(expression, in: scope)
    }
    return Control(
      kind: .segmentedControl, place: reading.place(value),
      texts: items.count.isStated ? texts : [])
  }
}
