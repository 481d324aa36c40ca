internal import Guidelines

/// Haptics that code plays as system sounds.
struct HapticsGenerator: Check {
  let rule = RuleID(unchecked: "haptics-ios-generator")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Haptics come from feedback generators.", ko: "햅틱을 피드백 생성기로 재생합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let platforms = Dictionary(interface.files.map { ($0.path, $0.platforms) }) { first, _ in first
    }
    return interface.vibrations.filter {
      (platforms[$0.place.file] ?? []).mayInclude(.iOS, .iPadOS)
    }.map { vibration in
      finding(
        at: vibration.place, .likely, evidence: ["sound": vibration.sound],
        Bilingual(
          en: """
            the sound \(vibration.sound) is a haptic without a meaning; let a feedback generator tell \
            what happened
            """,
          ko: """
            \(vibration.sound) 사운드는 뜻이 정해지지 않은 햅틱입니다. 무슨 일인지 알려 주는 피드백 생성기를 쓰세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ line: String) -> String { ExampleText.swift(viewDidLoad: "    \(line)") }
    func json(_ list: String) -> String {
      """
      {"interface": 1, "platforms": ["iOS"], "vibrations": [
      \(list)
      ]}
      """
    }
    return [
      .failing(.swift, at: [4], code("AudioServicesPlaySystemSound(1519)")),
      .failing(.swift, at: [4], code("AudioServicesPlayAlertSound(SystemSoundID(1520))")),
      .failing(.json, at: [2], json(#"{"sound": "1521"}"#)),
      .passing(.swift, code("UINotificationFeedbackGenerator().notificationOccurred(.success)")),
      .passing(.swift, code("AudioServicesPlaySystemSound(1104)")),
      .failing(.swift, at: [4], code("AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)")),
      .passing(.json, json("")),
    ]
  }
}
