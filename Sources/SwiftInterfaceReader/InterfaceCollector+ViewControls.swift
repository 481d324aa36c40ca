internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

extension InterfaceCollector {
  /// The control that a view is, where something of it is fixed.
  func control(_ chain: ViewChain) -> Control? {
    let place = reading.place(chain.base)
    switch chain.name {
    case "Button":
      guard let frame = chain.modifier("frame")?.call else { return nil }
      let (width, height) = (
        reading.number(frame.argument("width")), reading.number(frame.argument("height"))
      )
      guard width != nil || height != nil else { return nil }
      return Control(
        kind: .button, place: place, width: width.map { .stated($0) },
        height: height.map { .stated($0) })
    case "Text", "Label":
      guard let font = chain.modifier("font")?.call.arguments.first?.expression,
        let call = font.as(FunctionCallExprSyntax.self), call.name == "system",
        let size = reading.number(call.argument("size"))
      else { return nil }
      return Control(kind: .label, place: place, fontSize: .stated(size))
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
