import Guidelines
import InterfaceReaders
import LinterCore
import Testing

@Suite("Asset catalogs say what they say, and no more")
struct AssetCatalogTests {
  private func read(
    _ source: String, path: String = "Assets.xcassets/map.imageset/Contents.json",
    files: [String: [UInt8]] = [:]
  ) throws(InterfaceReadingError) -> Interface {
    try AssetCatalogReader.read(Array(source.utf8), path: path) { files[$0] }
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0]

  @Test("A slot has its line, its scale, its file and the size of it")
  func slots() throws {
    let set = try #require(
      try read(
        """
        {"images": [
          {"idiom": "iphone", "scale": "2x", "filename": "map@3x.png", "size": "83.5x83.5",
           "height-class": "compact", "platform": "ios"},
          {"idiom": "universal"},
          {"idiom": "universal", "filename": "gone.png", "scale": "1x"}
        ]}
        """, files: ["map@3x.png": Self.png]
      ).images.first)
    #expect(set.name == "map" && set.kind == .image)
    let first = set.renditions[0]
    #expect(set.renditions.map(\.place.line) == [2, 4, 5])
    #expect(first.size == PixelSize(width: 258, height: 3))
    #expect(first.slotSize == PixelSize(width: 83.5, height: 83.5))
    #expect(first.scale == 2 && first.namedScale == 3 && first.heightClass == "compact")
    #expect(first.platform == .iOS && first.hasAlpha == false)
    #expect(set.renditions[1].filename == nil && !set.renditions[1].exists)
    #expect(!set.renditions[2].exists)
  }

  @Test("The folder tells the kind; other folders hold no images")
  func kinds() throws {
    let path = "Assets.xcassets/AppIcon.appiconset/Contents.json"
    #expect(try read("{}", path: path).images.map(\.kind) == [.appIcon])
    #expect(
      try read("{}", path: "A.xcassets/x.symbolset/Contents.json").images.map(\.name) == ["x"])
    #expect(try read("{}", path: "A.xcassets/Accent.dataset/Contents.json").images.isEmpty)
    #expect(try read("no", path: "A.xcassets/Contents.json").images.isEmpty)
  }

  @Test(
    "The size of JPEG, and what is no bitmap",
    arguments: [
      ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 5, 0, 7, 3, 0], 7.0),
      ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], nil), ("a.png", [0x89, 0x50], nil),
      ("a.pdf", Array("%PDF-1.7".utf8), nil), ("a.png", [], nil),
    ] as [(String, [UInt8], Double?)])
  func headers(name: String, bytes: [UInt8], width: Double?) throws {
    let rendition = try read("{\"images\": [{\"filename\": \"\(name)\"}]}", files: [name: bytes])
      .images.first?.renditions.first
    #expect(rendition?.size?.width == width)
    #expect(rendition?.isVector == name.hasSuffix("pdf"))
  }

  @Test(
    "The size of a vector image is what its page or its box says",
    arguments: [
      ("a.pdf", "%PDF-1.4 1 0 obj <</Type /Page /MediaBox [ 0 0 24 30.5 ]>>", 24, 30.5),
      ("a.pdf", "%PDF-1.4 /MediaBox[10 10 35 35]", 25, 25),
      ("a.pdf", "%PDF-1.4 /MediaBox 4 0 R", nil, nil), ("a.pdf", "%PDF /MediaBox", nil, nil),
      ("a.svg", "<?xml version=\"1.0\"?><!-- a --><svg width=\"24\" height=\"30px\"/>", 24, 30),
      ("a.svg", "<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 16 18\"><path", 16, 18),
      ("a.svg", "<svg viewBox=\"0,0,16,1e999\"/>", nil, nil), ("a.svg", "<html/>", nil, nil),
      ("a.svg", "", nil, nil),
    ] as [(String, String, Double?, Double?)])
  func vectors(name: String, text: String, width: Double?, height: Double?) throws {
    let rendition = try read(
      "{\"images\": [{\"filename\": \"\(name)\"}]}", files: [name: Array(text.utf8)]
    ).images.first?.renditions.first
    #expect(rendition?.size?.width == width && rendition?.size?.height == height)
    #expect(rendition?.isVector == true)
  }

  @Test("A broken Contents.json is an error")
  func broken() {
    for source in ["", "{", "[]", "{\"images\": 3}", "{\"images\": [{\"scale\": 2}]}"] {
      #expect(throws: InterfaceReadingError.self) { try read(source) }
    }
  }
}
