import SwiftUI

struct GardenTabs: View {
  var body: some View {
    TabView {
      Tab("Beds", systemImage: "leaf") { BedsScreen() }  // leaves: tab-title-length
      Tab("Tasks", systemImage: "checklist") { TasksScreen() }
      Tab("Seeds", systemImage: "bag") { SeedsScreen() }
    }
  }
}

struct BedsScreen: View {
  @State private var beds: [String] = []
  @State private var isWatering = false
  @State private var moisture = 0.4
  @State private var depth = 3
  @State private var soil = 0
  @State private var notes = ""
  @State private var asks = false

  var body: some View {
    NavigationStack {
      List {
        Section("Water") {
          Toggle("Water in the morning", isOn: $isWatering)  // leaves: control-name
          Toggle("", isOn: $isWatering)  // finds: control-name
          Toggle("", isOn: $isWatering)  // leaves: control-name
            .accessibilityLabel("Water at night")
          Stepper("Depth: \(depth) cm", value: $depth)  // leaves: control-name
          Stepper("", value: $depth)  // finds: control-name
          Slider(value: $moisture)  // leaves: control-name
            .accessibilityLabel("Moisture")
          Slider(value: $moisture)  // finds: control-name
        }
        Section("Soil") {
          Picker("", selection: $soil) {  // leaves: control-name
            Text("Sand").tag(0)
            Text("Clay").tag(1)
          }
          .pickerStyle(SegmentedPickerStyle())
          TextField("", text: $notes)  // finds: field-label
          TextField("Notes", text: $notes)  // leaves: field-label
          TextField("", text: $notes)  // leaves: field-label
            .accessibilityLabel("Notes on the soil")
        }
        Section {
          ForEach(beds, id: \.self) { bed in
            BedRow(name: bed)
          }
          Button("Remove All Beds", role: .destructive) {  // leaves: delete-confirmation
            asks = true
          }
          Button("Delete Everything", role: .destructive) {  // finds: delete-confirmation
            beds.removeAll()
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(action: add) {
            Image(systemName: "plus")  // finds: control-label
          }
        }
        ToolbarItem(placement: .secondaryAction) {
          Button(action: add) {
            Label("Sort", systemImage: "arrow.up.arrow.down")  // leaves: control-label
          }
        }
        ToolbarItem(placement: .secondaryAction) {
          Menu {  // finds: pull-down-minimum
            Button("By name") {}
            Button("By date") {}
          } label: {
            Image(systemName: "line.3.horizontal.decrease")  // finds: control-label
          }
        }
        ToolbarItem(placement: .secondaryAction) {
          Menu("Filter", systemImage: "line.3.horizontal") {  // finds: pull-down-minimum
            Button("All") {}
          }
        }
      }
      .alert("Remove all beds?", isPresented: $asks) {
        Button("Remove", role: .destructive) { beds.removeAll() }  // leaves: delete-confirmation
        Button("Cancel", role: .cancel) {}  // leaves: button-role
      }
    }
  }

  private func add() {}
}

struct BedRow: View {
  let name: String

  var body: some View {
    HStack {
      Image("seedling")  // finds: image-label
      Image(decorative: "hill")  // leaves: image-label
      Text(name)
        .font(.system(size: 13))  // finds: fixed-font-size
      Text("8 weeks")
        .font(.caption)
        .frame(height: 16)  // finds: fixed-height-text
      Text("Sown")
        .font(.caption)
        .frame(minHeight: 16)  // leaves: fixed-height-text
    }
  }
}

struct TasksScreen: View {
  @State private var tasks: [String] = []
  @State private var isSpinning = false
  @State private var open: String?

  var body: some View {
    VStack {
      Text("Nothing to do today")
        .onTapGesture { open = "today" }  // finds: tap-trait
      Text("Nothing to do today")
        .onTapGesture { open = nil }  // leaves: tap-trait
      Image(systemName: "sun.max")
        .onAppear {
          withAnimation(.linear(duration: 4).repeatForever()) {  // finds: endless-motion
            isSpinning = true
          }
        }
      Image(systemName: "moon")  // leaves: endless-motion
        .onAppear {
          withAnimation(.easeInOut) { isSpinning = true }
        }
      Link("here", destination: Self.guide)  // finds: link-text
      Link("Sowing guide", destination: Self.guide)  // leaves: link-text
    }
  }

  private static let guide = URL(string: "https://example.com/sowing")!
}

struct SeedsScreen: View {
  @State private var confirms = false
  @State private var fails = false
  @State private var isNew = true

  var body: some View {
    ScrollView {
      LazyVStack {
        Text("Radish")
          .contextMenu {
            Button("Sow") {}
            Button("Delete", role: .destructive) { confirms = true }  // leaves: button-role
          }
        Text("Carrot")
          .contextMenu {
            Button("Delete", role: .destructive) {  // finds: context-menu-destructive
              confirms = true
            }
            Button("Sow") {}
          }
        Text("Pea")
          .contextMenu {
            Button("Sow") {}  // finds: context-menu-unavailable
              .disabled(true)
            Button("Water") {}  // leaves: context-menu-unavailable
          }
      }
    }
    .confirmationDialog("Empty the seed box?", isPresented: $confirms) {
      Button("Empty", role: .destructive) {}  // leaves: action-sheet-order
      Button("Cancel", role: .cancel) {}
    }
    .alert("Error", isPresented: $fails) {  // finds: alert-title
      Button("OK") {}  // leaves: alert-ok
    }
    .alert("The seed box could not be opened", isPresented: $fails) {  // leaves: alert-title
      Button("Try Again") {}
      Button("Cancel", role: .cancel) {}  // leaves: alert-cancel-title
    }
    .alert("Save the new bed?", isPresented: $isNew) {
      Button("Yes") {}  // finds: alert-button-titles
      Button("No", role: .cancel) {}
    }
  }
}
