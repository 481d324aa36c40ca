/// A navigation bar, or what a screen asks of it.
public struct NavigationBar: Hashable, Sendable {
  /// Where it stands.
  public var place: Place
  /// The title; stated as an empty text where the file says it has none.
  public var title: Fact<InterfaceText>
  /// Whether the title is large.
  public var largeTitle: Fact<Bool>
  /// Whether it draws its border (shadow) under a large title.
  public var border: Fact<Bool>
  /// Items at the leading side, the outermost first.
  public var leading: [BarItem]
  /// Items at the trailing side, in reading order.
  public var trailing: [BarItem]
  /// What stands in the place of the title.
  public var titleView: Control?
  /// Whether the system's back button is hidden.
  public var hidesBackButton: Fact<Bool>
  /// Whether the system's indicator beside the back button was replaced or removed.
  public var replacesBackIndicator: Fact<Bool>
  /// The height of the bar in points, where one is fixed.
  public var height: Fact<Double>?
  /// Whether the screen hides it, and on Apple Watch the clock with it.
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
  /// Where it stands.
  public var place: Place
  /// Its items in reading order, spaces included.
  public var items: [BarItem]
  /// Whether these are all of them.
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
  /// What an item shows.
  public enum Content: Hashable, Sendable {
    /// Words.
    case text(Fact<InterfaceText>)
    /// An image without words.
    case image(Fact<ImageName>)
    /// An item of the system, in Interface Builder's spelling: `done`, `trash`.
    case system(String)
    /// A control of its own.
    case control(Control)
    /// A space of a fixed width.
    case fixedSpace
    /// A space that takes what is left.
    case flexibleSpace
    /// Something no reader knows.
    case unknown(reason: String)
  }

  /// Where it stands.
  public var place: Place
  /// What it shows.
  public var content: Content
  /// Whether it is there at all; conditional inside an `if`.
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
  /// What a control is.
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

  /// What it is.
  public var kind: Kind
  /// Where it stands.
  public var place: Place
  /// Its words, one text a segment for a segmented control; an empty one for a segment without.
  public var texts: [Fact<InterfaceText>]
  /// Its image.
  public var image: Fact<ImageName>?
  /// The images of a segmented control, one a segment; `ImageName.none` for a segment without.
  public var images: [Fact<ImageName>]
  /// Its width in points, where the file fixes it.
  public var width: Fact<Double>?
  /// Its height in points, where the file fixes it.
  public var height: Fact<Double>?
  /// The size of its text in points, where the file fixes it instead of naming a text style.
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
