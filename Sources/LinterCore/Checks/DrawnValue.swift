internal import Guidelines

/// Charts and rings drawn from shapes, of which VoiceOver says nothing.
struct DrawnValue: Check {
  let id = CheckID(unchecked: "drawn-value")
  let rule = RuleID(unchecked: "voiceover-charts")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A value that a shape shows is told to VoiceOver, too.",
    ko: "도형으로 보여 주는 값은 VoiceOver에도 알려집니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    values(in: interface)
      + interface.allViews.filter { Self.isProgress($0, in: interface) }.map {
        finding(
          at: $0.node.place, .likely, evidence: .stated("view", $0.node.name),
          Bilingual(
            en: "VoiceOver does not say that this shows progress; use ProgressView, or add a label",
            ko: "진행 중이라는 것을 VoiceOver가 말하지 않습니다. ProgressView를 쓰거나 레이블을 더하세요"))
      }
  }

  /// Whether a view is one of the app's that shows progress with shapes alone.
  private static func isProgress(_ view: PlacedView, in interface: Interface) -> Bool {
    guard view.node.isBody, InterfaceWords.namesProgress(view.node.name), !view.isPart else {
      return false
    }
    let drawn = view.node.everything
    let uses = interface.placedViews.uses[view.node.name] ?? []
    return drawn.contains { $0.kind == .shape && $0.name != "Spacer" }
      && drawn.allSatisfy { part in
        [.shape, .color, .container].contains(part.kind) && part.describingModifiers.isEmpty
          && !part.isElement && !part.isHiddenFromVoiceOver && !part.accessibility.hasValue
          && !part.look.drawsValue
      }
      && !uses.contains {
        $0.isDescribed || $0.isHiddenFromVoiceOver || $0.node.accessibility.hasValue
      }
  }

  private func values(in interface: Interface) -> [Finding] {
    interface.views(.shape).filter { view in
      view.node.look.drawsValue && !view.isDescribed && !view.isHiddenFromVoiceOver
        && !([view] + view.ancestors).contains { Self.isDescribing($0.node) }
        && !view.isInside(.button, .link, .navigationLink, .menu)
        && !interface.isPartOfControl(view)
        && !Self.isTold(beside: view)
        // The view that is drawn in a style has the value.
        && !view.root.node.name.hasSuffix("Style")
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: """
            VoiceOver does not say the value that is drawn here; add an accessibility label and value
            """,
          ko: "여기에 그린 값을 VoiceOver가 말하지 않습니다. 손쉬운 사용 레이블과 값을 더하세요"))
    }
  }

  private static func isDescribing(_ node: ViewNode) -> Bool {
    node.accessibility.hasValue || !node.describingModifiers.isEmpty
  }

  /// Whether the nearest view around a shape that contains more than shapes has a text for the value, or may.
  private static func isTold(beside shape: PlacedView) -> Bool {
    let contents = shape.ancestors.lazy.map { $0.node.inPlace }.first { views in
      views.contains { ![.shape, .color, .container].contains($0.kind) }
    }
    return (contents ?? []).contains { view in
      view.kind == .other || view.kind == .text && view.text?.stated == nil
    }
  }

  var examples: [CheckExample] {
    func code(_ view: String, _ more: String = "") -> String {
      ExampleText.swift(body: "    \(view)") + more
    }
    let ring = "Circle().trim(from: 0, to: walk.progress).stroke(.blue)"
    let bars = """
      GeometryReader { room in
            HStack { ForEach(days) { Rectangle().frame(width: 8, height: $0.share * room.size.height) } }
          }
      """
    let slice = """

      struct Slice: Shape {
        var progress: Double
        func path(in rect: CGRect) -> Path { Path() }
      }
      """
    let json = #""kind": "shape", "drawsValue": true"#
    return [
      .failing(.swift, at: [3], code(ring)),
      .failing(.swift, at: [4], code(bars)),
      .failing(.swift, at: [3], code("Slice(progress: walk.progress)", slice)),
      .failing(.swift, at: [3], code("HStack { \(ring); Text(\"Today\") }")),
      .failing(.json, at: [2], ExampleText.json(views: json)),
      .passing(.json, ExampleText.json(views: json + #", "accessibilityLabel": "Progress""#)),
      .passing(.swift, code("ZStack { \(ring); Text(walk.progress.formatted(.percent)) }")),
      .passing(.swift, code(ring + ".accessibilityLabel(\"Progress\")")),
      .passing(.swift, code("ZStack { \(ring) }.accessibilityHidden(true)")),
      .passing(.swift, code("Circle().trim(from: 0, to: isOpen ? 1 : 0)")),
      .passing(
        .swift,
        """
        struct RingStyle: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue)
          }
        }
        """),
      .passing(.swift, code(bars.replacing("$0.share * room", with: "room"))),
    ]
  }
}
