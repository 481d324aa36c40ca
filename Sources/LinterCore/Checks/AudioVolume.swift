internal import Guidelines

/// Code that changes the volume of the device.
struct AudioVolume: Check {
  let rule = RuleID(unchecked: "audio-volume")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The volume of the device is left to people.", ko: "기기의 음량은 사람이 정합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter(\.node.setsVolume).map {
      finding(
        at: $0,
        Bilingual(
          en:
            "this sets the volume of the whole device; mix the sounds of the app, and leave the rest",
          ko: "기기 전체의 음량을 바꿉니다. 앱의 소리만 조절하고 나머지는 그대로 두세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ lines: String) -> String {
      """
      class PlayerController: UIViewController {
        func setLoudness(_ value: Float) {
          \(lines)
        }
      }
      """
    }
    func json(_ sets: Bool) -> String {
      ExampleText.json(views: #""kind": "slider", "setsVolume": \#(sets)"#)
    }
    return [
      .failing(
        .swift, at: [3],
        code("(MPVolumeView().subviews.first { $0 is UISlider } as? UISlider)?.value = value")),
      .failing(
        .swift, at: [4],
        code(
          """
          let view = MPVolumeView()
              let slider = view.subviews.first { $0 is UISlider } as? UISlider
              slider?.setValue(value, animated: false)
          """)),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, code("player.volume = value")),
      .passing(
        .swift, code("MPVolumeView().subviews.forEach { ($0 as? UISlider)?.tintColor = .white }")),
      .passing(.json, json(false)),
    ]
  }
}
