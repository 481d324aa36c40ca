internal import Guidelines

/// Code that uses the screen size instead of the window size.
struct ScreenSize: Check {
  let id = CheckID(unchecked: "screen-size")
  let rule = RuleID(unchecked: "layout-adapt")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A layout goes by the room that it has, not by the screen.",
    ko: "레이아웃이 화면이 아니라 주어진 공간을 따릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter(\.node.layout.readsScreenSize).onePerTree { view, count in
      finding(
        at: view, evidence: ["count": "\(count)"],
        Bilingual(
          en: "a window may be smaller than the screen; lay out by the size of the view",
          ko: "윈도우는 화면보다 작을 수 있습니다. 보기의 크기에 맞춰 배치하세요")
      ).caused(by: "UIScreen")
    }
  }

  var examples: [CheckExample] {
    func code(_ width: String) -> String {
      ExampleText.swift(body: "    WalksList().frame(width: \(width))")
    }
    func json(_ reads: Bool) -> String {
      ExampleText.json(views: #""kind": "list", "readsScreenSize": \#(reads)"#)
    }
    return [
      .failing(.swift, at: [3], code("UIScreen.main.bounds.width / 2")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    cover.frame = UIScreen.main.bounds")),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, code("proxy.size.width / 2")),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: "    cover.frame = view.bounds")),
      .failing(
        .swift, at: [2],
        """
        func cover(of walk: Walk) -> KFImage {
          KFImage(walk.url).resized(to: UIScreen.main.bounds.size)
        }
        """),
      .failing(
        .swift, at: [5],
        """
        func prepare() {
          // A UIGraphicsImageRenderer draws the map later.
          let renderer = UIGraphicsImageRenderer(size: size)
          map = renderer.image { $0.fill(frame) }
          card.frame.size.width = UIScreen.main.bounds.width
        }
        """),
      .passing(
        .swift,
        """
        func prepare() {
          map = UIGraphicsImageRenderer(size: size).image { $0.fill(UIScreen.main.bounds) }
        }
        """),
      .passing(
        .swift,
        """
        func prepare() {
          UIGraphicsBeginImageContext(size)
          if isLarge { map.draw(in: UIScreen.main.bounds) }
        }
        """),
      .passing(
        .swift,
        """
        extension Walk {
          var picture: UIImage? { map.resized(to: UIScreen.main.bounds.size) }
        }
        """),
      .passing(
        .swift,
        """
        func picture(of walk: WalkView) -> UIImage? {
          let renderer = ImageRenderer(content: walk)
          renderer.proposedSize.width = UIScreen.main.bounds.width
          return renderer.uiImage
        }
        """),
      .passing(.swift, code("window?.bounds.width ?? UIScreen.main.bounds.width")),
      .passing(
        .swift,
        """
        class WalkWindow {
          var width = UIScreen.main.bounds.width
          func connect(_ window: UIWindow) { width = window.bounds.width }
        }
        """),
      .failing(.swift, at: [2], "class WalkWindow {\n  let width = UIScreen.main.bounds.width\n}"),
      .passing(.json, json(false)),
    ]
  }
}
