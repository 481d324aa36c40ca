internal import Guidelines

/// Plurals that code forms by hand, as English does.
struct PluralByHand: Check {
  let id = CheckID(unchecked: "plural-by-hand")
  let rule = RuleID(unchecked: "inclusion-localize")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Plurals come from the strings files, where each language has its own forms.",
    ko: "복수형은 언어마다 형태가 다르므로 문자열 파일에서 가져옵니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    choices(in: interface) + counts(in: interface)
  }

  /// The texts that state a count with a noun that is always a plural.
  private func counts(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      guard view.node.conduct == .choosesByCount, view.node.children.count == 1 else {
        return false
      }
      return InterfaceWords.beginWithPlural(view.node.children[0].text?.value?.shown ?? "")
    }.onePerTree { view, count in
      let words = view.node.children[0].text?.value?.shown.trimmed ?? ""
      let text = String(words.prefix(while: \.isLetter))
      return finding(
        at: view, evidence: ["other": text, "count": "\(count)"],
        Bilingual(
          en: "“1 \(text)” is wrong, and other languages have other forms; let the strings files "
            + "choose by the count",
          ko: "하나일 때도 ‘1 \(text)’(으)로 나오고 언어마다 형태가 다릅니다. 문자열 파일이 수에 따라 고르게 하세요"))
    }
  }

  private func choices(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      guard view.node.conduct == .choosesByCount else { return false }
      let texts = view.node.children.map { $0.text?.value?.shown ?? "" }
      return texts.count == 2 && InterfaceWords.formPlural(texts[0], texts[1])
    }.onePerTree { view, count in
      let texts = view.node.children.map { $0.text?.value?.shown ?? "" }
      return finding(
        at: view, evidence: ["one": texts[0], "other": texts[1], "count": "\(count)"],
        Bilingual(
          en: "“\(texts[0])” or “\(texts[1])” is a plural made by hand, and other languages have "
            + "other forms; let the strings files choose",
          ko: "\("‘\(texts[0])’와(과)".withParticles) ‘\(texts[1])’처럼 복수형을 직접 만들면 다른 언어에서는 틀립니다. "
            + "문자열 파일이 고르게 하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ text: String) -> String { ExampleText.swift(body: "    Text(\(text))") }
    func json(_ one: String, _ other: String) -> String {
      ExampleText.json(
        views:
          #""conduct": "chooses-by-count", "children": [{"text": "\#(one)"}, {"text": "\#(other)"}]"#
      )
    }
    return [
      .failing(.swift, at: [3], code(#"count == 1 ? "1 walk" : "\(count) walks""#)),
      .failing(.swift, at: [3], code(#""\(count) walk\(count > 1 ? "s" : "")""#)),
      .failing(
        .swift, at: [3],
        """
        enum Walks {
          static func title(_ days: Int) -> String {
            if days == 1 { return "Ends in \\(days) day" }
            return "Ends in \\(days) days"
          }
        }
        extension UIView {}
        """),
      .failing(.json, at: [2], json("berry", "berries")),
      .failing(.swift, at: [3], code(#""\(walks.count) walks near you""#)),
      .passing(.swift, code(#""\(walks.count) across the hill""#)),
      .passing(.swift, code(#""^[\(walks.count) walks](inflect: true)""#)),
      .passing(.swift, code(#"count == 1 ? "The only walk" : "Your walks""#)),
      .passing(.swift, code(#"isNear ? "hill" : "hills""#)),
      .passing(
        .swift,
        ExampleText.swift(viewDidLoad: #"    logger.log("\(count) walk\(count == 1 ? "" : "s")")"#)),
      .passing(.json, json("walk", "hike")),
    ]
  }
}
