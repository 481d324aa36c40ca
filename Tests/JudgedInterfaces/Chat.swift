import SwiftUI

struct ChatList: View {
  let chats: [Conversation]
  @State private var query = ""
  @State private var asks = false
  @State private var composes = false

  var body: some View {
    NavigationStack {
      List(chats) { chat in
        HStack {
          Image(uiImage: chat.portrait)  // leaves: image-label
            .resizable()
            .frame(width: 40, height: 40)
          Text(chat.name)
          Spacer()
          Image(systemName: "chevron.forward")  // leaves: image-label
        }
        .swipeActions {
          Button("Delete") { chat.delete() }  // finds: button-role row-delete
          Button("Mute") { chat.mute() }  // leaves: button-role
        }
        .contextMenu {
          Button("Delete") { asks = true }  // finds: button-role
          Button("Pin") { chat.pin() }  // leaves: button-role
        }
      }
      .searchable(text: $query, prompt: "검색")  // finds: search-placeholder
      .navigationTitle("Chats")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            composes = true
          } label: {
            Image(systemName: "square.and.pencil")  // finds: control-label
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          Button("Edit") { asks = true }  // leaves: control-label
        }
      }
      .sheet(isPresented: $composes) { NewMessage() }
    }
  }
}

struct NewMessage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $text)  // leaves: field-content-type
        TextField("", text: $text)  // finds: field-label
        VStack {
          Text("Phone number")
          TextField("Required", text: $text)  // finds: field-content-type field-keyboard
        }
        HStack {
          Text("Email")
          TextField("you@example.com", text: $text)  // finds: field-content-type field-keyboard
        }
        HStack {
          Text("Subject")
          TextField("Required", text: $text)  // leaves: field-content-type field-keyboard
        }
        LabeledContent("Password") {
          TextField("Required", text: $text)  // finds: field-content-type field-secure
        }
        LabeledContent("Nickname") {
          TextField("Required", text: $text)  // leaves: field-content-type field-secure
        }
      }
      .navigationTitle("New Message")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {  // finds: sheet-button-position
          Button("Cancel") { dismiss() }
        }
      }
    }
  }
}

struct ForwardMessage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Choose whom to forward this to")
        .navigationTitle("Forward")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }  // leaves: sheet-button-position
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Send") { dismiss() }  // leaves: sheet-button-position
          }
        }
    }
  }
}

struct Bubble: View {
  let text: String
  @State private var reacts = false

  var body: some View {
    VStack(alignment: .leading) {  // finds: fixed-colors
      Text(text)
        .onTapGesture { reacts = true }  // finds: tap-trait
      Text(text)
        .onTapGesture { reacts = true }  // leaves: tap-trait
        .accessibilityAddTraits(.isButton)
      Label("Reply", systemImage: "arrowshape.turn.up.left")
        .onTapGesture { reacts = true }  // finds: tap-trait
      Image("sticker-sun")  // finds: image-label
      Image("sticker-sun")  // leaves: image-label
        .accessibilityLabel("A smiling sun")
      HStack {
        Button {  // finds: button-hit-target
          reacts = true
        } label: {
          Image(systemName: "hand.thumbsup")  // finds: control-label
            .frame(width: 24, height: 24)
        }
        Button {  // leaves: button-hit-target
          reacts = true
        } label: {
          Image(systemName: "hand.thumbsdown")  // leaves: control-label
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("Dislike")
        Button {  // finds: button-hit-target
          reacts = true
        } label: {
          Text("React").frame(width: 60, height: 28)  // finds: fixed-height-text
        }
        Button("Hide") { reacts = false }  // leaves: button-hit-target
          .frame(height: 44)
      }
    }
    .background(Color.white)
  }
}

struct ChatBadge: View {
  var body: some View {
    VStack {
      Text("3")  // finds: text-contrast
        .foregroundColor(.white)
        .background(Color.orange)
      Text("4")  // leaves: text-contrast
        .foregroundColor(.white)
        .background(Color.red)
      Text("5")  // finds: text-contrast
        .foregroundStyle(.white)
        .background(.cyan)
      Text("new")
        .font(.system(size: 12, weight: .medium))  // finds: fixed-font-size
      Text("old")  // leaves: fixed-font-size
        .font(.caption)
      Text("light")  // finds: font-weight
        .font(.body.weight(.light))
      Text("bold")  // leaves: font-weight
        .font(.body.weight(.bold))
    }
  }
}

struct ChatSettings: View {
  @State private var level = 0.5
  @State private var isOn = false
  @State private var clears = false
  let store: ChatStore

  var body: some View {
    Form {
      Toggle("", isOn: $isOn)  // finds: control-name
        .labelsHidden()
      Toggle("Read receipts", isOn: $isOn)  // leaves: control-name
      Slider(value: $level)  // finds: control-name
      Slider(value: $level) { Text("Text size") }  // leaves: control-name
      Picker("", selection: $level) { Text("Low").tag(0.1) }  // finds: control-name
      Picker("Quality", selection: $level) { Text("Low").tag(0.1) }  // leaves: control-name
      Button("Delete All Chats") { store.deleteAll() }  // finds: delete-confirmation
      Button("Delete All Chats") { clears = true }  // leaves: delete-confirmation
      Button("대화 삭제") { store.remove() }  // finds: delete-confirmation
      Button("Sign Out") { store.removeSession() }  // leaves: delete-confirmation
      Link("here", destination: terms)  // finds: link-text
      Link("Terms", destination: terms)  // leaves: link-text
      Button("Tap here") { clears = true }  // finds: link-text
      Menu("Backup") {  // finds: pull-down-minimum
        Button("Now") {}
      }
      Menu("Notify") {  // leaves: pull-down-minimum
        Button("Always") {}
        Button("Mentions") {}
        Button("Never") {}
      }
      Menu("More") {  // leaves: pull-down-minimum
        Menu("Export") {  // leaves: submenu-depth
          Menu("As") {  // finds: submenu-depth
            Button("Text") {}
          }
          Button("Later") {}
        }
        Button("Import") {}
        Button("Print") {}
      }
    }
    .alert("Warning", isPresented: $clears) {  // finds: alert-title
      Button("OK") { store.deleteAll() }  // finds: alert-ok button-role
      Button("Cancel", role: .cancel) {}
    }
    .alert("Clear the history?", isPresented: $clears) {  // leaves: alert-title
      Button("Clear", role: .destructive) { store.deleteAll() }  // leaves: alert-ok
      Button("Cancel") {}  // finds: button-role
    }
    .alert("Mute this chat?", isPresented: $clears) {
      Button("Yes") {}  // finds: alert-button-titles
      Button("No") {}
    }
    .preferredColorScheme(.dark)  // finds: forced-appearance
  }

  private let terms = URL(string: "https://example.com/terms")!
}

struct Typing: View {
  @State private var pulses = false

  var body: some View {
    Circle()
      .scaleEffect(pulses ? 1.2 : 1)
      .onAppear {
        withAnimation(.easeInOut.repeatForever()) { pulses = true }  // finds: endless-motion
      }
  }
}

struct Sending: View {
  @State private var moves = false

  var body: some View {
    Circle()  // leaves: endless-motion
      .offset(x: moves ? 20 : 0)
      .animation(.easeInOut.repeatCount(3), value: moves)
    ProgressView("Loading...")  // finds: progress-description title-spelling
    ProgressView("Sending your photo")  // leaves: progress-description
  }
}
