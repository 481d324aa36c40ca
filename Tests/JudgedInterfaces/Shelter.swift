import SwiftUI

struct ShelterRow: View {
  @Environment(\.editMode) private var editMode
  @State private var isChosen = false
  @State private var isOpen = false
  let about: String

  var body: some View {
    VStack {
      HStack {
        Button {
          choose()
        } label: {
          Image(systemName: "circle").accessibilityLabel("Choose")  // leaves: button-hit-target
        }
        Text(about)
      }
      .accessibilityAddTraits(.isButton)
      .onTapGesture { if editMode != nil { choose() } }
      Text(about)
        .onTapGesture { withAnimation { isOpen.toggle() } }  // leaves: tap-trait
      Button {  // leaves: button-hit-target
        withAnimation { isOpen.toggle() }
      } label: {
        Text("More").font(.caption)
      }
      Text("Map of all shelters")
        .onTapGesture { showMap() }  // finds: tap-trait
      Button {  // finds: button-hit-target
        showMap(of: about)
      } label: {
        Text("Map").font(.caption)
      }
    }
  }

  private func choose() { isChosen.toggle() }
  private func showMap(of place: String = "") {}
}

struct ShelterBanner: View {
  @State private var isShown = false
  @State private var step = 0

  var body: some View {
    VStack {
      Text("Near you").transition(.move(edge: .top))  // leaves: moving-transition
      if isShown {
        Text("Full tonight").transition(.offset(y: 12))  // leaves: moving-transition
        Text("Call the warden").transition(.move(edge: .top))  // finds: moving-transition
      }
    }
  }
}

struct ShelterGauge: View {
  var body: some View {
    Gauge(value: 0.4) {
      Text("Beds").font(.system(size: 13))  // leaves: fixed-font-size
    }
    Text("Free beds").font(.system(size: 15))  // finds: fixed-font-size
  }
}

struct ShelterMenu: View {
  let shelters: [Shelter]
  let store: ShelterStore

  var body: some View {
    List {
      ForEach(shelters) { shelter in
        Text(shelter.name).swipeActions {
          Button("Delete", role: .destructive) {  // leaves: row-delete
            store.deleteDownload(of: shelter)
          }
        }
        Text(shelter.name).swipeActions {
          Button("Delete", role: .destructive) {  // finds: row-delete
            store.deleteNote(of: shelter)
          }
        }
      }
      DisclosureGroup(
        content: { Text("Rules of the house") },
        label: { Image(systemName: "exclamationmark.triangle") })  // leaves: image-label
      Text("⚠️")  // leaves: symbol-text
      Text("→")  // finds: symbol-text
    }
  }
}
