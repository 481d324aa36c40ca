internal import Guidelines
internal import LinterCore

/// A complete interface JSON document.
struct DocumentJSON: Decodable {
  let interface: Interface

  init(from decoder: any Decoder) throws {
    interface = try InterfaceObject(from: decoder).element()
  }
}

/// A text in a document.
struct TextJSON: Decodable, Hashable, Sendable {
  let text: InterfaceText

  init(_ text: InterfaceText) { self.text = text }

  init(from decoder: any Decoder) throws {
    if let literal = try? decoder.singleValueContainer().decode(String.self) {
      text = InterfaceText(literal: literal)
      return
    }
    let object = try InterfaceObject(from: decoder)
    try object.expect(["en", "ko", "key"])
    text = InterfaceText(
      values: Bilingual(en: try object.value("en"), ko: try object.value("ko")),
      key: try object.value("key"))
  }
}

/// The name of an image in a document.
struct ImageNameJSON: Decodable, Hashable, Sendable {
  let name: ImageName

  init(_ name: ImageName) { self.name = name }

  init(from decoder: any Decoder) throws {
    let object = try InterfaceObject(from: decoder)
    try object.expect(["symbol", "asset"])
    if let symbol = try object.value("symbol", as: String.self) {
      name = .symbol(symbol)
    } else {
      name = .asset(try object.required("asset"))
    }
  }
}

extension InterfaceObject {
  /// The text of a member; `null` is an empty text.
  func text(_ name: String) throws -> Fact<InterfaceText>? {
    try fact(name, none: TextJSON(InterfaceText())).map { $0.map(\.text) }
  }

  /// The image of a member; `null` is no image.
  func image(_ name: String) throws -> Fact<ImageName>? {
    try fact(name, none: ImageNameJSON(.none)).map { $0.map(\.name) }
  }
}

extension Interface: JSONElement {
  static let objectName = "document"

  static func blank(at place: Place) -> Interface {
    Interface(files: [InterfaceFile(path: place.file, kind: .json)])
  }

  static let members: [JSONMember<Interface>] = [
    JSONMember("interface", form: "1", isRequired: true) { object, _ in
      guard try object.required("interface", as: Int.self) == 1 else {
        throw object.mismatch("interface", expected: "1")
      }
    },
    .platforms(\.files[0].platforms),
    .list("screens", \.screens), .list("tabBars", \.tabBars), .list("images", \.images),
    .list("views", \.views), .list("products", \.products),
    .value("describedOutlets", "list of strings", \.describedOutlets),
    .value("coloredOutlets", "list of strings: names", \.coloredOutlets),
    .value("fontedOutlets", "list of strings", \.fontedOutlets),
    .value("scaledOutlets", "list of strings", \.scaledOutlets),
    .value("renderedViews", "list of strings: made into images", \.renderedViews),
    .value("silentButtons", "list of strings: classes", \.silentButtons),
    .value("imageButtons", "list of strings: classes", \.imageButtons),
    .value("translatedTexts", "number: texts in strings files", \.translatedTexts),
    .value("languages", "list of strings: of the app's texts", \.languages),
    .list("protectedUses", \.protectedUses), .list("vibrations", \.vibrations),
    JSONMember("appName", form: "text") { object, interface in
      let name = try object.value("appName", as: TextJSON.self)
      interface.appName = name?.text.values ?? Bilingual()
    },
  ]
}

extension Screen: JSONElement {
  static let objectName = "screen"

  static func blank(at place: Place) -> Screen { Screen(id: "", place: place) }

  static let members: [JSONMember<Screen>] = [
    .value("id", "string", \.id), .platforms(\.platforms),
    .object("navigationBar", \.navigationBar), .object("toolbar", \.toolbar),
    .flag("showsTabBar", \.showsTabBar),
    .flag("hidesTabBarWhenPushed", \.hidesTabBarWhenPushed),
    .flag("isTopLevel", \.isTopLevel), .flag("hasSidebar", \.hasSidebar),
    .flag("isLaunchScreen", \.isLaunchScreen), .list("controls", \.controls),
    .color("background", \.background),
  ]
}

extension TabBar: JSONElement {
  static let objectName = "tab bar"

  static func blank(at place: Place) -> TabBar {
    TabBar(place: place, count: .unknown(reason: "not stated"))
  }

  static let members: [JSONMember<TabBar>] = [
    JSONMember("tabs", form: "list of tabs") { object, bar in
      bar.tabs = try object.elements("tabs")
      let areSure = bar.tabs.allSatisfy { $0.isPresent == .stated(true) }
      bar.count = areSure ? .stated(bar.tabs.count) : .conditional(bar.tabs.count)
    },
    .platforms(\.platforms),
    .fact("count", "number, where not all tabs are listed", \.count),
    .flag("adaptsToSidebar", \.adaptsToSidebar),
    .choice("style", \.style),
    .number("height", \.height), .number("top", \.top), .object("logo", \.logo),
  ]
}

extension Tab: JSONElement {
  static let objectName = "tab"

  static func blank(at place: Place) -> Tab {
    Tab(
      place: place, title: .unknown(reason: "not stated"), icon: .unknown(reason: "not stated"))
  }

  static let members: [JSONMember<Tab>] = [
    .text("title", \.title), .image("icon", \.icon), .image("selectedIcon", \.selectedIcon),
    .image("compactIcon", \.compactIcon),
    JSONMember("badge", form: "text") { object, tab in
      tab.badge = try object.isNull("badge") ? nil : try object.text("badge")
    },
    .value("system", "`more`, `search`, … as Interface Builder calls it", \.systemItem),
    .flag("isEnabled", \.isEnabled), .flag("isPresent", \.isPresent),
    .value("isEmpty", "true or false: it has nothing to show", \.isEmpty),
    JSONMember("action", form: "string: the command it runs instead of moving") { object, tab in
      tab.action = try object.isNull("action") ? nil : try object.fact("action")
    },
  ]
}

extension NavigationBar: JSONElement {
  static let objectName = "navigation bar"

  static func blank(at place: Place) -> NavigationBar { NavigationBar(place: place) }

  static let members: [JSONMember<NavigationBar>] = [
    .text("title", \.title), .flag("largeTitle", \.largeTitle), .flag("border", \.border),
    .list("leading", \.leading), .list("trailing", \.trailing),
    .object("titleView", \.titleView), .flag("hidesBackButton", \.hidesBackButton),
    .flag("replacesBackIndicator", \.replacesBackIndicator), .number("height", \.height),
    .flag("isHidden", \.isHidden),
  ]
}

extension Toolbar: JSONElement {
  static let objectName = "toolbar"

  static func blank(at place: Place) -> Toolbar { Toolbar(place: place) }

  static let members: [JSONMember<Toolbar>] = [
    .list("items", \.items), .value("isComplete", "true or false", \.isComplete),
  ]
}

extension BarItem: JSONElement {
  private enum Space: String {
    case fixed
    case flexible
  }

  static let objectName = "item"

  static func blank(at place: Place) -> BarItem {
    BarItem(place: place, content: .unknown(reason: "not stated"))
  }

  static let members: [JSONMember<BarItem>] = [
    content("text", "text") { object in try object.text("text").map { .text($0) } },
    content("icon", "image") { object in try object.image("icon").map { .image($0) } },
    content("system", "string") { object in try object.value("system").map { .system($0) } },
    content("space", "`fixed` or `flexible`") { object in
      try object.value("space", as: String.self).map { text in
        guard let space = Space(rawValue: text) else {
          throw object.mismatch("space", expected: "fixed or flexible")
        }
        return space == .fixed ? .fixedSpace : .flexibleSpace
      }
    },
    content("control", "control") { object in
      try object.value("control", as: InterfaceObject.self).map { .control(try $0.element()) }
    },
    .flag("isPresent", \.isPresent),
  ]

  /// One of the alternatives for the content of an item; the first one present is used.
  private static func content(
    _ name: String, _ form: String, _ read: @escaping @Sendable (InterfaceObject) throws -> Content?
  ) -> JSONMember<BarItem> {
    JSONMember(name, form: form) { object, item in
      guard case .unknown = item.content, let content = try read(object) else { return }
      item.content = content
    }
  }
}

extension Control: JSONElement {
  static let objectName = "control"

  static func blank(at place: Place) -> Control { Control(kind: .other, place: place) }

  static let members: [JSONMember<Control>] = [
    JSONMember("segments", form: "list of segments") { object, control in
      let segments: [Segment] = try object.elements("segments")
      control.texts = segments.map(\.shownText)
      control.images = segments.map(\.shownImage)
    },
    .choice("kind", \.kind),
    JSONMember("text", form: "text") { object, control in
      guard control.texts.isEmpty else { return }
      control.texts = [try object.text("text")].compactMap(\.self)
    },
    .image("image", \.image), .number("width", \.width), .number("height", \.height),
    .number("fontSize", \.fontSize),
  ]
}

/// A segment of a segmented control; one with only a text has no image, and vice versa.
struct Segment: JSONElement {
  var text: Fact<InterfaceText>?
  var image: Fact<ImageName>?

  static let objectName = "segment"

  static func blank(at place: Place) -> Segment { Segment() }

  static let members: [JSONMember<Segment>] = [
    JSONMember("text", form: "text") { object, segment in
      segment.text = try object.text("text")
    },
    .image("image", \.image),
  ]

  var shownText: Fact<InterfaceText> {
    text ?? (image != nil ? .stated(InterfaceText()) : .unknown(reason: "not stated"))
  }

  var shownImage: Fact<ImageName> {
    image ?? (text != nil ? .stated(.none) : .unknown(reason: "not stated"))
  }
}

extension ImageSet: JSONElement {
  static let objectName = "image"

  static func blank(at place: Place) -> ImageSet { ImageSet(name: "", kind: .image, place: place) }

  static let members: [JSONMember<ImageSet>] = [
    JSONMember("name", form: "string", isRequired: true) { object, image in
      image.name = try object.required("name")
    },
    .choice("kind", \.kind),
    .list("files", \.renditions),
  ]
}

extension Rendition: JSONElement {
  static let objectName = "file"

  static func blank(at place: Place) -> Rendition {
    Rendition(place: place, filename: nil, exists: false, scale: nil, idiom: "universal")
  }

  static let members: [JSONMember<Rendition>] = [
    JSONMember("name", form: "string") { object, file in
      file.filename = try object.value("name")
      file.exists = file.filename != nil
      file.namedScale = file.filename.flatMap(scale(namedBy:))
    },
    .value("exists", "true or false", \.exists), .value("scale", "number", \.scale),
    .value("idiom", "string", \.idiom), .platform("platform", \.platform),
    .value("heightClass", "string", \.heightClass), .value("variant", "string", \.variant),
    JSONMember("slotWidth", "slotHeight", form: "numbers, points") { object, file in
      file.slotSize = try object.size("slotWidth", "slotHeight")
    },
    JSONMember(
      "width", "height", form: "numbers, pixels; points where `isVector`"
    ) { object, file in
      file.size = try object.size("width", "height")
    },
    .value("isVector", "true or false", \.isVector),
    .value("hasAlpha", "true or false", \.hasAlpha),
  ]
}

extension Rendition {
  /// The scale in a file name: 2 for `home@2x.png`; `nil` if there is none.
  package static func scale(namedBy filename: String) -> Int? {
    let stem = filename.split(separator: ".").dropLast().joined(separator: ".").lowercased()
    guard stem.hasSuffix("x"), let mark = stem.lastIndex(of: "@") else { return nil }
    return Int(stem[stem.index(after: mark)...].dropLast())
  }
}

extension InterfaceObject {
  fileprivate func size(_ width: String, _ height: String) throws -> PixelSize? {
    guard let width = try value(width, as: Double.self),
      let height = try value(height, as: Double.self)
    else { return nil }
    return PixelSize(width: width, height: height)
  }
}
