/// Which SF Symbols are outlined and which are filled.
///
/// The names are from Apple's SF Symbols app and cover the symbols common in tab bars. A symbol that is not
/// listed, such as `magnifyingglass`, has no filled variant, or none that is known, and is not judged.
enum SymbolVariants {
  /// How a symbol is drawn.
  enum Style {
    case outlined
    case filled
  }

  /// The style of the symbol `name`; `nil` if it has no other variant or none is known.
  static func style(of name: String) -> Style? {
    let parts = name.split(separator: ".")
    if parts.contains("fill") { return .filled }
    if let last = parts.last, enclosures.contains(last) { return .outlined }
    return outlined.contains(name) ? .outlined : nil
  }

  /// Symbols whose names end in one of these have a filled variant.
  private static let enclosures: Set<Substring> = ["circle", "square", "rectangle", "diamond"]

  private static let outlined: Set<String> = [
    "alarm", "app.badge", "archivebox", "bag", "balloon", "bandage", "bed.double", "bell",
    "bell.badge", "bolt", "bolt.heart", "book", "book.closed", "book.pages", "bookmark",
    "books.vertical", "briefcase", "bubble", "bubble.left", "bubble.left.and.bubble.right",
    "bubble.right", "building", "building.2", "building.columns", "bus", "camera", "car", "cart",
    "case", "chart.bar", "chart.pie", "checkmark.seal", "checkmark.shield", "clipboard", "clock",
    "cloud", "cloud.rain", "cloud.sun", "creditcard", "cross", "cross.case", "crown", "cube",
    "cup.and.saucer", "dice", "doc", "doc.on.doc", "doc.richtext", "doc.text", "drop", "dumbbell",
    "ear", "envelope", "envelope.open", "externaldrive", "eye", "film", "film.stack", "flag",
    "flame", "folder", "gamecontroller", "gearshape", "gearshape.2", "gift", "graduationcap",
    "guitars", "hammer", "hand.raised", "hand.thumbsup", "heart", "hexagon", "house", "house.lodge",
    "info.bubble", "key", "keyboard", "ladybug", "lanyardcard", "leaf", "lightbulb", "location",
    "lock", "lock.shield", "magazine", "map", "medal", "megaphone", "menucard", "message", "mic",
    "moon", "moon.stars", "mug", "newspaper", "note", "paintbrush", "paintpalette", "paperplane",
    "party.popper", "pawprint", "pentagon", "person", "person.2", "person.3", "phone",
    "phone.badge.plus", "photo", "photo.on.rectangle.angled", "pills", "pin", "play", "play.tv",
    "popcorn", "printer", "puzzlepiece", "questionmark.bubble", "quote.bubble", "rectangle.3.group",
    "rectangle.grid.2x2", "rectangle.stack", "safari", "scroll", "seal", "shield", "shippingbox",
    "speaker", "speaker.wave.2", "square.and.arrow.down", "square.and.arrow.up", "square.grid.2x2",
    "square.grid.3x3", "square.split.2x1", "square.stack", "square.stack.3d.up", "star",
    "star.bubble", "stop", "storefront", "suitcase", "sun.max", "tag",
    "takeoutbag.and.cup.and.straw", "teddybear", "tent", "terminal", "text.book.closed",
    "text.bubble", "theatermasks", "ticket", "tram", "trash", "tray", "tray.2",
    "tray.and.arrow.down", "tray.full", "tree", "trophy", "tv", "umbrella", "video",
    "video.badge.plus", "wallet.bifold", "wallet.pass", "wrench", "wrench.adjustable",
    "wrench.and.screwdriver",
  ]
}
