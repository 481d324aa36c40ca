import SwiftUI

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
