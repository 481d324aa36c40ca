import Foundation
import Guidelines
import InterfaceReaders
import LinterCore
import TestSupport
import Testing

@Suite(
  "Real interfaces are judged as a person would",
  .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
struct SharedInterfaceTests {
  private static let root = URL(filePath: Shared.folder).appending(path: "interfaces")

  private func interface(_ name: String) throws -> Interface? {
    let file = Self.root.appending(path: name)
    let bytes = { [UInt8](try Data(contentsOf: file)) }
    switch file.pathExtension {
    case "storyboard", "xib": return try InterfaceBuilderReader.read(bytes(), path: name)
    case "json" where file.lastPathComponent == "Contents.json":
      return try AssetCatalogReader.read(bytes(), path: name) { image in
        (try? Data(contentsOf: file.deletingLastPathComponent().appending(path: image)))
          .map { [UInt8]($0) }
      }
    default: return nil
    }
  }

  /// Each was looked at: the labels are in the system font at 16 and 17 pt, the button is 39 pt each way and
  /// shows a chevron, three titled buttons are drawn 27 pt high, the date keeps its size, and the four
  /// bitmaps end at @2x.
  @Test("What is found was looked at, and nothing else is found")
  func findings() throws {
    let numbers = GuidelineNumbers(metrics: try Corpus.metrics.get())
    var found: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: Self.root.path).sorted() {
      guard let interface = try interface(name) else { continue }
      found += lint(interface, numbers: numbers).findings.map { finding in
        let path = finding.file.split(separator: "/").dropFirst()
        return "\(path.joined(separator: "/")):\(finding.line) \(finding.check)"
      }
    }
    let images = ["MicroblogIcon", "action", "filterActive", "markAllRead"]
    #expect(
      found == [
        "hackingwithswift-project10.storyboard:35 fixed-font-size",
        "hackingwithswift-project7.storyboard:28 fixed-font-size",
        "netnewswire-ios-account-account.storyboard:167 button-hit-target",
        "netnewswire-ios-account-account.storyboard:348 button-hit-target",
        "netnewswire-ios-account-account.storyboard:513 button-hit-target",
        "netnewswire-ios-main.storyboard:273 button-hit-target",
        "netnewswire-ios-main.storyboard:273 control-label",
        "netnewswire-ios-main.storyboard:490 text-size-live",
      ]
        + images.map {
          "netnewswire.xcassets/\($0).imageset/Contents.json:13 image-scale-missing"
        })
  }

  @Test("A tab bar that is filled in code is not counted")
  func tabsInCode() throws {
    let interface = try #require(try interface("storyboards/hackingwithswift-project7.storyboard"))
    #expect(interface.tabBars.map(\.count) == [.unknown(reason: "set in code")])
    #expect(interface.tabBars.first?.tabs.first?.systemItem == "mostRecent")
  }
}
