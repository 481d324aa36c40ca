import AudioToolbox
import PhotosUI
import SwiftUI

struct Pantry: View {
  @Environment(\.dismiss) private var dismiss
  let shelf: Shelf
  @State private var isEditing = false
  @State private var asks = false
  @State private var failed = false
  @State private var photo: PhotosPickerItem?
  @State private var amount = 1.0

  var body: some View {
    NavigationStack {
      VStack {
        banner
        jars
        entry
      }
      .navigationTitle("Pantry")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          ShareLink(item: shelf.address) {
            Image(systemName: "square.and.arrow.up")  // finds: control-label
          }
        }
        ToolbarItem(placement: .secondaryAction) {
          ShareLink("Share Pantry", item: shelf.address)  // leaves: control-label
        }
      }
      .alert("", isPresented: $failed) { Button("Close") {} }  // finds: alert-title
      .alert("Empty this shelf?", isPresented: $asks) {  // finds: alert-message-repeats
        Button("Empty", role: .destructive) { shelf.clear() }  // leaves: delete-confirmation
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Empty this shelf?")
      }
    }
  }

  private var banner: some View {
    HStack {
      AsyncImage(url: shelf.picture) { picture in  // finds: image-label
        picture.resizable()
      } placeholder: {
        Color.gray
      }
      AsyncImage(url: shelf.owner.picture)  // leaves: image-label
        .accessibilityHidden(true)
      PhotosPicker(selection: $photo) {  // finds: button-hit-target
        Image(systemName: "camera")  // finds: control-label
      }
      PhotosPicker("Add a photo", selection: $photo)  // leaves: control-label
    }
  }

  private var jars: some View {
    ForEach(shelf.jars) { jar in
      HStack {
        Text(jar.name)
        Spacer()
        Button {  // finds: button-hit-target
          jar.isOpen.toggle()
        } label: {
          Image(systemName: "lock.open")  // finds: control-label
            .resizable().scaledToFit().frame(width: 20)
        }
        .shown(if: isEditing)
        Button {
          jar.isOpen.toggle()
        } label: {
          Image(systemName: "lock").frame(width: 44, height: 44)  // leaves: control-label
        }
        .named("Open the jar")
        Stamp()  // finds: button-hit-target
          .frame(width: 16)
        Circle()
          .strokeBorder(.red)
          .background(Image(systemName: "xmark"))
          .onTapGesture { jar.throwAway() }  // finds: tap-trait
        Circle()
          .onTapGesture { jar.throwAway() }  // leaves: tap-trait
      }
      .frame(height: 40)  // finds: fixed-height-text
    }
  }

  private var entry: some View {
    Form {
      TextField("Weight", value: $amount, format: .number)  // finds: field-keyboard
      TextField("Best before", value: $shelf.day, format: .dateTime)  // leaves: field-keyboard
      TextField("Sugar", value: $amount, format: .number)  // leaves: field-keyboard
        .keyboardType(.decimalPad)
      Toggle(isOn: $isEditing) {  // finds: control-label
        Image(systemName: "pencil")
      }
      .toggleStyle(.button)
      Button {  // finds: button-role
        asks = true
      } label: {
        Text("Clear the shelf").foregroundStyle(Color(.systemRed))
      }
      Button("Remove the label") { shelf.label = nil }  // leaves: button-role
      Button("Cancel") { dismiss() }  // finds: button-role
        .foregroundColor(.red)
      Button(role: .destructive) {  // finds: delete-confirmation
        shelf.deleteAll()
      } label: {
        Label(shelf.lastWord, systemImage: "trash")
      }
      Button("Delete the shelf", role: .destructive) {  // leaves: delete-confirmation
        shelf.toDelete = shelf.jars
      }
    }
  }
}

struct Stamp: View {
  var body: some View {
    Button {
      AudioServicesPlaySystemSound(1519)  // finds: haptics-ios-generator
    } label: {
      Image("stamp").resizable()  // finds: control-label
    }
  }
}

struct Notice: View {
  @State private var asks = false

  var body: some View {
    Text("Sugar is low")  // leaves: fixed-font-size
      .styled(isLarge: true)
      .alert("Order sugar", isPresented: $asks) {  // finds: alert-explain-buttons
        Button("Order") { buy() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Tap Order to have sugar sent to you.")
      }
      .alert("Order flour", isPresented: $asks) {  // leaves: alert-explain-buttons
        Button("Order") { buy() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("The order comes within two days.")
      }
  }
}

extension View {
  @ViewBuilder
  func shown(if isShown: Bool) -> some View {
    if isShown { self } else { EmptyView() }
  }

  func named(_ name: String) -> some View { modifier(Named(name: name)) }

  @ViewBuilder
  func styled(isLarge: Bool) -> some View {
    if isLarge { font(.title) } else { font(.body) }
  }
}

struct Named: ViewModifier {
  let name: String

  func body(content: Content) -> some View {
    #if os(iOS)
      content.accessibilityLabel(name)
    #else
      content
    #endif
  }
}
