import SwiftUI
import UIKit

// A marina's account screens: how buttons, alerts and fields are worded, and what their own helpers do.

struct MarinaSignIn: View {
  @State private var name = ""
  @State private var isLost = false

  var body: some View {
    VStack {
      Image("chevron-left").onTapGesture { dismiss() }  // finds: tap-trait image-label
      Image("lighthouse").onTapGesture { dismiss() }  // leaves: tap-trait
        .accessibilityHidden(true)
      TextField("", text: $name)  // finds: field-label
        .floating(when: name.isEmpty) { Text("Boat name") }
      Button("Login") { enter() }  // finds: button-noun
      Button("Log In") { enter() }  // leaves: button-noun
      Text("Login")  // leaves: button-noun
      Button("Import...") { load() }  // finds: title-spelling
      Button("Export…") { save() }  // leaves: title-spelling
    }
    .alert("Delete this boat?", isPresented: $isLost) {
      Button("Cancel", role: .cancel) {}
      Button("Continue") { sure = true }  // finds: alert-button-titles
    }
    .alert("Leave the marina?", isPresented: $isLost) {
      Button("Cancel", role: .cancel) {}
      Button("Continue") { sure = true }  // leaves: alert-button-titles
    }
  }
}

extension View {
  func floating<Content: View>(
    when isEmpty: Bool, @ViewBuilder placeholder: () -> Content
  ) -> some View {
    ZStack {
      placeholder().opacity(isEmpty ? 1 : 0)
      self
    }
  }
}

final class MarinaController: UIViewController {
  private let berthLabel = UILabel()
  private let closeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.accessibilityLabel = "Close Button"  // finds: label-role
    berthLabel.textAlignment = isWide ? .center : .right  // finds: fixed-side
  }

  func askForMore() {
    let alert = UIAlertController(  // finds: alert-title
      title: nil, message: "Are you sure to give up the berth?", preferredStyle: .alert)
    alert.addStop("Cancel")
    alert.addStep("OK")  // finds: alert-ok
    present(alert, animated: true)
  }

  func askForWater() {
    let alert = UIAlertController(title: "Take water?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Abort", style: .default))  // finds: alert-cancel-title
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))  // leaves: alert-cancel-title
    present(alert, animated: true)
  }

  func makeMenu() -> UIMenu {
    let give = UIAction(title: "Delete Boat") { _ in self.askForMore() }  // finds: button-role
    let clear = UIAction(title: "Clear Search") { _ in self.search.clear() }  // leaves: button-role
    return UIMenu(title: "", children: berths + [give, clear])
  }
}

extension UIAlertController {
  func addStop(_ title: String) { add(title, .cancel) }
  func addStep(_ title: String) { add(title, .default) }
  func add(_ title: String, _ style: UIAlertAction.Style) {
    addAction(UIAlertAction(title: title, style: style))
  }
}
