public import Guidelines

/// A view of a screen: what it is, what it says, how it is changed, and what stands in it.
///
/// SwiftUI's views, the controls that UIKit's code makes and the objects of Interface Builder become
/// the same nodes; a check does not see which it was.
public struct ViewNode: Hashable, Sendable {
  /// What a view is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case button
    case link
    case navigationLink = "navigation-link"
    case menu
    case text
    case image
    case label
    case textField = "text-field"
    case secureField = "secure-field"
    case textEditor = "text-editor"
    case toggle
    case slider
    case stepper
    case picker
    case progress
    case shape
    case color
    case list
    case container
    case alert
    case confirmationDialog = "confirmation-dialog"
    case sheet
    case fullScreenCover = "full-screen-cover"
    case popover
    case contextMenu = "context-menu"
    case swipeActions = "swipe-actions"
    case toolbar
    case searchField = "search-field"
    case refreshControl = "refresh-control"
    case pageControl = "page-control"
    case other
  }

  /// What a view is to the one around it.
  public enum Slot: String, Codable, CaseIterable, Sendable {
    case content
    /// What a control shows.
    case label
    /// Where a link leads.
    case destination
    /// Shown over or beside it: an alert, a sheet, a menu.
    case presented
    /// Drawn behind it.
    case background
    /// Drawn in front of it.
    case overlay
    /// The message of an alert.
    case message
  }

  /// What a button does, where its role says so.
  public enum Role: String, Codable, CaseIterable, Sendable {
    case destructive
    case cancel
    case confirm
    case close
  }

  /// One way out of several at a condition; two ways out of the same are never on screen together.
  public struct Branch: Hashable, Sendable {
    /// The condition, by its place in the file.
    public var condition: Int
    /// The way, counted from 0.
    public var way: Int

    /// Creates a way.
    public init(condition: Int, way: Int) {
      self.condition = condition
      self.way = way
    }
  }

  /// What it is.
  public var kind: Kind
  /// What the file calls it: `Button`, `AvatarView`; at a root the type that it is the body of.
  public var name: String
  /// Where it stands.
  public var place: Place
  /// What code calls it where another file makes it: `WalkCell.closeButton`.
  public var outlets: [String] = []
  /// What it is to the view around it.
  public var slot = Slot.content
  /// The platforms it is made for; empty where nothing here says so.
  public var platforms: [Platform] = []
  /// The ways that lead to it.
  public var branches: [Branch] = []
  /// The families of widgets that it is for, in WidgetKit's spelling; empty where nothing says so.
  public var widgetFamilies: [String] = []
  /// Where it stands in a toolbar, in SwiftUI's spelling: `confirmationAction`.
  public var placement: String?
  /// What it says: the title of a button or an alert, a text, the label of a field.
  public var text: Fact<InterfaceText>?
  /// The placeholder of a field.
  public var prompt: Fact<InterfaceText>?
  /// What a pointer that rests on it shows.
  public var tooltip: Fact<InterfaceText>?
  /// The image it shows.
  public var image: Fact<ImageName>?
  /// What it does.
  public var role: Role?
  /// What assistive technologies are told.
  public var accessibility = Accessibility()
  /// How it looks.
  public var look = Look()
  /// How it fits screens, text sizes and directions of writing.
  public var layout = Layout()
  /// What a field takes.
  public var input = Input()
  /// What a tap on it does where it is no control: the source of the action.
  public var tapAction: String?
  /// What a button does: the source of the action; `nil` where a name stands for it.
  public var action: String?
  /// Whether it cannot be used for now.
  public var isDisabled: Fact<Bool>?
  /// Whether it has a shortcut on the keyboard.
  public var hasShortcut = false
  /// The modifiers of its shortcut, where they are said: `command`, `shift`.
  public var shortcutModifiers: [String]?
  /// Whether Return chooses it.
  public var isDefault = false
  /// Whether an animation of it never ends.
  public var movesForEver = false
  /// Whether it comes or goes across the screen.
  public var movesFar = false
  /// Whether code sets the volume of the device by it.
  public var setsVolume = false
  /// The appearance that it keeps whatever people have chosen: `light` or `dark`.
  public var forcedAppearance: String?
  /// Whether it shows how far something is.
  public var isDeterminate = false
  /// Whether it is all that a condition shows, and nothing takes its place.
  public var isSign = false
  /// Whether a loop makes it, as often as there are things to show.
  public var isRepeated = false
  /// Whether it is the body of the type whose name it has.
  public var isBody = false
  /// Modifiers that no reader knows: those of the app.
  public var ownModifiers: [String] = []
  /// Those of them that may tell assistive technologies what it is.
  public var describingModifiers: [String] = []
  /// What stands in it, is drawn around it or is shown over it.
  public var children: [ViewNode] = []

  /// Creates a view of which nothing else is known.
  public init(_ kind: Kind, name: String = "", place: Place) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

extension ViewNode {
  /// What assistive technologies are told of a view.
  public struct Accessibility: Hashable, Sendable {
    /// What VoiceOver reads; `nil` where the view itself has to do.
    public var label: Fact<InterfaceText>?
    /// Whether the view is hidden from them.
    public var isHidden: Fact<Bool>?
    /// Traits that are added, in SwiftUI's spelling: `isButton`.
    public var traits: [String] = []
    /// What becomes of the views in it: `combine`, `ignore` or `contain`.
    public var children: String?
    /// Whether it offers an action of its own.
    public var hasAction = false
    /// Whether it has a value to read besides its name.
    public var hasValue = false

    /// Creates what nothing has changed.
    public init() {}
  }

  /// How a view looks.
  public struct Look: Hashable, Sendable {
    /// Whether it has a font of its own, which the views in it take over.
    public var hasFont = false
    /// Whether its font is a text style of UIKit, or is scaled like one.
    public var hasTextStyle = false
    /// The size of its text in points, where it is fixed and does not follow Dynamic Type.
    public var fixedFontSize: Fact<Double>?
    /// The text style of SwiftUI that it has: `headline`.
    public var textStyle: String?
    /// Whether its text has the size that was chosen when it was made, and does not follow.
    public var keepsTextSize = false
    /// The weight of its text, in SwiftUI's spelling.
    public var fontWeight: String?
    /// Its width in points, where it is fixed, with its padding.
    public var width: Fact<Double>?
    /// Its height in points, where it is fixed, with its padding.
    public var height: Fact<Double>?
    /// The color of what it draws.
    public var foreground: Fact<ColorName>?
    /// The color that marks it as the app's, or a button as one that takes something away.
    public var tint: Fact<ColorName>?
    /// The color behind it.
    public var background: Fact<ColorName>?
    /// The color that is laid thinly behind it: `orange` of `Color.orange.opacity(0.2)`.
    public var wash: Fact<ColorName>?
    /// Whether something is drawn behind it, of whatever color.
    public var hasBackground = false
    /// Whether it lies on Liquid Glass.
    public var isGlass = false
    /// Whether a frame or padding gives it more room than it draws in.
    public var hasRoom = false
    /// Whether the image is a symbol of the system.
    public var isSymbol = false
    /// Whether the image is scaled to the room there is.
    public var isResizable = false
    /// Whether the image comes from code and has no name that VoiceOver could read.
    public var isBitmap = false
    /// Whether the image keeps its pixels, as a code to scan does.
    public var isCode = false
    /// The condition that chooses its color, as the source has it.
    public var colorCondition: String?
    /// Whether the choices of a picker are shown side by side.
    public var isSegmented = false
    /// Whether the area that takes touches has a shape of its own.
    public var hasContentShape = false
    /// Whether the button has the prominent style.
    public var isProminent = false
    /// The most lines that its text takes; `nil` for as many as there are, and where it is unknown.
    public var lineLimit: Int?
    /// Whether a style draws the button larger than its label.
    public var isStyled = false

    /// Creates what nothing has changed.
    public init() {}
  }

  /// How a view fits screens, text sizes and directions of writing.
  public struct Layout: Hashable, Sendable {
    /// An axis along which a view scrolls.
    public enum Axis: String, Codable, CaseIterable, Sendable {
      case horizontal
      case vertical
    }

    /// The distance between the views in a stack, in points, where it is said.
    public var spacing: Fact<Double>?
    /// The axis along which its content scrolls.
    public var scrolls: Axis?
    /// The axis along which its pages turn.
    public var pages: Axis?
    /// The largest text size that it lets people choose, in SwiftUI's spelling: `xLarge`.
    public var largestTextSize: String?
    /// The side, `left` or `right`, that it keeps in every direction of writing.
    public var fixedSide: String?
    /// Whether it takes the size of the screen for that of its window.
    public var readsScreenSize = false
    /// Whether nobody can swipe away the sheet that it is in.
    public var blocksSwipe: Fact<Bool>?
    /// How many heights the sheet that it is in rests at; 0 where nothing says so.
    public var detents = 0
    /// Whether the sheet that it is in hides its grabber.
    public var hidesGrabber = false

    /// Creates what nothing has changed.
    public init() {}
  }

  /// What a text field takes.
  public struct Input: Hashable, Sendable {
    /// The meaning of its text, in the spelling of UITextContentType; `nil` where it has none.
    public var contentType: String?
    /// The keyboard, in the spelling of UIKeyboardType; `nil` for the usual one.
    public var keyboard: String?
    /// Whether what is typed is read as a number.
    public var takesNumber = false

    /// Creates what nothing has changed.
    public init() {}
  }
}

/// A color as a file names it.
public enum ColorName: Hashable, Sendable {
  /// A color of the system by its name in SwiftUI: `black`, `primary`, `red`.
  case system(String)
  /// A color of an asset catalog.
  case asset(String)
  /// Red, green and blue from 0 to 1.
  case literal(Double, Double, Double)
}
