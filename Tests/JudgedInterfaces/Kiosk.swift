import SwiftUI
import UIKit

final class KioskController: UIViewController {
  private let back = UIButton(type: .system)  // finds: control-label
  private let point = UIButton(type: .system)  // leaves: control-label
  private let help = UIButton(type: .system)  // leaves: control-label

  override func viewDidLoad() {
    super.viewDidLoad()
    back.setTitle("←", for: .normal)
    point.setTitle(".", for: .normal)
    help.setTitle("?", for: .normal)
    help.accessibilityLabel = "Help"
  }

  func askForCode() {
    let alert = KioskAlertController(
      title: KioskLocalizedString("Enter your ticket number", nil), message: nil,
      preferredStyle: .alert)
    alert.addTextField { field in  // finds: field-content-type field-keyboard
      field.placeholder = KioskLocalizedString("Email", nil)
    }
    alert.addTextField { field in  // leaves: field-content-type field-keyboard
      field.placeholder = "Email of a friend"
      field.textContentType = .emailAddress
      field.keyboardType = .emailAddress
    }
    let take = UIAlertAction(title: KioskLocalizedString("OK", nil), style: .default)
    alert.addAction(take)  // finds: alert-ok
    alert.addAction(UIAlertAction(title: KioskLocalizedString("Cancel", nil), style: .cancel))
    present(alert, animated: true)
  }

  func askAboutOrder() {
    let alert = KioskAlertController(  // finds: alert-destructive-cancel
      title: "Keep this order?", message: nil, preferredStyle: .alert)
    if canPrint { alert.addAction(UIAlertAction(title: "Print Receipt", style: .default)) }
    alert.addAction(UIAlertAction(title: "Discard Order", style: .destructive))
    present(alert, animated: true)
  }

  func askAboutSeat() {
    let alert = KioskAlertController(  // leaves: alert-destructive-cancel
      title: "Give up this seat?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not Now", style: .default))
    alert.addAction(UIAlertAction(title: "Give Up", style: .destructive))
    present(alert, animated: true)
  }

  func fail() {
    let alert = KioskAlertController(told: "Error", because: reason)  // finds: alert-title
    let other = KioskAlertController(  // leaves: alert-title
      told: "The printer has no paper", because: reason)
    present(isEmpty ? other : alert, animated: true)
  }

  func tellBlank() {
    let alert = UIAlertController(  // finds: alert-title alert-way-out
      title: "", message: text, preferredStyle: .alert)
    present(alert, animated: true)
  }

  func menu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Delete Ticket") { _ in ask() },  // finds: button-role
      UIAction(  // leaves: button-role
        title: "Delete Pass", attributes: .destructive
      ) { _ in ask() },
      UIAction(title: "Share") { _ in share() },
    ])
  }
}

extension UIAlertController {
  convenience init(told title: String, because message: String) {
    self.init(title: title, message: message, preferredStyle: .alert)
  }
}

struct TicketList: View {
  var body: some View {
    List(tickets) { ticket in
      Text(ticket.name)
        .contextMenu {
          Button("Delete") {  // finds: context-menu-alone button-role
            archive.delete(ticket)
          }
        }
    }
  }
}

struct PassList: View {
  var body: some View {
    List {
      ForEach(passes) { pass in
        Text(pass.name)
          .contextMenu {
            Button("Delete", role: .destructive) {  // leaves: context-menu-alone
              wallet.destroy(pass)
            }
          }
      }
      .onDelete { wallet.destroyPasses(at: $0) }
    }
  }
}

struct NoteForm: View {
  var body: some View {
    VStack {
      Button("Delete Cache") { deleteCache() }  // leaves: delete-confirmation
      ScrollView {
        TextEditor(text: $note)  // finds: field-label
        Divider()
      }
      HStack {
        Text("Reply")
        TextEditor(text: $reply)  // finds: control-name
      }
    }
    .toolbar {
      Button {  // finds: button-role
        ask()
      } label: {
        if isBusy { Spinner() } else { Label("Delete", systemImage: "trash") }
      }
      .tint(.red)
    }
  }
}

struct Glimmer: View {
  var body: some View {
    TimelineView(.animation) { context in  // finds: endless-motion
      Rectangle()
        .fill(
          LinearGradient(
            stops: stops, startPoint: UnitPoint(x: place(at: context.date), y: 0),
            endPoint: .trailing))
    }
  }
}
