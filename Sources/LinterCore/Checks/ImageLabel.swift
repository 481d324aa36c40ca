internal import Guidelines

/// Images without an accessibility label, for which VoiceOver reads the file name or nothing.
struct ImageLabel: Check {
  let id = CheckID(unchecked: "image-label")
  let rule = RuleID(unchecked: "voiceover-images")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An image of the app is described, or hidden as decoration.",
    ko: "앱의 이미지에 설명이 있거나, 장식이면 숨겨져 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let silent = interface.views(.image).filter { view in
      // VoiceOver passes over the image views of UIKit.
      Self.isUndescribed(view) && view.node.name != "UIImageView"
        && interface.placedViews.bodies[view.node.name] == nil
        && !interface.isPartOfControl(view)
    }
    let named = silent.filter { $0.node.image?.value?.isAsset == true }.onePerTree { view, _ in
      guard case .asset(let name)? = view.node.image?.value else { return nil }
      return finding(
        at: view, evidence: ["image": name],
        Bilingual(
          en: "VoiceOver calls this image “\(name)”; describe it, or hide it where it decorates",
          ko: "VoiceOver가 이 이미지를 ‘\(name)’(으)로 읽습니다. 설명을 붙이고, 장식이면 숨기세요"))
    }
    let computed = silent.filter(\.node.look.isNamedInCode).onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en:
            "VoiceOver reads the file name of this image; describe it, or hide it where it decorates",
          ko: "VoiceOver가 이 이미지의 파일 이름을 읽습니다. 설명을 붙이고, 장식이면 숨기세요"))
    }
    let unnamed = silent.filter { view in
      view.node.look.isBitmap && (view.node.look.isCode || !Self.isBesideText(view))
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: """
            VoiceOver cannot say what this image shows; describe it, or hide it where it decorates
            """,
          ko: "VoiceOver가 이 이미지가 무엇인지 말하지 못합니다. 설명을 붙이고, 장식이면 숨기세요"))
    }
    let extra = silent.filter { Self.isLargeSymbol($0) || Self.isBesideWords($0) }.onePerTree {
      view, _ in
      finding(
        at: view,
        Bilingual(
          en: "VoiceOver stops at this symbol, too; hide it where it decorates, or describe it",
          ko: "VoiceOver는 이 심볼에서도 멈춥니다. 장식이면 숨기고, 뜻이 있으면 설명을 붙이세요")
      ).caused(by: "symbol beside text")
    }
    return named + computed + unnamed + extra
  }

  /// The least side of a symbol that stands above a text like a picture, in points.
  private static let leastPicture = 40.0

  private static func isLargeSymbol(_ view: PlacedView) -> Bool {
    guard view.node.look.isSymbol, !view.node.isSign,
      view.parent?.node.name == "VStack", isBesideText(view)
    else { return false }
    let look = view.node.look
    return [look.fixedFontSize, look.height].contains { ($0?.stated ?? 0) >= leastPicture }
  }

  /// Whether a symbol only points, as the chevron at the end of a row does.
  private static func isArrow(_ image: ViewNode) -> Bool {
    guard case .symbol(let name)? = image.image?.value else { return false }
    return ["chevron", "arrow"].contains { name.hasPrefix($0) }
  }

  /// Whether a symbol is in a line with a text that says more than it.
  private static func isBesideWords(_ view: PlacedView) -> Bool {
    guard view.node.look.isSymbol, !view.node.isSign, let line = view.parent?.node,
      line.name == "HStack", line.tapAction == nil, !isArrow(view.node)
    else { return false }
    return line.children.contains {
      [.text, .label].contains($0.kind) && $0.mayStand(with: view.node)
    }
  }

  /// Whether there is a text in the stack around an image, which makes a description unnecessary.
  private static func isBesideText(_ view: PlacedView) -> Bool {
    let stack = view.ancestors.first { $0.node.name.hasSuffix("Stack") }
    return stack?.node.inPlace.contains { $0.kind == .text } == true
  }

  /// Whether an image is an accessibility element of its own without a label.
  private static func isUndescribed(_ view: PlacedView) -> Bool {
    !view.isDescribed && !view.isHiddenFromVoiceOver && view.node.describingModifiers.isEmpty
      && ![.background, .overlay].contains(view.node.slot)
      && view.node.children.flatMap(\.everything).allSatisfy(Self.tellsNothing)
      && !view.isInside(.button, .link, .navigationLink, .menu, .label, .picker, .toggle)
      && !isInLabel(view)
  }

  /// Whether an image is in a label: that of a `DisclosureGroup` is one element, which is read by its text.
  private static func isInLabel(_ view: PlacedView) -> Bool {
    guard let group = view.ancestors.first(where: { $0.node.name == "DisclosureGroup" }) else {
      return view.node.slot == .label
    }
    let label = [view] + view.ancestors.prefix { $0.node.name != "DisclosureGroup" }
    return label.contains { $0.node.slot == .label }
      && group.node.labelViews.contains { $0.kind == .text || $0.kind == .label }
  }

  /// Whether a nested view, such as a placeholder while an image loads, gives no description.
  private static func tellsNothing(_ inner: ViewNode) -> Bool {
    inner.accessibility.label == nil && !inner.isHiddenFromVoiceOver
      && inner.describingModifiers.isEmpty
      && ![.text, .label].contains(inner.kind)
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    let image = #""kind": "image", "image": {"asset": "summit"}"#
    return [
      .failing(.swift, at: [3], code(#"Image("summit")"#)),
      .failing(.swift, at: [3], code(#"VStack { Image("summit").resizable() }"#)),
      .failing(.swift, at: [3], code("VStack { Image(uiImage: photo).resizable() }")),
      .failing(
        .swift, at: [3],
        code("AsyncImage(url: photo) { $0.resizable() } placeholder: { Color.gray }")),
      .failing(
        .swift, at: [3],
        code(#"VStack { Image(uiImage: code).interpolation(.none).resizable(); Text("Scan it") }"#)),
      .failing(.swift, at: [3], code("Image(.summit)")),
      .failing(.swift, at: [3], code("HStack { Image(walk.photo).resizable(); Text(walk.name) }")),
      .failing(
        .swift, at: [3],
        code(#"VStack { Image(systemName: "map").font(.system(size: 48)); Text("No walks yet") }"#)),
      .passing(
        .swift,
        code(
          #"VStack { Image(systemName: "map").font(.system(size: 48)).accessibilityHidden(true); Text("No walks") }"#
        )),
      .passing(.swift, code(#"VStack { Image(systemName: "map"); Text("No walks yet") }"#)),
      .failing(.swift, at: [3], code("VStack { KFImage(walk.photoURL).resizable() }")),
      .passing(.swift, code("HStack { KFImage(walk.photoURL).resizable(); Text(walk.name) }")),
      .passing(.swift, code("Image(walk.photo).accessibilityLabel(walk.name)")),
      .passing(.swift, code("Image(.summit).accessibilityHidden(true)")),
      .passing(.swift, code(#"AsyncImage(url: photo) { $0.accessibilityLabel("The summit") }"#)),
      .passing(.swift, code(#"HStack { Image(uiImage: icon); Text("Walks") }"#)),
      .failing(.swift, at: [3], code(#"HStack { Image(systemName: "map"); Text("9 km") }"#)),
      .passing(
        .swift,
        code("Button { open() } label: { WalkRow() }")
          + """

          struct WalkRow: View {
            var body: some View { HStack { Image(systemName: "map"); Text("9 km") } }
          }
          """),
      .passing(
        .swift,
        code(
          #"DisclosureGroup { Text("9 km") } label: { HStack { Image("summit"); Text("Hikes") } }"#)
      ),
      .failing(
        .swift, at: [3],
        code(#"DisclosureGroup { Image("summit") } label: { HStack { Text("Hikes") } }"#)),
      .failing(
        .swift, at: [3],
        code(#"DisclosureGroup { Text("9 km") } label: { Image("summit") }"#)),
      .failing(.json, at: [2], ExampleText.json(views: image)),
      .passing(.swift, code(#"Image("summit").accessibilityLabel("The summit at dawn")"#)),
      .passing(.swift, code("Image(uiImage: photo).accessibilityHidden(true)")),
      .passing(.swift, code(#"Image(decorative: "summit")"#)),
      .passing(.swift, code(#"Text("Walks").background { Image("summit") }"#)),
      .passing(.json, ExampleText.json(views: image + #", "isAccessibilityHidden": true"#)),
    ]
  }
}

extension ImageName {
  fileprivate var isAsset: Bool { if case .asset = self { true } else { false } }
}
