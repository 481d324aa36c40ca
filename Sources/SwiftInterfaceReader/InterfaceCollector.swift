internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// What the views and the controllers of a source make, as far as the source is walked.
///
/// A view is read where it stands; what a class sets is put together when the class ends.
final class InterfaceCollector {
  let reading: SwiftReading
  var tabBars: [TabBar] = []
  var screens: [Screen] = []
  var protectedUses: [ProtectedUse] = []
  var vibrations: [Vibration] = []
  var describedOutlets: Set<String> = []
  /// What the tab views are that a view was found in.
  var styles: [SyntaxIdentifier: TabBar.Style?] = [:]
  /// The alerts that code makes, and which of them a name stands for at present.
  var alerts: [ViewNode] = []
  var alertNames: [String: Int] = [:]
  /// Views of which code fixes something: the font, the side.
  var fixedViews: [ViewNode] = []
  /// The anchors at the left and the right of each view.
  var anchors: [String: [ViewNode]] = [:]
  /// The views that types make and set, by what tells them apart.
  var namedViews: [String: ViewNode] = [:]
  /// The types around what is visited; the first stands for the file.
  var types: [TypeContext]

  /// A type while it is read.
  struct TypeContext {
    var name: String
    var isTabBar: Bool
    var isController: Bool
    /// What the type sets of its own screen.
    var screen: Screen
    var hasScreen = false
    /// What the type sets of its own tab bar, besides the tabs.
    var tabBar: TabBar?
    /// The lists of tabs it sets, and where.
    var tabLists: [(elements: Elements, node: ExprSyntax)] = []
    /// The controllers it adds one by one.
    var added = Elements()
    /// The tab bar items that a controller's name is given, in order.
    var items: [(name: String, tab: Tab)] = []
    /// What is said of the tabs of a bar by their place in it, from 0.
    var numbered: [(index: Int, tab: Tab)] = []
    /// Names of `items` that are tabs of a list.
    var used: Set<String> = []
  }

  init(reading: SwiftReading) {
    self.reading = reading
    types = [
      TypeContext(
        name: "", isTabBar: false, isController: false,
        screen: Screen(id: reading.path, place: Place(file: reading.path, line: 1)))
    ]
  }
  /// Records `call` where people have to allow what it does.
  func addProtectedUse(_ call: FunctionCallExprSyntax) {
    guard let use = ProtectedCalls.use(call, at: reading.place(call)) else { return }
    protectedUses.append(use)
  }

  /// Records a sound of the system that is a haptic.
  func addVibration(_ call: FunctionCallExprSyntax) {
    guard var sound = call.arguments.first?.expression else { return }
    if let made = sound.as(FunctionCallExprSyntax.self), made.name == "SystemSoundID",
      let number = made.argument(nil)
    {
      sound = number
    }
    let name = sound.trimmedDescription
    guard Self.vibrating.contains(name) else { return }
    vibrations.append(Vibration(name, at: reading.place(call)))
  }

  /// The sounds of the system that are felt and not heard, and that have no names.
  private static let vibrating: Set<String> = ["1519", "1520", "1521"]
}
