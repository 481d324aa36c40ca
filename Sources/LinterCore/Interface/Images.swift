public import Guidelines

/// A reference to an image in a file.
public enum ImageName: Hashable, Sendable {
  /// An SF Symbol by name: `house.fill`.
  case symbol(String)
  /// An image in an asset catalog or in the bundle, by name.
  case asset(String)
  /// No image.
  case none
}

/// An image set, a symbol set, an app icon or a color set of an asset catalog.
public struct ImageSet: Hashable, Sendable {
  /// The kind of a set; the raw value is the extension of its folder.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case image = "imageset"
    case symbol = "symbolset"
    case appIcon = "appiconset"
    case color = "colorset"
  }

  /// The name used in interfaces, prefixed with its namespaces: `Icons/home`.
  public var name: String
  /// Its kind.
  public var kind: Kind
  /// The place of its Contents.json.
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
  /// Its place in Contents.json.
  public var place: Place
  /// The file's name; `nil` if the slot is empty.
  public var filename: String?
  /// Whether a file of that name exists.
  public var exists: Bool
  /// The scale factor: 1, 2 or 3; `nil` for a vector image that serves all scales.
  public var scale: Int?
  /// The scale in the file's name (`home@2x.png`); `nil` if it has none.
  public var namedScale: Int?
  /// The idiom: `universal`, `iphone`, `ipad`, `mac`, `tv`, `watch`.
  public var idiom: String
  /// The platform it is for, if Contents.json states one in addition to the idiom.
  public var platform: Platform?
  /// The size class it is for (`compact` or `regular` height), if stated.
  public var heightClass: String?
  /// Other attributes of its slot, such as an appearance or a screen width, as spelled in Contents.json;
  /// empty if there are none.
  public var variant: String
  /// The size in points required by an app icon's slot.
  public var slotSize: PixelSize?
  /// The size of the file: pixels for a bitmap, points for a vector image; `nil` if unknown.
  public var size: PixelSize?
  /// Whether the file is a vector image.
  public var isVector: Bool
  /// Whether the bitmap has an alpha channel; `nil` if unknown.
  public var hasAlpha: Bool?
  /// The color in a slot of a color set; `nil` if there is none or it is translucent.
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

/// A width and a height, in pixels or in points depending on the property that holds it.
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
