import Guidelines
import InterfaceReaders
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("Texts are looked up in the strings files of both languages")
struct LocalizedStringsTests {
  private func strings(_ files: [(path: String, text: String)]) throws -> LocalizedStrings {
    var strings = LocalizedStrings()
    for file in files { try strings.read(Array(file.text.utf8), path: file.path) }
    return strings
  }

  private static let english = """
    /* Tabs */
    "tab.walks" = "Walks";
    // "tab.maps" = "Old";
    "tab.maps" = "Maps \\"near\\" you";
    unquoted = "Yes";
    """
  private static let korean = "\"tab.walks\" = \"산책\";\n\"tab.maps\" = \"지도\";\n"

  @Test("Strings files of two folders give one text")
  func folders() throws {
    let strings = try strings([
      ("App/ko.lproj/Localizable.strings", Self.korean),
      ("App/en.lproj/Localizable.strings", Self.english),
      ("App/fr.lproj/Localizable.strings", "\"tab.walks\" = \"Balades\";"),
    ])
    #expect(strings.texts["tab.walks"] == Bilingual(en: "Walks", ko: "산책"))
    #expect(strings.texts["tab.maps"] == Bilingual(en: "Maps \"near\" you", ko: "지도"))
    #expect(strings.texts["unquoted"] == Bilingual(en: "Yes"))
  }

  @Test("UTF-16, with its mark, is read as Xcode wrote it for years", arguments: [1, 2])
  func utf16(marks: Int) throws {
    var strings = LocalizedStrings()
    let bytes: [UInt8] =
      Array(repeating: [0xFF, 0xFE] as [UInt8], count: marks).flatMap(\.self)
      + Self.korean.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try strings.read(bytes, path: "ko.lproj/Localizable.strings")
    #expect(strings.texts["tab.walks"]?.ko == "산책")
  }

  @Test("A property list and one with plurals")
  func propertyLists() throws {
    let strings = try strings([
      (
        "en.lproj/Localizable.strings",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>tab.walks</key><string>Walks</string></dict></plist>"
      ),
      (
        "ko.lproj/Localizable.stringsdict",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>walks</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict></dict></plist>"
      ),
    ])
    #expect(strings.texts == ["tab.walks": Bilingual(en: "Walks")])
  }

  @Test("A string catalog holds every language; a key alone is its own text")
  func catalog() throws {
    let strings = try strings([
      (
        "Localizable.xcstrings",
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Walks": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "산책"}}}},
          "tab.maps": {"extractionState": "manual", "localizations": {
            "en": {"stringUnit": {"state": "new", "value": "Maps"}},
            "ko": {"variations": {"plural": {"other": {"stringUnit": {"state": "x", "value": "%d"}}}}}}},
          "": {}
        }}
        """
      )
    ])
    #expect(strings.texts["Walks"] == Bilingual(en: "Walks", ko: "산책"))
    #expect(strings.texts["tab.maps"] == Bilingual(en: "Maps"))
  }

  @Test("The objects of a storyboard have their texts by id, and the app its name")
  func objects() throws {
    let strings = try strings([
      ("Base.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Trails\";"),
      ("ko.lproj/InfoPlist.strings", "CFBundleDisplayName = \"산길\";"),
      ("ko.lproj/Main.strings", "\"i1.title\" = \"산책\";\n\"s1.segmentTitles[1]\" = \"지도\";"),
    ])
    #expect(strings.appName == Bilingual(en: "Trails", ko: "산길"))
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene><objects><tabBarController id="t" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController>
      <viewController id="a" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Walks" id="i1"/></viewController>
      <viewController id="b" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Maps" id="i2"/></viewController>
      </objects></scene></scenes></document>
      """
    let interface = try InterfaceBuilderReader.read(
      Array(source.utf8), path: "Base.lproj/Main.storyboard",
      strings: strings.texts(ofDocument: "Base.lproj/Main.storyboard"))
    #expect(
      interface.tabBars.first?.tabs.map(\.title.value?.values) == [
        Bilingual(en: "Walks", ko: "산책"), Bilingual(en: "Maps"),
      ])
  }

  @Test("A label shows the text of the key that an attribute of the app's own gives to it")
  func runtimeAttribute() throws {
    let strings = try strings([
      ("en.lproj/Localizable.strings", "\"walks.none\" = \"No walks yet\";")
    ])
    func text(_ key: String) throws -> InterfaceText? {
      let source = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label text="Aucune balade" id="l"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="localizable" value="\(key)"/>
        </userDefinedRuntimeAttributes></label></objects></document>
        """
      return try InterfaceBuilderReader.read(
        Array(source.utf8), path: "Walks.xib", keys: strings.texts
      ).views.first?.children.first?.text?.value
    }
    #expect(
      try text("walks.none")
        == InterfaceText(values: Bilingual(en: "No walks yet"), key: "walks.none"))
    #expect(try text("walks.all")?.key == nil)
  }

  @Test(
    "Code looks its texts up, whatever way it asks",
    arguments: [
      ("\"tab.walks\"", "Walks"), ("Text(\"tab.walks\")", "Walks"),
      ("String(localized: \"tab.walks\")", "Walks"),
      ("NSLocalizedString(\"tab.walks\", comment: \"\")", "Walks"),
      ("LocalizedStringKey(\"tab.walks\")", "Walks"), ("\"tab.walks\".localized", "Walks"),
      ("\"tab.walks\".localized()", "Walks"), ("Self.name", "Walks"), ("name", "Walks"),
      ("String(localized: \"tab.new\", defaultValue: \"New\")", "New"),
      ("NSLocalizedString(\"tab.new\", value: \"New\", comment: \"\")", "New"),
    ])
  func code(expression: String, english: String) throws {
    let strings = try strings([("en.lproj/Localizable.strings", Self.english)])
    #expect(title(expression, strings)?.value?.values.en == english)
  }

  @Test("A default stands for a language without a text of its own")
  func fallback() throws {
    let strings = try strings([("ko.lproj/Localizable.strings", "\"a walk\" = \"산책\";")])
    let values = title(#"NSLocalizedString("a walk", value: "Walk", comment: "")"#, strings)?.value?
      .values
    #expect(values == Bilingual(en: "Walk", ko: "산책"))
    #expect(title(#"NSLocalizedString("a walk", comment: "")"#, strings)?.value?.values.en == nil)
  }

  @Test(
    "A constant that a tool names after a key has the text of the key",
    arguments: [
      "Texts.tab_walks", "Texts.tabWalks", "Texts.Tab.walks", ".main(.tabWalks)",
      "String(localized: .main(.tabWalks))",
    ])
  func generated(expression: String) throws {
    let strings = try strings([("en.lproj/Localizable.strings", Self.english)])
    let known = title("\"tab.walks\"", strings)
    #expect(known?.value?.values.en != nil)
    #expect(title(expression, strings) == known)
  }

  @Test(
    "A text that nobody resolves is no text to measure",
    arguments: [
      "\"tab.absent\"", "String(localized: \"TAB_ABSENT\")", "String(format: \"%d walks\", n)",
      "L10n.walksTodayInTheHills", "walks", "\"\\(n) walks\"", "isOpen ? \"Open\" : \"Closed\"",
      "String(describing: self)", "name()",
    ])
  func unresolved(expression: String) throws {
    let strings = try strings([("en.lproj/Localizable.strings", Self.english)])
    let title = title(expression, strings)
    #expect(title?.value?.values.languages ?? [] == [])
    #expect(title?.value?.isEmpty != true)
  }

  private func title(_ expression: String, _ strings: LocalizedStrings) -> Fact<InterfaceText>? {
    let source = """
      struct Root: View {
        static let name = "tab.walks"
        private let name = "tab.walks"
        @State private var walks = "Walks"
        var body: some View { TabView { A().tabItem { Label(\(expression), systemImage: "map") } } }
      }
      """
    return SwiftInterfaceReader.read(source, path: "A.swift", strings: strings.texts)
      .tabBars.first?.tabs.first?.title
  }

  @Test("What is no strings file is an error of one line", arguments: ["a.strings", "a.xcstrings"])
  func broken(name: String) throws {
    for text in [
      "{", "\"a\" = ", "<plist><dict>", "\u{0}\u{1}", String(repeating: "{", count: 100_000),
    ] {
      var strings = LocalizedStrings()
      let error = #expect(throws: InterfaceReadingError.self) {
        try strings.read(Array(text.utf8), path: "en.lproj/\(name)")
      }
      #expect(error?.message(in: .en).contains("\n") == false)
      #expect(error?.message(in: .ko) != error?.message(in: .en))
    }
  }
}
