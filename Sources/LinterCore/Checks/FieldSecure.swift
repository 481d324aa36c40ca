internal import Guidelines

/// Password fields that show the input.
struct FieldSecure: Check {
  let id = CheckID(unchecked: "field-secure")
  let rule = RuleID(unchecked: "data-secure-field")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A field for a password hides what people type.", ko: "비밀번호를 적는 텍스트 필드가 내용을 가립니다.")

  /// The meanings and the content types of fields for secrets.
  private static let secrets: Set<String> = ["password", "new-password", "newPassword", "pin"]

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.textField).compactMap { view in
      let meaning = view.meaning ?? view.node.input.contentType
      // A field that shows the input is often an alternative to a secure one.
      guard let meaning, Self.secrets.contains(meaning),
        !view.root.node.hasSecureField
      else { return nil }
      return finding(
        at: view, evidence: ["field": view.fieldText],
        Bilingual(
          en: "\(view.fieldName.en) shows a secret as people type; use a secure field",
          ko: "\(view.fieldName.ko)에 입력하는 비밀이 그대로 보입니다. 보안 텍스트 필드를 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ field: String) -> String { ExampleText.swift(body: "    \(field)") }
    let text = #", "text": "Password""#
    return [
      .failing(.swift, at: [3], code(#"TextField("Password", text: $secret)"#)),
      .failing(.swift, at: [3], code(#"TextField("새 비밀번호", text: $secret)"#)),
      .failing(.json, at: [2], ExampleText.json(views: #""kind": "text-field""# + text)),
      .failing(
        .json, at: [2],
        ExampleText.json(views: #""kind": "text-field", "contentType": "password""#)),
      .passing(.swift, code(#"SecureField("Password", text: $secret)"#)),
      .passing(
        .swift,
        code(
          #"if shows { TextField("Password", text: $s) } else { SecureField("Password", text: $s) }"#
        )),
      .passing(.json, ExampleText.json(views: #""kind": "secure-field""# + text)),
    ]
  }
}

extension ViewNode {
  fileprivate var hasSecureField: Bool {
    kind == .secureField || children.contains(where: \.hasSecureField)
  }
}
