internal import Guidelines

/// Action sheets that cannot be shown on iPad, since nothing says where their popover points to.
struct ActionSheetAnchor: Check {
  let id = CheckID(unchecked: "action-sheet-anchor")
  let rule = RuleID(unchecked: "popover-position")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An action sheet says what its popover points to on iPad.",
    ko: "동작 시트가 iPad에서 팝오버로 가리킬 곳을 정합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.lacksAnchor && $0.platforms.mayInclude(.iPadOS) }
      .map { view in
        finding(
          at: view,
          Bilingual(
            en: """
              on iPad this action sheet is a popover, and nothing says where it points to; set the source \
              of its popoverPresentationController
              """,
            ko: """
              iPad에서는 이 동작 시트가 팝오버인데 어디를 가리킬지 정하지 않았습니다. \
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
      .failing(.json, at: [2], json("iPadOS")),
      .passing(.swift, code("alert")),
      .passing(
        .swift, code("actionSheet", "sheet.popoverPresentationController?.sourceView = button")),
      .passing(.json, json("iOS")),
    ]
  }
}
