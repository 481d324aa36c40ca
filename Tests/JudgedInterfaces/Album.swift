import SwiftUI

struct AlbumScreen: View {
  let photos: [Photo]
  @State private var chosen: Photo?
  @State private var asks = false
  @State private var query = ""
  @FocusState private var searches: Bool

  var body: some View {
    NavigationStack {
      ScrollView {
        ForEach(photos) { photo in
          PhotoTile(photo: photo)
            .onTapGesture { chosen = photo }  // finds: tap-trait
          PhotoButton(photo: photo)
            .onTapGesture { chosen = photo }  // leaves: tap-trait
          PhotoTile(photo: photo)
            .accessibilityAddTraits(.isButton)
            .onTapGesture { chosen = photo }  // leaves: tap-trait
          PhotoTile(photo: photo)
            .onTapGesture { searches = false }  // leaves: tap-trait
          Text(photo.name)
            .onTapGesture { chosen = photo }  // finds: tap-trait
          Button {  // leaves: tap-trait
            chosen = photo
          } label: {
            PhotoTile(photo: photo)
          }
          Button {
            chosen = photo
          } label: {
            Heart()  // finds: control-label
          }
          Button {
            chosen = photo
          } label: {
            Heart()  // leaves: control-label
          }
          .accessibilityLabel("Add to favorites")
          Button {
            chosen = photo
          } label: {
            NamedHeart()  // leaves: control-label
          }
          NavigationLink(value: photo.id) { Heart() }  // finds: control-label
          NavigationLink(value: photo.id) { PhotoTile(photo: photo) }  // leaves: control-label
        }
      }
      .navigationTitle("Album")
      .toolbar {
        ToolbarItem {
          Button {
            asks = true
          } label: {
            Image(systemName: "trash")  // finds: control-label
          }
        }
        ToolbarItem {
          Button("Select", systemImage: "checkmark.circle") {}  // leaves: control-label
        }
        ToolbarItem {
          Menu {  // finds: pull-down-minimum
            Button("Print") {}
          } label: {
            Image(systemName: "ellipsis")  // finds: control-label
          }
        }
        ToolbarItem { EditButton() }  // leaves: control-label
      }
    }
  }
}

struct PhotoTile: View {
  let photo: Photo

  var body: some View {
    VStack {
      Color.gray.frame(height: 120)  // leaves: fixed-height-text
      Text(photo.name).font(.caption)  // leaves: fixed-font-size
      Text(photo.place).font(.system(.caption, design: .rounded))  // leaves: fixed-font-size
    }
  }
}

struct PhotoButton: View {
  let photo: Photo

  var body: some View {
    Button(photo.name) {}  // leaves: control-label
  }
}

struct Heart: View {
  var body: some View { Image(systemName: "heart") }  // leaves: image-label
}

struct NamedHeart: View {
  var body: some View { Image(systemName: "heart").accessibilityLabel("Favorite") }
}

struct CoverView: View {
  var body: some View {
    VStack {
      Image("cover")  // finds: image-label
      Image("cover").accessibilityLabel("A lake at dawn")  // leaves: image-label
      Image("pattern").accessibilityHidden(true)  // leaves: image-label
      Label {
        Text("Lakes")
      } icon: {
        Image("lake")  // leaves: image-label
      }
      Button {
      } label: {
        Image("cover")  // finds: control-label
      }
      Link(destination: Self.site) { Image("logo") }  // finds: control-label
      Link("Our site", destination: Self.site)  // leaves: link-text control-label
      Link("here", destination: Self.site)  // finds: link-text
    }
    .accessibilityElement(children: .contain)
  }

  private static let site = URL(string: "https://example.com")!
}

struct StackedCard: View {
  let title: String

  var body: some View {
    VStack {
      Image("card")  // leaves: image-label
      Text(title)
    }
    .accessibilityElement(children: .combine)
  }
}

struct DeleteRow: View {
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Delete Album") { asks = true }  // finds: button-role
        .foregroundStyle(.red)
      Button("Delete Album", role: .destructive) { asks = true }  // leaves: button-role
      Button("Delete Album") { asks = true }  // leaves: button-role
      Button("Record") {}.foregroundStyle(.red)  // leaves: button-role
    }
    .confirmationDialog("Album", isPresented: $asks) {
      Button("Share") {}  // leaves: action-sheet-order
      Button("Delete", role: .destructive) {}  // finds: action-sheet-order
    }
    .confirmationDialog("Photo", isPresented: $asks) {
      Button("Delete", role: .destructive) {}  // leaves: action-sheet-order
      Button("Share") {}
      Button("Cancel", role: .cancel) {}  // leaves: button-role action-sheet-order
    }
    .confirmationDialog("Video", isPresented: $asks) {
      Button("Delete") {}  // finds: button-role
      Button("Share") {}
    }
  }
}
