import Guidelines
import InterfaceReaders
import LinterCore
import Testing

@Suite("Storyboards and xibs say what they say, and no more")
struct InterfaceBuilderTests {
  private func read(
    _ scenes: String, type: String = "CocoaTouch.Storyboard.XIB", runtime: String = "iOS.CocoaTouch"
  ) throws(InterfaceReadingError) -> Interface {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="\(runtime)">
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
    return try InterfaceBuilderReader.read(Array(source.utf8), path: "Main.storyboard")
  }

  private func tabs(_ controller: String, _ scenes: String...) -> String {
    """
    <scene><objects><tabBarController id="t" \(controller) sceneMemberID="viewController"><connections>
    <segue destination="a" kind="relationship" relationship="viewControllers" id="1"/>
    <segue destination="b" kind="relationship" relationship="viewControllers" id="2"/>
    </connections></tabBarController></objects></scene>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    """
  }

  @Test("A tab bar controller with a class of its own may get tabs in code")
  func customTabBar() throws {
    #expect(try read(tabs("")).tabBars.map(\.count) == [.unknown(reason: "set in code")])
    let two = [
      "<viewController id=\"a\" sceneMemberID=\"viewController\"/>",
      "<viewController id=\"b\" sceneMemberID=\"viewController\"/>",
    ]
    #expect(try read(tabs("", two[0], two[1])).tabBars.map(\.count) == [.stated(2)])
    #expect(
      try read(tabs("customClass=\"Tabs\"", two[0], two[1])).tabBars.map(\.count)
        == [.conditional(2)])
  }

  @Test("A tab in another storyboard counts; its title is unknown")
  func placeholder() throws {
    let interface = try read(
      tabs(
        "", "<viewController id=\"a\" title=\"A\" sceneMemberID=\"viewController\"/>",
        "<viewControllerPlaceholder storyboardName=\"B\" id=\"b\" sceneMemberID=\"viewController\"/>"
      ))
    let bar = try #require(interface.tabBars.first)
    #expect(bar.count == .stated(2))
    #expect(bar.tabs.last?.title == .unknown(reason: "another storyboard"))
  }

  @Test("What a class may set in code is not taken for missing")
  func customScreens() throws {
    let item = "<tabBarItem key=\"tabBarItem\" title=\"A\" id=\"i\"/>"
    func icon(_ attributes: String) throws -> Fact<ImageName>? {
      try read(
        tabs(
          "",
          "<viewController id=\"a\" \(attributes) sceneMemberID=\"viewController\">\(item)</viewController>",
          "<viewController id=\"b\" sceneMemberID=\"viewController\"/>")
      ).tabBars.first?.tabs.first?.icon
    }
    #expect(try icon("") == .stated(.none))
    #expect(try icon("customClass=\"A\"") == .unknown(reason: "set in code"))
  }

  @Test("An image is a symbol where the document says that it is the system's")
  func images() throws {
    func icon(_ item: String, _ resources: String = "") throws -> Fact<ImageName>? {
      try read(
        tabs(
          "",
          "<viewController id=\"a\" sceneMemberID=\"viewController\"><tabBarItem key=\"tabBarItem\" id=\"i\" \(item)</viewController>",
          "<viewController id=\"b\" sceneMemberID=\"viewController\"/>") + resources
      ).tabBars.first?.tabs.first?.icon
    }
    #expect(try icon("image=\"map\"/>") == .stated(.asset("map")))
    #expect(try icon("image=\"map\" catalog=\"system\"/>") == .stated(.symbol("map")))
    #expect(
      try icon(">  <imageReference key=\"image\" image=\"map\" catalog=\"system\"/></tabBarItem>")
        == .stated(.symbol("map")))
    #expect(
      try icon("image=\"map\"/>", "<resources><image name=\"map\" catalog=\"system\"/></resources>")
        == .stated(.symbol("map")))
  }

  @Test(
    "The platform is the document's",
    arguments: [
      (
        "CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", [Platform.iOS], InterfaceFile.Kind.storyboard
      ),
      ("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch.iPad", [.iPadOS], .storyboard),
      ("AppleTV.Storyboard", "AppleTV", [.tvOS], .storyboard),
      ("Cocoa.Storyboard.XIB", "MacOSX.Cocoa", [.macOS], .storyboard),
      ("Cocoa.XIB", "MacOSX.Cocoa", [.macOS], .xib),
      ("WatchKit.Storyboard", "watchKit", [.watchOS], .storyboard),
    ])
  func platforms(
    type: String, runtime: String, platforms: [Platform], kind: InterfaceFile.Kind
  ) throws {
    let file = try #require(try read("", type: type, runtime: runtime).files.first)
    #expect(file.platforms == platforms && file.kind == kind)
  }

  @Test("Trailing items come in the order in which people read them")
  func trailing() throws {
    let interface = try read(
      """
      <scene><objects><viewController id="v" sceneMemberID="viewController">
      <navigationItem key="navigationItem" id="n"><rightBarButtonItems>
      <barButtonItem title="Last" id="l"/><barButtonItem title="First" id="f"/>
      </rightBarButtonItems></navigationItem></viewController></objects></scene>
      """)
    let items = interface.screens.first?.navigationBar?.trailing.map(\.content)
    #expect(
      items == ["First", "Last"].map { .text(.stated(InterfaceText(literal: $0))) })
  }

  @Test("Only a constraint of a button itself fixes its size")
  func sizes() throws {
    func width(_ constraint: String) throws -> Fact<Double>? {
      try read(
        """
        <scene><objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w">
        <subviews><button id="b"><constraints>\(constraint)</constraints></button></subviews></view>
        </viewController></objects></scene>
        """
      ).screens.first?.controls.first?.width
    }
    #expect(try width(#"<constraint firstAttribute="width" constant="30" id="c"/>"#) == .stated(30))
    for other in [
      #"relation="greaterThanOrEqual""#, #"secondAttribute="height""#, #"priority="250""#,
      #"placeholder="YES""#,
    ] {
      #expect(
        try width(#"<constraint firstAttribute="width" constant="30" \#(other) id="c"/>"#) == nil)
    }
  }

  @Test(
    "Broken, foreign and hostile documents are an error of one line with its place",
    arguments: [
      ("", "no well-formed XML"), ("<document", "no well-formed XML"),
      ("\u{0}", "no well-formed XML"),
      ("<plist/>", "no Interface Builder document"),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "2013"),
      (
        "<!DOCTYPE d [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
        "declares entities"
      ),
      (
        "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><document>&a;</document>",
        "declares entities"
      ),
      (String(repeating: "<a>", count: 100_000), "too deep"),
    ])
  func hostile(source: String, expected: String) throws {
    let error = try #require(throws: InterfaceReadingError.self) {
      try InterfaceBuilderReader.read(Array(source.utf8), path: "Main.storyboard")
    }
    #expect(error.message(in: .en).contains(expected))
    #expect(error.message(in: .en).hasPrefix("Main.storyboard:"))
    #expect(error.message(in: .ko) != error.message(in: .en))
  }
}
