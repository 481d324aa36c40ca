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
      if view.keyboard == "decimalPad", view.meaning == "integer" { return whole(view) }
      guard view.keyboard == nil, view.platforms.mayInclude(.iOS, .iPadOS, .visionOS),
        view.node.ownModifiers.isEmpty,
        let meaning = Self.meaning(of: view),
        let keyboard = Self.keyboards[meaning]
      else { return nil }
      return finding(
        at: view, evidence: ["field": view.fieldText, "expected": keyboard],
        Bilingual(
          en: "\(view.fieldName.en) brings up the usual keyboard; .\(keyboard) suits it",
          ko: "\(view.fieldName.ko)가 일반 키보드를 엽니다. .\(keyboard) 키보드를 지정하세요"))
    }
  }

  /// A finding for a field for a whole number whose keyboard has a decimal separator.
  private func whole(_ view: PlacedView) -> Finding {
    finding(
      at: view, evidence: ["field": view.fieldText, "expected": "numberPad"],
      Bilingual(
        en: "\(view.fieldName.en) takes a whole number; .numberPad has no decimal separator",
        ko: "\(view.fieldName.ko)는 정수를 받습니다. .numberPad에는 소수점이 없습니다"))
  }

  /// What a field takes, by its content type if it has one, or else by its format and its words.
  private static func meaning(of view: PlacedView) -> String? {
    if let type = view.node.input.contentType, let meaning = types[type] { return meaning }
    let meaning = view.meaning
    return view.node.input.takesNumber && meaning != "integer" ? "number" : meaning
  }

  /// The meanings of content types that have a keyboard, as UIKit and Interface Builder spell them.
  private static let types = [
    "emailAddress": "email", "telephoneNumber": "phone", "URL": "url", "oneTimeCode": "code",
    "email": "email", "tel": "phone", "url": "url", "one-time-code": "code",
  ]

  /// UIKit keyboards by the meaning of a field.
  private static let keyboards = [
    "email": "emailAddress", "phone": "phonePad", "url": "URL", "host": "URL", "code": "numberPad",
    "number": "decimalPad", "integer": "numberPad",
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
      .failing(.swift, at: [3], code(#"TextField("Where", text: $place).textContentType(.URL)"#)),
      .failing(
        .swift, at: [3], code(#"TextField("Birth year", text: $year).keyboardType(.decimalPad)"#)),
      .passing(
        .swift, code(#"TextField("Birth year", text: $year).keyboardType(.numberPad)"#)),
      .failing(.json, at: [2], ExampleText.json(views: field)),
      .failing(.swift, at: [3], code(#"TextField("", text: $model.serverURL)"#)),
      .failing(.swift, at: [3], code(#"TextField("…", text: $serverAddress)"#)),
      .passing(.swift, code(#"TextField("Notes", text: $imageURL)"#)),
      .passing(
        .swift, code(#"VStack { Text("Title of the talk"); TextField("", text: $talkURL) }"#)),
      .passing(.swift, code(#"TextField("", text: $vintageYear)"#)),
      .failing(
        .swift, at: [3],
        code(
          #"LabeledContent { VStack { TextField("", text: $a) } } label: { Text("Server URL") }"#)),
      .passing(.swift, code(#"TextField("Where to", text: $urlTitle)"#)),
      .passing(
        .swift, code(#"TextField("Day", value: $day, format: .dateTime)"#)),
      .passing(.swift, code(#"TextField("Email", text: $address).keyboardType(.emailAddress)"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                TextField("Email", text: $address)
                #if os(iOS)
                  .keyboardType(.emailAddress)
                #else
                  .font(.title)
                #endif
            """)),
      .passing(.swift, code(#"TextField("Title", text: $title)"#)),
      .passing(.json, ExampleText.json(views: field + #", "keyboard": "phonePad""#)),
    ]
  }
}
