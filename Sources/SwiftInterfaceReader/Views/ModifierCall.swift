internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// A call of a SwiftUI modifier, with methods for the effects that take more than a line to read.
struct ModifierCall {
  let name: String
  let call: FunctionCallExprSyntax
  let reading: SwiftReading
  let scope: Scope

  /// The first argument without a label.
  var first: ExprSyntax? { call.arguments.first { $0.label == nil }?.expression }

  /// The value of a number literal or a constant in the module.
  func number(_ expression: ExprSyntax?) -> Double? { reading.amount(expression, in: scope) }

  /// SwiftUI's text styles.
  private static let textStyles: Set<String> = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline",
    "subheadline", "body", "callout", "footnote", "caption", "caption2",
  ]

  func font(of node: inout ViewNode) {
    guard let first else { return }
    node.look.hasFont = true
    let chain = ViewChain(first)
    for inner in chain.modifiers {
      switch inner.name {
      case "weight": node.look.fontWeight = inner.call.arguments.first?.expression.path.last
      case "bold": node.look.fontWeight = "bold"
      default: continue
      }
    }
    // `.system(.title)` has the style `title` too.
    let given = chain.base.as(FunctionCallExprSyntax.self)?.argument(nil) ?? chain.base
    let style = given.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    node.look.textStyle = Self.textStyles.contains(style) ? style : nil
    if let choices = first.choice?.values {
      // Where only some of them have a fixed size, the others may be for larger text.
      let sizes = choices.map { fontCall($0).flatMap(fixedSize) }
      node.look.fixedFontSize =
        sizes.contains(nil) ? nil : sizes.compactMap(\.self).min().map { .stated($0) }
      return
    }
    guard let font = fontCall(chain.base) else { return }
    if let weight = font.call.argument("weight") { node.look.fontWeight = weight.path.last }
    node.look.fixedFontSize = fixedSize(font).map { .stated($0) }
  }

  /// The call that makes a font, and the names that hold in it.
  private func fontCall(_ font: ExprSyntax) -> (call: FunctionCallExprSyntax, scope: Scope)? {
    guard let (made, inside) = reading.made(by: ViewChain(font).base, as: "Font", in: scope),
      let call = made.as(FunctionCallExprSyntax.self)
    else { return nil }
    return (call, inside)
  }

  /// The size in points of a font that ignores Dynamic Type.
  private func fixedSize(_ font: (call: FunctionCallExprSyntax, scope: Scope)) -> Double? {
    switch font.call.name {
    case "system" where font.call.argument("relativeTo") == nil:
      reading.leastAmount(font.call.argument("size"), in: font.scope)
    case "custom": reading.leastAmount(font.call.argument("fixedSize"), in: font.scope)
    default: nil
    }
  }

  func force(_ scheme: ExprSyntax?, on node: inout ViewNode) {
    let name = scheme?.path.last
    node.forcedAppearance = ["light", "dark"].contains(name) ? name : nil
  }

  /// A condition that moves a view aside by a width puts it behind one side of the screen, as a drawer, and an offset is
  /// the same in every writing direction: `.offset(x: isOpen ? 0 : -menuWidth)`.
  ///
  /// An offset by the width of the screen belongs to a full-screen page, one by the width of a line to a small shift.
  func offset(of node: inout ViewNode) {
    let values = call.argument("x")?.choice?.values.map(\.trimmedDescription) ?? []
    guard values.count > 1, !reading.source.asksForDirection,
      values.contains(where: { ["0", "0.0", ".zero"].contains($0) }),
      let aside = values.first(where: { $0.contains("idth") }),
      let name = aside.split(whereSeparator: { !$0.isLetter }).last(where: { $0.contains("idth") }),
      !["lineWidth", "strokeWidth", "borderWidth", "screenWidth"].contains(name),
      !["size.width", "bounds.width"].contains(where: aside.hasSuffix)
    else { return }
    node.layout.fixedSide = aside.hasPrefix("-") ? "left" : "right"
  }

  /// Transitions from or to a side move across the screen.
  func transition(of node: inout ViewNode) {
    let kind = call.arguments.trimmedDescription
    node.movesFar =
      !reading.asksForMotion
      && [".move(", ".slide", ".push(", ".offset("].contains(where: kind.contains)
  }

  /// Animations start in their own modifier or when a view appears.
  ///
  /// A phase animator without a trigger runs forever.
  func motion(of node: inout ViewNode) {
    guard !reading.asksForMotion else { return }
    // Lottie's `.playing(loopMode: .loop)` and `.looping()`.
    if let mode = call.argument("loopMode") {
      node.movesForEver = ["loop", "autoReverse"].contains(mode.path.last)
    } else if name == "looping" {
      node.movesForEver = true
    }
    let isEndless =
      name == "phaseAnimator" && call.argument("trigger") == nil
      && Self.moving.contains(where: call.trimmedDescription.contains)
      || (call.arguments.map { $0.expression as ExprSyntax? } + [
        call.trailingClosure.map { ExprSyntax($0) }
      ])
      .contains { $0?.trimmedDescription.contains("repeatForever") == true }
    node.movesForEver = node.movesForEver || isEndless
  }

  /// The modifiers that move a view, by the beginning of their names.
  private static let moving = ["offset", "rotation", "scaleEffect"]

  /// Whether a call makes a timeline that moves its content in every frame.
  static func isMovingTimeline(
    _ call: FunctionCallExprSyntax, in reading: SwiftReading
  ) -> Bool {
    guard call.name == "TimelineView", !reading.asksForMotion, let content = call.content else {
      return false
    }
    let schedule = call.argument(nil)
    let name = schedule?.as(FunctionCallExprSyntax.self)?.name ?? schedule?.path.last
    let source = content.trimmedDescription
    // A gradient moves by its points.
    return name == "animation"
      && (moving.contains { source.contains(".\($0)") } || source.contains("UnitPoint(x: "))
  }

  func frame(of node: inout ViewNode) {
    node.look.hasRoom = true
    if node.kind == .shape {
      let sides = ["width", "height"].compactMap(call.argument).filter {
        $0.is(SequenceExprSyntax.self)
      }
      node.look.drawsValue =
        node.look.drawsValue || sides.contains { reading.drawsValue($0, in: scope) }
    }
    // A view that may grow has no fixed size, but a symbol takes its minimum size.
    let isSymbol = node.kind == .image && !node.look.isResizable && node.look.fixedFontSize == nil
    func side(_ name: String, _ range: [String]) -> Fact<Double>?? {
      if let value = call.argument(name) { return .some(number(value).map { .stated($0) }) }
      if isSymbol, let least = call.argument(range[0]), call.argument(range[1]) == nil {
        return .some(number(least).map { .stated($0) })
      }
      if isSymbol, let most = number(call.argument(range[1])) { return .some(.stated(most)) }
      return range.contains { call.argument($0) != nil } ? .some(nil) : nil
    }
    if let width = side("width", ["minWidth", "maxWidth", "idealWidth"]) {
      node.look.width = width
    }
    node.look.leastHeight = number(call.argument("minHeight")) ?? node.look.leastHeight
    node.look.mayBeHigher =
      node.look.mayBeHigher || ["maxHeight", "idealHeight"].contains { call.argument($0) != nil }
      || ["height", "minHeight"].contains {
        call.argument($0).map { number($0) == nil } == true
      }
    if let height = side("height", ["minHeight", "maxHeight", "idealHeight"]) {
      // A greatest height limits text as a fixed one does.
      let most = call.argument("minHeight") == nil ? number(call.argument("maxHeight")) : nil
      node.look.height = height ?? most.map { .stated($0) }
    }
  }

  /// Fades what is drawn so far; what is hardly there, or only sometimes, has no known color.
  func fade(_ node: inout ViewNode) {
    // SwiftUI removes views with zero opacity from the accessibility tree.
    if number(first) == 0 { node.accessibility.isHidden = .stated(true) }
    let share = number(first).flatMap { $0 >= 0.3 ? $0 : nil }
    func fade(_ color: Fact<ColorName>?) -> Fact<ColorName> {
      guard let color, let share else { return .unknown(reason: "translucent") }
      return color.map { $0.faded(to: share) }
    }
    node.look.foreground = fade(node.look.foreground)
    if node.look.background != nil { node.look.background = fade(node.look.background) }
  }

  /// Padding adds to the size; if its amount is unknown, so is the size.
  func padding(of node: inout ViewNode) {
    node.look.hasRoom = true
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
    let padding = node.look.padding.map { Fact.stated($0) }
    node.look.padding = grow(padding, ["vertical", "top", "bottom"])?.value
    node.look.width = grow(node.look.width, ["horizontal", "leading", "trailing"])
    node.look.height = grow(node.look.height, ["vertical", "top", "bottom"])
  }

  /// Reads the style of a button.
  func style(_ node: inout ViewNode) {
    let style = first?.trimmedDescription.lowercased() ?? ""
    node.look.isProminent = style.contains("prominent")
    // `.plain` and `PlainButtonStyle()`, but not a style of the app such as `PlainRounded()`.
    let name = style.filter(\.isLetter).replacing("buttonstyle", with: "")
    node.look.isStyled = name != "plain" && name != "borderless"
    // A style of the app that receives a title shows it.
    let arguments = first?.as(FunctionCallExprSyntax.self)?.arguments
    if arguments?.contains(where: { ["title", "label", "text"].contains($0.label?.text) }) == true {
      node.ownModifiers.append(self.name)
      node.describingModifiers.append(self.name)
    }
  }

  /// Reads the heights of the sheet that a view is in.
  func detents(of node: inout ViewNode) {
    let detents = first?.as(ArrayExprSyntax.self)?.elements
    node.layout.detents = detents?.count ?? 0
    let only = detents?.count == 1 ? detents?.first?.expression : nil
    node.layout.keepsHeight = ["fraction", "height"].contains(
      only?.as(FunctionCallExprSyntax.self)?.name)
  }
}
