import SwiftUI

enum Words {
  static let hint = "Click the star to save a walk"
  static let title = "Settings"
}

enum Metrics {
  static let icon: CGFloat = 28
  static let row: CGFloat = 44
}

struct SettingsScreen: View {
  @State private var isLoud = false
  @State private var speed = 1.0
  @State private var isAsking = false
  @State private var store = WalkStore()

  var body: some View {
    ScrollView {
      VStack {
        Toggle("", isOn: $isLoud)  // finds: control-name
        Toggle("Sounds", isOn: $isLoud).labelsHidden()  // leaves: control-name
        Toggle(isOn: $isLoud) { Text("Sounds") }  // leaves: control-name
        Slider(value: $speed)  // finds: control-name
        Slider(value: $speed) { Text("Speed") }  // leaves: control-name
        Slider(value: $speed).accessibilityLabel("Speed")  // leaves: control-name
        Stepper("", value: $speed)  // finds: control-name
        Picker("Unit", selection: $speed) { Text("km") }  // leaves: control-name
        LabeledContent("Pace") { Slider(value: $speed) }  // leaves: control-name
        Text(Words.hint)  // finds: device-words
        Text("Tap the star to save a walk")  // leaves: device-words
        Text("A clickable map")  // leaves: device-words
        List { Text("Walks") }  // finds: scroll-nested
        ScrollView(.horizontal) { Text("Photos") }  // leaves: scroll-nested
      }
      .navigationTitle(Words.title)
      VStack {
        Text("New").foregroundStyle(.white).background(Color.yellow)  // finds: text-contrast
        Text("New").foregroundStyle(.white).background(Color.indigo)  // leaves: text-contrast
        Text("New")  // leaves: text-contrast
          .foregroundStyle(.white).background(Color.yellow.opacity(0.3))
        Text("New")  // finds: text-contrast
          .foregroundStyle(isLoud ? .white : .black).background(Color.mint)
        Text("Sale").foregroundColor(.black).background(Color.orange)  // leaves: text-contrast
        Label("Sale", systemImage: "tag")  // finds: text-contrast
          .foregroundStyle(.yellow).background(Color(red: 1, green: 1, blue: 0.9))
        Text("Distance").frame(height: 24)  // finds: fixed-height-text
        Text("Distance").frame(minHeight: 24)  // leaves: fixed-height-text
        Text("Distance").frame(maxHeight: 24)  // leaves: fixed-height-text
      }
      VStack {
        Button("Delete All", role: .destructive) {  // finds: delete-confirmation
          store.deleteAll()
        }
        Button("Delete All", role: .destructive) { isAsking = true }  // leaves: delete-confirmation
        Button("Remove Filter") { store.clearFilter() }  // leaves: delete-confirmation
        Button("Save") { store.deleteDraft() }  // leaves: delete-confirmation
      }
      .confirmationDialog("Delete all walks?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { store.deleteAll() }  // leaves: delete-confirmation
        Button("Cancel", role: .cancel) {}
      }
      HStack {
        Button {  // finds: button-hit-target
          store.deleteDraft()
        } label: {
          Image(systemName: "xmark")  // finds: control-label
            .frame(width: Metrics.icon, height: Metrics.icon)
        }
        Button {  // leaves: button-hit-target
          store.deleteDraft()
        } label: {
          Image(systemName: "xmark").frame(width: Metrics.row, height: Metrics.row)
            .accessibilityLabel("Close")
        }
      }
    }
  }
}

struct PaceSheet: View {
  let hasChanges: Bool
  let width: CGFloat

  var body: some View {
    VStack {
      Text("Pace").dynamicTypeSize(.large)  // finds: text-size-limit
      Text("Pace").frame(width: UIScreen.main.bounds.width / 2)  // finds: screen-size
      Text("Pace").frame(width: width / 2)  // leaves: screen-size
      Text("Pace").frame(width: 420)  // finds: fixed-width
      Text("Pace").frame(maxWidth: 420)  // leaves: fixed-width
      Text("Pace").frame(width: 300)  // leaves: fixed-width
    }
    .interactiveDismissDisabled(hasChanges)  // leaves: sheet-swipe
  }
}

struct NoteSheet: View {
  var body: some View {
    Text("Note")  // finds: sheet-swipe
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)  // leaves: text-size-limit
      .interactiveDismissDisabled()
  }
}

final class WalkStore {
  func deleteAll() {}
  func deleteDraft() {}
  func clearFilter() {}
}
