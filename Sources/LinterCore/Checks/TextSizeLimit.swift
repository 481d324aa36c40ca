internal import Guidelines

/// Views that limit the text size below what people can choose.
struct TextSizeLimit: Check {
  let id = CheckID(unchecked: "text-size-limit")
  let rule = RuleID(unchecked: "type-dynamic-type")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Text may become as large as people have chosen.", ko: "글자가 사용자가 고른 만큼 커질 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      guard let size = view.node.layout.largestTextSize else { return false }
      // Watch apps, tab bars and widgets have no room for the largest sizes.
      return Self.standard.contains(size) && view.platforms.mayInclude(.iOS, .iPadOS, .visionOS)
    }.onePerTree { view, _ in
      let size = view.node.layout.largestTextSize ?? ""
      return finding(
        at: view, for: .font, evidence: ["size": size],
        Bilingual(
          en: "text here stays at \(size) for those who chose a larger size; let it grow",
          ko: "더 큰 글자를 골라도 여기 글자는 \(size)에 머뭅니다. 커지게 두세요")
      ).caused(by: "dynamicTypeSize")
    }
  }

  /// The sizes below the accessibility sizes, in SwiftUI's spelling.
  private static let standard: Set<String> = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  ]

  var examples: [CheckExample] {
    func code(_ size: String) -> String {
      ExampleText.swift(body: "    Text(\"Walks\").dynamicTypeSize(\(size))")
    }
    func json(_ size: String) -> String {
      ExampleText.json(views: #""kind": "list", "largestTextSize": "\#(size)""#)
    }
    return [
      .failing(.swift, at: [3], code("...DynamicTypeSize.xLarge")),
      .failing(.swift, at: [3], code(".large")),
      .failing(.json, at: [2], json("xxxLarge")),
      .passing(.swift, code("...DynamicTypeSize.accessibility3")),
      .passing(.swift, code("DynamicTypeSize.large...")),
      .passing(.json, json("accessibility5")),
    ]
  }
}
