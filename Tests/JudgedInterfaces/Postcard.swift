import StoreKit
import SwiftUI
import UIKit

/// A card to send: how it words things, what its buttons do, and what it asks for.
struct PostcardView: View {
  @State private var stamps = 1
  @State private var weight = 2.5
  @State private var text = ""
  @State private var isLost = false
  @State private var sorts = false

  var body: some View {
    VStack {
      Text(stamps == 1 ? "1 stamp" : "\(stamps) stamps")  // finds: plural-by-hand
      Text(stamps == 1 ? "The last stamp" : "Many are left")  // leaves: plural-by-hand
      Text(String(format: "%.1f g", weight))  // finds: number-format
      Text("Weighs \(weight, format: .number)")  // leaves: number-format
      Button("Tap to Send") { send() }  // finds: button-pressing
      Button("Send") { send() }  // leaves: button-pressing
      Button("Insert") { text = UIPasteboard.general.string ?? text }  // finds: paste-button
      Button("Copy") { UIPasteboard.general.string = text }  // leaves: paste-button
      Button("Sign in with Apple") { signIn() }  // finds: apple-sign-in-button
      Button("Sign in with a code") { signIn() }  // leaves: apple-sign-in-button
    }
    .alert("No access to photos", isPresented: $isLost) {  // finds: settings-path
      Button("OK") {}
    } message: {
      Text("Go to Settings to allow photos.")
    }
    .confirmationDialog("Paper", isPresented: $sorts) {  // finds: action-sheet-picker
      ForEach(papers) { paper in Button(paper.name) { choose(paper) } }
    }
    .onAppear {
      SKStoreReviewController.requestReview()  // finds: rating-prompt
    }
    .onChange(of: stamps) {
      SKStoreReviewController.requestReview()  // leaves: rating-prompt
    }
  }
}

struct PostcardEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var street = ""
  @State private var isFast = false

  var body: some View {
    Form {
      TextField("Name", text: $name).textContentType(.name)
      TextField("Street", text: $street).textContentType(.fullStreetAddress)
      Toggle("Fast", isOn: $isFast)
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }  // finds: unsaved-close
      }
      ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
    }
  }
}

struct StampPicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isFast = false

  var body: some View {
    Form { Toggle("Fast", isOn: $isFast) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }  // leaves: unsaved-close
        }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
      }
  }
}

final class PostcardController: UIViewController {
  var errorMessage: String?

  func tell(_ day: String) {
    errorMessage = "Something went wrong."  // finds: error-vague
    errorMessage = "The address has no city. Add one to send the card."  // leaves: error-vague
    title = NSLocalizedString("Arrives on ", comment: "") + day  // finds: text-joined
    title = NSLocalizedString("Arrives soon", comment: "")  // leaves: text-joined
  }
}
