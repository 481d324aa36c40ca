internal import Guidelines

/// Text fields for addresses or numbers with the default keyboard.
struct FieldKeyboard: Check {
  let id = CheckID(unchecked: "field-keyboard")
  let rule = RuleID(unchecked: "keyboard-type")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A field for an address or a number brings up the keyboard for it.",
    ko: "주소나 번호를 적는 텍스트 필드가 알맞은 키보드를 엽니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.textField).compactMap { view in
      guard view.node.input.keyboard == nil, view.platforms.mayInclude(.iOS, .iPadOS, .visionOS),
        view.node.ownModifiers.isEmpty,
        let meaning = view.node.input.takesNumber ? "number" : view.meaning,
        let keyboard = Self.keyboards[meaning]
      else { return nil }
      return finding(
        at: view, evidence: ["field": view.fieldText, "expected": keyboard],
        Bilingual(
          en: "\(view.fieldName.en) brings up the usual keyboard; .\(keyboard) suits it",
          ko: "\(view.fieldName.ko)가 일반 키보드를 엽니다. .\(keyboard) 키보드를 지정하세요"))
    }
  }

  /// UIKit keyboards by the meaning of a field.
  private static let keyboards = [
    "email": "emailAddress", "phone": "phonePad", "url": "URL", "code": "numberPad",
    "number": "decimalPad",
  ]

  var examples: [CheckExample] {
    func code(_ field: String) -> String { ExampleText.swift(body: "    \(field)") }
    let field = #""kind": "text-field", "prompt": "Phone number""#
    return [
      .passing(.swift, ExampleText.swift(body: #"    TextField("Server:Port", text: $address)"#)),
      .failing(.swift, at: [3], code(#"TextField("Email", text: $address)"#)),
      .failing(.swift, at: [3], code(#"TextField("인증 번호", text: $code)"#)),
      .failing(
        .swift, at: [3], code(#"TextField("Distance", value: $distance, format: .number)"#)),
      .failing(.swift, at: [3], code(#"TextField("금액", text: $amount)"#)),
      .failing(.json, at: [2], ExampleText.json(views: field)),
      .passing(
        .swift, code(#"TextField("Day", value: $day, format: .dateTime)"#)),
      .passing(.swift, code(#"TextField("Email", text: $address).keyboardType(.emailAddress)"#)),
      .passing(.swift, code(#"TextField("Title", text: $title)"#)),
      .passing(.json, ExampleText.json(views: field + #", "keyboard": "phonePad""#)),
    ]
  }
}
