public import Guidelines

/// A view controller's scene, a SwiftUI view with bars of its own, or a window.
public struct Screen: Hashable, Sendable {
  /// An id that is unique in its file: the scene's, or the type's name.
  public var id: String
  /// Where it begins.
  public var place: Place
  /// The platforms it is made for; empty where nothing says so.
  public var platforms: [Platform]
  /// Its navigation bar or the navigation item it gives to one.
  public var navigationBar: NavigationBar?
  /// Its toolbar at the bottom, or a Mac window's.
  public var toolbar: Toolbar?
  /// Whether it shows the app's tab bar at the same time.
  public var showsTabBar: Fact<Bool>
  /// Whether the tab bar goes away when it is pushed.
  public var hidesTabBarWhenPushed: Fact<Bool>
  /// Whether it is the first screen of its navigation.
  public var isTopLevel: Fact<Bool>
  /// Whether it holds a sidebar (a split view's primary column, a sidebar-adaptable tab view).
  public var hasSidebar: Fact<Bool>
  /// Whether it is what people see before the app has started.
  public var isLaunchScreen: Fact<Bool>
  /// Controls in its content.
  public var controls: [Control]

  /// Creates a screen.
  public init(
    id: String, place: Place, platforms: [Platform] = [], navigationBar: NavigationBar? = nil,
    toolbar: Toolbar? = nil, showsTabBar: Fact<Bool> = .unknown(reason: "not stated"),
    hidesTabBarWhenPushed: Fact<Bool> = .unknown(reason: "not stated"),
    isTopLevel: Fact<Bool> = .unknown(reason: "not stated"),
    hasSidebar: Fact<Bool> = .unknown(reason: "not stated"),
    isLaunchScreen: Fact<Bool> = .unknown(reason: "not stated"), controls: [Control] = []
  ) {
    self.id = id
    self.place = place
    self.platforms = platforms
    self.navigationBar = navigationBar
    self.toolbar = toolbar
    self.showsTabBar = showsTabBar
    self.hidesTabBarWhenPushed = hidesTabBarWhenPushed
    self.isTopLevel = isTopLevel
    self.hasSidebar = hasSidebar
    self.isLaunchScreen = isLaunchScreen
    self.controls = controls
  }
}
