/// A navigation bar, or a screen's settings for one.
public struct NavigationBar: Hashable, Sendable {
  /// Its place in the file.
  public var place: Place
  /// The title; stated as an empty text if the file sets none.
  public var title: Fact<InterfaceText>
  /// Whether the title is large.
  public var largeTitle: Fact<Bool>
  /// Whether it draws its border (shadow) under a large title.
  public var border: Fact<Bool>
  /// The items on the leading side, outermost first.
  public var leading: [BarItem]
  /// The items on the trailing side, in reading order.
  public var trailing: [BarItem]
  /// The view shown instead of the title.
  public var titleView: Control?
  /// Whether the system's back button is hidden.
  public var hidesBackButton: Fact<Bool>
  /// Whether the system's indicator beside the back button was replaced or removed.
  public var replacesBackIndicator: Fact<Bool>
  /// The height of the bar in points, if fixed.
  public var height: Fact<Double>?
  /// Whether the screen hides the bar; on Apple Watch, that hides the clock too.
  public var isHidden: Fact<Bool>

  /// Creates a navigation bar.
  public init(
    place: Place, title: Fact<InterfaceText> = .unknown(reason: "not stated"),
    largeTitle: Fact<Bool> = .unknown(reason: "not stated"),
    border: Fact<Bool> = .unknown(reason: "not stated"), leading: [BarItem] = [],
    trailing: [BarItem] = [], titleView: Control? = nil,
    hidesBackButton: Fact<Bool> = .unknown(reason: "not stated"),
    replacesBackIndicator: Fact<Bool> = .unknown(reason: "not stated"),
    height: Fact<Double>? = nil, isHidden: Fact<Bool> = .unknown(reason: "not stated")
  ) {
    self.place = place
    self.title = title
    self.largeTitle = largeTitle
    self.border = border
    self.leading = leading
    self.trailing = trailing
    self.titleView = titleView
    self.hidesBackButton = hidesBackButton
    self.replacesBackIndicator = replacesBackIndicator
    self.height = height
    self.isHidden = isHidden
  }
}

/// A toolbar with its items.
public struct Toolbar: Hashable, Sendable {
  /// Its place in the file.
  public var place: Place
  /// Its items in reading order, spaces included.
  public var items: [BarItem]
  /// Whether `items` is complete.
  public var isComplete: Bool

  /// Creates a toolbar.
  public init(place: Place, items: [BarItem] = [], isComplete: Bool = true) {
    self.place = place
    self.items = items
    self.isComplete = isComplete
  }
}

/// One item of a navigation bar or a toolbar.
public struct BarItem: Hashable, Sendable {
  /// The content of an item.
  public enum Content: Hashable, Sendable {
    /// A text.
    case text(Fact<InterfaceText>)
    /// An image without text.
    case image(Fact<ImageName>)
    /// A system item, in Interface Builder's spelling: `done`, `trash`.
    case system(String)
    /// A custom control.
    case control(Control)
    /// A space of a fixed width.
    case fixedSpace
    /// A space that fills the remaining width.
    case flexibleSpace
    /// Content that the readers do not recognize.
    case unknown(reason: String)
  }

  /// Its place in the file.
  public var place: Place
  /// Its content.
  public var content: Content
  /// Whether it is shown; conditional inside an `if`.
  public var isPresent: Fact<Bool>

  /// Creates an item.
  public init(place: Place, content: Content, isPresent: Fact<Bool> = .stated(true)) {
    self.place = place
    self.content = content
    self.isPresent = isPresent
  }
}

/// A control in a screen or in a bar.
public struct Control: Hashable, Sendable {
  /// The kind of a control.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case button
    case segmentedControl = "segmented-control"
    case image
    case label
    case searchField = "search-field"
    case textField = "text-field"
    case toggle
    case slider
    case stepper
    case other
  }

  /// Its kind.
  public var kind: Kind
  /// Its place in the file.
  public var place: Place
  /// Its text; one per segment for a segmented control, empty for a segment without text.
  public var texts: [Fact<InterfaceText>]
  /// Its image.
  public var image: Fact<ImageName>?
  /// The images of a segmented control, one per segment; `ImageName.none` for a segment without one.
  public var images: [Fact<ImageName>]
  /// Its width in points, if fixed by the file.
  public var width: Fact<Double>?
  /// Its height in points, if fixed by the file.
  public var height: Fact<Double>?
  /// The size of its text in points, if fixed by the file instead of set by a text style.
  public var fontSize: Fact<Double>?

  /// Creates a control.
  public init(
    kind: Kind, place: Place, texts: [Fact<InterfaceText>] = [], image: Fact<ImageName>? = nil,
    images: [Fact<ImageName>] = [], width: Fact<Double>? = nil, height: Fact<Double>? = nil,
    fontSize: Fact<Double>? = nil
  ) {
    self.kind = kind
    self.place = place
    self.texts = texts
    self.image = image
    self.images = images
    self.width = width
    self.height = height
    self.fontSize = fontSize
  }
}
