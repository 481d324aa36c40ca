internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Collects the interface described by a source while the source is traversed.
///
/// A view is read where it is encountered; the settings made by a type are combined when the type ends.
final class InterfaceCollector {
  let reading: SwiftReading
  var tabBars: [TabBar] = []
  var screens: [Screen] = []
  var protectedUses: [ProtectedUse] = []
  var vibrations: [Vibration] = []
  var describedOutlets: Set<String> = []
  /// Whether code describes the items of a bar by their index: `toolbarItems?[2].accessibilityLabel = …`.
  var describesBarItems = false
  var silentButtons: Set<String> = []
  var imageButtons: Set<String> = []
  var renderedViews: Set<String> = []
  var coloredOutlets: Set<String> = []
  var fontedOutlets: Set<String> = []
  var scaledOutlets: Set<String> = []
  /// The types that set a background of their own, which is behind the views they contain.
  var paintedTypes: Set<String> = []
  /// The styles of the tab views around the views read so far, by node.
  var styles: [SyntaxIdentifier: TabBar.Style?] = [:]
  /// The alerts created in code, and the index of the alert that each name currently refers to.
  var alerts: [ViewNode] = []
  var alertNames: [String: Int] = [:]
  /// Where each alert is created, by its index.
  var alertStarts: [Int: AbsolutePosition] = [:]
  /// Whether the members of types look whether a count is 1, as far as a text in them states one.
  var membersLookingForOne: [SyntaxIdentifier: Bool] = [:]
  /// Views for fixed properties in code, such as a font or a side.
  var fixedViews: [ViewNode] = []
  /// The left and right anchors of each view, by key.
  var anchors: [String: [ViewNode]] = [:]
  /// The names of the views that views are put into, by key.
  var superviews: [String: String] = [:]
  /// The views that types create and configure, by key.
  var namedViews: [String: ViewNode] = [:]
  /// The font sizes in points of the texts that keep the font they are created with, by key.
  var defaultFontSizes: [String: Double] = [:]
  /// The configurations of buttons in variables, by key, as views of their image and text.
  var configurations: [String: ViewNode] = [:]
  /// Whether the source says something to assistive technologies anywhere.
  private(set) lazy var sourceSpeaks = reading.source.tree.speaks
  /// The names of insets, timers and actions that the source defines in one place and uses in another.
  private(set) lazy var usedNames = UsedNames(reading.source.tree)
  /// What functions of the app do to the views that they are given, by name.
  var treatmentsByName: [String: ViewTreatment.ByFunction] = [:]
  /// The keys of the views that functions give traits, and those of the views that have gestures, by place.
  var traitedViews: Set<String> = []
  var tapOwners: [Place: String] = [:]
  /// What the methods do that buttons are given, by type and name.
  var deeds: [String: String] = [:]
  /// The views that functions give images to show one after another without an end, by function.
  var imageLoops: [SyntaxIdentifier: Set<String>] = [:]
  /// Whether nothing reads a variable of the source, by its name.
  var unreadNames: [String: Bool] = [:]
  /// The variables of blocks, by block and name.
  var variablesOfBlocks: [SyntaxIdentifier: [String: VariableDeclSyntax]] = [:]
  /// The blocks that begin to draw into an image.
  var drawingBlocks: Set<SyntaxIdentifier> = []
  /// The calls in methods that add buttons to alerts.
  var callsOfMethods: [SyntaxIdentifier: [FunctionCallExprSyntax]] = [:]
  /// The identifiers of the source by their text, and those of properties that name a view.
  private(set) lazy var tokensByName = reading.identifiers()
  private(set) lazy var namingTokens = tokensByName.filter { name, _ in
    name.hasSuffix("laceholder") || name == "accessibilityLabel"
  }.values.flatMap(\.self)
  /// The types around the current node; the first represents the file.
  var types: [TypeContext]

  /// A type while it is read.
  struct TypeContext {
    var name: String
    var isTabBar: Bool
    var isController: Bool
    /// The screen of the type itself.
    var screen: Screen
    var hasScreen = false
    /// The tab bar of the type itself, without the tabs.
    var tabBar: TabBar?
    /// The lists of tabs it sets, and their positions.
    var tabLists: [(elements: Elements, node: ExprSyntax)] = []
    /// The controllers it adds individually.
    var added = Elements()
    /// The tab bar items set for a controller, by the controller's name, in order.
    var items: [(name: String, tab: Tab)] = []
    /// The tabs configured by their index in a bar, counted from 0.
    var numbered: [(index: Int, tab: Tab)] = []
    /// The names in `items` that are tabs in a list.
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
  /// Records `call` if it requires the user's permission.
  func addProtectedUse(_ call: FunctionCallExprSyntax, named name: String) {
    guard let use = ProtectedCalls.use(call, named: name, at: reading.place(call)) else { return }
    protectedUses.append(use)
  }

  /// Records a system sound that is a haptic.
  func addVibration(_ call: FunctionCallExprSyntax) {
    guard var sound = call.arguments.first?.expression else { return }
    if let made = sound.as(FunctionCallExprSyntax.self), made.name == "SystemSoundID",
      let number = made.argument(nil)
    {
      sound = number
    }
    let name = sound.trimmedDescription
    // Old devices may lack what the generators need.
    guard Self.vibrating.contains(name), !usesGenerators else { return }
    vibrations.append(Vibration(name, at: reading.place(call)))
  }

  /// Whether the source uses a generator of haptics: `UISelectionFeedbackGenerator()`.
  private var usesGenerators: Bool {
    tokensByName.contains { name, tokens in
      name.hasPrefix("UI") && name.hasSuffix("FeedbackGenerator")
        && tokens.contains {
          $0.parent?.is(DeclReferenceExprSyntax.self) == true
            || $0.parent?.is(IdentifierTypeSyntax.self) == true
        }
    }
  }

  /// The system sounds that are felt instead of heard.
  private static let vibrating: Set<String> = ["1519", "1520", "1521", "kSystemSoundID_Vibrate"]
}
