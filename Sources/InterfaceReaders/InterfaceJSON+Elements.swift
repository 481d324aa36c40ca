internal import Guidelines
internal import LinterCore

/// A whole document of interface JSON.
struct DocumentJSON: Decodable {
  let interface: Interface

  init(from decoder: any Decoder) throws {
    let object = try InterfaceObject(from: decoder)
    try object.expect("interface", "platforms", "appName", "tabBars", "screens", "images")
    let version = try object.required("interface", as: Int.self)
    guard version == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [InterfaceObject.Key("interface")],
          debugDescription: "1"))
    }
    let file = InterfaceFile(
      path: object.place.file, kind: .json, platforms: try object.platforms())
    interface = Interface(
      files: [file],
      screens: try object.objects("screens").map(Screen.init),
      tabBars: try object.objects("tabBars").map(TabBar.init),
      images: try object.objects("images").map(ImageSet.init),
      appName: try object.value("appName", as: TextJSON.self)?.text.values ?? Bilingual())
  }
}

/// A text of a document.
struct TextJSON: Decodable, Hashable, Sendable {
  let text: InterfaceText

  init(_ text: InterfaceText) { self.text = text }

  init(from decoder: any Decoder) throws {
    if let literal = try? decoder.singleValueContainer().decode(String.self) {
      text = InterfaceText(literal: literal)
      return
    }
    let object = try InterfaceObject(from: decoder)
    try object.expect("en", "ko", "key")
    text = InterfaceText(
      values: Bilingual(en: try object.value("en"), ko: try object.value("ko")),
      key: try object.value("key"))
  }
}

/// The name of an image of a document.
struct ImageNameJSON: Decodable, Hashable, Sendable {
  let name: ImageName

  init(_ name: ImageName) { self.name = name }

  init(from decoder: any Decoder) throws {
    let object = try InterfaceObject(from: decoder)
    try object.expect("symbol", "asset")
    if let symbol = try object.value("symbol", as: String.self) {
      name = .symbol(symbol)
    } else {
      name = .asset(try object.required("asset"))
    }
  }
}

extension InterfaceObject {
  /// What a member says of a text; `null` is an empty one.
  func text(_ name: String) throws -> Fact<InterfaceText>? {
    try fact(name, none: TextJSON(InterfaceText())).map { $0.map(\.text) }
  }

  /// What a member says of an image; `null` is none.
  func image(_ name: String) throws -> Fact<ImageName>? {
    try fact(name, none: ImageNameJSON(.none)).map { $0.map(\.name) }
  }

  /// A member that is true or false, or not stated.
  func flag(_ name: String) throws -> Fact<Bool> {
    try fact(name) ?? .unknown(reason: "not stated")
  }
}

extension Screen {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect(
      "id", "platforms", "navigationBar", "toolbar", "showsTabBar", "hidesTabBarWhenPushed",
      "isTopLevel", "hasSidebar", "controls")
    self.init(
      id: try object.value("id") ?? "", place: object.place, platforms: try object.platforms(),
      navigationBar: try object.value("navigationBar").map(NavigationBar.init),
      toolbar: try object.value("toolbar").map(Toolbar.init),
      showsTabBar: try object.flag("showsTabBar"),
      hidesTabBarWhenPushed: try object.flag("hidesTabBarWhenPushed"),
      isTopLevel: try object.flag("isTopLevel"), hasSidebar: try object.flag("hasSidebar"),
      controls: try object.objects("controls").map(Control.init))
  }
}

extension TabBar {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect(
      "platforms", "style", "tabs", "count", "adaptsToSidebar", "height", "top", "logo")
    let tabs = try object.objects("tabs").map(Tab.init)
    let listed: Fact<Int> =
      !object.has("tabs")
      ? .unknown(reason: "not stated")
      : tabs.allSatisfy { $0.isPresent == .stated(true) }
        ? .stated(tabs.count) : .conditional(tabs.count)
    self.init(
      place: object.place, platforms: try object.platforms(), tabs: tabs,
      count: try object.fact("count") ?? listed,
      adaptsToSidebar: try object.flag("adaptsToSidebar"),
      style: try object.value("style") ?? .bar, height: try object.fact("height"),
      top: try object.fact("top"), logo: try object.value("logo").map(Control.init))
  }
}

extension Tab {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect(
      "title", "icon", "selectedIcon", "compactIcon", "badge", "system", "isEnabled", "isPresent",
      "action")
    self.init(
      place: object.place, title: try object.text("title") ?? .unknown(reason: "not stated"),
      icon: try object.image("icon") ?? .unknown(reason: "not stated"),
      selectedIcon: try object.image("selectedIcon"),
      compactIcon: try object.image("compactIcon"),
      badge: try object.isNull("badge") ? nil : try object.text("badge"),
      systemItem: try object.value("system"),
      isEnabled: try object.fact("isEnabled") ?? .stated(true),
      isPresent: try object.fact("isPresent") ?? .stated(true),
      action: try object.isNull("action") ? nil : try object.fact("action"))
  }
}

extension NavigationBar {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect(
      "title", "largeTitle", "border", "leading", "trailing", "titleView", "hidesBackButton",
      "replacesBackIndicator", "height", "isHidden")
    self.init(
      place: object.place, title: try object.text("title") ?? .unknown(reason: "not stated"),
      largeTitle: try object.flag("largeTitle"), border: try object.flag("border"),
      leading: try object.objects("leading").map(BarItem.init),
      trailing: try object.objects("trailing").map(BarItem.init),
      titleView: try object.value("titleView").map(Control.init),
      hidesBackButton: try object.flag("hidesBackButton"),
      replacesBackIndicator: try object.flag("replacesBackIndicator"),
      height: try object.fact("height"), isHidden: try object.flag("isHidden"))
  }
}

extension Toolbar {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect("items", "isComplete")
    self.init(
      place: object.place, items: try object.objects("items").map(BarItem.init),
      isComplete: try object.value("isComplete") ?? true)
  }
}

extension BarItem {
  private enum Space: String, Decodable {
    case fixed
    case flexible
  }

  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect("text", "icon", "system", "space", "control", "isPresent")
    let content: Content =
      if let text = try object.text("text") {
        .text(text)
      } else if let icon = try object.image("icon") {
        .image(icon)
      } else if let system = try object.value("system", as: String.self) {
        .system(system)
      } else if let space = try object.value("space", as: Space.self) {
        space == .fixed ? .fixedSpace : .flexibleSpace
      } else if let control = try object.value("control").map(Control.init) {
        .control(control)
      } else {
        .unknown(reason: "not stated")
      }
    self.init(
      place: object.place, content: content,
      isPresent: try object.fact("isPresent") ?? .stated(true))
  }
}

extension Control {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect("kind", "text", "image", "segments", "width", "height", "fontSize")
    let segments = try object.objects("segments")
    for segment in segments { try segment.expect("text", "image") }
    let unknown: Fact<InterfaceText> = .unknown(reason: "not stated")
    self.init(
      kind: try object.value("kind") ?? .other, place: object.place,
      texts: segments.isEmpty
        ? [try object.text("text")].compactMap(\.self)
        : try segments.map { segment in
          try segment.text("text")
            ?? (segment.has("image") ? .stated(InterfaceText()) : unknown)
        },
      image: try object.image("image"),
      images: try segments.map { segment in
        try segment.image("image")
          ?? (segment.has("text") ? .stated(.none) : .unknown(reason: "not stated"))
      },
      width: try object.fact("width"), height: try object.fact("height"),
      fontSize: try object.fact("fontSize"))
  }
}

extension ImageSet {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect("name", "kind", "files")
    self.init(
      name: try object.required("name"), kind: try object.value("kind") ?? .image,
      place: object.place, renditions: try object.objects("files").map(Rendition.init))
  }
}

extension Rendition {
  fileprivate init(_ object: InterfaceObject) throws {
    try object.expect(
      "name", "scale", "idiom", "platform", "heightClass", "slotWidth", "slotHeight", "width",
      "height", "isVector", "exists", "hasAlpha")
    let name = try object.value("name", as: String.self)
    self.init(
      place: object.place, filename: name,
      exists: try object.value("exists") ?? (name != nil), scale: try object.value("scale"),
      namedScale: name.flatMap(Self.scale(namedBy:)),
      idiom: try object.value("idiom") ?? "universal", platform: try object.value("platform"),
      heightClass: try object.value("heightClass"),
      slotSize: try object.size("slotWidth", "slotHeight"),
      size: try object.size("width", "height"), isVector: try object.value("isVector") ?? false,
      hasAlpha: try object.value("hasAlpha"))
  }
}

extension Rendition {
  /// The scale that a file's name claims: 2 for `home@2x.png`; `nil` where it claims none.
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
