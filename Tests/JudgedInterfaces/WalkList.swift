import SwiftUI

struct WalkList: View {
  let walks: [Walk]
  @State private var asks = false
  @State private var asksAgain = false
  @State private var selected: Walk?
  @FocusState private var isTyping: Bool

  var body: some View {
    List(walks) { walk in
      WalkRow(walk: walk)
        .contextMenu {
          Button("Delete", role: .destructive) { asks = true }  // finds: context-menu-destructive
          Button("Share") { share(walk) }
          Button("Rename") { rename(walk) }  // finds: context-menu-unavailable
            .disabled(!walk.isMine)
        }
        .swipeActions {
          Button("Delete") { asks = true }  // finds: button-role
          Button("Pin") { pin(walk) }  // leaves: button-role
        }
    }
    .alert("Delete this walk?", isPresented: $asks) {
      Button("Delete", role: .destructive) {}  // leaves: alert-ok alert-destructive-cancel
      Button("Cancel", role: .cancel) {}
    }
    .alert("Keep the photos?", isPresented: $asksAgain) {
      Button("Yes") {}  // finds: alert-button-titles
      Button("No") {}
    }
    .confirmationDialog("Sort", isPresented: $asks) {
      Button("By name") {}
      Button("By length") {}
      Button("By date") {}
      Button("By height") {}  // leaves: alert-button-count
    }
    .onTapGesture { isTyping = false }  // leaves: tap-trait
  }

  private func share(_ walk: Walk) {}
  private func rename(_ walk: Walk) {}
  private func pin(_ walk: Walk) {}
}

struct WalkRow: View {
  let walk: Walk

  var body: some View {
    HStack {
      Image("summit")  // finds: image-label
      Image(decorative: "valley")  // leaves: image-label
      Text(walk.name)  // leaves: type-size
        .font(.system(size: 15))  // finds: fixed-font-size
      Image(systemName: "chevron.forward")  // leaves: image-label
    }
  }
}

struct MoreMenu: View {
  var body: some View {
    Menu {
      Button("Share", systemImage: "square.and.arrow.up") {}
      Button("Print") {}  // finds: menu-icons
      Divider()
      Button("Archive") {}  // leaves: menu-icons
      Menu("View") {
        Menu("Sort") {  // finds: submenu-depth
          Button("By name") {}
        }
      }
    } label: {
      Label("More", systemImage: "ellipsis")  // leaves: control-label
    }
  }
}

struct FavoriteCard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Favorites")
        .foregroundColor(.black)  // leaves: fixed-colors
    }
    .background(Color.white)
    .onTapGesture { isOpen.toggle() }
    .accessibilityAddTraits(.isButton)
  }
}

struct PlainCard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {  // finds: fixed-colors
      Text("Plain")
    }
    .background(Color.white)
    .onTapGesture { isOpen.toggle() }  // finds: tap-trait
  }
}

struct SmallClose: View {
  var body: some View {
    ZStack {
      Button("Close") {}  // finds: button-hit-target
        .frame(width: 24, height: 24)  // finds: fixed-height-text
      Button {  // finds: button-hit-target
      } label: {
        Image(systemName: "xmark")  // finds: control-label
          .frame(width: 20, height: 20)
      }
      Button {  // leaves: button-hit-target
      } label: {
        Image(systemName: "xmark")  // leaves: control-label
          .frame(width: 20, height: 20)
          .padding(12)
          .accessibilityLabel("Close")
      }
    }
  }
}

struct Walk: Identifiable {
  let id: Int
  let name: String
  let isMine: Bool
}
