internal import Guidelines

/// Views with a fixed width larger than the narrowest iPhone.
struct FixedWidth: Check {
  let id = CheckID(unchecked: "fixed-width")
  let rule = RuleID(unchecked: "layout-adapt")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "No view is wider than the narrowest iPhone.", ko: "가장 좁은 iPhone보다 넓은 보기가 없습니다.")

  var needs: [LimitQuery] { [request] }

  /// The widths of iPhones.
  private var request: LimitQuery {
    LimitQuery(
      rule: RuleID(unchecked: "layout-screen-sizes"), dimension: .width, unit: .points,
      bound: .exact, qualifiers: ["orientation": "portrait"])
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let phones = numbers.statements(for: request).filter { $0.metric.platforms == [.iOS] }
    guard let narrowest = phones.min(by: { $0.value < $1.value }) else { return [] }
    return interface.allViews.filter { view in
      guard let width = view.node.look.width?.stated, width > narrowest.value else { return false }
      return view.platforms.mayInclude(.iOS) && !view.platforms.mayInclude(.macOS)
        && ![.background, .overlay].contains(view.node.slot) && view.node.ownModifiers.isEmpty
        && !view.node.layout.isOnWideScreens && !view.isInside(.popover)
        && view.ancestors.allSatisfy { $0.node.layout.scrolls == nil }
    }.onePerTree { view, _ in
      let width = Metric.shown(view.node.look.width?.value ?? 0)
      return finding(
        at: view, evidence: narrowest.evidence("width", view.node.look.width?.value ?? 0, .maximum),
        Bilingual(
          en: """
            a width of \(width) pt does not fit an iPhone of \(narrowest.shown) pt; set the largest \
            width instead
            """,
          ko: """
            너비 \(width)pt는 \(narrowest.shown)pt인 iPhone에 맞지 않습니다. 고정 너비 대신 최대 너비를 \
            주세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ frame: String) -> String {
      ExampleText.swift(body: "    WalksList().frame(\(frame))").replacing(
        "struct", with: "#if os(iOS)\nstruct") + "\n#endif"
    }
    func json(_ platform: String, _ width: Int) -> String {
      ExampleText.json(platform, views: #""kind": "list", "width": \#(width)"#)
    }
    func chosen(_ condition: String) -> String {
      """
      #if os(iOS)
      struct WalksView: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        var isNarrow: Bool { sizeClass == .compact }
        var body: some View {
          if isEmpty { Text("No walks") } else if \(condition) {
            list.frame(width: 414)
          } else { list }
        }
        private var list: some View { List { Text("Hill") } }
      }
      #endif
      """
    }
    return [
      .failing(.swift, at: [10], chosen("sizeClass == .compact")),
      .failing(.swift, at: [10], chosen("isNarrow")),
      .failing(.swift, at: [10], chosen("sizeClass == .regular || isOpen")),
      .passing(.swift, chosen("sizeClass == .regular")),
      .passing(.swift, chosen("!isNarrow && isOpen")),
      .failing(.swift, at: [4], code("width: 414")),
      .failing(.swift, at: [4], code("width: 400, height: 90")),
      .failing(.json, at: [2], json("iOS", 430)),
      .passing(.swift, code("maxWidth: 414")),
      .passing(.swift, code("width: 300")),
      .passing(.json, json("macOS", 600)),
    ]
  }
}
