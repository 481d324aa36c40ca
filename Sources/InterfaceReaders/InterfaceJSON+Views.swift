internal import Guidelines
internal import LinterCore

extension ViewNode: JSONElement {
  static let objectName = "view"

  static func blank(at place: Place) -> ViewNode { ViewNode(.other, place: place) }

  static let members: [JSONMember<ViewNode>] = [
    .choice("kind", \.kind), .value("name", "string", \.name), .choice("slot", \.slot),
    .value("outlets", "list of strings: what code calls it", \.outlets),
    .value("className", "string: the app's class", \.className),
    .platforms(\.platforms),
    .value("widgetFamilies", "list of strings, as WidgetKit spells them", \.widgetFamilies),
    .value("placement", "string: where in a toolbar, as SwiftUI spells it", \.placement),
    .text("text", \.text),
    .value("textSource", "string: of a text that is not stated", \.textSource),
    .text("prompt", \.prompt),
    .text("tooltip", \.tooltip), .image("image", \.image),
    .value("role", "`destructive`, `cancel`, `confirm`, `close`", \.role),
    .text("accessibilityLabel", \.accessibility.label),
    .fact("isAccessibilityHidden", "true or false", \.accessibility.isHidden),
    .value("traits", "list of strings, as SwiftUI spells them", \.accessibility.traits),
    .value("hasAccessibilityValue", "true or false", \.accessibility.hasValue),
    .number("fontSize", \.look.fixedFontSize),
    .value("textStyle", "string, as SwiftUI spells it", \.look.textStyle),
    .value("keepsTextSize", "true or false", \.look.keepsTextSize),
    .value("leastScale", "number: what text may shrink to", \.look.leastScale),
    .value("lineLimit", "number", \.look.lineLimit),
    .value("fontWeight", "string, as SwiftUI spells it", \.look.fontWeight),
    .number("width", \.look.width), .number("height", \.look.height),
    .color("foreground", \.look.foreground), .color("tint", \.look.tint),
    .color("background", \.look.background), .color("wash", \.look.wash),
    .value("isOnSystemBackground", "true or false", \.look.isOnSystemBackground),
    .value("isProminent", "true or false", \.look.isProminent),
    .value("isGlass", "true or false", \.look.isGlass),
    .value("hasRoom", "true or false: by a frame or padding", \.look.hasRoom),
    .value("isSymbol", "true or false", \.look.isSymbol),
    .value("isBitmap", "true or false", \.look.isBitmap),
    .value("isNamedInCode", "true or false", \.look.isNamedInCode),
    .value("isCode", "true or false", \.look.isCode),
    .value("drawsValue", "true or false: as a bar in a chart", \.look.drawsValue),
    .value("colorCondition", "string: what chooses its color", \.look.colorCondition),
    .colors("colorChoices", \.look.colorChoices),
    .colors("backgroundChoices", \.look.backgroundChoices),
    .value("changesShape", "true or false: with a state", \.look.changesShape),
    .value("isSegmented", "true or false", \.look.isSegmented),
    .number("spacing", \.layout.spacing),
    .value("scrolls", "`horizontal` or `vertical`", \.layout.scrolls),
    .value("pages", "`horizontal` or `vertical`: how its pages turn", \.layout.pages),
    .value("largestTextSize", "string, as SwiftUI spells it", \.layout.largestTextSize),
    .value("fixedSide", "`left` or `right`", \.layout.fixedSide),
    .value(
      "isOnWideScreens", "true or false: not on an iPhone held upright", \.layout.isOnWideScreens),
    .value("readsScreenSize", "true or false", \.layout.readsScreenSize),
    .fact("blocksSwipe", "true or false", \.layout.blocksSwipe),
    .value("detents", "number", \.layout.detents),
    .value("keepsHeight", "true or false: of the sheet it is in", \.layout.keepsHeight),
    .value("hidesGrabber", "true or false", \.layout.hidesGrabber),
    .value("action", "string: what a button runs", \.action),
    .value("contentType", "string, as UIKit spells it", \.input.contentType),
    .value("keyboard", "string, as UIKit spells it", \.input.keyboard),
    .value("takesNumber", "true or false", \.input.takesNumber),
    .text("textBefore", \.input.textBefore),
    .value("longPressAction", "string: what a long press runs", \.longPressAction),
    .value("dragAction", "string: what a drag sets by its place", \.dragAction),
    .value("tapAction", "string: what a tap runs", \.tapAction),
    .value("shownBy", "string: the variable that presents a sheet", \.shownBy),
    .fact("isDisabled", "true or false", \.isDisabled),
    .value("hasShortcut", "true or false", \.hasShortcut),
    .value("shortcutModifiers", "list of strings, as SwiftUI spells them", \.shortcutModifiers),
    .value("isDefault", "true or false: Return chooses it", \.isDefault),
    .value("movesForEver", "true or false", \.movesForEver),
    .value("movesFar", "true or false", \.movesFar),
    .value("setsVolume", "true or false: of the device", \.setsVolume),
    .color("layerColor", \.layerColor),
    .value("binding", "string: the variable that a field sets", \.input.binding),
    .value("datePattern", "string: how code writes dates and times", \.datePattern),
    .value(
      "conduct",
      ViewNode.Conduct.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "), \.conduct),
    .value("asksAtLaunch", "true or false: for a permission", \.asksAtLaunch),
    .value("readsPasteboard", "true or false: as it appears", \.readsPasteboard),
    .value("keepsPortrait", "true or false: on iPhone", \.keepsPortrait),
    .value("ignoresPress", "true or false: a style without a pressed state", \.ignoresPress),
    .value("isTimed", "true or false: a timer puts it away", \.isTimed),
    .value("isBesideLookup", "true or false: code looks others up", \.isBesideLookup),
    .value("hasNoWayOut", "true or false: an alert without any button", \.hasNoWayOut),
    .value("lacksAnchor", "true or false: for the popover of an action sheet", \.lacksAnchor),
    .value("isVerbatim", "true or false: meant for no strings file", \.isVerbatim),
    .value("isRedacted", "true or false: drawn as bars", \.isRedacted),
    .value("isDeterminate", "true or false", \.isDeterminate),
    .value("isSign", "true or false: all that a condition shows", \.isSign),
    .value("isRepeated", "true or false: in a loop", \.isRepeated),
    .value("isAtTimes", "true or false: in some states", \.isAtTimes),
    .value("forcedAppearance", "`light` or `dark`", \.forcedAppearance),
    .value("isBody", "true or false: of the type with its name", \.isBody),
    .list("children", \.children),
    .list("unfolded", \.unfolded),
  ]
}

/// A color in a document: `{"system": "black"}`, `{"asset": "ink"}` or `{"red": 1, "green": 1, "blue": 1}`.
struct ColorJSON: Decodable, Hashable, Sendable {
  let name: ColorName

  init(from decoder: any Decoder) throws {
    let object = try InterfaceObject(from: decoder)
    try object.expect(["system", "asset", "red", "green", "blue"])
    if let system = try object.value("system", as: String.self) {
      name = .system(system)
    } else if let asset = try object.value("asset", as: String.self) {
      name = .asset(asset)
    } else {
      name = .literal(
        try object.required("red"), try object.required("green"), try object.required("blue"))
    }
  }
}

extension JSONMember {
  fileprivate static func colors(_ name: String, _ path: Path<[ColorName]>) -> JSONMember {
    JSONMember(name, form: "list of colors") { object, owner in
      let colors = try object.value(name, as: [ColorJSON].self)
      owner[keyPath: path] = colors?.map(\.name) ?? owner[keyPath: path]
    }
  }

  fileprivate static func text(
    _ name: String, _ path: Path<Fact<InterfaceText>?>
  ) -> JSONMember {
    JSONMember(name, form: "text") { object, owner in
      owner[keyPath: path] = try object.text(name)
    }
  }

  /// A fact that is `nil` by default.
  fileprivate static func fact<Value: Decodable & Hashable & Sendable>(
    _ name: String, _ form: String, _ path: Path<Fact<Value>?>
  ) -> JSONMember {
    JSONMember(name, form: form) { object, owner in
      owner[keyPath: path] = try object.fact(name)
    }
  }

  static func color(_ name: String, _ path: Path<Fact<ColorName>?>) -> JSONMember {
    JSONMember(name, form: "color") { object, owner in
      let fact: Fact<ColorJSON>? = try object.fact(name)
      owner[keyPath: path] = fact?.map(\.name)
    }
  }
}
