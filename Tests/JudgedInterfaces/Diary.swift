import SwiftUI
import UIKit

/// A diary: what asks, tells and sets more than people need.
struct DiaryView: View {
  @State private var shown: Entry?
  @State private var asks = false
  @State private var isDone = false
  @State private var look = 0

  var body: some View {
    List {
      Button {  // finds: disclosure-sheet
        asks = true
      } label: {
        HStack {
          Text("Reminders")
          Spacer()
          Image(systemName: "chevron.right").accessibilityHidden(true)
        }
      }
      NavigationLink {  // leaves: disclosure-sheet
        Text("Entries of this month")
      } label: {
        Text("This month")
      }
      Picker("Look of the app", selection: $look) {  // finds: appearance-setting
        Text("System").tag(0)
        Text("Light").tag(1)
        Text("Dark").tag(2)
      }
      Picker("Strength of the pen", selection: $look) {  // leaves: appearance-setting
        Text("Light").tag(0)
        Text("Strong").tag(1)
        Text("Heavy").tag(2)
      }
      Button("Allow Notifications") {  // finds: permission-screen-button
        center.requestAuthorization()
      }
      Button("Continue") {  // leaves: permission-screen-button
        center.requestAuthorization()
      }
    }
    .navigationTitle("Diary")
    .sheet(isPresented: $asks) { ReminderList() }
    .alert("Entry saved", isPresented: $isDone) {  // finds: alert-information-only
      Button("OK") {}
    }
    .onAppear {
      shown = UIPasteboard.general.string.flatMap(Entry.init)  // finds: pasteboard-unasked
    }
  }
}

final class DiaryController: UITableViewController {
  func title(for day: Date) -> String {
    let format = DateFormatter()
    format.dateFormat = "MMMM d"  // finds: date-pattern
    return format.string(from: day)
  }

  func fileName(for day: Date) -> String {
    let format = DateFormatter()
    format.dateFormat = "yyyy-MM-dd"  // leaves: date-pattern
    return format.string(from: day)
  }

  func paste() {
    guard let text = UIPasteboard.general.string else { return }  // leaves: pasteboard-unasked
    add(text)
  }

  func tellFailure() {
    let alert = UIAlertController(  // leaves: alert-information-only
      title: "Entry not saved", message: "The disk is full.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func askToRemove(_ entry: Entry) {
    let alert = UIAlertController(
      title: "Remove this entry?", message: nil, preferredStyle: .alert)
    let remove = UIAlertAction(title: "Remove", style: .destructive) { _ in self.remove(entry) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(remove)  // finds: destructive-primary
    alert.preferredAction = remove
    present(alert, animated: true)
  }
}
