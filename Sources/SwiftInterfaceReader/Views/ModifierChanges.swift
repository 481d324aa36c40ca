internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

// What the modifiers of SwiftUI that take more than a line to read say of a view.

extension ViewTreeReader.Change {
  func font(of node: inout ViewNode) {
    guard let first else { return }
    node.look.hasFont = true
    let chain = ViewChain(first)
    for inner in chain.modifiers where inner.name == "weight" {
      node.look.fontWeight = inner.call.arguments.first?.expression.path.last
    }
    guard let (made, scope) = reading.made(by: chain.base, as: "Font", in: context.scope),
      let call = made.as(FunctionCallExprSyntax.self)
    else { return }
    if let weight = call.argument("weight") { node.look.fontWeight = weight.path.last }
    let size: ExprSyntax?
    switch call.name {
    case "system" where call.argument("relativeTo") == nil: size = call.argument("size")
    case "custom": size = call.argument("fixedSize")
    default: return
    }
    node.look.fixedFontSize = reading.amount(size, in: scope).map { .stated($0) }
  }

  func force(_ scheme: ExprSyntax?, on node: inout ViewNode) {
    let name = scheme?.path.last
    node.forcedAppearance = ["light", "dark"].contains(name) ? name : nil
  }

  func foreground(of node: inout ViewNode) {
    node.look.foreground = color(first) ?? .unknown(reason: "chosen")
    node.look.colorCondition = first?.choice?.condition ?? node.look.colorCondition
  }

  /// What comes from a side or goes there moves across the screen.
  func transition(of node: inout ViewNode) {
    let kind = call.arguments.trimmedDescription
    node.movesFar =
      !reading.asksForMotion
      && [".move(", ".slide", ".push(", ".offset("].contains(where: kind.contains)
  }

  /// Animations begin in a modifier of their own or when a view appears; one of phases goes round and
  /// round where nothing starts it.
  func motion(of node: inout ViewNode) {
    guard !reading.asksForMotion else { return }
    let moving = ["offset", "rotation", "scaleEffect"]
    let isEndless =
      modifier.name == "phaseAnimator" && call.argument("trigger") == nil
      && moving.contains(where: call.trimmedDescription.contains)
      || (call.arguments.map { $0.expression as ExprSyntax? } + [
        call.trailingClosure.map { ExprSyntax($0) }
      ])
      .contains { $0?.trimmedDescription.contains("repeatForever") == true }
    node.movesForEver = node.movesForEver || isEndless
  }

  func frame(of node: inout ViewNode) {
    // A view that may grow has no fixed size; a symbol fills the least one that it has.
    let isSymbol = node.kind == .image && !node.look.isResizable && node.look.fixedFontSize == nil
    func side(_ name: String, _ range: [String]) -> Fact<Double>?? {
      if let value = call.argument(name) { return .some(number(value).map { .stated($0) }) }
      if isSymbol, let least = call.argument(range[0]), call.argument(range[1]) == nil {
        return .some(number(least).map { .stated($0) })
      }
      return range.contains { call.argument($0) != nil } ? .some(nil) : nil
    }
    if let width = side("width", ["minWidth", "maxWidth", "idealWidth"]) {
      node.look.width = width
    }
    if let height = side("height", ["minHeight", "maxHeight", "idealHeight"]) {
      node.look.height = height
    }
  }

  /// Padding belongs to a view; where it is not known how much, its size is not.
  func padding(of node: inout ViewNode) {
    let amounts = call.arguments.compactMap { number($0.expression) }
    let edges = call.arguments.first { $0.label == nil && number($0.expression) == nil }
    let names = edges?.expression.names ?? ["all"]
    func grow(_ side: Fact<Double>?, _ sides: [String]) -> Fact<Double>? {
      let count = names.reduce(0) {
        $0 + ($1 == "all" || $1 == sides[0] ? 2 : sides.contains($1) ? 1 : 0)
      }
      guard count > 0 else { return side }
      guard let amount = amounts.last else { return nil }
      return side?.map { $0 + Double(count) * amount }
    }
    node.look.width = grow(node.look.width, ["horizontal", "leading", "trailing"])
    node.look.height = grow(node.look.height, ["vertical", "top", "bottom"])
  }

  func background(of node: inout ViewNode) {
    node.look.hasBackground = true
    node.look.colorCondition = first?.choice?.condition ?? node.look.colorCondition
    if let color = color(first) {
      node.look.background = color
      if color.stated != nil { return }
    }
    let layers = reader.layers(self, as: .background)
    node.children += layers
    if layers.count == 1, let color = layers[0].look.background { node.look.background = color }
  }

  /// The color that `expression` names; unknown where it is chosen or blended.
  func color(_ expression: ExprSyntax?) -> Fact<ColorName>? {
    expression.flatMap { reader.color($0) }
  }
}
