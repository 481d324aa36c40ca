public import Guidelines

/// The scene of a view controller, a SwiftUI view with its own bars, or a window.
public struct Screen: Hashable, Sendable {
  /// An id that is unique in its file: the scene's id or the type's name.
  public var id: String
  /// Where it begins.
  public var place: Place
  /// The platforms it is made for; empty if not stated.
  public var platforms: [Platform]
  /// Its navigation bar, or its navigation item.
  public var navigationBar: NavigationBar?
  /// Its toolbar: at the bottom of the screen, or in a Mac window.
  public var toolbar: Toolbar?
  /// Whether it shows the app's tab bar too.
  public var showsTabBar: Fact<Bool>
  /// Whether the tab bar is hidden when the screen is pushed.
  public var hidesTabBarWhenPushed: Fact<Bool>
  /// Whether it is the root of its navigation stack.
  public var isTopLevel: Fact<Bool>
  /// Whether it has a sidebar (a split view's primary column, a sidebar-adaptable tab view).
  public var hasSidebar: Fact<Bool>
  /// Whether it is the launch screen.
  public var isLaunchScreen: Fact<Bool>
  /// The controls in its content.
  public var controls: [Control]
  /// Its background color, where views in it do not cover that.
  public var background: Fact<ColorName>?

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
