internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// The text and the image that a view shows as a label.
struct Label {
  var title: Fact<InterfaceText> = .stated(InterfaceText())
  var icon: Fact<ImageName> = .stated(.none)

  /// A label without known content.
  static func unknown(reason: String) -> Label {
    Label(title: .unknown(reason: reason), icon: .unknown(reason: reason))
  }
}

extension SwiftReading {
  /// The label made of the first text and the first image in a closure.
  func label(_ statements: CodeBlockItemListSyntax, in scope: Scope = Scope()) -> Label {
    let made = builderItems(statements, in: scope)
    guard made.isWhole, !statements.isEmpty else { return .unknown(reason: "made in code") }
    var label = Label()
    for item in made.items {
      let part = self.label(item.expression, in: item.scope)
      if label.title == .stated(InterfaceText()), part.title != label.title {
        label.title = Self.weakened(part.title, item.isPresent)
      }
      if label.icon == .stated(.none), part.icon != label.icon {
        label.icon = Self.weakened(part.icon, item.isPresent)
      }
    }
    return label
  }

  private static func weakened<Value>(_ fact: Fact<Value>, _ isPresent: Fact<Bool>) -> Fact<Value> {
    guard case .stated(let value) = fact, isPresent != .stated(true) else { return fact }
    return .conditional(value)
  }

  /// The label made of one view.
  func label(_ expression: ExprSyntax, in scope: Scope = Scope()) -> Label {
    let chain = ViewChain(expression)
    guard let call = chain.base.as(FunctionCallExprSyntax.self) else {
      return .unknown(reason: "made in code")
    }
    switch chain.name {
    case "Text": return Label(title: text(ExprSyntax(call), in: scope))
    case "Image": return Label(icon: image(call, in: scope) ?? .unknown(reason: "made in code"))
    case "Label": return label(madeBy: call, in: scope)
    case "VStack", "HStack", "ZStack", "Group":
      return call.content.map { label($0.statements, in: scope) } ?? Label()
    case "Spacer", "Divider": return Label()
    default: return .unknown(reason: "another view")
    }
  }

  /// The label of a SwiftUI `Label`, created from a title and an image name or from two closures.
  private func label(madeBy call: FunctionCallExprSyntax, in scope: Scope) -> Label {
    if let first = call.arguments.first, first.label == nil {
      return Label(
        title: text(first.expression, in: scope),
        icon: image(call, in: scope) ?? .unknown(reason: "made in code"))
    }
    var made = Label()
    if let content = call.trailingClosure ?? call.closure("title") {
      made.title = label(content.statements, in: scope).title
    }
    if let content = call.closure("icon") {
      made.icon = label(content.statements, in: scope).icon
    }
    return made
  }
}
