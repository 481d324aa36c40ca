internal import Guidelines

/// Requests for a rating that interrupt people.
struct RatingPrompt: Check {
  let id = CheckID(unchecked: "rating-prompt")
  let rule = RuleID(unchecked: "rating-interrupt")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A rating is asked for at a pause, not as a screen appears or in a tap.",
    ko: "화면이 나타나거나 버튼을 누를 때가 아니라 쉬어 가는 때에 평가를 요청합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.compactMap { view -> Finding? in
      switch view.node.conduct {
      case .asksForRatingUnasked:
        finding(
          at: view,
          Bilingual(
            en:
              "this asks for a rating as soon as the screen appears; wait until people have finished a task",
            ko: "화면이 나타나자마자 평가를 요청합니다. 사람들이 할 일을 마칠 때까지 기다리세요"))
      case .asksForRatingOnTap:
        finding(
          at: view,
          Bilingual(
            en:
              "this asks for a rating in a tap, and the system may show nothing; ask at a pause, and "
              + "link to the App Store here",
            ko: "누를 때 평가를 요청하면 시스템이 아무것도 보여 주지 않을 수 있습니다. 쉬어 가는 때에 요청하고 "
              + "여기에서는 App Store로 연결하세요"))
      default: nil
      }
    }
  }

  var examples: [CheckExample] {
    func code(_ modifier: String) -> String {
      ExampleText.swift(body: "    WalksList()\n\(modifier)")
    }
    func json(_ conduct: String) -> String { ExampleText.json(views: #""conduct": "\#(conduct)""#) }
    return [
      .failing(.swift, at: [4], code("      .onAppear { requestReview() }")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    SKStoreReviewController.requestReview(in: scene)")),
      .failing(
        .swift, at: [3], ExampleText.swift(body: #"    Button("Rate Walks") { requestReview() }"#)),
      .failing(.json, at: [2], json("asks-for-rating-unasked")),
      .passing(.swift, code("      .onAppear { if walks > 20 { requestReview() } }")),
      .passing(.swift, code("      .onChange(of: finished) { requestReview() }")),
      .passing(.json, json("shows-text")),
    ]
  }
}
