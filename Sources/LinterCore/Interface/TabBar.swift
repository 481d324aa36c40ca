public import Guidelines

/// A tab bar with its tabs.
public struct TabBar: Hashable, Sendable {
  /// What shows the tabs.
  public enum Style: String, Codable, CaseIterable, Sendable {
    /// A tab bar of an app.
    case bar
    /// A tab view inside a window, as AppKit has.
    case view
    /// Pages to swipe through, without tabs that can be read.
    case pages
  }

  /// Where it stands.
  public var place: Place
  /// The platforms it is made for; empty where nothing says so.
  public var platforms: [Platform]
  /// Its tabs in order, those inside a condition included.
  public var tabs: [Tab]
  /// How many tabs there are; conditional or unknown where a loop, a branch or code adds some.
  public var count: Fact<Int>
  /// Whether it turns into a sidebar where there is room.
  public var adaptsToSidebar: Fact<Bool>
  /// What shows the tabs.
  public var style: Style
  /// Its height in points, where one is fixed.
  public var height: Fact<Double>?
  /// The distance of its top edge from the top of the screen in points, where one is fixed.
  public var top: Fact<Double>?
  /// The image beside the tabs, as tvOS allows, where one is given.
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
  /// Where it stands.
  public var place: Place
  /// Its title; stated as an empty text where it has none.
  public var title: Fact<InterfaceText>
  /// Its icon; stated as `ImageName.none` where it has none.
  public var icon: Fact<ImageName>
  /// The icon while it is selected, where one is given.
  public var selectedIcon: Fact<ImageName>?
  /// The icon for compact bars, where one is given (Interface Builder's `landscapeImage`).
  public var compactIcon: Fact<ImageName>?
  /// The value of its badge, where one is given.
  public var badge: Fact<InterfaceText>?
  /// The system item it is (`more`, `search`, `favorites`), in Interface Builder's spelling.
  public var systemItem: String?
  /// Whether it can be chosen.
  public var isEnabled: Fact<Bool>
  /// Whether it is there at all; conditional inside an `if`.
  public var isPresent: Fact<Bool>
  /// What choosing it does, where the file says that it runs a command instead of moving.
  public var action: Fact<String>?

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
