internal import Guidelines
internal import LinterCore

extension InterfaceBuilderDocument {
  /// The view itself and the controls inside it, except those in bars, which are read as bar items.
  func controls(in view: XMLElement) -> [Control] {
    let inside = view.inside { Self.bars.contains($0.name) || $0.isController }
    return ([view] + inside).filter { Self.kinds[$0.name] != nil }.map(control)
  }

  // Comparing a name with four takes less time than hashing it.
  private static let bars = ["toolbar", "navigationBar", "tabBar", "barButtonItem"]

  private static let kinds: [String: Control.Kind] = [
    "button": .button, "segmentedControl": .segmentedControl, "imageView": .image,
    "label": .label, "textField": .textField, "searchBar": .searchField, "switch": .toggle,
    "slider": .slider, "stepper": .stepper, "textView": .other,
  ]

  /// The control described by `element`.
  func control(_ element: XMLElement) -> Control {
    let segments = element.child("segments")?.children.filter { $0.name == "segment" } ?? []
    return Control(
      kind: Self.kinds[element.name] ?? .other, place: place(element),
      texts: segments.isEmpty
        ? [text(of: element)].compactMap(\.self)
        : segments.enumerated().map { index, segment in
          .stated(text(segment["title"] ?? "", of: element, as: "segmentTitles[\(index)]"))
        },
      image: image(element, "image").map { .stated($0) },
      images: segments.map { .stated(image($0, "image") ?? .none) },
      width: fixed("width", of: element), height: fixed("height", of: element),
      fontSize: fontSize(of: element))
  }

  func text(of element: XMLElement) -> Fact<InterfaceText>? {
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = element.child(key: "configuration")
    // A text of several lines is an element.
    let own =
      element["text"] ?? element.child(key: "text").flatMap { $0.text.isEmpty ? nil : $0.text }
    if configuration?.child(key: "attributedTitle") != nil { return .unknown(reason: "attributed") }
    // A configuration with an image shows its own title, and not that of the state, which may be a left over “Button”.
    let isImage = configuration?["image"] != nil || configuration?.child(key: "image") != nil
    let title = isImage ? nil : normal?["title"]
    let configured = configuration?["title"].flatMap { title in
      title.allSatisfy(\.isWhitespace) ? nil : title
    }
    guard let literal = own ?? title ?? configured else { return nil }
    let side =
      own != nil ? "text" : title != nil ? "normalTitle" : "configuration.title"
    let text = textOfKey(givenTo: element) ?? self.text(literal, of: element, as: side)
    return element.isCustom ? .conditional(text) : .stated(text)
  }

  /// The width or height fixed by a constraint of the element itself, in points.
  func fixed(_ attribute: String, of element: XMLElement) -> Fact<Double>? {
    let constraints = element.child("constraints")?.children ?? []
    let sides = constraints.filter { Self.fixes($0, attribute, of: element) }
    guard sides.count == 1, let value = sides[0]["constant"].flatMap(Double.init) else {
      return nil
    }
    // Another constraint may apply to some size classes.
    let varies =
      sides[0].child("variation") != nil || element.children.contains { $0.name == "variation" }
    return varies || element.isCustom ? .conditional(value) : .stated(value)
  }

  /// Whether a constraint requires a constant width or height and is not removed at build time.
  private static func fixes(
    _ constraint: XMLElement, _ attribute: String, of element: XMLElement
  ) -> Bool {
    let isOwn = constraint["firstItem"] == nil || constraint["firstItem"] == element["id"]
    let isEquation = constraint["relation"] == nil && constraint["constant"] != nil
    let isRequired = constraint["priority"].flatMap(Double.init) ?? 1000 >= 1000
    let isPlaceholder = constraint["isPlaceholder"] == "YES" || constraint["placeholder"] == "YES"
    return constraint["firstAttribute"] == attribute && constraint["secondAttribute"] == nil
      && isOwn && isEquation && isRequired && !isPlaceholder
  }

  /// Whether the text of an element is at least semibold, by the type, the weight or the name of its font.
  func isBold(_ element: XMLElement) -> Bool {
    guard let font = element.child(key: "fontDescription") else { return false }
    let words = [font["type"], font["weight"], font["name"]].compactMap { $0?.lowercased() }
    return words.contains { word in ["bold", "heavy", "black"].contains(where: word.contains) }
  }

  /// The text style in SwiftUI's spelling: `callout` for `UICTFontTextStyleCallout`.
  func textStyle(of element: XMLElement) -> String? {
    let prefix = "UICTFontTextStyle"
    guard let style = element.child(key: "fontDescription")?["style"], style.hasPrefix(prefix)
    else { return nil }
    let name = style.dropFirst(prefix.count)
    switch name {
    case "Title0": return "largeTitle"
    case "Title1": return "title"
    case "Subhead": return "subheadline"
    case "Caption1": return "caption"
    default: return name.prefix(1).lowercased() + name.dropFirst()
    }
  }

  /// The font size in points, if fixed; `nil` for a text style.
  func fontSize(of element: XMLElement) -> Fact<Double>? {
    guard platforms != [.macOS],
      let font = element.child(key: "fontDescription"), font["style"] == nil,
      let size = font["pointSize"].flatMap(Double.init)
    else { return nil }
    return element.isCustom ? .conditional(size) : .stated(size)
  }
}
