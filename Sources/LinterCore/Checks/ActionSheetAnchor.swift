internal import Guidelines

/// Action sheets and share sheets that cannot be shown on iPad, since nothing says where their popover points to.
struct ActionSheetAnchor: Check {
  let id = CheckID(unchecked: "action-sheet-anchor")
  let rule = RuleID(unchecked: "popover-position")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A sheet that is a popover on iPad says what it points to.",
    ko: "iPad에서 팝오버가 되는 시트가 가리킬 곳을 정합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.lacksAnchor && $0.platforms.mayInclude(.iPadOS) }
      .map { view in
        finding(
          at: view,
          Bilingual(
            en: """
              on iPad this sheet is a popover, and nothing says where it points to; set the source \
              of its popoverPresentationController
              """,
            ko: """
              iPad에서는 이 시트가 팝오버인데 어디를 가리킬지 정하지 않았습니다. \
              popoverPresentationController에 기준 보기를 지정하세요
              """))
      }
  }

  var examples: [CheckExample] {
    func code(_ style: String, _ more: String = "") -> String {
      ExampleText.swift(
        viewDidLoad: """
              let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .\(style))
              sheet.addAction(UIAlertAction(title: "Share", style: .default))
              \(more)
              present(sheet, animated: true)
          """)
    }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "confirmation-dialog", "lacksAnchor": true"#)
    }
    return [
      .failing(.swift, at: [4], code("actionSheet")),
      .failing(
        .swift, at: [4],
        code("actionSheet", "sheet.addAction(UIAlertAction(title: \"Cancel\", style: .cancel))")),
      .failing(
        .swift, at: [4],
        code("actionSheet")
          + """

          extension WalksViewController {
            func share() {
              let shared = UIActivityViewController(activityItems: [walk])
              shared.popoverPresentationController?.barButtonItem = shareItem
            }
          }
          """),
      .passing(
        .swift,
        code("actionSheet")
          + """

          extension WalksViewController {
            func point(_ sheet: UIViewController) {
              sheet.popoverPresentationController?.barButtonItem = shareItem
            }
          }
          """),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          viewDidLoad: """
                let shared = UIActivityViewController(activityItems: [walk])
                present(shared, animated: true)
            """)),
      .failing(.json, at: [2], json("iPadOS")),
      .passing(.swift, code("alert")),
      .passing(
        .swift, code("actionSheet", "sheet.popoverPresentationController?.sourceView = button")),
      .passing(.json, json("iOS")),
    ]
  }
}
