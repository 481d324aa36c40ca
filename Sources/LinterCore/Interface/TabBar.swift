public import Guidelines

/// A tab bar with its tabs.
public struct TabBar: Hashable, Sendable {
  /// How the tabs are presented.
  public enum Style: String, Codable, CaseIterable, Sendable {
    /// An app's tab bar.
    case bar
    /// A tab view inside a window, as in AppKit.
    case view
    /// Pages to swipe through, without visible tabs.
    case pages
  }

  /// Its place in the file.
  public var place: Place
  /// The platforms it is made for; empty if not stated.
  public var platforms: [Platform]
  /// Its tabs in order, including those inside a condition.
  public var tabs: [Tab]
  /// The number of tabs; conditional or unknown if a loop, a branch or code adds some.
  public var count: Fact<Int>
  /// Whether it becomes a sidebar if there is room.
  public var adaptsToSidebar: Fact<Bool>
  /// How the tabs are presented.
  public var style: Style
  /// Its height in points, if fixed.
  public var height: Fact<Double>?
  /// The distance in points from the top of the screen to its top edge, if fixed.
  public var top: Fact<Double>?
  /// The image next to the tabs, as on tvOS.
  public var logo: Control?

  /// Creates a tab bar.
  public init(
    place: Place, platforms: [Platform] = [], tabs: [Tab] = [], count: Fact<Int>,
    adaptsToSidebar: Fact<Bool> = .unknown(reason: "not stated"), style: Style = .bar,
    height: Fact<Double>? = nil, top: Fact<Double>? = nil, logo: Control? = nil
  ) {
    self.place = place
    self.platforms = platforms
    self.tabs = tabs
    self.count = count
    self.adaptsToSidebar = adaptsToSidebar
    self.style = style
    self.height = height
    self.top = top
    self.logo = logo
  }
}

/// One tab of a tab bar.
public struct Tab: Hashable, Sendable {
  /// Its place in the file.
  public var place: Place
  /// Its title; stated as an empty text if it has none.
  public var title: Fact<InterfaceText>
  /// Its icon; stated as `ImageName.none` if it has none.
  public var icon: Fact<ImageName>
  /// The icon when selected, if a separate one is given.
  public var selectedIcon: Fact<ImageName>?
  /// The icon for compact bars, if one is given (Interface Builder's `landscapeImage`).
  public var compactIcon: Fact<ImageName>?
  /// The value of its badge, if one is given.
  public var badge: Fact<InterfaceText>?
  /// Its system item, in Interface Builder's spelling: `more`, `search`, `favorites`.
  public var systemItem: String?
  /// Whether it is enabled.
  public var isEnabled: Fact<Bool>
  /// Whether it is shown; conditional inside an `if`.
  public var isPresent: Fact<Bool>
  /// The action it performs, if it runs a command instead of navigating.
  public var action: Fact<String>?
  /// Whether it has nothing to show, so that code does something else when people choose it.
  public var isEmpty = false

  /// Creates a tab.
  public init(
    place: Place, title: Fact<InterfaceText>, icon: Fact<ImageName>,
    selectedIcon: Fact<ImageName>? = nil, compactIcon: Fact<ImageName>? = nil,
    badge: Fact<InterfaceText>? = nil,
    systemItem: String? = nil, isEnabled: Fact<Bool> = .stated(true),
    isPresent: Fact<Bool> = .stated(true), action: Fact<String>? = nil
  ) {
    self.place = place
    self.title = title
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.compactIcon = compactIcon
    self.badge = badge
    self.systemItem = systemItem
    self.isEnabled = isEnabled
    self.isPresent = isPresent
    self.action = action
  }
}
