import Guidelines
import InterfaceReaders
import LinterCore
import TestSupport
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

  @Test(
    "Documents of every Interface Builder since 2013 are counted",
    arguments: [
      // Xcode 5 and 6, Xcode 8 with its tools, and Xcode 9 that leaves the relationship to a xib.
      "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"1.1\" toolsVersion=\"2182\" systemVersion=\"11E53\" targetRuntime=\"iOS.CocoaTouch\" propertyAccessControl=\"none\"",
      "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"2.0\" toolsVersion=\"4514\" systemVersion=\"13B42\" targetRuntime=\"iOS.CocoaTouch\" propertyAccessControl=\"none\" useAutolayout=\"YES\"",
      "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"12118\" targetRuntime=\"iOS.CocoaTouch\" useTraitCollections=\"YES\"",
      "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" toolsVersion=\"32700.99\" targetRuntime=\"iOS.CocoaTouch\" useSafeAreas=\"YES\"",
      "type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" version=\"3.0\" toolsVersion=\"22155\" targetRuntime=\"AppleTV\"",
    ])
  func versions(attributes: String) throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document \(attributes) initialViewController="t">
      <scenes>\(tabs(
        "definesPresentationContext=\"YES\"",
        "<viewController id=\"a\" sceneMemberID=\"viewController\"/>",
        "<tableViewController id=\"b\" sceneMemberID=\"viewController\"/>"))</scenes>
      </document>
      """
    let interface = try InterfaceBuilderReader.read(
      Array(source.utf8), path: "예전 화면 (복사본).storyboard")
    #expect(interface.tabBars.map(\.count) == [.stated(2)])
  }

  @Test("A xib holds its tabs inside of the controller; those of a navigation controller are none")
  func xib() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tabBarController id="t"><tabBar key="tabBar" id="bar"/><viewControllers>
      <navigationController id="n"><tabBarItem key="tabBarItem" title="Walks" id="i"/>
      <viewControllers><viewController id="v"><navigationItem key="navigationItem" id="ni"/></viewController>
      <viewController id="w"/></viewControllers></navigationController>
      <viewController id="b"><tabBarItem key="tabBarItem" title="Maps" id="j"/></viewController>
      <viewController id="c"/>
      </viewControllers></tabBarController></objects></document>
      """
    let interface = try InterfaceBuilderReader.read(Array(source.utf8), path: "Main.xib")
    #expect(interface.tabBars.map(\.count) == [.stated(3)])
    #expect(
      interface.tabBars.first?.tabs.prefix(2).map(\.title.value?.values.en) == ["Walks", "Maps"])
    #expect(
      interface.screens.filter { $0.showsTabBar.value == true }.map(\.id).sorted() == [
        "b", "c", "n",
      ])
  }

  @Test("Tabs in a comment are none, and a bar in a view has its items")
  func commentsAndLooseBars() throws {
    let interface = try read(
      """
      <!-- <scene><objects><tabBarController id="x"/></objects></scene> -->
      <scene><objects><viewController id="v" sceneMemberID="viewController"><view key="view" id="w"><subviews>
      <tabBar contentMode="scaleToFill" id="bar"><items><tabBarItem systemItem="favorites" id="1"/>
      <tabBarItem title="Maps" image="map" id="2"/><!-- <tabBarItem title="Club" id="3"/> --></items></tabBar>
      </subviews></view></viewController></objects></scene>
      """)
    #expect(interface.tabBars.map(\.count) == [.stated(2)])
    #expect(
      interface.tabBars.first?.tabs.map(\.icon) == [
        .unknown(reason: "the system's"), .stated(.asset("map")),
      ])
  }

  @Test("The tab views of a Mac are no tab bars")
  func mac() throws {
    let interface = try read(
      """
      <scene><objects><tabViewController id="t" sceneMemberID="viewController"><tabViewItems>
      <tabViewItem label="General" identifier="" id="1"/><tabViewItem label="Accounts" id="2"/></tabViewItems>
      <tabView key="tabView" type="noTabsNoBorder" id="v"/></tabViewController></objects></scene>
      """, type: "Cocoa.Storyboard.XIB", runtime: "MacOSX.Cocoa")
    #expect(interface.tabBars.allSatisfy { $0.style == .view })
    #expect(interface.tabBars.first?.count == .stated(2))
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
      (LongText(String(repeating: "<a>", count: 100_000)), "too deep"),
    ])
  func hostile(source: LongText, expected: String) throws {
    let error = try #require(throws: InterfaceReadingError.self) {
      try InterfaceBuilderReader.read(Array(source.text.utf8), path: "Main.storyboard")
    }
    #expect(error.message(in: .en).contains(expected))
    #expect(error.message(in: .en).hasPrefix("Main.storyboard:"))
    #expect(error.message(in: .ko) != error.message(in: .en))
  }
}
