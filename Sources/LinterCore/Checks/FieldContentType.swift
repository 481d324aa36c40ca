internal import Guidelines

/// Text fields without the content type that their label implies.
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
      guard view.platforms.mayInclude(.iOS, .iPadOS, .visionOS), view.node.ownModifiers.isEmpty,
        let type = Self.type(of: view)
      else { return nil }
      if let stated = view.contentType {
        return Self.contradicts(stated, type) ? contradiction(view, stated, type) : nil
      }
      return finding(
        at: view, evidence: ["field": view.fieldText, "expected": type],
        Bilingual(
          en: "\(view.fieldName.en) has no content type; .\(type) lets the system fill it in",
          ko: "\(view.fieldName.ko)에 콘텐츠 유형이 없습니다. .\(type)을(를) 지정하면 시스템이 채워 줍니다"))
    }
  }

  private func contradiction(_ view: PlacedView, _ stated: String, _ type: String) -> Finding {
    finding(
      at: view, evidence: ["field": view.fieldText, "expected": type],
      Bilingual(
        en: "\(view.fieldName.en) has the content type .\(stated); .\(type) fits it",
        ko: "\(view.fieldName.ko)의 콘텐츠 유형이 .\(stated)입니다. .\(type)이(가) 맞습니다"))
  }

  /// Content types that exclude each other, as UIKit and Interface Builder spell them.
  private static let apart = [
    "emailAddress": 0, "email": 0, "telephoneNumber": 1, "tel": 1, "postalCode": 2,
    "postal-code": 2,
  ]

  /// Whether a field for `type` has the content type of something else that people are known by.
  private static func contradicts(_ stated: String, _ type: String) -> Bool {
    guard let other = apart[stated], let own = apart[type] else { return false }
    return other != own
  }

  /// The content type that a field should have, by its words, or else by its keyboard.
  private static func type(of view: PlacedView) -> String? {
    if let meaning = view.meaning {
      return meaning == "password" && view.isOfNoAccount ? nil : types[meaning]
    }
    // What people type unseen is a password, unless the field has other words.
    if view.node.kind == .secureField, view.isWordless {
      return view.isOfNoAccount ? nil : "password"
    }
    return view.keyboard == "emailAddress" ? "emailAddress" : nil
  }

  /// UIKit content types by the meaning of a field.
  private static let types = [
    "email": "emailAddress", "phone": "telephoneNumber", "password": "password",
    "new-password": "newPassword", "code": "oneTimeCode", "username": "username",
    "postal-code": "postalCode",
  ]

  var examples: [CheckExample] {
    func code(_ field: String) -> String { ExampleText.swift(body: "    \(field)") }
    let field = #""kind": "text-field", "prompt": "Email""#
    func beside(_ label: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><subviews>
      <label text="\(label)" id="l"/><view id="line"/>
      <textField placeholder="Required" id="f"/></subviews></view></objects></document>
      """
    }
    return [
      .failing(
        .swift, at: [3],
        code(#"VStack { Text("Email"); TextField("Required", text: $address) }"#)),
      .passing(
        .swift,
        code(#"VStack { Text("Email"); Text("Name"); TextField("Required", text: $name) }"#)),
      .failing(.swift, at: [3], code(#"TextField("Email", text: $address)"#)),
      .failing(
        .swift, at: [3], code(#"TextField("Contact", text: $who).keyboardType(.emailAddress)"#)),
      .failing(
        .swift, at: [3],
        code(#"TextField("Postal code", text: $code).textContentType(.telephoneNumber)"#)),
      .failing(.swift, at: [3], code(#"SecureField("비밀번호", text: $secret)"#)),
      .failing(.swift, at: [3], code(#"SecureField("••••", text: $secret)"#)),
      .passing(.swift, code(#"SecureField("Key", text: $secret)"#)),
      .passing(.swift, code(#"SecureField("Wi-Fi password", text: $secret)"#)),
      .passing(
        .swift,
        code(
          """
          Button("Join") { join() }.alert("Join this Wi-Fi?", isPresented: $isAsking) {
                SecureField("Password", text: $secret)
              }
          """)),
      .passing(
        .swift,
        code(#"SecureField("Password", text: $secret)"#)
          .replacing("WalksView", with: "CertificateView")),
      .failing(
        .swift, at: [3],
        code(
          """
          HStack { Text("Email"); if isOpen { TextField("●", text: $a) } \
          else { TextField("○", text: $a) } }
          """)),
      .failing(.xib, at: [3], beside("Password")), .passing(.xib, beside("Title")),
      .failing(.json, at: [2], ExampleText.json(views: field)),
      .passing(
        .swift, code(#"TextField("Email", text: $address).textContentType(.emailAddress)"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
                alert.addTextField { field in field.placeholder = "User name" }
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    secret.placeholder = \"Password\"")
          + "\nlet secret = RoundField()\nclass RoundField: UITextField {}"),
      .passing(.swift, code(#"TextField("Title", text: $title)"#)),
      .passing(
        .swift,
        code(#"RoundField(title: "Email").textContentType(.emailAddress)"#)
          + """

          struct RoundField: View {
            let title: String
            @State private var text = ""
            var body: some View { HStack { TextField(title, text: $text); Image("pen") } }
          }
          """),
      .passing(.swift, code(#"TextField("Email subject line", text: $title).fieldStyle()"#)),
      .passing(.json, ExampleText.json(views: field + #", "contentType": "emailAddress""#)),
    ]
  }
}

extension PlacedView {
  /// The content type of a field, its own or that of a view around it.
  fileprivate var contentType: String? {
    withAncestors.lazy.compactMap(\.node.input.contentType).first
  }

  /// Whether the field takes the password of a network or a certificate, which password autofill does not store,
  /// by its own words, the name of its type or the texts of its alert.
  fileprivate var isOfNoAccount: Bool {
    let alert = ancestors.first { $0.node.kind == .alert }?.node
    let texts = (alert?.everything ?? []).compactMap { $0.text?.value } + node.words
    return InterfaceWords.namesNoAccount(texts, in: root.node.name)
  }

  /// The keyboard of a field, its own or that of a view around it.
  var keyboard: String? { withAncestors.lazy.compactMap(\.node.input.keyboard).first }

  /// The meaning of a field, from its label, placeholder or accessibility label, or else from the text
  /// before it, or, if it has no words at all, the name of what it sets.
  var meaning: String? {
    node.words.lazy.compactMap(InterfaceWords.field).first
      ?? textBefore.flatMap(InterfaceWords.field)
      ?? (lacksWords ? node.input.binding.flatMap(InterfaceWords.field(named:)) : nil)
  }

  /// Whether a field is sure to have no words of its own, nor any before it.
  private var lacksWords: Bool {
    let facts = [node.text, node.prompt, node.accessibility.label].compactMap(\.self)
    return node.children.isEmpty && facts.allSatisfy { $0.stated != nil } && hasNoLetters
  }

  /// Whether the known texts of a field, and the one before it, are signs.
  private var hasNoLetters: Bool {
    (node.words + [textBefore].compactMap(\.self)).allSatisfy { text in
      text.key == nil && !text.shown.contains(where: \.isLetter)
    }
  }

  /// Whether a field has a label that is not known, or signs instead of words: “••••”.
  fileprivate var isWordless: Bool {
    let facts = [node.text, node.prompt, node.accessibility.label].compactMap(\.self)
    guard node.text?.stated?.isEmpty != true,
      facts.allSatisfy({ $0.value != nil || $0 == .unknown(reason: "a label beside it") })
    else { return false }
    return hasNoLetters
  }

  /// The name of a field in a message.
  var fieldText: String {
    let named = node.words.first { InterfaceWords.field($0) != nil } ?? textBefore
    return ([named].compactMap(\.self) + node.words).map(\.shown).first { !$0.isEmpty } ?? ""
  }

  /// The field in the sentence of a message, by its name if it has one.
  var fieldName: (en: String, ko: String) {
    fieldText.isEmpty ? ("this field", "이 필드") : ("“\(fieldText)”", "‘\(fieldText)’ 필드")
  }

  /// The text that introduces a field: the one before it in a stack with no other field, or the label of
  /// its `LabeledContent`.
  private var textBefore: InterfaceText? {
    if let text = node.input.textBefore?.value { return text }
    guard let around = parent?.node else { return nil }
    if let labeled = ancestors.first(where: { $0.node.name == "LabeledContent" })?.node {
      return labeled.text?.value ?? labeled.onlyLabel
    }
    let fields = around.children.indices.filter {
      [.textField, .secureField].contains(around.children[$0].kind)
    }
    // Of alternative fields, one is shown after the text.
    guard ["VStack", "HStack"].contains(around.name), let first = fields.first, first > 0,
      let own = fields.first(where: { around.children[$0] == node }),
      !fields.contains(where: { $0 != own && around.children[$0].mayStand(with: node) })
    else { return nil }
    let before = around.children[first - 1]
    return before.kind == .text ? before.text?.value : nil
  }
}

extension ViewNode {
  /// The first text in `LabeledContent` beside the part of it with its field, if that is its only one; `nil` if it
  /// has too many views to look through for each of its fields.
  fileprivate var onlyLabel: InterfaceText? {
    let isField = { (view: ViewNode) in [.textField, .secureField].contains(view.kind) }
    var (open, fields, left) = ([self], 0, 100)
    while let view = open.popLast() {
      (fields, left) = (fields + (isField(view) ? 1 : 0), left - 1)
      guard fields < 2, view.children.count + open.count < left else { return nil }
      open += view.children
    }
    return children.lazy.filter { !$0.contains(where: isField) }.flatMap(\.everything)
      .first { $0.kind == .text }?.text?.value
  }

  /// The field's own texts.
  fileprivate var words: [InterfaceText] {
    [text, prompt, accessibility.label].compactMap { $0?.value }
  }
}
