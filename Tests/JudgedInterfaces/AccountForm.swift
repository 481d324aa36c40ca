import SwiftUI

struct AccountForm: View {
  @State private var text = ""
  @State private var level = 1.0
  @State private var choice = 0
  @State private var isOn = false

  var body: some View {
    Form {
      Section("Contact") {
        TextField("Phone number", text: $text)  // finds: field-content-type field-keyboard
        TextField("Phone", text: $text).keyboardType(.phonePad)  // finds: field-content-type
        TextField("Mobile phone", text: $text)  // leaves: field-content-type field-keyboard
          .keyboardType(.phonePad)
          .textContentType(.telephoneNumber)
        TextField("이메일", text: $text)  // finds: field-content-type field-keyboard
        TextField("전화번호", text: $text).keyboardType(.phonePad)  // finds: field-content-type
        TextField("별명", text: $text)  // leaves: field-content-type field-keyboard
        TextField("Title of the email", text: $text).appField()  // leaves: field-content-type
        TextField("Website", text: $text).keyboardType(.URL)  // leaves: field-keyboard
        TextField("Postal code", text: $text)  // finds: field-content-type
        TextField("Coupon", text: $text)  // leaves: field-content-type field-keyboard
      }
      Section("Security") {
        SecureField("Current password", text: $text)  // finds: field-content-type
        SecureField("Password", text: $text)  // leaves: field-content-type
          .textContentType(.password)
        SecureField("", text: $text)  // finds: field-label
        SecureField("", text: $text).accessibilityLabel("PIN")  // leaves: field-label
        TextField("", text: $text, prompt: Text(""))  // finds: field-label
        LabeledContent("Name") { TextField("Name", text: $text) }  // leaves: field-label
      }
      Section("Notices") {
        Toggle("", isOn: $isOn).labelsHidden()  // finds: control-name
        Toggle("News", isOn: $isOn)  // leaves: control-name
        Toggle(isOn: $isOn) { Label("News", systemImage: "bell") }  // leaves: control-name
        Toggle(isOn: $isOn) {  // leaves: control-name
          Image(systemName: "bell").accessibilityLabel("News")
        }
        Picker("", selection: $choice) { Text("Daily") }  // finds: control-name
        Picker(selection: $choice, label: Text("")) { Text("Daily") }  // finds: control-name
        Picker(selection: $choice, label: Text("Days")) { Text("Daily") }  // leaves: control-name
        Picker("Days", selection: $choice) { Text("Daily") }  // leaves: control-name
          .labelsHidden()
        Slider(value: $level, in: 0...10)  // finds: control-name
        Slider(value: $level, in: 0...10) { Text("Volume") }  // leaves: control-name
        Stepper("Copies", value: $level)  // leaves: control-name
        Stepper("", value: $level).accessibilityLabel("Copies")  // leaves: control-name
      }
    }
  }
}

struct CodeEntry: View {
  @State private var code = ""

  var body: some View {
    VStack {
      TextField("One-time code", text: $code)  // finds: field-content-type field-keyboard
      TextField("Code", text: $code)  // leaves: field-content-type
        .textContentType(.oneTimeCode)
        .keyboardType(.numberPad)
    }
  }
}

struct NewPassword: View {
  @State private var password = ""

  var body: some View {
    TextField("New password", text: $password)  // finds: field-secure
      .textContentType(.newPassword)
  }
}

struct SignOut: View {
  @State private var asks = false
  @State private var failed = false

  var body: some View {
    Button("Sign Out") { asks = true }  // leaves: delete-confirmation
      .alert("Sign out of this device?", isPresented: $asks) {
        Button("OK") {}  // finds: alert-ok
        Button("Cancel", role: .cancel) {}  // leaves: button-role
      }
      .alert("The password was not changed", isPresented: $failed) {  // leaves: alert-title
        Button("OK") {}  // leaves: alert-ok
      }
      .alert("오류", isPresented: $failed) {  // finds: alert-title
        Button("확인") {}  // leaves: alert-ok
      }
      .alert("Delete the account?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}  // leaves: alert-ok
        Button("Cancel") {}  // finds: button-role
      }
      .alert("Discard changes?", isPresented: $asks) {
        Button("Discard", role: .destructive) {}
        Button("Keep Editing", role: .cancel) {}  // finds: alert-cancel-title
      }
      .alert("Delete the account?", isPresented: $asks) {
        Button("Yes", role: .destructive) {}  // finds: alert-button-titles
        Button("No", role: .cancel) {}  // finds: alert-cancel-title
      }
  }
}

struct Erase: View {
  let store: Store
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Erase All Data") { store.eraseEverything() }  // finds: delete-confirmation
      Button("Erase All Data…") { asks = true }  // leaves: delete-confirmation
      Button("데이터 삭제") { store.removeAll() }  // finds: delete-confirmation
      Button("Delete") { confirmDeletion() }  // leaves: delete-confirmation
      Menu("More") {
        Button("Delete", role: .destructive) {  // leaves: delete-confirmation
          confirmDeletion()
        }
        Button("Delete Copies", role: .destructive) {  // finds: menu-confirmation
          store.removeCopies()
        }
        Button("Delete Photos", role: .destructive) {  // leaves: menu-confirmation
          asks = true
        }
        Button("Delete Backup") { store.removeBackup() }  // finds: button-role
      }
    }
  }

  private func confirmDeletion() {}
}
