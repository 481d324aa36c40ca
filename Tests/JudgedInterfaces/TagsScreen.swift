import SwiftUI

struct TagsScreen: View {
  @State private var tags: [String] = []
  @State private var name = ""
  @State private var asks = false
  @State private var confirms = false
  @State private var unit = 0
  @State private var scale = 1.0

  var body: some View {
    ZStack {
      List {
        Text("Tags help you find notes.")
        Picker("", selection: $unit) {  // leaves: control-name
          Text("Mine").tag(0)
          Text("Shared").tag(1)
        }
        .pickerStyle(.segmented)
        Picker("", selection: $unit) {  // finds: control-name
          Text("By name").tag(0)
          Text("By date").tag(1)
        }
        .pickerStyle(.menu)
        Picker("Sort by", selection: $unit) {  // leaves: control-name
          Text("Name").tag(0)
          Text("Date").tag(1)
        }
        VStack {
          Slider(value: $scale, in: 0.5...1.5)  // finds: control-name
          Text("Size of the preview")
        }
        Slider(value: $scale, in: 0.5...1.5) {  // leaves: control-name
          Text("Size")
        }
        LabeledContent("Pinned") {
          Toggle("", isOn: $asks)  // leaves: control-name
        }
        ForEach(tags, id: \.self) { tag in
          Label(tag, systemImage: "tag")
            .swipeActions {
              Button("Delete") {  // leaves: button-role
                confirms = true
              }
              .tint(.red)
              Button("Rename") { rename(tag) }  // leaves: button-role
            }
        }
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .swipeActions {
              Button("Delete") { delete(tag) }  // finds: button-role
            }
            .contextMenu {
              Button("Delete") { confirms = true }  // finds: button-role
            }
        }
        ForEach(tags, id: \.self) { tag in
          Label(tag, systemImage: "tag")
            .onTapGesture { rename(tag) }  // finds: tap-trait
        }
      }
      if name.isEmpty {
        ProgressView()
      }
    }
    .alert("New tag", isPresented: $asks) {
      TextField("", text: $name)  // finds: field-label
      Button("Add") { add() }
      Button("Cancel", role: .cancel) {}  // leaves: button-role
    }
    .alert("Rename the tag", isPresented: $asks) {
      TextField("Name", text: $name)  // leaves: field-label
      Button("Rename") { add() }
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Delete this tag?", isPresented: $confirms) {
      Button("Delete Tag", role: .destructive) { delete(name) }  // leaves: button-role
      Button("Cancel", role: .cancel) {}
    }
    .navigationBarBackButtonHidden(asks)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Select All") { selectAll() }  // leaves: nav-back-button
      }
    }
  }

  private func rename(_ tag: String) {}
  private func delete(_ tag: String) {}
  private func add() {}
  private func selectAll() {}
}

struct SearchOverlay: View {
  @State private var query = ""

  var body: some View {
    ZStack(alignment: .leading) {
      if query.isEmpty {
        Text("Search in notes")
      }
      TextField("", text: $query)  // finds: control-name
    }
  }
}
