import SwiftUI

struct TripList: View {
  let trips: [Trip]
  @State private var open: Trip?
  @State private var asks = false

  var body: some View {
    List(trips) { trip in
      TripRow(trip: trip)
        .onTapGesture { open = trip }  // finds: tap-trait
        .contextMenu {
          Button("Share", systemImage: "tray") {}  // leaves: context-menu-destructive
          Button("Delete", systemImage: "trash", role: .destructive) { asks = true }
        }
        .swipeActions {
          Button("Delete", role: .destructive) { asks = true }  // leaves: button-role
          Button("삭제") { asks = true }  // finds: button-role
          Button("Archive") {}  // leaves: button-role
        }
    }
    .alert("Delete this trip?", isPresented: $asks) {
      Button("Delete", role: .destructive) {}  // leaves: button-role
      Button("취소") {}  // finds: button-role
    }
  }
}

struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack {
      Image("suitcase")  // finds: image-label
      VStack {
        Text(trip.name).font(.headline)  // leaves: fixed-font-size
        Text(trip.dates).font(.subheadline).foregroundStyle(.secondary)  // leaves: fixed-colors
      }
      Image(systemName: "chevron.right").accessibilityHidden(true)  // leaves: image-label
    }
  }
}

struct TicketView: View {
  @State private var isFlipped = false

  var body: some View {
    VStack {
      Text("Gate 12").onLongPressGesture { isFlipped.toggle() }  // leaves: tap-trait
      Text("Seat 3A")
        .accessibilityAddTraits(.isButton)
        .onTapGesture { isFlipped.toggle() }  // leaves: tap-trait
      HStack {
        Text("Boarding pass")
      }
      .onTapGesture { isFlipped.toggle() }  // finds: tap-trait
      Text("Flip")
        .accessibilityAction { isFlipped.toggle() }
        .onTapGesture { isFlipped.toggle() }  // leaves: tap-trait
      Text("Two taps")
        .onTapGesture(count: 2) { isFlipped.toggle() }  // leaves: tap-trait
      Color.clear.onTapGesture { isFlipped.toggle() }  // leaves: tap-trait
    }
  }
}

struct DelayBanner: View {
  var body: some View {
    VStack {
      Text("Delayed").foregroundStyle(.white).background(Color.orange)  // finds: text-contrast
      Text("Delayed").foregroundStyle(.black).background(Color.yellow)  // leaves: text-contrast
      Text("Boarding").foregroundStyle(.white).background(Color.green)  // finds: text-contrast
      Text("Closed").foregroundStyle(.white).background(Color.black)  // leaves: text-contrast
      Text("Gate").foregroundColor(.gray).background(Color.white)  // finds: text-contrast
      Text("Gate").foregroundColor(.primary)  // leaves: text-contrast
    }
  }
}

struct PackingTips: View {
  private static let guide = URL(string: "https://example.com/packing")!

  var body: some View {
    VStack {
      Link("Packing guide", destination: Self.guide)  // leaves: link-text
      Link("Click here", destination: Self.guide)  // finds: link-text
      Link("여기", destination: Self.guide)  // finds: link-text
      Link("짐 싸는 법", destination: Self.guide)  // leaves: link-text
      Text("Right-click a bag to rename it")  // finds: device-words
      Text("Double-tap a bag to rename it")  // leaves: device-words
      Text("가방을 클릭해 이름을 바꾸세요")  // finds: device-words
      Text("가방을 탭해 이름을 바꾸세요")  // leaves: device-words
    }
  }
}

struct TripMenu: View {
  let store: TripStore
  @State private var asks = false

  var body: some View {
    Menu {
      Button("Rename", systemImage: "pencil") {}
      Button("Duplicate", systemImage: "plus.square.on.square") {}
      Button("Move") {}  // finds: menu-icons
      Divider()
      Button("Delete", systemImage: "trash", role: .destructive) {  // leaves: menu-confirmation
        asks = true
      }
      Button("Delete Files", systemImage: "doc", role: .destructive) {  // finds: menu-confirmation
        store.deletePhotos()
      }
    } label: {  // leaves: control-label
      Label("More", systemImage: "ellipsis.circle")
    }
    Menu("Sort") {
      Button("By name") {}  // leaves: menu-icons
      Button("By date") {}
      Menu("More") {  // leaves: submenu-depth
        Button("By length") {}
        Menu("Later") {  // finds: submenu-depth
          Button("By price") {}
        }
      }
    }
  }
}

struct Itinerary: View {
  var body: some View {
    ScrollView {
      VStack {
        ScrollView(.horizontal) { Text("Days") }  // leaves: scroll-nested
        ScrollView { Text("Hours") }  // finds: scroll-nested
        LazyVGrid(columns: []) { Text("Photos") }  // leaves: scroll-nested
      }
    }
  }
}

struct SmallPrint: View {
  var body: some View {
    Text("Terms").font(.system(size: 9))  // finds: type-size fixed-font-size
    Text("Terms").font(.caption2)  // leaves: type-size
  }
}

struct CompactBadge: View {
  var body: some View {
    Text("New")
      .font(.caption)
      .frame(width: 60, height: 18)  // finds: fixed-height-text
    Text("New").font(.caption).padding(4)  // leaves: fixed-height-text
    Image(systemName: "star").frame(width: 18, height: 18)  // leaves: fixed-height-text
  }
}

struct CloseCorner: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack {
      Button {  // finds: button-hit-target
        dismiss()
      } label: {
        Image(systemName: "xmark").accessibilityLabel("Close").frame(width: 20, height: 20)
      }
      Button {  // leaves: button-hit-target
        dismiss()
      } label: {
        Image(systemName: "xmark").accessibilityLabel("Close").frame(width: 20, height: 20)
          .padding(12)
      }
      Button {  // leaves: button-hit-target
        dismiss()
      } label: {
        Image(systemName: "xmark").accessibilityLabel("Close").frame(width: 44, height: 44)
      }
    }
  }
}
