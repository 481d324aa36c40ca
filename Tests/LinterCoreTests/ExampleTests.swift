import Guidelines
import InterfaceReaders
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("The examples of every check behave")
struct ExampleTests {
  @Test("Each is found on its lines, or not at all", arguments: Checks.all.map(\.id))
  func examples(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    let numbers = GuidelineNumbers(metrics: try Corpus.metrics.get())
    for (index, example) in check.examples.enumerated() {
      let interface = try #require(
        try example.interface, "no reader for what is in example \(index + 1)")
      let report = lint(interface, numbers: numbers, checks: [check])
      #expect(
        Set(report.findings.map(\.line)) == Set(example.lines),
        "example \(index + 1), in \(example.kind):\n\(example.source)")
      for finding in report.findings {
        #expect(finding.check == id && finding.rule == check.rule)
        #expect(finding.file == example.path)
        #expect(finding.message.languages == Language.allCases)
        #expect(!"\(finding.message)".contains("\n"))
      }
    }
  }
}

extension CheckExample {
  /// What the readers make of the example and of the files beside it.
  var interface: Interface? {
    get throws {
      var strings = LocalizedStrings()
      for case (let path, .text(let text)) in files where LocalizedStrings.recognises(path: path) {
        try strings.read(Array(text.utf8), path: path)
      }
      guard var interface = try read(source, path: path, strings.texts) else { return nil }
      interface.languages.formUnion(strings.languages)
      interface.translatedTexts = strings.count
      for (path, content) in files.sorted(by: { $0.key < $1.key }) {
        guard case .text(let text) = content, !LocalizedStrings.recognises(path: path) else {
          continue
        }
        guard let beside = try read(text, path: path) else { return nil }
        interface.merge(beside)
      }
      return interface
    }
  }

  private func read(
    _ text: String, path: String, _ strings: [String: Bilingual<String>] = [:]
  ) throws -> Interface? {
    let bytes = Array(text.utf8)
    switch path.split(separator: ".").last {
    case "storyboard", "xib": return try InterfaceBuilderReader.read(bytes, path: path)
    case "json" where path.hasSuffix("/Contents.json"):
      let folder = path.dropLast("Contents.json".count)
      return try AssetCatalogReader.read(bytes, path: path) { name in
        if case .bitmap(let width, let height) = files[folder + name] {
          Self.png(width, height)
        } else {
          nil
        }
      }
    case "swift": return SwiftInterfaceReader.read(text, path: path, strings: strings)
    case "plist": return try InfoPlistReader.read(bytes, path: path)
    case "json": return try InterfaceJSON.read(bytes, path: path)
    default: return nil
    }
  }

  /// The first bytes of a PNG image.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
  }
}
