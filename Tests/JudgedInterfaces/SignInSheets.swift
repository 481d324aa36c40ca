import SwiftUI
import UIKit

struct LinkExpired: View {
  @Environment(\.dismiss) private var dismiss
  let cross: UIImage

  var body: some View {
    NavigationStack {
      VStack(spacing: 10) {
        Image(uiImage: cross)  // leaves: image-label
          .renderingMode(.template)
        Text("This link is no longer valid")
          .font(.system(size: 20))  // finds: fixed-font-size
          .multilineTextAlignment(.center)
        Button("Request a new link") { dismiss() }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(action: { dismiss() }) {
            Image(uiImage: cross)  // finds: control-label
              .renderingMode(.template)
          }
        }
      }
    }
    .environment(\.colorScheme, .light)  // finds: forced-appearance
  }
}

struct PhotoCaption: View {
  let photo: UIImage
  let title: String

  var body: some View {
    Image(uiImage: photo)  // leaves: image-label
      .resizable()
      .overlay(alignment: .bottom) {
        HStack {
          Text(title)
        }
        .environment(\.colorScheme, .dark)  // leaves: forced-appearance
      }
      .accessibilityLabel(title)
  }
}

struct CoverArt: View {
  let cover: UIImage

  var body: some View {
    HStack {
      Image(uiImage: cover)  // leaves: image-label
        .resizable()
        .accessibilityHidden(true)
      Text("Side one")
    }
    .accessibilityElement(children: .combine)
  }
}

struct Account: View {
  @State private var signsIn = false
  @State private var reads = false
  @State private var starts = false
  @State private var name = ""

  var body: some View {
    Form {
      Button("Sign In") { signsIn = true }
      Button("Terms") { reads = true }
    }
    .sheet(isPresented: $signsIn) {
      SignIn()
    }
    .sheet(isPresented: $reads) {
      Text("The terms of use")  // finds: sheet-swipe
        .interactiveDismissDisabled()
    }
    .fullScreenCover(isPresented: $starts) {
      Text("Welcome")  // leaves: sheet-swipe
        .interactiveDismissDisabled()
    }
  }
}

struct SignIn: View {
  @State private var draft = ""

  var body: some View {
    TextField("Nickname", text: $draft)  // leaves: sheet-swipe
      .interactiveDismissDisabled(!draft.isEmpty)
  }
}

/// Pushed, never shown in a sheet of this app.
struct Setup: View {
  var body: some View {
    Text("Setting up")  // leaves: sheet-swipe
      .interactiveDismissDisabled()
  }
}

final class WelcomeController: UIViewController {
  private let closeButton = CrossButton()
  private let helpButton = LargeButton()
  private let signUpButton = UIButton(type: .system)  // finds: fixed-font-size

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.overrideUserInterfaceStyle = .light  // finds: forced-appearance
    signUpButton.setTitle("Sign Up", for: .normal)
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: Sizes.side),  // finds: button-hit-target
      closeButton.heightAnchor.constraint(equalToConstant: Sizes.side),
      helpButton.widthAnchor.constraint(equalToConstant: 30),  // leaves: button-hit-target
      helpButton.heightAnchor.constraint(equalToConstant: 30),
      signUpButton.heightAnchor.constraint(equalToConstant: 48),  // leaves: button-hit-target
    ])
  }

  func use(_ theme: Theme) {
    overrideUserInterfaceStyle = theme.style  // leaves: forced-appearance
  }

  func askToDelete() {
    let alert = UIAlertController(  // leaves: alert-destructive-cancel
      title: "Delete your account?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete Account", style: .destructive))
    alert.addCancel("Keep It")  // finds: alert-cancel-title
    present(alert, animated: true)
  }

  func askToReset() {
    let question = UIAlertController(  // finds: alert-destructive-cancel
      title: "Reset all settings?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Reset Settings", style: .destructive))
    present(question, animated: true)
  }

  private enum Sizes {
    static let side: CGFloat = 30
  }
}

class CrossButton: UIButton {}

/// Takes touches around itself, too.
class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

extension UIAlertController {
  func addCancel(_ title: String) {
    addAction(UIAlertAction(title: title, style: .cancel))
  }
}

struct LogLine {
  static func styleDate(_ label: UILabel) {
    label.font = .preferredFont(forTextStyle: .caption1)  // leaves: fixed-font-size text-size-live
    label.adjustsFontForContentSizeCategory = true
  }

  static func style(_ label: UILabel) {
    label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)  // finds: fixed-font-size
  }
}
