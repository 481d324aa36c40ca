internal import Guidelines

/// A part of a picture, one row of `Corpus/Pictures.tsv`; CONTRIBUTING.md describes the columns.
struct PicturePart: Sendable {
  /// The name of the shape to draw, a key of ``PictureShape/all``.
  let shape: String
  /// The place: an edge of the remaining space, its middle, or an item of the previous part.
  let place: Place
  /// The size of the part, or the number of its items.
  let sizes: [Size]
  /// The text in the legend; empty for a part without explanation.
  let label: Bilingual<String>
  /// The words of its items in the drawing.
  let words: Bilingual<[PictureWord]>

  enum Place: Sendable {
    case top
    case bottom
    case leading
    case trailing
    case middle
    /// The item of the previous part with this number, from 1.
    case item(Int)
  }

  /// A size or a number of items.
  enum Size: Sendable {
    case points(Double)
    case count(Int)
    /// The number of a metric of `rule`: its height unless another dimension is given.
    case metric(rule: RuleID, dimension: Dimension)
  }
}

/// A picture of a component or of a rule: a frame, and the parts in it.
struct PictureDescription: Sendable {
  /// Whether a picture shows the parts of something, or what to do or not to do.
  enum Kind: String, Sendable {
    case anatomy
    case `do`
    case dont
  }

  let kind: Kind
  let frame: PictureFrame
  private(set) var parts: [PicturePart]

  fileprivate mutating func add(_ part: PicturePart) { parts.append(part) }
}

/// The pictures of the site: `Corpus/Pictures.tsv`.
package struct PictureTable: Sendable {
  /// The pictures by the name of their component or rule, in the order of the rows.
  private var pictures: [String: [PictureDescription]] = [:]
  /// The numbers of lines that cannot be read and are skipped.
  package private(set) var unread: [Int] = []

  /// The table in the Corpus.
  package static let corpus = PictureTable(PackageResources.Pictures_tsv)

  /// Reads the bytes of a table.
  private init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated()
    where !line.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("picture\t") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if !add(cells) { unread.append(number + 1) }
    }
  }

  /// The names of the components and rules with a picture.
  package var names: Set<String> { Set(pictures.keys) }

  /// The pictures of the component or rule called `name`.
  func pictures(of name: String) -> [PictureDescription] { pictures[name] ?? [] }

  /// Adds a row; `false` if it is not valid.
  private mutating func add(_ cells: [String]) -> Bool {
    guard let row = PictureRow(cells) else { return false }
    switch row.content {
    case .frame(let frame):
      pictures[row.name, default: []].append(
        PictureDescription(kind: row.kind, frame: frame, parts: []))
    case .part(let part):
      guard let last = pictures[row.name]?.indices.last else { return false }
      pictures[row.name]?[last].add(part)
    }
    return true
  }
}

/// A row of the table: `picture`, `kind`, `part`, `place`, `size`, `en`, `ko`, and optionally the words
/// of its items, `en-words` and `ko-words`.
struct PictureRow {
  enum Content {
    case frame(PictureFrame)
    case part(PicturePart)
  }

  let name: String
  let kind: PictureDescription.Kind
  let content: Content

  /// Reads `cells`; `nil` if one of them is not valid.
  init?(_ cells: [String]) {
    guard cells.count == 7 || cells.count == 9,
      let kind = PictureDescription.Kind(rawValue: cells[1]), let content = Self.content(of: cells)
    else { return nil }
    name = cells[0]
    self.kind = kind
    self.content = content
  }

  private static func content(of cells: [String]) -> Content? {
    if cells[2] == "frame" {
      return PictureFrame(device: cells[3], shown: cells[4]).map(Content.frame)
    }
    let sizes = cells[4].split(separator: " ").map { PicturePart.Size($0) }
    guard PictureShape.all[cells[2]] != nil, let place = PicturePart.Place(cells[3]),
      !sizes.contains(where: { $0 == nil })
    else { return nil }
    let label = Bilingual(
      en: cells[5].isEmpty ? nil : cells[5], ko: cells[6].isEmpty ? nil : cells[6])
    let words = Bilingual(
      en: cells.count > 7 ? words(cells[7]) : nil, ko: cells.count > 8 ? words(cells[8]) : nil)
    return .part(
      PicturePart(
        shape: cells[2], place: place, sizes: sizes.compactMap(\.self), label: label, words: words))
  }

  private static func words(_ cell: String) -> [PictureWord] {
    cell.split(separator: " / ", omittingEmptySubsequences: false).map { PictureWord($0) }
  }
}

extension PicturePart.Place {
  init?(_ text: String) {
    switch text {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "middle": self = .middle
    default:
      guard text.hasPrefix("on "), let item = Int(text.dropFirst(3)), item > 0 else { return nil }
      self = .item(item)
    }
  }
}

extension PicturePart.Size {
  /// Reads `44`, `x5` or `tab-tvos-height:height`.
  init?(_ text: Substring) {
    if let points = Double(text) {
      self = .points(points)
    } else if text.first == "x", let count = Int(text.dropFirst()) {
      self = .count(count)
    } else {
      let parts = text.split(separator: ":").map(String.init)
      guard parts.count == 2, let rule = RuleID(rawValue: parts[0]) else { return nil }
      self = .metric(rule: rule, dimension: Dimension(rawValue: parts[1]))
    }
  }
}

/// The frame of a picture: a device or a part of one, in points.
struct PictureFrame: Sendable {
  /// The visible part of the device.
  enum Shown: String, Sendable {
    case whole
    case top
    case bottom
  }

  let device: String
  let width: Double
  let height: Double
  let corner: Double
  let shown: Shown

  /// The height of the status bar, in points.
  var statusHeight: Double { ["phone": 54, "pad": 24, "watch": 30][device] ?? 0 }

  /// The scale of text and icons relative to a phone.
  var unit: Double { max(0.8, width / 393) }

  /// The name of the device; `nil` for a part of a view.
  var deviceName: String? {
    [
      "phone": "iPhone", "pad": "iPad", "mac": "Mac", "tv": "Apple TV", "watch": "Apple Watch",
      "vision": "Apple Vision Pro",
    ][device]
  }

  /// The devices, with their width, height and corner in points.
  private static let devices: [String: (Double, Double, Double)] = [
    "phone": (393, 852, 55), "pad": (820, 1180, 30), "mac": (900, 560, 12),
    "tv": (1920, 1080, 20), "watch": (198, 242, 50), "vision": (1280, 720, 46),
    "view": (393, 852, 18),
  ]

  /// Reads a device and its visible part: `bottom 260`, or an empty text for the whole.
  init?(device: String, shown: String) {
    guard let (width, height, corner) = Self.devices[device] else { return nil }
    let words = shown.split(separator: " ")
    self.device = device
    self.width = width
    self.corner = corner
    switch (words.first, words.dropFirst().first.flatMap { Double($0) }) {
    case (nil, _): (self.shown, self.height) = (.whole, height)
    case ("top", let points?): (self.shown, self.height) = (.top, min(points, height))
    case ("bottom", let points?): (self.shown, self.height) = (.bottom, min(points, height))
    default: return nil
    }
  }
}
