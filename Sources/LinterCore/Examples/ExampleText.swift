/// Boilerplate for the examples of checks, so that an example only contains what it is about.
enum ExampleText {
  /// Interface JSON of a tab bar: the bar is on line 1, its `tabs` follow from line 2, one per line.
  static func json(_ platform: String? = "iOS", bar: String = "", tabs: String...) -> String {
    let list = tabs.map { "  {\($0)}" }.joined(separator: ",\n")
    return """
      {"interface": 1, \(platforms(platform))"tabBars": [{\(bar)"tabs": [
      \(list)
      ]}]}
      """
  }

  /// Interface JSON of a screen, whose members start on line 2.
  static func json(_ platform: String? = "iOS", app: String = "", screen: String) -> String {
    """
    {"interface": 1, \(platforms(platform))\(app)"screens": [{"id": "Walks",
    \(screen)
    }]}
    """
  }

  /// Interface JSON of a screen, a launch screen or not, with one `control` on line 3.
  static func json(isLaunchScreen: Bool, _ control: String) -> String {
    json(screen: "\"isLaunchScreen\": \(isLaunchScreen), \"controls\": [\n{\(control)}\n]")
  }

  /// Interface JSON of a toolbar: the bar is on line 2, its `items` follow from line 3, one per line.
  static func json(_ platform: String? = "iOS", toolbar items: String...) -> String {
    json(platform, screen: "\"toolbar\": {\"items\": [\n\(items.joined(separator: ",\n"))\n]}")
  }

  /// Interface JSON of an app icon with one `file` on line 2.
  static func json(appIcon file: String) -> String {
    """
    {"interface": 1, "images": [{"name": "AppIcon", "kind": "appiconset", "files": [
      {"name": "icon.png", \(file)}
    ]}]}
    """
  }

  private static func platforms(_ platform: String?) -> String {
    platform.map { "\"platforms\": [\"\($0)\"], " } ?? ""
  }

  /// A storyboard with a tab bar controller on line 4.
  ///
  /// Each tab is the attributes of a tab bar item; the tabs start on line 7 plus their number.
  static func storyboard(tabs: String..., runtime: String = "iOS.CocoaTouch") -> String {
    let numbers = tabs.indices.map { $0 + 1 }
    let segues = numbers.map {
      "<segue destination=\"v\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>"
    }
    let scenes = zip(numbers, tabs).map { number, attributes in
      """
      <scene sceneID="s\(number)"><objects><viewController id="v\(number)" \
      sceneMemberID="viewController"><tabBarItem key="tabBarItem" \(attributes) id="i\(number)"/>\
      </viewController></objects></scene>
      """
    }
    return document(
      runtime: runtime, initial: "tabs",
      scenes: """
        <scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController">
        <connections>
        \(segues.joined(separator: "\n"))
        </connections></tabBarController></objects></scene>
        \(scenes.joined(separator: "\n"))
        """)
  }

  /// A storyboard with a navigation controller on line 4 and its first screen on line 5; the screen's
  /// content starts on line 6.
  static func storyboard(
    screen: String, attributes: String = "", runtime: String = "iOS.CocoaTouch"
  ) -> String {
    document(
      runtime: runtime, initial: "nav",
      scenes: """
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">\
        <connections><segue destination="v" kind="relationship" relationship="rootViewController" \
        id="r"/></connections></navigationController></objects></scene>
        <scene sceneID="s1"><objects><viewController id="v" \(attributes) \
        sceneMemberID="viewController">
        \(screen)
        </viewController></objects></scene>
        """)
  }

  /// A storyboard with a toolbar on line 6, whose `items` start on line 7.
  static func storyboard(toolbar items: String) -> String {
    storyboard(screen: "<toolbarItems>\n\(items)\n</toolbarItems>")
  }

  /// The path of the app icon in an example's asset catalog.
  static let appIconPath = "Assets.xcassets/AppIcon.appiconset/Contents.json"

  /// The image of an app icon in an asset catalog, `width` × `height` pixels in size.
  static func appIcon(_ width: Int, _ height: Int) -> [String: CheckExample.Content] {
    ["Assets.xcassets/AppIcon.appiconset/icon.png": .bitmap(width, height)]
  }

  /// The Contents.json of an app icon with one image, described by `slot`, on line 2.
  static func catalog(appIcon slot: String) -> String {
    catalog("{\(slot), \"filename\": \"icon.png\"}")
  }

  /// The Contents.json of an asset set, whose `images` start on line 2.
  static func catalog(_ images: String) -> String {
    """
    {"images": [
    \(images)
    ], "info": {"version": 1, "author": "xcode"}}
    """
  }

  /// The Info.plist of an app with that name.
  static func infoPlist(appName: String) -> String {
    infoPlist("<key>CFBundleDisplayName</key><string>\(appName)</string>")
  }

  /// The Info.plist of an app, with `entries` starting on line 4.
  static func infoPlist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundlePackageType</key><string>APPL</string>
    \(entries)
    </dict></plist>
    """
  }

  private static func document(runtime: String, initial: String, scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="\(runtime)" initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  /// SwiftUI code with a tab view on line 3 and its tabs from line 4, one per line.
  static func swift(tabs: String...) -> String {
    """
    struct ContentView: View {
      var body: some View {
        TabView {
    \(tabs.map { "      \($0)" }.joined(separator: "\n"))
        }
      }
    }
    """
  }

  /// SwiftUI code whose body starts on line 3.
  static func swift(body: String) -> String {
    """
    struct WalksView: View {
      var body: some View {
    \(body)
      }
    }
    """
  }

  /// SwiftUI code for macOS only, with its title on line 4.
  static func swift(macTitle title: String) -> String {
    """
    #if os(macOS)
    struct WalksView: View {
      var body: some View {
        WalksList().navigationTitle("\(title)")
      }
    }
    #endif
    """
  }

  /// UIKit code in `viewDidLoad`, starting on line 4.
  static func swift(viewDidLoad: String) -> String {
    """
    class WalksViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
    \(viewDidLoad)
      }
    }
    """
  }
}

extension ExampleText {
  /// Interface JSON of views, starting on line 2, one per line.
  static func json(_ platform: String = "iOS", views: String...) -> String {
    """
    {"interface": 1, "platforms": ["\(platform)"], "views": [
    \(views.map { "  {\($0)}" }.joined(separator: ",\n"))
    ]}
    """
  }
}
