import SwiftUI

struct PlayerScreen: View {
  @State private var plays = false
  @State private var shows = false

  var body: some View {
    VStack {
      GroupBox("Now Playing") {
        Text("Song")
        GroupBox("Lyrics") { Text("La la") }  // finds: box-nested
        Section("Credits") { Text("Band") }  // leaves: box-nested
      }
      GroupBox("Next") { Text("Song") }  // leaves: box-nested
    }
    .sheet(isPresented: $shows) {
      QueueView()
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.hidden)  // finds: sheet-grabber
    }
    .sheet(isPresented: $shows) {
      QueueView()  // leaves: sheet-grabber
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
    }
    .sheet(isPresented: $shows) {
      QueueView()  // leaves: sheet-grabber sheet-swipe
        .presentationDetents([.large])
        .presentationDragIndicator(.hidden)
    }
    .sheet(isPresented: $shows) {
      QueueView()  // finds: sheet-swipe
        .interactiveDismissDisabled()
    }
    .sheet(isPresented: $shows) {
      QueueView()  // leaves: sheet-swipe
        .interactiveDismissDisabled(plays)
    }
    .toolbar {
      ToolbarItem {
        Button("Save", systemImage: "checkmark") {}  // leaves: toolbar-prominent
          .buttonStyle(.borderedProminent)
      }
      ToolbarItem {
        Button("Share", systemImage: "square.and.arrow.up") {}  // finds: toolbar-prominent
          .buttonStyle(.borderedProminent)
      }
    }
  }
}

struct QueueView: View {
  @State private var edits = false

  var body: some View {
    List {
      Text("First").glassEffect()  // finds: glass-in-content
      Text("Second")  // leaves: glass-in-content
    }
    .overlay(alignment: .bottom) {
      Text("Shuffle").glassEffect()  // leaves: glass-in-content
    }
    .toolbar {
      if edits {
        ToolbarItem {
          Button("Done") {}  // leaves: toolbar-prominent
            .buttonStyle(.borderedProminent)
        }
      } else {
        ToolbarItem {
          Button("Edit") {}  // leaves: toolbar-prominent
            .buttonStyle(.borderedProminent)
        }
      }
    }
  }
}

struct Spinner: View {
  @State private var turns = false

  var body: some View {
    Circle()
      .rotationEffect(.degrees(turns ? 360 : 0))
      .onAppear {
        withAnimation(.linear.repeatForever()) { turns = true }  // finds: endless-motion
      }
    Circle()  // leaves: endless-motion
      .animation(.easeInOut(duration: 0.2), value: turns)
    ProgressView()  // leaves: endless-motion
  }
}

struct Caption: View {
  var body: some View {
    Text("Chapter 1")
      .font(.title2)
      .frame(height: 28)  // finds: fixed-height-text
    Text("Chapter 2")
      .frame(minHeight: 28)  // leaves: fixed-height-text
  }
}

struct Rounded: View {
  let title: String

  var body: some View {
    let label = Text(title)
      .frame(maxWidth: .infinity)
      .frame(height: 44)  // finds: fixed-height-text
    Button {
    } label: {
      label
    }
  }
}

struct Badge: View {
  var body: some View {
    Text("3")
      .font(.system(size: 13))  // finds: fixed-font-size
    Text("Plays").font(.footnote)  // leaves: fixed-font-size
  }
}

struct BigNumber: View {
  var body: some View {
    Text("128").font(.system(size: 72))  // leaves: fixed-font-size
    Text("BPM").font(.custom("Avenir", size: 17, relativeTo: .body))  // leaves: fixed-font-size
    Text("kHz").font(.custom("Avenir", fixedSize: 14))  // finds: fixed-font-size
  }
}

struct Capped: View {
  var body: some View {
    Text("Title").dynamicTypeSize(.large)  // finds: text-size-limit
    Text("Title").dynamicTypeSize(...DynamicTypeSize.accessibility2)  // leaves: text-size-limit
    Text("Title").dynamicTypeSize(.large...)  // leaves: text-size-limit
  }
}

struct Thin: View {
  var body: some View {
    Text("Artist").fontWeight(.ultraLight)  // finds: font-weight
    Text("Artist").fontWeight(.medium)  // leaves: font-weight
  }
}

struct NightMode: View {
  @AppStorage("night") private var night = false

  var body: some View {
    Text("Night").preferredColorScheme(night ? .dark : nil)  // leaves: forced-appearance
  }
}

struct AlwaysLight: View {
  var body: some View {
    Text("Day").preferredColorScheme(.light)  // finds: forced-appearance
  }
}

struct Halves: View {
  var body: some View {
    Text("Left").frame(width: UIScreen.main.bounds.width / 2)  // finds: screen-size
  }
}

struct MeasuredHalves: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Left").frame(width: proxy.size.width / 2)  // leaves: screen-size
    }
  }
}
