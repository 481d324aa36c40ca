import SwiftUI

struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var code = ""
  @State private var showsPassword = false
  @State private var failed = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Email", text: $email)  // finds: field-content-type field-keyboard
          TextField("Work e-mail", text: $email)  // leaves: field-content-type field-keyboard
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
          SecureField("Password", text: $password)  // finds: field-content-type
          SecureField("New password", text: $password)  // leaves: field-content-type
            .textContentType(.newPassword)
          TextField("", text: $code)  // finds: field-label
          TextField("", text: $code, prompt: Text("Nickname"))  // leaves: field-label
          TextField("Verification code", text: $code)  // finds: field-content-type field-keyboard
          TextField("Subject", text: $code)  // leaves: field-content-type field-keyboard
        }
        Section {
          Link("Click here", destination: Self.terms)  // finds: link-text
          Link("Terms of use", destination: Self.terms)  // leaves: link-text
        }
        Button {
          showsPassword.toggle()
        } label: {
          Image(systemName: "eye")  // finds: control-label
        }
        Button {
          showsPassword.toggle()
        } label: {
          Image(systemName: "eye").accessibilityLabel("Show the password")  // leaves: control-label
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }  // leaves: button-role
        }
        ToolbarItem(placement: .primaryAction) {
          Button(action: signIn) {
            Image(systemName: "checkmark")  // finds: control-label
          }
        }
      }
      .alert("Error", isPresented: $failed) {  // finds: alert-title
        Button("OK") {}  // leaves: alert-ok
      }
    }
  }

  private static let terms = URL(string: "https://example.com/terms")!
  private func signIn() {}
}

struct PasswordRow: View {
  @State private var password = ""
  @State private var isShown = false

  var body: some View {
    HStack {
      if isShown {
        TextField("Password", text: $password)  // leaves: field-secure
          .textContentType(.password)
      } else {
        SecureField("Password", text: $password)
          .textContentType(.password)
      }
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }  // leaves: control-label
    }
  }
}

struct UnlockView: View {
  @State private var password = ""

  var body: some View {
    TextField("Password", text: $password)  // finds: field-secure field-content-type
  }
}
