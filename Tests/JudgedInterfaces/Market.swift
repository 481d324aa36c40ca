import SwiftUI

struct MarketHome: View {
  let stalls: [Stall]
  @State private var query = ""
  @State private var asks = false

  var body: some View {
    NavigationStack {
      List(stalls) { stall in
        NavigationLink(value: stall.id) {
          Label(stall.name, systemImage: "basket")  // leaves: control-label
        }
        .swipeActions {
          Button("Erase") { stall.remove() }  // finds: button-role
        }
        .contextMenu {
          Menu("Sort") {  // finds: submenu-items
            Button("By name") {}
            Button("By price") {}
            Button("By distance") {}
            Button("By age") {}
            Button("By size") {}
            Button("By color") {}
            Button("By stall") {}
            Button("By day") {}
          }
          Button("Call") {}  // finds: context-menu-shortcuts
            .keyboardShortcut("c")
        }
      }
      .searchable(text: $query, prompt: "Search here")  // finds: search-placeholder
      .navigationTitle("Market")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {  // finds: pull-down-minimum
            Button("Add Stall") {}
            Button("Scan Code") {}
          } label: {
            Image(systemName: "plus")  // finds: control-label
          }
        }
      }
      .alert("Delete this stall?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}  // finds: alert-default-cancel
          .keyboardShortcut(.defaultAction)
      }
    }
  }
}

struct StallCard: View {
  let price: Double
  @State private var buys = false

  var body: some View {
    VStack {
      Text("Everything here was picked this morning on the farm behind the hill.")
        .lineLimit(3)  // leaves: text-truncation
      Text("Everything here was picked this morning on the farm behind the hill.")
        .font(.body)
      HStack {
        Image("farm-photo")  // finds: image-label
        Image("farm-photo")  // leaves: image-label
          .accessibilityHidden(true)
        Text("Today")
          .font(.custom("Avenir", fixedSize: 13))  // finds: fixed-font-size
        Text("Tomorrow")  // leaves: fixed-font-size
          .font(.custom("Avenir", size: 13, relativeTo: .footnote))
      }
      .onTapGesture { buys = true }  // finds: tap-trait
      Text("Sold out")  // finds: text-contrast
        .foregroundStyle(.white)
        .background(Color(red: 0.95, green: 0.9, blue: 0.6))
      Text("In season")  // leaves: text-contrast
        .foregroundStyle(.black)
        .background(Color(red: 0.95, green: 0.9, blue: 0.6))
      ProgressView("로딩 중…")  // finds: progress-description
      ProgressView("장바구니를 채우는 중")  // leaves: progress-description
      Button {  // finds: button-hit-target
        buys = true
      } label: {
        Image(systemName: "cart")  // finds: control-label
          .frame(width: 30, height: 30)
      }
    }
  }
}

struct Checkout: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var tip = 0.1

  var body: some View {
    Form {
      VStack(alignment: .leading) {
        Text("Email")
        TextField("Required", text: $text)  // finds: field-content-type field-keyboard
      }
      VStack(alignment: .leading) {
        Text("Street")
        TextField("Required", text: $text)  // leaves: field-keyboard
      }
      TextField("우편번호", text: $text)  // finds: field-content-type
      Toggle("", isOn: $isOn)  // finds: control-name
      Slider(value: $tip)  // finds: control-name
      Slider(value: $tip, label: { Text("Tip") })  // leaves: control-name
      Stepper("", value: $tip)  // finds: control-name
      Picker("", selection: $tip) { Text("5 %").tag(0.05) }  // finds: control-name
      SecureField("", text: $text)  // finds: field-label
      SecureField("Card code", text: $text)  // leaves: field-label
      Text("Free delivery")  // finds: font-weight
        .fontWeight(.thin)
      Text("Delivered today")
        .frame(height: 20)  // finds: fixed-height-text
      Text("Total")  // finds: fixed-colors
        .foregroundColor(.black)
      Text("Discount")  // leaves: fixed-colors
        .foregroundColor(.primary)
      Link("link", destination: help)  // finds: link-text
      Button("Link") { isOn = true }  // leaves: link-text
      Button("Delete Cart") { emptyCart() }  // finds: delete-confirmation
      Button("Delete Order") { askToDelete() }  // leaves: delete-confirmation
      Text("Click a row to edit it")  // finds: device-words
    }
  }

  private let help = URL(string: "https://example.com/help")!
  private func emptyCart() { cart.removeAll() }
  private func askToDelete() { confirm(cart) }
}
