internal import LinterCore

/// What a check may tell of at the modifier that gives it to a view.
struct Told {
  private let (moves, appearance): (Bool, String?)
  private let (tap, press, drag): (String?, String?, String?)
  private let height: Fact<Double>?
  private let (foreground, background): (Fact<ColorName>?, Fact<ColorName>?)
  private let children: String?
  private let (hidesGrabber, keepsHeight): (Bool, Bool)
  private let side: String?
  private let (hasFont, fontSize, largest): (Bool, Fact<Double>?, String?)

  init(_ node: ViewNode) {
    (moves, appearance) = (node.movesForEver, node.forcedAppearance)
    (tap, press, drag) = (node.tapAction, node.longPressAction, node.dragAction)
    height = node.look.height
    (foreground, background) = (node.look.foreground, node.look.background)
    children = node.accessibility.children
    (hidesGrabber, keepsHeight) = (node.layout.hidesGrabber, node.layout.keepsHeight)
    side = node.layout.fixedSide
    (hasFont, fontSize) = (node.look.hasFont, node.look.fixedFontSize)
    largest = node.layout.largestTextSize
  }

  func differences(from before: Told) -> [ViewNode.Aspect] {
    var found: [ViewNode.Aspect] = []
    if moves != before.moves { found.append(.motion) }
    if appearance != before.appearance { found.append(.appearance) }
    if tap != before.tap { found.append(.tap) }
    if (press, drag) != (before.press, before.drag) { found.append(.gesture) }
    if foreground != before.foreground { found.append(.foreground) }
    if background != before.background { found.append(.background) }
    if children != before.children { found.append(.element) }
    if (hidesGrabber, keepsHeight) != (before.hidesGrabber, before.keepsHeight) {
      found.append(.sheet)
    }
    if side != before.side { found.append(.side) }
    if (hasFont, fontSize, largest) != (before.hasFont, before.fontSize, before.largest) {
      found.append(.font)
    }
    // Padding below a frame makes the view higher, but the frame limits it.
    if height != nil, before.height == nil { found.append(.height) }
    return found
  }
}
