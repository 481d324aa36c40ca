public import Guidelines

/// What a file calls an image.
public enum ImageName: Hashable, Sendable {
  /// A symbol of SF Symbols by its name: `house.fill`.
  case symbol(String)
  /// An image of an asset catalog or of the bundle by its name.
  case asset(String)
  /// No image.
  case none
}

/// An image set, a symbol set, an app icon or a color set of an asset catalog.
public struct ImageSet: Hashable, Sendable {
  /// The kind of a set, as its folder is called.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case image = "imageset"
    case symbol = "symbolset"
    case appIcon = "appiconset"
    case color = "colorset"
  }

  /// The name an interface calls it by, its namespaces in front: `Icons/home`.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// Where its Contents.json is.
  public var place: Place
  /// Its files.
  public var renditions: [Rendition]

  /// Creates an image set.
  public init(name: String, kind: Kind, place: Place, renditions: [Rendition] = []) {
    self.name = name
    self.kind = kind
    self.place = place
    self.renditions = renditions
  }
}

/// One file of an image set.
public struct Rendition: Hashable, Sendable {
  /// Where Contents.json names it.
  public var place: Place
  /// The file's name; `nil` where the slot is empty.
  public var filename: String?
  /// Whether a file of that name is there.
  public var exists: Bool
  /// The scale factor: 1, 2 or 3; `nil` for a vector image of all scales.
  public var scale: Int?
  /// The scale that the file's own name claims (`home@2x.png`); `nil` where it claims none.
  public var namedScale: Int?
  /// The idiom: `universal`, `iphone`, `ipad`, `mac`, `tv`, `watch`.
  public var idiom: String
  /// The platform it is for, where Contents.json names one besides the idiom.
  public var platform: Platform?
  /// The size class it is for (`compact` or `regular` height), where it names one.
  public var heightClass: String?
  /// What else tells its slot from others, such as an appearance or a width of the screen, as
  /// Contents.json spells it; empty where nothing does.
  public var variant: String
  /// The size in points that an app icon's slot asks for.
  public var slotSize: PixelSize?
  /// The size of the file: pixels of a bitmap, points of a vector image; `nil` where unknown.
  public var size: PixelSize?
  /// Whether the file is a vector image.
  public var isVector: Bool
  /// Whether the bitmap has a channel for transparency; `nil` where unknown.
  public var hasAlpha: Bool?
  /// The color that a slot of a color set has; `nil` where it is none, or translucent.
  public var color: ColorName?

  /// Creates a rendition.
  public init(
    place: Place, filename: String?, exists: Bool, scale: Int?, namedScale: Int? = nil,
    idiom: String, platform: Platform? = nil, heightClass: String? = nil, variant: String = "",
    slotSize: PixelSize? = nil,
    size: PixelSize? = nil, isVector: Bool = false, hasAlpha: Bool? = nil,
    color: ColorName? = nil
  ) {
    self.place = place
    self.filename = filename
    self.exists = exists
    self.scale = scale
    self.namedScale = namedScale
    self.idiom = idiom
    self.platform = platform
    self.heightClass = heightClass
    self.variant = variant
    self.slotSize = slotSize
    self.size = size
    self.isVector = isVector
    self.hasAlpha = hasAlpha
    self.color = color
  }
}

/// A width and a height, in pixels or in points as its owner says.
public struct PixelSize: Hashable, Codable, Sendable {
  /// From side to side.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
