import Guidelines
import LinterCore
import SwiftInterfaceReader
import Testing

@Suite("Swift sources say what they say, and no more")
struct SwiftFacetTests {
  private func read(_ source: String) -> Interface {
    SwiftInterfaceReader.read(source, path: "Sample.swift")
  }

  /// The tabs of a source as `title icon`, with `?` for what is unknown and `~` before what holds
  /// sometimes.
  private func tabs(_ source: String) -> [String] {
    read(source).tabBars.flatMap(\.tabs).map { tab in
      "\(shown(tab.title.map { $0.values.en ?? $0.values.ko ?? "" }))"
        + " \(shown(tab.icon.map(Self.name)))"
    }
  }

  @Test("A space before the arguments of an attribute, which Swift 5 takes, is no error")
  func attributeApart() {
    let interface = read(
      """
      struct Walks: View {
        @FetchRequest (sortDescriptors: [])
        var walks: FetchedResults<Walk>
        var body: some View { Text("Walks") }
      }
      """)
    #expect(interface.files.map(\.brokenLine) == [nil])
    #expect(interface.views.count == 1)
  }

  private func shown(_ fact: Fact<String>) -> String {
    switch fact {
    case .stated(let text): text.isEmpty ? "-" : text
    case .conditional(let text): "~" + (text.isEmpty ? "-" : text)
    case .unknown: "?"
    }
  }

  private static func name(_ image: ImageName) -> String {
    switch image {
    case .symbol(let name): "*" + name
    case .asset(let name): name
    case .none: ""
    }
  }

  private func body(_ content: String, _ rest: String = "") -> String {
    "struct Root: View { var body: some View { \(content) } }\n\(rest)"
  }

  @Test(
    "The title and the icon of a tab item",
    arguments: [
      ("Label(\"Walks\", systemImage: \"map\")", "Walks *map"),
      ("Label(\"산책\", image: \"walk\")", "산책 walk"),
      ("Image(systemName: \"map\"); Text(\"Walks\")", "Walks *map"),
      ("VStack { Image(\"walk\"); Text(\"Walks\") }", "Walks walk"),
      ("Image(systemName: \"map\")", "- *map"), ("Text(\"Walks\")", "Walks -"),
      ("Label { Text(\"Walks\") } icon: { Image(systemName: \"map\") }", "Walks *map"),
      ("Image(systemName: open ? \"map\" : \"map.fill\"); Text(\"Walks\")", "Walks ?"),
      ("if open { Text(\"Walks\") } else { Text(\"Maps\") }; Image(\"m\")", "~Walks m"),
      ("Label(title, systemImage: \"map\")", "? *map"),
      ("OtherLabel()", "? ?"), ("Image(.walk); Text(\"Walks\")", "Walks ?"),
      ("Text(\"Walks\").bold(); Image(uiImage: UIImage(named: \"walk\")!)", "Walks ?"),
    ])
  func labels(content: String, expected: String) {
    #expect(tabs(body("TabView { V().tabItem { \(content) } }")) == [expected])
  }

  @Test("A tab of 2024 has its label in three ways, and a search tab the system's")
  func newTabs() {
    let source = body(
      """
      TabView {
        Tab("Walks", systemImage: "map") { A() }
        Tab("Maps", image: "maps", value: 2) { A() }
        Tab(value: 3) { A() } label: { Label("Club", systemImage: "star") }
        Tab(value: 4, role: .search) { A() }
      }
      """)
    #expect(tabs(source) == ["Walks *map", "Maps maps", "Club *star", "? ?"])
  }

  @Test("An enumeration names its tabs, by a switch or by its raw values")
  func enumerations() {
    let area = """
      enum Area: String, CaseIterable {
        case walks = "Walks", maps
        var icon: String { switch self { case .walks: return "map"; case .maps: "star" } }
      }
      """
    #expect(
      tabs(
        body(
          "TabView { ForEach(Area.allCases, id: \\.self) { a in V(a).tabItem { Label(a.rawValue, systemImage: a.icon) } } }",
          area)) == ["Walks *map", "maps *star"])
    #expect(
      tabs(
        body(
          "TabView { Area.maps.view.tabItem { Label(Area.walks.rawValue, systemImage: Area.maps.icon) } }",
          area)) == ["Walks *star"])
  }

  @Test("The items of controllers are found, wherever they are set")
  func controllers() {
    let source = """
      class Root: UITabBarController {
        let club = ClubController()
        lazy var map: UIViewController = {
          let controller = MapController()
          controller.tabBarItem = UITabBarItem(title: "Maps", image: #imageLiteral(resourceName: "m"), tag: 1)
          return controller
        }()
        override func viewDidLoad() {
          let walks = UINavigationController(rootViewController: WalksController())
          walks.tabBarItem = UITabBarItem(title: "Walks", image: UIImage(systemName: "map")?.withTintColor(.red), selectedImage: nil)
          setViewControllers([walks, map, UINavigationController(rootViewController: club), make("Help", "h"), Other()], animated: false)
          club.tabBarItem.title = "Club"
          club.tabBarItem.image = UIImage(named: "c")
        }
        func make(_ title: String, _ icon: String) -> UIViewController {
          let made = UINavigationController(rootViewController: V())
          made.tabBarItem.title = title
          made.tabBarItem.image = UIImage(named: icon)
          return made
        }
      }
      """
    #expect(tabs(source) == ["Walks *map", "Maps m", "Club c", "Help h", "? ?"])
  }

  @Test("A tab that is named by its place in the bar has that place")
  func places() {
    let bars = read(
      """
      class Root: UITabBarController {
        override func viewDidLoad() { tabBar.items?[1].isEnabled = false }
      }
      """
    ).tabBars
    #expect(bars.map { $0.tabs.map(\.isEnabled) } == [[.stated(true), .stated(false)]])
  }

  @Test("A tab without a title of its own shows its controller's, which another file may set")
  func untitled() {
    let source = """
      class C: UIViewController { func f() { tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0) } }
      class D: UIViewController { func f() { tabBarItem = UITabBarItem(title: "", image: nil, tag: 0) } }
      """
    #expect(tabs(source) == ["~- -", "- -"])
  }

  @Test("A bar is hidden for sure only where a screen says so on every path")
  func hiding() {
    func hidden(_ source: String) -> [Fact<Bool>] {
      read(source).screens.map(\.hidesTabBarWhenPushed)
    }
    #expect(hidden(body("List {}.toolbar(.hidden, for: .tabBar)")) == [.stated(true)])
    #expect(
      hidden(body("List {}.toolbarVisibility(.hidden, for: .navigationBar, .tabBar)")) == [
        .stated(true)
      ])
    #expect(
      hidden(body("List {}.toolbar(open ? .hidden : .visible, for: .tabBar)")) == [
        .conditional(true)
      ])
    #expect(
      hidden(body("TabView { A().tag(1) }.toolbar(.hidden, for: .tabBar)")) == [.conditional(true)])
    for other in [
      ".toolbar(.hidden, for: .navigationBar)", ".toolbar(.visible, for: .tabBar)",
      ".toolbar(state, for: .tabBar)", ".toolbarBackground(.hidden, for: .tabBar)",
    ] {
      #expect(hidden(body("List {}\(other)")).allSatisfy { $0.value == nil })
    }
    let controller = "class C: UIViewController { func f() { "
    #expect(
      hidden(controller + "tabBarController?.tabBar.isHidden = true } }") == [.conditional(true)])
    #expect(hidden(controller + "hidesBottomBarWhenPushed = true } }") == [.stated(true)])
    #expect(
      hidden(controller + "if old { hidesBottomBarWhenPushed = true } } }") == [.conditional(true)])
    #expect(hidden(controller + "next.hidesBottomBarWhenPushed = true } }") == [.stated(true)])
    #expect(hidden(controller + "tabBarController?.tabBar.isHidden = false } }") == [])
    #expect(hidden("class T: UITabBarController { func f() { tabBar.isHidden = true } }") == [])
  }

  @Test("The title of a screen is the one that it is given")
  func titles() {
    func titles(_ source: String) -> [String] {
      read(source).screens.compactMap(\.navigationBar).map {
        shown($0.title.map { $0.values.en ?? "" })
      }
    }
    #expect(titles(body("List {}.navigationTitle(\"Walks\")")) == ["Walks"])
    #expect(titles(body("content.navigationTitle(Text(\"Walks\"))")) == ["Walks"])
    #expect(
      titles(body("List {}.navigationBarTitle(\"Walks\", displayMode: .inline)")) == ["Walks"])
    #expect(titles(body("List {}.navigationTitle(walk.name)")) == ["?"])
    #expect(titles(body("List {}.navigationTitle($name)")) == ["?"])
    let controller = "class WalksController: UIViewController { func f() { "
    #expect(titles(controller + "title = \"Walks\" } }") == ["Walks"])
    #expect(titles(controller + "self.navigationItem.title = \"Walks\" } }") == ["Walks"])
    #expect(titles(controller + "next.navigationItem.title = \"Walks\" } }") == ["Walks"])
    #expect(titles(controller + "let title: String; title = \"Walks\" } }") == [])
    #expect(titles(controller + "alert.title = \"Walks\" } }") == [])
    #expect(titles(controller + "title = \"A\"; if old { title = \"B\" } } }") == ["~B"])
    #expect(titles("class Walk { var title = \"\"; func f() { title = \"Walks\" } }") == [])
  }

  @Test("The colour of a shadow is a bar's border only where a bar's appearance has it")
  func shadows() {
    func borders(_ code: String) -> [Fact<Bool>] {
      read("class C: UIViewController { func f() { \(code) } }").screens.compactMap(\.navigationBar)
        .map(\.border)
    }
    #expect(
      borders("let look = UINavigationBarAppearance(); look.shadowColor = .clear")
        == [.stated(false)])
    #expect(borders("appearance.shadowColor = nil") == [.stated(false)])
    #expect(borders("label.shadowColor = .clear") == [])
    #expect(borders("view.layer.shadowColor = UIColor.clear.cgColor") == [])
  }

  @Test("The platform is what the source is compiled for")
  func platforms() {
    func platforms(_ source: String) -> [[Platform]] { read(source).tabBars.map(\.platforms) }
    let view = "TabView { A().tabItem { Text(\"A\") } }"
    #expect(platforms("#if os(tvOS)\n\(body(view))\n#endif") == [[.tvOS]])
    #expect(
      platforms(body("#if os(iOS) || os(visionOS)\n\(view)\n#endif"))
        == [[.iOS, .iPadOS, .visionOS]])
    let phone = "#if os(iOS)\n\(body(view))\n#endif"
    #expect(read(phone).on([.iOS]).tabBars.map(\.platforms) == [[.iOS]])
    #expect(read(phone).on([.iOS, .iPadOS, .macOS]).tabBars.map(\.platforms) == [[.iOS, .iPadOS]])
    #expect(platforms("#if !os(macOS)\n\(body(view))\n#endif") == [[]])
    #expect(platforms("#if os(iOS)\n#else\n\(body(view))\n#endif") == [[]])
    #expect(
      platforms("struct A: App { var body: some Scene { Settings { \(view) } } }") == [[.macOS]])
  }

  @Test("Hostile sources do no harm")
  func hostile() {
    let loops = """
      class T: UITabBarController {
        var a: [V] { b }
        var b: [V] { a }
        func f() -> [V] { g() }
        func g() -> [V] { f() }
        func h() { viewControllers = a; viewControllers = f(); viewControllers = (0..<9_000_000).map { V($0) } }
      }
      struct S: View { var body: some View { TabView { S(); self; body } } }
      enum E: CaseIterable { static var allCases: [E] { allCases } ; case a }
      struct R: View { let x = x; var body: some View { TabView { ForEach(E.allCases) { e in V().tabItem { Text(e.t) } } } } }
      """
    let nested =
      String(repeating: "ForEach(0..<99) { _ in ", count: 9) + "V().tabItem { Text(\"A\") }"
      + String(repeating: "}", count: 9)
    let sums = (0..<10).map { n in
      "let a\(n) = " + String(repeating: "a\(n + 1) + ", count: 60) + "a\(n + 1)"
    }
    let many = (0..<600).map { "V\($0)().navigationTitle(\"A\").tabItem { Text(\"A\") }" }
    for source in [
      loops, body("TabView { \(nested) }"), body("TabView { \(many.joined(separator: "\n")) }"),
      "class T: UITabBarController { \(sums.joined(separator: "\n"))\nlet a10 = [V()]\n"
        + "func f() { viewControllers = a0 } }", String(repeating: "(", count: 20_000),
      String(repeating: "TabView {", count: 300),
      String(repeating: "{ if a ", count: 300), "\u{0}", "#if", "#if false", "}}}}", "\"\"\"",
      "struct V: View { var body: some View { " + String(repeating: "A().b(", count: 200),
    ] {
      _ = read(source)
    }
    #expect(read(loops).tabBars.allSatisfy { $0.count.stated == nil })
  }
  @Test("A sidebar style on the member that makes the tabs is known of them")
  func sidebarStyle() throws {
    let source = """
      struct RootView: View {
        var body: some View { bar.tabViewStyle(.sidebarAdaptable) }
        var bar: some View { TabView { Text("Walks").tabItem { Text("Walks") } } }
      }
      """
    #expect(try #require(read(source).tabBars.first).adaptsToSidebar.value == true)
    let plain = source.replacing(".tabViewStyle(.sidebarAdaptable)", with: "")
    #expect(try #require(read(plain).tabBars.first).adaptsToSidebar.value == nil)
  }
}
