public import Guidelines

/// A view of a screen: its kind, text, modifiers and children.
///
/// SwiftUI views, controls created in UIKit code and Interface Builder objects all become nodes of this
/// type; a check does not see the difference.
public struct ViewNode: Hashable, Sendable {
  /// The kind of a view.
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

  /// The role of a view within its parent.
  public enum Slot: String, Codable, CaseIterable, Sendable {
    case content
    /// What a control shows as its label.
    case label
    /// The destination of a link.
    case destination
    /// Shown over or next to it: an alert, a sheet, a menu.
    case presented
    /// Drawn behind it.
    case background
    /// Drawn in front of it.
    case overlay
    /// The message of an alert.
    case message
  }

  /// A button's role, if stated.
  public enum Role: String, Codable, CaseIterable, Sendable {
    case destructive
    case cancel
    case confirm
    case close
  }

  /// What code does for people at a place where it shows no view.
  public enum Conduct: String, Codable, CaseIterable, Sendable {
    /// It shows a text by a name that says so: `alertTitle = "Walk lost"`.
    case showsText = "shows-text"
    /// It chooses one of two texts, its children, by whether a count is 1.
    case choosesByCount = "chooses-by-count"
    /// It puts a sentence together of its text and a value: `NSLocalizedString("Ends on ") + day`.
    case joinsTexts = "joins-texts"
    /// It writes a number or a duration in a format of its own, the source of its text.
    case writesNumber = "writes-number"
    /// It does something for people, closes what they did it with, and says nothing if it fails.
    case failsSilently = "fails-silently"
    /// It writes a title in another way than the system does.
    case spellsOtherwise = "spells-otherwise"
    /// It is a control that the app draws itself and that tells assistive technologies nothing.
    case isSilentControl = "is-silent-control"
    /// It hides the tab bars of the whole app.
    case hidesTabBars = "hides-tab-bars"
    /// It names regions or languages in the same language for all people.
    case namesInOneLanguage = "names-in-one-language"
    /// It gives a layer the size that a screen has before it is laid out, and no other afterwards.
    case keepsFirstSize = "keeps-first-size"
    /// It asks for a rating as a screen appears.
    case asksForRatingUnasked = "asks-for-rating-unasked"
    /// It asks for a rating in answer to a tap.
    case asksForRatingOnTap = "asks-for-rating-on-tap"
  }

  /// What a modifier or a closure gives a view, and a check may ask to be mended.
  public enum Aspect: CaseIterable, Sendable {
    case motion
    case appearance
    case gesture
    case tap
    case height
    case size
    case foreground
    case background
    case label
    case sheet
    case side
    case font
    /// What it is for assistive technologies.
    case element
  }

  /// One branch of a condition; two branches of the same condition are never on screen together.
  public struct Branch: Hashable, Sendable {
    /// The condition, identified by its offset in the file.
    public var condition: Int
    /// The index of the branch, counted from 0.
    public var way: Int

    /// Creates a branch.
    public init(condition: Int, way: Int) {
      self.condition = condition
      self.way = way
    }
  }

  /// Its kind.
  public var kind: Kind
  /// Its name in the file, `Button`, `AvatarView`; for a root, the type whose body it is.
  public var name: String
  /// Its place in the file.
  public var place: Place
  /// The outlets by which code refers to it, if another file creates it: `WalkCell.closeButton`.
  public var outlets: [String] = []
  /// The app's class of the view, if a document creates it.
  public var className: String?
  /// Its role within its parent.
  public var slot = Slot.content
  /// The platforms it is limited to; empty if not stated here.
  public var platforms: [Platform] = []
  /// The branches of conditions it is in.
  public var branches: [Branch] = []
  /// The widget families it is for, in WidgetKit's spelling; empty if not stated.
  public var widgetFamilies: [String] = []
  /// Its placement in a toolbar, in SwiftUI's spelling, `confirmationAction`, or `header` in a section.
  public var placement: String?
  /// Its text: the title of a button or an alert, the content of a text, the label of a field.
  public var text: Fact<InterfaceText>?
  /// The source of its text, if the text is not stated.
  public var textSource: String?
  /// The placeholder of a field.
  public var prompt: Fact<InterfaceText>?
  /// The text of its tooltip.
  public var tooltip: Fact<InterfaceText>?
  /// The image it shows.
  public var image: Fact<ImageName>?
  /// The images of which a condition chooses the one it shows, as far as the source states them.
  public var imageChoices: [ImageName] = []
  /// Its role, if it is a button.
  public var role: Role?
  /// Its accessibility modifiers.
  @CopyOnWrite public var accessibility: Accessibility
  /// Its appearance.
  @CopyOnWrite public var look: Look
  /// How it adapts to screens, text sizes and writing directions.
  @CopyOnWrite public var layout: Layout
  /// The input that a field accepts.
  @CopyOnWrite public var input: Input
  /// The source of its tap action, if it is not a control.
  public var tapAction: String?
  /// The source of what a long press or a double tap runs.
  public var longPressAction: String?
  /// The source of what a drag sets by the place of the finger.
  public var dragAction: String?
  /// The source of a button's action; `nil` if the action is only a name.
  public var action: String?
  /// The variable that presents it, if it is a sheet.
  public var shownBy: String?
  /// Whether it is disabled.
  public var isDisabled: Fact<Bool>?
  /// Whether it has a keyboard shortcut.
  public var hasShortcut = false
  /// The modifier keys of its shortcut, if stated: `command`, `shift`.
  public var shortcutModifiers: [String]?
  /// Whether Return activates it.
  public var isDefault = false
  /// Whether its text is stated as one that is looked up in no strings file: `Text(verbatim: "GPX")`.
  public var isVerbatim = false
  /// Whether its texts are only drawn as bars, while the real ones are loaded.
  public var isRedacted = false
  /// Whether it has an animation that repeats forever.
  public var movesForEver = false
  /// Whether its transition moves it across the screen.
  public var movesFar = false
  /// Whether it changes the device's volume from code.
  public var setsVolume = false
  /// The color that its layer gets once, as the appearance then has it.
  public var layerColor: Fact<ColorName>?
  /// The pattern by which code writes dates and times: `MMMM d`.
  public var datePattern: String?
  /// What code does here, if it is no view.
  public var conduct: Conduct?
  /// Whether it asks for a permission when the app starts.
  public var asksAtLaunch = false
  /// Whether it reads the pasteboard before people do anything.
  public var readsPasteboard = false
  /// Whether it stays in portrait on iPhone, whatever the app supports.
  public var keepsPortrait = false
  /// Whether it is a button style that draws no pressed state.
  public var ignoresPress = false
  /// Whether a timer puts it away, or something in it.
  public var isTimed = false
  /// Whether it is one of the texts of an error, of which code looks others up.
  public var isBesideLookup = false
  /// Whether it is an alert that code shows without any button and leaves alone.
  public var hasNoWayOut = false
  /// Whether it is an action sheet that says nothing about where a popover points to.
  public var lacksAnchor = false
  /// The modifiers and closures that give it what a check may tell of, which may be far below the line where it
  /// begins, or where the body that shows it declares it.
  public var changedAt: [Aspect: Place] = [:]
  /// The appearance it forces, whatever people have chosen: `light` or `dark`.
  public var forcedAppearance: String?
  /// Whether it shows determinate progress.
  public var isDeterminate = false
  /// Whether it is all that an `if` without an `else` shows.
  public var isSign = false
  /// Whether an `if` without an `else` adds it in some states of its view, whatever the view's arguments are.
  public var isAtTimes = false
  /// Whether it is created in a loop.
  public var isRepeated = false
  /// Whether it is the body of the type named by `name`.
  public var isBody = false
  /// Modifiers that the readers do not recognize: the app's own.
  public var ownModifiers: [String] = []
  /// Those of `ownModifiers` that may set accessibility properties.
  public var describingModifiers: [String] = []
  /// The views inside it, drawn behind or over it, or presented by it.
  public var children: [ViewNode] = []
  /// What the body of the app's own view shows with the arguments of this use, if that is known.
  public var unfolded: [ViewNode] = []
  /// Where the body that shows it declares it, if `place` is a use of the body's view.
  public var declared: Place?

  /// Creates a view without further properties.
  public init(_ kind: Kind, name: String = "", place: Place) {
    self.kind = kind
    self.name = name
    self.place = place
    (_accessibility, _look) = (Self.unmodified.accessibility, Self.unmodified.look)
    (_layout, _input) = (Self.unmodified.layout, Self.unmodified.input)
  }

  /// The properties of a view without modifiers, shared by all of them.
  private static let unmodified = (
    accessibility: CopyOnWrite(wrappedValue: Accessibility()),
    look: CopyOnWrite(wrappedValue: Look()), layout: CopyOnWrite(wrappedValue: Layout()),
    input: CopyOnWrite(wrappedValue: Input())
  )
}

extension ViewNode {
  /// The accessibility properties of a view.
  public struct Accessibility: Hashable, Sendable {
    /// What VoiceOver reads; `nil` if it reads the view's own content.
    public var label: Fact<InterfaceText>?
    /// Whether the view is hidden from assistive technologies.
    public var isHidden: Fact<Bool>?
    /// Traits that are added, in SwiftUI's spelling: `isButton`.
    public var traits: [String] = []
    /// What happens to the child elements: `combine`, `ignore` or `contain`.
    public var children: String?
    /// Whether it has an accessibility action.
    public var hasAction = false
    /// Whether it has an accessibility value.
    public var hasValue = false

    /// Creates properties without modifications.
    public init() {}
  }

  /// The appearance of a view.
  public struct Look: Hashable, Sendable {
    /// The text styles smaller than body text, in SwiftUI's spelling.
    static let stylesBelowBody: Set<String> = [
      "subheadline", "callout", "footnote", "caption", "caption2",
    ]

    /// The weights of text in SwiftUI's spelling, from thin to thick.
    private static let weights = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// About how high a line of text is in the styles that are larger or smaller than body text, and in that.
    private static let lines = [
      "largeTitle": 41.0, "title": 34, "title2": 28, "title3": 25, "subheadline": 20,
      "footnote": 18, "caption": 16, "caption2": 13,
    ]
    static let bodyLine = 22.0

    /// About how high a line of its text is; that of a font that is not known is not either.
    var lineHeight: Double {
      if hasFont, fixedFontSize?.value == nil, textStyle == nil { return .infinity }
      return fixedFontSize?.value.map { $0 * 1.2 } ?? textStyle.flatMap { Self.lines[$0] }
        ?? Self.bodyLine
    }

    /// Whether its text is thinner than regular, or bold.
    var isThin: Bool { weight.map { $0 < 3 } ?? false }
    var isBold: Bool { weight.map { $0 > 4 } ?? false }
    private var weight: Int? { fontWeight.flatMap(Self.weights.firstIndex) }

    /// Whether it sets a font, which its descendants inherit.
    public var hasFont = false
    /// Whether its font is a UIKit text style, or scales like one, as those in the system's cells do.
    public var hasTextStyle = false
    /// The size of its text in points, if it is fixed and ignores Dynamic Type.
    public var fixedFontSize: Fact<Double>?
    /// Its SwiftUI text style: `headline`.
    public var textStyle: String?
    /// Whether its text size is set once, at creation, and does not follow later changes.
    public var keepsTextSize = false
    /// The least share of its size that its text may shrink to in order to fit.
    public var leastScale: Double?
    /// The weight of its text, in SwiftUI's spelling.
    public var fontWeight: String?
    /// Its fixed width in points, including padding.
    public var width: Fact<Double>?
    /// Its fixed height in points, including padding.
    public var height: Fact<Double>?
    /// The padding above and below it in points, taken together; `nil` if it is not known.
    ///
    /// Interface JSON has none of these three, since it states heights.
    public var padding: Double? = 0
    /// The least height that a frame gives it in points.
    public var leastHeight: Double?
    /// Whether a frame or the like may make it higher than what it shows, by an amount that is not known.
    public var mayBeHigher = false
    /// Its foreground color.
    public var foreground: Fact<ColorName>?
    /// Its tint color, which may mark a button as destructive.
    public var tint: Fact<ColorName>?
    /// Its background color.
    public var background: Fact<ColorName>?
    /// The color of a translucent background: `orange` for `Color.orange.opacity(0.2)`.
    public var wash: Fact<ColorName>?
    /// Whether its document gives the background the system's color; code may still change it.
    public var isOnSystemBackground = false
    /// Whether it has a background of any color.
    public var hasBackground = false
    /// Whether it has a Liquid Glass background.
    public var isGlass = false
    /// Whether a frame or padding makes it larger than its content.
    public var hasRoom = false
    /// Whether the image is an SF Symbol.
    public var isSymbol = false
    /// Whether the image is scaled to fit its frame.
    public var isResizable = false
    /// Whether the image is created in code and so has no name for VoiceOver to read.
    public var isBitmap = false
    /// Whether code makes the name of the app's image, which VoiceOver reads.
    public var isNamedInCode = false
    /// Whether the image is scaled without interpolation, as a QR code is.
    public var isCode = false
    /// Whether the extent of the shape shows a value, as the length of a bar in a chart does.
    public var drawsValue = false
    /// The source of the condition that selects its color.
    public var colorCondition: String?
    /// The colors of which one is drawn, if a condition selects it; those that the source states.
    public var colorChoices: [ColorName] = []
    /// The same for its background.
    public var backgroundChoices: [ColorName] = []
    /// Whether a condition selects its symbol, its place, its angle or its size.
    public var changesShape = false
    /// Whether a picker is segmented.
    public var isSegmented = false
    /// Whether its hit-testing area has an explicit content shape.
    public var hasContentShape = false
    /// Whether the button has the prominent style.
    public var isProminent = false
    /// The maximum number of text lines; `nil` if unlimited or unknown.
    public var lineLimit: Int?
    /// Whether a button style makes the button larger than its label.
    public var isStyled = false

    /// Creates an appearance without modifications.
    public init() {}
  }

  /// How a view adapts to screens, text sizes and writing directions.
  public struct Layout: Hashable, Sendable {
    /// An axis of scrolling.
    public enum Axis: String, Codable, CaseIterable, Sendable {
      case horizontal
      case vertical
    }

    /// The spacing of a stack in points, if stated.
    public var spacing: Fact<Double>?
    /// The scroll axis of its content.
    public var scrolls: Axis?
    /// The axis of paging.
    public var pages: Axis?
    /// The largest text size it allows, in SwiftUI's spelling: `xLarge`.
    public var largestTextSize: String?
    /// The side it keeps in every writing direction: `left` or `right`.
    public var fixedSide: String?
    /// Whether a condition keeps it from screens as narrow as an iPhone held upright.
    public var isOnWideScreens = false
    /// Whether it uses the size of the screen instead of that of its window.
    public var readsScreenSize = false
    /// Whether the sheet it is in cannot be dismissed by swiping.
    public var blocksSwipe: Fact<Bool>?
    /// The number of detents of the sheet it is in; 0 if not stated.
    public var detents = 0
    /// Whether the only detent of the sheet it is in has a height that text does not change.
    public var keepsHeight = false
    /// Whether the sheet it is in hides its grabber.
    public var hidesGrabber = false

    /// Creates a layout without modifications.
    public init() {}
  }

  /// The input that a text field accepts.
  public struct Input: Hashable, Sendable {
    /// The semantic meaning of its text, in the spelling of UITextContentType; `nil` if not set.
    public var contentType: String?
    /// The text of the label that comes before it in a document.
    public var textBefore: Fact<InterfaceText>?
    /// The name of the variable that it sets: `serverURL`.
    public var binding: String?
    /// The keyboard, in the spelling of UIKeyboardType; `nil` for the default one.
    public var keyboard: String?
    /// Whether the text is parsed as a number.
    public var takesNumber = false

    /// Creates an input without modifications.
    public init() {}
  }
}

/// A reference to a color in a file.
public indirect enum ColorName: Hashable, Sendable {
  /// A system color by its SwiftUI name: `black`, `primary`, `red`.
  case system(String)
  /// A color in an asset catalog.
  case asset(String)
  /// Red, green and blue from 0 to 1.
  case literal(Double, Double, Double)
  /// A translucent color, with its opacity from 0 to 1.
  case faded(ColorName, opacity: Double)
  /// A color for each appearance.
  case adaptive(light: ColorName, dark: ColorName)
}

extension ColorName {
  /// The same color with an opacity from 0 to 1.
  package func faded(to opacity: Double) -> ColorName {
    opacity < 1 ? .faded(self, opacity: max(0, opacity)) : self
  }

  /// Whether it is translucent in at least one appearance.
  var isTranslucent: Bool {
    switch self {
    case .system(let name): name == "clear"
    case .asset, .literal: false
    case .faded: true
    case .adaptive(let light, let dark): light.isTranslucent || dark.isTranslucent
    }
  }
}

extension ColorName: CustomStringConvertible {
  /// As people write it: `gray`, `“ink”` of the asset catalog, `#336699`, `gray at 50%`, `white or black`.
  public var description: String {
    switch self {
    case .system(let name): name
    case .asset(let name): "“\(name)”"
    case .literal(let red, let green, let blue): "#" + [red, green, blue].map(Self.hex).joined()
    case .faded(let color, let opacity): "\(color) at \(Int((opacity * 100).rounded()))%"
    case .adaptive(let light, let dark): "\(light) or \(dark)"
    }
  }

  private static func hex(_ part: Double) -> String {
    let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
