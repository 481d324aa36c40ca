internal import Guidelines

/// Text fields whose label says what they take and which do not tell the system.
struct FieldContentType: Check {
  let id = CheckID(unchecked: "field-content-type")
  let rule = RuleID(unchecked: "keyboard-content-type")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A field for an address, a password or a code has the content type for it.",
    ko: "주소, 비밀번호, 인증 번호를 적는 텍스트 필드에 콘텐츠 유형이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.textField, .secureField).compactMap { view in
      guard view.node.input.contentType == nil, view.platforms.mayInclude(.iOS, .iPadOS, .visionOS),
        view.node.ownModifiers.isEmpty, let meaning = view.node.meaning,
        let type = Self.types[meaning]
      else { return nil }
      return finding(
        at: view, evidence: ["field": view.node.fieldText, "expected": type],
        Bilingual(
          en: "“\(view.node.fieldText)” has no content type; .\(type) lets the system fill it in",
          ko: "‘\(view.node.fieldText)’ 필드에 콘텐츠 유형이 없습니다. .\(type)을(를) 지정하면 시스템이 채워 줍니다"))
    }
  }

  /// Content types of UIKit by what a field takes.
  private static let types = [
    "email": "emailAddress", "phone": "telephoneNumber", "password": "password",
    "new-password": "newPassword", "code": "oneTimeCode", "username": "username",
    "postal-code": "postalCode",
  ]

  var examples: [CheckExample] {
    func code(_ field: String) -> String { ExampleText.swift(body: "    \(field)") }
    let field = #""kind": "text-field", "prompt": "Email""#
    return [
      .failing(.swift, at: [3], code(#"TextField("Email", text: $address)"#)),
      .failing(.swift, at: [3], code(#"SecureField("비밀번호", text: $secret)"#)),
      .failing(.json, at: [2], ExampleText.json(views: field)),
      .passing(
        .swift, code(#"TextField("Email", text: $address).textContentType(.emailAddress)"#)),
      .passing(.swift, code(#"TextField("Title", text: $title)"#)),
      .passing(.swift, code(#"TextField("Email subject line", text: $title).fieldStyle()"#)),
      .passing(.json, ExampleText.json(views: field + #", "contentType": "emailAddress""#)),
    ]
  }
}

extension ViewNode {
  /// What a field takes, as its label, its placeholder or its description says.
  var meaning: String? {
    [text, prompt, accessibility.label].compactMap { $0?.value }.lazy
      .compactMap(InterfaceWords.field).first
  }

  /// What a field says, for a message.
  var fieldText: String {
    [text, prompt, accessibility.label].compactMap { $0?.value?.shown }.first { !$0.isEmpty } ?? ""
  }
}
