import SwiftUI

/// What one writes and sends with; its buttons are small, and some of them say nothing.
struct ComposeBar: View {
  @State private var text = ""
  @State private var isLoading = false
  @State private var showsEmoji = false
  let avatar: UIImage

  var body: some View {
    HStack(spacing: 12) {
      Image(uiImage: avatar)  // finds: image-label
        .resizable()
        .frame(width: 28, height: 28)
      TextField("Message", text: $text)  // leaves: field-label
      Button {  // finds: button-hit-target
        showsEmoji = true
      } label: {
        Image(systemName: "face.smiling")  // finds: control-label
          .frame(width: 25, height: 25)
          .contentShape(Rectangle())
      }
      Button {  // finds: button-hit-target
        attach()
      } label: {
        if isLoading {
          ProgressView()
        } else {
          Image(systemName: "paperclip")
            .frame(width: 24, height: 24)
        }
      }
      .accessibilityLabel("Attach a file")
      Button {  // leaves: button-hit-target
        mention()
      } label: {
        Image(systemName: "at")  // leaves: control-label
          .frame(width: 24, height: 24)
          .padding(10)
          .contentShape(Rectangle())
      }
      .accessibilityLabel("Mention someone")
      Button {  // leaves: button-hit-target
        send()
      } label: {
        Label("Send", systemImage: "paperplane.fill")
          .labelStyle(.iconOnly)
          .font(.system(size: 20))  // leaves: fixed-font-size
          .frame(width: 24, height: 24)
          .contentShape(Circle().inset(by: -12))
      }
      Button(action: dictate) {
        Label("Dictate", systemImage: "mic")  // leaves: control-label
      }
      .labelStyle(.iconOnly)
    }
    .overlay {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture {  // leaves: tap-trait
          // Keeps taps from the list below.
        }
    }
  }

  private func attach() {}
  private func mention() {}
  private func send() {}
  private func dictate() {}
}

/// An icon of the app's own, which brings no words.
struct Glyph: View {
  let image: Image

  var body: some View {
    image
      .resizable()
      .frame(width: 24, height: 24)
  }
}

struct ReminderBanner: View {
  let close: Image
  let dismiss: () -> Void

  var body: some View {
    HStack {
      Text("Back up your keys")
        .font(.headline)
      Button(action: dismiss) {
        Glyph(image: close)  // finds: control-label
      }
      Button(action: dismiss) {
        Glyph(image: close)  // leaves: control-label
      }
      .accessibilityLabel("Dismiss")
      Button(action: dismiss) {
        HStack {  // leaves: control-label
          Glyph(image: close)
          Text("Later")
        }
      }
    }
    .onTapGesture {}  // leaves: tap-trait
  }
}
