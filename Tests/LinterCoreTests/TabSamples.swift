import LinterCore
import Testing

/// A source with tab bars, counted by hand.
struct TabSample: Sendable, CustomTestStringConvertible {
  var what: String
  /// The count of each bar, in the order found; `nil` for one that nobody can count.
  var counts: [Fact<Int>?]
  var source: String
  var testDescription: String { what }

  init(_ what: String, _ counts: Fact<Int>?..., source: () -> String) {
    self.what = what
    self.counts = counts
    self.source = source()
  }
}

extension TabSample {
  private static func body(_ content: String, _ members: String = "") -> String {
    """
    import SwiftUI
    struct RootView: View {
      var body: some View {
        \(content)
      }
      \(members)
    }
    """
  }

  static let views: [TabSample] = [
    TabSample("every tab in a line comment") {
      body(
        """
        TabView {
        //  Walks().tabItem { Label("Walks", systemImage: "map") }
        //  Maps().tabItem { Label("Maps", systemImage: "map") }
          Text("Soon")
        }
        """)
    },
    TabSample("tabs in a nested block comment", .stated(2)) {
      body(
        """
        TabView {
          /* Walks().tabItem { Text("A") }
             /* inside */
             Maps().tabItem { Text("B") } */
          Here().tabItem { Text("C") }
          There().tabItem { Text("D") }
        }
        """)
    },
    TabSample("the whole view in #if false") {
      body("#if false\nTabView { Walks().tabItem { Text(\"A\") } }\n#endif")
    },
    TabSample("a tab in #if false", .stated(1)) {
      body(
        """
        TabView {
          #if false
          Walks().tabItem { Text("A") }
          #else
          Maps().tabItem { Text("B") }
          #endif
        }
        """)
    },
    TabSample("a tab for developers", nil) {
      body(
        """
        TabView {
          Walks().tabItem { Text("A") }
          Maps().tabItem { Text("B") }
          #if DEBUG
          Logs().tabItem { Text("Logs") }
          #endif
        }
        """)
    },
    TabSample("one tab for each system", .stated(2)) {
      body(
        """
        TabView {
          Walks().tabItem { Text("A") }
          #if os(iOS)
          Phone().tabItem { Text("B") }
          #else
          Other().tabItem { Text("B") }
          #endif
        }
        """)
    },
    TabSample("previews", .stated(1)) {
      body("TabView { Walks().tabItem { Text(\"A\") } }") + """

        #Preview { TabView { A().tabItem { Text("A") }; B().tabItem { Text("B") } } }
        #Preview("Wide", traits: .landscapeLeft) { TabView { A().tabItem { Text("A") } } }
        struct Root_Previews: PreviewProvider {
          static var previews: some View { TabView { A().tabItem { Text("A") } } }
        }
        """
    },
    TabSample("a test") {
      "import XCTest\n" + body("TabView { Walks().tabItem { Text(\"A\") } }")
    },
    TabSample("an optional tab", .conditional(3)) {
      body(
        """
        TabView {
          Walks().tabItem { Text("A") }
          Maps().tabItem { Text("B") }
          if isMember { Club().tabItem { Text("C") } }
        }
        """)
    },
    TabSample("one tab or another", .stated(2)) {
      body(
        """
        TabView {
          Walks().tabItem { Text("A") }
          if isMember { Profile().tabItem { Text("C") } } else { Login().tabItem { Text("D") } }
        }
        """)
    },
    TabSample("a switch with as many tabs each", .stated(3)) {
      body(
        """
        TabView {
          Walks().tabItem { Text("A") }
          switch role {
          case .guide: Tours().tabItem { Text("B") }; Pay().tabItem { Text("C") }
          case .guest: Book().tabItem { Text("D") }; Pay().tabItem { Text("C") }
          }
        }
        """)
    },
    TabSample("a chain of conditions", .conditional(2)) {
      body(
        """
        TabView {
          if a { A().tabItem { Text("A") }; B().tabItem { Text("B") } }
          else if b { A().tabItem { Text("A") } }
          else { C().tabItem { Text("C") }; D().tabItem { Text("D") } }
        }
        """)
    },
    TabSample("a version of the system", .stated(2)) {
      body(
        """
        TabView {
          A().tabItem { Text("A") }
          if #available(iOS 17, *) { B().tabItem { Text("B") } } else { C().tabItem { Text("B") } }
        }
        """)
    },
    TabSample("tabs of a list written there", .stated(4)) {
      body(
        "TabView { ForEach([\"A\", \"B\", \"C\", \"D\"], id: \\.self) { name in V().tabItem { Text(name) } } }"
      )
    },
    TabSample("tabs of a range", .stated(3)) {
      body("TabView { ForEach(0..<3) { _ in V().tabItem { Text(\"A\") } } }")
    },
    TabSample("tabs of a constant", .stated(2)) {
      body(
        "TabView { ForEach(Self.names, id: \\.self) { V().tabItem { Text($0) } } }",
        "static let names = [\"A\", \"B\"]")
    },
    TabSample("tabs of a state", nil) {
      body(
        "TabView { ForEach(names, id: \\.self) { V().tabItem { Text($0) } } }",
        "@State private var names = [\"A\", \"B\"]\nfunc more() { names.append(\"C\") }")
    },
    TabSample("tabs of what a caller gives", nil) {
      body("TabView { ForEach(names) { V().tabItem { Text($0.title) } } }", "let names: [Name]")
    },
    TabSample("tabs of an enumeration", .stated(3)) {
      body(
        "TabView { ForEach(Area.allCases) { area in V(area).tabItem { Label(area.title, systemImage: area.icon) } } }"
      ) + """

        enum Area: String, CaseIterable { case walks, maps
          case club
          var title: String { switch self { case .walks: "Walks"; case .maps: "Maps"; case .club: "Club" } }
          var icon: String { switch self { case .walks: return "map"; default: return "star" } }
        }
        """
    },
    TabSample("tabs of an enumeration that lists its own cases", .stated(1)) {
      body("TabView { ForEach(Area.allCases) { V($0).tabItem { Text(\"A\") } } }") + """

        enum Area: CaseIterable { case walks, maps
          static var allCases: [Area] { [.walks] }
        }
        """
    },
    TabSample("numbered tabs", .stated(2)) {
      body(
        "TabView { ForEach(Array(tabs.enumerated()), id: \\.offset) { index, tab in V().tabItem { Text(tab.title) } } }",
        "private let tabs = [Item(title: \"A\"), Item(title: \"B\")]")
    },
    TabSample("tabs by their indices", .stated(2)) {
      body(
        "TabView { ForEach(tabs.indices, id: \\.self) { i in V().tabItem { Text(tabs[i].title) } } }",
        "private let tabs = [Item(title: \"A\"), Item(title: \"B\")]")
    },
    TabSample("tabs in members of the view", .stated(3)) {
      body(
        "TabView { walks; self.maps; tab(\"Club\") }",
        """
        private var walks: some View { Walks().tabItem { Text("Walks") } }
        @ViewBuilder var maps: some View { Maps().tabItem { Text("Maps") } }
        func tab(_ name: String) -> some View { V().tabItem { Text(name) } }
        """)
    },
    TabSample("a builder of tabs", .stated(4)) {
      body(
        "TabView(selection: $area) { first\n second }",
        """
        @TabContentBuilder<Area> var first: some TabContent<Area> {
          Tab("A", systemImage: "map", value: .a) { A() }
          Tab("B", systemImage: "star", value: .b) { B() }
        }
        @TabContentBuilder<Area> private var second: some TabContent<Area> {
          Tab("C", systemImage: "map", value: .c) { C() }
          Tab(value: .d, role: .search) { D() }
        }
        """)
    },
    TabSample("tabs in other views of the file", .stated(2)) {
      body("TabView { WalksTab(); MapsTab() }") + """

        struct WalksTab: View { var body: some View { Walks().tabItem { Text("A") } } }
        struct MapsTab: View { var body: some View { NavigationStack { Maps() }.tabItem { Text("B") } } }
        """
    },
    TabSample("a tab in a view of another file", .conditional(2)) {
      body("TabView { Walks().tabItem { Text(\"A\") }; OtherTab() }")
    },
    TabSample("a modifier of the file", .stated(2)) {
      body("TabView { Walks().tab(\"A\"); Maps().tab(\"B\") }") + """

        extension View { func tab(_ name: String) -> some View { self.tabItem { Text(name) } } }
        """
    },
    TabSample("groups", .stated(3)) {
      body(
        """
        TabView {
          Group { A().tabItem { Text("A") }; B().tabItem { Text("B") } }.tint(.red)
          Group { C() }.tabItem { Text("C") }
        }
        """)
    },
    TabSample("sections", .conditional(3)) {
      body(
        """
        TabView {
          Tab("A", systemImage: "map") { A() }
          TabSection("More") { Tab("B", systemImage: "map") { B() }; Tab("C", systemImage: "map") { C() } }
        }.tabViewStyle(.sidebarAdaptable)
        """)
    },
    TabSample("a hidden tab", .conditional(2)) {
      body(
        """
        TabView {
          Tab("A", systemImage: "map") { A() }
          Tab("B", systemImage: "map") { B() }.hidden(!isMember)
        }
        """)
    },
    TabSample("pages") {
      body(
        "TabView { A().tabItem { Text(\"A\") }; B().tabItem { Text(\"B\") } }.tabViewStyle(.page)")
    },
    TabSample("pages, said otherwise") {
      body(
        "TabView { A(); B() }.frame(height: 200).tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))"
      )
    },
    TabSample("pages inside of a tab", .stated(2)) {
      body(
        """
        TabView {
          VStack { TabView { Text("1"); Text("2"); Text("3") }.tabViewStyle(.page) }.tabItem { Text("A") }
          B().tabItem { Text("B") }
        }
        """)
    },
    TabSample("a tab view inside of a tab", .stated(2), .stated(3)) {
      body(
        """
        TabView {
          TabView { A().tabItem { Text("1") }; B().tabItem { Text("2") }; C().tabItem { Text("3") } }
            .tabItem { Text("A") }
          B().tabItem { Text("B") }
        }
        """)
    },
    TabSample("one bar for each version", .stated(2), .stated(3)) {
      body(
        """
        if #available(iOS 18, *) {
          TabView { Tab("A", systemImage: "a") { A() }; Tab("B", systemImage: "b") { B() } }
        } else {
          TabView { A().tabItem { Text("A") }; B().tabItem { Text("B") }; C().tabItem { Text("C") } }
        }
        """)
    },
    TabSample("the settings of a Mac") {
      "@main struct App: SwiftUI.App { var body: some Scene { Settings { TabView { A().tabItem { Text(\"A\") } }.frame(width: 400, height: 200) } } }"
    },
    TabSample("colours and values as tabs", .stated(3)) {
      body(
        """
        TabView {
          Color.red.tabItem { Text("A") }
          content.tabItem { Text("B") }
          Text("3").badge(2).tabItem { Text("C") }.tag(3)
        }
        """)
    },
    TabSample("a view that is given", nil) {
      body("TabView { Walks().tabItem { Text(\"A\") }; content }", "let content: Content")
    },
    TabSample("a custom tab bar of buttons") {
      body("HStack { ForEach(tabs) { tab in Button(tab.title) { selected = tab } } }")
    },
    TabSample("a source that does not compile", .stated(2)) {
      "struct A: View { var body: some View { TabView { X().tabItem { Text(\"A\") }\n Y().tabItem { Text(\"B\") } }"
    },
  ]

  private static func controller(_ body: String, _ members: String = "") -> String {
    """
    import UIKit
    final class RootController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
      }
      \(members)
    }
    """
  }

  static let controllers: [TabSample] = [
    TabSample("a list", .stated(3)) { controller("viewControllers = [walks, maps, club]") },
    TabSample("a list in a comment") { controller("// viewControllers = [walks, maps, club]") },
    TabSample("self and animated", .stated(2)) {
      controller("self.setViewControllers([walks, maps], animated: false)")
    },
    TabSample("a constant", .stated(2)) {
      controller("let all = [walks, maps]\nviewControllers = all")
    },
    TabSample("a list that grows", .stated(4)) {
      controller(
        """
        var all: [UIViewController] = [walks]
        all.append(maps)
        all += [club, more]
        viewControllers = all
        """)
    },
    TabSample("an empty list that grows", .stated(2)) {
      controller(
        "var all = [UIViewController]()\nall.append(walks)\nall.append(maps)\nviewControllers = all"
      )
    },
    TabSample("a list that grows sometimes", .conditional(3)) {
      controller(
        "var all = [walks, maps]\nif isMember { all.append(club) }\nsetViewControllers(all, animated: true)"
      )
    },
    TabSample("a list that grows in a loop", nil) {
      controller(
        "var all = [walks]\nfor item in items { all.append(make(item)) }\nviewControllers = all")
    },
    TabSample("a list that loses one", nil) {
      controller(
        "var all = [walks, maps]\nif isOld { all.removeLast() } else { all = [] }\nviewControllers = all"
      )
    },
    TabSample("what is appended later", .stated(2)) {
      controller("var all = [walks, maps]\nviewControllers = all\nall.append(club)")
    },
    TabSample("a mapped list", .stated(3)) {
      controller(
        "viewControllers = [walks, maps, club].map { UINavigationController(rootViewController: $0) }"
      )
    },
    TabSample("a filtered list", nil) {
      controller("viewControllers = [walks, maps, club].filter { $0.isShown }")
    },
    TabSample("a mapped enumeration", .stated(4)) {
      controller("viewControllers = Area.allCases.map { make($0) }") + """

        enum Area: Int, CaseIterable { case a, b, c, d }
        """
    },
    TabSample("joined lists", .stated(3)) {
      controller("viewControllers = [walks] + [maps, club]")
    },
    TabSample("a cast", .stated(2)) {
      controller("viewControllers = [walks, maps] as [UIViewController]")
    },
    TabSample("a list of a member", .stated(2)) {
      controller("viewControllers = pages", "private lazy var pages = [walks, maps]")
    },
    TabSample("a list of a function", .stated(2)) {
      controller(
        "viewControllers = makePages()",
        "func makePages() -> [UIViewController] { let a = A(); let b = B(); return [a, b] }")
    },
    TabSample("a list of a function with several ways", .conditional(2)) {
      controller(
        "viewControllers = makePages()",
        "func makePages() -> [UIViewController] { if isOld { return [A()] }\nreturn [A(), B()] }")
    },
    TabSample("a list in a condition", .conditional(2), .conditional(3)) {
      controller(
        "if isMember { viewControllers = [walks, maps] } else { viewControllers = [walks, maps, club] }"
      )
    },
    TabSample("a list from elsewhere", nil) { controller("viewControllers = factory.make()") },
    TabSample("children", .stated(2)) { controller("addChild(walks)\naddChild(maps)") },
    TabSample("children by a function", .stated(3)) {
      controller(
        "add(A(), \"A\")\nadd(B(), \"B\")\nadd(C(), \"C\")",
        """
        private func add(_ controller: UIViewController, _ title: String) {
          let nav = UINavigationController(rootViewController: controller)
          nav.tabBarItem.title = title
          addChild(nav)
        }
        """)
    },
    TabSample("children in a loop", nil) {
      controller("for item in items { addChild(make(item)) }")
    },
    TabSample("tabs of iOS 18", .stated(3)) {
      controller(
        """
        tabs = [
          UITab(title: "A", image: nil, identifier: "a") { _ in A() },
          UITabGroup(title: "B", image: nil, identifier: "b", children: [UITab(title: "C", image: nil, identifier: "c")]),
          UISearchTab { _ in S() },
        ]
        """)
    },
    TabSample("a bar of a delegate", .stated(2)) {
      """
      class SceneDelegate: UIResponder {
        var window: UIWindow?
        func scene() {
          let bar = UITabBarController()
          bar.viewControllers = [walks, maps]
          window?.rootViewController = bar
        }
      }
      """
    },
    TabSample("a bar of a coordinator", .stated(2)) {
      """
      struct Coordinator {
        private let root: UITabBarController
        func start() { root.setViewControllers([walks, maps], animated: false) }
      }
      """
    },
    TabSample("a bar of a function's caller", .stated(2)) {
      "func fill(_ bar: UITabBarController) { bar.viewControllers = [walks, maps] }"
    },
    TabSample("a navigation controller") {
      """
      class N: UINavigationController { func f() { viewControllers = [a, b]; setViewControllers([a], animated: true) } }
      class P { func f() { navigationController?.viewControllers = [a]; navigationController?.setViewControllers([a], animated: true) } }
      """
    },
    TabSample("a class of the file between", .stated(2)) {
      """
      class BaseController: UITabBarController {}
      class RootController: BaseController { func f() { viewControllers = [a, b] } }
      """
    },
    TabSample("an extension", .stated(2)) {
      """
      class RootController: UITabBarController {}
      extension RootController { func f() { viewControllers = [a, b] } }
      """
    },
    TabSample("items of a bar", .stated(2)) {
      """
      class C: UIViewController {
        let bar = UITabBar()
        func f() {
          let a = UITabBarItem(title: "A", image: nil, tag: 0)
          bar.items = [a, UITabBarItem(tabBarSystemItem: .search, tag: 1)]
        }
      }
      """
    },
    TabSample("items that are set", .stated(2)) {
      "class C: UIViewController { func f() { tabBar.setItems([a, b], animated: false); toolbar.setItems([a], animated: true) } }"
    },
  ]
}
