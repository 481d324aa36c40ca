import SwiftUI

@main
struct MeadowApp: App {
  init() {
    StepCounter.shared.requestAuthorization()  // finds: permission-at-launch
  }

  var body: some Scene {
    WindowGroup { MeadowScreen() }
  }
}

struct MeadowScreen: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isLeaving = false
  @State private var isNaming = false
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Steps today").font(.system(size: 48))  // finds: fixed-font-size
      Text("🌾").font(.system(size: 48))  // leaves: fixed-font-size
      Text("Meadow")  // finds: label-colors
        .foregroundStyle(colorScheme == .dark ? Color.white : Color.black)
      Text("Brook").foregroundStyle(.primary)  // leaves: label-colors
      Button("Learn more") { openGuide() }  // finds: link-text
      Link("Learn more about hay", destination: guide)  // leaves: link-text
    }
    .alert(  // finds: alert-title
      "Do you want to end \(name)? A walk of less than a minute is not saved.",
      isPresented: $isLeaving
    ) {
      Button("End Walk", role: .destructive) { end() }
      Button("Cancel", role: .cancel) {}
    }
    .alert("New Walk", isPresented: $isNaming) {
      TextField("Name", text: $name)  // finds: alert-way-out
      Button("Start") { start() }
    }
  }

  @MainActor private func share() -> UIImage? {
    ImageRenderer(content: MeadowCard(name: name)).uiImage
  }
}

/// A card that is only shared as an image.
struct MeadowCard: View {
  let name: String

  var body: some View {
    VStack {
      Text("Meadow").font(.system(size: 20))  // leaves: fixed-font-size
      MeadowCardRow(name: name)
    }
  }
}

struct MeadowCardRow: View {
  let name: String

  var body: some View {
    Text(name).font(.system(size: 14))  // leaves: fixed-font-size
  }
}
