internal import LinterCore
internal import SwiftSyntax

/// The gestures of SwiftUI.
extension ModifierCall {
  /// Records what `onTapGesture` runs; a second tap is as hard to guess as a long press.
  func tap(on node: inout ViewNode) {
    let action =
      call.trailingClosure.map { ExprSyntax($0) } ?? call.argument("perform")
      ?? call.argument(nil)
    guard number(call.argument("count")) ?? 1 == 1 else {
      node.longPressAction = node.longPressAction ?? action.map(\.sourceLine)
      return
    }
    // An empty gesture only blocks others.
    let isEmpty = action?.as(ClosureExprSyntax.self)?.statements.isEmpty == true
    if !isEmpty { node.tapAction = action.map(\.sourceLine) ?? "" }
  }

  /// Records what `onLongPressGesture` runs.
  func press(on node: inout ViewNode) {
    let action = call.argument("perform") ?? call.trailingClosure.map { ExprSyntax($0) }
    node.longPressAction = action.map(\.sourceLine)
  }

  /// Records what the gesture of `gesture` runs: one that recognizes a tap acts as `onTapGesture` does.
  func gesture(on node: inout ViewNode) {
    node.tapAction = tapAction.map(\.sourceLine) ?? node.tapAction
    node.longPressAction = longPressAction.map(\.sourceLine) ?? node.longPressAction
    node.dragAction = dragAction.map(\.sourceLine) ?? node.dragAction
  }

  /// Records what a gesture runs that lets others through; on a screen its tap is not what people tap it for.
  func simultaneousGesture(on node: inout ViewNode) {
    let tap = node.tapAction
    gesture(on: &node)
    if ![.text, .label, .image, .shape].contains(node.kind) { node.tapAction = tap }
  }

  /// The gesture, which may be a property of the view: `.gesture(dragToSort)`.
  private var given: ExprSyntax? {
    // `isOff ? nil : TapGesture().onEnded { open() }`
    if let choice = first?.choice?.values {
      return choice.first { !$0.is(NilLiteralExprSyntax.self) }
    }
    guard let first, first.is(DeclReferenceExprSyntax.self),
      case .expression(let made, _) = reading.value(of: first, in: scope)
    else { return first }
    return made
  }

  /// What a single tap runs that the gesture recognizes, alone or among others; a drag of any length that only
  /// acts when it ends is a tap as well.
  private var tapAction: ClosureExprSyntax? {
    if let drag = given.flatMap({ Self.gesture("DragGesture", in: $0) }),
      number(drag.recognizer.argument("minimumDistance")) == 0,
      given.map({ ViewChain($0).modifiers.map(\.name) }) == ["onEnded"]
    {
      return drag.action
    }
    guard let tap = given.flatMap({ Self.gesture("TapGesture", in: $0) }),
      number(tap.recognizer.argument("count")) ?? 1 == 1,
      !tap.action.statements.isEmpty
    else { return nil }
    return tap.action
  }

  /// What a long press runs that the gesture recognizes, alone or among others.
  private var longPressAction: ClosureExprSyntax? {
    let press = given.flatMap { Self.gesture("LongPressGesture", in: $0) }
    return press?.action.statements.isEmpty == false ? press?.action : nil
  }

  /// What a drag sets by the place of the finger, as it does on a slider of the app's own.
  private var dragAction: ClosureExprSyntax? {
    let drag = given.flatMap {
      Self.gesture("DragGesture", in: $0, does: ["onChanged", "updating"])
    }
    guard let drag,
      drag.action.tokens(viewMode: .sourceAccurate).contains(where: {
        $0.text == "location"
      })
    else { return nil }
    return drag.action
  }

  /// The first gesture called `name` in `gesture`, which may combine several, and what it runs.
  private static func gesture(
    _ name: String, in gesture: ExprSyntax, does: [String] = ["onEnded"]
  ) -> (recognizer: FunctionCallExprSyntax, action: ClosureExprSyntax)? {
    let chain = ViewChain(gesture)
    guard let call = chain.base.as(FunctionCallExprSyntax.self) else { return nil }
    if call.name == name {
      let run = chain.modifiers.first { does.contains($0.name) }?.call
      let action = run?.trailingClosure ?? run?.argument(nil)?.as(ClosureExprSyntax.self)
      return action.map { (call, $0) }
    }
    return call.arguments.lazy.compactMap { Self.gesture(name, in: $0.expression, does: does) }
      .first
  }
}
