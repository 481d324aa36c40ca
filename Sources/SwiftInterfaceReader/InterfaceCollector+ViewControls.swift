internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// The control for a text with a fixed font size or a segmented picker; `nil` for other views.
  func control(_ chain: ViewChain) -> Control? {
    let place = reading.place(chain.base)
    switch chain.name {
    case "Text", "Label", "TextField", "TextEditor":
      guard let font = chain.modifier("font")?.call.arguments.first?.expression,
        let call = font.as(FunctionCallExprSyntax.self), call.name == "system",
        let size = reading.amount(call.argument("size"), in: Scope()), !chain.isClear
      else { return nil }
      return Control(kind: .label, place: reading.place(font), fontSize: .stated(size))
    case "Picker":
      guard
        let style = chain.modifier("pickerStyle")?.call.arguments.first?.expression
          .trimmedDescription,
        style.lowercased().contains("segmented"),
        let content = chain.base.as(FunctionCallExprSyntax.self)?.content
      else { return nil }
      let made = reading.builderItems(content.statements)
      let labels =
        made.count.isStated
        ? made.items.map { reading.label($0.expression, in: $0.scope) } : []
      return Control(
        kind: .segmentedControl, place: place, texts: labels.map(\.title),
        images: labels.map(\.icon))
    default: return nil
    }
  }
}

extension ViewChain {
  /// Whether its text is in no color: it is there for what reads the screen aloud, and has no size to judge.
  fileprivate var isClear: Bool {
    ["foregroundStyle", "foregroundColor"].contains { name in
      let color = modifier(name)?.call.arguments.first?.expression.trimmedDescription
      return color == ".clear" || color == "Color.clear"
    }
  }
}
