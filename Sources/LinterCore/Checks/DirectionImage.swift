internal import Guidelines

/// Images of arrows that point forward or back and do not turn around in right-to-left languages.
struct DirectionImage: Check {
  let id = CheckID(unchecked: "direction-image")
  let rule = RuleID(unchecked: "rtl-icons-motion")
  let inputs: [InterfaceFile.Kind] = [.assets, .swift]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An arrow that points forward or back is mirrored in right-to-left languages.",
    ko: "앞이나 뒤를 가리키는 화살표가 오른쪽에서 왼쪽으로 쓰는 언어에서 뒤집힙니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    guard !interface.languages.isDisjoint(with: Self.languages) else { return [] }
    return sets(in: interface) + symbols(in: interface)
  }

  /// The languages that are written from right to left.
  private static let languages: Set<String> = ["ar", "fa", "he", "ur"]

  private func sets(in interface: Interface) -> [Finding] {
    interface.images.filter { set in
      set.kind == .image && InterfaceWords.namesArrow(set.name)
        && !set.renditions.contains { $0.variant.contains("-to-") }
    }.map { finding(at: $0.place, $0.name) }
  }

  private func symbols(in interface: Interface) -> [Finding] {
    interface.allViews.compactMap { view in
      let images = [view.node.image?.value].compactMap(\.self) + view.node.imageChoices
      let name = images.lazy.compactMap { image -> String? in
        guard case .symbol(let name) = image,
          Self.symbols.contains(where: { arrow in
            name == arrow || ["circle", "square"].contains { name.hasPrefix("\(arrow).\($0)") }
          })
        else { return nil }
        return name
      }.first
      return name.map { finding(at: view.node.place, $0) }
    }
  }

  /// Symbols for moving forward or back that have a mirrored twin, such as `chevron.forward`.
  private static let symbols: Set<String> = [
    "chevron.left", "chevron.right", "arrow.left", "arrow.right",
  ]

  private func finding(at place: Place, _ name: String) -> Finding {
    finding(
      at: place, .likely, evidence: ["image": name],
      Bilingual(
        en: "“\(name)” points the wrong way in the app's right-to-left languages; mirror it",
        ko: "‘\(name)’ 이미지가 앱의 오른쪽에서 왼쪽으로 쓰는 언어에서 반대쪽을 가리킵니다. 뒤집으세요")
    ).caused(by: "arrows")
  }

  var examples: [CheckExample] {
    let arabic = ["ar.lproj/Localizable.strings": CheckExample.Content.text(#""Walks" = "نزهات";"#)]
    func set(_ attribute: String) -> String {
      #"{"images": [{"idiom": "universal", "filename": "a.pdf"\#(attribute)}]}"#
    }
    let path = "Assets.xcassets/chevron-right.imageset/Contents.json"
    let arrow = ExampleText.swift(body: #"    Image(systemName: "chevron.right")"#)
    return [
      .failing(.swift, at: [3], files: arabic, arrow),
      .failing(
        .swift, at: [3], files: arabic,
        ExampleText.swift(body: #"    Label("Next", systemImage: "arrow.right")"#)),
      .failing(
        .swift, at: [3], files: arabic,
        ExampleText.swift(body: #"    Image(systemName: "arrow.left.circle.fill")"#)),
      .failing(.assets, at: [1], path: path, files: arabic, set("")),
      .failing(
        .swift, at: [3], files: arabic,
        ExampleText.swift(
          body: #"    Image(systemName: isAway ? "arrow.up.forward" : "chevron.right")"#)),
      .passing(
        .swift, files: arabic,
        ExampleText.swift(body: #"    Image(systemName: isOpen ? "chevron.up" : "chevron.down")"#)),
      .passing(.swift, arrow),
      .passing(
        .swift, files: arabic, arrow.replacing("chevron.right", with: "chevron.forward")),
      .passing(
        .assets, path: path, files: arabic, set(#", "language-direction": "left-to-right""#)),
    ]
  }
}
