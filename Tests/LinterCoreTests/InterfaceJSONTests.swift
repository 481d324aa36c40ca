import Foundation
import Guidelines
import InterfaceReaders
import LinterCore
import Testing

@Suite("Interface JSON is read as it is documented")
struct InterfaceJSONTests {
  private func read(_ source: String) throws(InterfaceReadingError) -> Interface {
    try InterfaceJSON.read(Array(source.utf8), path: "design.json")
  }

  /// The document in the comment of `InterfaceJSON`.
  private static var documented: String {
    get throws {
      let file = Corpus.root.appending(path: "Sources/InterfaceReaders/InterfaceJSON.swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return lines.drop { !$0.hasSuffix("```json") }.dropFirst()
        .prefix { !$0.hasSuffix("```") }.map { $0.dropFirst(4) }.joined(separator: "\n")
    }
  }

  @Test("The documented example reads, and says what it says")
  func example() throws {
    let interface = try read(try Self.documented)
    #expect(interface.files == [InterfaceFile(path: "design.json", kind: .json, platforms: [.iOS])])
    #expect(interface.appName == Bilingual(en: "Trails", ko: "산길"))
    let tabs = try #require(interface.tabBars.first).tabs
    #expect(tabs.map(\.place.line) == [7, 8])
    #expect(tabs.map(\.title.value?.values.en) == ["Walks", "Maps"])
    #expect(tabs[0].badge == .stated(InterfaceText(literal: "3")))
    #expect(tabs[1].icon == .stated(.asset("map")))
    #expect(tabs[0].compactIcon == nil)
    #expect(tabs[1].compactIcon == .stated(.none))
    let screen = try #require(interface.screens.first)
    #expect(screen.isTopLevel == .stated(true))
    #expect(screen.hasSidebar == .unknown(reason: "not stated"))
    #expect(
      screen.toolbar?.items.map(\.content) == [
        .system("trash"), .fixedSpace, .text(.stated(InterfaceText(literal: "Share"))),
      ])
    #expect(screen.controls.first?.width == .stated(44))
    #expect(interface.images.first?.renditions.first?.namedScale == 2)
  }

  @Test(
    "A literal is Korean where it holds a Korean letter",
    arguments: [("홈", Language.ko), ("Home 홈", .ko), ("Home", .en), ("ㅋㅋ", .ko), ("123", .en)])
  func literals(text: String, language: Language) {
    #expect(InterfaceText(literal: text).values.languages == [language])
  }

  @Test(
    "A mistake is an error of one line, with its place and what to do",
    arguments: [
      ("", "design.json: this is no JSON"),
      ("{\"interface\": 1", "design.json: this is no JSON"),
      ("[]", "is not what the format has there"),
      ("{}", "interface is not what the format has there"),
      ("{\"interface\": 2}", "design.json:1: interface"),
      (
        "{\"interface\": 1,\n\"tabBars\": [\n{\"tabs\": 3}]}",
        "design.json:3: tabBars[0].tabs is not what"
      ),
      (
        "{\"interface\": 1,\n\"screens\": [{},\n{\"navigationBars\": {}}]}",
        "design.json:3: screens[1].navigationBars is no key"
      ),
      (
        "{\"interface\": 1, \"screens\": [{\"controls\": [{\"kind\": \"knob\"}]}]}",
        "screens[0].controls[0].kind"
      ),
      ("{\"interface\": 1, \"platforms\": [\"BeOS\"]}", "platforms[0]"),
    ])
  func mistakes(source: String, expected: String) throws {
    let error = try #require(throws: InterfaceReadingError.self) { try read(source) }
    let english = error.message(in: .en)
    #expect(english.contains(expected), "\(english)")
    #expect(!english.contains("\n"))
    #expect(error.message(in: .ko) != english)
  }

  @Test("Keys of other programs are left alone")
  func otherKeys() throws {
    #expect(
      try read(#"{"interface": 1, "$schema": "s", "x-tool": {"id": 4}, "screens": [{"x-id": 1}]}"#)
        .screens.count == 1)
  }

  @Test("Lines are counted past strings that hold braces, quotes and escapes")
  func lines() throws {
    let interface = try read(
      "{\"interface\": 1, \"x-a\": \"{\\\"\\\\\",\r\n\"screens\": [ {\n}, {\"id\": \"}{\"}\n, {}]}")
    #expect(interface.screens.map(\.place.line) == [2, 3, 4])
    #expect(interface.screens[1].id == "}{")
  }

  @Test("Hostile documents are refused and do no harm")
  func hostile() {
    let deep = String(repeating: "[", count: 200_000)
    let deeper = "{\"interface\": 1, \"x-a\": " + String(repeating: "{\"a\":", count: 100_000)
    for source in [deep, deeper, "{\"interface\": 1e999}", "\u{0}", "{\"@line\": 1}"] {
      #expect(throws: InterfaceReadingError.self) { try read(source) }
    }
    #expect(throws: InterfaceReadingError.self) {
      try InterfaceJSON.read([0xFF, 0xFE, 0x00], path: "design.json")
    }
  }

  @Test("A document of the format is told from other JSON")
  func recognition() {
    #expect(InterfaceJSON.recognises(Array(#"{"interface": 1}"#.utf8)))
    #expect(!InterfaceJSON.recognises(Array(#"{"version": 1}"#.utf8)))
    #expect(!InterfaceJSON.recognises(Array("no".utf8)))
  }

  @Test(
    "The page of formats lists every member that the reader knows",
    arguments: InterfaceJSON.documentation)
  func documentation(row: String) throws {
    let page = try String(
      contentsOf: Corpus.root.appending(path: "Docs/FORMATS.md"), encoding: .utf8)
    let isListed = page.contains(row + "\n")
    #expect(isListed, "\(row)")
  }
}
