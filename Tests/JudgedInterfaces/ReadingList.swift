import SwiftUI

extension Font {
  static func serif(_ size: CGFloat) -> Font { .system(size: size, design: .serif) }
  static var quote: Font { .system(size: 15, design: .serif).italic() }
  static let chapter = Font.custom("Lora", size: 20, relativeTo: .title3)
  static let folio = Font.custom("Lora", fixedSize: 11)
}

struct ReadingList: View {
  let books: [Book]
  @State private var query = ""
  @State private var sorts = false
  @State private var isGrid = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(books) { book in
            BookRow(book: book)
              .swipeActions {
                Button("Delete", role: .destructive) { remove(book) }  // leaves: button-role
                Button("Mark as Read") { read(book) }  // leaves: button-role
                  .tint(.green)
              }
          }
        } footer: {
          Text("Books that you finish move to the shelf.")
            .font(.serif(13))  // finds: fixed-font-size
        }
      }
      .searchable(text: $query, prompt: "Search")  // finds: search-placeholder
      .navigationTitle("Reading List")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {  // leaves: pull-down-minimum
            Button("By Title") { sorts = true }
            Button("By Author") { sorts = true }
            Button("By Date") { sorts = true }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")  // leaves: control-label
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          Button {
            isGrid.toggle()
          } label: {
            Image(systemName: isGrid ? "list.bullet" : "square.grid.2x2")  // finds: control-label
          }
        }
      }
    }
  }

  private func remove(_ book: Book) {}
  private func read(_ book: Book) {}
}

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      Image(book.cover)  // leaves: image-label
        .resizable()
        .frame(width: 44, height: 64)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(book.title)  // leaves: fixed-font-size
          .font(.chapter)
        Text(book.author)
          .font(.serif(14))
        Text("“The sea was loud that night”")
          .font(.quote)  // finds: fixed-font-size
      }
      Spacer()
      Button {  // finds: button-hit-target
        open(book)
      } label: {
        Image(systemName: "info.circle")  // finds: control-label
          .frame(width: 22, height: 22)
      }
      .buttonStyle(.plain)
    }
  }

  private func open(_ book: Book) {}
}

struct BookPage: View {
  let text: String
  @State private var showsNotes = false
  private let promise =
    "Your notes stay on this iPhone until you share them with a reading circle."

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Chapter one")  // leaves: fixed-font-size
        Text(text)
          .font(.body)  // leaves: fixed-font-size
        HStack {
          Text("12")
            .font(.folio)  // finds: fixed-font-size
          Text("of 204")
        }
        Text(promise)  // finds: text-truncation
          .lineLimit(1)
        Text("Notes")  // leaves: text-truncation
          .lineLimit(1)
        Text(promise)  // leaves: text-truncation
          .lineLimit(2)
        HStack {
          Image(systemName: "note.text")
          Text("Show notes")
        }
        .onTapGesture { showsNotes.toggle() }  // finds: tap-trait
        HStack {
          Image(systemName: "note.text")
          Text("Show notes")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .onTapGesture { showsNotes.toggle() }  // leaves: tap-trait
        Text("Tap anywhere to hide the bars")  // leaves: device-words
          .onTapGesture { showsNotes = false }  // leaves: tap-trait
      }
    }
    .overlay(alignment: .bottom) {
      ProgressView("Loading…")  // finds: progress-description
    }
  }
}

struct Loading: View {
  let share: Double

  var body: some View {
    VStack {
      ProgressView("Fetching the next chapter")  // leaves: progress-description
      ProgressView(value: share)  // leaves: progress-description
      ProgressView { Text("불러오는 중…") }  // finds: progress-description
    }
  }
}

struct ReadingSettings: View {
  @State private var size = 17.0
  @State private var margin = 20.0
  @State private var query = ""

  var body: some View {
    Form {
      Slider(value: $size, in: 12...32)  // finds: control-name
      Slider(value: $margin, in: 0...40, label: { EmptyView() })  // finds: control-name
      Slider(value: $size, in: 12...32, label: { Text("Text size") })  // leaves: control-name
      Slider(value: $margin, in: 0...40) {  // leaves: control-name
        Label("Margin", systemImage: "arrow.left.and.right")
      }
      Slider(value: $margin, in: 0...40)  // leaves: control-name
        .accessibilityLabel("Margin")
      LabeledContent("Text size") {
        Slider(value: $size, in: 12...32)  // leaves: control-name
      }
      Menu("Font") {  // finds: pull-down-minimum
        Button("Serif") {}
        Button("Sans Serif") {}
      }
      Menu("Theme") {  // leaves: pull-down-minimum
        Picker("Theme", selection: $query) {
          Text("Light").tag("light")
          Text("Sepia").tag("sepia")
        }
      }
      Menu("Export") {  // leaves: submenu-items pull-down-minimum
        Menu("As Text") {  // leaves: submenu-items pull-down-minimum
          Button("Plain") {}
          Button("Markdown") {}
        }
        Menu("As Book") {  // finds: submenu-items
          Button("EPUB 2") {}
          Button("EPUB 3") {}
          Button("PDF, A4") {}
          Button("PDF, A5") {}
          Button("PDF, Letter") {}
          Button("PDF, Legal") {}
          Button("Kindle") {}
          Button("Audiobook") {}
        }
        Button("As Image") {}
      }
    }
    .searchable(text: $query, prompt: "Settings for reading")  // leaves: search-placeholder
  }
}

struct ShelfButtonStyle: ButtonStyle {  // finds: button-press-state
  func makeBody(configuration: Configuration) -> some View {
    configuration.label  // finds: text-contrast
      .font(.system(size: 14, weight: .semibold))  // finds: fixed-font-size
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .background(Color.yellow, in: .capsule)
  }
}

struct QuietButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label  // leaves: fixed-font-size text-contrast
      .font(.subheadline)
      .foregroundStyle(.white)
      .background(configuration.isPressed ? Color.blue : Color.indigo)
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }  // finds: silent-control
  }
}

struct ShelfCommands: Commands {
  var body: some Commands {
    CommandMenu("Reading Tools") {  // finds: menu-bar-title
      Button("Look Up") {}  // finds: keyboard-modifiers
        .keyboardShortcut("l", modifiers: .control)
      Button("Next Page") {}  // leaves: keyboard-modifiers
        .keyboardShortcut(.rightArrow, modifiers: [])
      Button("Find in Book") {}  // leaves: keyboard-modifiers
        .keyboardShortcut("f", modifiers: [.command, .shift])
      Button("Speak") {}  // finds: keyboard-modifiers
        .keyboardShortcut("s", modifiers: [.control, .option])
    }
    CommandMenu("Shelf") {  // leaves: menu-bar-title
      Button("Sort") {}  // finds: keyboard-modifiers
        .keyboardShortcut("s", modifiers: .shift)
    }
  }
}

struct ShelfItem: View {
  @State private var asks = false
  let shelf: Shelf

  var body: some View {
    Label("Novels", systemImage: "books.vertical")
      .help("Show novels")  // leaves: help-tooltip-length
      .contextMenu {
        Button("Rename") {}  // finds: context-menu-shortcuts
          .keyboardShortcut("r")
        Button("Delete", role: .destructive) { asks = true }  // leaves: context-menu-shortcuts
      }
      .alert("Delete this shelf?", isPresented: $asks) {
        Button("Delete Shelf", role: .destructive) {}
        Button("Cancel", role: .cancel) {}  // finds: alert-default-cancel
          .keyboardShortcut(.defaultAction)
      }
    Button("Tidy") { tidy() }  // leaves: help-tooltip-length
      .help(
        "Click here in order to move every book that has been finished to the shelf of its genre")
    Button("Delete Shelf") { askFirst() }  // leaves: delete-confirmation
    Button("Delete Books") { emptyShelf() }  // finds: delete-confirmation
    Button("Delete Covers", action: deleteCovers)  // leaves: delete-confirmation
  }

  private func tidy() {}
  private func askFirst() { shelf.delete(after: confirmation) }
  private func emptyShelf() { shelf.removeAll() }
  private func deleteCovers() { asks = true }
}

struct ShelfCaption: View {
  var body: some View {
    VStack {
      Text("Borrowed")
      Text("Due on Friday")
        .font(.footnote)  // leaves: fixed-font-size
      Label("Two weeks", systemImage: "clock")
    }
    .font(.system(size: 16))  // finds: fixed-font-size
  }
}

struct ShelfTitle: View {
  var body: some View {
    VStack {
      Text("Borrowed")
      Image(systemName: "books.vertical")
        .font(.system(size: 20))  // leaves: fixed-font-size
      Text("0")  // leaves: fixed-font-size
        .font(.system(size: 0))
    }
    .font(.serif(40))  // finds: fixed-font-size
  }
}
