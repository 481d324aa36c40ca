internal import Guidelines

/// Logos that are too large for the tab bar on tvOS.
struct TabTVLogo: Check {
  let rule = RuleID(unchecked: "tab-tvos-logo")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A logo beside the tab bar of tvOS is no larger than the bar allows.",
    ko: "tvOS 탭 바 옆의 로고가 허용되는 크기를 넘지 않습니다.")

  var needs: [LimitQuery] { [request(.width), request(.height)] }

  private func request(_ dimension: Dimension) -> LimitQuery {
    LimitQuery(rule: rule, dimension: dimension, unit: .points, bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.platforms.areOnly(.tvOS) }.flatMap { bar -> [Finding] in
      guard let logo = bar.logo else { return [] }
      return [(Dimension.width, logo.width), (.height, logo.height)].compactMap { dimension, fact in
        guard let fact, let value = fact.value,
          let limit = numbers.limit(for: request(dimension), on: bar.platforms),
          value > limit.value
        else { return nil }
        let seen = Metric.shown(value)
        let name = Bilingual(en: dimension.name(in: .en), ko: dimension.name(in: .ko))
        return finding(
          at: logo.place, .resting(onStated: fact.isStated, platforms: bar.platforms, limit: limit),
          evidence: limit.evidence(dimension.rawValue, value, .maximum),
          Bilingual(
            en: "the logo's \(name.en ?? "") is \(seen) pt; it may be \(limit.shown) pt at most",
            ko: "로고의 \(name.ko ?? "")가 \(seen)pt입니다. \(limit.shown)pt까지만 됩니다"))
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ logo: String) -> String {
      """
      {"interface": 1, "platforms": ["tvOS"], "tabBars": [{"tabs": [{"title": "Walks"}],
       "logo": {"kind": "image", \(logo)}
      }]}
      """
    }
    func code(_ width: Int, _ height: Int) -> String {
      """
      #if os(tvOS)
      class AreasController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let logo = UIImageView(frame: CGRect(x: 0, y: 0, width: \(width), height: \(height)))
          tabBar.leadingAccessoryView.addSubview(logo)
        }
      }
      #endif
      """
    }
    return [
      .failing(.json, at: [2], json(#""width": 240, "height": 60"#)),
      .failing(.json, at: [2], json(#""height": 100"#)),
      .failing(.swift, at: [6], code(320, 68)),
      .passing(.json, json(#""width": 200, "height": 68"#)),
      .passing(.json, json(#""width": {"unknown": "from the image"}"#)),
      .passing(.swift, code(160, 60)),
    ]
  }
}
